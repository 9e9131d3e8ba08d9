import type { Effect, Measure, PageComparison } from '../analytics/effect/effect.ts'
import type { Tally } from '../analytics/effect/odds.ts'
import type { PullRequestFates } from '../analytics/effect/pull-requests.ts'
import { pagePath } from '../analytics/page-path.ts'
import type { DateRange } from '../analytics/weeks.ts'
import type { Counts } from '../service/schemas.ts'
import {
  blocks,
  countOf,
  escapeMarkdown,
  formatCount,
  formatShare,
  sentences,
  table,
} from './markdown.ts'

const NAMES = {
  unanswered: { whole: 'questions without an answer', short: 'Unanswered' },
  'thumbs-down': { whole: 'thumbs down', short: 'Thumbs down' },
}

/**
 * What the team made of the agent's pull requests, and what readers do on the pages worked on since.
 * @param views of the last week, by path; undefined where they were not read
 */
export function renderEffect(
  effect: Effect | undefined,
  views?: ReadonlyMap<string, Counts>,
): string {
  if (effect === undefined) return ''
  const { pullRequests, comparison, windows } = effect
  const fates =
    pullRequests.status === 'read'
      ? fatesSentence(pullRequests.value)
      : `The agent's pull requests are unknown: ${escapeMarkdown(pullRequests.why, 300)}.`
  const span = spanOf(windows.change)
  const why = whyNotCompared(comparison, span)
  const parts =
    comparison.status === 'read' && why === ''
      ? [fates, ...renderComparison(comparison.value, span, views)]
      : [sentences([fates, `Pages are not compared, because ${escapeMarkdown(why, 400)}.`])]
  return blocks(['### 🔁 Did it help?', ...parts])
}

function fatesSentence(fates: PullRequestFates): string {
  if (fates.total === 0) return 'The agent opened no pull request here in the last 13 weeks.'
  const parts = [
    [fates.mergedAsTheyWere, 'merged as opened'],
    [fates.mergedAfterEdits, 'merged after edits by people'],
    [fates.merged, 'merged earlier'],
    [fates.closed, 'closed without a merge'],
    [fates.open, 'still open'],
  ] as const
  const counts = parts.flatMap(([count, what]) =>
    count > 0 ? `${formatCount(count)} ${what}` : [],
  )
  const { medianDays: days } = fates
  const time = days !== null && days < 1 ? 'under a day' : countOf(Math.round(days ?? 0), 'day')
  const median = days === null ? '' : `; median time to a merge: ${time}`
  return `**${countOf(fates.total, 'pull request')}** of the agent in the last 13 weeks: ${counts.join(', ')}${median}.`
}

/** Plain text, with whatever the service or GitHub said; '' where there is something to compare. */
function whyNotCompared(comparison: Effect['comparison'], span: string): string {
  if (comparison.status === 'not available') return comparison.why
  const { measures, pages } = comparison.value
  const reasons = measures.map((measure) => (measure.verdict === 'not-compared' ? measure.why : ''))
  if (!reasons.includes('')) return [...new Set(reasons)].join('; ')
  if (pages.workedOn > 0) return ''
  const lost = pages.unmatched === 0 ? '' : `; ${unmatchedClause(pages.unmatched)}`
  return `no page that readers asked or voted on was worked on ${span}${lost}`
}

function renderComparison(
  { pages, workedOn, measures, citations }: PageComparison,
  span: string,
  views: ReadonlyMap<string, Counts> = new Map(),
): string[] {
  const where = `On ${countOf(pages.workedOn, 'page')} worked on ${span}`
  const verdicts = measures.map(
    (measure) => `**${NAMES[measure.name].whole}**: ${inWords(measure)}`,
  )
  const rows = measures.flatMap((measure) => {
    if (measure.verdict === 'not-compared' || measure.verdict === 'too-few') return []
    const { workedOn, rest } = measure
    const { short } = NAMES[measure.name]
    return [
      [`${short}, worked on`, shareOf(workedOn.before), shareOf(workedOn.after)],
      [`${short}, the rest`, shareOf(rest.before), shareOf(rest.after)],
    ]
  })
  if (rows.length === 0) return [`${where}, ${verdicts.join('; ')}.`]
  let people = 0
  for (const [path, { human }] of views) if (workedOn.has(pagePath(path))) people += human
  const notes = sentences([
    'Four weeks after, against four before; the weeks in which people decide what to change are left out.',
    pages.unmatched > 0 && `Of the others, ${unmatchedClause(pages.unmatched)}.`,
    citations !== null &&
      `Answers that cite a page worked on: ${formatCount(citations.before)}, then ${formatCount(citations.after)}.`,
    people > 0 && `People viewed the pages worked on ${formatCount(people)} times last week.`,
    'Pages are not changed at random: this shows what happened, not why.',
  ])
  return [
    `${where}, against ${formatCount(pages.rest)} of the rest:`,
    verdicts.map((verdict) => `- ${verdict}`).join('\n'),
    table(['Share', 'Before:', 'After:'], rows),
    `<sub>${notes}</sub>`,
  ]
}

function inWords(measure: Measure): string {
  switch (measure.verdict) {
    case 'fewer':
    case 'more':
      return `${measure.verdict} than the rest of the docs would suggest`
    case 'no-difference':
      return 'no large difference from the rest of the docs'
    case 'too-few': {
      const { before, after } = measure.workedOn
      return `too few to say (${formatCount(before.events)} and ${formatCount(after.events)})`
    }
    case 'not-compared':
      return `not compared, because ${escapeMarkdown(measure.why, 300)}`
  }
}

/** `16 % of 1,234`, which breaks before `of` if it must. */
function shareOf({ events, of }: Tally): string {
  return of === 0 ? 'none' : `${formatShare(events / of)} of\u00a0${formatCount(of)}`
}

function unmatchedClause(pages: number): string {
  return `${countOf(pages, 'page')} could not be matched to a file of this repository`
}

/** `28 September to 25 October`: the last day is inside. */
function spanOf({ dateFrom, dateTo }: DateRange): string {
  const format = (ms: number) =>
    new Date(ms).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `${format(Date.parse(dateFrom))} to ${format(Date.parse(dateTo) - 86_400_000)}`
}
