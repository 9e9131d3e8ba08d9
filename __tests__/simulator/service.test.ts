import { expect, test } from '@jest/globals'
import type { Answer } from '../../simulator/http/answer.ts'
import { type ServiceOptions, SimulatedService } from '../../simulator/service.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const JOBS = '/v2/agent/docs/job'

/** What becomes of one request after the other. */
function open(options: ServiceOptions = {}) {
  const clock = new VirtualClock()
  const service = new SimulatedService({ clock, events: {}, ...options })
  const ask = (route: string, body?: unknown, authorization = 'Bearer mint_any'): Answer => {
    const [method = '', path = ''] = route.split(' ')
    const query = new URLSearchParams()
    return service.answer({ method, path, query, headers: { authorization }, body })
  }
  return { ask, service, pass: (ms: number) => clock.sleep(ms, new AbortController().signal) }
}

test.each([
  ['', 401],
  ['Bearer mint_dsc_assistant', 401],
  ['Bearer mint_us_index', 401],
  ['Bearer mint_another', 401],
  ['Bearer mint_good', 201],
])('the authorization %j is answered %d', (authorization, status) => {
  const { ask } = open({ apiKey: 'mint_good' })
  expect(ask(`POST ${JOBS}`, { prompt: 'Fix it.' }, authorization).status).toBe(status)
})

test('a key that may read may not write', () => {
  const { ask, service } = open({ scope: 'read' })
  expect(ask(`POST ${JOBS}`, { prompt: 'Fix it.' }).status).toBe(403)
  expect(ask('GET /v1/analytics/docs/views').status).toBe(200)
  expect(service.jobs.all).toEqual([])
})

test.each([
  [`POST ${JOBS}`, { prompt: '' }, 400],
  [`POST ${JOBS}`, 'not JSON', 400],
  ['POST /v2/agent/other/job', { prompt: 'Fix it.' }, 404],
  [`GET ${JOBS}/job_9`, undefined, 404],
  [`POST ${JOBS}/job_9/message`, { prompt: 'And this.' }, 404],
  ['POST /v1/project/preview/docs', {}, 400],
  ['GET /v1/project/update-status/build_9', undefined, 404],
])('%s with %j is refused with %d and an error', (route, body, status) => {
  expect(open().ask(route, body)).toMatchObject({ status, body: { error: expect.any(String) } })
})

test('all analytics operations share 100 requests an hour', () => {
  const { ask } = open()
  const routes = ['views', 'visitors', 'searches', 'assistant', 'feedback', 'feedback/by-page']
  const get = (n: number) => ask(`GET /v1/analytics/docs/${routes[n % routes.length]}`).status
  expect(Array.from({ length: 101 }, (_, n) => get(n)).indexOf(429)).toBe(100)
})

test('a job begins with a follow-up a few seconds later, and shows until then how it ended', async () => {
  const { ask, pass } = open()
  ask(`POST ${JOBS}`, { prompt: 'Fix it.' })
  await pass(60_000)
  const get = () => ask(`GET ${JOBS}/job_1`).body
  const first = get()
  expect(ask(`POST ${JOBS}/job_1/message`, { prompt: 'Shorter.' }).body).toEqual(first)
  expect(get()).toMatchObject({ status: 'completed' })
  await pass(4_000)
  expect(get()).toMatchObject({ status: 'active', prLink: null })
  await pass(60_000)
  expect(get()).toEqual(first)
})

test.each([
  [
    true,
    { status: 429, body: { error: 'Rate limit exceeded' }, headers: { 'retry-after': '3600' } },
  ],
  [false, { status: 429, body: 'Too Many Requests', headers: { 'content-type': 'text/plain' } }],
])('a refusal for too many requests with Retry-After: %j', (retryAfter, refusal) => {
  const { ask } = open({ limits: { createsPerHour: 0, retryAfter } })
  const answer = ask(`POST ${JOBS}`, { prompt: 'Fix it.' })
  expect(answer).toMatchObject(refusal)
  expect('retry-after' in answer.headers).toBe(retryAfter)
})

test('a build is queued, in progress, and over; only then it has an end', async () => {
  const { ask, pass } = open()
  ask('POST /v1/project/update/docs')
  const get = () => ask('GET /v1/project/update-status/build_1').body
  expect(get()).toMatchObject({ status: 'queued', logs: [] })
  await pass(5_000)
  expect(get()).toMatchObject({ status: 'in_progress' })
  expect(get()).not.toHaveProperty('endedAt')
  await pass(35_000)
  expect(get()).toMatchObject({ status: 'success', endedAt: '2026-11-21T09:00:40.000Z' })
})
