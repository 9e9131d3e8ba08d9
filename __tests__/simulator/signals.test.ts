import { describe, expect, test } from '@jest/globals'
import { start, views, WEEK } from './harness.ts'
import { ask, LISTS, PATHS, readAll, rowsOf, type Signal, valuesOf } from './signals-harness.ts'

const NEXT_WEEK = { dateFrom: '2026-01-12', dateTo: '2026-01-19' }
const SIGNALS = Object.keys(PATHS) as Signal[]
const UNLIMITED = { limits: { analyticsPerHour: 1e6 } }

describe('each signal', () => {
  test.each<[Signal, number, number]>([
    ['visitors', 250, 50],
    ['searches', 100, 50],
    ['conversations', 1000, 100],
    ['feedback-by-page', 100, 10],
    ['feedback', 100, 50],
  ])('%s takes a limit from 1 to %i, by default %i', async (signal, max, byDefault) => {
    const simulator = await start({
      pageViews: { pages: 400 },
      signals: { conversations: { perWeek: 1200 }, feedback: { perWeek: 2000 } },
    })
    expect(rowsOf(await ask(simulator, signal), signal)).toHaveLength(byDefault)
    expect(rowsOf(await ask(simulator, signal, { limit: '1' }), signal)).toHaveLength(1)
    const most = await ask(simulator, signal, { limit: String(max) })
    expect(rowsOf(most, signal)).toHaveLength(max)
    for (const limit of ['0', String(max + 1), '-1', '1.5', 'ten', '']) {
      expect(await ask(simulator, signal, { limit })).toMatchObject({
        status: 400,
        json: { details: [{ message: `limit must be a whole number from 1 to ${max}` }] },
      })
    }
  })

  test.each(SIGNALS)('%s needs both dates, in order', async (signal) => {
    const simulator = await start()
    const { status, json } = await ask(simulator, signal, { dateFrom: '', dateTo: 'soon' })
    expect({ status, ...json }).toEqual({
      status: 400,
      error: 'Invalid query',
      details: [
        { message: 'dateFrom must be an ISO 8601 date' },
        { message: 'dateTo must be an ISO 8601 date' },
      ],
    })
    expect((await ask(simulator, signal, { dateTo: WEEK.dateFrom })).status).toBe(400)
  })

  test.each(SIGNALS)('%s follows from the seed, and is another one each week', async (signal) => {
    const read = async (seed: number, query = {}) =>
      (await ask(await start({ pageViews: { seed } }), signal, query)).json
    const first = await read(7)
    expect(await read(7)).toEqual(first)
    expect(await read(8)).not.toEqual(first)
    expect(await read(7, NEXT_WEEK)).not.toEqual(first)
  })

  test.each(SIGNALS)('%s has nothing before the first week of the site', async (signal) => {
    const range = { dateFrom: '2020-01-06', dateTo: '2020-01-13' }
    const reply = await ask(await start(), signal, range)
    expect(rowsOf(reply, signal)).toEqual([])
    expect(reply.json.hasMore ?? false).toBe(false)
    expect(reply.json.nextCursor ?? null).toBe(null)
  })

  test.each(SIGNALS)('%s can be replaced by anything, with the query at hand', async (signal) => {
    const simulator = await start({
      signals: { override: (operation, answer, { limit }) => ({ operation, limit, ...answer }) },
    })
    const { json } = await ask(simulator, signal, { limit: '3' })
    expect(json).toMatchObject({ operation: signal, limit: 3 })
    expect(json).toHaveProperty(LISTS[signal])
  })

  test('shares one hourly limit with the page views', async () => {
    const simulator = await start({ limits: { analyticsPerHour: SIGNALS.length } })
    for (const signal of SIGNALS) expect((await ask(simulator, signal)).status).toBe(200)
    const refused = [await views(simulator), await ask(simulator, 'searches')]
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    expect(refused[1]?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('is answered in little time and memory, with a great many rows', async () => {
    const simulator = await start({
      ...UNLIMITED,
      signals: { conversations: { perWeek: 20_000 }, searches: { terms: 1000 } },
    })
    const turns = await readAll(simulator, 'conversations', { limit: '1000' })
    const terms = await readAll(simulator, 'searches', { limit: '100' })
    expect([turns.pages, turns.rows.length]).toEqual([20, 20_000])
    expect([terms.pages, terms.rows.length]).toEqual([10, 1000])
    expect(valuesOf(turns.rows, 'timestamp').size).toBe(20_000)
    expect(valuesOf(terms.rows, 'searchQuery').size).toBe(1000)
  })
})

describe('a cursor', () => {
  test.each(['searches', 'conversations', 'feedback'] as const)(
    'of %s leads to every row once, whatever the size of the pages',
    async (signal) => {
      const simulator = await start(UNLIMITED)
      const whole = await readAll(simulator, signal, { limit: '100' })
      const bits = await readAll(simulator, signal, { limit: '7' })
      expect(bits.rows).toEqual(whole.rows)
      expect(bits.pages).toBe(Math.ceil(whole.rows.length / 7))
      expect(whole.rows.length).toBeGreaterThan(40)
    },
  )

  test('is good for the listing that it came from, and for no other', async () => {
    const simulator = await start()
    const { json } = await ask(simulator, 'searches', { limit: '5' })
    const cursor = String(json.nextCursor)
    expect((await ask(simulator, 'searches', { limit: '5', cursor })).status).toBe(200)
    const refused = [
      await ask(simulator, 'searches', { ...NEXT_WEEK, cursor }),
      await ask(simulator, 'conversations', { cursor }),
      await ask(simulator, 'searches', { cursor: `${cursor}x` }),
      await ask(simulator, 'searches', { cursor: 'WzEsMl0' }),
      await ask(simulator, 'searches', { cursor: '' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(refused[0]?.json.details).toEqual([
      { message: 'cursor must be the nextCursor of an earlier answer to the same query' },
    ])
  })

  test.each(['searches', 'conversations', 'feedback'] as const)(
    'leads to the same rows of %s in another order, if they are shuffled',
    async (signal) => {
      const read = async (shuffle?: number) => {
        const signals = shuffle === undefined ? {} : { shuffle }
        const { rows } = await readAll(await start({ ...UNLIMITED, signals }), signal, {
          limit: '9',
        })
        return rows.map((row) => JSON.stringify(row))
      }
      const [plain, one, other] = [await read(), await read(1), await read(2)]
      expect(one).not.toEqual(plain)
      expect(one).not.toEqual(other)
      expect(one.toSorted()).toEqual(plain.toSorted())
    },
  )
})

describe('visitors', () => {
  test('are fewer than the views, and the total is not the sum', async () => {
    const simulator = await start()
    const visitors = await ask(simulator, 'visitors', { limit: '250' })
    const seen = await views(simulator, { limit: '250' })
    const { human, ai, total } = Object(visitors.json.totals)
    expect(human).toBeLessThan(Object(seen.json.totals).human)
    expect(total).toBeLessThan(human + ai)
    expect(total).toBeGreaterThanOrEqual(Math.max(human, ai))
    const pages = rowsOf(visitors, 'visitors')
    expect(pages).toHaveLength(120)
    expect(visitors.json.hasMore).toBe(false)
    expect(valuesOf(pages, 'path').size).toBe(120)
  })

  test('are cut by limit and offset', async () => {
    const simulator = await start()
    const whole = rowsOf(await ask(simulator, 'visitors', { limit: '120' }), 'visitors')
    const part = await ask(simulator, 'visitors', { limit: '10', offset: '110' })
    expect(part.json).toMatchObject({ visitors: whole.slice(110), hasMore: false })
    expect((await ask(simulator, 'visitors', { limit: '10', offset: '109' })).json.hasMore).toBe(
      true,
    )
    expect((await ask(simulator, 'visitors', { offset: '-1' })).status).toBe(400)
  })
})
