import { type RichText, richText, trusted } from '../rich-text.ts'
import { parseJson } from '../text.ts'
import { AttemptError, type FaultKind } from './faults.ts'
import type { HttpResponse } from './transport.ts'

/*
 * Answers of the service and of GitHub: the fault that a status means, web pages and Retry-After. APIs answer in JSON: a
 * page is a firewall's or a proxy's, and says nothing about the thing we asked for.
 */

export function faultOfStatus(status: number): FaultKind | undefined {
  if (status === 429) return 'rate-limited'
  const isTimeoutOrConflict = status === 408 || status === 409
  if (isTimeoutOrConflict || status >= 500) return 'unanswered'
  if (status >= 400) return 'rejected'
  if (status >= 300) return 'blocked'
  return undefined
}

export function isWebPage(response: HttpResponse): boolean {
  const type = response.headers['content-type'] ?? ''
  const isHtml = /^text\/html\b/i.test(type)
  return isHtml || /^\s*</.test(response.body)
}

const REFUSALS = [401, 403, 404]

/** Undefined if the answer is no refusal, or the API's own. */
export function foreignRefusal(response: HttpResponse, mayRepeat: boolean, advice?: RichText) {
  const status = response.status
  // Both APIs document JSON for a 404, and a job that no longer exists is asked for again.
  const isText = status === 404 && parseJson(response.body) === undefined
  const isForeign = isText || isWebPage(response)
  if (!REFUSALS.includes(status) || !isForeign) return undefined
  let fault: FaultKind = 'unreachable'
  // Whoever refused a write took nothing, but may refuse it for good.
  if (!mayRepeat) fault = 'rejected'
  const what = richText`got status ${status} with an answer that is not the API's: a firewall before the server, or a proxy?`
  return new AttemptError(fault, what, { advice })
}

/** The status is good, and the body is not JSON. */
export function notJsonError(response: HttpResponse): AttemptError {
  if (isWebPage(response)) {
    const what = trusted('got a web page instead of JSON: a proxy or login page?')
    return new AttemptError('web-page', what)
  }
  const what = richText`the server answered ${response.status} with a body that is not complete JSON`
  return new AttemptError('unanswered', what)
}

/** Longer than any step; larger numbers would overflow dates. */
const MAX_RETRY_AFTER_MS = 365 * 86_400_000
/** The form that HTTP requires of senders (RFC 9110, 5.6.7). Date.parse accepts far more. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** In ms. The service doesn't document the form: we accept seconds and HTTP dates to come, and ignore anything else. */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  let waitMs = 0
  if (/^\d+$/.test(text)) waitMs = Number(text) * 1000
  else if (HTTP_DATE.test(text)) waitMs = Date.parse(text) - now.getTime()
  if (waitMs > 0) return Math.min(waitMs, MAX_RETRY_AFTER_MS)
  return undefined
}
