import { LEAST_COMPARED } from '../analytics/thresholds.ts'
import { describeRange } from '../analytics/weeks.ts'
import type { Effect, Measure, Share } from '../site/effect.ts'
import type { PullRequestFates } from '../site/fates.ts'
import { blocks, countOf, formatCount, formatShare, type Markdown, sentences } from './markdown.ts'

const NAMES = { unanswered: 'Questions without an answer', 'thumbs-down': 'Thumbs down' }
/** Pages that we name at once; the details have all. */
const MOST_NAMED = 3

/** What the team made of the agent's pull requests, and what readers did on the pages that they changed. */
export function renderEffect(effect: Effect | undefined, md: Markdown): string {
  if (effect === undefined) return ''
  const { pullRequests, measures } = effect
  const fates =
    pullRequests.status === 'read'
      ? fatesSentence(pullRequests.value)
      : `The agent's pull requests are unknown: ${md.message(pullRequests.why, 300)}.`
  const gaps = [pullRequests, ...measures].flatMap((one) => (one.status === 'read' ? one.gap : []))
  const cut = [...new Set(gaps)].map((gap) => gap !== '' && `Not all was read: ${gap}.`)
  return blocks([
    '### 🔁 What became of the last changes',
    sentences([fates, ...cut]),
    ...renderMeasures(effect, md),
  ])
}

function renderMeasures(effect: Effect, md: Markdown): string[] {
  const { windows, pullRequests, measures, changed, unmatched } = effect
  const change = describeRange(windows.change)
  const next = `Next comparison on ${windows.next}.`
  if (measures.length === 0) {
    // If the pull requests are unknown, so are the pages.
    if (pullRequests.status === 'not available') return []
    return [
      `No pull request of the agent that was merged ${change} changed a page.`,
      md.small(next),
    ]
  }
  const reasons = measures.map((one) => (one.status === 'read' ? '' : one.why))
  if (!reasons.includes('')) {
    const why = md.message([...new Set(reasons)].join('; '), 400)
    return [`Pages are not compared, because ${why}.`]
  }
  const paths = changed.slice(0, MOST_NAMED).map((path) => md.path(path))
  if (changed.length > MOST_NAMED) paths.push('… (all in the details)')
  const pages = paths.join(', ') || 'none that readers asked or voted on'
  const [before, after] = [windows.before, windows.after].map(describeRange)
  const lost = `${countOf(unmatched, 'page')} could not be matched to a file of this repository.`
  return [
    `Pages that they changed (${change}): ${pages}. What readers missed there, before (${before}) → after (${after}):`,
    measures.map((measure) => `- **${NAMES[measure.name]}**: ${inWords(measure, md)}`).join('\n'),
    md.small(sentences(['This is what happened, not why.', unmatched > 0 && lost, next])),
  ]
}

function fatesSentence(fates: PullRequestFates): string {
  if (fates.total === 0)
    return 'The agent opened no pull request in this repository in the last 13 weeks. If the docs are in another one, run this there.'
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

function inWords(measure: Measure, md: Markdown): string {
  if (measure.status === 'not available')
    return `not compared, because ${md.message(measure.why, 300)}.`
  const { workedOn, rest } = measure.value
  const least = LEAST_COMPARED[measure.name]
  const all = [workedOn.before, workedOn.after, rest.before, rest.after]
  if (all.some(({ of }) => of < least)) return 'too few to compare.'
  return `${inFull(workedOn.before)} → ${inFull(workedOn.after)}; other pages ${shareOf(rest.before)} → ${shareOf(rest.after)}.`
}

function shareOf({ events, of }: Share): string {
  return formatShare(events / of)
}

/** `42 % (44 of 133)` */
function inFull(share: Share): string {
  return `${shareOf(share)} (${formatCount(share.events)} of ${formatCount(share.of)})`
}

/** The pages changed, if the section names only some of them. */
export function effectDetails(effect: Effect | undefined, md: Markdown): string[] {
  const { changed = [] } = effect ?? {}
  if (changed.length <= MOST_NAMED) return []
  const paths = changed.map((path) => md.path(path)).join(', ')
  return [`**Pages changed** (${formatCount(changed.length)}): ${paths}`]
}
