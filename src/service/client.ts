import {
  type Fault,
  faultOfStatus,
  isWebPage,
  pageRefusal,
  parseRetryAfter,
  RequestError,
} from '../http/faults.ts'
import { type RetryOptions, withRetries } from '../http/retry.ts'
import type { HttpResponse, Send } from '../http/transport.ts'
import type { Runtime } from '../runtime.ts'
import { asList, asRecord, inQuotes, parseJson } from '../text.ts'

/*
 * One request to the service: sent, retried and read. A refusal quotes the service's own words, and adds what to do.
 */

const READ_TIMEOUT_MS = 30_000
/** A create prepares a branch before it answers, which can take two minutes. */
const WRITE_TIMEOUT_MS = 5 * 60_000
/** Added to the step's deadline: the answer may hold the job's ID. */
const LAST_ANSWER_MS = 10_000
/** A page of 250 rows has about 50 KB. */
const MAX_BODY_BYTES = 1024 * 1024
/** Far more than any real answer. Parsing 8 MiB of brackets takes over a second and 600 MiB. */
const MAX_VALUES = 500_000
const PAGE_ADVICE = 'If `base-url` is set, check it.'
const MAX_REASONS = 10

const NOT_THERE = {
  project:
    'There is no project PROJECT for this API key: the `project-id` is wrong (a variable of the repository wins over one of the organization), or the key belongs to another organization. Copy the ID from the dashboard, where the API keys are.',
  job: 'This project has no agent job with this ID: check `project-id` and `job-id`.',
  branch:
    'The service does not know the project or the branch: check `project-id`, and that the branch is in the repository that the project is built from.',
  build: 'The service does not know this build.',
} as const

/** Operations without a documented 404 answer 400 with these words. */
const WRONG_PROJECT = /invalid project id/i

/** Matches a 403 that blames the key. */
export const OF_KEY = /\b(?:scopes?|keys?|permissions?|allowlist)\b/i

type Resource = keyof typeof NOT_THERE

export interface Access {
  /** With a final slash. */
  readonly baseUrl: URL
  readonly apiKey: string
  readonly projectId: string
}

export interface Client {
  readonly access: Access
  readonly send: Send
  readonly runtime: Runtime
}

interface Operation<T> extends RetryOptions {
  method: 'GET' | 'POST'
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

export function requestService<T>(client: Client, operation: Operation<T>): Promise<T> {
  const { access, runtime } = client
  const { method } = operation
  const longestMs = method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS
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
    const lastMs = Math.max(nowMs, operation.stage.deadlineMs) + LAST_ANSWER_MS
    const leftMs = Math.min(lastMs, cutOffMs) - nowMs
    const response = await client.send({
      method,
      url: new URL(operation.path, access.baseUrl),
      headers,
      body,
      timeoutMs: Math.min(longestMs, leftMs),
      maxBytes: operation.maxBytes ?? MAX_BODY_BYTES,
      signal: operation.stage.signal,
      onSent,
    })
    const json = readAnswer(response, operation, client)
    return operation.parse(json)
  }
  return withRetries({ ...operation, runtime, attempt })
}

function readAnswer(response: HttpResponse, operation: Operation<unknown>, client: Client) {
  const { status, body } = response
  const isRead = operation.method === 'GET'
  const isPage = isPageOf(response)
  const isOfKey = status === 401 || status === 403
  if (isPage && isOfKey) throw pageRefusal(status, isRead, PAGE_ADVICE)
  let fault = faultOfStatus(status)
  const isOfJobOrBuild = operation.resource === 'job' || operation.resource === 'build'
  if (status === 404 && isOfJobOrBuild) {
    // Whoever made the page knows no jobs and no builds.
    if (isPage) throw webPage(response)
    // A new job or build may not be readable at once. A follow-up goes to one that was read before.
    if (isRead) fault = 'not-found'
  }
  if (fault !== undefined) throw readRefusal(response, fault, operation, client)

  // Each value follows one of these characters. Those in strings count too.
  let values = 0
  for (let at = 0; at < body.length; at++) {
    if (',[{'.includes(body.charAt(at))) values++
  }
  if (values > MAX_VALUES) {
    const what = `the answer holds more than ${MAX_VALUES.toLocaleString('en')} values`
    throw new RequestError('too-large', what)
  }
  const json = parseJson(body)
  if (json !== undefined) return json
  if (isPage) throw webPage(response)
  const isEmpty = body.trim() === ''
  const what = isEmpty ? 'an empty body' : 'a body that is not complete JSON'
  throw new RequestError('unanswered', `the service answered ${status} with ${what}`)
}

