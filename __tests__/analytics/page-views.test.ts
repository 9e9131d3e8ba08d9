import { describe, expect, test } from '@jest/globals'
import { RequestError } from '../../src/http/faults.ts'
import { BEFORE, LAST, read, serviceOf, turn, view, views } from './docs-service.ts'

const TOTALS = { human: 70, ai: 30, total: 100 }

describe('requests', () => {
  test('each week costs one, of full date-times, and further pages of the last two what they need', async () => {
    const { queries } = await read(serviceOf({ views: views(600) }, { views: views(300) }), {
      weeks: 3,
    })
    expect(queries.map(({ dateFrom, limit, offset }) => [dateFrom, limit, offset])).toEqual([
      [LAST, 250, 0],
      [BEFORE, 250, 0],
      ['2026-10-26T00:00:00Z', 1, 0],
      [LAST, 250, 250],
      [BEFORE, 250, 250],
      [LAST, 250, 500],
    ])
    expect(queries[0]?.dateTo).toBe('2026-11-16T00:00:00Z')
  })

  test('D8: totals of weeks come first, then signals, then pages, at most 90 in all', async () => {
    const turns = Array.from({ length: 2500 }, (_, index) => turn(`Question ${index}`))
    const {
      queries,
      requests,
      figures,
      views: report,
    } = await read(serviceOf({ views: views(20_000), turns }, { views: views(20_000) }), {
      weeks: 53,
      signals: ['questions'],
    })
    expect([queries.length, requests]).toEqual([90, 90])
    expect(queries.slice(0, 53).map(({ operation }) => operation)).toEqual(Array(53).fill('views'))
    expect(queries.slice(53, 57).map(({ operation }) => operation)).toEqual(
      Array(4).fill('assistant'),
    )
    expect(figures.weeks.every(({ totals }) => totals !== null)).toBe(true)
    const spent = 'the 90 requests that a report may make were spent'
    expect(report.listings.map(({ gap }) => gap)).toEqual([spent, spent])
    const [last = 0, before = 0] = report.listings.map(({ pages }) => pages.size)
    expect(Math.abs(last - before)).toBeLessThanOrEqual(250)
  })

  test('an answer that is too large is asked for in smaller parts, from there on', async () => {
    const fine = serviceOf({ views: views(70), totals: TOTALS })
    const { queries, views: report } = await read(
      (query) => {
        if (query.limit <= 62) return fine(query)
        throw new RequestError('too-large', 'the answer is larger than 1 MiB')
      },
      { weeks: 1 },
    )
    expect(queries.map(({ limit, offset }) => [limit, offset])).toEqual([
      [250, 0],
      [62, 0],
      [62, 62],
    ])
    expect(report.listings[0]).toMatchObject({ gap: '' })
    expect(report.listings[0]?.pages.size).toBe(70)
  })
})

describe('a week', () => {
  test.each([
    { human: -1, ai: 0, total: -1 },
    { human: 1, ai: 2 },
    { human: '1', ai: 0, total: 1 },
    { human: 2 ** 60, ai: 0, total: 1 },
    { human: 0.5, ai: 0, total: 0.5 },
    null,
  ])('S12: with totals %j is not available, never 0', async (totals) => {
    const { figures, outcome } = await read(() => ({ totals, views: [], hasMore: false }), {
      weeks: 2,
    })
    expect(figures.weeks[0]).toMatchObject({
      totals: null,
      missing: "the service's totals are not valid numbers",
      change: null,
    })
    expect([outcome, figures.meanBefore]).toEqual(['error', null])
  })
})

