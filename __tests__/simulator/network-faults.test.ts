import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../simulator/faults.ts'
import { startSimulator } from '../../simulator/simulator.ts'
import { create, eventually, exchange, JOBS, start, WEEK } from './harness.ts'

const CREATE = { method: 'POST', body: { prompt: 'x' } }

async function createWith(fault: Fault, options: Parameters<typeof exchange>[1] = {}) {
  const simulator = await start({ faults: [{ on: 'create', fault }] })
  const seen = await exchange(simulator.url + JOBS, { ...CREATE, ...options })
  const { length: jobs } = simulator.jobs
  return { simulator, seen, jobs, recorded: simulator.requests.map(({ status }) => status) }
}

test('N6 resets the connection before the headers, when the job exists', async () => {
  const { seen, jobs, recorded } = await createWith('N6')
  expect(seen).toEqual({ status: null, headers: {}, body: '', ended: 'ECONNRESET' })
  expect({ jobs, recorded }).toEqual({ jobs: 1, recorded: [null] })
})

test('N7 resets it after the headers, before the body', async () => {
  const { seen, jobs, recorded } = await createWith('N7')
  expect(seen).toMatchObject({ status: 201, body: '', ended: 'ECONNRESET' })
  expect({ jobs, recorded }).toEqual({ jobs: 1, recorded: [null] })
})

