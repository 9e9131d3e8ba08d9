import { type Fault, isWebPage, parseRetryAfter, RequestError } from '../http/faults.ts'
import type { HttpResponse } from '../http/transport.ts'
import { asList, asRecord, inQuotes, parseJson } from '../text.ts'

/*
 * The meaning of a refusal by the service: its own words, and what to do.
 */

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

export interface Asked {
  readonly method: 'GET' | 'POST'
  /** A 404 means that this is missing. */
  readonly resource: Resource
  /** Advice for a 429, as a sentence. */
  readonly limit?: string
  /** The service may quote readers' words in an error. */
  readonly isPrivate?: boolean
}

/** @param fault the status's */
export function readRefusal(
  response: HttpResponse,
  fault: Fault,
  asked: Asked,
  access: Access,
  now: Date,
): RequestError {
  const { status } = response
  const what = `the service answered ${status}${wordsOf(response, asked)}`
  if (fault === 'rate-limited' || fault === 'server-error') {
    const retryAfterMs = parseRetryAfter(response.headers['retry-after'], now)
    const advice = fault === 'rate-limited' ? asked.limit : undefined
    return new RequestError(fault, what, { status, retryAfterMs, advice })
  }
  const { brief, advice } = explain(response, asked, access)
  return new RequestError(fault, what, { status, brief, advice })
}

/** The service's, with a colon before them; empty if there are no words, or if they may quote a reader. */
function wordsOf(response: HttpResponse, asked: Asked): string {
  const isOfPlanOrKey = response.status === 402 || response.status === 403
  if (asked.isPrivate && !isOfPlanOrKey) return ''
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

function explain(response: HttpResponse, asked: Asked, access: Access): Explanation {
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
      const scope = asked.method === 'GET' ? 'read' : 'write'
      return {
        brief: 'The API key or the plan does not allow this',
        advice: `Either the API key lacks the scope \`${scope}\` that this request needs: make a key with that scope in the dashboard under Settings > API keys, and store it as the secret that \`api-key\` reads. Or its IP allowlist excludes this runner: remove the list, since GitHub-hosted runners have no fixed address. Or the project's plan does not include this: ask Mintlify.`,
      }
    }
    case 404: {
      const missing = notThere(asked.resource)
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

export function isPageOf({ headers, body }: HttpResponse): boolean {
  return isWebPage(headers) || /^\s*</.test(body)
}
