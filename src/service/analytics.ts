import { type Counts, type PageViews, parsePageViews } from './page-views.ts'
import type { Paths } from './paths.ts'
import type { Asking, Operation, Perform } from './perform.ts'
import {
  type CursorRows,
  type FeedbackByPage,
  type FeedbackRow,
  type FeedbackSource,
  parseConversations,
  parseFeedback,
  parseFeedbackByPage,
  parseSearches,
  parseVisitors,
  type Searches,
  type Turn,
} from './reader-signals.ts'

/** A range of dates, `YYYY-MM-DD`; `dateTo` is the first day after it. */
interface DateRange {
  dateFrom: string
  dateTo: string
}

/** Rows by their place: 1 to 250. */
interface OffsetRows {
  limit: number
  offset: number
}

/** Rows by the service's cursor; without one, the first. */
interface CursorQuery {
  limit: number
  cursor?: string | undefined
}

/** Which feedback to read. `status` is a list, separated by commas. */
interface FeedbackFilter {
  source: FeedbackSource
  status: string
}

/** Reads one listing of a range of dates. */
type Listing<Query, Answer> = (range: DateRange, rows: Query, asking?: Asking) => Promise<Answer>

/**
 * What the service counts. Each resolves with the parsed answer, or rejects as the other operations do.
 * All share 100 requests an hour for the whole organization.
 */
export interface Analytics {
  getPageViews: Listing<OffsetRows, PageViews>
  /** Null where the totals cannot be believed. */
  getVisitors: Listing<OffsetRows, Counts | null>
  /** At most 100 at once, the terms searched most first. */
  getSearches: Listing<CursorQuery, Searches>
  /** At most 1,000 turns at once. */
  getConversations: Listing<CursorQuery, CursorRows<Turn>>
  /** At most 100 pages, without a cursor. */
  getFeedbackByPage: Listing<{ limit: number } & FeedbackFilter, FeedbackByPage>
  /** At most 100 at once. */
  getFeedback: Listing<CursorQuery & FeedbackFilter, CursorRows<FeedbackRow>>
}

/** A thousand turns of the assistant, with its answers. */
const MAX_CONVERSATIONS_BYTES = 8 * 1024 * 1024

export function connectAnalytics(perform: Perform, paths: Paths): Analytics {
  const listing =
    <Query extends object, Answer>(
      resource: string,
      more: Pick<Operation<Answer>, 'parse' | 'maxBytes'> & { what: string },
    ): Listing<Query, Answer> =>
    ({ dateFrom, dateTo }, rows, asking) =>
      perform(
        {
          name: `Getting the ${more.what} of ${dateFrom}`,
          kind: 'read',
          path: `${paths.analytics}${resource}?${toQuery({ dateFrom: midnight(dateFrom), dateTo: midnight(dateTo), ...rows })}`,
          resource: 'project',
          ...more,
        },
        asking,
      )
  return {
    getPageViews: listing('views', { what: 'page views', parse: parsePageViews }),
    getVisitors: listing('visitors', { what: 'visitors', parse: parseVisitors }),
    getSearches: listing('searches', { what: 'searches', parse: parseSearches }),
    getConversations: listing('assistant', {
      what: 'questions to the assistant',
      parse: parseConversations,
      maxBytes: MAX_CONVERSATIONS_BYTES,
    }),
    getFeedbackByPage: listing('feedback/by-page', {
      what: 'feedback by page',
      parse: parseFeedbackByPage,
    }),
    getFeedback: listing('feedback', { what: 'feedback', parse: parseFeedback }),
  }
}

/** In full: in which time zone a bare date is read is not documented. */
function midnight(date: string): string {
  return `${date}T00:00:00Z`
}

function toQuery(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, `${value}`]))
}
