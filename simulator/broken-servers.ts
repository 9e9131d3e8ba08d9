import { connect, createServer, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { trackConnections } from './connections.ts'
import { closeServer, listen } from './listening.ts'

/** A server that is wrong below HTTP, at an address for clients to try. */
export interface BrokenServer {
  url: string
  /** TCP connections accepted so far. */
  readonly connections: number
  close(): Promise<void>
}

/** N2: nobody listens there. The port was free a moment ago, and should be for the next ones. */
export async function refusingUrl(): Promise<string> {
  const server = createServer()
  const port = await listen(server)
  await closeServer(server)
  return `http://127.0.0.1:${port}`
}

/** N5: accepts, and resets once the client has begun its TLS handshake. */
export async function startHandshakeResetter(): Promise<BrokenServer> {
  const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
  const connections = trackConnections(server)
  const port = await listen(server)
  return {
    url: `https://127.0.0.1:${port}`,
    get connections() {
      return connections.accepted
    },
    async close() {
      const closed = closeServer(server)
      connections.destroyAll()
      await closed
    },
  }
}

/** A loopback connection takes well under a millisecond; one that has not come by then hangs. */
const HANGING_AFTER_MS = 250

/**
 * N3: connecting to it never comes to an end. Its queue of connections that wait to be accepted is
 * full, and no one accepts any, so Linux and macOS ignore further ones. Windows refuses them.
 */
export async function startUnreachableServer(): Promise<BrokenServer> {
  // Node accepts whatever it can: only a thread that has stopped leaves connections waiting.
  const worker = new Worker(LISTEN_AND_STOP, { eval: true })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  const queued: Socket[] = []
  do queued.push(connect(port, '127.0.0.1').on('error', () => {}))
  while (await connects(queued.at(-1)))
  return {
    url: `http://127.0.0.1:${port}`,
    connections: 0,
    async close() {
      for (const socket of queued) socket.destroy()
      await worker.terminate()
    },
  }
}

const LISTEN_AND_STOP = `
  const { createServer } = require('node:net')
  const { parentPort } = require('node:worker_threads')
  const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })
`

async function connects(socket: Socket | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), HANGING_AFTER_MS)
    socket?.once('connect', () => {
      clearTimeout(timer)
      resolve(true)
    })
    socket?.once('error', (error) => {
      clearTimeout(timer)
      reject(
        new Error('This system refuses connections instead of queueing them', { cause: error }),
      )
    })
  })
}
