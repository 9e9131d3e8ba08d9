import { OUTCOMES } from '../base/outcomes.ts'
import { escapeMarkdown } from '../report/escape.ts'
import { countOf, formatCount, formatPercent } from '../report/numbers.ts'
import { pullRequestLink } from '../report/pull-request-link.ts'
import type { Result, Signal } from './results.ts'

/** A project whose job left nothing behind. */
const NO_RESULT = { icon: '❔', row: 'without a result' }

function wordsOf(outcome: Result['outcome']) {
  return outcome === 'no-result' ? NO_RESULT : OUTCOMES[outcome]
}

/** The projects' outcomes, page views and readers' signals as one table, in the order of the list. */
export function renderResults(results: readonly Result[]): string {
  const withJobs = results.some(({ outcome }) => outcome !== 'reported')
  const withViews = results.some(({ views }) => views !== undefined)
  const columns = [
    { name: 'Project', align: '---', cell: ({ id }: Result) => escapeMarkdown(id, 128) },
    { name: 'Outcome', align: '---', cell: outcomeCell },
    ...(withJobs ? [{ name: 'Pull request', align: '---', cell: pullRequestCell }] : []),
    ...(withViews ? VIEW_COLUMNS : []),
    ...knownSignals(results).map((name) => ({
      name: SIGNAL_COLUMNS[name],
      align: '--:',
      cell: ({ signals }: Result) =>
        signals[name] === undefined ? '' : formatCount(signals[name]),
    })),
  ]
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const sections = [
    `### ${countOf(results.length, 'project')}: ${describeOutcomes(results)}`,
    withViews ? describeViews(results) : '',
    describeSignals(results),
    [
      row(columns.map(({ name }) => name)),
      row(columns.map(({ align }) => align)),
      ...results.map((result) => row(columns.map(({ cell }) => cell(result)))),
    ].join('\n'),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function views(pick: (views: NonNullable<Result['views']>) => string) {
  return (result: Result) => (result.views === undefined ? '' : pick(result.views))
}

const VIEW_COLUMNS = [
  { name: 'People', align: '--:', cell: views(({ human }) => formatCount(human)) },
  { name: 'AI assistants', align: '--:', cell: views(({ ai }) => formatCount(ai)) },
  { name: 'Views', align: '--:', cell: views(({ total }) => formatCount(total)) },
  {
    name: 'Change',
    align: '--:',
    cell: views(({ change }) => (change === undefined ? '' : formatPercent(change))),
  },
]

/** The columns of readers' signals, in their order. */
const SIGNAL_COLUMNS: Record<Signal, string> = {
  visitors: 'Visitors',
  unclickedSearches: 'Searches without a click',
  unansweredQuestions: 'Questions without an answer',
  thumbsDown: 'Thumbs down',
}

/** Those that were read for one project at least. */
function knownSignals(results: readonly Result[]): Signal[] {
  const names = Object.keys(SIGNAL_COLUMNS) as Signal[]
  return names.filter((name) => results.some(({ signals }) => signals[name] !== undefined))
}

function outcomeCell({ outcome }: Result): string {
  const { icon, row } = wordsOf(outcome)
  return `${icon} ${row}`
}

function pullRequestCell({ pullRequest }: Result): string {
  return pullRequest === undefined ? '' : pullRequestLink(pullRequest)
}

/** `2 with a pull request, 1 failed`: the most frequent first. */
function describeOutcomes(results: readonly Result[]): string {
  const counts = new Map<string, number>()
  for (const { outcome } of results) {
    const { row } = wordsOf(outcome)
    counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([words, number]) => `${formatCount(number)} ${words}`)
    .join(', ')
}

function describeViews(results: readonly Result[]): string {
  const known = results.flatMap(({ views }) => views ?? [])
  const sum = (pick: (views: (typeof known)[number]) => number) =>
    known.reduce((total, one) => total + pick(one), 0)
  const missing = results.length - known.length
  const share = missing === 0 ? '' : `, of ${known.length} of ${results.length} projects`
  return `**${formatCount(sum(({ total }) => total))} views** last week${share}: ${formatCount(sum(({ human }) => human))} by people, ${formatCount(sum(({ ai }) => ai))} by AI assistants.`
}

/** The sums of what readers missed. Visitors are left out: one person may read several projects' docs. */
function describeSignals(results: readonly Result[]): string {
  const sums = knownSignals(results)
    .filter((name) => name !== 'visitors')
    .map((name) => {
      const sum = results.reduce((total, { signals }) => total + (signals[name] ?? 0), 0)
      return `${SIGNAL_COLUMNS[name].toLowerCase()} ${formatCount(sum)}`
    })
  return sums.length === 0 ? '' : `What readers missed last week: ${sums.join(', ')}.`
}
