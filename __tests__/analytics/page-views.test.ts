import { expect, test } from '@jest/globals'
import { RequestError } from '../../src/http/faults.ts'
import { BEFORE, LAST, read, serviceOf, turn, view, views } from './docs-service.ts'

const TOTALS = { human: 70, ai: 30, total: 100 }
const LONG = 'a'.repeat(2000)
const SPENT = 'the 90 requests that a report may make were spent'

/** Reports of two weeks; all pages of the week before are in its first answer. */
const listing = (rows: (offset: number) => unknown, hasMore = false) =>
  read(
    ({ offset, dateFrom }) => ({
      totals: TOTALS,
      views: rows(offset),
      hasMore: hasMore && dateFrom === LAST,
    }),
    { weeks: 2 },
  )

test('each week costs one request, further pages of the last two what they need', async () => {
  const { queries } = await read(serviceOf({ views: views(600) }, { views: views(300) }), {
    weeks: 3,
  })
  const shown = queries.map(({ dateFrom, limit, offset }) => `${dateFrom} ${limit} ${offset}`)
  expect(shown).toEqual([
    ...[`${LAST} 250 0`, `${BEFORE} 250 0`, '2026-10-26T00:00:00Z 1 0'],
    ...[`${LAST} 250 250`, `${BEFORE} 250 250`, `${LAST} 250 500`],
  ])
})

test('D8: totals of weeks come first, then signals, then pages, at most 90 in all', async () => {
  const turns = Array.from({ length: 2500 }, (_, index) => turn(`Question ${index}`))
  const service = serviceOf({ views: views(20_000), turns }, { views: views(20_000) })
  const report = await read(service, { weeks: 53, signals: ['questions'] })
  const { queries, requests, figures } = report
  expect([queries.length, requests]).toEqual([90, 90])
  const operations = queries.map(({ operation }) => operation)
  expect(operations.slice(0, 53)).toEqual(Array(53).fill('views'))
  expect(operations.slice(53, 57)).toEqual(Array(4).fill('assistant'))
  expect(figures.weeks.every(({ totals }) => totals !== null)).toBe(true)
  expect(report.views.listings.map(({ gap }) => gap)).toEqual([SPENT, SPENT])
  const [last = 0, before = 0] = report.views.listings.map(({ pages }) => pages.size)
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
  expect(queries.map(({ limit, offset }) => `${limit} ${offset}`)).toEqual([
    '250 0',
    '62 0',
    '62 62',
  ])
  expect(report.listings[0]).toMatchObject({ gap: '', pages: { size: 70 } })
})

test('S12: a week whose totals are not valid is not available, never 0', async () => {
  const { figures, outcome } = await read(() => ({ totals: { human: -1 }, views: [] }), {
    weeks: 2,
  })
  const missing = "the service's totals are not valid numbers"
  expect(figures.weeks[0]).toMatchObject({ totals: null, missing, change: null })
  expect([outcome, figures.meanBefore]).toEqual(['error', null])
})

test.each<[string, (at: number) => unknown, number, string]>([
  ['S14: without an end', (at) => [view(`/${at}`, 5)], 90, SPENT],
  ['S14: of more rows than asked for', () => views(400), 90, 'more rows than it was asked for'],
  [
    'D14: of long paths',
    (at) => views(250).map((_, i) => view(`/${at + i}${LONG}`, 1)),
    10,
    'long',
  ],
  ['S15: with an empty page', (at) => (at === 0 ? views(250) : []), 3, 'an empty page and says'],
])('%s a list stops, and is partial', async (_what, rows, count, gap) => {
  const { queries, views: report } = await listing(rows, true)
  expect(queries).toHaveLength(count)
  expect(report.listings[0]?.gap).toContain(gap)
  expect(report.listings[0]?.pages.size).toBeLessThan(2_500)
})

test('S13, S16: a path counts once, the larger of two rows, and the totals stand', async () => {
  const rows = [view('/a', 5), view('/b', 7, 1), view('/a', 6), view('/b', 7)]
  for (const shuffled of [rows, rows.toReversed()]) {
    const { figures } = await listing(() => shuffled)
    expect(figures.weeks[0]?.totals).toEqual(TOTALS)
    const top = figures.pages?.top.rows.map(({ path, last }) => [path, last?.human, last?.ai])
    expect(top).toEqual([
      ['/b', 7, 1],
      ['/a', 6, 0],
    ])
  }
})

