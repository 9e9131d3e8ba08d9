import { describe, expect, test } from '@jest/globals'
import type { Stage } from '../../src/http/stage.ts'
import type { HttpRequest, HttpResponse } from '../../src/http/transport.ts'
import type { Service } from '../../src/service/api.ts'
import { testRun, testService } from '../support/test-run.ts'

const WEEK = { dateFrom: '2026-11-09T00:00:00Z', dateTo: '2026-11-16T00:00:00Z' }
const DATES = 'dateFrom=2026-11-09T00%3A00%3A00Z&dateTo=2026-11-16T00%3A00%3A00Z'
const OPEN = 'status=pending%2Cin_progress'
/** A job, a build and a listing at once. */
const FINE = { id: 'job_1', status: 'active', statusId: 'build_1' }

type Ask = (service: Service, stage: Stage) => Promise<unknown>

/** The requests that are sent, and what they end with where each is answered like this. */
async function ask(request: Ask, response: Partial<HttpResponse> = {}, run = testRun()) {
  const sent: HttpRequest[] = []
  const service = testService(async (each) => {
    sent.push(each)
    return { status: 200, headers: {}, body: JSON.stringify(FINE), ...response }
  }, run)
  const end = await request(service, run.stage).catch((error: unknown) => error)
  return { sent, end }
}

const lineOf = ({ method, url }: HttpRequest) => `${method} ${url.pathname}${url.search}`

test.each<[string, string | undefined, Ask]>([
  ['POST /v2/agent/docs/job', '{"prompt":"Go"}', (api, stage) => api.createJob('Go', false, stage)],
  [
    'POST /v2/agent/docs/job/a/message',
    '{"prompt":"Go"}',
    (api, stage) => api.sendMessage('a', 'Go', false, stage),
  ],
  ['GET /v2/agent/docs/job/a', undefined, (api, stage) => api.getJob('a', stage)],
  [
    'POST /v1/project/preview/docs',
    '{"branch":"a/b"}',
    (api, stage) => api.startPreview('a/b', stage),
  ],
  ['POST /v1/project/update/docs', undefined, (api, stage) => api.publish(stage)],
  ['GET /v1/project/update-status/a', undefined, (api, stage) => api.getBuild('a', stage)],
])('%s is sent as the contract says', async (line, body, request) => {
  const { sent } = await ask(request)
  expect(sent.map(lineOf)).toEqual([line])
  expect(sent[0]?.body).toBe(body)
  expect(sent[0]?.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer mint_test',
    ...(body && { 'content-type': 'application/json' }),
  })
})

const PAGE = { limit: 9 }
const NEXT = { ...PAGE, cursor: '&' }

test.each<[string, string, Ask]>([
  [
    'views',
    'limit=9&offset=5',
    (api, stage) => api.getPageViews(WEEK, { ...PAGE, offset: 5 }, stage),
  ],
  ['visitors', 'limit=1&offset=0', (api, stage) => api.getVisitors(WEEK, stage)],
  ['searches', 'limit=9', (api, stage) => api.getSearches(WEEK, PAGE, stage)],
  ['assistant', 'limit=9&cursor=%26', (api, stage) => api.getConversations(WEEK, NEXT, stage)],
  [
    'feedback/by-page',
    `limit=9&source=thumbs_only&${OPEN}`,
    (api, stage) => api.getFeedbackByPage(WEEK, { ...PAGE, source: 'thumbs_only' }, stage),
  ],
  [
    'feedback',
    `limit=9&source=contextual&${OPEN}`,
    (api, stage) => api.getFeedback(WEEK, PAGE, stage),
  ],
])('%s?…&%s is read as the contract says [D11]', async (listing, query, request) => {
  const { sent } = await ask(request)
  expect(sent.map(lineOf)).toEqual([`GET /v1/analytics/docs/${listing}?${DATES}&${query}`])
})

test.each<[number, number, Ask]>([
  [300, 1, (api, stage) => api.createJob('Go', false, stage)],
  [30, 1, (api, stage) => api.getJob('job_1', stage)],
  [30, 8, (api, stage) => api.getConversations(WEEK, PAGE, stage)],
])(
  'a request has %i s and %i MiB, and near the deadline 10 s [N9, N14]',
  async (s, mib, request) => {
    const maxBytes = mib * 1024 * 1024
    expect((await ask(request)).sent).toMatchObject([{ timeoutMs: s * 1000, maxBytes }])
    const late = await ask(request, {}, testRun({ ms: 5_000 }))
    expect(late.sent).toMatchObject([{ timeoutMs: 15_000 }])
  },
)

