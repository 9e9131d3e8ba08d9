import { type Fault, RequestError } from './faults.ts'
import type { ProxySettings } from './proxy.ts'

/** A tunnel that did not come about: the proxy refused it, went away, or did not answer. */
export class ProxyFailure extends Error {
  override name = 'ProxyFailure'
  readonly status: number | undefined
  readonly timedOut: boolean

  constructor(host: string, more: { status?: number; cause?: unknown; timedOut?: boolean }) {
    super(`the proxy ${host} made no tunnel`, { cause: more.cause })
    this.status = more.status
    this.timedOut = more.timedOut ?? false
  }
}

/** Where a request was when it failed. */
interface Circumstances {
  url: URL
  proxy: ProxySettings | undefined
  /** Whether it had been handed to a connected socket: most failures can come both before and after. */
  isSent: boolean
}

/** What a failure of the network means. */
export function failureOf(cause: unknown, at: Circumstances): RequestError {
  if (cause instanceof ProxyFailure) return proxyFailure(cause, at)
  if (/\(407\)$/.test(messageOf(cause))) return proxyRefusal(407, at)
  return connectionFailure(codeOf(cause), { ...at, cause })
}

/** The time for the whole request, or for its connection, was up. */
export function timeoutOf(at: Circumstances & { timeoutMs: number }): RequestError {
  if (!at.isSent) return connectionFailure(CONNECT_TIMEOUT, at)
  const seconds = Number((at.timeoutMs / 1000).toFixed(1))
  const what = `no whole answer within ${seconds} s. ${at.url.host} may be overloaded`
  return new RequestError('timeout', what)
}

function connectionFailure(code: string, at: Circumstances & { cause?: unknown }): RequestError {
  const fault = faultOf(code, at)
  const what = `${WHAT_HAPPENED[fault]} (${describePlace(at)}, ${code})`
  return new RequestError(fault, what, { advice: ADVICE[fault] ?? '', cause: at.cause })
}

const CONNECT_TIMEOUT = 'UND_ERR_CONNECT_TIMEOUT'

const FAULT_OF_CODE: Record<string, 'name-not-found' | 'connection-refused' | 'connect-timeout'> = {
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  ECONNREFUSED: 'connection-refused',
  ENETUNREACH: 'connection-refused',
  EHOSTUNREACH: 'connection-refused',
  ETIMEDOUT: 'connect-timeout',
  [CONNECT_TIMEOUT]: 'connect-timeout',
}

const WHAT_HAPPENED = {
  'name-not-found': 'the host name was not found',
  'connection-refused': 'the connection was refused',
  'connect-timeout': 'no connection within 10 s',
  certificate: "the server's certificate is not trusted",
  'tls-handshake': 'the connection was lost during the TLS handshake',
  'connection-lost': 'the connection was lost before the whole answer came',
} as const

const NETWORK_ADVICE =
  "Check the server's address, the runner's network and, behind a proxy, HTTPS_PROXY and NO_PROXY."
const PROXY_ADVICE = 'Check HTTPS_PROXY, its credentials, and NO_PROXY.'

const ADVICE: Partial<Record<Fault, string>> = {
  'name-not-found': NETWORK_ADVICE,
  'connection-refused': NETWORK_ADVICE,
  'connect-timeout': NETWORK_ADVICE,
  'tls-handshake': NETWORK_ADVICE,
  certificate:
    "Where the runner's network inspects TLS, or the server has a private certificate authority, put that authority's certificate into a PEM file and name it in NODE_EXTRA_CA_CERTS.",
}

function faultOf(code: string, { url, isSent }: Circumstances): keyof typeof WHAT_HAPPENED {
  if (isSent) return 'connection-lost'
  const fault = FAULT_OF_CODE[code]
  if (fault !== undefined) return fault
  if (/CERT|UNABLE_TO_|SELF_SIGNED|ALTNAME/.test(code)) return 'certificate'
  return url.protocol === 'https:' ? 'tls-handshake' : 'connection-refused'
}

function proxyFailure(failure: ProxyFailure, at: Circumstances): RequestError {
  if (failure.status !== undefined) return proxyRefusal(failure.status, at)
  const code = codeOf(failure.cause)
  const fault = failure.timedOut ? 'proxy-silent' : (FAULT_OF_CODE[code] ?? 'proxy-silent')
  const what = failure.timedOut
    ? `the proxy ${at.proxy?.host} did not answer within 10 s`
    : `the proxy ${at.proxy?.host} could not be used (${code})`
  return new RequestError(fault, what, { advice: PROXY_ADVICE, cause: failure })
}

/** A proxy that cannot reach the server answers 5xx; any other status is its own decision. */
function proxyRefusal(status: number, { proxy }: Circumstances): RequestError {
  const fault = status >= 500 ? 'proxy-silent' : 'proxy'
  const what = `the proxy ${proxy?.host} refused to connect: it answered ${status}`
  return new RequestError(fault, what, { advice: PROXY_ADVICE, status })
}

function describePlace({ url, proxy }: Circumstances): string {
  return proxy === undefined ? url.host : `${url.host} through the proxy ${proxy.host}`
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : ''
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
