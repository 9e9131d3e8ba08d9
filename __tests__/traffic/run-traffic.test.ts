import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { RequestError } from '../../src/http/faults.ts'
import { trafficSection } from '../../src/report/traffic-report.ts'
import { figuresOf } from '../../src/traffic/figures.ts'
import {
  type Answer,
  LAST_WEEK,
  type Query,
  readTraffic,
  row,
  rows,
  site,
  trafficFrom,
  WEEK_BEFORE,
} from './harness.ts'

const TOTALS = { human: 60, ai: 40, total: 100 }
const limitsOf = (queries: Query[]) => queries.map(({ limit }) => limit)
const offsetsOf = (queries: Query[], week: string) =>
  queries.filter(({ dateFrom }) => dateFrom === week).map(({ offset }) => offset)

describe('what a report costs', () => {
  test('one request a week where a listing fits one page', async () => {
    const { queries, requests, weeks } = await readTraffic({ answer: site(() => rows(250)) })
    expect(limitsOf(queries)).toEqual([250, 250, 1, 1, 1, 1, 1, 1])
    expect(requests).toBe(8)
    expect(new Set(queries.map(({ dateFrom, dateTo }) => `${dateFrom} ${dateTo}`)).size).toBe(8)
    expect(weeks.every(({ totals }) => totals !== null)).toBe(true)
  })

  test('one request for each page of the last two weeks, and never one beyond the end', async () => {
    const { queries } = await readTraffic({ weeks: 3, answer: site(() => rows(501)) })
    expect(offsetsOf(queries, LAST_WEEK)).toEqual([0, 250, 500])
    expect(offsetsOf(queries, WEEK_BEFORE)).toEqual([0, 250, 500])
    expect(queries).toHaveLength(7)
  })

  test('as many requests as weeks with traffic-top-pages 0', async () => {
    const { queries, listings } = await readTraffic({ topPages: 0, answer: site(() => rows(9000)) })
    expect(limitsOf(queries)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    expect(listings).toEqual([])
  })

  test('one request for a single week', async () => {
    const { queries, weeks } = await readTraffic({ weeks: 1, answer: site(() => rows(3)) })
    expect(queries).toEqual([{ dateFrom: LAST_WEEK, dateTo: '2026-11-16', limit: 250, offset: 0 }])
    expect(weeks).toHaveLength(1)
  })

  test('never more than the budget, whatever fails', async () => {
    const failure = { status: 503, body: '{}' }
    const anyStep = fc.record({
      weeks: fc.integer({ min: 1, max: 12 }),
      spare: fc.integer({ min: 0, max: 20 }),
      pages: fc.integer({ min: 0, max: 3000 }),
      topPages: fc.constantFrom(0, 10),
      failing: fc.array(fc.boolean(), { maxLength: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(anyStep, async ({ weeks, spare, pages, topPages, failing }) => {
        const maxRequests = weeks + spare
        let request = 0
        const listed = site(() => rows(pages))
        const { queries, requests } = await readTraffic({
          weeks,
          maxRequests,
          topPages,
          timeMs: 3_600_000,
          answer: (query) => (failing[request++] ? failure : listed(query)),
        })
        expect(queries.length).toBeLessThanOrEqual(maxRequests)
        expect(requests).toBe(queries.length)
      }),
    )
  })

  test('shares what the budget leaves evenly between the two listings', async () => {
    const { queries, listings } = await readTraffic({
      weeks: 20,
      maxRequests: 61,
      answer: site(() => rows(100_000)),
    })
    expect(offsetsOf(queries, LAST_WEEK)).toHaveLength(22)
    expect(offsetsOf(queries, WEEK_BEFORE)).toHaveLength(21)
    expect(listings.map(({ gap }) => gap)).toEqual([
      'the 61 requests of traffic-max-requests were spent',
      'the 61 requests of traffic-max-requests were spent',
    ])
  })

  test.each([
    ['the last week', LAST_WEEK],
    ['the week before', WEEK_BEFORE],
  ])('leaves to %s what the other listing does not need', async (_, large) => {
    const answer = site((week) => rows(week === large ? 10_000 : 10))
    const { queries, listings } = await readTraffic({ weeks: 2, maxRequests: 30, answer })
    expect(offsetsOf(queries, large)).toHaveLength(29)
    expect(listings.map(({ pages }) => pages.size).toSorted()).toEqual([10, 7250])
  })

  test('goes on with a listing that had spent its share when the other leaves some late', async () => {
    const listed = site((week) => rows(week === LAST_WEEK ? 10_000 : 10))
    const { queries, listings } = await readTraffic({
      weeks: 2,
      maxRequests: 30,
      async answer(query) {
        if (query.dateFrom === WEEK_BEFORE) await setImmediate()
        return listed(query)
      },
    })
    expect(queries).toHaveLength(30)
    expect(listings.map(({ pages }) => pages.size)).toEqual([7250, 10])
  })

  test('reads the two listings in lockstep, page by page', async () => {
    const { queries } = await readTraffic({ weeks: 2, answer: site(() => rows(1000)) })
    expect(queries.map(({ dateFrom, offset }) => [dateFrom, offset])).toEqual(
      [0, 250, 500, 750].flatMap((offset) => [
        [LAST_WEEK, offset],
        [WEEK_BEFORE, offset],
      ]),
    )
  })

  test('asks for four at a time as long as there is something to ask', async () => {
    let open = 0
    const widths: number[] = []
    const answer = site(() => rows(1000))
    await readTraffic({
      weeks: 20,
      async answer(query) {
        widths.push(++open)
        for (let turn = 0; turn < 10; turn++) await setImmediate()
        open--
        return answer(query)
      },
    })
    // Four from the start, and for most of the way: only ends leave fewer.
    expect(widths.slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(Math.max(...widths)).toBe(4)
    expect(widths.filter((width) => width === 4).length).toBeGreaterThan(widths.length / 2)
  })

  test('asks for at most four at a time, the listings first', async () => {
    let [open, most] = [0, 0]
    const answer = site(() => rows(2000))
    const { queries } = await readTraffic({
      weeks: 12,
      answer: (query) => {
        most = Math.max(most, ++open)
        queueMicrotask(() => open--)
        return answer(query)
      },
    })
    expect(limitsOf(queries).slice(0, 4)).toEqual([250, 250, 1, 1])
    expect(most).toBeLessThanOrEqual(4)
  })
})

describe('repetitions', () => {
  const down = { status: 503, body: '{}' }

  test('are paid from what is left beyond the weeks, and logged', async () => {
    const good = site(() => rows(3))
    let refusals = 0
    const { queries, lines, weeks } = await readTraffic({
      weeks: 3,
      maxRequests: 4,
      answer: (query) => (refusals++ === 0 ? down : good(query)),
    })
    expect(queries).toHaveLength(4)
    expect(weeks.every(({ totals }) => totals !== null)).toBe(true)
    expect(lines.filter((line) => line.includes('(repetition 1)'))).toHaveLength(1)
  })

  test('that the budget has no request for are not made, and the reason names the input', async () => {
    const { queries, weeks, error } = await readTraffic({
      weeks: 3,
      maxRequests: 4,
      answer: () => down,
    })
    expect(queries).toHaveLength(4)
    expect(weeks.map(({ missing }) => missing)).toContain(
      'the service answered 503. traffic-max-requests leaves no request to try again.',
    )
    expect(String(error)).toContain('traffic-max-requests leaves no request to try again')
  })
})

test('a budget smaller than the weeks leaves weeks out and says so', async () => {
  const { queries, weeks } = await readTraffic({
    weeks: 3,
    maxRequests: 1,
    answer: site(() => rows(3)),
  })
  expect(queries).toHaveLength(1)
  expect(weeks.map(({ missing }) => missing)).toEqual([
    '',
    'the 1 request of traffic-max-requests was spent',
    'the 1 request of traffic-max-requests was spent',
  ])
})

describe('rows', () => {
  const anyRows = fc.uniqueArray(
    fc.record({ path: fc.string({ maxLength: 4 }), human: fc.nat(300), ai: fc.nat(300) }),
    { selector: ({ path }) => path, maxLength: 40 },
  )

  test('S16: in any order, repeated, shifted between pages or outdated, give the same report', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRows,
        anyRows,
        fc.infiniteStream(fc.nat()),
        async (last, before, chance) => {
          const listed = (week: string) =>
            (week === LAST_WEEK ? last : before).map(({ path, human, ai }) => row(path, human, ai))
          const report = async (rowsOf: typeof listed) => {
            const traffic = await trafficFrom({ weeks: 2, answer: site(rowsOf, TOTALS) })
            return trafficSection({ ...traffic, requests: 0 }).render(Infinity)
          }
          const disturbed = (week: string) => {
            const copies = listed(week).flatMap((each) => {
              const older = {
                ...each,
                human: Math.floor(each.human / 2),
                total: each.total - Math.ceil(each.human / 2),
              }
              // More than fit one page, so that copies meet across pages.
              return [
                each,
                ...Array<typeof each>((chance.next().value ?? 0) % 12).fill(each),
                older,
              ]
            })
            return copies
              .map((each) => ({ each, place: chance.next().value ?? 0 }))
              .toSorted((a, b) => a.place - b.place)
              .map(({ each }) => each)
          }
          expect(await report(disturbed)).toBe(await report(listed))
        },
      ),
      { numRuns: 200 },
    )
  })

  test("S13: totals are the service's, and never the sum of the rows", async () => {
    const { weeks } = await readTraffic({ weeks: 2, answer: site(() => rows(10), TOTALS) })
    expect(weeks.map(({ totals }) => totals)).toEqual([TOTALS, TOTALS])
  })

  test('S17: __proto__ is a path like any other', async () => {
    const { listings } = await readTraffic({
      weeks: 1,
      answer: site(() => [row('__proto__', 3), row('constructor', 2)]),
    })
    expect([...(listings[0]?.pages ?? [])]).toEqual([
      ['__proto__', { human: 3, ai: 0, total: 3 }],
      ['constructor', { human: 2, ai: 0, total: 2 }],
    ])
  })
})

describe('a week that cannot be read', () => {
  const bad: Array<[string, unknown]> = [
    ['negative', { human: -1, ai: -1, total: -2 }],
    ['missing', undefined],
    ['strings', { human: '1', ai: '2', total: '3' }],
    ['fractions', { human: 0.5, ai: 0.5, total: 1 }],
  ]
  test.each(bad)('S12: is not available where totals are %s, and never 0', async (_, totals) => {
    const good = site(() => rows(3))
    const result = await readTraffic({
      answer: (query) =>
        query.dateFrom === WEEK_BEFORE ? { ...good(query), totals } : good(query),
    })
    expect(result.weeks[1]).toMatchObject({
      totals: null,
      missing: "the service's totals are not valid numbers",
    })
    const { weeks, meanBefore } = figuresOf(result, 10)
    expect(weeks.slice(0, 3).map(({ change }) => change)).toEqual([
      null,
      null,
      { views: 0, percent: 0 },
    ])
    expect(meanBefore?.weeks).toBe(6)
  })

  test('S12: as 1e999 is not available either', async () => {
    const body = '{"totals":{"human":1e999,"ai":1,"total":1e999},"views":[],"hasMore":false}'
    const { outcome, weeks } = await readTraffic({
      weeks: 2,
      answer: () => ({ status: 200, body }),
    })
    expect(weeks.map(({ totals }) => totals)).toEqual([null, null])
    expect(outcome).toBe('error')
  })

  test('takes its totals from a later page of its listing', async () => {
    const good = site(() => rows(300), TOTALS)
    const { weeks } = await readTraffic({
      weeks: 1,
      answer: (query) => (query.offset === 0 ? { ...good(query), totals: null } : good(query)),
    })
    expect(weeks[0]?.totals).toEqual(TOTALS)
  })

  test('does not lose the others', async () => {
    const good = site(() => rows(3))
    const result = await readTraffic({
      timeMs: 3_600_000,
      answer: (query) =>
        query.dateFrom === '2026-10-05' ? { status: 500, body: '{}' } : good(query),
    })
    expect(result.weeks.map(({ totals }) => totals !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      true,
    ])
    expect(result.weeks[5]?.missing).toBe('the service answered 500')
    expect(result.queries).toHaveLength(8 + 5)
    expect(result.outcome).toBe('reported')
  })

  test('still gives its totals where its page of rows is too large', async () => {
    const good = site(() => rows(3), TOTALS)
    const { weeks, listings, queries } = await readTraffic({
      weeks: 2,
      answer: (query) => {
        // As the HTTP client says it.
        if (query.limit === 250 && query.dateFrom === LAST_WEEK)
          throw new RequestError('too-large', 'the answer is larger than 1 MiB')
        return good(query)
      },
    })
    expect(weeks[0]?.totals).toEqual(TOTALS)
    expect(listings[0]?.gap).toMatch(/larger than 1 MiB/)
    expect(queries).toHaveLength(3)
  })
})

describe('a listing', () => {
  test('S14: that never ends stops at the budget, and is partial', async () => {
    const { queries, listings } = await readTraffic({
      weeks: 4,
      maxRequests: 12,
      answer: ({ offset }) => ({ totals: TOTALS, views: [row(`/${offset}`, 5)], hasMore: true }),
    })
    expect(queries).toHaveLength(12)
    expect(listings.map(({ gap }) => gap)).toEqual(
      Array(2).fill('the 12 requests of traffic-max-requests were spent'),
    )
  })

  test('S15: stops at an empty page that says there are more, and is partial', async () => {
    const { queries, listings } = await readTraffic({
      weeks: 1,
      answer: ({ offset }) => ({
        totals: TOTALS,
        views: offset === 0 ? rows(250) : [],
        hasMore: true,
      }),
    })
    expect(queries).toHaveLength(2)
    expect(listings[0]).toMatchObject({
      gap: 'the service sent an empty page and says that there are more',
    })
    expect(listings[0]?.pages.size).toBe(250)
  })

  test('S17: without a list of rows is not available, and nothing else is lost', async () => {
    const result = await readTraffic({ answer: () => ({ totals: TOTALS, hasMore: false }) })
    expect(result.weeks.every(({ totals }) => totals?.total === 100)).toBe(true)
    expect(result.listings[0]?.gap).toBe("the service's answer has no list of pages")
    expect(figuresOf(result, 10).pages).toBeNull()
  })

  test('with rows that are no page views is partial, and holds the others', async () => {
    const views = [row('/', 5), { path: '/bad', human: -1, ai: 0, total: -1 }, 'nonsense']
    const { listings } = await readTraffic({ weeks: 1, answer: () => ({ totals: TOTALS, views }) })
    expect([...(listings[0]?.pages.keys() ?? [])]).toEqual(['/'])
    expect(listings[0]?.gap).toBe("some of the service's rows are not valid")
  })

  test('S14: takes 250 rows at most of an answer, and is partial where the service sends more', async () => {
    const { listings, queries } = await readTraffic({
      weeks: 1,
      answer: ({ offset }) => ({
        totals: TOTALS,
        views: rows(1000).slice(offset),
        hasMore: offset < 500,
      }),
    })
    expect(queries.map(({ offset }) => offset)).toEqual([0, 250, 500])
    expect(listings[0]?.pages.size).toBe(750)
    expect(listings[0]?.gap).toBe('the service sent more rows than it was asked for')
  })

  test('stops where its paths would fill the memory, and is partial', async () => {
    const long = 'x'.repeat(8000)
    const { listings, queries } = await readTraffic({
      weeks: 1,
      answer: ({ offset }) => ({
        totals: TOTALS,
        views: Array.from({ length: 250 }, (_, index) => row(`/${offset + index}/${long}`, 1)),
        hasMore: true,
      }),
    })
    // 2,000,000 units an answer, and 16,777,216 allowed.
    expect(queries).toHaveLength(9)
    expect(listings[0]).toMatchObject({
      gap: "the pages' paths are too long to hold them all",
    })
  })

  test('keeps what it has when a later page fails', async () => {
    const good = site(() => rows(600))
    const { listings, weeks } = await readTraffic({
      weeks: 2,
      answer: (query) =>
        query.offset === 500 && query.dateFrom === LAST_WEEK
          ? { status: 400, body: '{}' }
          : good(query),
    })
    expect(listings.map(({ pages }) => pages.size)).toEqual([500, 600])
    expect(listings.map(({ gap }) => gap)).toEqual([
      expect.stringContaining('the service answered 400'),
      '',
    ])
    expect(weeks[0]?.totals).not.toBeNull()
  })
})

describe('the hourly limit', () => {
  const limited = (seconds: number): Answer => ({
    status: 429,
    headers: { 'retry-after': `${seconds}` },
    body: '{}',
  })

  test('is waited for where the time allows, and nothing is asked meanwhile', async () => {
    const good = site(() => rows(3))
    let refusals = 0
    const isRefused = ({ dateFrom }: Query) => dateFrom === '2026-10-26' && refusals++ === 0
    const { weeks, sentAtMs } = await readTraffic({
      timeMs: 1_800_000,
      answer: (query) => (isRefused(query) ? limited(600) : good(query)),
    })
    expect(weeks.every(({ totals }) => totals !== null)).toBe(true)
    // Four were on their way when the third was refused.
    expect(sentAtMs.map((ms) => ms >= 600_000)).toEqual([
      ...Array(4).fill(false),
      ...Array(5).fill(true),
    ])
  })

  test('without the time to wait ends the asking, and names the weeks that are missing', async () => {
    const good = site(() => rows(3))
    let asked = 0
    const { weeks, queries, outcome } = await readTraffic({
      weeks: 40,
      timeMs: 60_000,
      answer: (query) => (++asked > 5 ? limited(1800) : good(query)),
    })
    expect(outcome).toBe('reported')
    expect(weeks.filter(({ totals }) => totals !== null)).toHaveLength(5)
    // Those that were on their way already, and none after.
    expect(queries.length).toBeLessThanOrEqual(5 + 4)
    expect(new Set(weeks.slice(12).map(({ missing }) => missing))).toEqual(
      new Set([
        'the service answered 429, and there was no time to wait the 1,800 s that it asks for',
      ]),
    )
  })
})

test.each([401, 402, 403, 404])(
  'a %d, which every request would get, is asked for no more',
  async (status) => {
    const { queries, outcome, error } = await readTraffic({
      weeks: 40,
      answer: () => ({ status, body: '{}' }),
    })
    expect(queries.length).toBeLessThanOrEqual(4)
    expect(outcome).toBe('error')
    expect(String(error)).toContain(`the service answered ${status}`)
  },
)

test('a cancelled report asks for nothing more and keeps what it has', async () => {
  const controller = new AbortController()
  const good = site(() => rows(3))
  const { outcome, weeks, queries } = await readTraffic({
    weeks: 30,
    signal: controller.signal,
    answer: (query) => {
      if (query.dateFrom === '2026-09-07') controller.abort(new Error('cancelled by SIGINT'))
      return good(query)
    },
  })
  expect(outcome).toBe('cancelled')
  expect(queries.length).toBeLessThan(15)
  expect(weeks[0]?.totals).not.toBeNull()
  expect(weeks[29]?.missing).toBe('cancelled by SIGINT')
})

test("nothing is asked once the step's time is up", async () => {
  const { queries, weeks } = await readTraffic({ timeMs: 0, answer: site(() => []) })
  expect(queries).toEqual([])
  expect(weeks[0]?.missing).toBe('the time was up; raise timeout-minutes')
})
