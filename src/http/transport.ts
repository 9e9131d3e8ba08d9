import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { type Fault, RequestError } from './faults.ts'

const CONNECT_TIMEOUT_MS = 10_000
const HEADERS_TIMEOUT_MS = 30_000
/** A page of 250 rows is some 50 KB; more than this is not an answer to anything we ask. */
const MAX_BODY_BYTES = 1024 * 1024
/** An agent job has some 500; a page of rows doubles it a few times. */
const FIRST_BODY_BYTES = 4 * 1024

export interface HttpRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  /** From the call to the last byte of the answer. */
  timeoutMs: number
  signal: AbortSignal
}

export interface HttpResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

export type Send = (request: HttpRequest) => Promise<HttpResponse>

/**
 * The one door to the service: makes one request over HTTP/1.1 and reads the whole answer. Follows no
 * redirect, decompresses nothing, obeys HTTPS_PROXY, HTTP_PROXY and NO_PROXY.
 *
 * Node's own client and not a library on top: it tells whether a request had been sent when it failed,
 * which decides whether a create may be repeated; and it starts sooner (docs/performance.md).
 *
 * @returns a function that sends. It rejects with a `RequestError` that says whether anything was sent,
 *   or with the signal's reason when that aborts.
 */
export function createHttp(env: NodeJS.ProcessEnv): Send {
  const agents = new Map<string, http.Agent>()

  function agentFor({ method, url }: HttpRequest): http.Agent {
    // A kept connection may be closed by the other side just as we write to it, and then nobody knows
    // what became of the request. A GET is simply repeated; a POST gets a connection of its own.
    const keepAlive = method === 'GET'
    const key = `${url.protocol} ${keepAlive}`
    const known = agents.get(key)
    if (known !== undefined) return known
    // Verified whatever NODE_TLS_REJECT_UNAUTHORIZED says: people set it for another tool in the same job.
    const options = { keepAlive, proxyEnv: proxyEnvironment(url, env), rejectUnauthorized: true }
    const agent = url.protocol === 'https:' ? new https.Agent(options) : new http.Agent(options)
    agents.set(key, agent)
    return agent
  }

  return async (request) => {
    request.signal.throwIfAborted()
    return exchange(request, agentFor(request))
  }
}

function exchange(request: HttpRequest, agent: http.Agent): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const { method, url, headers, body, signal } = request
    const transport = url.protocol === 'https:' ? https : http
    const outgoing = transport.request(url, {
      agent,
      method,
      headers: {
        ...headers,
        'Accept-Encoding': 'identity',
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      },
    })
    let connected = false

    function end(settle: () => void): void {
      for (const timer of timers) clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
      settle()
    }
    function fail(error: unknown): void {
      end(() => reject(error))
      outgoing.destroy()
    }
    const cancel = () => fail(signal.reason)
    const timeOut = (what: string) =>
      fail(new RequestError('timeout', `${what}. ${url.host} may be overloaded`))

    const timers = [
      setTimeout(() => {
        if (!connected) {
          const what = `no connection to ${url.host} within ${CONNECT_TIMEOUT_MS / 1000} s`
          fail(new RequestError('connect-timeout', what, { advice: NETWORK_ADVICE }))
        }
      }, CONNECT_TIMEOUT_MS),
      setTimeout(() => {
        if (!responded) timeOut(`no answer within ${HEADERS_TIMEOUT_MS / 1000} s`)
      }, HEADERS_TIMEOUT_MS),
      setTimeout(() => {
        timeOut(`no whole answer within ${request.timeoutMs / 1000} s`)
      }, request.timeoutMs),
    ]
    let responded = false
    signal.addEventListener('abort', cancel, { once: true })

    outgoing.on('socket', (socket) => {
      const ready = () => {
        connected = true
      }
      if (isConnecting(socket))
        socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', ready)
      else ready()
    })
    outgoing.on('error', (error) => fail(toRequestError(error, { url, connected })))
    outgoing.on('response', (incoming) => {
      connected = true
      responded = true
      const refusal = refuseUnread(incoming)
      if (refusal !== undefined) return fail(refusal)
      // Copied together: a chunk of one byte keeps the 64 KiB that it was read into.
      let received = Buffer.alloc(FIRST_BODY_BYTES)
      let bytes = 0
      incoming.on('data', (chunk: Buffer) => {
        if (bytes + chunk.length > MAX_BODY_BYTES) {
          const what = `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`
          return fail(new RequestError('too-large', what, { advice: NOT_THE_SERVICE }))
        }
        while (bytes + chunk.length > received.length) {
          received = Buffer.concat([received, Buffer.alloc(received.length)])
        }
        bytes += chunk.copy(received, bytes)
      })
      incoming.on('error', (error) => fail(toRequestError(error, { url, connected })))
      incoming.on('end', () =>
        end(() =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: received.toString('utf8', 0, bytes),
          }),
        ),
      )
    })
    outgoing.end(body)
  })
}

