import {
  faultOfStatus,
  isWebPage,
  pageRefusal,
  parseRetryAfter,
  RequestError,
} from '../http/faults.ts'
import { type RetryOptions, withRetries } from '../http/retry.ts'
import type { HttpResponse, Send } from '../http/transport.ts'
import type { Runtime } from '../runtime.ts'
import { asRecord, inQuotes, parseJson } from '../text.ts'
import { adviceFor, briefFor, type Resource } from './advice.ts'

const READ_TIMEOUT_MS = 30_000
/** A create prepares a branch before it answers, which can take two minutes. */
const WRITE_TIMEOUT_MS = 5 * 60_000
/** Added to the step's deadline: the answer may hold the job's ID. */
const LAST_ANSWER_MS = 10_000
/** A page of 250 rows has about 50 KB. */
const MAX_BODY_BYTES = 1024 * 1024
/** Far more than any real answer. Parsing 8 MiB of brackets takes over a second and 600 MiB. */
const MAX_VALUES = 500_000
const WEB_PAGE = 'got text/html instead of JSON: a proxy or login page?'
const MAX_REASONS = 10

export interface Access {
  /** With a final slash. */
  readonly baseUrl: URL
  readonly apiKey: string
  readonly projectId: string
}

export interface Operation<T> extends RetryOptions {
  /** Relative to the base URL, query included. */
  path: string
  body?: object
  maxBytes?: number | undefined
  /** A 404 means that this is missing. */
  resource: Resource
  /** Advice for a 429, as a sentence. */
  limit?: string
  /** The service may quote readers' words in an error. */
  isPrivate?: boolean
  parse(json: unknown): T
}

export function requestService<T>(
  operation: Operation<T>,
  access: Access,
  send: Send,
  runtime: Runtime,
): Promise<T> {
  const { path, body, stage, maxBytes = MAX_BODY_BYTES } = operation
  const isRead = operation.unknownFate === undefined
  const attempt = async (onSent: () => void, cutOffMs: number) => {
    const nowMs = runtime.clock.nowMs()
    const lastMs = Math.max(nowMs, stage.deadlineMs) + LAST_ANSWER_MS
    const timeoutMs = isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS
    const response = await send({
      method: isRead ? 'GET' : 'POST',
      url: new URL(path, access.baseUrl),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${access.apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      timeoutMs: Math.min(timeoutMs, Math.min(lastMs, cutOffMs) - nowMs),
      maxBytes,
      signal: stage.signal,
      onSent,
    })
    return operation.parse(readAnswer(response, operation, access, runtime.clock.now()))
  }
  return withRetries({ ...operation, runtime, attempt })
}

function readAnswer<T>(
  response: HttpResponse,
  operation: Operation<T>,
  access: Access,
  now: Date,
): unknown {
  const { status, headers, body } = response
  const isRead = operation.unknownFate === undefined
  const isHtml = isWebPage(headers) || /^\s*</.test(body)
  const isMissing = status === 404 && /^(?:job|build)$/.test(operation.resource)
  const advice = 'If `base-url` is set, check it.'
  const html = new RequestError('web-page', WEB_PAGE, { advice })
  // A gateway's 404 page doesn't mean that the job is missing.
  if (isHtml && isMissing) throw html
  // The service answers in JSON: a page is a firewall's or a proxy's, and says nothing about the key. It took nothing.
  if (isHtml && (status === 401 || status === 403))
    throw new RequestError(isRead ? 'unreachable' : 'rejected', pageRefusal(status), { advice })
  // New jobs and builds may not be readable at once.
  const fault = isMissing && isRead ? 'not-found' : faultOfStatus(status)
  if (fault !== undefined) {
    // An error about the plan or the key quotes no reader.
    const mayQuoteReaders = operation.isPrivate && status !== 402 && status !== 403
    const words = mayQuoteReaders ? '' : reasonsIn(body)
    const isTemporary = fault === 'rate-limited' || fault === 'server-error'
    const limit = (fault === 'rate-limited' && operation.limit) || ''
    throw new RequestError(fault, `the service answered ${status}${words}`, {
      status,
      retryAfterMs: isTemporary ? parseRetryAfter(headers['retry-after'], now) : undefined,
      brief: briefFor(response, operation.resource),
      advice: isTemporary ? limit : adviceFor(response, isRead, operation.resource, access),
    })
  }
  const json = parseAnswer(body)
  if (json !== undefined) return json
  if (isHtml) throw html
  const isEmpty = body.trim() === ''
  const what = isEmpty ? 'an empty body' : 'a body that is not complete JSON'
  throw new RequestError('unanswered', `the service answered ${status} with ${what}`)
}

function parseAnswer(body: string): unknown {
  // Each value follows one of these characters. Those in strings count too.
  let values = 0
  for (let at = 0; at < body.length; at++) if (',[{'.includes(body[at] ?? ' ')) values++
  if (values <= MAX_VALUES) return parseJson(body)
  const what = `the answer holds more than ${MAX_VALUES.toLocaleString('en')} values`
  throw new RequestError('too-large', what)
}

function reasonsIn(body: string): string {
  const { error, details } = asRecord(parseJson(body))
  const reasons = Array.isArray(details) ? details.slice(0, MAX_REASONS) : []
  const words = [error, ...reasons.map((reason) => asRecord(reason).message)]
    .filter((word) => typeof word === 'string' && word !== '')
    .join('; ')
  return words && `: ${inQuotes(words)}`
}
