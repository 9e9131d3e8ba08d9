import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_GITHUB, DEMO_PULL } from './demo.ts'
import { type GitHubOptions, SimulatedGitHub } from './github/github.ts'
import type { Request } from './http/answer.ts'
import { closeServer, listen, serve } from './http/serve.ts'
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
