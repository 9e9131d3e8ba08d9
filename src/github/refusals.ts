import { faultOfStatus, RequestError } from '../http/faults.ts'
import { parseRetryAfter } from '../http/retry.ts'
import type { Stage } from '../http/stage.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes } from '../text.ts'

/* A call to GitHub, and what its refusals mean: which may pass, which is a limit, which permission is missing. */

/** What GitHub asks for if it limits requests and does not say how long to wait. */
const RATE_LIMIT_PAUSE_MS = 60_000

const ADVICE: Readonly<Record<number, string>> = {
  401: 'The `github-token` is wrong or expired.',
  403: 'The `github-token` needs the permission PERMISSION: add it under `permissions:` of this job and start a new run (a re-run has the old file), or to the GitHub App whose token it is.',
  404: 'It does not exist, or the `github-token` may not see it: that needs PERMISSION.',
  410: 'It was deleted, or issues are switched off in this repository. Name another one in `issue-number`.',
}
const NOT_VALID = 'The `github-token` is not valid for this request.'
const NO_DIFF_ADVICE =
  'GitHub cannot make this diff. If it is of a pull request, update its branch with the base: GitHub then makes another.'

/** An answer, and what it says of its errors. */
interface Refusal extends Pick<HttpResponse, 'status' | 'headers'> {
  readonly words: string
  /** Of REST (`code`) and GraphQL (`type`). */
  readonly codes: readonly string[]
}

export interface Call {
  /** The subject of a sentence: "Commenting on #7". */
  readonly name: string
  readonly stage: Stage
  /** What the token must have, as a workflow writes it; undefined if any valid token will do. */
  readonly permission?: string
  /** The caller makes a write once, in a stage that retries it together with reading back what became of it. */
  readonly isWrite?: boolean
  /** Of a read: that the token may not see it is an answer, which is not asked for again. */
  readonly mayBeHidden?: boolean
  /** How many pages of a list are read at most. Default: 10. */
  readonly maxPages?: number
  /** How large an answer may be. Default: 8 MiB. */
  readonly maxBytes?: number
  /** Whether the answer is HTML, a part of a page. Default: JSON. */
  readonly html?: boolean
}

export function readRefusal(
  refusal: Refusal,
  { permission, isWrite = false, mayBeHidden = false }: Call,
  now: Date,
): RequestError | undefined {
  const { status, headers, words } = refusal
  const what = `the server answered ${status}${words ? ` ${inQuotes(words)}` : ''}`
  if (isRateLimit(refusal)) {
    const retryAfterMs = rateLimitPauseMs(refusal, now)
    return new RequestError('rate-limited', what, { retryAfterMs })
  }
  // GitHub says 409 of an empty repository, which stays empty.
  const fault = status === 409 ? 'rejected' : faultOfStatus(status)
  if (fault === undefined) return undefined
  // With 422 or 500, and for every later request too.
  if (refusal.codes.includes('not_available'))
    return new RequestError('rejected', what, { status, advice: NO_DIFF_ADVICE })
  const isFinal = isWrite || mayBeHidden
  // A 403 may have other reasons, and pass.
  if (status === 403 && !isFinal && !LACKS_PERMISSION.test(words))
    return new RequestError('maybe-later', what)
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
  const advice = adviceFor(refusal, permission)
  // What exists may not show at once.
  const mayAppear = status === 404 && !isFinal
  return new RequestError(mayAppear ? 'not-found' : fault, what, { status, retryAfterMs, advice })
}

function adviceFor({ status, words }: Refusal, permission: string | undefined): string {
  // GitHub forbids for other reasons too, as a locked issue, and says so.
  if (status === 403 && words !== '' && !LACKS_PERMISSION.test(words)) return ''
  const advice = ADVICE[status] ?? ''
  if (permission !== undefined) return advice.replace('PERMISSION', inCode(permission))
  return advice.includes('PERMISSION') ? NOT_VALID : advice
}

function inCode(permission: string): string {
  return permission.replace(/[a-z-]+: (?:read|write)/g, '`$&`')
}

/** What GitHub says of a token that may not do something. */
const LACKS_PERMISSION = /^(?:Resource not accessible by|Must have )/i

/** @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#rate-limit-errors */
function isRateLimit({ status, headers, words, codes }: Refusal): boolean {
  // GraphQL says so with 200, in either word.
  if (codes.some((code) => /^RATE_LIMIT(?:ED)?$/.test(code))) return true
  if (status !== 403) return status === 429
  const isSpent = headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined
  return isSpent || /rate limit/i.test(words)
}

function rateLimitPauseMs({ headers }: Refusal, now: Date): number {
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
  if (retryAfterMs !== undefined) return retryAfterMs
  const reset = headers['x-ratelimit-remaining'] === '0' ? headers['x-ratelimit-reset'] : undefined
  const resetMs = /^\d{1,12}$/.test(reset ?? '') ? Number(reset) * 1000 - now.getTime() : 0
  return Math.max(RATE_LIMIT_PAUSE_MS, resetMs)
}
