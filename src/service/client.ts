import type { Run } from '../clock.ts'
import { faultOfStatus, parseAnswer, RequestError } from '../http/faults.ts'
import { type OnRetry, parseRetryAfter, type RequestKind, withRetries } from '../http/retry.ts'
import type { HttpResponse, Send } from '../http/transport.ts'
import type { Inputs } from '../runner/inputs.ts'
import { asRecord, parseJson, quote } from '../text.ts'

const READ_TIMEOUT_MS = 30_000
/** A create prepares a branch before it answers: one that takes 45 s is slow, not lost. */
const WRITE_TIMEOUT_MS = 60_000
/**
 * How long after the step's deadline an answer is still waited for: the request was sent in time, and the
 * job's ID may be in it.
 */
const LAST_ANSWER_MS = 10_000
/** A page of 250 rows has some 50 KB; more than this is not an answer to anything we ask. */
const MAX_BODY_BYTES = 1024 * 1024
/** Of the service's reasons for a refusal; more than these are not shown. */
const MAX_REASONS = 10

/** One of the service's operations. */
export interface Operation<T> {
  /** The subject of a sentence: "Creating the agent job". */
  name: string
  kind: RequestKind
  /** Relative to the base URL, query included. */
  path: string
  body?: object
  maxBytes?: number | undefined
  /** What the path names, so what a 404 says is not there. */
  resource: keyof typeof NOT_THERE
  /** Another reason for a 403 than the key: a sentence. */
  plan?: string
  /** Whether the service may quote readers' words in what it says of an error. */
  isPrivate?: boolean
  parse(json: unknown): T
  onRetry?: OnRetry | undefined
}

/** What the reader can do where the service does not know what the path names. */
const NOT_THERE = {
  project:
    'The project-id is wrong, or the API key belongs to another organization. With a base-url of your own, check that too.',
  job: 'There is no such job in this project: check job-id and project-id.',
  branch:
    'The service does not know the project or the branch: check project-id, and that the branch is in the repository that the project is built from.',
  build: 'The service does not know this build.',
} as const

/** What the service says of a wrong project where 404 is not documented. */
const WRONG_PROJECT = /invalid project id/i

/** What the reader can do about a status, where that depends on nothing else. */
const ADVICE: Record<number, string> = {
  401: 'The API key is wrong, revoked or expired (new keys expire after 90 days), or the plan has no API access. Make an admin key in the dashboard under Settings > API keys, and store it as the secret that api-key reads.',
  402: "The project's plan does not include the API.",
  407: 'The proxy wants credentials: check HTTPS_PROXY or HTTP_PROXY.',
}

/**
 * The parsed answer to a request, which is retried where that is safe.
 * @throws HttpError, or the signal's reason when that aborts
 */
export function requestService<T>(
  operation: Operation<T>,
  { inputs, send, run }: { inputs: Inputs; send: Send; run: Run },
): Promise<T> {
  const { name, kind, path, body, maxBytes = MAX_BODY_BYTES, onRetry } = operation
  const isRead = kind === 'read'
  const attempt = async (onSent: () => void) => {
    const msLeft = Math.max(0, run.deadlineMs - run.clock.nowMs())
    const timeoutMs = isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS
    const response = await send({
      method: isRead ? 'GET' : 'POST',
      url: new URL(path, inputs.baseUrl),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${inputs.apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      timeoutMs: Math.min(timeoutMs, msLeft + LAST_ANSWER_MS),
      maxBytes,
      signal: run.signal,
      onSent,
    })
    return operation.parse(readAnswer(response, operation, run.clock.now()))
  }
  return withRetries({ name, kind, run, attempt, onRetry })
}

/**
 * The JSON of a successful answer.
 * @throws RequestError for every other status, and for a body that is not JSON
 */
function readAnswer<T>(response: HttpResponse, operation: Operation<T>, now: Date): unknown {
  const { status, headers, body } = response
  const fault = faultOfStatus(status)
  if (fault !== undefined) {
    const words = operation.isPrivate ? '' : wordsOf(body)
    const isTemporary = fault === 'rate-limited' || fault === 'server-error'
    throw new RequestError(fault, `the service answered ${status}${words}`, {
      status,
      retryAfterMs: isTemporary ? parseRetryAfter(headers['retry-after'], now) : undefined,
      advice: isTemporary ? '' : adviceFor(response, operation, words),
    })
  }
  const json = parseAnswer(body, status)
  if (json !== undefined) return json
  const isHtml = /^text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*</.test(body)
  if (isHtml) {
    const what = 'got text/html instead of JSON: a proxy or login page?'
    throw new RequestError('html', what, { status })
  }
  const isEmpty = body.trim() === ''
  const what = isEmpty ? 'an empty body' : 'a body that is not whole JSON'
  throw new RequestError(
    isEmpty ? 'empty' : 'not-json',
    `the service answered ${status} with ${what}`,
    { status },
  )
}

/** What the service says about an error, quoted and cut; empty where it says nothing. */
function wordsOf(body: string): string {
  const { error, details } = asRecord(parseJson(body))
  const reasons = Array.isArray(details) ? details.slice(0, MAX_REASONS) : []
  const words = [error, ...reasons.map((reason) => asRecord(reason).message)]
    .filter((word) => typeof word === 'string' && word !== '')
    .join('; ')
  return words && `: ${quote(words)}`
}

function adviceFor<T>(
  { status, headers, body }: HttpResponse,
  { kind, plan, resource }: Operation<T>,
  words: string,
): string {
  if (status === 403) {
    const scope = kind === 'read' ? 'read' : 'write'
    const either = plan === undefined ? 'Either' : `${plan} If not, either`
    return `${either} the API key lacks the ${scope} scope that this request needs, or its IP allowlist excludes this runner (GitHub-hosted runners have no fixed address).`
  }
  if (status === 404) return NOT_THERE[resource]
  if (status === 400 && WRONG_PROJECT.test(body)) return NOT_THERE.project
  if (status === 400 || status === 422) return words && 'Change what the message names.'
  if (status === 303) return 'The request was processed, and its answer is at another address.'
  if (faultOfStatus(status) !== 'redirect') return ADVICE[status] ?? 'Check base-url.'
  const host = URL.parse(headers.location ?? '', 'https://same.host')?.host
  const target = host === undefined || host === 'same.host' ? 'the same host' : quote(host, 100)
  return `It redirects to ${target}, which is not followed, since the key would go along. Set base-url to where the service is.`
}
