import { parseRetryAfter } from '../http/answers.ts'
import { AttemptError, type FaultKind } from '../http/faults.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { listOrEmpty, objectOrEmpty, parseJson } from '../text.ts'

/*
 * The meaning of a refusal by the service: its own words, and what to do.
 */

export const PUBLIC_SERVICE = 'https://api.mintlify.com'

/** Whether it is Mintlify's own service, and no other at `base-url`. */
function isPublicService(url: URL): boolean {
  return url.host === new URL(PUBLIC_SERVICE).host
}

/** A cause is named at the start of the words; behind that, they may quote a prompt. */
const START_LENGTH = 120

const NOT_THERE = {
  project: (id: RichText) =>
    richText`There is no project ${id} for this API key: the \`project-id\` is wrong (a variable of the repository wins over one of the organization), or the key belongs to another organization. Copy the ID from the dashboard, where the API keys are.`,
  job: () =>
    trusted('This project has no agent job with this ID: check `project-id` and `job-id`.'),
} as const

/** Operations without a documented 404 answer 400 with these words. */
const WRONG_PROJECT = /invalid project id/i

const CAUSES = {
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
  ['credits', /\bcredits?\b|\boverages?\b/i],
  ['IP', /\bIP\b|\b[Aa]llow[- ]?list/],
  ['plan', /\bplans?\b|\bupgrade\b/i],
  ['scope', /\bscopes?\b/i],
]

/** If its words name no cause. */
const ADVICE_BY_STATUS: Readonly<Record<number, string>> = {
  400: '',
  401: 'The API key is wrong, revoked or expired (new keys expire after 90 days), or the plan has no API access. Make an admin key in the dashboard under Settings > API keys, and store it as the secret that `api-key` reads.',
  402: eitherOf('plan', 'credits'),
  403: eitherOf('scope', 'IP', 'plan', 'credits'),
  413: 'The prompt is too long for the service: shorten it, or quote less with `context` and `paths`.',
  422: '',
}
const OTHER_ADVICE = 'Check `base-url`.'

type Resource = keyof typeof NOT_THERE

export interface ServiceAccess {
  /** With a final slash. */
  readonly baseUrl: URL
  readonly apiKey: string
  readonly projectId: string
}

export interface AskedOfService {
  readonly method: 'GET' | 'POST'
  /** A 404 means that this is missing. */
  readonly resource: Resource
  /** Advice for a 429, as a sentence. */
  readonly limit?: RichText
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
  if (fault === 'rate-limited' || fault === 'server-error') {
    const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
    let advice: RichText | undefined
    if (fault === 'rate-limited') advice = asked.limit
    return new AttemptError(fault, what, { status, retryAfterMs, advice })
  }
  const advice = adviceFor(response, words, asked, access)
  return new AttemptError(fault, what, { status, advice })
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
  words: string,
  asked: AskedOfService,
  access: ServiceAccess,
): RichText | undefined {
  const { status, body } = response
  const isRedirect = status >= 300 && status < 400
  if (isRedirect) return adviceOnRedirect(response, access)
  if (status === 404) return adviceOnMissing(asked.resource, access)
  if (status === 400 && WRONG_PROJECT.test(body)) return notThere('project', access)
  let advice = ADVICE_BY_STATUS[status] ?? OTHER_ADVICE
  const start = words.slice(0, START_LENGTH)
  const [cause] = WORDS_OF_CAUSES.find(([, pattern]) => pattern.test(start)) ?? []
  if (cause !== undefined) advice = CAUSES[cause]
  if (advice === '') return undefined
  let scope = 'write'
  if (asked.method === 'GET') scope = 'read'
  return trusted(advice.replace('SCOPE', scope))
}

function adviceOnRedirect(response: HttpResponse, access: ServiceAccess): RichText {
  const target = URL.parse(response.headers.location ?? '', access.baseUrl.href)
  const host = target?.host ?? access.baseUrl.host
  return richText`It redirects to ${inQuotes(host, 100)}. We don't follow that: the key would go along. Set \`base-url\` to the service's address.`
}

function adviceOnMissing(resource: Resource, access: ServiceAccess): RichText {
  const missing = notThere(resource, access)
  if (isPublicService(access.baseUrl)) return missing
  const address = inQuotes(access.baseUrl.href, 100)
  return richText`Check \`base-url\` first, which is ${address}. If it is right: ${missing}`
}

function notThere(resource: Resource, access: ServiceAccess): RichText {
  return NOT_THERE[resource](inQuotes(access.projectId))
}

/** "Either the API key … Or the plan …" */
function eitherOf(...causes: readonly Cause[]): string {
  const sentences: string[] = []
  for (const cause of causes) {
    const advice = CAUSES[cause]
    let begin = 'Or'
    if (sentences.length === 0) begin = 'Either'
    sentences.push(`${begin} ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`)
  }
  return sentences.join(' ')
}
