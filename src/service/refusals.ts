import { AttemptError, type FaultKind, isWebPage, parseRetryAfter } from '../http/faults.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes, listOrEmpty, objectOrEmpty, parseJson } from '../text.ts'

/*
 * The meaning of a refusal by the service: its own words, and what to do.
 */

export const PUBLIC_SERVICE = 'https://api.mintlify.com'

/** Whether it is Mintlify's own service, and no other at `base-url`. */
export function isPublicService(url: URL): boolean {
  return url.host === new URL(PUBLIC_SERVICE).host
}

const MAX_DETAILS = 10

const NOT_THERE = {
  project:
    'There is no project PROJECT for this API key: the `project-id` is wrong (a variable of the repository wins over one of the organization), or the key belongs to another organization. Copy the ID from the dashboard, where the API keys are.',
  job: 'This project has no agent job with this ID: check `project-id` and `job-id`.',
} as const

/** Operations without a documented 404 answer 400 with these words. */
const WRONG_PROJECT = /invalid project id/i

type Cause = 'credits' | 'installation' | 'IP' | 'plan' | 'key'

interface RefusalAdvice {
  /** A sentence; empty if the service's own words suffice. */
  readonly advice: string
}

/** A cause is named at the start of the words; behind that, they may quote a prompt. */
const START_LENGTH = 120

/** The first that matches is the cause: words about credits may name the plan, too. */
const WORDS_OF_CAUSES: ReadonlyArray<readonly [Cause, RegExp]> = [
  ['credits', /\bcredits?\b|\boverages?\b/i],
  ['installation', /\bGitHub App\b|\bGitHub\b.*\binstall|\binstall.*\bGitHub\b/i],
  ['IP', /\bIP\b|\b[Aa]llow[- ]?list/],
  ['plan', /\bplans?\b|\bupgrade\b|\bsubscription\b/i],
  ['key', /\bscopes?\b|\bpermissions?\b|\bkeys?\b/i],
]

const CAUSES: Readonly<Record<Cause, RefusalAdvice>> = {
  key: {
    advice:
      'The API key lacks the scope `SCOPE` that this request needs: make a key with that scope in the dashboard under Settings > API keys, and store it as the secret that `api-key` reads.',
  },
  IP: {
    advice:
      'The IP allowlist of the API key excludes this runner: remove the list, since GitHub-hosted runners have no fixed address.',
  },
  plan: {
    advice:
      "The project's plan does not include this (Pro and Enterprise have the API): look at it in the dashboard, or ask Mintlify.",
  },
  credits: {
    advice:
      'The credits of the plan are used up: look at Usage and at Spending controls in the dashboard.',
  },
  installation: {
    advice:
      'The GitHub App of Mintlify is not installed for the repository of the docs, or may not write there: look at the Git settings in the dashboard.',
  },
}

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
  readonly limit?: string
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
  let what = `the service answered ${status}`
  if (words !== '' && !asked.isPrivate) what += `: ${inQuotes(words)}`
  if (fault === 'rate-limited' || fault === 'server-error') {
    const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
    let advice: string | undefined
    if (fault === 'rate-limited') advice = asked.limit
    return new AttemptError(fault, what, { status, retryAfterMs, advice })
  }
  const { advice } = explainRefusal(response, words, asked, access)
  let scope = 'write'
  if (asked.method === 'GET') scope = 'read'
  return new AttemptError(fault, what, { status, advice: advice.replace('SCOPE', scope) })
}

/** Undefined if the words name none. */
function causeIn(words: string): Cause | undefined {
  const start = words.slice(0, START_LENGTH)
  for (const [cause, pattern] of WORDS_OF_CAUSES) {
    if (pattern.test(start)) return cause
  }
  return undefined
}

/** The service's own. */
function wordsOf(response: HttpResponse): string {
  const { error, details } = objectOrEmpty(parseJson(response.body))
  const reasons = [error]
  for (const detail of listOrEmpty(details).slice(0, MAX_DETAILS)) {
    reasons.push(objectOrEmpty(detail).message)
  }
  const words = reasons.filter((reason) => typeof reason === 'string' && reason !== '')
  return words.join('; ')
}

function explainRefusal(
  response: HttpResponse,
  words: string,
  asked: AskedOfService,
  access: ServiceAccess,
): RefusalAdvice {
  const status = response.status
  const isRedirect = status >= 300 && status < 400
  if (isRedirect) return explainRedirect(response, access)
  const cause = causeIn(words)
  let named: RefusalAdvice | undefined
  if (cause !== undefined) named = CAUSES[cause]
  switch (status) {
    case 400:
      if (WRONG_PROJECT.test(response.body)) return notThere('project', access)
      return named ?? { advice: '' }
    case 401:
      if (named !== undefined && cause !== 'key') return named
      return {
        advice:
          'The API key is wrong, revoked or expired (new keys expire after 90 days), or the plan has no API access. Make an admin key in the dashboard under Settings > API keys, and store it as the secret that `api-key` reads.',
      }
    case 402:
      return (
        named ?? {
          advice: eitherOf(['plan', 'credits']),
        }
      )
    case 403: {
      if (named !== undefined) return named
      const causes: Cause[] = ['key', 'IP', 'plan', 'credits']
      if (asked.method !== 'GET') causes.push('installation')
      return { advice: eitherOf(causes) }
    }
    case 404:
      return explainMissing(response, asked.resource, access)
    case 422:
      return named ?? { advice: '' }
    default:
      return { advice: 'Check `base-url`.' }
  }
}

function explainRedirect(response: HttpResponse, access: ServiceAccess): RefusalAdvice {
  const target = URL.parse(response.headers.location ?? '', access.baseUrl.href)
  const host = target?.host ?? access.baseUrl.host
  return {
    advice: `It redirects to ${inQuotes(host, 100)}. We don't follow that: the key would go along. Set \`base-url\` to the service's address.`,
  }
}

function explainMissing(
  response: HttpResponse,
  resource: Resource,
  access: ServiceAccess,
): RefusalAdvice {
  const missing = notThere(resource, access)
  if (isWebPageResponse(response)) {
    const advice = 'A web page answered instead of the API: if `base-url` is set, check it.'
    return { ...missing, advice }
  }
  if (isPublicService(access.baseUrl)) return missing
  const address = inQuotes(access.baseUrl.href, 100)
  const advice = `Check \`base-url\` first, which is ${address}. If it is right: ${missing.advice}`
  return { ...missing, advice }
}

/** "Either the API key … Or the plan …" */
function eitherOf(causes: readonly Cause[]): string {
  const sentences: string[] = []
  for (const cause of causes) {
    const advice = CAUSES[cause].advice
    let begin = 'Or'
    if (sentences.length === 0) begin = 'Either'
    sentences.push(`${begin} ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`)
  }
  return sentences.join(' ')
}

function notThere(resource: Resource, access: ServiceAccess): RefusalAdvice {
  return {
    advice: NOT_THERE[resource].replace('PROJECT', inQuotes(access.projectId)),
  }
}

export function isWebPageResponse(response: HttpResponse): boolean {
  return isWebPage(response.headers) || /^\s*</.test(response.body)
}
