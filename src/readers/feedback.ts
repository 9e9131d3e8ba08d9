import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { FeedbackRow } from '../service/schemas.ts'
import { Listing } from './listing.ts'
import { pagePath } from './page-path.ts'
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
import { MIN_DISLIKED_SHARE, MIN_THUMBS_DOWN } from './thresholds.ts'
import { type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once. */
const MOST_ROWS = 100
/** Votes with a comment field, and votes without. Each vote has one source, so we can add the two. */
const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const
/** For one source: 500 pieces. A table shows ten, and questions need requests too. */
const MOST_REQUESTS = 5

const LISTED = `the service lists no more than ${MOST_ROWS} pages at once`

/** What is read piece by piece: the source, and what its gap is called. */
const PIECES = {
  agent: 'Feedback of AI agents',
  code_snippet: 'Complaints about code',
  contextual: 'Comments',
} as const

interface Votes {
  thumbsUp: number
  thumbsDown: number
}

/** Words are undefined if they are hidden. */
interface ShownRow extends Pick<FeedbackRow, 'id' | 'createdAt' | 'helpful'> {
  path: Scrubbed
  comment: Scrubbed | undefined
  filename: Scrubbed | undefined
  lang: Scrubbed | undefined
}

/** About one snippet; about a page if words are hidden. */
interface Complaints extends Pick<ShownRow, 'path' | 'filename' | 'lang'> {
  complaints: number
}

/** What does not depend on page views. */
interface Pieces {
  /** How many pieces AI agents sent. */
  agents: number | undefined
  code: List<Complaints> | undefined
  /** By people whom the page did not help, the newest first; undefined if words are hidden. */
  comments: List<{ path: Scrubbed; text: Scrubbed }> | undefined
}

interface PageVotes extends Votes {
  path: Scrubbed
  share: number
  /** Undefined if unknown. */
  views: number | undefined
  isReadMuch: boolean
}

/** Open feedback, which nobody has resolved yet. */
export interface FeedbackFigures extends Pieces, Votes {
  /** Pages with two negative votes or more. */
  disliked: List<PageVotes>
  /** How many of these have more views than the average page, and are liked little; undefined if views were not read. */
  readMuchLikedLittle: number | undefined
}

/** By path, not scrubbed. */
type VotesByPage = ReadonlyMap<string, Votes>

/** Reads the votes by page, what agents sent, complaints about code and, if words are shown, comments. */
export function readFeedback(
  session: Session,
  period: Period,
  showsTexts: boolean,
): Promise<Reading<Pieces & { votes: VotesByPage }>> {
  const when = period.label
  const words = (text: string | null) => (showsTexts && text ? scrubLine(text) : undefined)
  const read = (source: keyof typeof PIECES, gaps: Gap[]) => {
    const subject = { of: PIECES[source], when }
    return attemptPart(subject, gaps, async () => {
      const rows = new Map<string, ShownRow>()
      const listing = new Listing<FeedbackRow>(session, {
        subject,
        limit: MOST_ROWS,
        mostRequests: MOST_REQUESTS,
        ask: ({ limit, cursor }) =>
          session.service.getFeedback(rangeOf(period), { limit, cursor, source }),
        add: ({ path, comment, filename, lang, ...row }) =>
          rows.set(row.id, {
            ...row,
            path: scrubLine(pagePath(path)),
            comment: words(comment),
            filename: words(filename),
            lang: words(lang),
          }),
      })
      const gap = await listing.readAll()
      if (gap) gaps.push(gap)
      return [...rows.values()]
    })
  }
  return attempt({ of: 'Feedback', when }, async (gaps) => {
    const votes = await readVotes(session, period, gaps)
    const agents = await read('agent', gaps)
    const code = await read('code_snippet', gaps)
    // If nobody voted, nobody said why.
    const comments = showsTexts ? (votes.size > 0 ? await read('contextual', gaps) : []) : undefined
    return {
      votes,
      agents: agents?.length,
      code: code && countComplaints(code),
      comments: comments && rankComments(comments),
    }
  })
}

function countComplaints(rows: readonly ShownRow[]): List<Complaints> {
  const snippets = new Map<string, Complaints>()
  for (const { path, filename, lang } of rows) {
    const key = JSON.stringify([path, filename, lang])
    const complaints = (snippets.get(key)?.complaints ?? 0) + 1
    snippets.set(key, { path, filename, lang, complaints })
  }
  const sorted = [...snippets].sort(
    ([a, one], [b, other]) => other.complaints - one.complaints || byText(a, b),
  )
  return listOf(sorted.map(([, snippet]) => snippet))
}

function rankComments(rows: readonly ShownRow[]): Pieces['comments'] {
  const sorted = rows
    .filter(({ helpful }) => helpful === false)
    .sort((a, b) => byText(b.createdAt, a.createdAt) || byText(a.id, b.id))
  return listOf(sorted.flatMap(({ path, comment }) => (comment ? { path, text: comment } : [])))
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
    const path = pagePath(row.path)
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
  const { votes, ...pieces } = reading
  const average = views?.size ? sumOf(views.values(), ({ total }) => total) / views.size : 0
  const disliked = [...votes]
    .filter(([, { thumbsDown }]) => thumbsDown >= MIN_THUMBS_DOWN)
    .map(([path, { thumbsUp, thumbsDown }]): PageVotes => {
      const share = thumbsDown / (thumbsUp + thumbsDown)
      const seen = views?.get(path)?.total
      const isReadMuch = seen !== undefined && seen > average && share >= MIN_DISLIKED_SHARE
      return { path: scrubLine(path), thumbsUp, thumbsDown, share, views: seen, isReadMuch }
    })
    .sort(
      (a, b) =>
        lostOn(b) - lostOn(a) ||
        b.thumbsDown - a.thumbsDown ||
        b.share - a.share ||
        byText(a.path, b.path),
    )
  return {
    ...pieces,
    thumbsUp: sumOf(votes.values(), ({ thumbsUp }) => thumbsUp),
    thumbsDown: sumOf(votes.values(), ({ thumbsDown }) => thumbsDown),
    disliked: listOf(disliked),
    readMuchLikedLittle: views && disliked.filter(({ isReadMuch }) => isReadMuch).length,
  }
}

/** "Read most, liked least": the views that ended in a thumb down, if all readers voted alike. */
function lostOn({ views = 0, share }: PageVotes): number {
  return views * share
}
