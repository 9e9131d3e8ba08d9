import { expect, test } from '@jest/globals'
import { rulesOf } from '../../scripts/contract.ts'
import { faultsOfRequest } from '../../simulator/contract.ts'
import { type Answer, broken, json } from '../../simulator/http/answer.ts'
import { demoReaders } from '../../simulator/readers.ts'
import { type ServiceOptions, SimulatedService } from '../../simulator/service.ts'
import { runStep } from '../support/flow.ts'
import { bodyOf, piece, report, search, turn, view } from '../support/readers.ts'
import { VirtualClock } from '../support/runtime.ts'

const VIEWS = { totals: { human: 1, ai: 1, total: 2 }, views: [], hasMore: false }

const runReport = (answer: Answer) =>
  runStep({
    inputs: { 'traffic-weeks': '1' },
    onRequest: ({ operation }) => (operation === 'views' ? answer : undefined),
  })

test.each([
  ['lacks a field', json(200, { ...VIEWS, hasMore: undefined }), /property 'hasMore'/],
  ['has a status that is not published', json(202, VIEWS), /the status is 202/],
  ['is not JSON', { status: 200, headers: {}, body: 'Fine.' }, /it is no JSON/],
  ['refuses in another form', json(400, { message: 'No.' }), /property 'error'/],
])('an answer that %s fails its test, unless it is broken()', async (_, answer, why) => {
  await expect(runReport(answer)).rejects.toThrow(why)
  expect((await runReport(broken(answer))).outputs.outcome).toMatch(/reported|error/)
})

const JOB = 'POST /v2/agent/docs/job'
const FEEDBACK = 'GET /v1/analytics/docs/feedback'

test.each<{ fault: string; route: string; body?: unknown }>([
  { fault: '', route: JOB, body: { prompt: 'Go.' } },
  { fault: '', route: `${FEEDBACK}?limit=100&source=agent&status=pending` },
  { fault: 'additional', route: JOB, body: { prompt: 'Go.', branch: 'main' } },
  { fault: 'there is a body', route: 'GET /v1/analytics/docs/assistant?limit=1', body: {} },
  { fault: 'cursor must match format', route: 'GET /v1/analytics/docs/assistant?cursor=2' },
  { fault: 'there is no such operation', route: 'GET /v1/analytics/docs/clicks' },
])('"$fault" is found in $route', ({ fault, route, body }) => {
  const [method = '', url = ''] = route.split(' ')
  const { pathname: path, searchParams: query } = new URL(url, 'https://service.example')
  const request = { method, path, query, headers: { authorization: 'Bearer mint_key' }, body }
  const faults = faultsOfRequest(request)
  expect(faults).toEqual(fault === '' ? [] : [expect.stringContaining(fault)])
  expect(faultsOfRequest({ ...request, headers: {} })).not.toEqual([])
})

/** The simulated service's answer to a read by hand. */
function get(address: string, options: ServiceOptions = {}) {
  const service = new SimulatedService({ clock: new VirtualClock(), ...options })
  const { pathname: path, searchParams: query } = new URL(address, 'https://service.example')
  const headers = { authorization: 'Bearer mint_key' }
  return service.answer({ method: 'GET', path, query, headers })
}

test.each([
  ['views?limit=0', 'limit'],
  ['feedback?limit=1000', 'limit'],
  ['views?offset=-1', 'offset'],
  ['feedback?source=foo', 'source'],
  ['feedback/by-page?status=pending,foo', 'status'],
  ['assistant?cursor=2', 'cursor'],
])('the simulated service refuses %s as published', async (query, parameter) => {
  const { status, body } = await get(`/v1/analytics/docs/${query}`)
  expect(status).toBe(400)
  const details = [{ message: expect.stringContaining(parameter) }]
  expect(body).toEqual({ error: 'Invalid query parameters', details })
})

test.each([
  ['feedback/by-page', 'feedback', 10],
  ['assistant', 'conversations', 100],
  ['feedback', 'feedback', 50],
  ['searches', 'searches', 50],
  ['views', 'views', 50],
  ['visitors', 'visitors', 50],
])(
  'without a limit, the simulated %s lists as many rows as published',
  async (path, list, count) => {
    const many = Array.from({ length: 150 }, (_, n) => n)
    const events = {
      visits: many.flatMap((n) => view(`/${n}`, 1)),
      searches: many.map((n) => search(`term ${n}`, 1)),
      turns: many.map((n) => turn(`Why ${n}?`)),
      feedback: many.map((n) => piece(`/${n}`)),
    }
    const { body } = await get(`/v1/analytics/docs/${path}?dateFrom=2026-01-01`, { events })
    expect(bodyOf(json(200, body))[list]).toHaveLength(count)
  },
)

/** With references and sentences. */
const PUBLISHED = {
  servers: [{ url: 'https://service.example/v1' }],
  paths: {
    '/pages': {
      get: {
        summary: 'Lists pages.',
        parameters: [{ $ref: '#/components/parameters/limit' }],
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pages' } } },
          },
        },
      },
    },
  },
  components: {
    parameters: { limit: { in: 'query', name: 'limit', schema: { type: 'number', example: 5 } } },
    schemas: {
      Pages: {
        type: 'object',
        description: 'The pages.',
        properties: { rows: { anyOf: [{ type: 'string' }, { enum: ['b', 'a'] }] } },
      },
    },
  },
}

test('rules are compared without descriptions and references', () => {
  const fields = { properties: { rows: { anyOf: [{ type: 'string' }, { enum: ['a', 'b'] }] } } }
  expect(rulesOf(PUBLISHED)).toEqual({
    'GET /v1/pages': {
      query: { type: 'object', properties: { limit: { type: 'number' } }, required: [] },
      body: null,
      answers: { 200: { type: 'object', ...fields } },
    },
  })
})

test('in the demo’s last week, the page on a release soars, and another falls', async () => {
  const read = await report({}, { weeks: 2, service: { events: demoReaders(new VirtualClock()) } })
  const [last, before] = [read.pages?.pages, read.pagesBefore?.pages]
  const times = (path: string) => (last?.get(path)?.human ?? 0) / (before?.get(path)?.human ?? 0)
  expect(times('/guides/migrate-to-v2')).toBeGreaterThan(4)
  expect(times('/pricing')).toBeLessThan(0.6)
})
