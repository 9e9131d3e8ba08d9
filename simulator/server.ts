import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_GITHUB, DEMO_PULL } from './demo.ts'
import { type GitHubOptions, SimulatedGitHub } from './github/github.ts'
import { type Answer, bytesOf, parseBody, type Request } from './http/answer.ts'
import { Desk, type OnRequest, type SeenRequest } from './send.ts'
import { type ServiceOptions, SimulatedService } from './service.ts'

interface ServerOptions {
  /** Default: the demo's. */
  service?: ServiceOptions
  /** Default: the demo's. */
  github?: GitHubOptions
  /** The length of jobs that `service` does not script. */
  jobSeconds?: number
  /** The service's. Default: any free port. */
  port?: number
  /** An exception resets the connection. */
  onRequest?: OnRequest
}

interface Servers {
  serviceUrl: string
  githubUrl: string
  service: SimulatedService
  github: SimulatedGitHub
  requests: readonly SeenRequest[]
  /** Ends open connections too. @throws if a request or an answer broke the specification */
  close(): Promise<void>
}

/** Serves the simulated service and GitHub over HTTP, on loopback. */
export async function startServers(options: ServerOptions = {}): Promise<Servers> {
  const { jobSeconds = 20 } = options
  const github = new SimulatedGitHub(options.github ?? DEMO_GITHUB)
  const service = new SimulatedService({
    job: { finishAfterMs: jobSeconds * 1000, pull: DEMO_PULL },
    ...options.service,
    github,
  })
  const desk = new Desk(service, github, options.onRequest)
  const wait = (ms: number) => pause(ms, undefined, { ref: false })
  const answer = (to: SeenRequest['to']) => (request: Request) => desk.answer(to, request, wait)
  const servers = [serve(answer('service')), serve(answer('github'))] as const
  const [serviceUrl, githubUrl] = await Promise.all([
    listen(servers[0], options.port),
    listen(servers[1]),
  ])
  github.apiUrl = githubUrl
  const close = async () => {
    await Promise.all(servers.map(closeServer))
    desk.expectNoViolation()
  }
  return { serviceUrl, githubUrl, service, github, requests: desk.requests, close }
}

/** A server that is not listening yet. If an answer throws, its connection is reset. */
function serve(answer: (request: Request) => Promise<Answer>): Server {
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
