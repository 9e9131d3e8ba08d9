import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { Stages } from '../../src/frame/stages.ts'
import type { Stage } from '../../src/http/stage.ts'
import { createTransport } from '../../src/http/transport.ts'
import type { Service } from '../../src/service/api.ts'
import { type Answer, answerOf, startRawServer } from '../support/raw-server.ts'
import { testRun, testService } from '../support/test-run.ts'

const CREATED = 'The job may have been created: look in the dashboard.'
const JOB = { id: 'job_1', status: 'active' }
const LOST = 'the connection was lost before the answer was complete'
const NOT_COMPLETE = 'with a body that is not complete JSON'
const HTML = 'got text/html instead of JSON: a proxy or login page?'
const HEADERS = 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n'

const bytes = (text: string): Answer => {
  return (socket) => socket.write(text)
}
const answer = (status: number, body: string | object = '', headers = {}) =>
  bytes(answerOf(status, body, headers))
/** The request's whole time goes by after these bytes. */
const late = (text: string): Answer => {
  return (socket) => {
    const advance = () => jest.advanceTimersByTime(300_000)
    if (text === '') advance()
    else socket.write(text, advance)
  }
}

/** After a fault: the request fails, with its fate unknown or not, or is retried. */
type Effect = 'unknown' | 'definite' | 'retried'

/** Row, fault, the effect on a create or a follow-up, on a get, and the message. */
// biome-ignore format: a row a line
const ROWS: Array<[string, string, Answer, Effect, Effect, string]> = [
  ['N6', 'a reset', (socket) => socket.resetAndDestroy(), 'unknown', 'retried', LOST],
  ['N7', 'an end after the headers', (socket) => socket.end(HEADERS), 'unknown', 'retried', LOST],
  ['N8', 'an end in the body', (socket) => socket.end(`${HEADERS}{"`), 'unknown', 'retried', LOST],
  ['N9', 'silence', late(''), 'unknown', 'retried', 'no complete answer within 300 s'],
  ['N10', 'a dripping body', late(`${HEADERS}{`), 'unknown', 'retried', 'no complete answer within'],
  ['N11', 'half a document', answer(200, '{"id":"job_1'), 'unknown', 'retried', NOT_COMPLETE],
  ['N12', 'HTML', answer(200, '<html>'), 'unknown', 'retried', HTML],
  ['N12', 'text/html', answer(200, 'Hi', { 'content-type': 'Text/HTML; a=b' }), 'unknown', 'retried', HTML],
  ['N13', 'an empty body', answer(201, ' \n'), 'unknown', 'retried', 'with an empty body'],
  ['N14', 'a large body', answer(200, 'x'.repeat(2 ** 20 + 1)), 'unknown', 'definite', 'than 1 MiB'],
  ['N15', 'gzip', answer(200, JOB, { 'content-encoding': 'gzip' }), 'unknown', 'definite', 'compressed'],
  ['N16', 'a redirect', answer(302, '', { location: '/a?b=c' }), 'definite', 'definite', 'to the same host.'],
  ['N16', 'a redirect nowhere', answer(302, '', { location: 'http://[' }), 'definite', 'definite', 'to the same host.'],
  ['N17', 'a redirect', answer(307, '', { location: 'https://b.example/c' }), 'definite', 'definite', 'to "b.example".'],
  ['H400', '400', answer(400, { error: 'No.' }), 'definite', 'definite', 'answered 400: "No."'],
  ['H401', '401', answer(401), 'definite', 'definite', 'or the plan has no API access'],
  ['H402', '402', answer(402), 'definite', 'definite', 'plan does not include the API'],
  ['H403', '403', answer(403), 'definite', 'definite', 'its IP allowlist excludes this runner'],
  ['H408', '408', answer(408), 'unknown', 'retried', 'answered 408'],
  ['H409', '409', answer(409), 'unknown', 'retried', 'answered 409'],
  ['H422', '422', answer(422, { error: 'No.' }), 'definite', 'definite', 'answered 422: "No."'],
  ['H429', '429', answer(429, '', { 'retry-after': '20' }), 'retried', 'retried', 'answered 429'],
  ['H429', '429 as a text, without Retry-After', answer(429, 'Too Many Requests', { 'content-type': 'text/plain' }), 'retried', 'retried', 'answered 429'],
  ['H500', '500', answer(500), 'unknown', 'retried', 'answered 500'],
  ['H502', '502', answer(502, '<html>'), 'unknown', 'retried', 'answered 502'],
  ['H503', '503', answer(503), 'unknown', 'retried', 'answered 503'],
  ['H504', '504', answer(504), 'unknown', 'retried', 'answered 504'],
  ['H418', '418', answer(418), 'definite', 'definite', 'answered 418'],
  ['S3', 'no ID', answer(200, { status: 'active' }), 'unknown', 'retried', 'id missing or not valid'],
  ['S3', 'a path', answer(200, { ...JOB, id: '../a' }), 'unknown', 'retried', 'id missing or not valid'],
  ['S3', 'a long ID', answer(200, { ...JOB, id: 'a'.repeat(129) }), 'unknown', 'retried', 'id missing'],
  ['S17', 'deep nesting', answer(200, '['.repeat(5e5) + ']'.repeat(5e5)), 'unknown', 'retried', 'is not an agent job'],
]

