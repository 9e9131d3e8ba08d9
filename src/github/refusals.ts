import {
  faultOfStatus,
  isWebPage,
  pageRefusal,
  parseRetryAfter,
  RequestError,
} from '../http/faults.ts'
import type { Stage } from '../http/retry.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes } from '../text.ts'

/*
 * The meaning of a refusal by GitHub: a limit, a missing permission, a thing that isn't there, or somebody else who
 * answers in its place.
 */

/** GitHub's documented pause for rate limits without a Retry-After. */
const RATE_LIMIT_PAUSE_MS = 60_000

const ADVICE: Readonly<Record<number, string>> = {
  401: 'The `github-token` is wrong or expired.',
  403: 'The `github-token` needs the permission PERMISSION: add it under `permissions:` of this job and start a new run (re-runs use the old file), or grant it to the GitHub App that made the token.',
  404: 'It does not exist, or the `github-token` may not see it: that needs PERMISSION.',
  410: 'It was deleted, or issues are switched off in this repository. Name another one in `issue-number`.',
}
/** For the output `message`. */
const BRIEF: Readonly<Record<number, string>> = {
  401: 'The github-token is refused',
  404: 'GitHub does not show something to the github-token',
  410: 'Something was deleted on GitHub',
}
const NOT_VALID = 'The `github-token` is not valid for this request.'
const NO_DIFF_ADVICE =
  "GitHub can't make this diff. For a pull request, update its branch with the base branch to get another diff."

interface Refusal extends Pick<HttpResponse, 'status' | 'headers'> {
  readonly words: string
  /** `code` in REST, `type` in GraphQL. */
  readonly codes: readonly string[]
}

export interface Call {
  /** The subject of a sentence: "Commenting on #7". */
  readonly name: string
  readonly stage: Stage
  /** As in `permissions:` of a workflow; undefined if any valid token suffices. */
  readonly permission?: string
  /** Made once here: the caller's stage retries the write together with reading the result back. */
  readonly isWrite?: boolean
  /** A 403 or 404 is a final answer, not a fault to retry. */
  readonly mayBeHidden?: boolean
  /** It has another address than REST, which may be blocked alone. */
  readonly isGraphql?: boolean
  /** The most pages of a list to read; ten if it isn't set. */
  readonly maxPages?: number
  /** The largest answer to accept; 8 MiB if it isn't set. */
  readonly maxBytes?: number | undefined
  /** GitHub answers with HTML instead of JSON. */
  readonly html?: boolean
}

/** Undefined if the answer refuses nothing. */
export function readRefusal(refusal: Refusal, call: Call, now: Date): RequestError | undefined {
  const { status } = refusal
  let what = `the server answered ${status}`
  if (refusal.words !== '') what += ` ${inQuotes(refusal.words)}`
  if (isRateLimit(refusal)) {
    const retryAfterMs = rateLimitPauseMs(refusal, now)
    return new RequestError('rate-limited', what, { retryAfterMs })
  }
  let fault = faultOfStatus(status)
  if (fault === undefined) return undefined
  // Comes with 422 or 500. A retry would get it too.
  if (refusal.codes.includes('not_available'))
    return new RequestError('rejected', what, { status, advice: NO_DIFF_ADVICE })

  const isFinal = call.isWrite === true || call.mayBeHidden === true
  // GitHub's API answers in JSON: a page is a firewall's or a proxy's, and says nothing about the token.
  const isOfToken = status === 401 || status === 403
  if (isOfToken && isWebPage(refusal.headers)) {
    const faultOfPage = isFinal ? 'rejected' : 'unreachable'
    return new RequestError(faultOfPage, pageRefusal(status))
  }

  let brief = BRIEF[status]
  if (status === 403) {
    const lacksPermission = LACKS_PERMISSION.test(refusal.words)
    if (lacksPermission) brief = 'The github-token lacks a permission'
    else if (!isFinal) return new RequestError('maybe-later', what)
  }
  if (status === 404 && !isFinal) fault = 'not-found'
  return new RequestError(fault, what, {
    status,
    retryAfterMs: parseRetryAfter(refusal.headers['retry-after'], now),
    advice: adviceFor(refusal, call.permission),
    brief,
  })
}

function adviceFor(refusal: Refusal, permission: string | undefined): string {
  const { status, words } = refusal
  // GitHub names other reasons itself, such as a locked issue.
  if (status === 403 && words !== '' && !LACKS_PERMISSION.test(words)) return ''
  const advice = ADVICE[status] ?? ''
  if (!advice.includes('PERMISSION')) return advice
  if (permission === undefined) return NOT_VALID
  const asCode = permission.replace(/[a-z-]+: (?:read|write)/g, '`$&`')
  return advice.replace('PERMISSION', asCode)
}

const LACKS_PERMISSION = /^(?:Resource not accessible by|Must have )/i

/** @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#rate-limit-errors */
function isRateLimit(refusal: Refusal): boolean {
  // GraphQL reports limits with status 200, in either spelling.
  const isOfGraphql = refusal.codes.includes('RATE_LIMIT') || refusal.codes.includes('RATE_LIMITED')
  if (isOfGraphql || refusal.status === 429) return true
  if (refusal.status !== 403) return false
  const namesPause = refusal.headers['retry-after'] !== undefined
  const isNamed = /rate limit/i.test(refusal.words)
  return namesPause || isNamed || isSpent(refusal)
}

function isSpent(refusal: Refusal): boolean {
  return refusal.headers['x-ratelimit-remaining'] === '0'
}

function rateLimitPauseMs(refusal: Refusal, now: Date): number {
  const retryAfterMs = parseRetryAfter(refusal.headers['retry-after'], now)
  if (retryAfterMs !== undefined) return retryAfterMs
  const resetSeconds = refusal.headers['x-ratelimit-reset'] ?? ''
  const hasReset = isSpent(refusal) && /^\d{1,12}$/.test(resetSeconds)
  if (!hasReset) return RATE_LIMIT_PAUSE_MS
  const untilResetMs = Number(resetSeconds) * 1000 - now.getTime()
  return Math.max(RATE_LIMIT_PAUSE_MS, untilResetMs)
}
