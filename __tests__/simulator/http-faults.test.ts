import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../simulator/faults.ts'
import { create, exchange, JOBS, start } from './harness.ts'

async function createWith(fault: Fault) {
  const simulator = await start({ faults: [{ on: 'create', fault }] })
  const seen = await exchange(simulator.url + JOBS, { method: 'POST', body: { prompt: 'x' } })
  return { seen, jobs: simulator.jobs.length }
}

describe('any status', () => {
  test.each(['H400', 'H401', 'H402', 'H403', 'H404', 'H418', 'H422', 'H304'] as const)(
    '%s is a refusal: no job is made',
    async (fault) => {
      const { seen, jobs } = await createWith(fault)
      expect({ status: seen.status, jobs }).toEqual({ status: Number(fault.slice(1)), jobs: 0 })
    },
  )

  test.each(['H408', 'H409', 'H500', 'H502', 'H503', 'H504'] as const)(
    '%s leaves the fate open: the job is made',
    async (fault) => {
      const { seen, jobs } = await createWith(fault)
      expect({ status: seen.status, jobs }).toEqual({ status: Number(fault.slice(1)), jobs: 1 })
    },
  )

  test.each(['H200', 'H202'] as const)('%s is another success, with the job', async (fault) => {
    const { seen, jobs } = await createWith(fault)
    expect({ status: seen.status, jobs }).toEqual({ status: Number(fault.slice(1)), jobs: 1 })
    expect(JSON.parse(seen.body)).toMatchObject({ id: 'job_1', status: 'active' })
  })

  test('has an error in JSON', async () => {
    const { seen } = await createWith('H503')
    expect(JSON.parse(seen.body)).toEqual({ error: 'Simulated: 503 Service Unavailable' })
    expect(seen.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('can have a body and headers of its own', async () => {
    const { seen } = await createWith({
      status: 422,
      body: { error: 'No', details: [{ message: 'really' }] },
      headers: { 'x-request-id': '7' },
    })
    expect(seen).toMatchObject({ status: 422, headers: { 'x-request-id': '7' } })
    expect(seen.body).toBe('{"error":"No","details":[{"message":"really"}]}')
  })

  test('can have its effect set', async () => {
    expect((await createWith({ status: 400, takesEffect: true })).jobs).toBe(1)
    expect((await createWith({ status: 500, takesEffect: false })).jobs).toBe(0)
  })
})

describe('H429', () => {
  async function retryAfterOf(fault: Fault) {
    const { seen, jobs } = await createWith(fault)
    expect({ status: seen.status, jobs }).toEqual({ status: 429, jobs: 0 })
    return seen.headers['retry-after']
  }

  test.each<[Fault, string | undefined]>([
    ['H429', '1'],
    ['H429-absent', undefined],
    ['H429-garbage', 'in a little while'],
    ['H429-negative', '-5'],
    ['H429-huge', '99999999999999999999'],
    [{ status: 429 }, undefined],
    [{ status: 429, retryAfter: 'seconds', retryAfterSeconds: 3600 }, '3600'],
    [{ status: 429, headers: { 'retry-after': '1, 2' } }, '1, 2'],
  ])('%j asks to wait for %s', async (fault, expected) => {
    expect(await retryAfterOf(fault)).toBe(expected)
  })

  test.each<[Fault, number]>([
    ['H429-date', 1],
    [{ status: 429, retryAfter: 'date', retryAfterSeconds: 90 }, 90],
  ])('%j asks to wait until a date, counted from the answer', async (fault, seconds) => {
    const { url } = await start({ faults: [{ on: 'any', nth: 'all', fault }] })
    await wait(900)
    const before = Date.now()
    const { headers } = await exchange(url)
    const waitMs = Date.parse(String(headers['retry-after'])) - before
    expect(waitMs).toBeGreaterThanOrEqual(seconds * 1000)
    expect(waitMs).toBeLessThan(seconds * 1000 + 3000)
  })
})

describe('a literal body', () => {
  test('takes the place of the answer, whose status stays', async () => {
    const { seen, jobs } = await createWith({ body: '{"id": "x", "id": "y"}' })
    expect(seen).toMatchObject({ status: 201, body: '{"id": "x", "id": "y"}' })
    expect(jobs).toBe(1)
  })

  test('is sent as JSON unless it is a string', async () => {
    expect((await createWith({ body: [null] })).seen.body).toBe('[null]')
    expect((await createWith({ body: '' })).seen.body).toBe('')
  })

  test('can come with headers', async () => {
    const fault = { body: 'hello', headers: { 'content-type': 'text/plain' } }
    expect((await createWith(fault)).seen.headers['content-type']).toBe('text/plain')
  })
})

test('a struck request does not count against a limit unless the service has acted', async () => {
  const simulator = await start({
    limits: { createsPerHour: 1 },
    faults: [{ on: 'create', times: 3, fault: 'H429' }],
  })
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await create(simulator)).status)
  expect(statuses).toEqual([429, 429, 429, 201, 429])
})
