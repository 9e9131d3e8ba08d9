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
import type { Findings, Warning } from './findings.ts'
import type { Because, RemovedPage } from './judge-pages.ts'
import { foldLines } from './redirect-lines.ts'

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

const MAX_ROWS = 20
/** Names in the log. */
const MAX_NAMED = 5
/** To paste from the summary; the output has all. */
const MAX_LINES = 50
const UNSURE = { level: 'warning', icon: '⚠️', headline: 'Not all pages could be compared' } as const
const MAYBE_SNIPPET =
  'A file that other pages only imported is no page: if it is one of these, name it in `.mintignore`.'

export function endingOfFindings(findings: Findings): Ending<'pages-removed' | 'redirects'> {
  const { removed, goneSites, warnings } = findings
  const isUnsure = warnings.some(({ kind }) => kind !== 'redirect gone')
  const outcome = removed.length + goneSites.length > 0 ? 'page-removed' : 'passed'
  const count = removed.length + goneSites.reduce((sum, { pages }) => sum + pages, 0)
  const facts = {
    ...OUTCOMES[outcome],
    ...(outcome === 'passed' && isUnsure && UNSURE),
  }
  const page = pageOf(facts, {
    figures: count > 0 ? [countOf(count, 'page')] : [],
    sentences: [
      ...goneSites.map(
        ({ file, pages }) =>
          say`The docs have left this folder: ${pathOf(file)}, with ${countOf(pages, 'page')}, was removed. If that is meant, merge it as it is. If they moved, set their new folder in the dashboard, too.`,
      ),
      ...nameRemoved(removed),
    ],
    warnings: describeWarnings(warnings),
    sections: removed.length > 0 ? [...tableOf(removed), ...describeMends(findings)] : [],
  })
  const redirects = removed.flatMap(({ line }) => (line ? lineOf(line) : []))
  const outputs = [
    ['pages-removed', `${count}`],
    ['redirects', `[${redirects.join(',')}]`],
  ] as const
  const isNoNews = outcome === 'passed' && warnings.length === 0
  return endingOf(outcome, facts, page, { outputs, isNoNews })
}

function nameRemoved(removed: readonly RemovedPage[]): Text[] {
  if (removed.length === 0) return []
  const addresses = removed.map(({ address }) => pathOf(address))
  return [
    say`Links to ${enumerate(addresses, 'page', MAX_NAMED)} break.`,
    ours('Change `redirects` as the run’s summary says, or keep the pages.'),
  ]
}

function tableOf(removed: readonly RemovedPage[]): Block[] {
  const rows = removed.slice(0, MAX_ROWS).map((page) => [pathOf(page.address), describeWhy(page)])
  const columns = ['Page', 'What happens']
  const more = removed.length - rows.length
  const rest: Block[] =
    more > 0 ? [{ kind: 'small', text: say`and ${countOf(more, 'more page')}` }] : []
  return [{ kind: 'table', columns, rows }, ...rest]
}

function describeWhy({ why }: RemovedPage): Text {
  switch (why.kind) {
    case 'no redirect':
      return ours('no redirect')
    case 'dead end':
      return say`its redirect leads to ${pathOf(why.to)}, which is no page`
    case 'circle':
      return ours('its redirect leads in a circle')
  }
}

function describeMends({ removed, otherMissing }: Findings): Block[] {
  const blocks = [...Map.groupBy(removed, ({ redirectsFile }) => redirectsFile)].flatMap(
    ([file, pages]) => {
      const lines = foldLines(pages, otherMissing)
      const takeOut = [...new Set(pages.flatMap((page) => page.takeOut))]
      const mends: Block[] = []
      if (takeOut.length > 0)
        mends.push({
          kind: 'list',
          title: say`Take the redirects from these out of ${pathOf(file)}:`,
          items: takeOut.map((source) => quoted(source)),
        })
      return [
        ...mends,
        ...describeLines(say`For ${ours('`redirects`')} in ${pathOf(file)}:`, lines),
      ]
    },
  )
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

function describeWarnings(warnings: readonly Warning[]): Text[] {
  // Only redirects may be many, and they come last.
  const texts = warnings.slice(0, MAX_ROWS).map(describeWarning)
  const more = warnings.length - texts.length
  return more > 0 ? [...texts, say`${countOf(more, 'more redirect')} went, too.`] : texts
}

function describeWarning(warning: Warning): Text {
  switch (warning.kind) {
    case 'not compared':
      return say`Before this pull request, ${fromMessage(warning.reason)}. It is not compared.`
    case 'unknown pages': {
      const { addresses, because } = warning
      const count = countOf(addresses.length, 'page')
      return say`Whether ${count} can still be read is unknown: ${enumerate(addresses.map(pathOf), 'page')}. This depends on ${sourcesIn(because)}.`
    }
    case 'unread sources':
      return say`This pull request changes what Mintlify makes pages from, and the pages of ${sourcesIn(warning.because)} are not compared.`
    case 'redirect gone': {
      const { source, destination } = warning.redirect
      return say`${pathOf(warning.file)} loses the redirect from ${theirs(source)} to ${theirs(destination)}, and links to it break.`
    }
  }
}

function sourcesIn(because: readonly Because[]): Text {
  const named = because.map(({ file, reason }) =>
    file === '' ? ours(reason) : say`${theirs(file)} (${ours(reason)})`,
  )
  return enumerate(named, 'file')
}

function enumerate(texts: readonly Text[], noun: string, most = MAX_ROWS): Text {
  const more = texts.length - most
  const rest = more > 0 ? [countOf(more, `more ${noun}`)] : []
  return join([...texts.slice(0, most), ...rest], ours(', '))
}
