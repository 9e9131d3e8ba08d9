import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../simulator/limits.ts'
import { call, create, followUp, manualClock, poll, type Reply, start, views } from './harness.ts'

function retryAfter({ status, headers }: Reply) {
  return { status, retryAfter: headers.get('retry-after') }
}

describe('over the limit', () => {
  test('a create is answered 429, says when to come back, and makes no job', async () => {
    const simulator = await start({ limits: { createsPerHour: 2, hourMs: 60_000 } })
    await create(simulator)
    await create(simulator)
    const refused = await create(simulator)
    expect(retryAfter(refused)).toEqual({ status: 429, retryAfter: '60' })
    expect(refused.json).toEqual({ error: expect.any(String) })
    expect(simulator.jobs).toHaveLength(2)
  })

  test('a follow-up is answered 429 and does not reach the job', async () => {
    const simulator = await start({ limits: { followUpsPerHour: 1, hourMs: 60_000 } })
    await create(simulator, 'one')
    await followUp(simulator, 'two')
    expect(retryAfter(await followUp(simulator, 'three'))).toEqual({
      status: 429,
      retryAfter: '60',
    })
    expect(simulator.jobs).toMatchObject([{ prompts: ['one', 'two'] }])
  })

  test('page views are answered 429', async () => {
    const simulator = await start({ limits: { analyticsPerHour: 1, hourMs: 60_000 } })
    await views(simulator)
    expect(retryAfter(await views(simulator))).toEqual({ status: 429, retryAfter: '60' })
  })

  test('the wait can be given as a date, never earlier than it ends', async () => {
    const simulator = await start({
      limits: { createsPerHour: 1, hourMs: 60_000, retryAfter: 'date' },
    })
    const firstAt = Date.now()
    await create(simulator)
    const { retryAfter: date } = retryAfter(await create(simulator))
    expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    const waitMs = Date.parse(date ?? '') - firstAt
    expect(waitMs).toBeGreaterThanOrEqual(59_990)
    expect(waitMs).toBeLessThan(63_000)
  })

  test('the wait can be left out', async () => {
    const simulator = await start({ limits: { createsPerHour: 0, retryAfter: 'absent' } })
    expect(retryAfter(await create(simulator))).toEqual({ status: 429, retryAfter: null })
  })
})

describe('the hour', () => {
  test('can be made short, and lets requests in again when it is over', async () => {
    const clock = manualClock()
    const simulator = await start({
      limits: { createsPerHour: 1, hourMs: 2500 },
      now: clock.now,
    })
    await create(simulator)
    clock.advance(1000)
    const refused = await create(simulator)
    clock.advance(1500)
    expect(retryAfter(refused)).toEqual({ status: 429, retryAfter: '2' })
    expect((await create(simulator)).status).toBe(201)
  })

  test('has 100 requests of each kind by default, and any number of polls', async () => {
    const simulator = await start()
    const id = simulator.addJob({ prompt: 'x' })
    const statuses = async (request: () => Promise<Reply>) => {
      const replies = await Promise.all(Array.from({ length: 101 }, request))
      return Map.groupBy(replies, ({ status }) => status)
    }
    const creates = await statuses(() => create(simulator))
    const listings = await statuses(() => views(simulator, { limit: '1' }))
    const messages = await statuses(() => followUp(simulator))
    const polls = await statuses(() => poll(simulator, id))
    expect([creates.get(201)?.length, creates.get(429)?.length]).toEqual([100, 1])
    expect([listings.get(200)?.length, listings.get(429)?.length]).toEqual([100, 1])
    expect([messages.get(200)?.length, messages.get(429)?.length]).toEqual([100, 1])
    expect(polls.get(200)).toHaveLength(101)
  })

  test('is counted for each project, but once for the page views of all of them', async () => {
    const simulator = await start({
      projectId: '*',
      limits: { createsPerHour: 1, analyticsPerHour: 1 },
    })
    const statuses = []
    for (const project of ['one', 'two']) {
      const path = `/v2/agent/${project}/job`
      const job = await call(simulator, { method: 'POST', path, body: { prompt: 'x' } })
      const range = 'dateFrom=2026-01-05&dateTo=2026-01-12'
      const rows = await call(simulator, { path: `/v1/analytics/${project}/views?${range}` })
      statuses.push([job.status, rows.status])
    }
    expect(statuses).toEqual([
      [201, 200],
      [201, 429],
    ])
  })

  test('starts with the first request and is waited for to its end', () => {
    const clock = manualClock()
    const limit = createLimit({ requests: 2, periodMs: 1000, now: clock.now })
    const waits = [500, 400, 300, 299, 1, 1, 1].map((ms) => {
      clock.advance(ms)
      return limit.take('docs')
    })
    expect(waits).toEqual([0, 0, 300, 1, 0, 0, 998])
  })
})
