import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { ActionError } from '../../src/errors.ts'
import { AttemptError, type FaultKind } from '../../src/http/faults.ts'
import type { PolicyFactory } from '../../src/http/retry.ts'
import { createTransport, type HttpRequest, type HttpResponse } from '../../src/http/transport.ts'
import { trusted } from '../../src/rich-text.ts'
import type { Service } from '../../src/service/api.ts'
import { type Answer, answerOf, startRawServer } from '../support/raw-server.ts'
import { fc, runs } from '../support/runs.ts'
import { testRun, testService } from '../support/runtime.ts'

const CREATED = 'The agent job may have been created: look in the dashboard.'
const JOB = { id: 'job_1', status: 'active' }
/** As it is read. */
const READ = { ...JOB, prLink: null }
const LOST = 'the connection was lost before the answer was complete'
const NOT_COMPLETE = 'with a body that is not complete JSON'
const HTML = 'got a web page instead of JSON: a proxy or login page?'
const PAGE = 'a firewall before the server, or a proxy?'
const NO_JSON =
  "got status 404 with an answer that is not the API's: a firewall before the server, or a proxy?"
const HEADERS = 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n'

const bytes = (text: string): Answer => {
  return (socket) => socket.write(text)
}
const answer = (status: number, body: string | object = '', headers = {}) =>
  bytes(answerOf(status, body, headers))
/** Times out after these bytes. */
const late = (text: string): Answer => {
  return (socket) => {
    const advance = () => jest.advanceTimersByTime(300_000)
    if (text === '') advance()
    else socket.write(text, advance)
  }
}

/** The request fails, with its fate unknown or not, or is retried. */
type Effect = 'unknown' | 'definite' | 'retried'

/** Fault, its effects on a create and on a get, and the message. */
// biome-ignore format: a row a line
const ROWS: Array<[string, Answer, Effect, Effect, string]> = [
  ['a reset', (socket) => socket.resetAndDestroy(), 'unknown', 'retried', LOST],
  ['an end after the headers', (socket) => socket.end(HEADERS), 'unknown', 'retried', LOST],
  ['an end in the body', (socket) => socket.end(`${HEADERS}{"`), 'unknown', 'retried', LOST],
  ['silence', late(''), 'unknown', 'retried', 'no complete answer within 300 s'],
  ['a dripping body', late(`${HEADERS}{`), 'unknown', 'retried', 'no complete answer within'],
  ['half a document', answer(200, '{"id":"job_1'), 'unknown', 'retried', NOT_COMPLETE],
  ['HTML', answer(200, '<html>'), 'unknown', 'retried', HTML],
  ['text/html', answer(200, 'Hi', { 'content-type': 'Text/HTML; a=b' }), 'unknown', 'retried', HTML],
  ['an empty body', answer(201, ' \n'), 'unknown', 'retried', NOT_COMPLETE],
  ['a large body', answer(200, 'x'.repeat(2 ** 20 + 1)), 'unknown', 'definite', 'than 1 MiB'],
  ['gzip', answer(200, JOB, { 'content-encoding': 'gzip' }), 'unknown', 'definite', 'compressed'],
  ['a redirect', answer(302, '', { location: '/a?b=c' }), 'definite', 'definite', 'to "127.0.0.1:'],
  ['a redirect', answer(307, '', { location: 'https://b.example/c' }), 'definite', 'definite', 'to "b.example".'],
  ['400', answer(400, { error: 'No.' }), 'definite', 'definite', 'answered 400: "No."'],
  ['401', answer(401), 'definite', 'definite', 'or the plan has no API access'],
  ['402', answer(402), 'definite', 'definite', 'Or: The credits of the plan are used up'],
  ['403', answer(403), 'definite', 'definite', 'Or: The IP allowlist of the API key excludes this runner'],
  ['a web page with 401', answer(401, '<html>'), 'definite', 'retried', PAGE],
  ['a web page with 403', answer(403, '<html>'), 'definite', 'retried', PAGE],
  ['a web page with 404', answer(404, '<html>'), 'definite', 'retried', PAGE],
  ["a gateway's text with 404", answer(404, 'no route'), 'definite', 'retried', NO_JSON],
  ['408', answer(408), 'unknown', 'retried', 'answered 408'],
  ['409', answer(409), 'unknown', 'retried', 'answered 409'],
  ['422', answer(422, { error: 'No.' }), 'definite', 'definite', 'answered 422: "No."'],
  ['429', answer(429, '', { 'retry-after': '20' }), 'retried', 'retried', 'answered 429'],
  ['429 as a text, without Retry-After', answer(429, 'Too Many Requests', { 'content-type': 'text/plain' }), 'retried', 'retried', 'answered 429'],
  ['500', answer(500), 'unknown', 'retried', 'answered 500'],
  ['502', answer(502, '<html>'), 'unknown', 'retried', 'answered 502'],
  ['503', answer(503), 'unknown', 'retried', 'answered 503'],
  ['504', answer(504), 'unknown', 'retried', 'answered 504'],
  ['418', answer(418), 'definite', 'definite', 'answered 418'],
  ['no ID', answer(200, { status: 'active' }), 'unknown', 'retried', 'id missing or not valid'],
  ['a path', answer(200, { ...JOB, id: '../a' }), 'unknown', 'retried', 'id missing or not valid'],
  ['a long ID', answer(200, { ...JOB, id: 'a'.repeat(129) }), 'unknown', 'retried', 'id missing'],
  ['deep nesting', answer(200, '['.repeat(5e5) + ']'.repeat(5e5)), 'unknown', 'retried', 'is not an agent job'],
]