test('the spellings of a page are one row, with the views of all of them', async () => {
  const rows = [view('/a', 5), view('/a/', 6, 1), view('/caf%C3%A9', 2), view('/café?from=mail', 1)]
  const { figures } = await listing(() => [...rows, view('/a/', 4), view('/a/index#top', 1)])
  expect(figures.pages?.top.rows.map(({ path, last }) => ({ path, ...last }))).toEqual([
    view('/a', 12, 1),
    view('/café', 3),
  ])
})

test.each([undefined, null, { length: 3 }])(
  'S17: a list that is %j is not available, and nothing else is lost',
  async (rows) => {
    const { figures, views: report } = await listing(() => rows)
    expect(figures.weeks.map(({ totals }) => totals)).toEqual([TOTALS, TOTALS])
    expect(figures.pages).toBeNull()
    expect(report.listings[0]?.gap).toBe("the service's answer has no list")
  },
)

test('S17: __proto__ is a page like any other, and what is none is left out', async () => {
  let nested: object = {}
  for (let depth = 0; depth < 2000; depth++) nested = { nested }
  const rows = [view('__proto__', 9), view('constructor', 8), 'row', null, { path: nested }]
  const { figures, views: report } = await listing(() => rows)
  expect(figures.pages?.top.rows.map(({ path }) => path)).toEqual(['/__proto__', '/constructor'])
  expect(report.listings[0]?.gap).toBe("3 of the service's rows were not valid and left out")
})

test('a cancelled report asks for nothing more, keeps what it has, and says why', async () => {
  const controller = new AbortController()
  const { outcome, queries, figures, error } = await read(
    (query) => {
      if (query.dateFrom.startsWith('2026-10-12')) controller.abort(new Error('SIGINT'))
      return serviceOf({})(query)
    },
    { weeks: 30, signals: ['questions'], signal: controller.signal },
  )
  expect(outcome).toBe('cancelled')
  expect(queries.length).toBeLessThan(15)
  expect(figures.weeks[0]?.totals).not.toBeNull()
  expect(figures.weeks[29]?.missing).toBe('SIGINT')
  expect(error).toEqual(new Error('SIGINT'))
})

const paths = (list: { rows: Array<{ path: string }> } | null | undefined) =>
  list?.rows.map(({ path }) => path)

test('movers moved by 20 views at least, and by 10 % of the busier week; new and gone pages are none', async () => {
  const now = { up: 120, little: 119, share: 1099, large: 1112, down: 80, new: 20, few: 19 }
  const then = { up: 100, little: 100, share: 1000, large: 1000, down: 100, gone: 30, seldom: 3 }
  const rows = (counts: object) =>
    Object.entries(counts).map(([name, count]) => view(`/${name}`, count))
  const service = serviceOf({ views: rows(now) }, { views: rows(then) })
  const { pages } = (await read(service, { weeks: 2 })).figures
  expect(paths(pages?.up)).toEqual(['/large', '/up'])
  expect(paths(pages?.down)).toEqual(['/down'])
  expect(paths(pages?.appeared)).toEqual(['/new'])
  expect(paths(pages?.vanished)).toEqual(['/gone'])
  expect(pages?.top.rows.at(-1)).toMatchObject({ path: '/few', change: { percent: 'new' } })
})

test('where a later answer fails, no page is called new or gone, nor has a change', async () => {
  const fine = serviceOf({ views: views(300) }, { views: views(300).toReversed() })
  const { figures, views: report } = await read((query) => (query.offset > 0 ? 400 : fine(query)), {
    weeks: 2,
  })
  expect(report.listings[0]?.gap).toMatch(/^the service answered 400/)
  expect(figures.pages).toMatchObject({ appeared: null, vanished: null })
  // The busiest pages are the last of the other list, which were not read.
  expect(figures.pages?.top.rows[0]).toMatchObject({ path: '/page-0', change: null })
})
