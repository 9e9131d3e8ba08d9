import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import Agent from 'undici/lib/dispatcher/agent.js'
import { type RichText, richText, trusted } from '../rich-text.ts'
import { AttemptError, connectionError, connectTimeoutError, timeoutError } from './faults.ts'
import { openProxyAgent, proxyFor } from './proxy.ts'

/** Releases replace this version and package.json's. */
const USER_AGENT = 'docs-agent-action/0.1.0'
/** Includes TLS and a proxy's tunnel. */
const CONNECT_TIMEOUT_S = 10
/** Node.js gives each address of a host 250 ms. With broken IPv6, slower handshakes then never connect. */
const ADDRESS_TIMEOUT_MS = 2_000
const ADVICE = trusted('Is there a proxy between the runner and the server?')

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH'
  url: URL
  headers: Record<string, string>
  body?: string | undefined
  /** From the call to the answer's last byte. */
  timeoutMs: number
  maxBytes: number
  signal: AbortSignal
}

export interface HttpResponse {
  status: number
  /** Lower-case names; the first value of a repeated header. */
  headers: Record<string, string>
  body: string
}

export type Transport = (request: HttpRequest) => Promise<HttpResponse>

/** For every connection. */
const OPTIONS = {
  // We set our own limits; undici's would end a slow but good answer.
  headersTimeout: 0,
  bodyTimeout: 0,
  // The bundle has no HTTP/2.
  allowH2: false,
  connect: {
    autoSelectFamilyAttemptTimeout: ADDRESS_TIMEOUT_MS,
    // Ignores NODE_TLS_REJECT_UNAUTHORIZED, which people set for other tools in the same job.
    rejectUnauthorized: true,
  },
}

/**
 * The only module that uses the network. `send` follows no redirects and decompresses nothing. It fails with an
 * `AttemptError`, or with the signal's reason.
 */
export function createTransport(env: NodeJS.ProcessEnv): Transport {
  const kept = new Agent(OPTIONS)
  return async (request) => {
    const proxy = proxyFor(request.url, env)
    // A server may close a kept connection while we write to it, so we can't tell if it took the request. Only GETs
    // are safe to retry. Through a proxy, one tunnel that doesn't open would block the requests behind it.
    const isKept = request.method === 'GET' && proxy === undefined
    if (isKept) return await exchange(request, kept)
    let own: Dispatcher = new Agent(OPTIONS)
    if (proxy !== undefined) own = await openProxyAgent(proxy, OPTIONS)
    try {
      return await exchange(request, own, proxy?.url.host)
    } finally {
      void own.destroy()
    }
  }
}

/** The answer, a failure, a timeout or a cancel: whichever comes first ends the exchange. */
async function exchange(
  request: HttpRequest,
  dispatcher: Dispatcher,
  proxy?: string,
): Promise<HttpResponse> {
  const { url, signal, maxBytes } = request
  signal.throwIfAborted()
  const answer = Promise.withResolvers<HttpResponse>()
  let isOver = false
  /** Undefined until a connected socket takes the request. */
  let controller: Dispatcher.DispatchController | undefined
  let status = 0
  let headers: Record<string, string> = {}
  let body = ''
  let bytes = 0
  const decoder = new TextDecoder()

  const fail = (error: unknown) => {
    isOver = true
    answer.reject(error)
    controller?.abort(new Error('no longer wanted'))
  }
  const refuse = (what: RichText) => {
    fail(new AttemptError('unusable', what, { advice: ADVICE }))
  }
  const cancel = () => fail(signal.reason)
  const connectTimer = setTimeout(() => {
    fail(connectTimeoutError(url, proxy, CONNECT_TIMEOUT_S))
  }, CONNECT_TIMEOUT_S * 1000)
  const timer = setTimeout(() => fail(timeoutError(url, request.timeoutMs)), request.timeoutMs)

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started
      clearTimeout(connectTimer)
      // Don't send anything after a timeout.
      if (isOver) started.abort(new Error('no longer wanted'))
    },
    onResponseStart(_, responseStatus, fields) {
      // 1xx is not the final response.
      if (responseStatus < 200) return
      status = responseStatus
      headers = firstValues(fields)
      const encoding = headers['content-encoding'] ?? 'identity'
      // We asked for `identity`. A compressed answer may be a bomb.
      if (encoding !== 'identity')
        refuse(trusted('the answer is compressed, although we asked for no compression'))
    },
    onResponseData(_, chunk) {
      bytes += chunk.length
      if (bytes > maxBytes)
        refuse(richText`the answer is larger than ${maxBytes / 1024 / 1024} MiB`)
      else body += decoder.decode(chunk, { stream: true })
    },
    onResponseEnd() {
      answer.resolve({ status, headers, body: body + decoder.decode() })
    },
    onResponseError(_, error) {
      fail(connectionError(error, url, controller !== undefined))
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
    headers[name] = [value].flat()[0] ?? ''
  }
  return headers
}
