import type { StepResult } from '../core/command.ts'
import {
  type Block,
  countWithNoun,
  formatNumber,
  join,
  paragraph,
  quoted,
  type RichText,
  renderPlain,
  richText,
  trusted,
  trustedMessage,
  untrusted,
  untrustedPath,
} from '../core/result-page.ts'
import { createStepResult, type OutcomeFacts, resultPage } from '../core/results.ts'
import type { Log } from '../runtime.ts'
import { toJsonLiteral } from '../text.ts'
import type { Redirect } from './docs-json.ts'
import type { Findings, Warning } from './findings.ts'
import type { BrokenOldRedirect, RemovedPage } from './judge-pages.ts'
import { mergeIntoPatterns } from './redirects.ts'

/* The words for the findings. */

export const OUTCOMES = {
  passed: {
    level: 'info',
    icon: '✅',
    headline: 'No page was removed without a redirect',
  },
  'page-removed': {
    level: 'error',
    icon: '🔗',
    headline: 'Pages were removed without a redirect',
  },
} as const satisfies Record<string, OutcomeFacts>

const REDIRECTS_LOST: OutcomeFacts = {
  level: 'error',
  icon: '🔗',
  headline: 'Pages or redirects were removed, and links to them break',
}
const UNSURE: OutcomeFacts = {
  level: 'warning',
  icon: '⚠️',
  headline: 'Not all pages could be compared',
}
/** The warnings that leave no page undecided. */
const COMPARED: ReadonlySet<Warning['kind']> = new Set([
  'hidden',
  'redirects gone',
  'redirects lost',
])
const REDIRECTS = trusted('`redirects`')
const MAX_LISTED = 20
/** Names in the log. */
const MAX_NAMED = 5
/** GitHub's limit is 1 MB. */
const MAX_OUTPUT_BYTES = 900_000
/** To paste from the summary; the output has all. */
const MAX_PASTED_LINES = 50
const FILL_IN = 'Fill in each empty destination: where should these readers go?'
const MAYBE_SNIPPET =
  'If one of these files was only imported by other pages, it is not a page: list it in `.mintignore`.'
const ADD_REDIRECTS = 'Add or fix redirects, or keep the pages.'
const FIX_REDIRECTS = 'Fix the redirects, or keep the pages and the old redirects.'

/** An address whose links break. */
type Broken = RemovedPage | BrokenOldRedirect

/** @param log gets the warnings: a green check hides its summary */
export function resultOfFindings(
  findings: Findings,
  log: Log,
): StepResult<'pages-removed' | 'redirects'> {
  const broken: readonly Broken[] = [...findings.removed, ...findings.lost]
  const redirects = findings.lost.length
  let pages = findings.removed.length
  const sentences: RichText[] = []
  for (const site of findings.goneSites) {
    pages += site.pages
    const count = countWithNoun(site.pages, 'page')
    sentences.push(
      richText`The docs have left this folder: ${untrustedPath(site.file)}, with ${count}, was removed. If this is intended, merge it as is. If they moved, set their new folder in the dashboard as well.`,
    )
  }
  if (broken.length > 0) {
    const addresses = broken.map((one) => untrustedPath(one.address))
    sentences.push(richText`Links to ${enumerate(addresses, MAX_NAMED)} break.`)
    const remedy = redirects > 0 ? FIX_REDIRECTS : ADD_REDIRECTS
    sentences.push(trusted(remedy))
  }
  const figures: RichText[] = []
  if (pages > 0) figures.push(countWithNoun(pages, 'page'))
  if (redirects > 0) figures.push(countWithNoun(redirects, 'redirect'))

  const above: RichText[] = []
  const below: Block[] = []
  for (const warning of findings.warnings) {
    const text = describeWarning(warning)
    log.warning(renderPlain(text))
    // Redirects that someone took out come below the table: the summary is about pages.
    if (warning.kind === 'redirects gone') below.push({ kind: 'warning', text })
    else above.push(text)
  }

  const mends = findMends(broken, findings)
  const lines = mends.flatMap((mend) => mend.lines)
  let output: string | undefined = `[${lines.map(lineOf).join(',')}]`
  const isTooLong = Buffer.byteLength(output) > MAX_OUTPUT_BYTES
  if (isTooLong) {
    output = undefined
    const count = countWithNoun(lines.length, 'line')
    const text = richText`The output ${REDIRECTS} is left out: its ${count} have over 900 KB, and GitHub takes 1 MB. Move or remove fewer pages at once.`
    log.warning(renderPlain(text))
    above.push(text)
  }

  const isRed = broken.length > 0 || findings.goneSites.length > 0
  const outcome = isRed ? 'page-removed' : 'passed'
  let facts: OutcomeFacts = OUTCOMES[outcome]
  const isUnsure = findings.warnings.some((warning) => !COMPARED.has(warning.kind))
  if (isUnsure && !isRed) facts = UNSURE
  if (redirects > 0) facts = REDIRECTS_LOST
  const table = tableOfDeadRedirects(broken)
  const page = resultPage(facts, {
    figures,
    sentences,
    warnings: above,
    sections: [...table, ...describeMends(broken, mends), ...below],
  })
  return createStepResult(outcome, facts, page, {
    outputs: [
      // As documented, lost redirects count too.
      ['pages-removed', `${pages + redirects}`],
      ['redirects', output],
    ],
    isNoNews: !isRed && findings.warnings.length === 0,
  })
}

