import type { Dispatcher } from 'undici'
import Agent from 'undici/lib/dispatcher/agent.js'
import {
  connectionError,
  connectTimeout,
  type Place,
  proxyFailure,
  proxyRefusal,
  RequestError,
} from './faults.ts'
import { type ProxyAddress, proxyFor } from './proxy.ts'

/** The release replaces the version, together with package.json's. */
const USER_AGENT = 'docs-agent-action/0.1.0'
/** To connect, TLS and a proxy's tunnel included. */
const CONNECT_TIMEOUT_MS = 10_000
/** The space for a body at first; it doubles as the body grows. An agent job has some 500 bytes. */
const FIRST_BODY_BYTES = 4 * 1024

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
      return await new Exchange(request, proxy).perform(dispatcher)
    } finally {
      if (!isKept) void dispatcher.destroy()
    }
  }
}

async function openDispatcher(proxy: ProxyAddress | undefined): Promise<Dispatcher> {
  if (proxy === undefined) return new Agent({ ...OPTIONS, connect: TLS })
  // Loaded here and not at the top: most runners have no proxy.
  const { Pool, ProxyAgent } = (await import('undici')).default
  return new ProxyAgent({
    ...OPTIONS,
    uri: proxy.url,
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

/** One request and its answer. undici calls the methods that begin with `on`. */
class Exchange implements Dispatcher.DispatchHandler {
  private readonly request: HttpRequest
  private readonly proxy: ProxyAddress | undefined
  private readonly answer = Promise.withResolvers<HttpResponse>()
  private isSettled = false
  /** Of the request, once it was handed to a connected socket. */
  private controller: Dispatcher.DispatchController | undefined
  private status = 0
  private headers: Record<string, string> = {}
  private body = Buffer.alloc(FIRST_BODY_BYTES)
  private bytes = 0

  constructor(request: HttpRequest, proxy: ProxyAddress | undefined) {
    this.request = request
    this.proxy = proxy
  }

  async perform(dispatcher: Dispatcher): Promise<HttpResponse> {
    const { method, url, headers, body = null, signal, timeoutMs } = this.request
    signal.throwIfAborted()
    const cancel = () => this.fail(signal.reason)
    const expire = () => this.expire()
    const connectTimer = setTimeout(() => this.controller ?? expire(), CONNECT_TIMEOUT_MS)
    const timer = setTimeout(expire, timeoutMs)
    signal.addEventListener('abort', cancel)
    try {
      dispatcher.dispatch(
        {
          origin: url.origin,
          path: url.pathname + url.search,
          method,
          headers: { ...headers, 'user-agent': USER_AGENT, 'accept-encoding': 'identity' },
          body,
        },
        this,
      )
      return await this.answer.promise
    } finally {
      clearTimeout(connectTimer)
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller
    // Too late: the time was up while the connection was made, so nothing may be written to it.
    if (this.isSettled) controller.abort(new Error('no longer wanted'))
    else this.request.onSent?.()
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // 1xx announces the answer, it is not the answer.
    if (status < 200) return
    this.status = status
    for (const [name, value] of Object.entries(headers)) {
      const first = Array.isArray(value) ? value[0] : value
      if (first !== undefined) this.headers[name.toLowerCase()] = first
    }
    // We ask for `identity`; what is compressed all the same may be a bomb, and is not opened.
    if (!['identity', undefined].includes(this.headers['content-encoding']))
      this.refuse('compressed', 'the answer is compressed, which was not asked for')
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    const { maxBytes } = this.request
    const bytes = this.bytes + chunk.length
    if (bytes > maxBytes) {
      this.refuse('too-large', `the answer is larger than ${maxBytes / 1024 / 1024} MiB`)
      return
    }
    // Copied together: a chunk of one byte keeps the 64 KiB that it was read into.
    while (bytes > this.body.length)
      this.body = Buffer.concat([this.body], Math.min(2 * this.body.length, maxBytes))
    chunk.copy(this.body, this.bytes)
    this.bytes = bytes
  }

  onResponseEnd(): void {
    this.isSettled = true
    const body = this.body.toString('utf8', 0, this.bytes)
    this.answer.resolve({ status: this.status, headers: this.headers, body })
  }

  onResponseError(_: unknown, error: Error): void {
    this.fail(connectionError(error, this.place()))
  }

  private expire(): void {
    const { url, timeoutMs } = this.request
    const seconds = Number((timeoutMs / 1000).toFixed(1))
    const what = `no whole answer within ${seconds} s. ${url.host} may be overloaded`
    this.fail(
      this.controller === undefined
        ? connectTimeout(this.place())
        : new RequestError('timeout', what),
    )
  }

  private refuse(fault: 'compressed' | 'too-large', what: string): void {
    const advice = 'Is there a proxy between the runner and the server?'
    this.fail(new RequestError(fault, what, { advice }))
  }

  private fail(error: unknown): void {
    if (this.isSettled) return
    this.isSettled = true
    this.answer.reject(error)
    this.controller?.abort(error instanceof Error ? error : new Error('aborted'))
  }

  private place(): Place {
    const isSent = this.controller !== undefined
    return { url: this.request.url, proxy: this.proxy?.host, isSent }
  }
}
