/** The query of a page views request, as sent and as understood. */
export interface ViewsQuery {
  dateFrom: string
  dateTo: string
  fromMs: number
  toMs: number
  limit: number
  offset: number
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/
const WHOLE_NUMBER = /^\d{1,15}$/

/**
 * Stricter than the contract on one point: it leaves open what happens without dates, so here a
 * client that forgets them is refused.
 */
export function parseViewsQuery(
  query: Record<string, string>,
): { query: ViewsQuery } | { problems: string[] } {
  const { dateFrom = '', dateTo = '' } = query
  const fromMs = timeOf(dateFrom)
  const toMs = timeOf(dateTo)
  const limit = wholeNumber(query.limit ?? '50')
  const offset = wholeNumber(query.offset ?? '0')
  const problems = []
  if (Number.isNaN(fromMs)) problems.push('dateFrom must be an ISO 8601 date')
  if (Number.isNaN(toMs)) problems.push('dateTo must be an ISO 8601 date')
  if (toMs <= fromMs) problems.push('dateTo must be after dateFrom')
  if (!(limit >= 1 && limit <= 250)) problems.push('limit must be a whole number from 1 to 250')
  if (!(offset >= 0)) problems.push('offset must be a whole number from 0')
  if (problems.length > 0) return { problems }
  return { query: { dateFrom, dateTo, fromMs, toMs, limit, offset } }
}

/** Milliseconds since 1970, a time without a zone being UTC; NaN if it is not a date of the calendar. */
function timeOf(text: string): number {
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
