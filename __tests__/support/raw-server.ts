import { createServer, type Server, type Socket } from 'node:net'
import { afterEach } from '@jest/globals'

/** Writes any bytes in answer to the n-th raw request, from 0. */
export type Answer = (socket: Socket, request: string, n: number) => void

const open: Array<{ server: Server; sockets: Set<Socket> }> = []

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A TCP server on loopback that reads HTTP requests and answers in raw bytes. Closed after the test. */
export async function startRawServer(answer: Answer) {
  const raw = { url: '', requests: [] as string[], connections: 0 }
  raw.url = await listen((socket) => {
    raw.connections++
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const headEnd = received.indexOf('\r\n\r\n') + 4
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
      if (headEnd < 4 || received.length < headEnd + length) return
      const request = received
      received = ''
      answer(socket, request, raw.requests.push(request) - 1)
    })
  })
  return raw
}

/** A TCP server on loopback. Closed after the test. @returns its http URL */
export async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    onConnection(socket)
  })
  open.push({ server, sockets })
  return listenOn(server)
}

export function answerOf(status: number, body: string | object, headers = {}): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const lines = Object.entries({
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(text)}`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Some Words\r\n${lines.join('')}\r\n${text}`
}

/** The URL of a closed port, which was free a moment ago. */
export async function refusingUrl(): Promise<string> {
  const server = createServer()
  const url = await listenOn(server)
  await new Promise((resolve) => server.close(resolve))
  return url
}

async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
}
