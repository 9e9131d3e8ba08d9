import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../src/base/clock.ts'
import type { Traffic } from '../../src/report/traffic-report.ts'
import type { PageRow } from '../../src/service/page-views.ts'
import { connectService } from '../../src/service/service.ts'
import { createBudget } from '../../src/traffic/budget.ts'
import { figuresOf } from '../../src/traffic/figures.ts'
import { createRequester } from '../../src/traffic/requester.ts'
import { runTraffic, type TrafficResult } from '../../src/traffic/run-traffic.ts'

/** A Wednesday: the last complete week is 9–15 Nov, 2026-W46. */
export const TODAY = new Date('2026-11-18T12:00:00Z')
export const LAST_WEEK = '2026-11-09'
export const WEEK_BEFORE = '2026-11-02'

export interface Query {
  dateFrom: string
  dateTo: string
  limit: number
  offset: number
}

/** What the server answers: JSON with status 200, or a whole response. */
export type Answer = object | WholeAnswer

interface WholeAnswer {
  status: number
  headers?: Record<string, string>
  body: string
}

export interface Reading {
  answer(query: Query): Answer | Promise<Answer>
  weeks?: number
  topPages?: number
  maxRequests?: number
  /** How long the step may take. */
  timeMs?: number
  /** When it is, on the wall. */
  now?: Date
  signal?: AbortSignal
}

export interface ReadingEnd extends TrafficResult {
  requests: number
  /** The first failure, where there was one. */
  error: unknown
  queries: Query[]
  lines: string[]
  /** When each query was sent, on the virtual clock. */
  sentAtMs: number[]
  /** How long it took on the virtual clock. */
  tookMs: number
}

/** Reads page views from a server made of one function, on a clock that never waits. */
export async function readTraffic(reading: Reading): Promise<ReadingEnd> {
  const {
    answer,
    weeks = 8,
    topPages = 10,
    maxRequests = 60,
    timeMs = 60_000,
    now = TODAY,
  } = reading
  const signal = reading.signal ?? new AbortController().signal
  const queries: Query[] = []
  const lines: string[] = []
  const sentAtMs: number[] = []
  const clock = virtualClock(now)
  const run = { clock, signal, deadlineMs: timeMs }
  const log = { info: (line: string) => lines.push(line) }
  const budget = createBudget(maxRequests)
  const requester = createRequester({ budget, run, log })
  const result = await runTraffic({
    weeks,
    topPages,
    service: connectService({
      baseUrl: new URL('https://docs.example/'),
      projectId: 'docs',
      apiKey: 'key',
      userAgent: 'test',
      run,
      log,
      async send({ url }) {
        const query = queryOf(url)
        queries.push(query)
        sentAtMs.push(clock.nowMs())
        await Promise.resolve()
        signal.throwIfAborted()
        const said = await answer(query)
        if (isWhole(said)) return { headers: {}, ...said }
        return { status: 200, headers: {}, body: JSON.stringify(said) }
      },
    }),
    requester,
    budget,
    run,
    log,
  })
  const { requests, firstError: error } = requester
  return { ...result, requests, error, queries, lines, sentAtMs, tookMs: clock.nowMs() }
}

/** Everything that the report is made of. */
export async function trafficFrom(reading: Reading): Promise<Traffic> {
  const result = await readTraffic(reading)
  const figures = figuresOf(result, reading.topPages ?? 10)
  return { ...result, figures, projectId: 'docs', host: 'docs.example' }
}

/** A server with these rows in each week, and totals that are the rows' sums unless given. */
export function site(
  rowsOf: (dateFrom: string) => PageRow[],
  totals?: { human: number; ai: number; total: number },
): (query: Query) => object {
  return ({ dateFrom, limit, offset }) => {
    const rows = rowsOf(dateFrom)
    return {
      totals: totals ?? sum(rows),
      views: rows.slice(offset, offset + limit),
      hasMore: offset + limit < rows.length,
    }
  }
}

export function row(path: string, human: number, ai = 0): PageRow {
  return { path, human, ai, total: human + ai }
}

export function rows(count: number): PageRow[] {
  return Array.from({ length: count }, (_, index) => row(`/page-${index}`, count - index))
}

function sum(all: PageRow[]) {
  const of = (field: 'human' | 'ai' | 'total') =>
    all.reduce((total, each) => total + each[field], 0)
  return { human: of('human'), ai: of('ai'), total: of('total') }
}

function queryOf(url: URL): Query {
  const { dateFrom = '', dateTo = '', limit, offset } = Object.fromEntries(url.searchParams)
  const day = (date: string) => date.replace(/T00:00:00Z$/, '')
  return {
    dateFrom: day(dateFrom),
    dateTo: day(dateTo),
    limit: Number(limit),
    offset: Number(offset),
  }
}

function isWhole(answer: Answer): answer is WholeAnswer {
  return 'status' in answer
}

function virtualClock(now: Date): Clock {
  let nowMs = 0
  return {
    nowMs: () => nowMs,
    now: () => now,
    random: () => 0.5,
    async sleep(ms, signal) {
      const endMs = nowMs + ms
      // Whatever else can go on does so first.
      await setImmediate()
      signal.throwIfAborted()
      nowMs = Math.max(nowMs, endMs)
    },
  }
}
