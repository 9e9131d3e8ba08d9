import {
  AttemptError,
  type FaultKind,
  faultOfStatus,
  firewallPageError,
  isWebPage,
  parseRetryAfter,
} from '../http/faults.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { listOrEmpty, objectOrEmpty } from '../text.ts'

/* The meaning of a refusal by GitHub: first a limit, else what the status says. */

/** GitHub's documented pause for rate limits without a Retry-After. */
const RATE_LIMIT_PAUSE_MS = 60_000
/** GraphQL's, in either spelling. */
const RATE_LIMIT_TYPE = /^RATE_LIMIT(?:ED)?$/
/** A message shows 300 characters of them. */
const MAX_REASONS = 6
/** GitHub names any other reason for a 403 itself, such as a locked issue or an organization's rule. */
const LACKS_PERMISSION = /^(?:Resource not accessible by|Must have |$)/i

interface Refusal {
  readonly fault: FaultKind
  readonly advice: (permission: RichText) => RichText
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  401: {
    fault: 'maybe-unauthorized',
    advice: () => trusted('The `github-token` is wrong or expired.'),
  },
  403: {
    fault: 'rejected',
    advice: (permission) =>
      richText`The \`github-token\` needs the permission ${permission}: add it under \`permissions:\` of this job and start a new run (re-runs use the old file), or grant it to the GitHub App that made the token.`,
  },
  404: {
    // GitHub can be late to know a new thing.
    fault: 'not-found',
    advice: (permission) =>
      richText`It does not exist, or the \`github-token\` may not see it: that needs ${permission}.`,
  },
  410: {
    fault: 'rejected',
    advice: () =>
      richText`It was deleted, or issues are switched off in this repository. Name another one in \`issue-number\`.`,
  },
}

export interface AskedOfGitHub {
  /** As in `permissions:` of a workflow, in Markdown. */
  readonly permission: RichText
  /** It may be in a repository that the token cannot see: then a 404 is final. */
  readonly mayBeHidden?: boolean
}

/** @param data the body, parsed. @returns undefined if the answer is good */
export function errorFromGitHub(
  response: HttpResponse,
  data: unknown,
  asked: AskedOfGitHub,
  now: Date,
): AttemptError | undefined {
  const { status, headers } = response
  let fault = faultOfStatus(status)
  // GraphQL's refusals have the status 200.
  if (Array.isArray(objectOrEmpty(data).errors)) fault ??= 'malformed'
  if (fault === undefined) return undefined

  const { words, codes } = reasonsOf(data)
  let what = richText`the server answered ${status}`
  if (words !== '') what = richText`${what} ${inQuotes(words)}`
  if (isLimit(response, words, codes))
    return new AttemptError('rate-limited', what, { retryAfterMs: pauseOfLimit(headers, now) })
  const isOfToken = status === 401 || status === 403
  if (isOfToken && isWebPage(headers)) return firewallPageError(status, true)

  const refusal = REFUSALS[status]
  if (refusal !== undefined) fault = refusal.fault
  if (status === 404 && asked.mayBeHidden) fault = 'rejected'
  let advice = refusal?.advice(asked.permission)
  if (status === 403 && !LACKS_PERMISSION.test(words)) advice = undefined
  return new AttemptError(fault, what, {
    status,
    retryAfterMs: parseRetryAfter(headers['retry-after'], now),
    advice,
  })
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

/** @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#rate-limit-errors */
function isLimit(response: HttpResponse, words: string, codes: readonly unknown[]): boolean {
  const { status, headers } = response
  if (status === 429) return true
  if (codes.some((code) => RATE_LIMIT_TYPE.test(`${code}`))) return true
  // A 403 may have other reasons.
  if (status !== 403) return false
  const isSpent = headers['x-ratelimit-remaining'] === '0'
  return isSpent || 'retry-after' in headers || /rate limit/i.test(words)
}

function pauseOfLimit(headers: HttpResponse['headers'], now: Date): number {
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
  if (retryAfterMs !== undefined) return retryAfterMs
  const isSpent = headers['x-ratelimit-remaining'] === '0'
  const resetSeconds = headers['x-ratelimit-reset'] ?? ''
  const hasEnd = isSpent && /^\d{1,12}$/.test(resetSeconds)
  if (!hasEnd) return RATE_LIMIT_PAUSE_MS
  return Math.max(RATE_LIMIT_PAUSE_MS, Number(resetSeconds) * 1000 - now.getTime())
}