/** Only addresses whose redirect leads nowhere: the lines to paste already name all others. */
function tableOfDeadRedirects(broken: readonly Broken[]): Block[] {
  const all: RichText[][] = []
  for (const one of broken) {
    const what = describeWhy(one.why)
    if (what !== undefined) all.push([untrustedPath(one.address), what])
  }
  if (all.length === 0) return []
  const rows = all.slice(0, MAX_LISTED)
  const table: Block = {
    kind: 'table',
    columns: ['Page', 'What happens'],
    rows,
  }
  if (all.length <= MAX_LISTED) return [table]
  const more = countWithNoun(all.length - MAX_LISTED, 'more page')
  return [table, { kind: 'small', text: richText`and ${more}` }]
}

function describeWhy(why: Broken['why']): RichText | undefined {
  switch (why.kind) {
    case 'no redirect':
      if (why.ignored === undefined) return undefined
      return richText`Mintlify ignores the redirect from ${quoted(why.ignored)}, which has no ${trusted('`*`')}`
    case 'dead end':
      return richText`its redirect leads to ${untrustedPath(why.to)}, which is no page`
    case 'circle':
      return trusted('its redirect leads in a circle')
  }
}

/** The changes to make in a file. */
interface Mend {
  readonly file: string
  /** Sources of redirects. */
  readonly takeOut: ReadonlySet<string>
  readonly lines: readonly Redirect[]
}

function findMends(broken: readonly Broken[], findings: Findings): Mend[] {
  const mends: Mend[] = []
  const byFile = Map.groupBy(broken, (one) => one.redirectsFile)
  for (const [file, ofFile] of byFile) {
    const takeOut = new Set(ofFile.flatMap((one) => one.takeOut))
    mends.push({ file, takeOut, lines: linesFor(ofFile, findings) })
  }
  return mends
}

function describeMends(broken: readonly Broken[], mends: readonly Mend[]): Block[] {
  const blocks: Block[] = []
  for (const { file, takeOut, lines } of mends) {
    if (takeOut.size > 0) {
      const title = richText`Take the redirects from these out of ${untrustedPath(file)}:`
      const items = [...takeOut].map((source) => quoted(source))
      blocks.push({ kind: 'list', title, items })
    }
    if (lines.length === 0) continue
    const shown = lines.slice(0, MAX_PASTED_LINES)
    const code = shown.map(lineOf).join(',\n')
    blocks.push(paragraph(richText`Paste these lines into ${REDIRECTS} in ${untrustedPath(file)}:`))
    blocks.push({ kind: 'code', language: 'json', code })
    if (lines.length > MAX_PASTED_LINES) {
      const more = countWithNoun(lines.length - MAX_PASTED_LINES, 'more line')
      blocks.push(paragraph(richText`and ${more}: the output \`redirects\` has all of them.`))
    }
  }
  const isIncomplete = broken.some((one) => one.line?.destination === '')
  if (isIncomplete) blocks.push(paragraph(trusted(FILL_IN)))
  const maybeSnippet = broken.some((one) => one.kind === 'removed' && one.maybeSnippet)
  if (maybeSnippet) blocks.push(paragraph(trusted(MAYBE_SNIPPET)))
  return blocks
}

