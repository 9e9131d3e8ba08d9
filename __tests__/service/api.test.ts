import { describe, expect, test } from '@jest/globals'
import type { HttpRequest, HttpResponse } from '../../src/http/transport.ts'
import type { Service } from '../../src/service/api.ts'
import { testRun, testService } from '../support/test-run.ts'

const WEEK = { dateFrom: '2026-11-09T00:00:00Z', dateTo: '2026-11-16T00:00:00Z' }
const DATES = 'dateFrom=2026-11-09T00%3A00%3A00Z&dateTo=2026-11-16T00%3A00%3A00Z'
const OPEN = 'status=pending%2Cin_progress'
/** A job, a build and a listing at once. */
const FINE = { id: 'job_1', status: 'active', statusId: 'build_1' }

type Ask = (service: Service) => Promise<unknown>

/** The requests that are sent, and what they end with where each is answered like this. */
async function ask(request: Ask, response: Partial<HttpResponse> = {}, run = testRun()) {
  const sent: HttpRequest[] = []
  const service = testService(async (each) => {
    sent.push(each)
    return { status: 200, headers: {}, body: JSON.stringify(FINE), ...response }
  }, run)
  const end = await request(service).catch((error: unknown) => error)
  return { sent, end }
}

test.each<[string, string | null, Ask]>([
  ['POST /v2/agent/docs/job', '{"prompt":"Go"}', (api) => api.createJob('Go')],
  [
    'POST /v2/agent/docs/job/job_1/message',
    '{"prompt":"Go"}',
    (api) => api.sendMessage('job_1', 'Go'),
  ],
  ['GET /v2/agent/docs/job/job_1', null, (api) => api.getJob('job_1')],
  ['POST /v1/project/preview/docs', '{"branch":"a/b"}', (api) => api.startPreview('a/b')],
  ['POST /v1/project/update/docs', null, (api) => api.publish()],
  ['GET /v1/project/update-status/build_1', null, (api) => api.getBuild('build_1')],
  [
    `GET /v1/analytics/docs/views?${DATES}&limit=250&offset=500`,
    null,
    (api) => api.getPageViews(WEEK, { limit: 250, offset: 500 }),
  ],
  [
    `GET /v1/analytics/docs/visitors?${DATES}&limit=1&offset=0`,
    null,
    (api) => api.getVisitors(WEEK),
  ],
  [
    `GET /v1/analytics/docs/searches?${DATES}&limit=100`,
    null,
    (api) => api.getSearches(WEEK, { limit: 100, cursor: undefined }),
  ],
  [
    `GET /v1/analytics/docs/assistant?${DATES}&limit=1000&cursor=a%26b`,
    null,
    (api) => api.getConversations(WEEK, { limit: 1000, cursor: 'a&b' }),
  ],
  [
    `GET /v1/analytics/docs/feedback/by-page?${DATES}&limit=100&source=contextual&${OPEN}`,
    null,
    (api) => api.getFeedbackByPage(WEEK, { limit: 100 }),
  ],
  [
    `GET /v1/analytics/docs/feedback?${DATES}&limit=50&source=code_snippet&${OPEN}`,
    null,
    (api) => api.getFeedback(WEEK, { limit: 50, source: 'code_snippet' }),
  ],
])('D11: %s is sent as the contract has it', async (line, body, request) => {
  const { sent } = await ask(request)
  expect(sent.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([line])
  expect(sent[0]?.body ?? null).toBe(body)
  expect(sent[0]?.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer mint_test',
    ...(body !== null && { 'content-type': 'application/json' }),
  })
})

test('N9, N14: a request has 60 s if it starts something, else 30 s, and 1 MiB, or 8 for questions', async () => {
  const limits = async (request: Ask) => {
    const { sent } = await ask(request)
    return sent.map(({ timeoutMs, maxBytes }) => [timeoutMs, maxBytes / 1024 / 1024])
  }
  expect(await limits((api) => api.createJob('Go'))).toEqual([[60_000, 1]])
  expect(await limits((api) => api.getJob('job_1'))).toEqual([[30_000, 1]])
  expect(await limits((api) => api.getVisitors(WEEK))).toEqual([[30_000, 1]])
  expect(await limits((api) => api.getConversations(WEEK, { limit: 1 }))).toEqual([[30_000, 8]])
})

test('near the deadline, an answer is waited for 10 s longer', async () => {
  const { sent } = await ask((api) => api.createJob('Go'), {}, testRun({ ms: 5_000 }))
  expect(sent[0]?.timeoutMs).toBe(15_000)
})

const messageOf = async (request: Ask, status: number, more: Partial<HttpResponse> = {}) =>
  ((await ask(request, { status, body: '', ...more })).end as Error).message

