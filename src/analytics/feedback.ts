import { scrubLine } from '../privacy/scrub.ts'
import type { Counts, FeedbackRow, PageFeedbackRow } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import {
  attempt,
  clauseOf,
  describeFlaws,
  figuresIn,
  forEachRow,
  joinReasons,
  Listing,
  type Read,
  type Reading,
  rowsOf,
} from './listing.ts'
import { byText, pagePath, type Ranked, rank, sumOf, Tally } from './ranking.ts'
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

export interface PageVotes {
  /** Scrubbed. */
  path: string
  thumbsUp: number
  thumbsDown: number
  /** Which part of the votes is negative, 0 to 1. */
  share: number
  /** The week's; null where they are unknown. */
  views: number | null
  /** Liked little, and with more views than the average page. */
  isReadMuch: boolean
}

export interface FeedbackFigures {
  /** Votes of people, on feedback that nobody has dealt with yet. */
  thumbsUp: number
  thumbsDown: number
  /** With two negative votes or more: by views × share where views were read, else by negative votes. */
  disliked: Ranked<PageVotes>
  /** How many of them are read a lot and liked little; null where views were not read. */
  readMuchLikedLittle: number | null
  /** Pages with complaints about code, the most first; null where that could not be read. */
  code: Ranked<{ path: string; complaints: number }> | null
  /** Which snippets these are; null where that could not be read, or readers' words are hidden. */
  snippets: Ranked<SnippetFeedback> | null
  /** What AI agents sent; null where it could not be read. */
  agents: { total: number; pages: Ranked<{ path: string; count: number }> } | null
  /** Of people whom the page did not help, the newest first; null where they were not read. */
  comments: Ranked<Comment> | null
}

export interface SnippetFeedback {
  path: string
  /** Empty where the service did not tell. */
  filename: string
  lang: string
  complaints: number
}

export interface Comment {
  path: string
  text: string
}

/** The votes on one page. */
interface Votes {
  thumbsUp: number
  thumbsDown: number
}

/** Feedback in words, scrubbed; by its ID. */
type Written = ReadonlyMap<string, WrittenRow>

interface WrittenRow {
  id: string
  path: string
  createdAt: string
  helpful: boolean | null
  comment: string
  filename: string
  lang: string
}

export interface FeedbackReading {
  votes: ReadonlyMap<string, Votes>
  agents: Written | null
  code: Written | null
  comments: Written | null
  showTexts: boolean
}

/** Reads the votes by page, what agents sent, complaints about code and, if words are shown, comments. */
export async function readFeedback(
  step: Step,
  week: Week,
  showTexts: boolean,
): Promise<Read<FeedbackReading>> {
  const range = rangeOf(week)
  const { votes, gap } = await readVotes(step, range)
  const [agents, code, comments] = await Promise.all([
    readSource(step, range, 'agent'),
    readSource(step, range, 'code_snippet'),
    // What may not be shown is not read, and where nobody voted, nobody said why.
    showTexts && votes.size > 0 ? readSource(step, range, 'contextual') : undefined,
  ])
  const none: Written | null = showTexts ? new Map() : null
  return {
    value: {
      votes,
      agents: figuresIn(agents) ?? null,
      code: figuresIn(code) ?? null,
      comments: comments === undefined ? none : (figuresIn(comments) ?? null),
      showTexts,
    },
    gap,
    notes: [
      ...notesOn('feedback of AI agents', agents),
      ...notesOn('complaints about code', code),
      ...notesOn('comments', comments),
    ],
  }
}