/** Lines for pages, folded, and then the old lines of redirects. */
function linesFor(broken: readonly Broken[], findings: Findings): Redirect[] {
  /** By their text: sites that share a file may lose the same address. */
  const pageLines = new Map<string, Redirect>()
  const redirectLines: Redirect[] = []
  const notToMatch = findings.otherMissing.slice()
  for (const one of broken) {
    if (one.kind === 'lost') {
      redirectLines.push(one.line)
      continue
    }
    if (one.line !== undefined) pageLines.set(lineOf(one.line), one.line)
    // An old pattern may lead this page nowhere, and only an exact line is sure to win over it. So no pattern may
    // replace the lines of this folder: it would match this page too.
    const hasRedirect = one.why.kind !== 'no redirect'
    if (hasRedirect) notToMatch.push(one.address)
  }
  const folded = mergeIntoPatterns([...pageLines.values()], {
    addresses: notToMatch,
    livingFolders: findings.livingFolders,
  })
  return folded.concat(redirectLines)
}

function lineOf(redirect: Redirect): string {
  const source = toJsonLiteral(redirect.source)
  const destination = toJsonLiteral(redirect.destination)
  return `{ "source": ${source}, "destination": ${destination} }`
}

function describeWarning(warning: Warning): RichText {
  switch (warning.kind) {
    case 'not compared':
      return richText`Before this pull request, ${trustedMessage(warning.reason)}. It is not compared.`
    case 'migrated':
      return richText`This pull request replaces ${untrustedPath(warning.file)}, which this step does not read: its pages and redirects are not compared.`
    case 'maybe generated':
      return richText`From ${enumerateFiles(warning.files)}, Mintlify may still make ${enumeratePages(warning.addresses)}. Generated pages are not compared: look at these in the preview.`
    case 'hidden':
      return richText`New lines of .mintignore hide ${enumeratePages(warning.addresses)}. If links lead to them, add redirects.`
    case 'unnameable':
      return richText`No redirect can name ${enumeratePages(warning.addresses)}. Its source would have \`?\`, \`#\`, \`:\`, \`*\` or \`%\`, and links to these pages break.`
    case 'sources gone':
      return richText`docs.json no longer names ${enumerateFiles(warning.files)} for the same directory. The pages that Mintlify made from there are not compared: if links lead to them, add redirects.`
    case 'redirects lost':
      return richText`In place of these redirects, others now lead to no page of their site: ${enumerateLines(warning.lost)}. Check that another site has that page.`
    case 'redirects gone': {
      const texts: RichText[] = []
      const byFile = Map.groupBy(warning.gone, (one) => one.file)
      for (const [file, gone] of byFile) {
        const count = countWithNoun(gone.length, 'redirect')
        const lines = enumerateLines(gone)
        texts.push(
          richText`${untrustedPath(file)} loses ${count}, and links to their sources break: ${lines}.`,
        )
      }
      return join(texts)
    }
  }
}

function enumeratePages(addresses: readonly string[]): RichText {
  const count = countWithNoun(addresses.length, 'page')
  return richText`${count}: ${enumerate(addresses.map(untrustedPath))}`
}

function enumerateLines(redirects: ReadonlyArray<{ readonly line: Redirect }>): RichText {
  const named: RichText[] = []
  for (const { line } of redirects) {
    const source = untrusted(line.source)
    const destination = untrusted(line.destination)
    named.push(richText`${source} to ${destination}`)
  }
  return enumerate(named)
}

/** Specifications. An empty name means endpoints that docs.json names without one. */
function enumerateFiles(files: ReadonlySet<string>): RichText {
  const named: RichText[] = []
  for (const file of files) {
    if (file === '') named.push(trusted('endpoints without a specification'))
    else named.push(untrusted(file))
  }
  return enumerate(named)
}

function enumerate(texts: readonly RichText[], most = MAX_LISTED): RichText {
  const named = texts.slice(0, most)
  if (texts.length > most) {
    const more = formatNumber(texts.length - most)
    named.push(trusted(`${more} more`))
  }
  return join(named, trusted(', '))
}