/**
 * Whether a socket is on its way to be one that can be written to. One that was used before, or that a
 * proxy's tunnel has made, comes ready, and has no event to wait for.
 */
function isConnecting(socket: Socket): boolean {
  return socket.connecting || ('secureConnecting' in socket && socket.secureConnecting === true)
}

/** We ask for `identity`; a body that is compressed all the same may be a bomb, and is not opened. */
function refuseUnread(incoming: http.IncomingMessage): RequestError | undefined {
  const encoding = incoming.headers['content-encoding']
  if (encoding === undefined || encoding === 'identity') return undefined
  return new RequestError('compressed', 'the answer is compressed, which was not asked for', {
    advice: NOT_THE_SERVICE,
  })
}

const NETWORK_ADVICE =
  "Check base-url, the runner's network and, behind a proxy, HTTPS_PROXY and NO_PROXY."
const NOT_THE_SERVICE = 'Is there a proxy between the runner and the service?'

const FAULT_OF_CODE: Record<string, Fault> = {
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  ECONNREFUSED: 'connection-refused',
  ENETUNREACH: 'connection-refused',
  EHOSTUNREACH: 'connection-refused',
  ETIMEDOUT: 'connect-timeout',
  ERR_PROXY_TUNNEL: 'proxy',
}

const WHAT_HAPPENED = {
  'name-not-found': 'the host name was not found',
  'connection-refused': 'the connection was refused',
  'connect-timeout': 'the connection timed out',
  proxy: 'the proxy refused to connect',
  certificate: "the server's certificate is not trusted",
  'tls-handshake': 'the connection was lost during the TLS handshake',
  'connection-lost': 'the connection was lost before the whole answer came',
} as const

const ADVICE: Partial<Record<Fault, string>> = {
  proxy: 'Check HTTPS_PROXY, its credentials, and NO_PROXY.',
  certificate:
    "Where the runner's network inspects TLS, or the service has a private certificate authority, put that authority's certificate into a PEM file and name it in NODE_EXTRA_CA_CERTS.",
}

/** What a Node error means. Codes that can come both before and after the request was sent count as after. */
function toRequestError(error: Error, at: { url: URL; connected: boolean }): RequestError {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const fault = faultOf(code, at)
  const what = `${WHAT_HAPPENED[fault]} (${at.url.host}, ${code})`
  const advice = ADVICE[fault] ?? (fault === 'connection-lost' ? '' : NETWORK_ADVICE)
  return new RequestError(fault, what, { advice, cause: error })
}

function faultOf(code: string, at: { url: URL; connected: boolean }): keyof typeof WHAT_HAPPENED {
  if (at.connected) return 'connection-lost'
  const fault = FAULT_OF_CODE[code]
  if (fault !== undefined && fault in WHAT_HAPPENED) return fault as keyof typeof WHAT_HAPPENED
  if (/CERT|UNABLE_TO_|SELF_SIGNED|ALTNAME/.test(code)) return 'certificate'
  return at.url.protocol === 'https:' ? 'tls-handshake' : 'connection-lost'
}

/**
 * The proxy settings for Node's agent, checked: it takes a URL that it cannot read for none at all, and
 * would go past the proxy. The value is not shown, since it may hold a password.
 */
function proxyEnvironment(url: URL, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names =
    url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY']
  const name = names.find((candidate) => env[candidate])
  const value = name === undefined ? '' : (env[name] ?? '')
  if (name !== undefined && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new RequestError('proxy', `${name} is not an http or https URL`, {
      advice: `Set ${name} to something like http://proxy.example:3128.`,
    })
  }
  return env
}