type Ask = (service: Service, startPolicy: PolicyFactory) => Promise<unknown>

/** The result of a request to a service that has one fault and then answers well. */
async function meet(fault: Answer, ask: Ask) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const { url, requests } = await startRawServer((socket, request, n) =>
    n === 0 ? fault(socket, request, n) : answer(200, JOB)(socket, request, n),
  )
  const run = testRun()
  const end = await ask(testService(createTransport({}), run, url), run.startPolicy).catch(
    ({ message }: Error) => message as string,
  )
  return { end, run, count: requests.length }
}
const create: Ask = (service, start) => service.createJob('Document it.', false, start('ask'))
const followUp: Ask = (service, start) =>
  service.sendMessage('job_1', 'And this.', false, start('ask'))
const get: Ask = (service, start) => service.getJob('job_1', start('read'))

afterEach(() => {
  jest.useRealTimers()
})

describe('a create', () => {
  test.each(ROWS)('after %s', async (what, fault, effect, _get, words) => {
    const { end, run, count } = await meet(fault, create)
    expect(count).toBe(effect === 'retried' ? 2 : 1)
    if (effect === 'retried')
      expect([end, run.clock.pauses]).toEqual([READ, [/Retry-After/.test(what) ? 15_500 : 20_500]])
    else expect(end).toContain(words)
    expect(`${end}`.includes(CREATED)).toBe(effect === 'unknown')
    expect(`${end}`.includes('If base-url is set, check it.')).toBe([PAGE, NO_JSON].includes(words))
  })
})

describe('a get', () => {
  test.each(ROWS)('after %s', async (_what, fault, _post, effect, words) => {
    const { end, run, count } = await meet(fault, get)
    expect(count).toBe(effect === 'retried' ? 2 : 1)
    if (effect === 'retried') expect(end).toEqual(READ)
    expect(effect === 'retried' ? run.lines[0] : end).toContain(words.replace('300 s', '30 s'))
  })
})

test.each<[string | object, number]>([
  ['<html>', 4],
  [{ id: 'job_1' }, 5],
])('a get whose answers are all %j gives up after %i attempts', async (body, count) => {
  const server = await startRawServer(answer(200, body))
  const run = testRun()
  const service = testService(createTransport({}), run, server.url)
  await expect(get(service, run.startPolicy)).rejects.toThrow('Getting agent job job_1: ')
  expect(server.requests).toHaveLength(count)
})

