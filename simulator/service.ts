import { type Clock, systemClock } from '../src/runtime.ts'
import { isObject } from '../src/text.ts'
import {
  Analytics,
  type AnalyticsOperation,
  type AnalyticsOptions,
  INVALID_QUERY,
} from './analytics.ts'
import { faultsOfQuery } from './contract.ts'
import type { SimulatedGitHub } from './github/github.ts'
import { type Answer, json, type Request, refuse } from './http/answer.ts'
import { type JobScript, type JobScripts, Jobs } from './jobs.ts'
import { demoReaders } from './readers.ts'

export interface ServiceOptions extends AnalyticsOptions {
  /** Default: the machine's. */
  clock?: Clock
  quiet?: boolean
  /** Other keys are refused. Default: all but assistant and index keys are accepted. */
  apiKey?: string
  /** Analytics that get 403. */
  withheld?: readonly AnalyticsOperation[]
  /** The script of every job, or of each. */
  job?: JobScript | JobScripts
  /** Gets the agent's pull requests. Without it, they are only links. */
  github?: SimulatedGitHub
}

/** Others are not found. */
const PROJECT = 'docs'
const HOUR_MS = 3_600_000
/** Documented, for all of them together. */
const ANALYTICS_PER_HOUR = 100

type AgentOperation = 'create' | 'get' | 'message'
type ServiceOperation = AgentOperation | AnalyticsOperation

/** Name; method and path, where `*` is the project, then an ID. */
const TABLE: readonly [ServiceOperation, string][] = [
  ['create', 'POST /v2/agent/*/job'],
  ['get', 'GET /v2/agent/*/job/*'],
  ['message', 'POST /v2/agent/*/job/*/message'],
  ['views', 'GET /v1/analytics/*/views'],
  ['visitors', 'GET /v1/analytics/*/visitors'],
  ['searches', 'GET /v1/analytics/*/searches'],
  ['conversations', 'GET /v1/analytics/*/assistant'],
  ['feedback-by-page', 'GET /v1/analytics/*/feedback/by-page'],
  ['feedback', 'GET /v1/analytics/*/feedback'],
]
export const SERVICE_OPERATIONS = TABLE.map(([operation]) => operation)
const ROUTES = TABLE.map(([operation, route]) => {
  const pattern = new RegExp(`^${route.replaceAll('*', '([^/]+)')}$`)
  return { operation, pattern }
})

/** The documentation service of the published specification: a pure core, without sockets. */
export class SimulatedService {
  readonly jobs: Jobs
  readonly #analytics: Analytics
  readonly #options: ServiceOptions
  readonly #clock: Clock
  /** Since the start of an hour, in the clock's ms. */
  #analyticsUsed = { sinceMs: 0, count: 0 }

  constructor(options: ServiceOptions = {}) {
    const { clock = systemClock, github, job = {} } = options
    this.#options = options
    this.#clock = clock
    this.#analytics = new Analytics(options, options.events ?? demoReaders(clock, options.quiet))
    let opened = 100
    const scriptOf = typeof job === 'function' ? job : () => job
    this.jobs = new Jobs(clock, scriptOf, ({ prompts: [prompt = ''], branch, script }) => {
      const title = prompt.split('\n')[0]?.slice(0, 60) || 'Update the docs'
      return (
        github?.openPull(title, branch, script.pull) ??
        `https://github.com/acme/docs/pull/${++opened}`
      )
    })
  }

  operationOf({ method, path }: Request): ServiceOperation | 'unknown' {
    return find(method, path)?.operation ?? 'unknown'
  }

  answer(request: Request): Answer {
    const found = find(request.method, request.path)
    if (found === undefined) return refuse(404, 'Not found')
    const { operation, project, id } = found
    if (project !== PROJECT) return refuse(404, 'Project not found')
    return (
      this.#refuseKey(operation, request) ??
      refuseQuery(request) ??
      this.#refuseBody(operation, id, request) ??
      this.#act(operation, id, request)
    )
  }

  #refuseKey(operation: ServiceOperation, { headers }: Request): Answer | undefined {
    const { apiKey, withheld = [] } = this.#options
    const key = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
    const isOfAnotherKind = key === undefined || /^mint_(dsc|us)_/.test(key)
    if (isOfAnotherKind || key !== (apiKey ?? key)) return refuse(401, 'Unauthorized')
    const isWithheld = withheld.some((one) => one === operation)
    return isWithheld ? refuse(403, 'The API key lacks the required scope') : undefined
  }

  #refuseBody(operation: ServiceOperation, id: string, { body }: Request): Answer | undefined {
    const isAsking = operation === 'create' || operation === 'message'
    const prompt = isObject(body) ? body.prompt : undefined
    if (isAsking && (typeof prompt !== 'string' || prompt === ''))
      return refuse(400, 'Invalid request: prompt is required')
    if (operation === 'message' && this.jobs.get(id) === undefined)
      return refuse(404, 'Job not found')
    return undefined
  }

  #act(operation: ServiceOperation, id: string, { query, body }: Request): Answer {
    const { prompt } = isObject(body) ? body : {}
    switch (operation) {
      case 'create':
        return json(201, this.jobs.create(String(prompt)))
      case 'get':
        return found(this.jobs.get(id), 'Job not found')
      case 'message':
        return found(this.jobs.followUp(id, String(prompt)), 'Job not found')
      default:
        return (
          this.#limitAnalytics() ??
          this.#analytics.answer(operation, query, this.#clock.now().getTime())
        )
    }
  }

  #limitAnalytics(): Answer | undefined {
    const nowMs = this.#clock.nowMs()
    if (nowMs >= this.#analyticsUsed.sinceMs + HOUR_MS)
      this.#analyticsUsed = { sinceMs: nowMs, count: 0 }
    this.#analyticsUsed.count += 1
    if (this.#analyticsUsed.count <= ANALYTICS_PER_HOUR) return undefined
    // The form of this refusal is undocumented.
    return { status: 429, headers: { 'content-type': 'text/plain' }, body: 'Too Many Requests' }
  }
}

function refuseQuery(request: Request): Answer | undefined {
  const details = faultsOfQuery(request).map((message) => ({ message }))
  return details.length > 0 ? json(400, { error: INVALID_QUERY, details }) : undefined
}

function find(method: string, path: string) {
  for (const { operation, pattern } of ROUTES) {
    const [match, project, id = ''] = pattern.exec(`${method} ${path}`) ?? []
    if (match !== undefined) return { operation, project, id }
  }
  return undefined
}

function found(resource: unknown, notFound: string): Answer {
  return resource === undefined ? refuse(404, notFound) : json(200, resource)
}
