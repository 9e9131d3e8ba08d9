import { asRecord, asText } from '../text.ts'

/** It may pass, so it is retried as long as the kind of request allows. */
const WHILE_WORTH_IT = Number.POSITIVE_INFINITY

/**
 * Everything that can go wrong with one request, how often it may then be retried at most (`kinds.ts` says how long),
 * and whether the server may have acted on it. The service has no idempotency key, so we can never find that out.
 */
export const FAULTS = {
  /** There was no connection, so nothing was sent. */
  unreachable: { retries: WHILE_WORTH_IT, mayHaveActed: false },
  /** A certificate, a proxy or a redirect is in the way, and stays there. */
  blocked: { retries: 0, mayHaveActed: false },
  /** It was sent, but no complete answer came. */
  unanswered: { retries: WHILE_WORTH_IT, mayHaveActed: true },
  /** The answer is not of its form. */
  malformed: { retries: 4, mayHaveActed: true },
  /** Of a proxy or a login. */
  'web-page': { retries: 3, mayHaveActed: true },
  'too-large': { retries: 0, mayHaveActed: true },
  /** Asking again would bring the same answer: compressed, or about another job. */
  unusable: { retries: 0, mayHaveActed: true },
  'server-error': { retries: WHILE_WORTH_IT, mayHaveActed: true },
  // The server said no.
  'rate-limited': { retries: WHILE_WORTH_IT, mayHaveActed: false },
  /** It forbade a read for a reason that may pass. */
  'maybe-later': { retries: 5, mayHaveActed: false },
  /** What exists may not show at once: three looks say that it is gone. */
  'not-found': { retries: 2, mayHaveActed: false },
  rejected: { retries: 0, mayHaveActed: false },
} as const

export type Fault = keyof typeof FAULTS

/**
 * What a failure says about the thing that we asked for. `unauthorized` is about the key or token itself, so every
 * other request with it fails too. After `for now`, ask again another time; after `for good`, that would not help.
 */
export type Meaning = 'gone' | 'forbidden' | 'unauthorized' | 'for good' | 'for now'

const MEANING_OF_STATUS: Readonly<Record<number, Meaning>> = {
  401: 'unauthorized',
  402: 'unauthorized',
  403: 'forbidden',
  404: 'gone',
  410: 'gone',
}

/** Whether the same request may be answered in some minutes. */
export function mayPass(fault: Fault): boolean {
  return FAULTS[fault].retries === WHILE_WORTH_IT
}

/** One request that failed. The message fits behind a colon. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly fault: Fault
  /** Of a refusal: its meaning depends on it. */
  readonly status: number | undefined
  /** How long the server asks us to wait, if it does. */
  readonly retryAfterMs: number | undefined
  /** What the reader can do, as a sentence; empty if there is nothing but to try again. */
  readonly advice: string

  constructor(
    fault: Fault,
    what: string,
    more: Partial<Pick<RequestError, 'status' | 'retryAfterMs' | 'advice' | 'cause'>> = {},
  ) {
    super(what, { cause: more.cause })
    this.fault = fault
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
    this.advice = more.advice ?? ''
  }

  get meaning(): Meaning {
    if (!['rejected', 'not-found', 'too-large'].includes(this.fault)) return 'for now'
    return MEANING_OF_STATUS[this.status ?? 0] ?? 'for good'
  }
}

export function faultOfStatus(status: number): Fault | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 409 || status >= 500) return 'server-error'
  if (status >= 300 && status < 400) return 'blocked'
  return 'rejected'
}

/**
 * How long one address of a host may take before the next one is tried. Node.js has 250 ms: where IPv6 leads nowhere,
 * a slower handshake never connects.
 */
export const ADDRESS_TIMEOUT_MS = 2_000

/** Why there was no connection, by the code of the error. */
const NO_CONNECTION: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name was not found',
  EAI_AGAIN: 'the host name was not found',
  ECONNREFUSED: 'the connection was refused',
  ENETUNREACH: 'the connection was refused',
  EHOSTUNREACH: 'the connection was refused',
  ETIMEDOUT: `no address of the host answered within ${ADDRESS_TIMEOUT_MS / 1000} s`,
  UND_ERR_CONNECT_TIMEOUT: 'no connection within 10 s',
}

const NETWORK_ADVICE =
  "Check the server's address, the runner's network and, behind a proxy, HTTPS_PROXY and NO_PROXY."
const CERTIFICATE_ADVICE =
  "Where the runner's network inspects TLS, or the server has a private certificate authority, put that authority's certificate into a PEM file and name it in NODE_EXTRA_CA_CERTS."
const PROXY_ADVICE = 'Check HTTPS_PROXY, its credentials, and NO_PROXY.'

/**
 * What a failure of the connection means.
 * @param at `isSent`: whether the request had been handed to a connected socket, as most failures can come
 *   before and after that; `proxy`: its host
 */
export function connectionError(
  cause: unknown,
  at: { url: URL; proxy: string | undefined; isSent: boolean },
): RequestError {
  const { url, proxy, isSent } = at
  if (cause instanceof RequestError) return cause
  const code = codeOf(cause)
  const where = proxy === undefined ? url.host : `${url.host} through the proxy ${proxy}`
  const fail = (fault: Fault, what: string, advice = '') =>
    new RequestError(fault, `${what} (${where}, ${code})`, { advice, cause })
  if (isSent) return fail('unanswered', 'the connection was lost before the whole answer came')
  if (/CERT|UNABLE_TO_/.test(code))
    return fail('blocked', "the server's certificate is not trusted", CERTIFICATE_ADVICE)
  const isTls = url.protocol === 'https:'
  const otherwise = isTls ? 'the connection was lost during the TLS handshake' : 'no connection'
  return fail('unreachable', NO_CONNECTION[code] ?? otherwise, NETWORK_ADVICE)
}

export function connectTimeout(url: URL, proxy: string | undefined): RequestError {
  const [what, advice] =
    proxy === undefined
      ? [`no connection within 10 s (${url.host})`, NETWORK_ADVICE]
      : [`the proxy ${proxy} did not answer within 10 s`, PROXY_ADVICE]
  return new RequestError('unreachable', what, { advice })
}

/** The proxy could not be reached, or hung up. */
export function proxyFailure(proxy: string, cause: unknown): RequestError {
  const what = `the proxy ${proxy} could not be used (${codeOf(cause)})`
  return new RequestError('unreachable', what, { advice: PROXY_ADVICE, cause })
}

/** The proxy refused with this status. If it cannot reach the server, that is a 5xx. */
export function proxyRefusal(proxy: string, status: number): RequestError {
  const what = `the proxy ${proxy} refused to connect: it answered ${status}`
  const fault = status >= 500 ? 'unreachable' : 'blocked'
  return new RequestError(fault, what, { advice: PROXY_ADVICE })
}

function codeOf(cause: unknown): string {
  const { code, name } = asRecord(cause)
  return asText(code) ?? asText(name) ?? 'unknown'
}
