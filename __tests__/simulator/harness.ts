import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach } from '@jest/globals'
import { isJsonObject, type JsonObject } from '../../simulator/answer.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from '../../simulator/simulator.ts'

const toClose: { close(): Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(toClose.splice(0).map((server) => server.close()))
})

/** Has a server closed after the test, whatever becomes of it. */
export function closeAfterTest<Server extends { close(): Promise<void> }>(server: Server): Server {
  toClose.push(server)
  return server
}

export async function start(options: SimulatorOptions = {}): Promise<Simulator> {
  return closeAfterTest(await startSimulator(options))
}

export interface Reply {
  status: number
  headers: Headers
  json: JsonObject
}

/** Sends one well-formed request, with any key, and reads the answer as JSON. */
export async function call(
  simulator: Simulator,
  request: {
    method?: string
    path: string
    body?: unknown
    headers?: Record<string, string>
  },
): Promise<Reply> {
  const { method = 'GET', path, body, headers = { authorization: 'Bearer any-key' } } = request
  const response = await fetch(simulator.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const json = await response.json()
  if (!isJsonObject(json)) throw new Error(`Not a JSON object: ${JSON.stringify(json)}`)
  return { status: response.status, headers: response.headers, json }
}

export const JOBS = '/v2/agent/docs/job'

export async function create(simulator: Simulator, prompt = 'Fix the typos'): Promise<Reply> {
  return call(simulator, { method: 'POST', path: JOBS, body: { prompt } })
}

export async function poll(simulator: Simulator, id = 'job_1'): Promise<Reply> {
  return call(simulator, { path: `${JOBS}/${id}` })
}

export async function followUp(simulator: Simulator, prompt = 'And the links'): Promise<Reply> {
  const path = `${JOBS}/job_1/message`
  return call(simulator, { method: 'POST', path, body: { prompt } })
}

export const WEEK = { dateFrom: '2026-01-05', dateTo: '2026-01-12' }

export async function views(simulator: Simulator, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ ...WEEK, ...query })
  return call(simulator, { path: `/v1/analytics/docs/views?${search}` })
}

/** What a client sees of an answer that need not be a whole one. */
export interface Exchange {
  /** Null if no headers came. */
  status: number | null
  headers: IncomingHttpHeaders
  body: string
  /**
   * 'end' of a whole answer, 'gave up' when the client had enough, or why it broke: ECONNRESET for
   * a reset, 'socket hang up' or, within a body, 'aborted' for an orderly end that came too early.
   */
  ended: string
}

/** Node gives these the code ECONNRESET, whether or not there was a reset. */
const OWN_MESSAGES = ['socket hang up', 'aborted']

/** Sends a request below `fetch`, which hides the difference between one broken answer and another. */
export async function exchange(
  url: string,
  options: {
    method?: string
    body?: unknown
    headers?: Record<string, string>
    giveUpAfterMs?: number
    giveUpAfterBytes?: number
    rejectUnauthorized?: boolean
  } = {},
): Promise<Exchange> {
  const { method = 'GET', body, giveUpAfterMs = 5000, giveUpAfterBytes = Infinity } = options
  const headers = { authorization: 'Bearer any-key', ...options.headers }
  const { rejectUnauthorized = true } = options
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const request = send(url, { method, headers, agent: false, rejectUnauthorized })
  const seen: Exchange = { status: null, headers: {}, body: '', ended: '' }
  const { promise, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(() => resolve('gave up'), giveUpAfterMs)
  const fail = ({ code, message }: NodeJS.ErrnoException) => {
    resolve(code === undefined || OWN_MESSAGES.includes(message) ? message : code)
  }
  request.once('error', fail)
  request.once('response', (response) => {
    seen.status = response.statusCode ?? null
    seen.headers = response.headers
    response.on('data', (chunk: Buffer) => {
      seen.body += chunk.toString()
      if (seen.body.length >= giveUpAfterBytes) resolve('gave up')
    })
    response.once('end', () => resolve('end'))
    response.once('error', fail)
  })
  request.end(body === undefined ? undefined : JSON.stringify(body))
  seen.ended = await promise
  clearTimeout(timer)
  request.on('error', () => {})
  request.destroy()
  return seen
}

/** Waits for something that a socket or another process is about to do. */
export async function eventually(condition: () => boolean): Promise<void> {
  const deadlineMs = performance.now() + 5000
  while (!condition()) {
    if (performance.now() > deadlineMs) throw new Error(`Still not true: ${condition}`)
    await wait(5)
  }
}

/** A clock that stands still until it is moved. */
export function manualClock() {
  let nowMs = 0
  return {
    now: () => nowMs,
    advance(ms: number) {
      nowMs += ms
    },
  }
}
