import { faultOfStatus, foreignRefusal, parseRetryAfter } from '../http/answers.ts'
import { AttemptError } from '../http/faults.ts'
import type { HttpResponse } from '../http/transport.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { listOrEmpty, objectOrEmpty } from '../text.ts'

/* The meaning of a refusal by GitHub: first a limit, else what the status says. */

/** GitHub's documented pause for rate limits without a Retry-After. */
const RATE_LIMIT_PAUSE_MS = 60_000
/** GitHub names any other reason for a 403 itself, such as a locked issue or an organization's rule. */
const LACKS_PERMISSION = /^(?:Resource not accessible by|Must have admin|$)/i

const ADVICE: Readonly<Record<number, (permission: RichText) => RichText>> = {
  401: () => trusted('The `github-token` is wrong or expired.'),
  403: (permission) =>
    richText`The \`github-token\` needs the permission ${permission}: add it under \`permissions:\` of this job and start a new run (re-runs use the old file), or grant it to the GitHub App that made the token.`,
  404: (permission) =>
    richText`It does not exist, or the \`github-token\` may not see it: that needs ${permission}.`,
}

/** @param data the body, parsed. @returns undefined if the answer is good */
export function errorFromGitHub(
  response: HttpResponse,
  data: unknown,
  permission: RichText,
  now: Date,
): AttemptError | undefined {
  const status = response.status
  let fault = faultOfStatus(status)
  // GraphQL's refusals have the status 200.
  if (Array.isArray(objectOrEmpty(data).errors)) fault ??= 'malformed'
  if (fault === undefined) return undefined

  const words = wordsOf(data)
  let what = richText`the server answered ${status}`
  if (words !== '') what = richText`${what} ${inQuotes(words)}`
  if (isLimit(response, words)) {
    const pauseMs = pauseOfLimit(response.headers, now)
    return new AttemptError('rate-limited', what, { retryAfterMs: pauseMs })
  }
  const byPage = foreignRefusal(response, true)
  if (byPage !== undefined) return byPage

  // GitHub can be late to know a new thing, and sometimes refuses a valid token.
  if (status === 401 || status === 404) fault = 'maybe-rejected'
  let advice = ADVICE[status]?.(permission)
  if (status === 403 && !LACKS_PERMISSION.test(words)) advice = undefined
  return new AttemptError(fault, what, {
    status,
    retryAfterMs: parseRetryAfter(response.headers['retry-after'], now),
    advice,
  })
}

/** A 422 has its reason in `errors`, under a `message` that says only "Validation Failed". */
function wordsOf(data: unknown): string {
  const answer = objectOrEmpty(data)
  const reasons = [answer.message]
  // Each is an object or a mere text.
  for (const error of listOrEmpty(answer.errors)) reasons.push(error, objectOrEmpty(error).message)
  const words = reasons.filter((reason) => typeof reason === 'string')
  return words.join(': ')
}

/** @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#rate-limit-errors */
function isLimit(response: HttpResponse, words: string): boolean {
  if (response.status === 429) return true
  // A 403, or a 200 of GraphQL, may have other reasons.
  if (response.status !== 403 && response.status !== 200) return false
  return isSpent(response.headers) || 'retry-after' in response.headers || /rate limit/i.test(words)
}

function isSpent(headers: HttpResponse['headers']): boolean {
  return headers['x-ratelimit-remaining'] === '0'
}

function pauseOfLimit(headers: HttpResponse['headers'], now: Date): number {
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
  if (retryAfterMs !== undefined) return retryAfterMs
  if (!isSpent(headers)) return RATE_LIMIT_PAUSE_MS
  const resetMs = Number(headers['x-ratelimit-reset'] ?? 0) * 1000
  return Math.max(RATE_LIMIT_PAUSE_MS, resetMs - now.getTime())
}
