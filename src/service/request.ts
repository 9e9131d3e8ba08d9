import { AttemptError, faultOfStatus, firewallPageError } from '../http/faults.ts'
import { type RequestOptions, withRetries } from '../http/retry.ts'
import type { HttpResponse, Transport } from '../http/transport.ts'
import { richText, trusted } from '../rich-text.ts'
import type { Runtime } from '../runtime.ts'
import { parseJson } from '../text.ts'
import {
  type AskedOfService,
  errorFromService,
  isWebPageResponse,
  type ServiceAccess,
} from './refusals.ts'

/*
 * One request to the service: sent, retried and read.
 */

const READ_TIMEOUT_MS = 30_000
/** A create prepares a branch before it answers, which can take two minutes. */
const WRITE_TIMEOUT_MS = 5 * 60_000
/** Added to the step's deadline: the answer may hold the job's ID. */
const LAST_ANSWER_MS = 10_000
/** A page of 250 rows has about 50 KB. */
const MAX_BODY_BYTES = 1024 * 1024
/** Far more than any real answer. Parsing 8 MiB of brackets takes over a second and 600 MiB. */
const MAX_ANSWER_VALUES = 500_000
const PAGE_ADVICE = trusted('If `base-url` is set, check it.')

export interface ServiceConnection {
  readonly access: ServiceAccess
  readonly send: Transport
  readonly runtime: Runtime
}

interface Operation<T> extends RequestOptions, AskedOfService {
  /** Relative to the base URL, query included. */
  path: string
  body?: object
  maxBytes?: number | undefined
  parse(json: unknown): T
}

export function requestService<T>(
  connection: ServiceConnection,
  operation: Operation<T>,
): Promise<T> {
  const { access, runtime } = connection
  const method = operation.method
  let longestMs = WRITE_TIMEOUT_MS
  if (method === 'GET') longestMs = READ_TIMEOUT_MS
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${access.apiKey}`,
  }
  let body: string | undefined
  if (operation.body !== undefined) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(operation.body)
  }
  const attempt = async (cutOffMs: number, onSent: () => void) => {
    const nowMs = runtime.clock.nowMs()
    // A request is sent once even after the deadline. Reads do not need the time, but it does no harm.
    const lastMs = Math.max(nowMs, operation.policy.deadlineMs) + LAST_ANSWER_MS
    const leftMs = Math.min(lastMs, cutOffMs) - nowMs
    const response = await connection.send({
      method,
      url: new URL(operation.path, access.baseUrl),
      headers,
      body,
      timeoutMs: Math.min(longestMs, leftMs),
      maxBytes: operation.maxBytes ?? MAX_BODY_BYTES,
      signal: operation.policy.signal,
      onSent,
    })
    const json = readAnswer(response, operation, connection)
    return operation.parse(json)
  }
  return withRetries({ ...operation, runtime, attempt })
}

function readAnswer(
  response: HttpResponse,
  asked: AskedOfService,
  { access, runtime }: ServiceConnection,
): unknown {
  const { status, body } = response
  const isPage = isWebPageResponse(response)
  const isRead = asked.method === 'GET'
  const isRefusedByPage = isPage && (status === 401 || status === 403)
  if (isRefusedByPage) throw firewallPageError(status, isRead, PAGE_ADVICE)

  let fault = faultOfStatus(status)
  if (status === 404 && asked.resource === 'job') {
    // Whoever made the page knows no jobs.
    if (isPage) throw webPageError()
    // A new job may not be readable at once. A follow-up goes to one that was read before.
    if (isRead) fault = 'not-found'
  }
  if (fault !== undefined)
    throw errorFromService(response, fault, asked, access, runtime.clock.now())

  if (countValues(body) > MAX_ANSWER_VALUES) {
    const what = richText`the answer holds more than ${MAX_ANSWER_VALUES.toLocaleString('en')} values`
    throw new AttemptError('too-large', what)
  }
  const json = parseJson(body)
  if (json !== undefined) return json
  if (isPage) throw webPageError()
  let got = 'a body that is not complete JSON'
  if (body.trim() === '') got = 'an empty body'
  throw new AttemptError('unanswered', richText`the service answered ${status} with ${got}`)
}

function webPageError(): AttemptError {
  const what = trusted('got a web page instead of JSON: a proxy or login page?')
  return new AttemptError('web-page', what, { advice: PAGE_ADVICE })
}

/** At least as many as the JSON has, since characters in its strings count too. */
function countValues(json: string): number {
  let values = 0
  for (let at = 0; at < json.length; at++) {
    // Each value follows one of these.
    if (',[{'.includes(json.charAt(at))) values++
  }
  return values
}
