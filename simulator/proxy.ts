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

export interface ProxyOptions {
  /** N18 is 'demands-login' (407) and 'refuses-connect' (403). Default 'works'. */
  behaviour?: 'works' | 'demands-login' | 'refuses-connect'
  /** `user:password`; a working proxy answers 407 to any other. Default: everybody is let in. */
  credentials?: string
}

export interface ProxyRequest {
  method: string
  /** `host:port` for CONNECT, else the whole URL. */
  target: string
  headers: IncomingHttpHeaders
  /** What the proxy answered; null if it passed the request on. */
  refusedWith: number | null
}

export interface ProxyServer {
  url: string
  requests: ProxyRequest[]
  close(): Promise<void>
}

/** An HTTP proxy on loopback, for tunnels (CONNECT) and for plain requests. */
export async function startProxy({
  behaviour = 'works',
  credentials,
}: ProxyOptions = {}): Promise<ProxyServer> {
  const requests: ProxyRequest[] = []

  /** The status to refuse with, or null. */
  function admit({ method = '', url = '', headers }: IncomingMessage): number | null {
    const refusedWith = refusal(headers)
    requests.push({ method, target: url, headers, refusedWith })
    return refusedWith
  }

  function refusal(headers: IncomingHttpHeaders): number | null {
    if (behaviour === 'refuses-connect') return 403
    if (behaviour === 'demands-login') return 407
    if (credentials === undefined) return null
    const expected = `Basic ${Buffer.from(credentials).toString('base64')}`
    return headers['proxy-authorization'] === expected ? null : 407
  }

  const server = createServer((incoming, response) => {
    const refusedWith = admit(incoming)
    if (refusedWith === null) forward(incoming, response)
    else response.writeHead(refusedWith, REFUSAL_HEADERS).end()
  })
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    const refusedWith = admit(incoming)
    if (refusedWith === null) tunnel({ target: incoming.url ?? '', client, head })
    else client.end(`HTTP/1.1 ${refusedWith} Refused\r\n${headerLines(REFUSAL_HEADERS)}\r\n`)
  })
  const connections = trackConnections(server)
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
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

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { 'proxy-authorization': _, 'proxy-connection': __, ...headers } = incoming.headers
  const target = incoming.url ?? ''
  if (!URL.canParse(target)) {
    response.writeHead(400).end()
    return
  }
  const onward = httpRequest(target, { method: incoming.method, headers, agent: false })
  onward.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    pipeline(answer, response, ignoreEnd)
  })
  onward.once('error', () => response.destroy())
  pipeline(incoming, onward, ignoreEnd)
}

function tunnel({ target, client, head }: { target: string; client: Duplex; head: Buffer }): void {
  if (!URL.canParse(`tcp://${target}`)) {
    client.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    return
  }
  const { hostname, port } = new URL(`tcp://${target}`)
  const server = connect(Number(port), hostname)
  server.once('connect', () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    server.write(head)
  })
  pipeline(client, server, client, ignoreEnd)
}

/** Each side may leave when it likes; the pipeline closes the other. */
function ignoreEnd(): void {}
