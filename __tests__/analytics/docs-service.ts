import { setImmediate } from 'node:timers/promises'
import { readAnalytics } from '../../src/read-analytics.ts'
import type { Step } from '../../src/step.ts'
import { testRun, testService } from '../support/test-run.ts'

/** The clock of tests says Saturday, 21 November 2026: these are the last complete weeks. */
export const LAST = '2026-11-09T00:00:00Z'
export const BEFORE = '2026-11-02T00:00:00Z'

export interface Query {
  /** `views`, `visitors`, `searches`, `assistant`, `feedback/by-page` or `feedback`. */
  operation: string
  dateFrom: string
  dateTo: string
  limit: number
  offset: number
  cursor: string | undefined
  source: string | undefined
  status: string | undefined
}

/** JSON, or an HTTP status. */
export type Answer = (query: Query) => object | number

/** Reads a report from a service made of one function. */
export async function read(
  answer: Answer,
  options: {
    weeks?: number
    signals?: string[]
    texts?: 'show' | 'hide' | 'auto'
    minutes?: number
    /** Of the event that triggered the workflow. */
    repository?: unknown
    signal?: AbortSignal
  },
) {
  const { weeks = 0, signals = [], texts = 'show', minutes = 30, repository, signal } = options
  const run = testRun({ ms: minutes * 60_000, ...(signal && { signal }) })
  const queries: Query[] = []
  const service = testService(async ({ url }) => {
    const { limit, offset, ...rest } = Object.fromEntries(url.searchParams)
    const operation = url.pathname.replace('/v1/analytics/docs/', '')
    const query = { operation, ...rest, limit: Number(limit), offset: Number(offset ?? 0) } as Query
    queries.push(query)
    await setImmediate()
    run.signal.throwIfAborted()
    const json = answer(query)
    if (typeof json === 'number') return { status: json, headers: {}, body: '{}' }
    return { status: 200, headers: {}, body: JSON.stringify(json) }
  }, run)
  const inputs = { trafficWeeks: weeks, readerSignals: new Set(signals), readerTexts: texts }
  const step = { ...run, inputs, service, event: { payload: { repository } } }
  const analytics = await readAnalytics(step as unknown as Step)
  return { ...analytics, figures: analytics.views.figures, queries }
}

export const ALL_SIGNALS = ['visitors', 'searches', 'questions', 'feedback']

/** A week at the service; of what is not given, there is none. */
export interface DocsWeek {
  views?: unknown[]
  totals?: object
  visitors?: object
  searches?: object[]
  totalSearches?: number
  turns?: object[]
  /** By page: those with what readers may say, and those without. */
  votes?: object[]
  thumbs?: object[]
  /** Pieces of feedback, each with its `source`. */
  feedback?: object[]
}

/** A service that keeps the contract, with these two weeks. */
export function serviceOf(last: DocsWeek, before: DocsWeek = {}): Answer {
  return (query) => {
    const week = query.dateFrom >= LAST ? last : before
    const none = { human: 0, ai: 0, total: 0 }
    const ofSource = (row: object) => 'source' in row && row.source === query.source
    const lists: Record<string, () => object> = {
      views: () => ({ totals: week.totals ?? none, ...pageOf('views', week.views, query) }),
      visitors: () => ({ totals: week.visitors ?? none, visitors: [], hasMore: false }),
      searches: () => ({
        totalSearches: week.totalSearches ?? 0,
        ...pageOf('searches', week.searches, query),
      }),
      assistant: () => pageOf('conversations', week.turns, query),
      'feedback/by-page': () =>
        pageOf('feedback', query.source === 'thumbs_only' ? week.thumbs : week.votes, query),
      feedback: () => pageOf('feedback', week.feedback?.filter(ofSource), query),
    }
    return lists[query.operation]?.() ?? 404
  }
}

function pageOf(name: string, rows: unknown[] = [], { limit, offset, cursor }: Query): object {
  const start = offset + Number(cursor ?? 0)
  const hasMore = start + limit < rows.length
  return {
    [name]: rows.slice(start, start + limit),
    nextCursor: hasMore ? `${start + limit}` : null,
    hasMore,
  }
}

export function view(path: string, human: number, ai = 0) {
  return { path, human, ai, total: human + ai }
}

export function views(count: number) {
  return Array.from({ length: count }, (_, index) => view(`/page-${index}`, count - index))
}

export function search(searchQuery: string, hits: number, ctr = 0, topClickedPage = '/clicked') {
  return { searchQuery, hits, ctr, topClickedPage: ctr > 0 ? topClickedPage : null }
}

let drawn = 0

/** A turn, unanswered unless its fields say otherwise. */
export function turn(query: string, fields: object = {}) {
  return {
    id: `conversation_${drawn++}`,
    timestamp: '2026-11-12T08:00:00Z',
    query,
    resolutionStatus: 'unanswered',
    queryCategory: null,
    pageUrl: null,
    ...fields,
  }
}

export function votes(path: string, thumbsUp: number, thumbsDown: number) {
  return { path, thumbsUp, thumbsDown, code: 0, total: thumbsUp + thumbsDown }
}

/** A piece of feedback: a comment of somebody whom the page did not help. */
export function piece(path: string, fields: object = {}) {
  return {
    id: `feedback_${drawn++}`,
    path,
    comment: 'Wrong',
    createdAt: '2026-11-12T00:00:00Z',
    source: 'contextual',
    helpful: false,
    contact: 'contact@example.com',
    ...fields,
  }
}
