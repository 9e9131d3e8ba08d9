import type { PullRequestFates } from '../analytics/docs-history.ts'
import type { Effect, Measure, PageComparison } from '../analytics/effect.ts'
import type { Tally } from '../analytics/odds.ts'
import type { DateRange } from '../analytics/weeks.ts'
import { blocks, countOf, escapeMarkdown, formatCount, formatShare, table } from './markdown.ts'

const NAMES: Record<Measure['name'], string> = {
  unanswered: 'Questions without an answer',
  'thumbs-down': 'Thumbs down',
}
const NOT_AT_RANDOM = 'Pages are not changed at random: this shows what happened, not why.'

/** Whether the last changes helped: what the team made of the pull requests, and what readers of the pages. */
export function renderEffect(effect: Effect | undefined): string {
  if (effect === undefined) return ''
  const { pullRequests, comparison, windows } = effect
  const judged = comparison.status === 'read' && comparison.value.measures.some(isCompared)
  return blocks([
    '### 🔁 Did it help?',
    pullRequests.status === 'read'
      ? fatesSentence(pullRequests.value)
      : `The agent's pull requests are unknown: ${escapeMarkdown(pullRequests.why, 300)}.`,
    judged ? comparisonTable(comparison.value) : `Pages are ${whyNot(comparison)}.`,
    judged && spanSentence(comparison.value, windows.change),
  ])
}

/** `fewer` in words: the end of a sentence about what happened on the pages worked on. */
export function verdictOf(measure: Measure): string {
  switch (measure.verdict) {
    case 'fewer':
    case 'more':
      return `${measure.verdict} than the rest of the docs would suggest`
    case 'no-difference':
      return 'no difference from the rest of the docs'
    case 'too-few': {
      const { before, after } = measure.workedOn
      return `too few to say (${formatCount(before.events)} and ${formatCount(after.events)})`
    }
    case 'not-compared':
      return `not compared, because ${measure.why}`
  }
}

/** What became of the agent's pull requests, in one sentence. */
export function fatesSentence(fates: PullRequestFates): string {
  if (fates.total === 0) return 'The agent opened no pull request here in the last 13 weeks.'
  const parts = [
    { count: fates.mergedAsTheyWere, what: 'merged as opened' },
    { count: fates.mergedAfterEdits, what: 'merged after edits by people' },
    { count: fates.merged, what: 'merged earlier' },
    { count: fates.closed, what: 'closed without a merge' },
    { count: fates.open, what: 'still open' },
  ].flatMap(({ count, what }) => (count === 0 ? [] : [`${formatCount(count)} ${what}`]))
  const { medianDays } = fates
  const days = medianDays === null ? '' : `; half of the merges came within ${daysOf(medianDays)}`
  return `**${countOf(fates.total, 'pull request')}** of the agent in the last 13 weeks: ${parts.join(', ')}${days}.`
}

function daysOf(days: number): string {
  return days < 1 ? 'a day' : countOf(Math.round(days), 'day')
}

function isCompared(measure: Measure): boolean {
  return measure.verdict !== 'not-compared'
}

function whyNot(comparison: Effect['comparison']): string {
  const why =
    comparison.status === 'not available'
      ? comparison.why
      : comparison.value.measures
          .flatMap((measure) => (measure.verdict === 'not-compared' ? measure.why : []))
          .join('; ')
  return `not compared, because ${escapeMarkdown(why, 400)}`
}

/** Columns that a phone shows: the measure and its verdict come first. */
function comparisonTable({ measures }: PageComparison): string {
  return table(
    ['On the pages worked on', 'Before → after', 'The rest'],
    measures.map((measure) => {
      const verdict = escapeMarkdown(verdictOf(measure), 400)
      const what = `**${NAMES[measure.name]}**:<br>${verdict}`
      if (measure.verdict === 'not-compared') return [what, '', '']
      const { workedOn, rest } = measure
      return [what, shares(workedOn), shares(rest)]
    }),
  )
}

function shares({ before, after }: { before: Tally; after: Tally }): string {
  return `${shareOf(before)} → ${shareOf(after)}`
}

/** `16 % of 1,234`; of nothing, nothing. */
function shareOf({ events, of }: Tally): string {
  return of === 0 ? 'none' : `${formatShare(events / of)} of ${formatCount(of)}`
}

function spanSentence({ pages, citations }: PageComparison, change: DateRange): string {
  const { workedOn, rest, unmatched } = pages
  const lost =
    unmatched === 0 ? '' : `; ${countOf(unmatched, 'page')} could not be matched to a file`
  const cited =
    citations === null
      ? ''
      : ` Answers that cite a page worked on: ${formatCount(citations.before)}, then ${formatCount(citations.after)}.`
  return `<sub>${countOf(workedOn, 'page')} worked on ${spanOf(change)}, ${formatCount(rest)} others${lost}. Four weeks before, four after; the weeks in which people decide what to change are left out.${cited} ${NOT_AT_RANDOM}</sub>`
}

/** `28 September to 25 October`: the last day is inside. */
function spanOf({ dateFrom, dateTo }: DateRange): string {
  const last = new Date(Date.parse(dateTo) - 86_400_000)
  const format = (date: Date) =>
    date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `${format(new Date(dateFrom))} to ${format(last)}`
}
