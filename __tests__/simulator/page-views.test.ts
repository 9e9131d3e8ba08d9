import { describe, expect, test } from '@jest/globals'
import { docPath } from '../../simulator/doc-paths.ts'
import type { Simulator } from '../../simulator/simulator.ts'
import { start, views } from './harness.ts'

interface Counts {
  human: number
  ai: number
  total: number
}

interface Listing {
  totals: Counts
  views: (Counts & { path: string })[]
  hasMore: boolean
}

async function list(simulator: Simulator, query: Record<string, string> = {}): Promise<Listing> {
  const { status, json } = await views(simulator, query)
  expect(status).toBe(200)
  // The shape is what these tests are about: a wrong one fails them.
  return json as unknown as Listing
}

/** Reads every row, as a client does. */
async function listAll(simulator: Simulator, query: Record<string, string> = {}) {
  const rows = []
  for (let offset = 0; ; offset += 250) {
    const page = await list(simulator, { ...query, limit: '250', offset: String(offset) })
    rows.push(...page.views)
    if (!page.hasMore) return { rows, totals: page.totals }
  }
}

function sum(all: Counts[]): Counts {
  const add = (pick: (counts: Counts) => number) => all.reduce((n, row) => n + pick(row), 0)
  return { human: add((c) => c.human), ai: add((c) => c.ai), total: add((c) => c.total) }
}

