import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { trackConnections } from './connections.ts'
import { closeServer, listen } from './listening.ts'

/**
 * What the proxy does with one connection: N18 is all but the first. `is-silent` never answers,
 * `hangs-up` closes the connection, `fails` answers 502.
 */
export type ProxyBehaviour =
  | 'works'
  | 'demands-login'
  | 'refuses-connect'
  | 'fails'
  | 'is-silent'
  | 'hangs-up'

const STATUSES: Partial<Record<ProxyBehaviour, number>> = {
  'demands-login': 407,
  'refuses-connect': 403,
  fails: 502,
}

export interface ProxyOptions {
  /** For every request, or for the n-th (from 0) and its target, as in `ProxyRequest`. Default 'works'. */
  behaviour?: ProxyBehaviour | ((n: number, target: string) => ProxyBehaviour)
  /** Whether the connection stays open after a refusal. */
  staysOpen?: boolean
  /** `user:password`; a working proxy answers 407 to any other. Default: everybody is let in. */
  credentials?: string
  /** The ports on loopback where these hosts are, as a name server would tell. */
  hosts?: Record<string, number>
}

export interface ProxyRequest {
  method: string
  /** `host:port` for CONNECT, else the whole URL. */
  target: string
  headers: IncomingHttpHeaders
  /** What the proxy answered; null if it passed the request on or did not answer. */
  refusedWith: number | null
}

export interface ProxyServer {
  url: string
  requests: ProxyRequest[]
  /** Loses all open connections, with the tunnels in them. */
  cut(): void
  close(): Promise<void>
}

/** An HTTP proxy on loopback, for tunnels (CONNECT) and for plain requests. */
export async function startProxy(options: ProxyOptions = {}): Promise<ProxyServer> {
  const { behaviour = 'works', staysOpen = false, hosts = {} } = options
  const requests: ProxyRequest[] = []

  /** What to do with a request, and the status to refuse it with, or null. */
  function admit({ method = '', url = '', headers }: IncomingMessage) {
    const does = typeof behaviour === 'function' ? behaviour(requests.length, url) : behaviour
    const refusedWith = STATUSES[does] ?? (isLetIn(headers) ? null : 407)
    requests.push({ method, target: url, headers, refusedWith })
    return { does, refusedWith }
  }

  function isLetIn(headers: IncomingHttpHeaders): boolean {
    if (options.credentials === undefined) return true
    const expected = `Basic ${Buffer.from(options.credentials).toString('base64')}`
    return headers['proxy-authorization'] === expected
  }

  const server = createServer((incoming, response) => {
    const { does, refusedWith } = admit(incoming)
    if (does === 'is-silent') return
    if (does === 'hangs-up') return void response.destroy()
    if (refusedWith === null) forward(incoming, { response, hosts })
    else response.writeHead(refusedWith, REFUSAL_HEADERS).end()
  })
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', ignoreEnd)
    const { does, refusedWith } = admit(incoming)
    if (does === 'is-silent') return
    if (does === 'hangs-up') return void client.destroy()
    if (refusedWith === null) return tunnel({ target: incoming.url ?? '', client, head, hosts })
    client.write(`HTTP/1.1 ${refusedWith} Refused\r\n${headerLines(REFUSAL_HEADERS)}\r\n`)
    if (!staysOpen) client.end()
  })
  const connections = trackConnections(server)
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    cut: () => connections.destroyAll(),
    async close() {
      const closed = closeServer(server)
      connections.destroyAll()
      await closed
    },
  }
}

const REFUSAL_HEADERS = {
  'proxy-authenticate': 'Basic realm="simulated proxy"',
  'content-length': '0',
  connection: 'close',
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

function forward(
  incoming: IncomingMessage,
  { response, hosts }: { response: ServerResponse; hosts: Record<string, number> },
): void {
  const { 'proxy-authorization': _, 'proxy-connection': __, ...headers } = incoming.headers
  const target = incoming.url ?? ''
  if (!URL.canParse(target)) {
    response.writeHead(400).end()
    return
  }
  const url = new URL(target)
  const port = hosts[url.hostname]
  if (port !== undefined) url.host = `127.0.0.1:${port}`
  const onward = httpRequest(url, { method: incoming.method, headers, agent: false })
  onward.once('response', (answer) => {
    if (response.destroyed) return void answer.destroy()
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    pipeline(answer, response, ignoreEnd)
  })
  onward.once('error', () => response.destroy())
  pipeline(incoming, onward, ignoreEnd)
}

function tunnel({
  target,
  client,
  head,
  hosts,
}: {
  target: string
  client: Duplex
  head: Buffer
  hosts: Record<string, number>
}): void {
  if (!URL.canParse(`tcp://${target}`)) {
    client.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    return
  }
  const { hostname, port } = new URL(`tcp://${target}`)
  const known = hosts[hostname]
  const server = known === undefined ? connect(Number(port), hostname) : connect(known, '127.0.0.1')
  server.once('connect', () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    server.write(head)
  })
  pipeline(client, server, client, ignoreEnd)
}

/** Each side may leave when it likes; the pipeline closes the other. */
function ignoreEnd(): void {}
