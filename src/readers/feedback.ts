import type { Counts } from '../service/page-views.ts'
import type { PageFeedbackRow } from '../service/reader-signals.ts'
import { addCount, byText, type Ranked, rank } from './order.ts'
import { mergePages, type Votes } from './page-votes.ts'
import { pagePath, wordsOf } from './words.ts'
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
export const MIN_DISLIKED_SHARE = 0.5

export interface PageFeedback {
  path: string
  /** Votes of people. */
  thumbsUp: number
  thumbsDown: number
  /** Which part of the votes is negative, 0 to 1. */
  share: number
  /** Complaints about its code snippets. */
  code: number
  /** The week's; null where they are not known. */
  views: number | null
  /** Liked little, and with more views than the average page. */
  isReadMuch: boolean
}

export interface FeedbackFigures {
  thumbsUp: number
  thumbsDown: number
  /** With two negative votes or more: by views × share where views were read, else by negative votes. */
  disliked: Ranked<PageFeedback>
  /** How many of them are read a lot and liked little; null where views were not read. */
  readMuchLikedLittle: number | null
  /** Pages with complaints about code, the most first. */
  code: Ranked<PageFeedback>
  /** Which snippets these are; null where that was not read. */
  snippets: Ranked<SnippetFeedback> | null
  /** What AI agents sent; null where it is not known. */
  agents: { total: number; pages: Ranked<AgentFeedback> } | null
  /** Null where they were not read. */
  comments: Ranked<Comment> | null
}

export interface AgentFeedback {
  path: string
  count: number
}

export interface FeedbackReading {
  pages: readonly PageFeedbackRow[]
  /** The page of each piece of `source: agent`, by its ID; null where it could not be read. */
  agents: ReadonlyMap<string, string> | null
  /** Of `source: code_snippet`; null where it was not read. */
  snippets: Written | null
  /** Of `source: contextual`; null where it was not read. */
  comments: Written | null
}

/** @param views the week's page views by path; undefined where they were not read */
export function feedbackFigures(
  { pages, agents, snippets, comments }: FeedbackReading,
  views: ReadonlyMap<string, Counts> | undefined,
): FeedbackFigures {
  const average = averageOf(views)
  const all = [...mergePages(pages)].map(([path, votes]) =>
    tellPage(path, { votes, views, average }),
  )
  const disliked = all.filter(({ thumbsDown }) => thumbsDown >= MIN_THUMBS_DOWN)
  return {
    thumbsUp: all.reduce((sum, page) => sum + page.thumbsUp, 0),
    thumbsDown: all.reduce((sum, page) => sum + page.thumbsDown, 0),
    disliked: rank(disliked, worstFirst),
    readMuchLikedLittle:
      views === undefined ? null : disliked.filter(({ isReadMuch }) => isReadMuch).length,
    code: rank(
      all.filter(({ code }) => code > 0),
      (a, b) => b.code - a.code || byText(a.path, b.path),
    ),
    snippets: snippets === null ? null : snippetFigures(snippets),
    agents: agents === null ? null : agentFigures(agents.values()),
    comments: comments === null ? null : commentFigures(comments),
  }
}

function tellPage(
  path: string,
  page: { votes: Votes; views: ReadonlyMap<string, Counts> | undefined; average: number },
): PageFeedback {
  const { thumbsUp, thumbsDown, code } = page.votes
  const share = thumbsDown === 0 ? 0 : thumbsDown / (thumbsUp + thumbsDown)
  const views = viewsOf(path, page.views)
  return {
    path: wordsOf(path),
    thumbsUp,
    thumbsDown,
    share,
    code,
    views,
    isReadMuch: views !== null && views > page.average && share >= MIN_DISLIKED_SHARE,
  }
}

/** The listing of views may spell a path with a slash at its end. */
function viewsOf(path: string, views: ReadonlyMap<string, Counts> | undefined): number | null {
  return (views?.get(path) ?? views?.get(`${path}/`))?.total ?? null
}

function averageOf(views: ReadonlyMap<string, Counts> | undefined): number {
  if (views === undefined || views.size === 0) return 0
  let sum = 0
  for (const { total } of views.values()) sum += total
  return sum / views.size
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

function agentFigures(paths: Iterable<string>): FeedbackFigures['agents'] {
  const counts = new Map<string, number>()
  for (const path of paths) addCount(counts, pagePath(path))
  const pages = [...counts].map(([path, count]) => ({ path: wordsOf(path), count }))
  return {
    total: pages.reduce((sum, { count }) => sum + count, 0),
    pages: rank(pages, (a, b) => b.count - a.count || byText(a.path, b.path)),
  }
}