type Ask = (service: Service, stages: Stages) => Promise<unknown>

/** How a request ends if the service has one fault, and answers well after it. */
async function meet(fault: Answer, ask: Ask) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const { url, requests } = await startRawServer((socket, request, n) =>
    n === 0 ? fault(socket, request, n) : answer(200, JOB)(socket, request, n),
  )
  const run = testRun()
  const end = await ask(testService(createTransport({}), run, url), run.stages).catch(
    ({ message }: Error) => message as string,
  )
  return { end, run, count: requests.length }
}
const create: Ask = (service, { asking }) => service.createJob('Document it.', false, asking)
const followUp: Ask = (service, { asking }) =>
  service.sendMessage('job_1', 'And this.', false, asking)
const get: Ask = (service, { needed }) => service.getJob('job_1', needed)

afterEach(() => {
  jest.useRealTimers()
})

describe('a create', () => {
  test.each(ROWS)('%s: after %s', async (_row, what, fault, effect, _get, words) => {
    const { end, run, count } = await meet(fault, create)
    expect(count).toBe(effect === 'retried' ? 2 : 1)
    if (effect === 'retried')
      expect([end, run.clock.pauses]).toEqual([JOB, [/Retry-After/.test(what) ? 60_500 : 20_500]])
    else expect(end).toContain(words)
    expect(`${end}`.includes(CREATED)).toBe(effect === 'unknown')
  })
})

describe('a get', () => {
  test.each(ROWS)('%s: after %s', async (_row, _what, fault, _post, effect, words) => {
    const { end, run, count } = await meet(fault, get)
    expect(count).toBe(effect === 'retried' ? 2 : 1)
    if (effect === 'retried') expect(end).toEqual(JOB)
    expect(effect === 'retried' ? run.lines[0] : end).toContain(words.replace('300 s', '30 s'))
  })
})

test.each([
  ['N12', 200, '<html>', 4],
  ['S2', 200, { id: 'job_1' }, 5],
])(
  '%s: a get gives up if each answer is %i with %j: %i times',
  async (_row, status, body, count) => {
    const server = await startRawServer(answer(status, body))
    const run = testRun()
    const service = testService(createTransport({}), run, server.url)
    await expect(get(service, run.stages)).rejects.toThrow(`Gave up after ${count} attempts.`)
    expect(server.requests).toHaveLength(count)
  },
)

const range = { dateFrom: '2026-11-09T00:00:00Z', dateTo: '2026-11-16T00:00:00Z' }
const figures = (service: Service, stage: Stage) =>
  service.getPageViews(range, { limit: 1, offset: 0 }, stage)
test.each<[string, Ask, number[]]>([
  ['a create', create, [60, 120, 118]],
  ['a follow-up', followUp, [60, 120, 118]],
  ['figures', (api, { needed }) => figures(api, needed), [60, 120, 118]],
  ['figures beside a result', (api, stages) => figures(api, stages.decorating()), [1, 2]],
  ['the first look at a job', get, [60, 120, 118]],
  ['a poll of a job', (api, { awaited }) => api.getJob('job_1', awaited), [15, 30, 60, 60, 60]],
  ['a poll of a build', (api, { awaited }) => api.getBuild('a', awaited), [15, 30, 60, 60, 60]],
  ['a preview', (api, { building }) => api.startPreview('a', building), [1, 2, 4, 8, 15]],
  ['a publication', (api, { building }) => api.publish(building), [1, 2, 4, 8, 15]],
])(
  'after 429 without Retry-After, the first pauses of %s [T4, P10]',
  async (_what, ask, pauses) => {
    const server = await startRawServer(answer(429, JOB))
    const run = testRun()
    const service = testService(createTransport({}), run, server.url)
    await expect(ask(service, run.stages)).rejects.toThrow('429')
    expect(run.clock.pauses.slice(0, 5).map((ms) => Math.floor(ms / 1000))).toEqual(pauses)
  },
)

test.each([
  ['H2xx-other', 200, JOB],
  ['H2xx-other', 202, JOB],
  ...[undefined, 7, '', '$(id)'].map((status) => ['S2', 201, { id: 'job_1', status }] as const),
])('%s: %i with %j for a create and a follow-up is an active job', async (_row, status, body) => {
  for (const ask of [create, followUp])
    expect(await meet(answer(status, body), ask)).toMatchObject({ end: JOB, count: 1 })
})

test('an answer with another job fails at once [S4]', async () => {
  const { end, count } = await meet(answer(200, { ...JOB, id: 'other' }), get)
  expect(end).toContain('asked for job job_1, and the service answered with job other.')
  expect(count).toBe(1)
})
