import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Answer, bytesOf, parseBody, type Request } from './answer.ts'

/** A server that is not listening yet. If an answer throws, its connection is reset. */
export function serve(answer: (request: Request) => Promise<Answer>): Server {
  return createServer(async (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
    const headers = incoming.headers as Request['headers']
    try {
      const body = parseBody(await text(incoming))
      const request = { method, path: pathname, query: searchParams, headers, body }
      const given = await answer(request)
      outgoing.writeHead(given.status, given.headers).end(bytesOf(given))
    } catch {
      incoming.socket.resetAndDestroy()
    }
  })
}

/** @returns its address on loopback */
export async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}
