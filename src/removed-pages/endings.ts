import type { Ending } from '../frame/command.ts'
import { COMMON_OUTCOMES, endingOf, type OutcomeFacts, pageOf } from '../frame/endings.ts'
import {
  type Block,
  countOf,
  fromMessage,
  join,
  ours,
  paragraph,
  pathOf,
  quoted,
  say,
  type Text,
  theirs,
} from '../frame/page.ts'
import { inJson } from '../text.ts'
import type { Redirect } from './docs-json.ts'
import type { Findings, GoneRedirect, Warning } from './findings.ts'
import type { Because, RemovedPage } from './judge-pages.ts'
import { foldLines } from './redirects.ts'

const OUTCOMES = {
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
  ...COMMON_OUTCOMES,
} as const satisfies Record<string, OutcomeFacts>

const REDIRECTS_LOST = 'Pages or redirects were removed, and links to them break'
const MAX_ROWS = 20
/** Names in the log. */
const MAX_NAMED = 5
/** To paste from the summary; the output has all. */
const MAX_LINES = 50
const UNSURE = { level: 'warning', icon: '⚠️', headline: 'Not all pages could be compared' } as const
const MAYBE_SNIPPET =
  'If one of these files was only imported by other pages, it is not a page: list it in `.mintignore`.'

export function endingOfFindings(findings: Findings): Ending<'pages-removed' | 'redirects'> {
  const { removed, lost, goneSites, warnings } = findings
  const isRed = removed.length + lost.length + goneSites.length > 0
  const outcome = isRed ? 'page-removed' : 'passed'
  const facts = factsFor(findings, outcome)
  const pages = removed.length + goneSites.reduce((sum, site) => sum + site.pages, 0)
  const figures: Text[] = []
  if (pages > 0) figures.push(countOf(pages, 'page'))
  if (lost.length > 0) figures.push(countOf(lost.length, 'redirect'))
  // Below the table: redirects that someone took out are not what the summary is about.
  const below = warnings.filter(({ kind }) => kind === 'redirects gone').map(describeWarning)
  const above = warnings.filter(({ kind }) => kind !== 'redirects gone').map(describeWarning)
  const page = pageOf(facts, {
    figures,
    sentences: [...goneSites.map(describeGoneSite), ...nameBroken(findings)],
    warnings: above,
    sections: [
      ...tableOf(findings),
      ...describeMends(findings),
      ...below.map((text): Block => ({ kind: 'warning', text })),
    ],
  })
  const lines = [...removed.flatMap(({ line }) => line ?? []), ...lost.map(({ line }) => line)]
  const outputs = [
    ['pages-removed', `${pages + lost.length}`],
    ['redirects', `[${lines.map(lineOf).join(',')}]`],
  ] as const
  const isNoNews = !isRed && warnings.length === 0
  return endingOf(outcome, facts, page, { outputs, isNoNews })
}

function factsFor({ lost, warnings }: Findings, outcome: 'passed' | 'page-removed'): OutcomeFacts {
  const facts = OUTCOMES[outcome]
  if (outcome === 'page-removed')
    return lost.length > 0 ? { ...facts, headline: REDIRECTS_LOST } : facts
  const isUnsure = warnings.some(({ kind }) => !kind.startsWith('redirects '))
  return isUnsure ? UNSURE : facts
}

function describeGoneSite({ file, pages }: Findings['goneSites'][number]): Text {
  return say`The docs have left this folder: ${pathOf(file)}, with ${countOf(pages, 'page')}, was removed. If this is intended, merge it as is. If they moved, set their new folder in the dashboard as well.`
}

function nameBroken({ removed, lost }: Findings): Text[] {
  const broken = [...removed, ...lost]
  if (broken.length === 0) return []
  const addresses = broken.map(({ address }) => pathOf(address))
  const remedy =
    lost.length > 0
      ? 'Mend the redirects, or keep the pages and the old redirects.'
      : 'Add or mend redirects, or keep the pages.'
  return [say`Links to ${enumerate(addresses, 'address', MAX_NAMED)} break.`, ours(remedy)]
}

/** The pages that have a redirect: of the others, the lines to paste say it all. */
function tableOf({ removed, lost }: Findings): Block[] {
  const all = [...removed, ...lost].flatMap(({ address, why }) => {
    const what = describeWhy(why)
    return what === undefined ? [] : [[pathOf(address), what]]
  })
  if (all.length === 0) return []
  const rows = all.slice(0, MAX_ROWS)
  const table: Block = { kind: 'table', columns: ['Page', 'What happens'], rows }
  const more = all.length - rows.length
  if (more === 0) return [table]
  return [table, { kind: 'small', text: say`and ${countOf(more, 'more page')}` }]
}

