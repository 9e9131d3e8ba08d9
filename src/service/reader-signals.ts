import * as v from 'valibot'
import { count, flag, list, parseObject, parseRows, type Rows } from './fields.ts'
import { type Counts, totalsOrNull } from './page-views.ts'

/*
 * What readers did and said, by operation of `/v1/analytics/{projectId}/`. Each parser throws a RequestError
 * `malformed` when the answer is no JSON object at all; a field that is not valid counts as absent.
 */

/** A cursor goes into the URL of the next request, where servers refuse more than some kilobytes. */
const MAX_CURSOR_LENGTH = 2000

/** One answer of a listing that goes on with a cursor. */
export interface CursorRows<Row> extends Rows<Row> {
  /** Null at the end of the listing, or where the answer holds none that can be sent back. */
  nextCursor: string | null
  hasMore: boolean
}

const cursor = v.fallback(
  v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CURSOR_LENGTH))),
  null,
)
const textOrNull = v.fallback(v.nullable(v.string()), null)

const VisitorsSchema = v.object({ totals: totalsOrNull })

/**
 * Of `visitors`: how many there were, each counted once, so that `total` is not the sum of people and AI
 * assistants. Null where the answer holds no totals that can be believed.
 */
export function parseVisitors(json: unknown): Counts | null {
  return parseObject(VisitorsSchema, json, 'visitors').totals
}

const SearchSchema = v.object({
  searchQuery: v.string(),
  hits: count,
  /** Percent: the vendor's own command line prints it with that sign. */
  ctr: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  topClickedPage: textOrNull,
})
const SearchesSchema = v.object({
  searches: list,
  totalSearches: v.fallback(v.nullable(count), null),
  nextCursor: cursor,
})

/** What readers searched for. */
export interface SearchRow {
  searchQuery: string
  hits: number
  /** The share of searches that led to a click, 0 to 1. */
  clickRate: number
  topClickedPage: string | null
}

export interface Searches extends CursorRows<SearchRow> {
  /** All searches of the range, whatever the rows; null where that is not a valid count. */
  totalSearches: number | null
}

/** Of `searches`, the terms searched most first. */
export function parseSearches(json: unknown): Searches {
  const { searches, totalSearches, nextCursor } = parseObject(SearchesSchema, json, 'searches')
  const { rows, unreadable } = parseRows(SearchSchema, searches)
  return {
    rows: rows?.map(({ ctr, ...row }) => ({ ...row, clickRate: ctr / 100 })) ?? null,
    unreadable,
    totalSearches,
    nextCursor,
    hasMore: nextCursor !== null,
  }
}

const TurnSchema = v.object({
  /** The conversation's: its turns share it, its category and the page where it began. */
  id: v.string(),
  timestamp: v.fallback(v.string(), ''),
  query: v.string(),
  // `answered` or `unanswered`, or a word that is new to us.
  resolutionStatus: v.string(),
  queryCategory: textOrNull,
  pageUrl: textOrNull,
})
const ConversationsSchema = v.object({ conversations: list, nextCursor: cursor, hasMore: flag })

/** One question to the assistant. What it answered is not read. */
export type Turn = v.InferOutput<typeof TurnSchema>

/** Of `assistant`. */
export function parseConversations(json: unknown): CursorRows<Turn> {
  const { conversations, ...rest } = parseObject(ConversationsSchema, json, 'conversations')
  return { ...parseRows(TurnSchema, conversations), ...rest }
}

const PageFeedbackSchema = v.object({
  path: v.string(),
  thumbsUp: count,
  thumbsDown: count,
  /** Feedback about code snippets. */
  code: count,
  total: count,
})
const FeedbackByPageSchema = v.object({ feedback: list, hasMore: flag })

/** The feedback that one page got. */
export type PageFeedbackRow = v.InferOutput<typeof PageFeedbackSchema>

export interface FeedbackByPage extends Rows<PageFeedbackRow> {
  /** Whether there are more pages, which cannot be read: the operation has no cursor. */
  hasMore: boolean
}

/** Of `feedback/by-page`. */
export function parseFeedbackByPage(json: unknown): FeedbackByPage {
  const { feedback, hasMore } = parseObject(FeedbackByPageSchema, json, 'feedback by page')
  return { ...parseRows(PageFeedbackSchema, feedback), hasMore }
}

/** `contact`, the address of who wrote it, is not among the fields, so that it is never read. */
const FeedbackSchema = v.object({
  id: v.string(),
  path: v.string(),
  comment: textOrNull,
  createdAt: v.fallback(v.string(), ''),
  helpful: v.fallback(v.nullable(v.boolean()), null),
  filename: textOrNull,
  lang: textOrNull,
})
const FeedbackListSchema = v.object({ feedback: list, nextCursor: cursor, hasMore: flag })

/** What one reader wrote about a page (`helpful`), or about a code snippet (`filename`, `lang`). */
export type FeedbackRow = v.InferOutput<typeof FeedbackSchema>

/** The values of `source`, by which both operations of feedback can be filtered. */
export type FeedbackSource = 'code_snippet' | 'contextual' | 'agent' | 'thumbs_only'

/** Of `feedback`. */
export function parseFeedback(json: unknown): CursorRows<FeedbackRow> {
  const { feedback, ...rest } = parseObject(FeedbackListSchema, json, 'feedback')
  return { ...parseRows(FeedbackSchema, feedback), ...rest }
}