describe('a listing', () => {
  test('has 50 rows from the first on unless told otherwise', async () => {
    const simulator = await start({ pageViews: { pages: 120 } })
    const whole = await listAll(simulator)
    const { views: rows, hasMore } = await list(simulator)
    expect(rows).toEqual(whole.rows.slice(0, 50))
    expect(hasMore).toBe(true)
  })

  test.each([
    { limit: '1', offset: '0', rows: 1, hasMore: true },
    { limit: '119', offset: '0', rows: 119, hasMore: true },
    { limit: '120', offset: '0', rows: 120, hasMore: false },
    { limit: '20', offset: '100', rows: 20, hasMore: false },
    { limit: '20', offset: '110', rows: 10, hasMore: false },
    { limit: '20', offset: '120', rows: 0, hasMore: false },
    { limit: '20', offset: '999999', rows: 0, hasMore: false },
  ])('of 120 pages is cut as asked: %j', async ({ limit, offset, rows, hasMore }) => {
    const simulator = await start({ pageViews: { pages: 120 } })
    const listing = await list(simulator, { limit, offset })
    expect([listing.views.length, listing.hasMore]).toEqual([rows, hasMore])
  })

  test.each(['shuffled', 'by-path', 'by-views'] as const)(
    'in the order %s has every page once, and totals that are the sum',
    async (order) => {
      const simulator = await start({ pageViews: { pages: 1201, order } })
      const { rows, totals } = await listAll(simulator)
      expect(new Set(rows.map(({ path }) => path)).size).toBe(1201)
      expect(rows.filter(({ human, ai, total }) => human + ai !== total)).toEqual([])
      expect(totals).toEqual(sum(rows))
    },
  )

  test('can be sorted by views', async () => {
    const { rows } = await listAll(await start({ pageViews: { pages: 600, order: 'by-views' } }))
    const totals = rows.map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  })

  test('can be sorted by path', async () => {
    const { rows } = await listAll(await start({ pageViews: { pages: 600, order: 'by-path' } }))
    const paths = rows.map(({ path }) => path)
    expect(paths).toEqual(paths.toSorted())
  })

  test('is in neither order by default', async () => {
    const { rows } = await listAll(await start({ pageViews: { pages: 600 } }))
    const paths = rows.map(({ path }) => path)
    const totals = rows.map(({ total }) => total)
    expect(paths).not.toEqual(paths.toSorted())
    expect(totals).not.toEqual(totals.toSorted((a, b) => b - a))
  })

  test('ranks each week anew, however many weeks were asked for before', async () => {
    const simulator = await start({ pageViews: { pages: 200, order: 'by-views' } })
    const weeks = Array.from({ length: 7 }, (_, n) => ({
      dateFrom: new Date(Date.UTC(2026, 0, 5 + 7 * n)).toISOString(),
      dateTo: new Date(Date.UTC(2026, 0, 12 + 7 * n)).toISOString(),
    }))
    const first = []
    for (const week of weeks) first.push(await list(simulator, week))
    for (const [n, week] of weeks.entries()) {
      expect(await list(simulator, week)).toEqual(first[n])
    }
    for (const { views: rows } of first) {
      const totals = rows.map(({ total }) => total)
      expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    }
  })

  test('has a path for each page, however many', () => {
    const paths = Array.from({ length: 20_000 }, (_, page) => docPath(page, 1))
    expect(new Set(paths).size).toBe(20_000)
    expect(paths.filter((path) => !/^(\/[a-z0-9-]*)+$/.test(path))).toEqual([])
  })

  test('can have literal paths, hostile ones too', async () => {
    const paths = ['/a|b', '<img src=x>', '/`@team`', '::set-output name=x::y\n', '__proto__']
    const { views: rows, hasMore } = await list(await start({ pageViews: { paths } }))
    expect(rows.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
    expect(hasMore).toBe(false)
  })

  test('of a site without pages is empty', async () => {
    expect(await list(await start({ pageViews: { pages: 0 } }))).toEqual({
      totals: { human: 0, ai: 0, total: 0 },
      views: [],
      hasMore: false,
    })
  })

  test('can be replaced by anything, with the query at hand', async () => {
    const simulator = await start({
      pageViews: { override: (answer, query) => ({ ...query, hadRows: 'views' in answer }) },
    })
    expect((await views(simulator, { limit: '7', offset: '14' })).json).toEqual({
      dateFrom: '2026-01-05',
      dateTo: '2026-01-12',
      limit: 7,
      offset: 14,
      hadRows: true,
    })
  })
})

describe('views', () => {
  const small = { pages: 300, seed: 4 }

  test('follow from the seed alone', async () => {
    const read = async (seed: number) =>
      (await listAll(await start({ pageViews: { pages: 300, seed } }))).rows
    const first = await read(4)
    expect(await read(4)).toEqual(first)
    expect(await read(5)).not.toEqual(first)
  })

  test('of the days add up to the week, for each page and in all', async () => {
    const simulator = await start({ pageViews: small })
    const week = await listAll(simulator)
    const days = []
    for (let day = 5; day < 12; day++) {
      const date = (n: number) => `2026-01-${String(n).padStart(2, '0')}`
      days.push(await listAll(simulator, { dateFrom: date(day), dateTo: date(day + 1) }))
    }
    expect(sum(days.map(({ totals }) => totals))).toEqual(week.totals)
    for (const row of week.rows) {
      const same = days.flatMap(({ rows }) => rows.filter(({ path }) => path === row.path))
      expect({ path: row.path, ...sum(same) }).toEqual(row)
    }
  })

  test('of a range across weeks and from the middle of a day add up too', async () => {
    const simulator = await start({ pageViews: small })
    const range = (dateFrom: string, dateTo: string) => list(simulator, { dateFrom, dateTo })
    const whole = await range('2025-12-28', '2026-02-03')
    const parts = [
      await range('2025-12-28', '2026-01-14T09:30:00Z'),
      await range('2026-01-14T09:30:00Z', '2026-02-03'),
    ]
    expect(sum(parts.map(({ totals }) => totals))).toEqual(whole.totals)
    expect((await range('2026-01-14', '2026-01-14T09:30:00Z')).totals.total).toBeGreaterThan(0)
  })

  test('have a long tail: a tenth of the pages has more than half of the views', async () => {
    const { rows, totals } = await listAll(
      await start({ pageViews: { pages: 1000, order: 'by-views' } }),
    )
    expect(sum(rows.slice(0, 100)).total).toBeGreaterThan(totals.total / 2)
  })

  test('are never none: such a page would not be listed', async () => {
    const simulator = await start({ pageViews: { pages: 50_000, order: 'by-views' } })
    const { views: last } = await list(simulator, { limit: '250', offset: '49750' })
    expect(new Set(last.map(({ total }) => total))).toEqual(new Set([1]))
  })

  test('change from week to week, and AI assistants read more over the years', async () => {
    const simulator = await start({ pageViews: small })
    const weekFrom = async (dateFrom: string, dateTo: string) => {
      const { totals } = await list(simulator, { dateFrom, dateTo })
      return { ...totals, aiShare: totals.ai / totals.total }
    }
    const early = await weekFrom('2024-02-05', '2024-02-12')
    const next = await weekFrom('2024-02-12', '2024-02-19')
    const late = await weekFrom('2026-02-09', '2026-02-16')
    expect(next.total).not.toBe(early.total)
    expect(Math.abs(next.total / early.total - 1)).toBeLessThan(0.5)
    expect(late.aiShare).toBeGreaterThan(early.aiShare + 0.05)
  })

  test('begin with the first week', async () => {
    const simulator = await start({ pageViews: { ...small, firstWeek: '2026-01-07' } })
    const before = await list(simulator, { dateFrom: '2025-12-29', dateTo: '2026-01-05' })
    const across = await list(simulator, { dateFrom: '2025-12-29' })
    expect(before).toEqual({
      totals: { human: 0, ai: 0, total: 0 },
      views: [],
      hasMore: false,
    })
    expect(across.totals).toEqual((await list(simulator)).totals)
  })

  test('of a quarter of a million pages take one pass over them for each week', async () => {
    const simulator = await start({ pageViews: { pages: 250_000 } })
    const MONDAYS = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02']
    /** Processor time, since a busy machine says nothing about the work done. */
    async function costOf(query: (n: number) => Record<string, string>): Promise<number> {
      const before = process.cpuUsage()
      for (const n of MONDAYS.keys()) {
        expect((await list(simulator, { ...query(n), limit: '250' })).views).toHaveLength(250)
      }
      return process.cpuUsage(before).user
    }
    const [first = ''] = MONDAYS
    const dateTo = '2026-02-09'
    const newWeeks = await costOf((n) => ({ dateFrom: MONDAYS[n] ?? first, dateTo: nextMonday(n) }))
    const morePages = await costOf((n) => ({ dateFrom: first, dateTo, offset: `${n * 40_000}` }))
    expect(morePages).toBeLessThan(newWeeks / 3)

    function nextMonday(n: number): string {
      return MONDAYS[n + 1] ?? dateTo
    }
  })
})

describe('a query is refused, with a reason,', () => {
  const FROM = 'dateFrom must be an ISO 8601 date'
  const TO = 'dateTo must be an ISO 8601 date'
  const ORDER = 'dateTo must be after dateFrom'
  const LIMIT = 'limit must be a whole number from 1 to 250'
  const OFFSET = 'offset must be a whole number from 0'

  test.each<[Record<string, string>, string[]]>([
    [{ dateFrom: '' }, [FROM]],
    [{ dateFrom: 'yesterday' }, [FROM]],
    [{ dateFrom: '05.01.2026' }, [FROM]],
    [{ dateFrom: '2025-02-30' }, [FROM]],
    [{ dateTo: '2026-01-12T25:00:00Z' }, [TO]],
    [{ dateTo: '2026-13-01' }, [TO]],
    [{ dateTo: '2026-01-05' }, [ORDER]],
    [{ dateTo: '2026-01-04' }, [ORDER]],
    [{ limit: '0' }, [LIMIT]],
    [{ limit: '251' }, [LIMIT]],
    [{ limit: '1.5' }, [LIMIT]],
    [{ limit: 'all' }, [LIMIT]],
    [{ offset: '-1' }, [OFFSET]],
    [{ offset: '1e3' }, [OFFSET]],
    [{ limit: '0', offset: '-1' }, [LIMIT, OFFSET]],
  ])('if it has %j', async (query, messages) => {
    const { status, json } = await views(await start(), query)
    expect({ status, json }).toEqual({
      status: 400,
      json: { error: 'Invalid query', details: messages.map((message) => ({ message })) },
    })
  })

  test('but not if it has date-times, with or without a zone', async () => {
    const simulator = await start()
    const week = await list(simulator)
    for (const dateFrom of [
      '2026-01-05T00:00:00.000Z',
      '2026-01-05T00:00',
      '2026-01-05T02:00+02:00',
    ]) {
      expect((await list(simulator, { dateFrom })).totals).toEqual(week.totals)
    }
  })
})
