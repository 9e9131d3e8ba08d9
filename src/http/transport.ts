import type { Dispatcher } from 'undici'
import Agent from 'undici/lib/dispatcher/agent.js'
import { createAnswerReader } from './answer-reader.ts'
import { failureOf, ProxyFailure, timeoutOf } from './failures.ts'
import { type ProxySettings, readProxies } from './proxy.ts'

/** To connect, TLS and a proxy's tunnel included. */
const CONNECT_TIMEOUT_MS = 10_000

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string | undefined
  /** From the call to the last byte of the answer. */
  timeoutMs: number
  /** The largest body that is read. */
  maxBytes: number
  signal: AbortSignal
  /** Called when the request is handed to a connected socket: from here on it may take effect. */
  onSent?: (() => void) | undefined
}

export interface HttpResponse {
  status: number
  /** By lower-case name; of a repeated header the first. */
  headers: Record<string, string>
  body: string
}

export type Send = (request: HttpRequest) => Promise<HttpResponse>

/**
 * The one door to the network: makes one request over HTTP/1.1 and reads the whole answer. Follows no
 * redirect, decompresses nothing, obeys HTTPS_PROXY, HTTP_PROXY and NO_PROXY, verifies certificates.
 *
 * @returns a function that sends. It rejects with a `RequestError` that says whether the request had been
 *   handed to a connected socket, or with the signal's reason when that aborts.
 * @throws ActionError for a proxy in the environment that is no URL
 */
export function createTransport(env: NodeJS.ProcessEnv): Send {
  const proxyFor = readProxies(env)
  const kept = new Map<string, Promise<Dispatcher>>()

  function keptDispatcher(proxy: ProxySettings | undefined): Promise<Dispatcher> {
    const key = proxy?.url ?? ''
    const dispatcher = kept.get(key) ?? openDispatcher(proxy)
    kept.set(key, dispatcher)
    return dispatcher
  }

  return async (request) => {
    const { method, url, signal } = request
    signal.throwIfAborted()
    const proxy = proxyFor(url)
    // A kept connection may be closed by the server just as we write to it, and then nobody knows what
    // became of the request. A GET is simply repeated; any other request gets a connection of its own.
    const isKept = method === 'GET'
    const dispatcher = await (isKept ? keptDispatcher(proxy) : openDispatcher(proxy))
    try {
      return await exchange(request, { dispatcher, proxy })
    } finally {
      if (!isKept) void dispatcher.destroy()
    }
  }
}

/** Verified whatever NODE_TLS_REJECT_UNAUTHORIZED says: people set it for another tool in the same job. */
const TLS = { rejectUnauthorized: true }

/** Our own limits hold; undici's would end a slow but good answer. */
const OPTIONS = { headersTimeout: 0, bodyTimeout: 0 }

async function openDispatcher(proxy: ProxySettings | undefined): Promise<Dispatcher> {
  const connect = { ...TLS, timeout: CONNECT_TIMEOUT_MS }
  if (proxy === undefined) return new Agent({ ...OPTIONS, connect })
  // Loaded here and not at the top: most runners have no proxy.
  const { EnvHttpProxyAgent, Pool } = (await import('undici')).default
  return new EnvHttpProxyAgent({
    ...OPTIONS,
    connect,
    httpProxy: proxy.url,
    httpsProxy: proxy.url,
    noProxy: proxy.noProxy,
    // http targets are forwarded; only https ones need a tunnel.
    proxyTunnel: false,
    requestTls: connect,
    proxyTls: connect,
    clientFactory: (origin, options) => limitTunnels(new Pool(origin, options), proxy),
  })
}

/**
 * Ends each CONNECT within its limit. undici waits for ever for a proxy that does not answer, and connects
 * again and again to one that hangs up, since it takes that for a server's kept connection.
 */
function limitTunnels(pool: Dispatcher, proxy: ProxySettings): Dispatcher {
  const connect = pool.connect.bind(pool) as (
    options: Dispatcher.ConnectOptions,
  ) => Promise<Dispatcher.ConnectData>
  const connectInTime = async (options: Dispatcher.ConnectOptions) => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), CONNECT_TIMEOUT_MS)
    let data: Dispatcher.ConnectData
    try {
      data = await connect({ ...options, signal: limit.signal })
    } catch (cause) {
      throw new ProxyFailure(proxy.host, { cause, timedOut: limit.signal.aborted })
    } finally {
      clearTimeout(timer)
    }
    if (data.statusCode === 200) return data
    data.socket.on('error', () => {}).destroy()
    throw new ProxyFailure(proxy.host, { status: data.statusCode })
  }
  return Object.assign(pool, { connect: connectInTime })
}

interface Way {
  dispatcher: Dispatcher
  proxy: ProxySettings | undefined
}

function exchange(request: HttpRequest, { dispatcher, proxy }: Way): Promise<HttpResponse> {
  const { method, url, headers, body, signal, timeoutMs } = request
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let isSettled = false
    const answer = createAnswerReader(request.maxBytes)

    function settle(end: () => void): void {
      if (isSettled) return
      isSettled = true
      for (const timer of timers) timer.clear()
      signal.removeEventListener('abort', cancel)
      end()
    }
    function fail(error: unknown): void {
      settle(() => reject(error))
      controller?.abort(error instanceof Error ? error : new Error('aborted'))
    }
    const cancel = () => fail(signal.reason)
    const at = () => ({ url, proxy, isSent: controller !== undefined })
    const timers = [
      startTimer(CONNECT_TIMEOUT_MS, answer, () => {
        if (at().isSent) return
        if (proxy === undefined) return fail(timeoutOf({ ...at(), timeoutMs }))
        fail(failureOf(new ProxyFailure(proxy.host, { timedOut: true }), at()))
      }),
      startTimer(timeoutMs, answer, () => fail(timeoutOf({ ...at(), timeoutMs }))),
    ]
    signal.addEventListener('abort', cancel, { once: true })

    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        ...(body !== undefined && { body }),
      },
      {
        onRequestStart(started) {
          // Too late: the time was up while the connection was made, so nothing may be written to it.
          if (isSettled) return started.abort(new Error('no longer wanted'))
          controller = started
          request.onSent?.()
        },
        onResponseStart(_, status, received) {
          const refusal = answer.begin(status, received)
          if (refusal !== undefined) fail(refusal)
        },
        onResponseData(_, chunk) {
          const refusal = answer.add(chunk)
          if (refusal !== undefined) fail(refusal)
        },
        onResponseEnd: () => settle(() => resolve(answer.whole())),
        onResponseError: (_, error) => fail(failureOf(error, at())),
      },
    )
  })
}

/**
 * Calls back after `ms`, but never while the answer is coming in: after the process was stopped for a
 * while, its timers fire before it has looked at its sockets, and the answer may have been there for long.
 */
function startTimer(
  ms: number,
  answer: { readonly events: number },
  onTimeout: () => void,
): { clear(): void } {
  let seen = -1
  let immediate: NodeJS.Immediate | undefined
  const look = () => {
    if (answer.events === seen) return onTimeout()
    seen = answer.events
    // Sockets are read between a timer and the immediate after it.
    immediate = setImmediate(look)
  }
  const timer = setTimeout(look, ms)
  return {
    clear() {
      clearTimeout(timer)
      clearImmediate(immediate)
    },
  }
}