test.each<[number, object]>([
  [200, JOB],
  [202, JOB],
  [201, { id: 'job_1' }],
  [201, { id: 'job_1', status: 7 }],
  [201, { id: 'job_1', status: '' }],
  [201, { id: 'job_1', status: '$(id)' }],
])('%i with %j for a create or a follow-up is an active job', async (status, body) => {
  for (const ask of [create, followUp])
    expect(await meet(answer(status, body), ask)).toMatchObject({ end: JOB, count: 1 })
})

test('an answer with another job fails at once', async () => {
  const { end, count } = await meet(answer(200, { ...JOB, id: 'other' }), get)
  expect(end).toContain('asked for agent job job_1, and the service answered with agent job other.')
  expect(count).toBe(1)
})

/** A request is not sent, loses its answer, or is answered. */
interface Fate {
  fault?: FaultKind
  status: number
  body: string
  retryAfter?: string
  /** The service carries it out. */
  acts: boolean
}

const failing = (faults: FaultKind[], acts: fc.Arbitrary<boolean>) =>
  fc
    .tuple(fc.constantFrom(...faults), acts)
    .map(([fault, acts]): Fate => ({ fault, acts, status: 0, body: '' }))
const answering = (statuses: number[], bodies: string[], acts: fc.Arbitrary<boolean>) =>
  fc.record<Fate>({ status: fc.constantFrom(...statuses), body: fc.constantFrom(...bodies), acts })
const never = fc.constant(false)
const limited = fc
  .nat(400)
  .map((s): Fate => ({ status: 429, body: '', retryAfter: `${s}`, acts: false }))
const fine = answering([200, 201, 202], [JSON.stringify(JOB)], fc.constant(true))
const unusable = ['', '{"id":', '<html>', '{}', '[]', '{"id":"..","status":"active"}']
const anyFate = fc.oneof(
  { weight: 3, arbitrary: fine },
  failing(['unreachable'], never),
  failing(['unanswered', 'unusable'], fc.boolean()),
  answering([200, 408, 409, 500, 502, 503, 504, 524], unusable, fc.boolean()),
  answering([301, 304, 307, 400, 401, 403, 404, 418, 422], ['', '{"error":"no"}'], never),
  { weight: 2, arbitrary: limited },
)

/** Each request meets the next fate; the last one repeats. */
function fakeService(fates: Fate[]) {
  const run = testRun()
  const seen = { requests: 0, started: 0, tooEarly: 0 }
  let allowedMs = 0
  const send = async ({ method }: HttpRequest): Promise<HttpResponse> => {
    const fate = fates[Math.min(seen.requests++, fates.length - 1)]
    if (fate === undefined) throw new Error('no fate')
    if (run.clock.nowMs() < allowedMs) seen.tooEarly++
    run.clock.advance(50)
    if (method === 'POST' && fate.acts) seen.started++
    if (fate.fault !== undefined) throw new AttemptError(fate.fault, trusted('it went wrong'))
    const { status, body, retryAfter: asked } = fate
    allowedMs = run.clock.nowMs() + 1_000 * Number(asked ?? 0)
    return { status, headers: asked === undefined ? {} : { 'retry-after': asked }, body }
  }
  return { seen, asking: run.startPolicy('ask'), api: testService(send, run) }
}

test('any schedule of faults makes at most one job, and no request earlier than the service asks', async () => {
  const schedules = fc.array(anyFate, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(schedules, fc.boolean(), async (fates, isFollowUp) => {
      const { seen, asking, api } = fakeService(fates)
      const asked = isFollowUp
        ? api.sendMessage('job_1', 'Go', false, asking)
        : api.createJob('Go', false, asking)
      const end = await asked.catch((error: unknown) => error)
      expect(seen.started).toBeLessThanOrEqual(1)
      expect(seen.tooEarly).toBe(0)
      if (!(end instanceof Error)) return
      expect(end).toBeInstanceOf(ActionError)
      if (seen.started > 0) expect(end.message).toMatch(/may have been (created|sent)[.:]/)
    }),
    { numRuns: runs(2_000, 10_000) },
  )
})
