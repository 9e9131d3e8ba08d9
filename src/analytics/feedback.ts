import { scrubLine } from '../privacy/scrub.ts'
import type { Counts, FeedbackRow } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { clauseOf, describeGap, forEachRow, Listing, type Read, rowsOf } from './listing.ts'
import { byText, mapRows, pagePath, type Ranked, rank, sumOf } from './ranking.ts'
import { type DateRange, daysOf, rangeOf, type Week } from './weeks.ts'

/** A page is disliked from this many negative votes on: one may be an accident. */
export const MIN_THUMBS_DOWN = 2
/** It is liked little if at least this share of its votes is negative. */
const MIN_DISLIKED_SHARE = 0.5

/** The most rows that the service gives at once. */
const MOST_PAGES = 100
const MOST_FEEDBACK = 100
/** Of one source. A table shows ten, and questions need requests too. */
const MOST_OF_SOURCE = 500

/** On feedback that nobody has dealt with yet. Paths and words are scrubbed; null is what could not be read. */
export interface FeedbackFigures extends FeedbackPieces {
  /** Votes of people. */
  thumbsUp: number
  thumbsDown: number
  /** With two negative votes or more: by views × share where views were read, else by negative votes. */
  disliked: Ranked<DislikedPage>
  /** How many of them are read a lot and liked little; null where views were not read. */
  readMuchLikedLittle: number | null
}

interface FeedbackPieces {
  /** Pages with complaints about code, and which snippets these are; the latter null where words are hidden. */
  code: Ranked<{ path: string; complaints: number }> | null
  snippets: Ranked<Pick<FeedbackRow, 'path' | 'filename' | 'lang'> & { complaints: number }> | null
  /** What AI agents sent. */
  agents: { total: number; pages: Ranked<{ path: string; count: number }> } | null
  /** Of people whom the page did not help, the newest first; null where words are hidden. */
  comments: Ranked<{ path: string; text: string }> | null
}

interface DislikedPage extends Votes {
  path: string
  /** Which part of the votes is negative, 0 to 1. */
  share: number
  /** The week's; null where they are unknown. */
  views: number | null
  /** Liked little, and with more views than the average page. */
  isReadMuch: boolean
}

interface Votes {
  thumbsUp: number
  thumbsDown: number
}

interface FeedbackReading extends FeedbackPieces {
  /** By path, not scrubbed. */
  votes: ReadonlyMap<string, Votes>
}

/** Reads the votes by page, what agents sent, complaints about code and, if words are shown, comments. */
export async function readFeedback(
  step: Step,
  week: Week,
  showTexts: boolean,
): Promise<Read<FeedbackReading>> {
  const { votes, gap } = await readVotes(step, rangeOf(week))
  const notes: string[] = []
  const readSource = async (what: string, source: 'agent' | 'code_snippet' | 'contextual') => {
    try {
      const pieces = await readPieces(step, rangeOf(week), source)
      if (pieces.gap !== '') notes.push(`${what}: partial, since ${pieces.gap}`)
      return pieces.rows
    } catch (error) {
      notes.push(`${what}: not available, since ${clauseOf(error)}`)
      return null
    }
  }
  const sent = await readSource('feedback of AI agents', 'agent')
  const code = await readSource('complaints about code', 'code_snippet')
  // What may not be shown is not read, and where nobody voted, nobody said why.
  const isAsked = showTexts && votes.size > 0
  const comments = isAsked ? await readSource('comments', 'contextual') : showTexts ? [] : null

  const agents = sent && countBy(sent, ({ path }) => path)
  const codeByPage = code && countBy(code, ({ path }) => path)
  const bySnippet = ({ path, filename, lang }: FeedbackRow) =>
    JSON.stringify([path, filename, lang])
  const snippets = showTexts ? code && countBy(code, bySnippet) : null
  const value = {
    votes,
    code: codeByPage && mapRows(codeByPage, ([{ path }, complaints]) => ({ path, complaints })),
    snippets:
      snippets &&
      mapRows(snippets, ([{ path, filename, lang }, complaints]) => ({
        path,
        filename,
        lang,
        complaints,
      })),
    agents: agents && {
      total: sent.length,
      pages: mapRows(agents, ([{ path }, count]) => ({ path, count })),
    },
    comments:
      comments &&
      mapRows(
        rank(
          comments.filter(({ helpful, comment }) => helpful === false && comment),
          (a, b) => byText(b.createdAt, a.createdAt) || byText(a.id, b.id),
        ),
        ({ path, comment }) => ({ path, text: comment ?? '' }),
      ),
  }
  return { value, gap, notes }
}

