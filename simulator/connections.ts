import type { Server, Socket } from 'node:net'

/** The TCP connections of a server, below TLS and HTTP. */
export interface Connections {
  readonly accepted: number
  /** Ends a client's connection with RST. */
  reset(clientPort: number | undefined): void
  destroyAll(): void
}

export function trackConnections(server: Server): Connections {
  // A TLS socket cannot send RST itself; the TCP socket under it has the same client port.
  const open = new Map<number | undefined, Socket>()
  let accepted = 0
  server.on('connection', (socket: Socket) => {
    const clientPort = socket.remotePort
    accepted += 1
    // A port that comes again was let go of: what is left here of its connection has no other end.
    open.get(clientPort)?.destroy()
    open.set(clientPort, socket)
    // A client that goes away is none of the server's business.
    socket.on('error', () => {})
    socket.once('close', () => {
      if (open.get(clientPort) === socket) open.delete(clientPort)
    })
  })
  return {
    get accepted() {
      return accepted
    },
    reset(clientPort) {
      open.get(clientPort)?.resetAndDestroy()
    },
    destroyAll() {
      for (const socket of open.values()) socket.destroy()
    },
  }
}
