import { scrubLine } from '../privacy/scrub.ts'
import type { Counts, FeedbackRow } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { Listing } from './listing.ts'
import { pagePath } from './page-path.ts'
import { byText, mapRows, type Ranked, rank, sumOf } from './ranking.ts'
import { clauseOf, describeGap, forEachRow, type Read, type Reading, rowsOf } from './reading.ts'
import { MIN_DISLIKED_SHARE, MIN_THUMBS_DOWN } from './thresholds.ts'
import { type DateRange, daysOf, rangeOf, type Week } from './weeks.ts'

/** The most rows that the service gives at once. */
const MOST_ROWS = 100
/** Of one source: 500 pieces. A table shows ten, and questions need requests too. */
const MOST_REQUESTS = 5

interface Votes {
  thumbsUp: number
  thumbsDown: number
}

/** About one snippet, or a page's where words are hidden: the names are null then. */
interface Complaints extends Pick<FeedbackRow, 'path' | 'filename' | 'lang'> {
  complaints: number
}

interface FeedbackReading {
  /** By path, not scrubbed. */
  votes: ReadonlyMap<string, Votes>
  /** How many pieces AI agents sent. */
  agents: number | null
  code: Ranked<Complaints> | null
  /** Of people whom the page did not help, the newest first; null where words are hidden. */
  comments: Ranked<{ path: string; text: string }> | null
}

/** On feedback that nobody has dealt with yet. Paths and words are scrubbed; null is what could not be read. */
export type FeedbackFigures = ReturnType<typeof figuresOf>

/** Reads the votes by page, what agents sent, complaints about code and, if words are shown, comments. */
export async function readFeedback(
  step: Step,
  week: Week,
  showTexts: boolean,
): Promise<Read<FeedbackReading>> {
  const range = rangeOf(week)
  const { votes, gap } = await readVotes(step, range)
  const notes: string[] = []
  const words = (text: string | null) => (showTexts ? text && scrubLine(text) : null)
  const read = async (what: string, source: 'agent' | 'code_snippet' | 'contextual') => {
    const rows = new Map<string, FeedbackRow>()
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
      const missing = await listing.readAll()
      if (missing !== '') notes.push(`${what}: partial, since ${missing}`)
      return [...rows.values()]
    } catch (error) {
      notes.push(`${what}: not available, since ${clauseOf(error)}`)
      return null
    }
  }
  const agents = await read('feedback of AI agents', 'agent')
  const code = await read('complaints about code', 'code_snippet')
  // What may not be shown is not read, and where nobody voted, nobody said why.
  const isAsked = showTexts && votes.size > 0
  const comments = isAsked ? await read('comments', 'contextual') : showTexts ? [] : null
  const value = {
    votes,
    agents: agents?.length ?? null,
    code: code && countComplaints(code),
    comments: comments && rankComments(comments),
  }
  return { value, gap, notes }
}

function countComplaints(rows: readonly FeedbackRow[]): Ranked<Complaints> {
  const snippets = new Map<string, Complaints>()
  for (const { path, filename, lang } of rows) {
    const key = JSON.stringify([path, filename, lang])
    const complaints = (snippets.get(key)?.complaints ?? 0) + 1
    snippets.set(key, { path, filename, lang, complaints })
  }
  const ranked = rank(
    [...snippets],
    ([a, one], [b, other]) => other.complaints - one.complaints || byText(a, b),
  )
  return mapRows(ranked, ([, snippet]) => snippet)
}

function rankComments(rows: readonly FeedbackRow[]) {
  const comments = rows.filter(({ helpful, comment }) => helpful === false && comment)
  const newest = rank(comments, (a, b) => byText(b.createdAt, a.createdAt) || byText(a.id, b.id))
  return mapRows(newest, ({ path, comment }) => ({ path, text: comment ?? '' }))
}

/**
 * Reads the votes by page. The service lists at most 100 pages, in no documented order; where there are
 * more, each part of the range is read alone, and the counts add up (D7).
 * @param withResolved whether votes count that somebody has dealt with since
 * @returns the votes by path, and why some may be missing; empty where none are
 */
export async function readVotes(
  step: Step,
  range: DateRange,
  parts = daysOf(range),
  withResolved = false,
): Promise<{ votes: Map<string, Votes>; gap: string }> {
  const ask = (part: DateRange) =>
    step.service.getFeedbackByPage(part, { limit: MOST_ROWS, withResolved })
  let why = `the service lists no more than ${MOST_ROWS} pages at once`
  let answers = [await ask(range)]
  if (answers.some(({ hasMore }) => hasMore) && parts.length > 0) {
    try {
      answers = await Promise.all(parts.map(ask))
    } catch (error) {
      why += `; ${clauseOf(error)}`
    }
  }
  const votes = new Map<string, Votes>()
  await forEachRow(answers.flatMap(rowsOf), step, (row) => {
    const path = pagePath(row.path)
    const { thumbsUp, thumbsDown } = votes.get(path) ?? { thumbsUp: 0, thumbsDown: 0 }
    votes.set(path, {
      thumbsUp: thumbsUp + row.thumbsUp,
      thumbsDown: thumbsDown + row.thumbsDown,
    })
  })
  return { votes, gap: describeGap(answers.some(({ hasMore }) => hasMore) ? why : '', answers) }
}

export function feedbackFigures(
  reading: Reading<FeedbackReading> | undefined,
  views: ReadonlyMap<string, Counts> | undefined,
): Reading<FeedbackFigures> | undefined {
  if (reading?.status !== 'read') return reading
  return { ...reading, value: figuresOf(reading.value, views) }
}

/** @param views the week's page views by path; undefined where they were not read */
function figuresOf(
  { votes, ...pieces }: FeedbackReading,
  views: ReadonlyMap<string, Counts> | undefined,
) {
  const average = views?.size ? sumOf(views.values(), ({ total }) => total) / views.size : 0
  const disliked = [...votes]
    .filter(([, { thumbsDown }]) => thumbsDown >= MIN_THUMBS_DOWN)
    .map(([path, { thumbsUp, thumbsDown }]) => {
      const share = thumbsDown / (thumbsUp + thumbsDown)
      // The list of views may spell a path with a slash at its end.
      const seen = (views?.get(path) ?? views?.get(`${path}/`))?.total ?? null
      const isReadMuch = seen !== null && seen > average && share >= MIN_DISLIKED_SHARE
      // "Read most, liked least": the views that ended in a thumb down, if all readers voted alike.
      const lost = (seen ?? 0) * share
      return { lost, row: { path, thumbsUp, thumbsDown, share, views: seen, isReadMuch } }
    })
  const worst = rank(
    disliked,
    (a, b) =>
      b.lost - a.lost ||
      b.row.thumbsDown - a.row.thumbsDown ||
      b.row.share - a.row.share ||
      byText(a.row.path, b.row.path),
  )
  return {
    ...pieces,
    thumbsUp: sumOf(votes.values(), ({ thumbsUp }) => thumbsUp),
    thumbsDown: sumOf(votes.values(), ({ thumbsDown }) => thumbsDown),
    /** With two negative votes or more. Views are null where they are unknown. */
    disliked: mapRows(worst, ({ row }) => ({ ...row, path: scrubLine(row.path) })),
    /** Liked little, and with more views than the average page; null where views were not read. */
    readMuchLikedLittle: views ? disliked.filter(({ row }) => row.isReadMuch).length : null,
  }
}