describe('a refusal says what to do', () => {
  const KEY =
    'the API key lacks the SCOPE scope that this request needs, or its IP allowlist excludes this runner (GitHub-hosted runners have no fixed address).'

  test('H403: names the scope, and the plan where an operation needs one', async () => {
    expect(await messageOf((api) => api.createJob('Go'), 403)).toBe(
      `Creating the agent job: the service answered 403. Either ${KEY.replace('SCOPE', 'write')}`,
    )
    expect(await messageOf((api) => api.getJob('job_1'), 403)).toContain('lacks the read scope')
    expect(await messageOf((api) => api.startPreview('a'), 403)).toContain(
      `403. The plan of the project may have no previews. If not, either ${KEY.replace('SCOPE', 'write')}`,
    )
  })

  test('H404-create: names the project and the organization', async () => {
    expect(await messageOf((api) => api.createJob('Go'), 404)).toContain(
      'The project-id is wrong, or the API key belongs to another organization.',
    )
  })

  test('H404-get: names the job, the branch or the build', async () => {
    expect(await messageOf((api) => api.getJob('a'), 404)).toContain('check job-id and project-id')
    expect(await messageOf((api) => api.startPreview('a'), 404)).toContain('or the branch')
    expect(await messageOf((api) => api.getBuild('a'), 404)).toContain('not know this build')
  })

  test.each([
    [407, 'The proxy wants credentials'],
    [418, 'Check base-url.'],
    [199, 'Check base-url.'],
    [304, 'It redirects to the same host, which is not followed'],
  ])('H3xx, H418: %i', async (status, words) => {
    expect(await messageOf((api) => api.createJob('Go'), status)).toContain(words)
  })
})

describe('what the service says', () => {
  const create: Ask = (api) => api.createJob('Go')
  const words = async (status: number, body: string | object, request = create) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const [, said] =
      /answered \d+(.*?)\. (Change|Either)/.exec(
        await messageOf(request, status, { body: text }),
      ) ?? []
    return said
  }

  test('H400: is quoted with its details, on one line', async () => {
    const details = [{ message: 'too\nshort' }, { message: '' }, 7, { message: 'too odd' }]
    const said = await words(400, { error: 'Invalid "prompt"', details })
    expect(said).toBe(String.raw`: "Invalid \"prompt\"; too\nshort; too odd"`)
  })

  test('H422: is cut after 300 characters and ten details', async () => {
    expect(await words(422, { error: 'x'.repeat(5_000) })).toBe(`: "${'x'.repeat(300)}…"`)
    const details = Array.from({ length: 99 }, () => ({ message: 'a' }))
    expect(await words(422, { details })).toBe(`: "${Array(10).fill('a').join('; ')}"`)
  })

  test.each(['', 'no JSON', '[]', '{}', '{"error":7}', '{"details":[7]}', 'null'])(
    'H400: is left out where the body is %j',
    async (body) => expect(await words(400, body)).toBe(''),
  )

  test.each([400, 403, 422])('H400: of analytics, %i is the status alone', async (status) => {
    const body = { error: 'bad cursor: how do I cancel, ada@example.com' }
    expect(await words(status, body, (api) => api.getSearches(WEEK, { limit: 1 }))).toBe('')
  })
})

test.each([
  ['/login?token=s3cret', 'the same host'],
  ['https://evil.example/path?token=s3cret', '"evil.example"'],
  ['http://[', 'the same host'],
])('N16, N17: a redirect to %j names the host alone', async (location, host) => {
  const message = await messageOf((api) => api.createJob('Go'), 302, { headers: { location } })
  expect(message).toContain(`It redirects to ${host}, which is not followed`)
  expect(message).not.toContain('s3cret')
})

test('a request of analytics that fails is named with its week', async () => {
  const message = await messageOf((api) => api.getVisitors(WEEK), 400)
  expect(message).toMatch(/^Getting the visitors of 2026-11-09: the service answered 400\./)
})

test('requests of analytics are counted, and stop together', async () => {
  const sent: string[] = []
  const service = testService(async ({ url }) => {
    sent.push(url.pathname)
    return { status: 403, headers: {}, body: '' }
  }, testRun())
  for (const request of [
    () => service.getSearches(WEEK, { limit: 1 }),
    () => service.getSearches(WEEK, { limit: 1 }),
    () => service.getVisitors(WEEK),
  ])
    await request().catch(() => {})
  expect(sent).toEqual(['/v1/analytics/docs/searches', '/v1/analytics/docs/visitors'])
  expect(service.requester.requests).toBe(2)
})

test.each([429, 500, 503])('H429: Retry-After of a %i is obeyed', async (status) => {
  const run = testRun({ random: () => 0 })
  let nth = 0
  const service = testService(async () => {
    const headers = { 'retry-after': '9' }
    return nth++ === 0
      ? { status, headers, body: '' }
      : { status: 200, headers: {}, body: JSON.stringify(FINE) }
  }, run)
  await service.getJob('job_1')
  expect(run.pauses).toEqual([9_000])
})
