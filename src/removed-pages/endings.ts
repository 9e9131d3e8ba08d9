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
import type { Findings, RemovedPage, Warning } from './findings.ts'

const OUTCOMES = {
  passed: {
    fails: false,
    level: 'info',
    icon: '✅',
    headline: 'No page was removed without a redirect',
  },
  'page-removed': {
    fails: true,
    level: 'error',
    icon: '🔗',
    headline: 'Pages were removed without a redirect',
  },
  ...COMMON_OUTCOMES,
} as const satisfies Record<string, OutcomeFacts>

/** Rows of the table, and names in the log. */
const MAX_ROWS = 20
const MAX_NAMED = 5
const MAYBE_SNIPPET =
  'A file that other pages only imported is no page: if it is one of these, name it in `.mintignore`.'

export function endingOfFindings({
  removed,
  goneSites,
  warnings,
}: Findings): Ending<'pages-removed' | 'redirects'> {
  const outcome = removed.length + goneSites.length > 0 ? 'page-removed' : 'passed'
  const count = removed.length + goneSites.reduce((sum, { pages }) => sum + pages, 0)
  const page = pageOf(OUTCOMES[outcome], {
    figures: count > 0 ? [countOf(count, 'page')] : [],
    sentences: [
      ...goneSites.map(
        ({ file, pages }) =>
          say`The docs have left this folder: ${pathOf(file)} is gone, and had ${countOf(pages, 'page')}. If that is meant, merge it as it is. If they moved, set their new folder in the dashboard, too.`,
      ),
      ...nameRemoved(removed),
    ],
    warnings: warnings.map(describeWarning),
    sections: removed.length > 0 ? [...tableOf(removed), ...describeMends(removed)] : [],
  })
  const redirects = removed.flatMap(({ add }) => (add ? lineOf(add) : []))
  const outputs = [
    ['pages-removed', `${count}`],
    ['redirects', `[${redirects.join(',')}]`],
  ] as const
  const isNoNews = outcome === 'passed' && warnings.length === 0
  return endingOf(outcome, OUTCOMES[outcome], page, { outputs, isNoNews })
}

function nameRemoved(removed: readonly RemovedPage[]): Text[] {
  if (removed.length === 0) return []
  const named = removed.slice(0, MAX_NAMED).map(({ address }) => pathOf(address))
  const more = removed.length - named.length
  if (more > 0) named.push(countOf(more, 'more page'))
  return [
    say`Readers will find nothing at ${join(named, ours(', '))}.`,
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

/** What to do about removed pages, ready to copy: a block for each file. */
function describeMends(removed: readonly RemovedPage[]): Block[] {
  const blocks = [...Map.groupBy(removed, ({ file }) => file)].flatMap(([file, pages]) => {
    const lines = pages.flatMap(({ add }) => add ?? [])
    const takeOut = [...new Set(pages.flatMap((page) => page.takeOut))]
    const mends: Block[] = []
    if (takeOut.length > 0)
      mends.push({
        kind: 'list',
        title: say`Take the redirects from these out of ${pathOf(file)}:`,
        items: takeOut.map((source) => quoted(source)),
      })
    return [...mends, ...describeLines(say`For ${ours('`redirects`')} in ${pathOf(file)}:`, lines)]
  })
  if (removed.some(({ add }) => add?.destination === ''))
    blocks.push(paragraph(ours('Fill in where the readers of each removed page should go.')))
  if (removed.some(({ maybeSnippet }) => maybeSnippet)) blocks.push(paragraph(ours(MAYBE_SNIPPET)))
  return blocks
}

function lineOf({ source, destination }: Redirect): string {
  return `{ "source": ${inJson(source)}, "destination": ${inJson(destination)} }`
}

function describeLines(title: Text, redirects: readonly Redirect[]): Block[] {
  if (redirects.length === 0) return []
  const code = redirects.map(lineOf).join(',\n')
  return [paragraph(title), { kind: 'code', language: 'json', code }]
}

function describeWarning(warning: Warning): Text {
  if (warning.kind === 'not compared')
    return say`Before this pull request, ${fromMessage(warning.reason)}. What it says is not compared.`
  if (warning.kind === 'maybe made')
    return say`${pathOf(warning.address)} is gone. The service may make a page at ${pathOf(warning.at)} from an API description: look whether it does, since a redirect would hide it.`
  const { source, destination } = warning.redirect
  return say`${pathOf(warning.file)} loses the redirect from ${theirs(source)} to ${theirs(destination)}, and its readers find nothing.`
}
