import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import Agent from 'undici/lib/dispatcher/agent.js'
import {
  ADDRESS_TIMEOUT_MS,
  AttemptError,
  connectionError,
  connectTimeoutError,
  proxyRefusalError,
  proxyUnreachableError,
  secondsOf,
} from './faults.ts'

/** Releases replace this version and package.json's. */
const USER_AGENT = 'docs-agent-action/0.1.0'
/** Includes TLS and a proxy's tunnel. */
const CONNECT_TIMEOUT_MS = 10_000
/** Most answers are smaller. V8 counts a buffer's whole size as used, and collects garbage because of it. */
const FIRST_BUFFER_BYTES = 64 * 1024
const ADVICE = 'Is there a proxy between the runner and the server?'

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH'
  url: URL
  headers: Record<string, string>
  body?: string | undefined
  /** From the call to the answer's last byte. */
  timeoutMs: number
  maxBytes: number
  signal: AbortSignal
  /** Called when a connected socket takes the request: from then on, it may take effect. */
  onSent?: (() => void) | undefined
}

export interface HttpResponse {
  status: number
  /** Lower-case names; the first value of a repeated header. */
  headers: Record<string, string>
  body: string
}

export type Transport = (request: HttpRequest) => Promise<HttpResponse>

/** We set our own limits; undici's would end a slow but good answer. */
const OPTIONS = { headersTimeout: 0, bodyTimeout: 0 }
const CONNECT = {
  autoSelectFamilyAttemptTimeout: ADDRESS_TIMEOUT_MS,
  // Ignores NODE_TLS_REJECT_UNAUTHORIZED, which people set for other tools in the same job.
  rejectUnauthorized: true,
}

/**
 * The only module that uses the network. `send` follows no redirects and decompresses nothing. It fails with an
 * `AttemptError`, or with the signal's reason.
 */
export function createTransport(env: NodeJS.ProcessEnv): Transport {
  const kept = new Agent({ ...OPTIONS, connect: CONNECT })
  return async (request) => {
    const proxy = proxyFor(request.url, env)
    // A server may close a kept connection while we write to it, so we can't tell if it took the request. Only GETs
    // are safe to retry. Through a proxy, one tunnel that doesn't open would block the requests behind it.
    const isKept = request.method === 'GET' && proxy === undefined
    let dispatcher: Dispatcher = kept
    if (!isKept) dispatcher = await openDispatcher(proxy)
    try {
      return await exchange(request, dispatcher, proxy?.host)
    } finally {
      if (!isKept) void dispatcher.destroy()
    }
  }
}

async function openDispatcher(proxy: URL | undefined): Promise<Dispatcher> {
  if (proxy === undefined) return new Agent({ ...OPTIONS, connect: CONNECT })
  // Most runners have no proxy.
  const { default: ProxyAgent } = await import('undici/lib/dispatcher/proxy-agent.js')
  const { default: Pool } = await import('undici/lib/dispatcher/pool.js')
  const { default: openTunnel } = await import('undici/lib/api/api-connect.js')
  return new ProxyAgent({
    ...OPTIONS,
    uri: proxy.href,
    requestTls: CONNECT,
    proxyTls: CONNECT,
    clientFactory(origin, options) {
      const pool = new Pool(origin, options)
      const connect = async (target: Dispatcher.ConnectOptions) => {
        let tunnel: Dispatcher.ConnectData
        try {
          tunnel = await openTunnel.call(pool, target)
        } catch (cause) {
          throw proxyUnreachableError(proxy.host, cause)
        }
        if (tunnel.statusCode === 200) return tunnel
        tunnel.socket.on('error', () => {})
        tunnel.socket.destroy()
        throw proxyRefusalError(proxy.host, tunnel.statusCode)
      }
      // undici would keep reconnecting to a proxy that hangs up. Our own error ends the request.
      return Object.assign(pool, { connect })
    },
  })
}