describe('a list of pages', () => {
  const endless = (rows: (offset: number) => object[]) =>
    read(
      ({ offset, dateFrom }) => ({
        totals: TOTALS,
        views: rows(offset),
        hasMore: dateFrom === LAST,
      }),
      { weeks: 2 },
    )

  test('S14: that never ends stops at the limit of a report, and is partial', async () => {
    const { queries, views: report } = await endless((offset) => [view(`/${offset}`, 5)])
    expect(queries).toHaveLength(90)
    expect(report.listings.map(({ gap }) => gap)).toEqual([
      'the 90 requests that a report may make were spent',
      '',
    ])
  })

  test('S14: takes as many rows as it asked for, and is partial where there are more', async () => {
    const { views: report } = await read(
      () => ({ totals: TOTALS, views: views(400), hasMore: false }),
      { weeks: 1 },
    )
    expect(report.listings[0]?.pages.size).toBe(250)
    expect(report.listings[0]?.gap).toBe('the service sent more rows than it was asked for')
  })

  test('S15: stops at an empty answer that says there are more, and is partial', async () => {
    const { queries, views: report } = await endless((offset) => (offset === 0 ? views(250) : []))
    expect(queries).toHaveLength(3)
    expect(report.listings[0]?.pages.size).toBe(250)
    expect(report.listings[0]?.gap).toBe(
      'the service sent an empty page and says that there are more',
    )
  })

  test('S13, S16: counts a path once, the larger of two rows, and leaves the totals alone', async () => {
    const rows = [view('/a', 5), view('/b', 7, 1), view('/a', 6), view('/b', 7)]
    for (const shuffled of [rows, rows.toReversed()]) {
      const { figures } = await read(serviceOf({ totals: TOTALS, views: shuffled }), { weeks: 1 })
      expect(figures.weeks[0]?.totals).toEqual(TOTALS)
      expect(figures.pages?.top).toMatchObject({
        count: 2,
        rows: [
          { path: '/b', last: { human: 7, ai: 1, total: 8 } },
          { path: '/a', last: { total: 6 } },
        ],
      })
    }
  })

  test.each([undefined, null, 'rows', { length: 3 }])(
    'S17: that is %j is not available, and nothing else is lost',
    async (rows) => {
      const { figures, views: report } = await read(
        () => ({ totals: TOTALS, views: rows, hasMore: false }),
        { weeks: 2 },
      )
      expect(figures.weeks.map(({ totals }) => totals)).toEqual([TOTALS, TOTALS])
      expect(figures.pages).toBeNull()
      expect(report.listings[0]?.gap).toBe("the service's answer has no list")
    },
  )

  test('S17: takes __proto__ for a page like any other, and leaves out what is none', async () => {
    let nested: object = {}
    for (let depth = 0; depth < 2000; depth++) nested = { nested }
    const rows = [view('__proto__', 9), view('constructor', 8), 'row', null, { path: nested }]
    const { figures, views: report } = await read(serviceOf({ totals: TOTALS, views: rows }), {
      weeks: 1,
    })
    expect(figures.pages?.top.rows.map(({ path }) => path)).toEqual(['__proto__', 'constructor'])
    expect(report.listings[0]?.gap).toBe("3 of the service's rows were not valid and left out")
  })

  test('keeps what it has when a later answer fails', async () => {
    const fine = serviceOf({ totals: TOTALS, views: views(600) }, { views: views(300) })
    const { views: report } = await read(
      (query) => (query.offset === 250 && query.dateFrom === LAST ? 400 : fine(query)),
      { weeks: 2 },
    )
    expect(report.listings.map(({ pages }) => pages.size)).toEqual([250, 300])
    expect(report.listings[0]?.gap).toMatch(/^the service answered 400/)
    expect(report.listings[1]?.gap).toBe('')
  })

  test('D15: has no personal data in its paths where they are shown', async () => {
    const rows = [view('/users/ada@example.com/keys', 50), view('/other', 1)]
    const { figures } = await read(serviceOf({ totals: TOTALS, views: rows }), { weeks: 2 })
    expect(figures.pages?.top.rows[0]?.path).toBe('/users/[email]/keys')
    expect(JSON.stringify(figures)).not.toContain('ada@')
  })
})

describe('the time', () => {
  test('a cancelled report asks for nothing more, keeps what it has, and says why', async () => {
    const controller = new AbortController()
    const fine = serviceOf({}, {})
    const { outcome, queries, figures, error } = await read(
      (query) => {
        if (query.dateFrom.startsWith('2026-10-12')) controller.abort(new Error('SIGINT'))
        return fine(query)
      },
      { weeks: 30, signals: ['questions'], signal: controller.signal },
    )
    expect(outcome).toBe('cancelled')
    expect(queries.length).toBeLessThan(15)
    expect(figures.weeks[0]?.totals).not.toBeNull()
    expect(figures.weeks[29]?.missing).toBe('SIGINT')
    expect(error).toEqual(new Error('SIGINT'))
  })

  test('nothing is asked once the time is up', async () => {
    const { queries, figures } = await read(serviceOf({}), { weeks: 2, minutes: 0 })
    expect(queries).toEqual([])
    expect(figures.weeks[0]?.missing).toBe('the time was up; raise timeout-minutes')
  })
})

describe('the lists of pages', () => {
  const pagesOf = async (last: object[], before: object[]) => {
    const service = serviceOf({ totals: TOTALS, views: last }, { totals: TOTALS, views: before })
    return (await read(service, { weeks: 2 })).figures.pages
  }
  const paths = (list: { rows: Array<{ path: string }> } | null | undefined) =>
    list?.rows.map(({ path }) => path)

  test('movers moved by 20 views at least, and by 10 % of the busier week', async () => {
    const now = { up: 120, little: 119, share: 1099, large: 1112, down: 80 }
    const then = { up: 100, little: 100, share: 1000, large: 1000, down: 100 }
    const rows = (counts: object) =>
      Object.entries(counts).map(([name, count]) => view(`/${name}`, count))
    const pages = await pagesOf(rows(now), rows(then))
    expect(paths(pages?.up)).toEqual(['/large', '/up'])
    expect(paths(pages?.down)).toEqual(['/down'])
  })

  test('new and gone pages are no movers, and have 20 views at least', async () => {
    const pages = await pagesOf(
      [view('/new', 20), view('/few', 19), view('/both', 50)],
      [view('/gone', 30), view('/seldom', 3), view('/both', 50)],
    )
    expect(paths(pages?.appeared)).toEqual(['/new'])
    expect(paths(pages?.vanished)).toEqual(['/gone'])
    expect(pages?.up.count).toBe(0)
    expect(pages?.top.rows.map(({ path, change }) => [path, change?.percent])).toEqual([
      ['/both', 0],
      ['/new', 'new'],
      ['/few', 'new'],
    ])
  })

  test('no page is called new or gone, nor has a change, where rows are missing', async () => {
    const fine = serviceOf({ views: views(300) }, { views: views(300).toReversed() })
    const { figures } = await read((query) => (query.offset > 0 ? 400 : fine(query)), { weeks: 2 })
    expect(figures.pages).toMatchObject({ appeared: null, vanished: null })
    // The busiest pages are the last of the other list, which were not read.
    expect(figures.pages?.top.rows[0]).toMatchObject({ path: '/page-0', change: null })
  })
})