function isPageOf({ headers, body }: HttpResponse): boolean {
  return isWebPage(headers) || /^\s*</.test(body)
}

function webPage({ headers }: HttpResponse): RequestError {
  let got = 'a web page'
  if (isWebPage(headers)) got = 'text/html'
  const what = `got ${got} instead of JSON: a proxy or login page?`
  return new RequestError('web-page', what, { advice: PAGE_ADVICE })
}

function readRefusal(
  response: HttpResponse,
  fault: Fault,
  operation: Operation<unknown>,
  client: Client,
): RequestError {
  const { status } = response
  const what = `the service answered ${status}${wordsOf(response, operation)}`
  if (fault === 'rate-limited' || fault === 'server-error') {
    const now = client.runtime.clock.now()
    const retryAfterMs = parseRetryAfter(response.headers['retry-after'], now)
    const advice = fault === 'rate-limited' ? operation.limit : undefined
    return new RequestError(fault, what, { status, retryAfterMs, advice })
  }
  const { brief, advice } = explain(response, operation, client.access)
  return new RequestError(fault, what, { status, brief, advice })
}

/** The service's, with a colon before them; empty if there are no words, or if they may quote a reader. */
function wordsOf(response: HttpResponse, operation: Operation<unknown>): string {
  const isOfPlanOrKey = response.status === 402 || response.status === 403
  if (operation.isPrivate && !isOfPlanOrKey) return ''
  const { error, details } = asRecord(parseJson(response.body))
  const reasons = [error]
  for (const detail of asList(details).slice(0, MAX_REASONS)) {
    reasons.push(asRecord(detail).message)
  }
  const words = reasons.filter((reason) => typeof reason === 'string' && reason !== '')
  if (words.length === 0) return ''
  return `: ${inQuotes(words.join('; '))}`
}

interface Explanation {
  /** For the output `message`. Default: the fault's. */
  readonly brief?: string
  /** A sentence; empty if the service's own words suffice. */
  readonly advice: string
}

function explain(
  response: HttpResponse,
  operation: Operation<unknown>,
  access: Access,
): Explanation {
  const { status, headers, body } = response
  const notThere = (resource: Resource): Explanation => ({
    brief: `The ${resource} was not found`,
    advice: NOT_THERE[resource].replace('PROJECT', inQuotes(access.projectId)),
  })
  if (status >= 300 && status <= 399) {
    const target = URL.parse(headers.location ?? '', access.baseUrl.href)
    const host = target?.host ?? access.baseUrl.host
    return {
      advice: `It redirects to ${inQuotes(host, 100)}. We don't follow that: the key would go along. Set \`base-url\` to the service's address.`,
    }
  }
  switch (status) {
    case 400:
      if (WRONG_PROJECT.test(body)) return notThere('project')
      return { advice: '' }
    case 401:
      return {
        brief: 'The API key is refused',
        advice:
          'The API key is wrong, revoked or expired (new keys expire after 90 days), or the plan has no API access. Make an admin key in the dashboard under Settings > API keys, and store it as the secret that `api-key` reads.',
      }
    case 402:
      return {
        brief: 'The plan has no API access, or its credits are used up',
        advice:
          "The project's plan does not include the API (Pro and Enterprise do), or its credits are used up: look at Usage in the dashboard.",
      }
    case 403: {
      const scope = operation.method === 'GET' ? 'read' : 'write'
      return {
        brief: 'The API key or the plan does not allow this',
        advice: `Either the API key lacks the scope \`${scope}\` that this request needs: make a key with that scope in the dashboard under Settings > API keys, and store it as the secret that \`api-key\` reads. Or its IP allowlist excludes this runner: remove the list, since GitHub-hosted runners have no fixed address. Or the project's plan does not include this: ask Mintlify.`,
      }
    }
    case 404: {
      const missing = notThere(operation.resource)
      if (!isPageOf(response)) return missing
      const advice = 'A web page answered instead of the API: if `base-url` is set, check it.'
      return { ...missing, advice }
    }
    case 422:
      return { advice: '' }
    default:
      return { advice: 'Check `base-url`.' }
  }
}
