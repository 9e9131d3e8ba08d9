import type { Dispatcher } from 'undici'
import Agent from 'undici/lib/dispatcher/agent.js'
import {
  connectionError,
  connectTimeout,
  proxyFailure,
  proxyRefusal,
  RequestError,
} from './faults.ts'
import { proxyFor } from './proxy.ts'

/** The release replaces the version, together with package.json's. */
const USER_AGENT = 'docs-agent-action/0.1.0'
/** To connect, TLS and a proxy's tunnel included. */
const CONNECT_TIMEOUT_MS = 10_000
const ADVICE = 'Is there a proxy between the runner and the server?'

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

/** Our own limits hold; undici's would end a slow but good answer. */
const OPTIONS = { headersTimeout: 0, bodyTimeout: 0 }
/** Verified whatever NODE_TLS_REJECT_UNAUTHORIZED says: people set it for another tool in the same job. */
const TLS = { rejectUnauthorized: true }

/**
 * The only module that uses the network: makes one request over HTTP/1.1 and reads the whole answer. Follows
 * no redirect, decompresses nothing, obeys HTTPS_PROXY, HTTP_PROXY and NO_PROXY, verifies certificates.
 *
 * @returns a function that sends. It rejects with a `RequestError` that says whether the request had been
 *   handed to a connected socket, or with the signal's reason when that aborts.
 */
export function createTransport(env: NodeJS.ProcessEnv): Send {
  const kept = new Agent({ ...OPTIONS, connect: TLS })
  return async (request) => {
    const proxy = proxyFor(request.url, env)
    // A kept connection may be closed by the server just as we write to it, and then nobody knows what
    // became of the request. A GET is simply retried; any other request has a connection of its own. So has
    // every request through a proxy, as a tunnel that does not come about would hold up those after it.
    const isKept = request.method === 'GET' && proxy === undefined
    const dispatcher = isKept ? kept : await openDispatcher(proxy)
    try {
      return await exchange(request, dispatcher, proxy?.host)
    } finally {
      if (!isKept) void dispatcher.destroy()
    }
  }
}

async function openDispatcher(proxy: URL | undefined): Promise<Dispatcher> {
  if (proxy === undefined) return new Agent({ ...OPTIONS, connect: TLS })
  // Loaded here and not at the top: most runners have no proxy.
  const { Pool, ProxyAgent } = (await import('undici')).default
  return new ProxyAgent({
    ...OPTIONS,
    uri: proxy.href,
    // http targets are forwarded; only https ones need a tunnel.
    proxyTunnel: false,
    requestTls: TLS,
    proxyTls: TLS,
    clientFactory(origin, options) {
      const pool = new Pool(origin, options)
      const connect = pool.connect.bind(pool) as (
        options: Dispatcher.ConnectOptions,
      ) => Promise<Dispatcher.ConnectData>
      // undici connects again and again to a proxy that hangs up, since it takes that for a server's kept
      // connection; a failure of our own ends the request.
      return Object.assign(pool, {
        connect: async (options: Dispatcher.ConnectOptions) => {
          const tunnel = await connect(options).catch((cause: unknown) => {
            throw proxyFailure(proxy.host, cause)
          })
          if (tunnel.statusCode === 200) return tunnel
          tunnel.socket.on('error', () => {}).destroy()
          throw proxyRefusal(proxy.host, tunnel.statusCode)
        },
      })
    },
  })
}

/** Makes one request, and reads its answer. */
async function exchange(
  request: HttpRequest,
  dispatcher: Dispatcher,
  proxy: string | undefined,
): Promise<HttpResponse> {
  const { method, url, headers, body = null, signal, timeoutMs, maxBytes } = request
  signal.throwIfAborted()
  const answer = Promise.withResolvers<HttpResponse>()
  let isSettled = false
  /** The request's, once it was handed to a connected socket. */
  let controller: Dispatcher.DispatchController | undefined
  const response = { status: 0, headers: {} as Record<string, string>, body: '' }
  // Copied together: a chunk of one byte would keep the 64 KiB that it was read into. The system gives
  // memory only to what is written.
  const received = Buffer.alloc(maxBytes)
  let bytes = 0

  const fail = (error: unknown) => {
    if (isSettled) return
    isSettled = true
    answer.reject(error)
    controller?.abort(new Error('no longer wanted'))
  }
  const refuse = (fault: 'compressed' | 'too-large', what: string) =>
    fail(new RequestError(fault, what, { advice: ADVICE }))
  const expire = () => {
    const seconds = Number((timeoutMs / 1000).toFixed(1))
    const what = `no whole answer within ${seconds} s. ${url.host} may be overloaded`
    fail(controller ? new RequestError('timeout', what) : connectTimeout(url, proxy))
  }
  const cancel = () => fail(signal.reason)
  const connectTimer = setTimeout(() => controller ?? expire(), CONNECT_TIMEOUT_MS)
  const timer = setTimeout(expire, timeoutMs)
  signal.addEventListener('abort', cancel)
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started
      // Too late: the time was up while the connection was made, so nothing may be written to it.
      if (isSettled) started.abort(new Error('no longer wanted'))
      else request.onSent?.()
    },
    onResponseStart(_, status, fields) {
      // 1xx announces the answer, it is not the answer.
      if (status < 200) return
      response.status = status
      for (const [name, value] of Object.entries(fields)) {
        const first = Array.isArray(value) ? value[0] : value
        if (first !== undefined) response.headers[name.toLowerCase()] = first
      }
      // We ask for `identity`; what is compressed all the same may be a bomb, and is not opened.
      if (!['identity', undefined].includes(response.headers['content-encoding']))
        refuse('compressed', 'the answer is compressed, which was not asked for')
    },
    onResponseData(_, chunk) {
      if (bytes + chunk.length > maxBytes)
        refuse('too-large', `the answer is larger than ${maxBytes / 1024 / 1024} MiB`)
      else bytes += chunk.copy(received, bytes)
    },
    onResponseEnd() {
      isSettled = true
      answer.resolve({ ...response, body: received.toString('utf8', 0, bytes) })
    },
    onResponseError: (_, error) =>
      fail(connectionError(error, { url, proxy, isSent: controller !== undefined })),
  }
  try {
    const ours = { 'user-agent': USER_AGENT, 'accept-encoding': 'identity' }
    const { origin, pathname, search } = url
    const sent = { ...headers, ...ours }
    dispatcher.dispatch({ origin, path: pathname + search, method, headers: sent, body }, handler)
    return await answer.promise
  } finally {
    clearTimeout(connectTimer)
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}
