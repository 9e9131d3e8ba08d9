import { TextError } from '../errors.ts'
import { type RichText, richText } from '../rich-text.ts'
import { objectOrEmpty, stringOrUndefined } from '../text.ts'

/*
 * The faults of one attempt of a request: how often each is worth a retry, whether the server may have acted, and the
 * words for it. `retry.ts` decides by this table.
 */

/** `RETRY_RULES` limits the time. */
const WHILE_WORTH_IT = Number.POSITIVE_INFINITY

interface FaultRule {
  readonly retries: number
  /** The service has no idempotency key, so we can't check if it acted on a request. */
  readonly mayHaveActed: boolean
  /** Another run would get the same answer. If the error has a status, that says why. */
  readonly isConclusive: boolean
}

export const FAULTS = {
  unreachable: { retries: WHILE_WORTH_IT, mayHaveActed: false, isConclusive: false },
  /** By a certificate, a proxy or a redirect. */
  blocked: { retries: 0, mayHaveActed: false, isConclusive: false },
  /** No complete answer, or a server's failure. */
  unanswered: { retries: WHILE_WORTH_IT, mayHaveActed: true, isConclusive: false },
  malformed: { retries: 4, mayHaveActed: true, isConclusive: false },
  'web-page': { retries: 3, mayHaveActed: true, isConclusive: false },
  /** Too large, compressed, or about another job: a retry would get the same answer. */
  unusable: { retries: 0, mayHaveActed: true, isConclusive: true },
  'rate-limited': { retries: WHILE_WORTH_IT, mayHaveActed: false, isConclusive: false },
  /** New things can take a moment to appear, and GitHub sometimes refuses a valid token. */
  'maybe-rejected': { retries: 2, mayHaveActed: false, isConclusive: true },
  rejected: { retries: 0, mayHaveActed: false, isConclusive: true },
} as const satisfies Record<string, FaultRule>

export type FaultKind = keyof typeof FAULTS

/** `forbidden`: with another key or token, it may be had. */
type FailureMeaning = 'gone' | 'forbidden' | 'permanent' | 'inconclusive'

const MEANING_OF_STATUS: Readonly<Record<number, FailureMeaning>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'gone',
  410: 'gone',
}

/** An outage or a limit, which is retried for as long as there is time. */
export function isOutageOrLimit(fault: FaultKind): boolean {
  return FAULTS[fault].retries === WHILE_WORTH_IT
}

interface FailureDetails {
  readonly status?: number | undefined
  readonly retryAfterMs?: number | undefined
  readonly advice?: RichText | undefined
  readonly cause?: unknown
}

/** One failed attempt. The text is a clause that fits after a colon. */
export class AttemptError extends TextError {
  override name = 'AttemptError'
  readonly fault: FaultKind
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  /** A sentence; undefined if the reader can only try again. */
  readonly advice: RichText | undefined

  constructor(fault: FaultKind, what: RichText, more: FailureDetails = {}) {
    super(what, more.cause)
    this.fault = fault
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
    this.advice = more.advice
  }

  get meaning(): FailureMeaning {
    if (!FAULTS[this.fault].isConclusive) return 'inconclusive'
    return MEANING_OF_STATUS[this.status ?? 0] ?? 'permanent'
  }
}

const NETWORK_ADVICE = richText`Check the server's address, the runner's network and, behind a proxy, HTTPS_PROXY and NO_PROXY.`
const CERTIFICATE_ADVICE = richText`If the runner's network inspects TLS, or the server has a private certificate authority, put that authority's certificate into a PEM file and name it in NODE_EXTRA_CA_CERTS.`

/** @param isSent a connected socket took the request */
export function connectionError(cause: unknown, url: URL, isSent: boolean): AttemptError {
  if (cause instanceof AttemptError) return cause
  const code = codeOf(cause)
  const where = richText`(${url.host}, ${code})`
  if (isSent) {
    const what = richText`the connection was lost before the answer was complete ${where}`
    return new AttemptError('unanswered', what, { cause })
  }
  const isUntrusted = /CERT|UNABLE_TO_/.test(code)
  if (isUntrusted) {
    const what = richText`the server's certificate is not trusted ${where}`
    return new AttemptError('blocked', what, { advice: CERTIFICATE_ADVICE, cause })
  }
  const what = richText`no connection ${where}`
  return new AttemptError('unreachable', what, { advice: NETWORK_ADVICE, cause })
}

/** @param proxy its host; `NO_PROXY` may exclude this server from it */
export function connectTimeoutError(url: URL, proxy: string | undefined, seconds: number) {
  let where = richText`${url.host}`
  if (proxy !== undefined) where = richText`${where}; the proxy is ${proxy}`
  const what = richText`no connection within ${seconds} s (${where})`
  return new AttemptError('unreachable', what, { advice: NETWORK_ADVICE })
}

export function timeoutError(url: URL, timeoutMs: number): AttemptError {
  const seconds = Number((timeoutMs / 1000).toFixed(1))
  const what = richText`no complete answer within ${seconds} s. ${url.host} may be overloaded`
  return new AttemptError('unanswered', what)
}

export function codeOf(cause: unknown): string {
  const error = objectOrEmpty(cause)
  return stringOrUndefined(error.code) ?? stringOrUndefined(error.name) ?? 'unknown'
}
