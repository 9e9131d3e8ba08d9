import { systemClock } from '../../src/base/clock.ts'
import type { SignalKind } from '../../src/base/signal-kinds.ts'
import { readSignals, type SignalReadings } from '../../src/readers/read-signals.ts'
import type { SignalQueries } from '../../src/readers/signal-queries.ts'
import { type SignalFigures, signalFigures, type WeekViews } from '../../src/readers/signals.ts'
import {
  parseConversations,
  parseFeedback,
  parseFeedbackByPage,
  parseSearches,
  parseVisitors,
} from '../../src/service/reader-signals.ts'
import { completeWeeks, type Week } from '../../src/traffic/weeks.ts'

const [WEEK, WEEK_BEFORE] = completeWeeks(2, new Date('2026-11-18T12:00:00Z')) as [Week, Week]

export { WEEK, WEEK_BEFORE }

export type Operation = 'visitors' | 'searches' | 'conversations' | 'feedback by page' | 'feedback'

export interface SignalQuery {
  operation: Operation
  dateFrom: string
  limit: number
  offset?: number
  cursor?: string | undefined
  source?: string
  status?: string
}

/** A week at the service, row by row as it would tell of them. */
export interface ReadersWeek {
  visitors?: object | undefined
  searches?: object[]
  totalSearches?: number
  turns?: object[]
  /** By page. */
  pages?: object[]
  /** With `source`. */
  feedback?: Array<{ source?: string }>
}

export interface SignalsEnd {
  readings: SignalReadings
  figures: SignalFigures
  queries: SignalQuery[]
}

/** Reads signals from a service made of one function, which answers with JSON or throws. */
export async function readFrom(
  answer: (query: SignalQuery) => unknown,
  options: {
    kinds?: SignalKind[]
    showTexts?: boolean
    maxRequests?: number
    views?: Partial<WeekViews>
    deadlineMs?: number
  } = {},
): Promise<SignalsEnd> {
  const { kinds = ['visitors', 'searches', 'questions', 'feedback'], maxRequests = 60 } = options
  const queries: SignalQuery[] = []
  const ask = async (operation: Operation, { dateFrom }: Pick<Week, 'dateFrom'>, rows: object) => {
    const query = { operation, dateFrom, ...rows } as SignalQuery
    queries.push(query)
    // As over the network: as JSON.
    return JSON.parse(JSON.stringify(await answer(query)))
  }
  const service: SignalQueries = {
    getVisitors: async (week, rows) => parseVisitors(await ask('visitors', week, rows)),
    getSearches: async (week, rows) => parseSearches(await ask('searches', week, rows)),
    getConversations: async (week, rows) =>
      parseConversations(await ask('conversations', week, rows)),
    getFeedbackByPage: async (week, rows) =>
      parseFeedbackByPage(await ask('feedback by page', week, rows)),
    getFeedback: async (week, rows) => parseFeedback(await ask('feedback', week, rows)),
  }
  let left = maxRequests
  const readings = await readSignals({
    kinds: new Set(kinds),
    week: WEEK,
    weekBefore: WEEK_BEFORE,
    showTexts: options.showTexts ?? true,
    queries: service,
    allowance: { take: () => left-- > 0, maxRequests },
    run: {
      clock: systemClock,
      signal: new AbortController().signal,
      deadlineMs: options.deadlineMs ?? Number.POSITIVE_INFINITY,
    },
  })
  const figures = signalFigures(readings, { people: undefined, pages: undefined, ...options.views })
  return { readings, figures, queries }
}

/** A service that keeps the contract, with these two weeks. */
export function serviceOf(
  last: ReadersWeek,
  before: ReadersWeek = {},
): (query: SignalQuery) => unknown {
  return (query) => {
    const week = query.dateFrom === WEEK.dateFrom ? last : before
    switch (query.operation) {
      case 'visitors':
        return { totals: week.visitors ?? { human: 0, ai: 0, total: 0 }, visitors: [] }
      case 'searches': {
        const { searches = [], totalSearches = 0 } = week
        return { totalSearches, ...pageOf('searches', searches, query) }
      }
      case 'conversations':
        return pageOf('conversations', week.turns ?? [], query)
      case 'feedback by page': {
        const { pages = [] } = week
        return { feedback: pages.slice(0, query.limit), hasMore: pages.length > query.limit }
      }
      case 'feedback': {
        const rows = (week.feedback ?? []).filter(({ source }) => source === query.source)
        return pageOf('feedback', rows, query)
      }
    }
  }
}

function pageOf(name: string, rows: object[], { limit, cursor }: SignalQuery): object {
  const start = Number(cursor ?? 0)
  const hasMore = start + limit < rows.length
  return {
    [name]: rows.slice(start, start + limit),
    nextCursor: hasMore ? `${start + limit}` : null,
    hasMore,
  }
}

/** @param clickRate 0 to 1 */
export function search(searchQuery: string, hits: number, clickRate = 0): object {
  return {
    searchQuery,
    hits,
    ctr: clickRate * 100,
    topClickedPage: clickRate > 0 ? '/clicked' : null,
  }
}

let turns = 0
/** A turn, unanswered unless its fields say otherwise. */
export function turn(query: string, fields: object = {}): object {
  turns++
  return {
    id: `conversation_${turns}`,
    timestamp: '2026-11-12T00:00:00Z',
    query,
    responseType: 'answer',
    resolutionStatus: 'unanswered',
    queryCategory: null,
    pageUrl: null,
    ...fields,
  }
}

export function votes(path: string, thumbsUp: number, thumbsDown: number): object {
  return { path, thumbsUp, thumbsDown, code: 0, total: thumbsUp + thumbsDown }
}

let pieces = 0
/** A comment of somebody whom the page did not help. */
export function comment(path: string, text: string, fields: object = {}) {
  pieces++
  return {
    id: `feedback_${pieces}`,
    path,
    comment: text,
    createdAt: '2026-11-12T00:00:00Z',
    source: 'contextual',
    helpful: false,
    contact: 'contact@example.com',
    ...fields,
  }
}

/** What an AI agent sent. */
export function remark(path: string, fields: object = {}) {
  return comment(path, 'Unclear', { source: 'agent', helpful: undefined, ...fields })
}
