import { describe, expect, test } from '@jest/globals'
import type { RequestPolicy } from '../../src/http/retry.ts'
import type { HttpRequest, HttpResponse } from '../../src/http/transport.ts'
import type { Service } from '../../src/service/api.ts'
import { testRun, testService } from '../support/runtime.ts'

const WEEK = { dateFrom: '2026-11-09', dateTo: '2026-11-16' }
const FINE = { id: 'job_1', status: 'active' }

type Ask = (service: Service, policy: RequestPolicy) => Promise<unknown>

/** Answers each request alike. Returns the requests and the result. */
async function ask(request: Ask, response: Partial<HttpResponse> = {}, run = testRun()) {
  const sent: HttpRequest[] = []
  const service = testService(async (each) => {
    sent.push(each)
    return { status: 200, headers: {}, body: JSON.stringify(FINE), ...response }
  }, run)
  const end = await request(service, run.policy).catch((error: unknown) => error)
  return { sent, end }
}

const create: Ask = (api, policy) => api.createJob('Go', false, policy)
const PAGE = { limit: 9 }

// The simulator checks addresses and bodies in all other tests.
test('a request has its key and asks for JSON; only one with a body has a content type', async () => {
  const headers = { accept: 'application/json', authorization: 'Bearer mint_test' }
  const [job] = (await ask(create)).sent
  expect(job?.headers).toEqual({ ...headers, 'content-type': 'application/json' })
  const [read] = (await ask((api, policy) => api.getJob('job_1', policy))).sent
  expect(read).toMatchObject({ headers, body: undefined })
  expect(read?.headers).toEqual(headers)
})

test('a cursor is escaped', async () => {
  const asked: Ask = (api, policy) => api.getConversations(WEEK, { ...PAGE, cursor: '&' }, policy)
  const [request] = (await ask(asked)).sent
  expect(request?.url.search).toContain('&cursor=%26')
})

test.each<[number, number, Ask]>([
  [300, 1, (api, policy) => api.createJob('Go', false, policy)],
  [30, 1, (api, policy) => api.getJob('job_1', policy)],
  [30, 8, (api, policy) => api.getConversations(WEEK, PAGE, policy)],
])('a request has %i s and %i MiB, near the deadline 10 s', async (s, mib, request) => {
  const maxBytes = mib * 1024 * 1024
  expect((await ask(request)).sent).toMatchObject([{ timeoutMs: s * 1000, maxBytes }])
  const late = await ask(request, {}, testRun({ ms: 5_000 }))
  expect(late.sent).toMatchObject([{ timeoutMs: 15_000 }])
})

const messageOf = async (request: Ask, status: number, more: Partial<HttpResponse> = {}) =>
  ((await ask(request, { status, body: '', ...more })).end as Error).message

describe("the service's words", () => {
  const words = async (body: string | object, request = create) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return (await messageOf(request, 400, { body: text })).replace(/^.*answered 400/, '')
  }
  const details = Array.from({ length: 2 }, () => ({ message: 'a\nb' }))

  test.each([
    [{ error: 'No "x"', details: [details[0], { message: '' }, 7] }, String.raw`"No \"x\"; a\nb"`],
    [{ error: 'x'.repeat(5_000) }, `"${'x'.repeat(300)}…"`],
    [{ details }, `"${Array(2).fill(String.raw`a\nb`).join('; ')}"`],
  ])('are one line, cut after 300 characters', async (body, quoted) => {
    expect(await words(body)).toBe(`: ${quoted}.`)
  })

  test.each(['', 'no JSON', '[]', '{"error":7}', '{"details":[7]}', 'null'])(
    'are missing if the body is %j',
    async (body) => expect(await words(body)).toBe('.'),
  )

  test('are hidden if the request was about analytics', async () => {
    const body = { error: 'bad cursor: how do I cancel, ada@example.com' }
    expect(await words(body, (api, policy) => api.getSearches(WEEK, PAGE, policy))).toBe('.')
  })
})

test('the error of a request for analytics names its week', async () => {
  const message = await messageOf((api, policy) => api.getVisitors(WEEK, policy), 400)
  expect(message).toMatch(/^Getting the visitors of 2026-11-09: the service answered 400\./)
})

test.each([500, 503])('Retry-After of a %i is obeyed', async (status) => {
  const run = testRun({ random: () => 0 })
  const response = { status, headers: { 'retry-after': '9' } }
  await ask((api, policy) => api.getJob('job_1', policy), response, run)
  expect(new Set(run.clock.pauses)).toEqual(new Set([9_000]))
})