/** The answer, a failure, a timeout or a cancel: whichever comes first ends the exchange. */
async function exchange(
  request: HttpRequest,
  dispatcher: Dispatcher,
  proxy: string | undefined,
): Promise<HttpResponse> {
  const { url, signal, maxBytes } = request
  signal.throwIfAborted()
  const answer = Promise.withResolvers<HttpResponse>()
  let isSettled = false
  /** Undefined until a connected socket takes the request. */
  let controller: Dispatcher.DispatchController | undefined
  let status = 0
  let headers: Record<string, string> = {}
  const body = new Body(maxBytes)

  const fail = (error: unknown) => {
    if (isSettled) return
    isSettled = true
    answer.reject(error)
    controller?.abort(new Error('no longer wanted'))
  }
  const refuse = (fault: 'unusable' | 'too-large', what: string) => {
    fail(new AttemptError(fault, what, { advice: ADVICE }))
  }
  const cancel = () => fail(signal.reason)
  const connectMs = Math.min(CONNECT_TIMEOUT_MS, request.timeoutMs)
  const expire = () => {
    if (controller === undefined) {
      fail(connectTimeoutError(url, proxy, connectMs))
      return
    }
    const seconds = secondsOf(request.timeoutMs)
    const what = `no complete answer within ${seconds} s. ${url.host} may be overloaded`
    fail(new AttemptError('unanswered', what))
  }
  const connectTimer = setTimeout(expire, connectMs)
  const timer = setTimeout(expire, request.timeoutMs)

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started
      clearTimeout(connectTimer)
      if (isSettled) {
        // Don't send anything after a timeout.
        started.abort(new Error('no longer wanted'))
        return
      }
      request.onSent?.()
    },
    onResponseStart(_, responseStatus, fields) {
      // 1xx is not the final response.
      if (responseStatus < 200) return
      status = responseStatus
      headers = firstValues(fields)
      const encoding = headers['content-encoding'] ?? 'identity'
      // We asked for `identity`. A compressed answer may be a bomb.
      if (encoding !== 'identity')
        refuse('unusable', 'the answer is compressed, although we asked for no compression')
    },
    onResponseData(_, chunk) {
      const hasRoom = body.add(chunk)
      if (!hasRoom) refuse('too-large', `the answer is larger than ${maxBytes / 1024 / 1024} MiB`)
    },
    onResponseEnd() {
      isSettled = true
      answer.resolve({ status, headers, body: body.text() })
    },
    onResponseError(_, error) {
      const isSent = controller !== undefined
      fail(connectionError(error, { url, proxy, isSent }))
    },
  }

  signal.addEventListener('abort', cancel)
  try {
    const sent: Dispatcher.DispatchOptions = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: request.method,
      headers: {
        ...request.headers,
        'user-agent': USER_AGENT,
        'accept-encoding': 'identity',
      },
      body: request.body ?? null,
    }
    dispatcher.dispatch(sent, handler)
    return await answer.promise
  } finally {
    clearTimeout(connectTimer)
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}

function firstValues(fields: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    let first: string | undefined
    if (Array.isArray(value)) first = value[0]
    else first = value
    if (first !== undefined) headers[name.toLowerCase()] = first
  }
  return headers
}

/**
 * An answer's bytes, copied into one buffer that grows: each chunk, even of one byte, would keep the 64 KiB buffer that
 * it was read into.
 */
class Body {
  readonly #maxBytes: number
  #buffer: Buffer
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
    this.#buffer = Buffer.alloc(Math.min(FIRST_BUFFER_BYTES, maxBytes))
  }

  /** @returns false if the answer is too large, without adding the chunk */
  add(chunk: Buffer): boolean {
    const neededBytes = this.#bytes + chunk.length
    if (neededBytes > this.#maxBytes) return false
    if (neededBytes > this.#buffer.length) {
      const grownBytes = Math.min(2 * neededBytes, this.#maxBytes)
      this.#buffer = Buffer.concat([this.#buffer], grownBytes)
    }
    this.#bytes += chunk.copy(this.#buffer, this.#bytes)
    return true
  }

  text(): string {
    return this.#buffer.toString('utf8', 0, this.#bytes)
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Lower-case variables first. Requests to this machine never use a proxy: it would see the key in clear text. */
export function proxyFor(target: URL, env: NodeJS.ProcessEnv): URL | undefined {
  const read = (name: string) => env[name]?.trim() ?? ''
  if (LOOPBACK.test(target.hostname)) return undefined
  const noProxy = read('no_proxy') || read('NO_PROXY')
  if (isExcluded(target, noProxy)) return undefined
  let variable = 'http_proxy'
  if (target.protocol === 'https:') variable = 'https_proxy'
  for (const name of [variable, variable.toUpperCase()]) {
    const value = read(name)
    if (value === '') continue
    const url = parseProxyUrl(value)
    if (url !== undefined) return url
    // The value may hold a password.
    throw new AttemptError(
      'blocked',
      `${name} is not an http or https URL. Set it to something like http://proxy.example:3128, with characters such as % and @ in a password percent-encoded.`,
    )
  }
  return undefined
}

/** @param noProxy `internal.example, .local, host:8443`, or `*`; subdomains are excluded too */
function isExcluded(target: URL, noProxy: string): boolean {
  let targetPort = '80'
  if (target.protocol === 'https:') targetPort = '443'
  // Empty for the scheme's own port.
  if (target.port !== '') targetPort = target.port
  for (const entry of noProxy.split(/[\s,]+/)) {
    if (entry === '*') return true
    const parts = /^(?:\*?\.)?(?<host>[^:]+)(?::(?<port>\d+))?$/.exec(entry)?.groups
    if (parts === undefined) continue
    const isOtherPort = parts.port !== undefined && parts.port !== targetPort
    if (isOtherPort) continue
    const suffix = `.${parts.host}`.toLowerCase()
    if (`.${target.hostname}`.endsWith(suffix)) return true
  }
  return false
}

function parseProxyUrl(value: string): URL | undefined {
  try {
    let address = value
    // curl and git accept `host:8080` too.
    if (!value.includes('://')) address = `http://${value}`
    const url = new URL(address)
    // undici decodes the credentials, and would throw then.
    decodeURIComponent(`${url.username}:${url.password}`)
    // After an unescaped `#`, `/` or `?` in a password, the user would look like the host.
    const isBare = url.pathname === '/' && url.search === '' && url.hash === ''
    const isHttp = /^https?:$/.test(url.protocol)
    const hasSpace = /\s/.test(value)
    if (!isHttp || !isBare || hasSpace) return undefined
    return url
  } catch {
    return undefined
  }
}