test('N8 resets it in the middle of the body', async () => {
  const { seen, jobs, recorded } = await createWith('N8')
  expect(seen).toMatchObject({ status: 201, ended: 'ECONNRESET' })
  expect(seen.body).toMatch(/^\{"id":"job_1"/)
  expect(seen.body.length).toBe(Math.floor(Number(seen.headers['content-length']) / 2))
  expect({ jobs, recorded }).toEqual({ jobs: 1, recorded: [null] })
})

test('N9 says nothing and keeps the connection', async () => {
  const { seen, jobs, recorded } = await createWith('N9', { giveUpAfterMs: 200 })
  expect(seen).toMatchObject({ status: null, ended: 'gave up' })
  expect({ jobs, recorded }).toEqual({ jobs: 1, recorded: [null] })
})

test('N10 sends the body one byte at a time, at once and for ever', async () => {
  const { seen, jobs, recorded } = await createWith('N10', { giveUpAfterBytes: 1 })
  expect(seen).toMatchObject({ status: 201, body: ' ', ended: 'gave up' })
  expect({ jobs, recorded }).toEqual({ jobs: 1, recorded: [201] })
})

test('N10 can drip at another pace', async () => {
  const limits = { giveUpAfterMs: 2500, giveUpAfterBytes: 10 }
  const { seen } = await createWith({ dripEveryMs: 10 }, limits)
  expect(seen).toMatchObject({ body: ' '.repeat(10), ended: 'gave up' })
})

test('N11 delivers half a document in good order', async () => {
  const { seen, jobs } = await createWith('N11')
  expect(seen).toMatchObject({ status: 201, ended: 'end' })
  expect(seen.body).toMatch(/^\{"id":"job_1"/)
  expect(() => JSON.parse(seen.body)).toThrow(SyntaxError)
  expect(jobs).toBe(1)
})

test('N12 is a web page with 200', async () => {
  const { seen, jobs } = await createWith('N12')
  expect(seen).toMatchObject({ status: 200, ended: 'end' })
  expect(seen.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(seen.body).toContain('<!doctype html>')
  expect(jobs).toBe(1)
})

test('N13 is a success without a body', async () => {
  const { seen, jobs } = await createWith('N13')
  expect(seen).toMatchObject({ status: 201, body: '', ended: 'end' })
  expect(jobs).toBe(1)
})

describe('N14', () => {
  test('is a valid document of over a mebibyte, with no length announced', async () => {
    const { seen, jobs } = await createWith('N14')
    expect(seen).toMatchObject({ status: 201, ended: 'end' })
    expect(seen.headers).not.toHaveProperty('content-length')
    expect(seen.body.length).toBeGreaterThan(1024 * 1024)
    expect(JSON.parse(seen.body)).toMatchObject({ id: 'job_1' })
    expect(jobs).toBe(1)
  })

  test('can be a gibibyte, which is never held in memory', async () => {
    const before = process.memoryUsage().rss
    const fault = { oversizeBytes: 1024 ** 3 }
    const { seen } = await createWith(fault, { giveUpAfterBytes: 8 * 1024 * 1024 })
    expect(seen).toMatchObject({ status: 201, ended: 'gave up' })
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
  })
})

describe('N15', () => {
  async function compressedJob(fault: Fault) {
    const simulator = await start({ faults: [{ on: 'create', fault }] })
    const response = await fetch(simulator.url + JOBS, {
      method: 'POST',
      headers: { authorization: 'Bearer k', 'accept-encoding': 'identity' },
      body: JSON.stringify(CREATE.body),
    })
    return { response, jobs: simulator.jobs.length }
  }

  test('compresses the answer although nobody asked for it', async () => {
    const { response, jobs } = await compressedJob('N15')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.json()).toMatchObject({ id: 'job_1' })
    expect(jobs).toBe(1)
  })

  test('can be a bomb: a thousand times as large as what is sent', async () => {
    const { response } = await compressedJob({ gzipBombMebibytes: 16 })
    const sent = Number(response.headers.get('content-length'))
    const text = await response.text()
    expect(sent).toBeLessThan(20 * 1024)
    expect(text.length).toBeGreaterThan(16 * 1024 * 1024)
    expect(JSON.parse(text)).toMatchObject({ id: 'job_1' })
  })

  test('has a bomb by ID that stays under a mebibyte on the wire', async () => {
    const { response } = await compressedJob('N15-bomb')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(1024 * 1024)
    await response.body?.cancel()
  })
})

describe('redirects', () => {
  test('N16 leads back to the same host, and nothing has been done', async () => {
    const { seen, jobs } = await createWith('N16')
    expect(seen).toMatchObject({ status: 307, body: '', ended: 'end' })
    expect(seen.headers.location).toBe(`${JOBS}?redirected=1`)
    expect(jobs).toBe(0)
  })

  test('N16 shows in the requests if a client follows it', async () => {
    const simulator = await start({ faults: [{ on: 'create', fault: 'N16' }] })
    await create(simulator)
    expect(simulator.requests.map(({ query }) => query)).toEqual([{}, { redirected: '1' }])
  })

  test('N17 leads to another host, any that a test likes', async () => {
    const { seen } = await createWith('N17')
    expect(new URL(String(seen.headers.location)).hostname).toBe('elsewhere.invalid')
    const target = 'http://127.0.0.1:1/x'
    expect((await createWith({ redirectTo: target })).seen.headers.location).toBe(target)
  })
})

test('network faults strike page views and polls as well', async () => {
  const simulator = await start({
    faults: [
      { on: 'get', fault: 'N8' },
      { on: 'views', fault: 'N6' },
    ],
  })
  simulator.addJob({ prompt: 'x' })
  const search = new URLSearchParams(WEEK)
  const get = await exchange(`${simulator.url}${JOBS}/job_1`)
  const views = await exchange(`${simulator.url}/v1/analytics/docs/views?${search}`)
  expect([get.status, get.ended]).toEqual([200, 'ECONNRESET'])
  expect([views.status, views.ended]).toEqual([null, 'ECONNRESET'])
})

test('the simulator closes while answers hang and drip', async () => {
  const simulator = await startSimulator({
    faults: [
      { on: 'create', fault: 'N9' },
      { on: 'create', nth: 1, fault: 'N10' },
    ],
  })
  const clients = [1, 2].map(() => exchange(simulator.url + JOBS, CREATE))
  await eventually(() => simulator.jobs.length === 2)
  await simulator.close()
  const ends = (await Promise.all(clients)).map(({ ended }) => ended)
  expect(ends.toSorted()).toEqual(['aborted', 'socket hang up'])
})