/**
 * Reads the votes by page. The service lists at most 100 pages, in no documented order; where there are
 * more, each part of the range is read alone, and the counts add up.
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
      why = joinReasons(why, clauseOf(error))
    }
  }
  const votes = new Map<string, Votes>()
  for (const answer of answers) {
    // A path may come twice in one answer, with and without a slash at its end.
    const once = new Map<string, PageFeedbackRow>()
    await forEachRow(rowsOf(answer), step, (row) => {
      const known = once.get(row.path)
      if (known === undefined || compareVotes(row, known) > 0) once.set(row.path, row)
    })
    for (const { path: page, thumbsUp, thumbsDown } of once.values()) {
      const path = pagePath(page)
      const sum = votes.get(path) ?? { thumbsUp: 0, thumbsDown: 0 }
      votes.set(path, {
        thumbsUp: sum.thumbsUp + thumbsUp,
        thumbsDown: sum.thumbsDown + thumbsDown,
      })
    }
  }
  const gap = answers.some(({ hasMore }) => hasMore) ? why : ''
  return { votes, gap: joinReasons(gap, describeFlaws(answers)) }
}

function compareVotes(a: PageFeedbackRow, b: PageFeedbackRow): number {
  return a.total - b.total || a.thumbsDown - b.thumbsDown || a.thumbsUp - b.thumbsUp
}

function readSource(
  step: Step,
  range: DateRange,
  source: 'agent' | 'code_snippet' | 'contextual',
): Promise<Reading<Written>> {
  return attempt(async () => {
    const written = new Map<string, WrittenRow>()
    const listing = new Listing<FeedbackRow>(step, {
      limit: MOST_FEEDBACK,
      mostRows: MOST_OF_SOURCE,
      ask: ({ limit, cursor }) => step.service.getFeedback(range, { limit, cursor, source }),
      add: ({ id, path, comment, createdAt, helpful, filename, lang }) => {
        if (written.has(id)) return
        written.set(id, {
          id,
          path: scrubLine(pagePath(path)),
          createdAt,
          helpful,
          // What an agent wrote is not shown.
          comment: source === 'contextual' ? scrubLine(comment ?? '') : '',
          filename: scrubLine(filename ?? ''),
          lang: scrubLine(lang ?? ''),
        })
      },
    })
    return { value: written, gap: await listing.readAll(), notes: [] }
  })
}

function notesOn(what: string, reading: Reading<unknown> | undefined): string[] {
  if (reading?.status === 'not available') return [`${what}: not available, since ${reading.why}`]
  return reading === undefined || reading.gap === ''
    ? []
    : [`${what}: partial, since ${reading.gap}`]
}

/** @param views the week's page views by path; undefined where they were not read */
export function feedbackFigures(
  { votes, agents, code, comments, showTexts }: FeedbackReading,
  views: ReadonlyMap<string, Counts> | undefined,
): FeedbackFigures {
  const average = views?.size ? sumOf(views.values(), ({ total }) => total) / views.size : 0
  const disliked = [...votes]
    .filter(([, { thumbsDown }]) => thumbsDown >= MIN_THUMBS_DOWN)
    .map(([path, { thumbsUp, thumbsDown }]) => {
      const share = thumbsDown / (thumbsUp + thumbsDown)
      // The list of views may spell a path with a slash at its end.
      const read = (views?.get(path) ?? views?.get(`${path}/`))?.total ?? null
      const isReadMuch = read !== null && read > average && share >= MIN_DISLIKED_SHARE
      return { path, thumbsUp, thumbsDown, share, views: read, isReadMuch }
    })
  const { rows, count } = rank(disliked, worstFirst)
  return {
    thumbsUp: sumOf(votes.values(), ({ thumbsUp }) => thumbsUp),
    thumbsDown: sumOf(votes.values(), ({ thumbsDown }) => thumbsDown),
    disliked: { rows: rows.map((page) => ({ ...page, path: scrubLine(page.path) })), count },
    readMuchLikedLittle:
      views === undefined ? null : disliked.filter(({ isReadMuch }) => isReadMuch).length,
    code: code && countPages(code, (path, complaints) => ({ path, complaints })),
    snippets: showTexts && code !== null ? snippetFigures(code) : null,
    agents: agents && {
      total: agents.size,
      pages: countPages(agents, (path, count) => ({ path, count })),
    },
    comments: comments && commentFigures(comments),
  }
}

/** "Read most, liked least": the views that ended in a thumb down, if all readers voted alike. */
function worstFirst(a: PageVotes, b: PageVotes): number {
  return (
    (b.views ?? 0) * b.share - (a.views ?? 0) * a.share ||
    b.thumbsDown - a.thumbsDown ||
    b.share - a.share ||
    byText(a.path, b.path)
  )
}

/** Pages by pieces of feedback, the most first. */
function countPages<Row>(
  written: Written,
  toRow: (path: string, count: number) => Row,
): Ranked<Row> {
  const pages = new Tally()
  for (const { path } of written.values()) pages.add(path)
  const { rows, count } = rank([...pages], ([a, ofA], [b, ofB]) => ofB - ofA || byText(a, b))
  return { rows: rows.map(([path, times]) => toRow(path, times)), count }
}

function snippetFigures(written: Written): Ranked<SnippetFeedback> {
  const snippets = new Map<string, SnippetFeedback>()
  for (const { path, filename, lang } of written.values()) {
    const key = JSON.stringify([path, filename, lang])
    const { complaints } = snippets.get(key) ?? { complaints: 0 }
    snippets.set(key, { path, filename, lang, complaints: complaints + 1 })
  }
  return rank(
    [...snippets.values()],
    (a, b) =>
      b.complaints - a.complaints ||
      byText(a.path, b.path) ||
      byText(a.filename, b.filename) ||
      byText(a.lang, b.lang),
  )
}

function commentFigures(written: Written): Ranked<Comment> {
  const comments = [...written.values()].filter(
    ({ helpful, comment }) => helpful === false && comment !== '',
  )
  const { rows, count } = rank(
    comments,
    (a, b) => byText(b.createdAt, a.createdAt) || byText(a.id, b.id),
  )
  return { rows: rows.map(({ path, comment }) => ({ path, text: comment })), count }
}