async function readPieces(
  step: Step,
  range: DateRange,
  source: 'agent' | 'code_snippet' | 'contextual',
): Promise<{ rows: FeedbackRow[]; gap: string }> {
  const rows = new Map<string, FeedbackRow>()
  const line = (words: string | null) => words && scrubLine(words)
  const listing = new Listing<FeedbackRow>(step, {
    limit: MOST_FEEDBACK,
    mostRows: MOST_OF_SOURCE,
    ask: ({ limit, cursor }) => step.service.getFeedback(range, { limit, cursor, source }),
    add: ({ path, comment, filename, lang, ...row }) =>
      rows.set(row.id, {
        ...row,
        path: scrubLine(pagePath(path)),
        // Only people's comments are shown.
        comment: source === 'contextual' ? line(comment) : null,
        filename: line(filename),
        lang: line(lang),
      }),
  })
  const gap = await listing.readAll()
  return { rows: [...rows.values()], gap }
}

/** Rows that have a key in common as one of them and their number, the most first. */
function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Ranked<[Row, number]> {
  const groups = [...Map.groupBy(rows, keyOf)].flatMap(([key, [row, ...others]]) =>
    row === undefined ? [] : [{ key, row, times: 1 + others.length }],
  )
  const ranked = rank(groups, (a, b) => b.times - a.times || byText(a.key, b.key))
  return mapRows(ranked, ({ row, times }) => [row, times])
}

/**
 * Reads the votes by page. The service lists at most 100 pages, in no documented order; where there are
 * more, each part of the range is read alone, and the counts add up (D7).
 * @param inParts whether there are surely more, so that the whole range is not asked for
 * @returns the votes by path, and why some may be missing; empty where none are
 */
export async function readVotes(
  step: Step,
  range: DateRange,
  parts = daysOf(range),
  inParts = false,
): Promise<{ votes: Map<string, Votes>; gap: string }> {
  const ask = (part: DateRange) => step.service.getFeedbackByPage(part, { limit: MOST_PAGES })
  let why = `the service lists no more than ${MOST_PAGES} pages at once`
  let answers = inParts ? [] : [await ask(range)]
  if (inParts || answers.some(({ hasMore }) => hasMore)) {
    try {
      answers = await Promise.all(parts.map(ask))
    } catch (error) {
      if (inParts) throw error
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

/** @param views the week's page views by path; undefined where they were not read */
export function feedbackFigures(
  { votes, ...pieces }: FeedbackReading,
  views: ReadonlyMap<string, Counts> | undefined,
): FeedbackFigures {
  const average = views?.size ? sumOf(views.values(), ({ total }) => total) / views.size : 0
  const disliked = [...votes]
    .filter(([, { thumbsDown }]) => thumbsDown >= MIN_THUMBS_DOWN)
    .map(([path, { thumbsUp, thumbsDown }]) => {
      const share = thumbsDown / (thumbsUp + thumbsDown)
      // The list of views may spell a path with a slash at its end.
      const seen = (views?.get(path) ?? views?.get(`${path}/`))?.total ?? null
      const isReadMuch = seen !== null && seen > average && share >= MIN_DISLIKED_SHARE
      return { path, thumbsUp, thumbsDown, share, views: seen, isReadMuch }
    })
  // "Read most, liked least": the views that ended in a thumb down, if all readers voted alike.
  const lost = (page: DislikedPage) => (page.views ?? 0) * page.share
  const worst = rank(
    disliked,
    (a, b) =>
      lost(b) - lost(a) ||
      b.thumbsDown - a.thumbsDown ||
      b.share - a.share ||
      byText(a.path, b.path),
  )
  return {
    ...pieces,
    thumbsUp: sumOf(votes.values(), ({ thumbsUp }) => thumbsUp),
    thumbsDown: sumOf(votes.values(), ({ thumbsDown }) => thumbsDown),
    disliked: mapRows(worst, (page) => ({ ...page, path: scrubLine(page.path) })),
    readMuchLikedLittle: views ? disliked.filter(({ isReadMuch }) => isReadMuch).length : null,
  }
}
