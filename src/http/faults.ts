/**
 * Everything that can go wrong with one request, and what it means for the next one. Each fault also says
 * whether the request had been handed to a connected socket: the first group had not.
 *
 * `get` and `post` say how often a request may be repeated after this fault; PATCH and DELETE count as
 * `post`. Nothing tells whether a POST whose answer was lost took effect, and the service has no idempotency
 * key: such a request is never repeated, and its fate is `unknown`.
 */
export const FAULTS = {
  // Nothing was sent: the connection never came about.
  'name-not-found': { get: 5, post: 3 },
  'connection-refused': { get: 5, post: 3 },
  'connect-timeout': { get: 5, post: 3 },
  'tls-handshake': { get: 5, post: 3 },
  certificate: { get: 0, post: 0 },
  /** The proxy did not answer, went away, or could not reach the server. */
  'proxy-silent': { get: 5, post: 3 },
  /** The proxy said no, or its URL cannot be read. */
  proxy: { get: 0, post: 0 },
  // Sent, but no whole answer came.
  'connection-lost': { get: 5, post: 'unknown' },
  timeout: { get: 5, post: 'unknown' },
  // An answer that cannot be used.
  'too-large': { get: 0, post: 'unknown' },
  compressed: { get: 0, post: 'unknown' },
  html: { get: 3, post: 'unknown' },
  empty: { get: 5, post: 'unknown' },
  'not-json': { get: 5, post: 'unknown' },
  malformed: { get: 4, post: 'unknown' },
  'wrong-job': { get: 0, post: 'unknown' },
  /** The request was processed, and its answer is elsewhere. */
  'see-other': { get: 0, post: 'unknown' },
  // The server said no.
  'rate-limited': { get: 5, post: 2 },
  'server-error': { get: 5, post: 'unknown' },
  redirect: { get: 0, post: 0 },
  rejected: { get: 0, post: 0 },
} as const satisfies Record<string, { get: number; post: number | 'unknown' }>

export type Fault = keyof typeof FAULTS

/** One request that failed: what happened, in words that fit behind a colon, and what to do. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly fault: Fault
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined
  /** How long the server asks us to wait, in ms; undefined where it does not say. */
  readonly retryAfterMs: number | undefined
  /** What the reader can do, as a sentence; empty where there is nothing but to try again. */
  readonly advice: string

  constructor(
    fault: Fault,
    what: string,
    more: {
      status?: number | undefined
      retryAfterMs?: number | undefined
      advice?: string
      cause?: unknown
    } = {},
  ) {
    super(what, { cause: more.cause })
    this.fault = fault
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
    this.advice = more.advice ?? ''
  }
}

/** Which fault an HTTP status is; undefined for success. */
export function faultOfStatus(status: number): Fault | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 303) return 'see-other'
  if (status === 407) return 'proxy'
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 409 || status >= 500) return 'server-error'
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  return 'rejected'
}
