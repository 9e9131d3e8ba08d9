import type { IncomingHttpHeaders } from 'node:http'
import { createAnalytics } from './analytics.ts'
import { type Answer, isJsonObject, json } from './answer.ts'
import { type Automations, type AutomationsScript, createAutomations } from './automations.ts'
import { type Build, type BuildScript, type Builds, createBuilds } from './builds.ts'
import { createJobs, type JobScript, type Jobs } from './jobs.ts'
import { createLimits, type LimitOptions, ORGANIZATION } from './limits.ts'
import type { PageViewsScript } from './page-views.ts'
import { found, refuse } from './refusals.ts'
import type { KnownOperation, Route } from './routes.ts'
import type { Signals, SignalsScript } from './signals.ts'

export interface ServiceOptions {
  /** Other projects are not found; '*' accepts any. Default 'docs'. */
  projectId?: string
  /** Any other key is refused. Default: every key is good. */
  apiKey?: string
  /** Whatever is not a GET is answered 403. */
  readOnlyKey?: boolean
  /** The script of every job, or of the n-th (from 0). */
  job?: JobScript | ((n: number, prompt: string) => JobScript)
  /** The site, and how often its pages are read. */
  pageViews?: PageViewsScript
  /** What else readers leave behind: visits, searches, questions, feedback. */
  signals?: SignalsScript
  /** The script of every build, or of the n-th (from 0). */
  build?: BuildScript | ((n: number, build: Build) => BuildScript)
  /** Whether the plan has previews. Default true. */
  previews?: boolean
  /** Default: 'weekly-review', which has a custom schedule, and 'on-push', which has none. */
  automations?: AutomationsScript
  limits?: LimitOptions
  /** The clock of jobs, builds and limits, in monotonic milliseconds. Default `performance.now()`. */
  now?: () => number
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
  builds: Builds
  automations: Automations
  planted: Signals['planted']
  answer(request: ServiceRequest): Answer
}

/** A request to an operation, once the key and the project are known to be good. */
interface Asked {
  projectId: string
  id: string
  query: Record<string, string>
  body: unknown
}

/** The service as the contract has it, faults aside. */
export function createService(options: ServiceOptions): Service {
  const { projectId = 'docs', job = {}, build = {}, previews = true } = options
  const now = options.now ?? (() => performance.now())
  const limits = createLimits(options.limits ?? {}, now)
  const jobs = createJobs({ scriptFor: typeof job === 'function' ? job : () => job, now })
  const builds = createBuilds({ scriptFor: typeof build === 'function' ? build : () => build, now })
  const automations = createAutomations(options.automations)
  const { pageViews = {}, signals = {} } = options
  const analytics = createAnalytics({ pageViews, signals, limits })

  const operations: Record<KnownOperation, (asked: Asked) => Answer> = {
    create({ projectId, body }) {
      const prompt = textOf(body, 'prompt')
      if (prompt === null) return refuse(400, PROMPT_REQUIRED)
      return limits.within('creates', projectId, () =>
        json(201, jobs.create(projectId, prompt).answer),
      )
    },
    get: ({ projectId, id }) => found(jobs.poll(projectId, id), JOB_NOT_FOUND),
    message({ projectId, id, body }) {
      const prompt = textOf(body, 'prompt')
      if (prompt === null) return refuse(400, PROMPT_REQUIRED)
      if (!jobs.has(projectId, id)) return refuse(404, JOB_NOT_FOUND)
      return limits.within('followUps', projectId, () =>
        found(jobs.followUp(projectId, id, prompt), JOB_NOT_FOUND),
      )
    },
    views: ({ query }) => analytics.answer('views', query),
    visitors: ({ query }) => analytics.answer('visitors', query),
    searches: ({ query }) => analytics.answer('searches', query),
    conversations: ({ query }) => analytics.answer('conversations', query),
    'feedback-by-page': ({ query }) => analytics.answer('feedback-by-page', query),
    feedback: ({ query }) => analytics.answer('feedback', query),
    preview({ projectId, body }) {
      const branch = textOf(body, 'branch')
      if (branch === null) return refuse(400, 'The body must be JSON with a branch')
      if (!previews) return refuse(403, 'The plan does not include preview deployments')
      return limits.within('previews', ORGANIZATION, () => {
        const { build, previewUrl } = builds.start({ projectId, kind: 'preview', branch })
        return json(202, { statusId: build.statusId, previewUrl })
      })
    },
    publish: ({ projectId }) =>
      limits.within('publishes', ORGANIZATION, () => {
        const { build } = builds.start({ projectId, kind: 'publication', branch: null })
        return json(202, { statusId: build.statusId })
      }),
    build: ({ id }) => found(builds.status(id), 'Build not found'),
    trigger: ({ projectId, id }) =>
      automations.refusal(id) ??
      limits.within('publishes', ORGANIZATION, () => automations.trigger(projectId, id)),
  }

  return {
    jobs,
    builds,
    automations,
    planted: analytics.planted,
    answer(request) {
      const { route, query, body } = request
      if (route.operation === 'unknown') {
        if (route.allow === null) return refuse(404, 'Not found')
        return json(405, { error: 'Method not allowed' }, { allow: route.allow })
      }
      const refusal = keyRefusal(request, options)
      if (refusal !== null) return refusal
      // A build is found by its own ID.
      const project = route.projectId ?? projectId
      if (projectId !== '*' && project !== projectId) return refuse(404, 'Project not found')
      return operations[route.operation]({ projectId: project, id: route.id, query, body })
    },
  }
}

const PROMPT_REQUIRED = 'The body must be JSON with a prompt of at least 1 character'
const JOB_NOT_FOUND = 'Job not found'

function keyRefusal(
  { method, headers }: ServiceRequest,
  { apiKey, readOnlyKey = false }: ServiceOptions,
): Answer | null {
  const bearer = /^Bearer +(\S.*)$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer === undefined) return refuse(401, 'The Authorization header is missing')
  if (apiKey !== undefined && bearer !== apiKey) return refuse(401, 'The API key is not valid')
  if (readOnlyKey && method !== 'GET') return refuse(403, 'The API key lacks the scope "write"')
  return null
}

function textOf(body: unknown, field: string): string | null {
  const text = isJsonObject(body) ? body[field] : null
  return typeof text === 'string' && text.length > 0 ? text : null
}
