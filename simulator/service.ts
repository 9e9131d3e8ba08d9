import type { IncomingHttpHeaders } from 'node:http'
import { type Answer, isJsonObject, json } from './answer.ts'
import { createJobs, type JobScript, type Jobs } from './jobs.ts'
import { createLimit } from './limits.ts'
import { createPageViews, type PageViewsScript } from './page-views.ts'
import { retryAfterHeader } from './retry-after.ts'
import type { Route } from './routes.ts'
import { parseViewsQuery } from './views-query.ts'

export interface ServiceOptions {
  /** Other projects are not found; '*' accepts any. Default 'docs'. */
  projectId?: string
  /** Any other key is refused. Default: every key is good. */
  apiKey?: string
  /** Whatever is not a GET is answered 403. */
  readOnlyKey?: boolean
  /** The script of every job, or of the n-th (from 0). */
  job?: JobScript | ((n: number, prompt: string) => JobScript)
  pageViews?: PageViewsScript
  limits?: LimitOptions
  /** The clock of jobs and limits, in monotonic milliseconds. Default `performance.now()`. */
  now?: () => number
}

export interface LimitOptions {
  /** Each is 100 by default. */
  createsPerHour?: number
  followUpsPerHour?: number
  analyticsPerHour?: number
  /** How long an hour lasts. Default 3,600,000. */
  hourMs?: number
  /** Always in real time, rounded up to whole seconds. Default 'seconds'. */
  retryAfter?: 'seconds' | 'date' | 'absent'
}

export interface ServiceRequest {
  method: string
  route: Route
  query: Record<string, string>
  headers: IncomingHttpHeaders
  /** The JSON document, or the text if it is none. */
  body: unknown
}

export interface Service {
  jobs: Jobs
  answer(request: ServiceRequest): Answer
}

/** The service as the contract has it, faults aside. */
export function createService(options: ServiceOptions): Service {
  const { projectId = 'docs', apiKey, readOnlyKey = false, limits = {}, job = {} } = options
  const { hourMs = 3_600_000, retryAfter = 'seconds' } = limits
  const now = options.now ?? (() => performance.now())
  const jobs = createJobs({ scriptFor: typeof job === 'function' ? job : () => job, now })
  const pageViews = createPageViews(options.pageViews ?? {})
  const creates = createLimit({ perHour: limits.createsPerHour ?? 100, hourMs, now })
  const followUps = createLimit({ perHour: limits.followUpsPerHour ?? 100, hourMs, now })
  const analytics = createLimit({ perHour: limits.analyticsPerHour ?? 100, hourMs, now })

  function authorize({ method, headers }: ServiceRequest): Answer | null {
    const bearer = /^Bearer +(\S.*)$/i.exec(headers.authorization ?? '')?.[1]
    if (bearer === undefined) return error(401, 'The Authorization header is missing')
    if (apiKey !== undefined && bearer !== apiKey) return error(401, 'The API key is not valid')
    if (readOnlyKey && method !== 'GET') return error(403, 'The API key lacks the scope "write"')
    return null
  }

  function tooMany(waitMs: number): Answer {
    const headers = retryAfterHeader(retryAfter, waitMs)
    return json(429, { error: 'Too many requests: the hourly limit is used up' }, headers)
  }

  function create({ body }: ServiceRequest, project: string): Answer {
    const prompt = promptOf(body)
    if (prompt === null) return error(400, PROMPT_REQUIRED)
    const waitMs = creates.take(project)
    return waitMs > 0 ? tooMany(waitMs) : json(201, jobs.create(project, prompt).answer)
  }

  function message({ body }: ServiceRequest, project: string, jobId: string): Answer {
    const prompt = promptOf(body)
    if (prompt === null) return error(400, PROMPT_REQUIRED)
    if (!jobs.has(project, jobId)) return error(404, JOB_NOT_FOUND)
    const waitMs = followUps.take(project)
    return waitMs > 0 ? tooMany(waitMs) : found(jobs.followUp(project, jobId, prompt))
  }

  function views({ query }: ServiceRequest): Answer {
    const parsed = parseViewsQuery(query)
    if ('problems' in parsed) {
      const details = parsed.problems.map((problem) => ({ message: problem }))
      return json(400, { error: 'Invalid query', details })
    }
    // One limit for the whole organization, whichever the project.
    const waitMs = analytics.take('organization')
    return waitMs > 0 ? tooMany(waitMs) : json(200, pageViews(parsed.query))
  }

  return {
    jobs,
    answer(request) {
      const { route } = request
      if (route.operation === 'unknown') {
        if (route.allow === null) return error(404, 'Not found')
        return json(405, { error: 'Method not allowed' }, { allow: route.allow })
      }
      const refusal = authorize(request)
      if (refusal !== null) return refusal
      if (projectId !== '*' && route.projectId !== projectId) {
        return error(404, 'Project not found')
      }
      switch (route.operation) {
        case 'create':
          return create(request, route.projectId)
        case 'message':
          return message(request, route.projectId, route.jobId)
        case 'get':
          return found(jobs.poll(route.projectId, route.jobId))
        case 'views':
          return views(request)
        default:
          return route satisfies never
      }
    },
  }
}

const PROMPT_REQUIRED = 'The body must be JSON with a prompt of at least 1 character'
const JOB_NOT_FOUND = 'Job not found'

function promptOf(body: unknown): string | null {
  const prompt = isJsonObject(body) ? body.prompt : null
  return typeof prompt === 'string' && prompt.length > 0 ? prompt : null
}

function found(job: unknown): Answer {
  return job === null ? error(404, JOB_NOT_FOUND) : json(200, job)
}

function error(status: number, message: string): Answer {
  return json(status, { error: message })
}