function describeWhy(why: RemovedPage['why']): Text | undefined {
  switch (why.kind) {
    case 'no redirect':
      if (why.ignored === undefined) return undefined
      return say`Mintlify ignores the redirect from ${quoted(why.ignored)}, which has no ${ours('`*`')}`
    case 'dead end':
      return say`its redirect leads to ${pathOf(why.to)}, which is no page`
    case 'circle':
      return ours('its redirect leads in a circle')
  }
}

function describeMends({ removed, lost, otherMissing }: Findings): Block[] {
  const blocks: Block[] = []
  const files = new Set([...removed, ...lost].map(({ redirectsFile }) => redirectsFile))
  for (const file of files) {
    const isHere = ({ redirectsFile }: { redirectsFile: string }) => redirectsFile === file
    const pages = removed.filter(isHere)
    const redirects = lost.filter(isHere)
    const takeOut = new Set([...pages, ...redirects].flatMap((one) => one.takeOut))
    if (takeOut.size > 0)
      blocks.push({
        kind: 'list',
        title: say`Take the redirects from these out of ${pathOf(file)}:`,
        items: [...takeOut].map((source) => quoted(source)),
      })
    // A pattern must not match pages with another redirect on their way: these keep their own lines.
    const hindered = pages.filter(({ why }) => why.kind !== 'no redirect')
    const others = [...otherMissing, ...hindered.map(({ address }) => address)]
    const folded = foldLines(
      pages.flatMap(({ line }) => line ?? []),
      others,
    )
    const lines = [...folded, ...redirects.map(({ line }) => line)]
    const title = say`Paste these lines into ${ours('`redirects`')} in ${pathOf(file)}:`
    blocks.push(...describeLines(title, lines))
  }
  if (removed.some(({ line }) => line?.destination === ''))
    blocks.push(paragraph(ours('Fill in where the readers of each removed page should go.')))
  if (removed.some(({ maybeSnippet }) => maybeSnippet)) blocks.push(paragraph(ours(MAYBE_SNIPPET)))
  return blocks
}

function lineOf({ source, destination }: Redirect): string {
  return `{ "source": ${inJson(source)}, "destination": ${inJson(destination)} }`
}

function describeLines(title: Text, redirects: readonly Redirect[]): Block[] {
  if (redirects.length === 0) return []
  const shown = redirects.slice(0, MAX_LINES)
  const code = shown.map(lineOf).join(',\n')
  const more = redirects.length - shown.length
  const rest = say`and ${countOf(more, 'more line')}: the output \`redirects\` has a line for each page.`
  return [
    paragraph(title),
    { kind: 'code', language: 'json', code },
    ...(more > 0 ? [paragraph(rest)] : []),
  ]
}

function describeGoneRedirects(gone: readonly GoneRedirect[]): Text {
  const texts: Text[] = []
  for (const [file, redirects] of Map.groupBy(gone, (one) => one.file)) {
    const count = countOf(redirects.length, 'redirect')
    const lines = redirects.map(({ line }) => line)
    texts.push(
      say`${pathOf(file)} loses ${count}, and links to their sources break: ${enumerateLines(lines)}.`,
    )
  }
  return join(texts)
}

export function describeWarning(warning: Warning): Text {
  switch (warning.kind) {
    case 'not compared':
      return say`Before this pull request, ${fromMessage(warning.reason)}. It is not compared.`
    case 'migrated':
      return say`This pull request replaces ${pathOf(warning.file)}, which this step does not read: its pages and redirects are not compared.`
    case 'unknown pages': {
      const { addresses, because } = warning
      const count = countOf(addresses.length, 'page')
      return say`Whether ${count} can still be read is unknown: ${enumerate(addresses.map(pathOf), 'page')}. This depends on ${sourcesIn(because)}.`
    }
    case 'unread sources':
      return say`This pull request changes what Mintlify makes pages from, and the pages of ${sourcesIn(warning.because)} are not compared.`
    case 'redirects lost': {
      const lines = warning.lost.map(({ line }) => line)
      return say`In place of these redirects, others now lead to no page of their site: ${enumerateLines(lines)}. Check that another site has that page.`
    }
    case 'redirects gone':
      return describeGoneRedirects(warning.gone)
  }
}

function sourcesIn(because: readonly Because[]): Text {
  const named = because.map(({ file, reason }) =>
    file === '' ? ours(reason) : say`${theirs(file)} (${ours(reason)})`,
  )
  return enumerate(named, 'file')
}

function enumerateLines(redirects: readonly Redirect[]): Text {
  const named = redirects.map(({ source, destination }) => {
    return say`${theirs(source)} to ${theirs(destination)}`
  })
  return enumerate(named, 'redirect')
}

function enumerate(texts: readonly Text[], noun: string, most = MAX_ROWS): Text {
  const more = texts.length - most
  const plural = noun === 'address' ? 'more addresses' : `more ${noun}s`
  const rest = more > 0 ? [countOf(more, `more ${noun}`, plural)] : []
  return join([...texts.slice(0, most), ...rest], ours(', '))
}
