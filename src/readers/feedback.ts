import { addressOf } from '../addresses.ts'
import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { FeedbackRow } from '../service/schemas.ts'
import { Listing } from './listing.ts'
import type { WeekViews } from './page-views.ts'
import { byText, sumOf } from './ranking.ts'
import { attempt, attemptPart, type Gap, partialGap, rowsOf, type Session } from './reading.ts'
import { MIN_THUMBS_DOWN } from './thresholds.ts'
import type { Period } from './weeks.ts'

/** The service's limit. */
const MOST_ROWS = 100
/** Each vote has exactly one source, so the counts add up. */
const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const
/** The report shows five comments, and questions need requests too. */
const MOST_REQUESTS = 5

export function readFeedback(session: Session, period: Period, showsTexts: boolean) {
  return attempt({ of: 'Feedback', when: period.label }, async (gaps) => {
    const votes = await readVotes(session, period, gaps)
    if (!showsTexts) return { votes, comments: undefined }
    // Without votes, there are no comments.
    const comments = votes.size > 0 ? await readComments(session, period, gaps) : []
    return { votes, comments }
  })
}

function readComments(session: Session, period: Period, gaps: Gap[]) {
  const subject = { of: 'Comments', when: period.label }
  return attemptPart(subject, gaps, async () => {
    const comments = new Map<string, { createdAt: string; path: Scrubbed; text: Scrubbed }>()
    const listing = new Listing<FeedbackRow>(session, {
      subject,
      limit: MOST_ROWS,
      mostRequests: MOST_REQUESTS,
      ask: ({ limit, cursor }) =>
        session.service.getFeedback(period, { limit, cursor }, session.stage),
      add: ({ id, createdAt, helpful, path, comment }) => {
        const text = scrubLine(comment ?? '')
        if (helpful === false && text !== '')
          comments.set(id, { createdAt, path: scrubLine(addressOf(path)), text })
      },
    })
    const gap = await listing.readAll()
    if (gap) gaps.push(gap)
    const newestFirst = [...comments.values()].sort((a, b) => byText(b.createdAt, a.createdAt))
    return newestFirst.map(({ path, text }) => ({ path, text }))
  })
}

/** By unscrubbed path. The service lists 100 pages without a cursor, so counts may be too low (D7). */
async function readVotes({ service, stage }: Session, period: Period, gaps: Gap[]) {
  const answers = await Promise.all(
    VOTE_SOURCES.map((source) =>
      service.getFeedbackByPage(period, { limit: MOST_ROWS, source }, stage),
    ),
  )
  const voted = answers
    .flatMap(rowsOf)
    .filter(({ thumbsUp, thumbsDown }) => thumbsUp + thumbsDown > 0)
  const dropped = sumOf(answers, (answer) => answer.dropped)
  const isCut = answers.some(({ hasMore }) => hasMore)
  const why = isCut ? `the service lists no more than ${MOST_ROWS} pages at once` : undefined
  const gap = partialGap({ of: 'Votes', when: period.label }, dropped, why)
  if (gap) gaps.push(gap)
  return Map.groupBy(voted, ({ path }) => addressOf(path))
}

export function withViews(
  reading: Awaited<ReturnType<typeof readFeedback>> | undefined,
  views: WeekViews['pages'] | undefined,
) {
  if (!reading?.available) return reading
  const { votes, ...rest } = reading
  const pages = [...votes].map(([path, rows]) => {
    const thumbsUp = sumOf(rows, (row) => row.thumbsUp)
    const thumbsDown = sumOf(rows, (row) => row.thumbsDown)
    const share = thumbsDown / (thumbsUp + thumbsDown)
    return { path: scrubLine(path), thumbsUp, thumbsDown, share, views: views?.get(path)?.total }
  })
  // Estimates the views by unhappy readers, as if all readers voted alike.
  const lostOn = ({ views = 0, share }: (typeof pages)[number]) => views * share
  const disliked = pages
    .filter(({ thumbsDown }) => thumbsDown >= MIN_THUMBS_DOWN)
    .sort(
      (a, b) =>
        lostOn(b) - lostOn(a) ||
        b.thumbsDown - a.thumbsDown ||
        b.share - a.share ||
        byText(a.path, b.path),
    )
  return {
    ...rest,
    thumbsUp: sumOf(pages, ({ thumbsUp }) => thumbsUp),
    thumbsDown: sumOf(pages, ({ thumbsDown }) => thumbsDown),
    disliked,
  }
}
