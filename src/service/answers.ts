import * as v from 'valibot'
import { quote } from '../base/text.ts'
import { faultOfStatus, RequestError } from '../http/faults.ts'
import { parseRetryAfter } from '../http/retry.ts'
import type { HttpResponse } from '../http/transport.ts'

const ErrorSchema = v.object({
  error: v.fallback(v.optional(v.string()), undefined),
  details: v.fallback(v.optional(v.array(v.object({ message: v.string() }))), undefined),
})

/** What a request is for, as far as it changes the meaning of a refusal. */
export interface Purpose {
  /** The least scope that the key must have. */
  scope: 'read' | 'write'
  /** What the path names, so what a 404 says is not there. */
  resource: keyof typeof NOT_THERE
  /** Another reason for a 403 than the key: a sentence. */
  plan?: string
}

/** What the reader can do where the service does not know what the path names. */
const NOT_THERE = {
  project:
    'The project-id is wrong, or the API key belongs to another organization. With a base-url of your own, check that too.',
  job: 'There is no such job in this project: check job-id and project-id.',
  branch:
    'The service does not know the project or the branch: check project-id, and that the branch is in the repository that the project is built from.',
  build: 'The service does not know this build.',
  automation: 'There is no such automation in this project: check automation-id and project-id.',
} as const

/**
 * The JSON of a successful answer.
 * @throws RequestError for every other status, and for a body that is not JSON
 */
export function readAnswer(response: HttpResponse, purpose: Purpose & { now: Date }): unknown {
  const { status, headers, body } = response
  const fault = faultOfStatus(status)
  if (fault !== undefined) {
    throw new RequestError(fault, `the service answered ${status}${saying(response)}`, {
      status,
      retryAfterMs:
        fault === 'rate-limited' || fault === 'server-error'
          ? parseRetryAfter(headers['retry-after'], purpose.now)
          : undefined,
      advice: adviceFor(response, purpose),
    })
  }
  if (body.trim() === '')
    throw new RequestError('empty', `the service answered ${status} with an empty body`, { status })
  try {
    return JSON.parse(body)
  } catch (cause) {
    if (isHtml(response)) {
      throw new RequestError('html', `got text/html instead of JSON: a proxy or login page?`, {
        status,
        cause,
      })
    }
    throw new RequestError(
      'not-json',
      `the service answered ${status} with a body that is not whole JSON`,
      { status, cause },
    )
  }
}

function isHtml({ headers, body }: HttpResponse): boolean {
  return /^text\/html\b/i.test(headers['content-type'] ?? '') || body.trimStart().startsWith('<')
}

/** The service's own words about an error, quoted and cut; empty where there are none. */
function saying(response: HttpResponse): string {
  const parsed = v.safeParse(ErrorSchema, parseJsonOrNull(response.body))
  if (!parsed.success) return ''
  const { error, details = [] } = parsed.output
  const words = [error, ...details.map((detail) => detail.message)].filter(Boolean).join('; ')
  return words === '' ? '' : `: ${quote(words)}`
}

function parseJsonOrNull(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** What the reader can do about a status, where that depends on nothing else. */
const ADVICE: Record<number, string> = {
  400: 'Change what the message names.',
  401: 'The API key is wrong, revoked or expired (new keys expire after 90 days). Make an admin key in the dashboard under Settings > API keys, and store it as the secret that api-key reads.',
  402: "The project's plan does not include the API.",
  407: 'The proxy wants credentials: check HTTPS_PROXY or HTTP_PROXY.',
  408: '',
  409: '',
  422: 'Change what the message names.',
  429: '',
}

function adviceFor(response: HttpResponse, { scope, resource, plan }: Purpose): string {
  const { status } = response
  if (status === 403)
    return `${plan === undefined ? 'Either' : `${plan} If not, either`} the API key lacks the ${scope} scope that this request needs, or its IP allowlist excludes this runner (GitHub-hosted runners have no fixed address).`
  if (status === 404) return NOT_THERE[resource]
  return ADVICE[status] ?? (status >= 500 ? '' : adviceForOdd(response))
}

function adviceForOdd({ headers, status }: HttpResponse): string {
  if (status === 303) return 'The request was processed, and its answer is at another address.'
  if (status < 300 || status >= 400) return 'Check base-url.'
  const host = URL.parse(headers.location ?? '', 'https://same.host')?.host
  const target = host === undefined || host === 'same.host' ? 'the same host' : quote(host, 100)
  return `It redirects to ${target}, which is not followed, since the key would go along. Set base-url to where the service is.`
}