const messageOf = async (request: Ask, status: number, more: Partial<HttpResponse> = {}) =>
  ((await ask(request, { status, body: '', ...more })).end as Error).message
const create: Ask = (api, stage) => api.createJob('Go', false, stage)

const [SCOPE, LIST, PLAN] = [
  'scope `write` that this request needs: make a key with that scope in the dashboard under',
  'Or its IP allowlist excludes this runner: remove the list, since GitHub-hosted runners have no',
  "Or the project's plan does not include this: ask Mintlify.",
]

test.each<[string, number, Ask, string]>([
  ['H403', 403, create, SCOPE],
  ['H403', 403, create, LIST],
  ['H403', 403, (api, stage) => api.getJob('a', stage), 'lacks the scope `read`'],
  ['H403', 403, (api, stage) => api.startPreview('a', stage), PLAN],
  ['H404-create', 404, create, 'There is no project "docs" for this API key'],
  ['H404-get', 404, (api, stage) => api.getJob('a', stage), 'check `project-id`, and `job-id`'],
  ['H404-get', 404, (api, stage) => api.startPreview('a', stage), 'the project or the branch'],
  ['H404-get', 404, (api, stage) => api.getBuild('a', stage), 'does not know this build'],
])('%s: a %i says what to do', async (_row, status, request, advice) => {
  expect(await messageOf(request, status)).toContain(advice)
})

test.each([
  ['https://service.example/', false],
  ['https://service.example/v2/', true],
])('where base-url is %s, its path may be wrong: %s [H404-create]', async (baseUrl, mayBeWrong) => {
  const send = async () => ({ status: 404, headers: {}, body: '' })
  const run = testRun()
  const error = await create(testService(send, run, baseUrl), run.stage).catch(String)
  expect(`${error}`.includes('Or the path in `base-url` is wrong.')).toBe(mayBeWrong)
})

test("a web page is not the service's word that the project is wrong [H404-create]", async () => {
  const headers = { 'content-type': 'text/html' }
  const message = await messageOf(create, 404, { headers, body: '<p>Not found' })
  expect(message).toContain('if `base-url` is set, check it')
  expect(message).not.toContain('project-id')
})

test.each([
  ['a create', create, { error: 'Invalid project id' }],
  [
    'analytics',
    (api: Service, stage: Stage) => api.getVisitors(WEEK, stage),
    { error: 'INVALID PROJECT ID' },
  ],
  [
    'a follow-up',
    (api: Service, stage: Stage) => api.sendMessage('job_1', 'Go', false, stage),
    'Invalid Project ID: docs',
  ],
])(
  'a 400 to %s that calls the project invalid is a 404 of it [H404-create]',
  async (_, request, body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const advice = 'There is no project "docs" for this API key'
    expect(await messageOf(request, 400, { body: text })).toContain(advice)
  },
)

describe('what the service says', () => {
  const words = async (body: string | object, request = create) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return (await messageOf(request, 400, { body: text })).replace(/^.*answered 400/, '')
  }
  const details = Array.from({ length: 99 }, () => ({ message: 'a\nb' }))

  test.each([
    [{ error: 'No "x"', details: [details[0], { message: '' }, 7] }, String.raw`"No \"x\"; a\nb"`],
    [{ error: 'x'.repeat(5_000) }, `"${'x'.repeat(300)}…"`],
    [{ details }, `"${Array(10).fill(String.raw`a\nb`).join('; ')}"`],
  ])(
    'is quoted on one line, cut after 300 characters and ten details [H400, H422]',
    async (body, quoted) => {
      expect(await words(body)).toBe(`: ${quoted}.`)
    },
  )

  test.each(['', 'no JSON', '[]', '{"error":7}', '{"details":[7]}', 'null'])(
    'is missing if the body is %j [H400]',
    async (body) => expect(await words(body)).toBe('.'),
  )

  test('is not shown if it is about analytics [H400]', async () => {
    const body = { error: 'bad cursor: how do I cancel, ada@example.com' }
    expect(await words(body, (api, stage) => api.getSearches(WEEK, PAGE, stage))).toBe('.')
  })
})

test('a request for analytics that fails is named with its week', async () => {
  const message = await messageOf((api, stage) => api.getVisitors(WEEK, stage), 400)
  expect(message).toMatch(/^Getting the visitors of 2026-11-09: the service answered 400\./)
})

test.each([500, 503])('Retry-After of a %i is obeyed [H500, H503]', async (status) => {
  const run = testRun({ random: () => 0 })
  const response = { status, headers: { 'retry-after': '9' } }
  await ask((api, stage) => api.getJob('job_1', stage), response, run)
  expect(new Set(run.clock.pauses)).toEqual(new Set([9_000]))
})
