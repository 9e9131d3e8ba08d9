import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { json, type Reaction, send } from './answer.ts'
import type { Triggered } from './automations.ts'
import type { Build } from './builds.ts'
import { trackConnections } from './connections.ts'
import { answerWith } from './faults/fault.ts'
import { createFaultSchedule, type FaultRule } from './faults.ts'
import type { Job } from './jobs.ts'
import { closeServer, listen } from './listening.ts'
import { pause } from './pause.ts'
import { findRoute, type Operation, type Route } from './routes.ts'
import { createService, type ServiceOptions } from './service.ts'
import type { PersonalKind } from './signals/personal-data.ts'
import { readTestCertificate } from './tls.ts'

export type { AutomationsScript, Triggered } from './automations.ts'
export type { Build, BuildScript } from './builds.ts'
export type { Fault, FaultRule } from './faults.ts'
export type { Job, JobScript } from './jobs.ts'
export type { LimitOptions } from './limits.ts'
export type { PageViewsScript } from './page-views.ts'
export type { PersonalKind } from './signals/personal-data.ts'
export type { SignalsScript } from './signals.ts'

export interface SimulatorOptions extends ServiceOptions {
  /** Default 0: any free port. */
  port?: number
  faults?: FaultRule[]
  /** Added to each answer; what the request does is done before. Default 0. */
  latencyMs?: number
  /** Serves https with a certificate that nobody trusts, see tls.ts. */
  tls?: boolean
  /** False: each request needs a connection of its own. Default true. */
  keepsAlive?: boolean
  /** Called when a request has been dealt with. */
  onRequest?: (request: RecordedRequest) => void
}

export interface RecordedRequest {
  operation: Operation
  method: string
  /** As it was sent, without the query. */
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  /** The JSON document, the text if it is none, undefined if there is no body. */
  body: unknown
  /** Of `performance.now()`, when the headers were in. */
  atMs: number
  /** Null as long as nothing is answered, and for ever if the connection was dropped instead. */
  status: number | null
}

export interface Simulator {
  url: string
  port: number
  /** In the order of their arrival. */
  requests: RecordedRequest[]
  /** All that exist, those whose create was answered with a fault included. */
  jobs: readonly Job[]
  /** Previews and publications, likewise. */
  builds: readonly Build[]
  /** The automations' runs, likewise. */
  triggered: readonly Triggered[]
  /** The personal data made for answers so far, contacts included, and what kind each is. */
  planted: ReadonlyMap<string, PersonalKind>
  /** TCP connections accepted so far. */
  readonly connections: number
  /** Makes a job without a request, for clients that attach to one. Returns its ID. */
  addJob(job: { prompt: string; projectId?: string }): string
  /** Ends open connections too. */
  close(): Promise<void>
}

/** Starts the documentation service on loopback. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const service = createService(options)
  const nextFault = createFaultSchedule(options.faults ?? [])
  const requests: RecordedRequest[] = []

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { route, request } = record(incoming)
    requests.push(request)
    const fault = nextFault(route.operation)
    request.body = parseBody(await text(incoming))
    const reaction = await reactTo()
    if (options.latencyMs !== undefined) await pause(options.latencyMs)
    if (reaction.kind === 'answer' && !response.destroyed) request.status = reaction.answer.status
    options.onRequest?.(request)
    const reset = () => connections.reset(incoming.socket.remotePort)
    await send(response, { reaction, reset })

    async function reactTo(): Promise<Reaction> {
      if (fault !== null && 'instead' in fault) return fault.instead(request)
      const query = fault !== null && 'asIf' in fault ? fault.asIf(request) : request.query
      const answer = service.answer({ ...request, query, route })
      return fault !== null && 'after' in fault ? fault.after(answer, request) : answerWith(answer)
    }
  }

  function listener(incoming: IncomingMessage, response: ServerResponse): void {
    serve(incoming, response).catch((error: unknown) => {
      // The client went away, or a script of the caller threw: the latter must not look like a hang.
      if (response.headersSent || response.destroyed) return response.destroy()
      void send(response, {
        reaction: answerWith(json(500, { error: `The simulator failed: ${String(error)}` })),
        reset: () => {},
      })
    })
  }

  const server = options.tls
    ? createTlsServer(readTestCertificate(), listener)
    : createServer(listener)
  if (options.keepsAlive === false) server.maxRequestsPerSocket = 1
  const connections = trackConnections(server)
  const port = await listen(server, options.port)
  return {
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    requests,
    jobs: service.jobs.all,
    builds: service.builds.all,
    triggered: service.automations.triggered,
    planted: service.planted,
    get connections() {
      return connections.accepted
    },
    addJob({ prompt, projectId = options.projectId ?? 'docs' }) {
      return service.jobs.create(projectId, prompt).job.id
    },
    async close() {
      const closed = closeServer(server)
      connections.destroyAll()
      await closed
    },
  }
}

function record(incoming: IncomingMessage): { route: Route; request: RecordedRequest } {
  const { method = '', url = '', headers } = incoming
  const [path = ''] = url.split('?', 1)
  const query = Object.fromEntries(new URLSearchParams(url.slice(path.length)))
  const route = findRoute(method, path)
  const { operation } = route
  const atMs = performance.now()
  const request = { operation, method, path, query, headers, body: undefined, atMs, status: null }
  return { route, request }
}

function parseBody(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
