import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PULL, demoGitHub } from './demo.ts'
import { type GitHubOptions, SimulatedGitHub } from './github/github.ts'
import { bytesOf, parseBody, type Request } from './http/answer.ts'
import { Desk, type OnRequest, type SeenRequest } from './send.ts'
import { type ServiceOptions, SimulatedService } from './service.ts'

interface ServerOptions {
  /** Default: the demo's. */
  service?: ServiceOptions
  /** Default: the demo's. */
  github?: GitHubOptions
  /** How long each job takes, and each build, where `service` does not say. */
  jobSeconds?: number
  buildSeconds?: number
  /** Of the service. Default: any free one. */
  port?: number
  /** As for a step in process; what it throws resets the connection. */
  onRequest?: OnRequest
}

interface Servers {
  serviceUrl: string
  githubUrl: string
  service: SimulatedService
  github: SimulatedGitHub
  /** In the order in which they came. */
  requests: readonly SeenRequest[]
  /** Ends open connections too. @throws where a request or an answer broke the specification */
  close(): Promise<void>
}

/** Serves the simulated service and GitHub over HTTP, on loopback. */
export async function startServers(options: ServerOptions = {}): Promise<Servers> {
  const { jobSeconds = 20, buildSeconds = 10 } = options
  const github = new SimulatedGitHub(options.github ?? demoGitHub())
  const service = new SimulatedService({
    job: { finishAfterMs: jobSeconds * 1000, pull: DEMO_PULL },
    build: { finishAfterMs: buildSeconds * 1000 },
    ...options.service,
    github,
  })
  const desk = new Desk(service, github, options.onRequest)
  const servers = [serve(desk, 'service'), serve(desk, 'github')] as const
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

function serve(desk: Desk, to: SeenRequest['to']): Server {
  return createServer(async (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
    const headers = incoming.headers as Request['headers']
    try {
      const body = parseBody(await text(incoming))
      const request = { method, path: pathname, query: searchParams, headers, body }
      const answer = await desk.answer(to, request, (ms) => pause(ms, undefined, { ref: false }))
      outgoing.writeHead(answer.status, answer.headers).end(bytesOf(answer))
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
