import { parseRetryAfter } from '../http/answers.ts'
import { AttemptError, type FaultKind } from '../http/faults.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { listOrEmpty, objectOrEmpty, parseJson } from '../text.ts'

/*
 * The meaning of a refusal by the service: its own words, and what to do.
 */

export const PUBLIC_SERVICE = 'https://api.mintlify.com'

const CAUSES = {
  project:
    'There is no project `PROJECT` for this API key: the `project-id` is wrong (a variable of the repository wins over one of the organization), or the key belongs to another organization. Copy the ID from the dashboard, where the API keys are. If `base-url` is set, check that, too.',
  job: 'This project has no agent job with this ID: it was deleted, or `project-id` or `job-id` is wrong.',
  scope:
    'The API key lacks the scope `SCOPE` that this request needs: make a key with that scope in the dashboard under Settings > API keys, and store it as the secret that `api-key` reads.',
  IP: 'The IP allowlist of the API key excludes this runner: make a key without one, since GitHub-hosted runners have no fixed address.',
  plan: "The project's plan does not include this (Pro and Enterprise have the API): look at it in the dashboard, or ask Mintlify.",
  credits:
    'The credits of the plan are used up: look at Usage and at Spending controls in the dashboard.',
} as const

type Cause = keyof typeof CAUSES

/**
 * Words that the service uses for them. The first that matches is the cause: words about credits may name the plan, too.
 * @see https://www.mintlify.com/docs/api/introduction
 * @see https://www.mintlify.com/docs/credits
 */
const WORDS_OF_CAUSES: ReadonlyArray<readonly [Cause, RegExp]> = [
  // Operations without a documented 404 answer 400 with these words.
  ['project', /invalid project id/i],
  ['credits', /\bcredits?\b|\boverages?\b/i],
  ['IP', /\bIP\b|\b[Aa]llow[- ]?list/],
  ['plan', /\bplans?\b|\bupgrade\b/i],
  ['scope', /\bscopes?\b/i],
]

/** If its words name no cause. */
const ADVICE_BY_STATUS: Readonly<Record<number, string>> = {
  401: 'The API key is wrong, revoked or expired (new keys expire after 90 days), or the plan has no API access. Make an admin key in the dashboard under Settings > API keys, and store it as the secret that `api-key` reads.',
  402: `Either: ${CAUSES.plan} Or: ${CAUSES.credits}`,
  403: `Either: ${CAUSES.scope} Or: ${CAUSES.IP} Or: ${CAUSES.plan} Or: ${CAUSES.credits}`,
  413: 'The prompt is too long for the service: shorten it, or quote less with `context` and `paths`.',
  429: 'A project has 100 new agent jobs and 100 follow-ups an hour, and an organization 100 requests for analytics: wait, and let reports run at different hours.',
}

export interface ServiceAccess {
  /** With a final slash. */
  readonly baseUrl: URL
  readonly apiKey: string
  readonly projectId: string
}

export interface AskedOfService {
  /** Undefined for a read. */
  readonly body?: object | undefined
  /** A 404 means that this is missing. */
  readonly resource: 'project' | 'job'
  /** The service may quote readers' words, or a hidden file, in an error: its words are not shown. */
  readonly isPrivate?: boolean
}

/** @param fault the status's */
export function errorFromService(
  response: HttpResponse,
  fault: FaultKind,
  asked: AskedOfService,
  access: ServiceAccess,
  now: Date,
): AttemptError {
  const { status, headers } = response
  const words = wordsOf(response)
  let what = richText`the service answered ${status}`
  if (words !== '' && !asked.isPrivate) what = richText`${what}: ${inQuotes(words)}`
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
  const advice = adviceFor(response, fault, words, asked, access)
  return new AttemptError(fault, what, { status, retryAfterMs, advice })
}

/** The service's own. */
function wordsOf(response: HttpResponse): string {
  const answer = objectOrEmpty(parseJson(response.body))
  const reasons = [answer.error]
  for (const detail of listOrEmpty(answer.details)) reasons.push(objectOrEmpty(detail).message)
  const words = reasons.filter((reason) => typeof reason === 'string' && reason !== '')
  return words.join('; ')
}

/** A sentence; undefined if the service's own words suffice. */
function adviceFor(
  response: HttpResponse,
  fault: FaultKind,
  words: string,
  asked: AskedOfService,
  access: ServiceAccess,
): RichText | undefined {
  if (fault === 'blocked') return adviceOnRedirect(response, access)
  const status = response.status
  const named = WORDS_OF_CAUSES.find(([, pattern]) => pattern.test(words))
  let advice = ADVICE_BY_STATUS[status]
  if (status === 404) advice = CAUSES[asked.resource]
  else if (fault === 'rejected' && named !== undefined) advice = CAUSES[named[0]]
  if (advice === undefined) return undefined
  let scope = 'write'
  if (asked.body === undefined) scope = 'read'
  return trusted(advice.replace('SCOPE', scope).replace('PROJECT', access.projectId))
}

function adviceOnRedirect(response: HttpResponse, access: ServiceAccess): RichText {
  const target = URL.parse(response.headers.location ?? '', access.baseUrl.href)
  const host = target?.host ?? 'nowhere'
  return richText`It redirects to ${inQuotes(host, 100)}. We don't follow that: the key would go along. Set \`base-url\` to the service's address.`
}
