import type { Effect, Measure, PageComparison } from '../analytics/effect/effect.ts'
import type { BeforeAfter, ComparedGroup, Tally } from '../analytics/effect/odds.ts'
import type { PullRequestFates } from '../analytics/effect/pull-requests.ts'
import { figuresIn } from '../analytics/reading.ts'
import type { DateRange } from '../analytics/weeks.ts'
import { blocks, countOf, formatCount, formatShare, type Markdown, sentences } from './markdown.ts'

const NAMES = { unanswered: 'Questions without an answer', 'thumbs-down': 'Thumbs down' }
/** Pages that are named at once, and in the details. */
const MOST_NAMED = 3
const MOST_LISTED = 100

/** What the team made of the agent's pull requests, and what readers do on the pages worked on since. */
export function renderEffect(effect: Effect | undefined, md: Markdown): string {
  if (effect === undefined) return ''
  const { pullRequests, comparison, windows } = effect
  const fates =
    pullRequests.status === 'read'
      ? fatesSentence(pullRequests.value)
      : `The agent's pull requests are unknown: ${md.message(pullRequests.why, 300)}.`
  const span = spanOf(windows.change)
  const next = `Judged every four weeks, next on ${dayOf(Date.parse(windows.next))}.`
  const why = whyNotCompared(comparison, span)
  const parts =
    comparison.status === 'read' && why === ''
      ? [fates, ...renderComparison(comparison.value, span, next, md)]
      : [
          sentences([
            fates,
            `Pages are not compared, because ${md.message(why, 400)}.`,
            // What could not be read now may be read tomorrow.
            comparison.status === 'read' && next,
          ]),
        ]
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
  if (pages.workedOn.length > 0) return ''
  const lost = pages.unmatched === 0 ? '' : `; ${unmatchedClause(pages.unmatched)}`
  return `no page that readers asked or voted on was worked on ${span}${lost}`
}

function renderComparison(
  { pages, measures, citations }: PageComparison,
  span: string,
  next: string,
  md: Markdown,
): string[] {
  const paths = pages.workedOn.map((path) => md.path(path))
  const named = paths.slice(0, MOST_NAMED).join(', ')
  const isJudged = measures.some(
    ({ verdict }) => verdict !== 'too-few' && verdict !== 'not-compared',
  )
  const notes = [
    next,
    'Four weeks after, against four before; the eight in which people decide what to change are left out.',
    pages.unmatched > 0 && `Of the others, ${unmatchedClause(pages.unmatched)}.`,
    citations !== null &&
      `Answers that cite a page worked on: ${formatCount(citations.before)}, then ${formatCount(citations.after)}.`,
    'Pages are not changed at random: this shows what happened, not why.',
    'On a busy site, about one verdict a year is chance.',
  ]
  return [
    measures.map((measure) => `- **${NAMES[measure.name]}**${inWords(measure, md)}`).join('\n'),
    `Worked on ${span}: ${named}${paths.length > MOST_NAMED ? ', … (all in the details).' : '.'}`,
    md.small(isJudged ? sentences(notes) : next),
  ]
}

/** The pages worked on, where the section names only some of them. */
export function effectDetails(effect: Effect | undefined, md: Markdown): string[] {
  const { workedOn = [] } = figuresIn(effect?.comparison)?.pages ?? {}
  if (workedOn.length <= MOST_NAMED) return []
  const paths = workedOn.slice(0, MOST_LISTED).map((path) => md.path(path))
  const more = workedOn.length - paths.length
  if (more > 0) paths.push(`and ${formatCount(more)} more`)
  return [`**Pages worked on** (${formatCount(workedOn.length)}): ${paths.join(', ')}`]
}

function inWords(measure: Measure, md: Markdown): string {
  if (measure.verdict === 'not-compared')
    return `: not compared, because ${md.message(measure.why, 300)}.`
  const { verdict, workedOn, rest } = measure
  if (verdict === 'too-few') {
    const { before, after } = workedOn
    return `: too few to judge (${formatCount(before.events)} before, ${formatCount(after.events)} after).`
  }
  const [low, high] = measure.interval.map(ratio)
  const shares = [
    `, on the ${countOf(workedOn.pages, 'page')} worked on: ${changeOf(workedOn)}.`,
    `On ${countOf(rest.pages, 'page')} that nobody worked on: ${changeOf(rest)}.`,
  ]
  if (verdict === 'no-difference')
    shares.push(
      `*No large difference: a halving or a doubling is unlikely* (odds × ${low} to ${high}).`,
    )
  else
    shares.push(
      `*${moveOf(verdict, workedOn)} than on the rest* (odds × ${ratio(measure.oddsRatio)}, 95 %: ${low} to ${high}).`,
    )
  return sentences(shares)
}

/** A share may have risen, and clearly less than elsewhere. */
function moveOf(verdict: 'fewer' | 'more', { before, after }: ComparedGroup): string {
  const hasFallen = after.events / after.of < before.events / before.of
  const isMore = hasFallen === (verdict === 'fewer')
  return `${hasFallen ? 'Fell' : 'Rose'} clearly ${isMore ? 'more' : 'less'}`
}

/** `36 % → 10 %` */
function changeOf({ before, after }: BeforeAfter): string {
  const shareOf = ({ events, of }: Tally) => formatShare(events / of)
  return `${shareOf(before)} → ${shareOf(after)}`
}

/** With two digits: `0.17`, `1.3`, `24`. */
function ratio(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en', { maximumSignificantDigits: 2 })
}

function unmatchedClause(pages: number): string {
  return `${countOf(pages, 'page')} could not be matched to a file of this repository`
}

/** `28 September to 25 October`: the last day is inside. */
function spanOf({ dateFrom, dateTo }: DateRange): string {
  return `${dayOf(Date.parse(dateFrom))} to ${dayOf(Date.parse(dateTo) - 86_400_000)}`
}

/** `28 September` */
function dayOf(ms: number): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(ms).toLocaleDateString('en-GB', format)
}
