import { decodeCursor, listingOf } from './cursor.ts'

/** [fromMs, toMs), with the dates as they were sent. */
export interface Range {
  dateFrom: string
  dateTo: string
  fromMs: number
  toMs: number
}

/** The query of an analytics request, as understood. */
export interface AnalyticsQuery extends Range {
  limit: number
  /** Where the page starts, whether an offset or a cursor said so. */
  offset: number
  /** As sent, and as understood: null stands for all of them. */
  source: string
  status: string
  sources: readonly string[] | null
  statuses: readonly string[] | null
}

/** What an operation takes besides its dates. */
export interface QueryRules {
  operation: string
  limit: { max: number; byDefault: number }
  paging: 'offset' | 'cursor' | 'none'
  /** Whether it takes `source` and `status`. */
  filters: boolean
}

export const SOURCES = ['code_snippet', 'contextual', 'agent', 'thumbs_only'] as const
export const STATUSES = ['pending', 'in_progress', 'resolved', 'dismissed'] as const

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/
const WHOLE_NUMBER = /^\d{1,15}$/

/**
 * Stricter than the contract on one point: it leaves open what happens without dates, so here a
 * client that forgets them is refused.
 */
export function parseQuery(
  query: Record<string, string>,
  rules: QueryRules,
): { query: AnalyticsQuery } | { problems: string[] } {
  const { dateFrom = '', dateTo = '' } = query
  const { max, byDefault } = rules.limit
  const fromMs = timeOf(dateFrom)
  const toMs = timeOf(dateTo)
  const limit = wholeNumber(query.limit ?? String(byDefault))
  const offset = startOf(query, rules)
  // One source, but a list of statuses.
  const sources = rules.filters && query.source !== undefined ? [query.source] : null
  const statuses = wordsOf(rules.filters ? query.status : undefined)
  const problems = []
  if (Number.isNaN(fromMs)) problems.push('dateFrom must be an ISO 8601 date')
  if (Number.isNaN(toMs)) problems.push('dateTo must be an ISO 8601 date')
  if (toMs <= fromMs) problems.push('dateTo must be after dateFrom')
  if (!(limit >= 1 && limit <= max)) problems.push(`limit must be a whole number from 1 to ${max}`)
  if (typeof offset === 'string') problems.push(offset)
  if (hasUnknown(sources, SOURCES)) problems.push(`source must be one of ${SOURCES.join(', ')}`)
  if (hasUnknown(statuses, STATUSES)) problems.push(`status must be of ${STATUSES.join(', ')}`)
  if (problems.length > 0 || typeof offset === 'string') return { problems }
  const { source = '', status = '' } = query
  const range = { dateFrom, dateTo, fromMs, toMs }
  return { query: { ...range, limit, offset, source, status, sources, statuses } }
}

/** The first row, or what is wrong with the offset or the cursor. */
function startOf(query: Record<string, string>, rules: QueryRules): number | string {
  if (rules.paging === 'offset') {
    const offset = wholeNumber(query.offset ?? '0')
    return offset >= 0 ? offset : 'offset must be a whole number from 0'
  }
  if (rules.paging === 'none' || query.cursor === undefined) return 0
  const cursor = decodeCursor(query.cursor)
  if (cursor?.listing !== listingOf(rules.operation, query)) {
    return 'cursor must be the nextCursor of an earlier answer to the same query'
  }
  return cursor.offset
}

function wordsOf(list: string | undefined): string[] | null {
  return list === undefined ? null : list.split(',').map((word) => word.trim())
}

function hasUnknown(words: string[] | null, known: readonly string[]): boolean {
  return words?.some((word) => !known.includes(word)) ?? false
}

/** Milliseconds since 1970, a time without a zone being UTC; NaN if it is not a date of the calendar. */
export function timeOf(text: string): number {
  if (!DATE.test(text)) return Number.NaN
  const day = text.slice(0, 10)
  const midnightMs = Date.parse(day)
  // Date.parse turns 30 February into 1 March.
  if (Number.isNaN(midnightMs) || !new Date(midnightMs).toISOString().startsWith(day)) {
    return Number.NaN
  }
  const hasZone = text.length === 10 || /(Z|[+-]\d{2}:\d{2})$/.test(text)
  return Date.parse(hasZone ? text : `${text}Z`)
}

function wholeNumber(text: string): number {
  return WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN
}
