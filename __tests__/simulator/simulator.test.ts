import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { startSimulator } from '../../simulator/simulator.ts'
import { call, create, eventually, exchange, JOBS, poll, start, views } from './harness.ts'

test('every request is recorded as it came', async () => {
  const simulator = await start()
  const beforeMs = performance.now()
  await create(simulator, 'Fix the typos')
  await views(simulator, { limit: '1' })
  await call(simulator, { path: '/v2/agent/docs/job/a%2Fb?x=1&y=%26?' })
  expect(simulator.requests).toMatchObject([
    {
      operation: 'create',
      method: 'POST',
      path: JOBS,
      query: {},
      headers: { authorization: 'Bearer any-key' },
      body: { prompt: 'Fix the typos' },
      status: 201,
    },
    {
      operation: 'views',
      method: 'GET',
      path: '/v1/analytics/docs/views',
      query: { dateFrom: '2026-01-05', dateTo: '2026-01-12', limit: '1' },
      body: undefined,
      status: 200,
    },
    {
      operation: 'get',
      path: '/v2/agent/docs/job/a%2Fb',
      query: { x: '1', y: '&?' },
      status: 404,
    },
  ])
  const times = simulator.requests.map(({ atMs }) => atMs)
  expect([beforeMs, ...times]).toEqual([beforeMs, ...times].toSorted((a, b) => a - b))
})

test('requests that no operation takes are recorded too, with a body that is not JSON', async () => {
  const simulator = await start()
  await call(simulator, { method: 'PUT', path: '/v3', body: 'not JSON' })
  expect(simulator.requests).toMatchObject([
    { operation: 'unknown', method: 'PUT', path: '/v3', body: 'not JSON', status: 404 },
  ])
})

test('a listener hears of each request with its answer', async () => {
  const heard: string[] = []
  const simulator = await start({
    onRequest: ({ operation, status }) => heard.push(`${operation} ${status}`),
    faults: [{ on: 'get', fault: 'N6' }],
  })
  await create(simulator)
  await exchange(`${simulator.url}${JOBS}/job_1`)
  expect(heard).toEqual(['create 201', 'get null'])
})

test('answers can be late, what they tell of is not', async () => {
  const latencyMs = 300
  const simulator = await start({ latencyMs })
  const startMs = performance.now()
  const answer = create(simulator)
  await eventually(() => simulator.jobs.length === 1)
  expect(simulator.requests).toMatchObject([{ status: null }])
  expect((await answer).status).toBe(201)
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(latencyMs - 1)
})

test('an answer that comes too late for its client counts as none', async () => {
  const heard: (number | null)[] = []
  const simulator = await start({ latencyMs: 200, onRequest: ({ status }) => heard.push(status) })
  await exchange(simulator.url + JOBS, { method: 'POST', body: { prompt: 'x' }, giveUpAfterMs: 50 })
  await eventually(() => heard.length === 1)
  expect(heard).toEqual([null])
  expect(simulator.jobs).toHaveLength(1)
})

test('a request that breaks off in its body has no effect', async () => {
  const simulator = await start()
  const seen = await exchange(simulator.url + JOBS, {
    method: 'POST',
    headers: { 'content-length': '5000' },
    body: { prompt: 'x' },
    giveUpAfterMs: 100,
  })
  expect(seen.status).toBe(null)
  await eventually(() => simulator.requests.length === 1)
  expect(simulator.requests).toMatchObject([{ body: undefined, status: null }])
  expect(simulator.jobs).toEqual([])
})

test('connections are counted, whether or not they are used again', async () => {
  const simulator = await start()
  simulator.addJob({ prompt: 'x' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { authorization: 'Bearer k' }
  for (let n = 0; n < 3; n++) {
    await new Promise((resolve) => {
      get(`${simulator.url}${JOBS}/job_1`, { agent, headers }, (response) => {
        resolve(text(response))
      })
    })
  }
  expect(simulator.connections).toBe(1)
  await exchange(`${simulator.url}${JOBS}/job_1`)
  expect(simulator.connections).toBe(2)
  agent.destroy()
})

test('a script that throws is answered 500, not with silence', async () => {
  const simulator = await start({
    job: () => {
      throw new Error('no script for this one')
    },
  })
  expect(await create(simulator)).toMatchObject({
    status: 500,
    json: { error: 'The simulator failed: Error: no script for this one' },
  })
})

test('two simulators do not know of each other', async () => {
  const [one, other] = [await start(), await start()]
  await create(one)
  expect(one.port).not.toBe(other.port)
  expect(other.jobs).toEqual([])
  expect((await poll(other)).status).toBe(404)
})

test('it listens where it is told to', async () => {
  const first = await startSimulator()
  await first.close()
  const second = await start({ port: first.port })
  expect(second.url).toBe(`http://127.0.0.1:${first.port}`)
  expect((await create(second)).status).toBe(201)
})

test('a port that is taken is an error', async () => {
  const { port } = await start()
  await expect(startSimulator({ port })).rejects.toThrow('EADDRINUSE')
})

test('it closes although a client keeps its connection, and nobody answers after that', async () => {
  const simulator = await startSimulator()
  await create(simulator)
  await simulator.close()
  expect(await exchange(simulator.url)).toMatchObject({ ended: 'ECONNREFUSED' })
})
