import { addressOf } from '../docs-site/addresses.ts'
import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { FeedbackRow } from '../service/schemas.ts'
import { Listing } from './listing.ts'
import type { WeekViews } from './page-views.ts'
import { byText, sumOf } from './ranking.ts'
import {
  attempt,
  attemptPart,
  type Gap,
  type List,
  listOf,
  partialGap,
  type Reading,
  rowsOf,
  type Session,
} from './reading.ts'
import { MIN_THUMBS_DOWN } from './thresholds.ts'
import { type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once. */
const MOST_ROWS = 100
/** Votes with a comment field, and votes without. Each vote has one source, so we can add the two. */
const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const
/** 500 comments. The report shows five, and questions need requests too. */
const MOST_REQUESTS = 5

const LISTED = `the service lists no more than ${MOST_ROWS} pages at once`

interface Votes {
  thumbsUp: number
  thumbsDown: number
}

/** By people whom the page did not help, the newest first. */
type Comments = List<{ path: Scrubbed; text: Scrubbed }>

interface PageVotes extends Votes {
  path: Scrubbed
  share: number
  /** Undefined if unknown. */
  views: number | undefined
}

/** Open feedback, which nobody has resolved yet. */
export interface FeedbackFigures extends Votes {
  /** Pages with two negative votes or more. */
  disliked: List<PageVotes>
  /** Undefined if words are hidden, or could not be read. */
  comments: Comments | undefined
}

/** By path, not scrubbed. */
type VotesByPage = ReadonlyMap<string, Votes>

/** Reads the votes by page and, if words are shown, comments. */
export function readFeedback(
  session: Session,
  period: Period,
  showsTexts: boolean,
): Promise<Reading<{ votes: VotesByPage; comments: Comments | undefined }>> {
  return attempt({ of: 'Feedback', when: period.label }, async (gaps) => {
    const votes = await readVotes(session, period, gaps)
    if (!showsTexts) return { votes, comments: undefined }
    // If nobody voted, nobody said why.
    return {
      votes,
      comments: votes.size > 0 ? await readComments(session, period, gaps) : listOf([]),
    }
  })
}

function readComments(session: Session, period: Period, gaps: Gap[]) {
  const subject = { of: 'Comments', when: period.label }
  return attemptPart(subject, gaps, async (): Promise<Comments> => {
    const rows = new Map<
      string,
      { path: Scrubbed; text: Scrubbed; createdAt: string; id: string }
    >()
    const listing = new Listing<FeedbackRow>(session, {
      subject,
      limit: MOST_ROWS,
      mostRequests: MOST_REQUESTS,
      ask: ({ limit, cursor }) => session.service.getFeedback(rangeOf(period), { limit, cursor }),
      add: ({ id, createdAt, helpful, path, comment }) => {
        const text = scrubLine(comment ?? '')
        if (helpful === false && text !== '')
          rows.set(id, { id, createdAt, text, path: scrubLine(addressOf(path)) })
      },
    })
    const gap = await listing.readAll()
    if (gap) gaps.push(gap)
    const newestFirst = [...rows.values()].sort(
      (a, b) => byText(b.createdAt, a.createdAt) || byText(a.id, b.id),
    )
    return listOf(newestFirst.map(({ path, text }) => ({ path, text })))
  })
}

/**
 * Reads the votes by page, in a request for each source. The service lists at most 100 pages, in no documented order
 * and without a cursor: if there are more, the counts are too low (D7).
 */
async function readVotes(session: Session, period: Period, gaps: Gap[]): Promise<VotesByPage> {
  const answers = await Promise.all(
    VOTE_SOURCES.map((source) =>
      session.service.getFeedbackByPage(rangeOf(period), { limit: MOST_ROWS, source }),
    ),
  )
  const votes = new Map<string, Votes>()
  for (const row of answers.flatMap(rowsOf)) {
    if (row.thumbsUp + row.thumbsDown === 0) continue
    const path = addressOf(row.path)
    const { thumbsUp, thumbsDown } = votes.get(path) ?? { thumbsUp: 0, thumbsDown: 0 }
    votes.set(path, {
      thumbsUp: thumbsUp + row.thumbsUp,
      thumbsDown: thumbsDown + row.thumbsDown,
    })
  }
  const dropped = sumOf(answers, (answer) => answer.dropped)
  const isCut = answers.some(({ hasMore }) => hasMore)
  const subject = { of: 'Votes', when: period.label }
  const gap = partialGap(subject, dropped, isCut ? LISTED : undefined)
  if (gap) gaps.push(gap)
  return votes
}

/** @param views the week's page views by path; undefined if they were not read */
export function withViews(
  reading: Awaited<ReturnType<typeof readFeedback>> | undefined,
  views: WeekViews['pages'] | undefined,
): Reading<FeedbackFigures> | undefined {
  if (!reading?.available) return reading
  const { votes, ...rest } = reading
  const disliked = [...votes]
    .filter(([, { thumbsDown }]) => thumbsDown >= MIN_THUMBS_DOWN)
    .map(([path, { thumbsUp, thumbsDown }]): PageVotes => {
      const share = thumbsDown / (thumbsUp + thumbsDown)
      return { path: scrubLine(path), thumbsUp, thumbsDown, share, views: views?.get(path)?.total }
    })
    .sort(
      (a, b) =>
        lostOn(b) - lostOn(a) ||
        b.thumbsDown - a.thumbsDown ||
        b.share - a.share ||
        byText(a.path, b.path),
    )
  return {
    ...rest,
    thumbsUp: sumOf(votes.values(), ({ thumbsUp }) => thumbsUp),
    thumbsDown: sumOf(votes.values(), ({ thumbsDown }) => thumbsDown),
    disliked: listOf(disliked),
  }
}

/** "Read most, liked least": the views that ended in a thumb down, if all readers voted alike. */
function lostOn({ views = 0, share }: PageVotes): number {
  return views * share
}
