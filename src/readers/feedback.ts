import { reasonOf } from '../http/retry.ts'
import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { DateRange } from '../service/api.ts'
import type { FeedbackRow } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { Listing } from './listing.ts'
import { pagePath } from './page-path.ts'
import type { WeekViews } from './page-views.ts'
import { byText, sumOf } from './ranking.ts'
import { describeGap, type Reading, rowsOf } from './reading.ts'
import { MIN_DISLIKED_SHARE, MIN_THUMBS_DOWN } from './thresholds.ts'
import { halvesOf, type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once. */
const MOST_ROWS = 100
/** Votes with a comment field, and votes without. Each vote has one source, so we can add the two. */
const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const
/** For one source of votes: of a week, enough for each day. */
const MOST_REQUESTS_FOR_VOTES = 13
/** For one source: 500 pieces. A table shows ten, and questions need requests too. */
const MOST_REQUESTS = 5

const LISTED = `the service lists no more than ${MOST_ROWS} pages at once`
type Answer = Awaited<ReturnType<Step['service']['getFeedbackByPage']>>

/** What is read piece by piece. */
const PIECES = {
  agents: { name: 'feedback of AI agents', source: 'agent' },
  code: { name: 'complaints about code', source: 'code_snippet' },
  comments: { name: 'comments', source: 'contextual' },
} as const

interface Votes {
  thumbsUp: number
  thumbsDown: number
}

/** About one snippet; about a page if words are hidden, which makes the names null. */
interface Complaints extends Pick<ShownRow, 'path' | 'filename' | 'lang'> {
  complaints: number
}

/** Words are null if they are hidden. */
interface ShownRow extends Pick<FeedbackRow, 'id' | 'createdAt' | 'helpful'> {
  path: Scrubbed
  comment: Scrubbed | null
  filename: Scrubbed | null
  lang: Scrubbed | null
}

type Piece = keyof typeof PIECES

type FeedbackReading = Awaited<ReturnType<typeof readFeedback>>['value']

/** Open feedback, which nobody has resolved yet. Null if we could not read it. */
export type FeedbackFigures = ReturnType<typeof withViews>

/** Reads the votes by page, what agents sent, complaints about code and, if words are shown, comments. */
export async function readFeedback(step: Step, period: Period, showTexts: boolean) {
  const range = rangeOf(period)
  const { votes, gap } = await readVotes(step, range)
  const gaps = { votes: gap, agents: '', code: '', comments: '' }
  const notes: string[] = []
  const words = (text: string | null) => (showTexts && text ? scrubLine(text) : null)
  const read = async (piece: Piece) => {
    const { name, source } = PIECES[piece]
    const rows = new Map<string, ShownRow>()
    const listing = new Listing<FeedbackRow>(step, {
      limit: MOST_ROWS,
      mostRequests: MOST_REQUESTS,
      ask: ({ limit, cursor }) => step.service.getFeedback(range, { limit, cursor, source }),
      add: ({ path, comment, filename, lang, ...row }) =>
        rows.set(row.id, {
          ...row,
          path: scrubLine(pagePath(path)),
          comment: words(comment),
          filename: words(filename),
          lang: words(lang),
        }),
    })
    try {
      gaps[piece] = await listing.readAll()
      return [...rows.values()]
    } catch (error) {
      notes.push(`${name}: not available, since ${reasonOf(error)}`)
      return null
    }
  }
  const agents = await read('agents')
  const code = await read('code')
  // We don't read what we may not show. If nobody voted, nobody said why.
  const isAsked = showTexts && votes.size > 0
  const comments = isAsked ? await read('comments') : showTexts ? [] : null
  const value = {
    /** By path, not scrubbed. */
    votes,
    /** How many pieces AI agents sent. */
    agents: agents?.length ?? null,
    code: code && countComplaints(code),
    /** By people whom the page did not help, the newest first; null if words are hidden. */
    comments: comments && rankComments(comments),
    /** Why some of each may be missing; '' if none are. */
    gaps,
  }
  const partial = (['agents', 'code', 'comments'] as const).map(
    (piece) => gaps[piece] && `${PIECES[piece].name}: ${gaps[piece]}`,
  )
  return { value, gap: [gap, ...partial].filter(Boolean).join('; '), notes }
}

function countComplaints(rows: readonly ShownRow[]): Complaints[] {
  const snippets = new Map<string, Complaints>()
  for (const { path, filename, lang } of rows) {
    const key = JSON.stringify([path, filename, lang])
    const complaints = (snippets.get(key)?.complaints ?? 0) + 1
    snippets.set(key, { path, filename, lang, complaints })
  }
  return [...snippets]
    .sort(([a, one], [b, other]) => other.complaints - one.complaints || byText(a, b))
    .map(([, snippet]) => snippet)
}

function rankComments(rows: readonly ShownRow[]) {
  return rows
    .filter(({ helpful }) => helpful === false)
    .sort((a, b) => byText(b.createdAt, a.createdAt) || byText(a.id, b.id))
    .flatMap(({ path, comment }) => (comment ? { path, text: comment } : []))
}

/**
 * Reads the votes by page, in a request for each source. The service lists at most 100 pages, in no documented
 * order. If there are more, we halve the range until each part has fewer, and add up the counts (D7).
 * @returns the votes by path, and why some may be missing, or ''
 */
async function readVotes(
  step: Step,
  range: DateRange,
): Promise<{ votes: Map<string, Votes>; gap: string }> {
  let why = LISTED
  const readSource = (source: (typeof VOTE_SOURCES)[number]) => {
    let left = MOST_REQUESTS_FOR_VOTES - 1
    const read = async (part: DateRange): Promise<Answer[]> => {
      const answer = await step.service.getFeedbackByPage(part, { limit: MOST_ROWS, source })
      const halves = answer.hasMore ? halvesOf(part) : []
      if (halves.length === 0) return [answer]
      if (left < halves.length) {
        why = `${LISTED}, and no more than ${MOST_REQUESTS_FOR_VOTES} requests are made for them`
        return [answer]
      }
      left -= halves.length
      try {
        return (await Promise.all(halves.map(read))).flat()
      } catch (error) {
        why = `${LISTED}; ${reasonOf(error)}`
        return [answer]
      }
    }
    return read(range)
  }
  const answers = (await Promise.all(VOTE_SOURCES.map(readSource))).flat()
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
  return { votes, gap: describeGap(answers.some(({ hasMore }) => hasMore) ? why : '', dropped) }
}

export function feedbackFigures(
  reading: Reading<FeedbackReading> | undefined,
  views: WeekViews['pages'] | undefined,
): Reading<FeedbackFigures> | undefined {
  if (reading?.status !== 'read') return reading
  return { ...reading, value: withViews(reading.value, views) }
}

/** @param views the week's page views by path; undefined if they were not read */
function withViews({ votes, ...pieces }: FeedbackReading, views: WeekViews['pages'] | undefined) {
  const average = views?.size ? sumOf(views.values(), ({ total }) => total) / views.size : 0
  const disliked = [...votes]
    .filter(([, { thumbsDown }]) => thumbsDown >= MIN_THUMBS_DOWN)
    .map(([path, { thumbsUp, thumbsDown }]) => {
      const share = thumbsDown / (thumbsUp + thumbsDown)
      const seen = views?.get(path)?.total ?? null
      const isReadMuch = seen !== null && seen > average && share >= MIN_DISLIKED_SHARE
      return { path: scrubLine(path), thumbsUp, thumbsDown, share, views: seen, isReadMuch }
    })
  // "Read most, liked least": the views that ended in a thumb down, if all readers voted alike.
  const lostOn = (page: (typeof disliked)[number]) => (page.views ?? 0) * page.share
  return {
    ...pieces,
    thumbsUp: sumOf(votes.values(), ({ thumbsUp }) => thumbsUp),
    thumbsDown: sumOf(votes.values(), ({ thumbsDown }) => thumbsDown),
    /** Pages with two negative votes or more. Views are null if unknown. */
    disliked: disliked.sort(
      (a, b) =>
        lostOn(b) - lostOn(a) ||
        b.thumbsDown - a.thumbsDown ||
        b.share - a.share ||
        byText(a.path, b.path),
    ),
    /** Pages that are liked little, with more views than the average page; null if views were not read. */
    readMuchLikedLittle: views ? disliked.filter(({ isReadMuch }) => isReadMuch).length : null,
  }
}
