import type { Counts } from '../service/page-views.ts'
import type { PageFeedbackRow } from '../service/reader-signals.ts'
import type { Ranked } from '../traffic/ranking.ts'
import { addCount, addEachOnce, byText, rank } from './order.ts'
import { pagePath, scrubbedLine } from './words.ts'
import {
  type Comment,
  commentFigures,
  type SnippetFeedback,
  snippetFigures,
  type Written,
} from './written.ts'

/** A page is disliked from this many negative votes on: one may be an accident. */
export const MIN_THUMBS_DOWN = 2
/** It is liked little if at least this share of its votes is negative. */
const MIN_DISLIKED_SHARE = 0.5

interface PageFeedback {
  path: string
  /** Votes of people. */
  thumbsUp: number
  thumbsDown: number
  /** Which part of the votes is negative, 0 to 1. */
  share: number
  /** The week's; null where they are not known. */
  views: number | null
  /** Liked little, and with more views than the average page. */
  isReadMuch: boolean
}

/** Feedback of one source, by page, the most first. */
interface FeedbackCounts {
  total: number
  pages: Ranked<{ path: string; count: number }>
}

export interface FeedbackFigures {
  thumbsUp: number
  thumbsDown: number
  /** With two negative votes or more: by views × share where views were read, else by negative votes. */
  disliked: Ranked<PageFeedback>
  /** How many of them are read a lot and liked little; null where views were not read. */
  readMuchLikedLittle: number | null
  /** Complaints about code snippets; null where they are not known. */
  code: FeedbackCounts | null
  /** Which snippets these are; null where that was not read. */
  snippets: Ranked<SnippetFeedback> | null
  /** What AI agents sent; null where it is not known. */
  agents: FeedbackCounts | null
  /** Null where they were not read. */
  comments: Ranked<Comment> | null
}

export interface FeedbackReading {
  /** Votes of people. */
  pages: readonly PageFeedbackRow[]
  /** The page of each piece of `source: code_snippet`, by its ID; null where it could not be read. */
  code: ReadonlyMap<string, string> | null
  /** The page of each piece of `source: agent`, by its ID; null where it could not be read. */
  agents: ReadonlyMap<string, string> | null
  /** Of `source: code_snippet`; null where it was not read. */
  snippets: Written | null
  /** Of `source: contextual`; null where it was not read. */
  comments: Written | null
}

/** @param views the week's page views by path; undefined where they were not read */
export function feedbackFigures(
  { pages, code, agents, snippets, comments }: FeedbackReading,
  views: ReadonlyMap<string, Counts> | undefined,
): FeedbackFigures {
  const average = averageOf(views)
  const all = mergePages(pages).map((votes) => pageFigures(votes, { views, average }))
  const disliked = all.filter(({ thumbsDown }) => thumbsDown >= MIN_THUMBS_DOWN)
  return {
    thumbsUp: sumOf(all, (page) => page.thumbsUp),
    thumbsDown: sumOf(all, (page) => page.thumbsDown),
    disliked: rank(disliked, worstFirst),
    readMuchLikedLittle:
      views === undefined ? null : disliked.filter(({ isReadMuch }) => isReadMuch).length,
    code: code === null ? null : countByPage(code.values()),
    snippets: snippets === null ? null : snippetFigures(snippets),
    agents: agents === null ? null : countByPage(agents.values()),
    comments: comments === null ? null : commentFigures(comments),
  }
}

/** Votes by page, each path once, though it may come with and without a slash at its end. */
function mergePages(rows: readonly PageFeedbackRow[]): PageFeedbackRow[] {
  const once = new Map<string, PageFeedbackRow>()
  addEachOnce(once, rows, { keyOf: ({ path }) => path, compare: compareVotes })
  const merged = new Map<string, PageFeedbackRow>()
  for (const row of once.values()) {
    const path = pagePath(row.path)
    merged.set(path, addVotes({ ...row, path }, merged.get(path)))
  }
  return [...merged.values()]
}

function compareVotes(a: PageFeedbackRow, b: PageFeedbackRow): number {
  return (
    a.total - b.total || a.thumbsDown - b.thumbsDown || a.thumbsUp - b.thumbsUp || a.code - b.code
  )
}

export function addVotes(a: PageFeedbackRow, b: PageFeedbackRow | undefined): PageFeedbackRow {
  if (b === undefined) return a
  return {
    path: a.path,
    thumbsUp: a.thumbsUp + b.thumbsUp,
    thumbsDown: a.thumbsDown + b.thumbsDown,
    code: a.code + b.code,
    total: a.total + b.total,
  }
}

function pageFigures(
  { path, thumbsUp, thumbsDown }: PageFeedbackRow,
  week: { views: ReadonlyMap<string, Counts> | undefined; average: number },
): PageFeedback {
  const share = thumbsDown === 0 ? 0 : thumbsDown / (thumbsUp + thumbsDown)
  const views = viewsOf(path, week.views)
  return {
    path: scrubbedLine(path),
    thumbsUp,
    thumbsDown,
    share,
    views,
    isReadMuch: views !== null && views > week.average && share >= MIN_DISLIKED_SHARE,
  }
}

/** The listing of views may spell a path with a slash at its end. */
function viewsOf(path: string, views: ReadonlyMap<string, Counts> | undefined): number | null {
  return (views?.get(path) ?? views?.get(`${path}/`))?.total ?? null
}

function averageOf(views: ReadonlyMap<string, Counts> | undefined): number {
  if (views === undefined || views.size === 0) return 0
  return sumOf(views.values(), ({ total }) => total) / views.size
}

function sumOf<Row>(rows: Iterable<Row>, numberOf: (row: Row) => number): number {
  let sum = 0
  for (const row of rows) sum += numberOf(row)
  return sum
}

/** "Read most, liked least": the views that ended in a thumb down, if all readers voted alike. */
function worstFirst(a: PageFeedback, b: PageFeedback): number {
  return (
    (b.views ?? 0) * b.share - (a.views ?? 0) * a.share ||
    b.thumbsDown - a.thumbsDown ||
    b.share - a.share ||
    byText(a.path, b.path)
  )
}

function countByPage(paths: Iterable<string>): FeedbackCounts {
  const counts = new Map<string, number>()
  for (const path of paths) addCount(counts, pagePath(path))
  const pages = [...counts].map(([path, count]) => ({ path: scrubbedLine(path), count }))
  return {
    total: sumOf(pages, ({ count }) => count),
    pages: rank(pages, (a, b) => b.count - a.count || byText(a.path, b.path)),
  }
}
