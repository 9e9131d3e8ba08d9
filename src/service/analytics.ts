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
export interface DateRange {
  dateFrom: string
  dateTo: string
}

/** Rows by their place. */
export interface OffsetQuery extends DateRange {
  /** 1 to 250 rows. */
  limit: number
  offset: number
}

/** Rows by the service's cursor; without one, the first. */
export interface CursorQuery extends DateRange {
  limit: number
  cursor?: string | undefined
}

/**
 * What the service counts. Each resolves with the parsed answer, or rejects as the other operations do.
 * All share 100 requests an hour for the whole organization.
 */
export interface Analytics {
  /** `GET /v1/analytics/{projectId}/views` */
  getPageViews(query: OffsetQuery, asking?: Asking): Promise<PageViews>
  /** `GET …/visitors`; null where the totals cannot be believed. */
  getVisitors(query: OffsetQuery, asking?: Asking): Promise<Counts | null>
  /** `GET …/searches`, at most 100 at once, the terms searched most first. */
  getSearches(query: CursorQuery, asking?: Asking): Promise<Searches>
  /** `GET …/assistant`, at most 1,000 turns at once. */
  getConversations(query: CursorQuery, asking?: Asking): Promise<CursorRows<Turn>>
  /** `GET …/feedback/by-page`, at most 100 pages, without a cursor. */
  getFeedbackByPage(query: DateRange & { limit: number }, asking?: Asking): Promise<FeedbackByPage>
  /** `GET …/feedback`, at most 100 at once. */
  getFeedback(
    query: CursorQuery & { source: FeedbackSource },
    asking?: Asking,
  ): Promise<CursorRows<FeedbackRow>>
}

/** A thousand turns of the assistant, with its answers. */
const MAX_CONVERSATIONS_BYTES = 8 * 1024 * 1024

export function connectAnalytics(perform: Perform, paths: Paths): Analytics {
  /** An operation that reads one listing. */
  function listing<Query extends DateRange, T>(
    resource: string,
    more: Pick<Operation<T>, 'parse' | 'maxBytes'> & { what: string },
  ) {
    return (query: Query, asking?: Asking): Promise<T> =>
      perform(
        {
          name: `Getting the ${more.what} of ${query.dateFrom}`,
          kind: 'read',
          path: `${paths.analytics}${resource}?${toQuery(query)}`,
          resource: 'project',
          ...more,
        },
        asking,
      )
  }
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

function toQuery(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, `${value}`]))
}
