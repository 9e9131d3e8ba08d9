import {
  AttemptError,
  type FaultKind,
  faultOfStatus,
  firewallPageError,
  isWebPage,
  parseRetryAfter,
} from '../http/faults.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes, listOrEmpty, objectOrEmpty } from '../text.ts'

/*
 * The meaning of a refusal by GitHub: a limit, a missing permission, a thing that isn't there, or somebody else who
 * answers in its place.
 */

/** GitHub's documented pause for rate limits without a Retry-After. */
const RATE_LIMIT_PAUSE_MS = 60_000
/** In either spelling. */
const GRAPHQL_LIMITS: readonly unknown[] = ['RATE_LIMIT', 'RATE_LIMITED']
/** A message shows 300 characters of them. */
const MAX_REASONS = 6

interface Explanation {
  readonly advice: string
}

const EXPLANATIONS: Readonly<Record<number, Explanation>> = {
  401: {
    advice: 'The `github-token` is wrong or expired.',
  },
  403: {
    advice:
      'The `github-token` needs the permission PERMISSION: add it under `permissions:` of this job and start a new run (re-runs use the old file), or grant it to the GitHub App that made the token.',
  },
  404: {
    advice: 'It does not exist, or the `github-token` may not see it: that needs PERMISSION.',
  },
  410: {
    advice:
      'It was deleted, or issues are switched off in this repository. Name another one in `issue-number`.',
  },
}
const UNEXPLAINED: Explanation = { advice: '' }
const NOT_VALID = 'The `github-token` is not valid for this request.'
const NO_DIFF_ADVICE =
  "GitHub can't make this diff. For a pull request, update its branch with the base branch to get another diff."
const LACKS_PERMISSION = /^(?:Resource not accessible by|Must have )/i
/** Rules of an organization about addresses, sign-on or tokens: a retry would meet them too. */
const ORGANIZATIONS_RULE = /\b(?:IP allow list|SAML|forbids access)\b/i

interface AskedOfGitHub {
  /** As in `permissions:` of a workflow; undefined if any valid token suffices. */
  readonly permission: string | undefined
  /** A 403, a 404 or a firewall's page is the final answer, not a fault to retry. */
  readonly isFinal: boolean
}

/** @param data the body, parsed. @returns undefined if the answer is good */
export function errorFromGitHub(
  response: HttpResponse,
  data: unknown,
  asked: AskedOfGitHub,
  now: Date,
): AttemptError | undefined {
  const { status, headers } = response
  /** Undefined for an error of GraphQL, which comes with status 200. */
  const fault = faultOfStatus(status)
  const isError = fault !== undefined || Array.isArray(objectOrEmpty(data).errors)
  if (!isError) return undefined

  const { words, codes } = reasonsOf(data)
  let what = `the server answered ${status}`
  if (words !== '') what += ` ${inQuotes(words)}`

  const limitMs = findLimit(response, words, codes, now)
  if (limitMs !== undefined)
    return new AttemptError('rate-limited', what, { retryAfterMs: limitMs })
  const mayBeForbidden = status === 403 || fault === undefined
  if (mayBeForbidden && ORGANIZATIONS_RULE.test(words))
    return new AttemptError('rejected', what, { status: 403 })
  if (fault === undefined)
    return new AttemptError('malformed', `the answer is an error: ${inQuotes(response.body, 200)}`)
  // Comes with 422 or 500. A retry would get it too.
  if (codes.includes('not_available'))
    return new AttemptError('rejected', what, { status, advice: NO_DIFF_ADVICE })
  const isOfToken = status === 401 || status === 403
  if (isOfToken && isWebPage(headers)) return firewallPageError(status, !asked.isFinal)
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
  return errorOfStatus({ status, fault, retryAfterMs, words, what }, asked)
}

interface Refusal {
  readonly status: number
  /** The status's. */
  readonly fault: FaultKind
  readonly retryAfterMs: number | undefined
  /** GitHub's. */
  readonly words: string
  /** The error's message. */
  readonly what: string
}

/** The status tells a wrong token, a missing permission and a missing thing, if the words name nothing else. */
function errorOfStatus(refusal: Refusal, asked: AskedOfGitHub): AttemptError {
  const { status, words, what, retryAfterMs } = refusal
  const namesPermission = LACKS_PERMISSION.test(words)
  const isOtherRefusal = status === 403 && !namesPermission
  if (isOtherRefusal && !asked.isFinal) return new AttemptError('maybe-later', what)

  let { advice } = EXPLANATIONS[status] ?? UNEXPLAINED
  if (isOtherRefusal) {
    // GitHub names other reasons itself, such as a locked issue.
    if (words !== '') advice = ''
  }
  advice = withPermission(advice, asked.permission)

  let fault = refusal.fault
  if (status === 401) fault = 'maybe-unauthorized'
  const mayAppear = status === 404 && !asked.isFinal
  if (mayAppear) fault = 'not-found'
  return new AttemptError(fault, what, { status, retryAfterMs, advice })
}

/** A 422 has its reason in `errors`, under a `message` that says only "Validation Failed". */
function reasonsOf(data: unknown): { words: string; codes: unknown[] } {
  const { message, errors } = objectOrEmpty(data)
  const reasons = [message]
  const codes: unknown[] = []
  for (const error of listOrEmpty(errors)) {
    const fields = objectOrEmpty(error)
    // GraphQL has a type, REST a code. An error may be a mere text.
    codes.push(fields.type, fields.code)
    reasons.push(error, fields.message)
  }
  const texts = reasons.filter((reason) => typeof reason === 'string')
  return { words: texts.slice(0, MAX_REASONS).join(': '), codes }
}

/**
 * The length of a rate limit in ms; undefined if the answer does not report one.
 * @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#rate-limit-errors
 */
function findLimit(
  response: HttpResponse,
  words: string,
  codes: readonly unknown[],
  now: Date,
): number | undefined {
  const { status, headers } = response
  const retryAfter = headers['retry-after']
  const isSpent = headers['x-ratelimit-remaining'] === '0'
  const isNamed = /rate limit/i.test(words)
  // A 403 may have other reasons.
  const showsLimit = isSpent || isNamed || retryAfter !== undefined
  const isLimitedBy403 = status === 403 && showsLimit
  const isLimitedByGraphql = codes.some((code) => GRAPHQL_LIMITS.includes(code))
  const isLimit = status === 429 || isLimitedBy403 || isLimitedByGraphql
  if (!isLimit) return undefined

  const retryAfterMs = parseRetryAfter(retryAfter, now)
  if (retryAfterMs !== undefined) return retryAfterMs
  if (!isSpent) return RATE_LIMIT_PAUSE_MS
  const resetSeconds = headers['x-ratelimit-reset'] ?? ''
  const isNumber = /^\d{1,12}$/.test(resetSeconds)
  if (!isNumber) return RATE_LIMIT_PAUSE_MS
  const untilResetMs = Number(resetSeconds) * 1000 - now.getTime()
  return Math.max(RATE_LIMIT_PAUSE_MS, untilResetMs)
}

function withPermission(advice: string, permission: string | undefined): string {
  if (!advice.includes('PERMISSION')) return advice
  if (permission === undefined) return NOT_VALID
  const asCode = permission.replace(/[a-z-]+: (?:read|write)/g, '`$&`')
  return advice.replace('PERMISSION', asCode)
}
