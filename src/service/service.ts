import type { Clock } from '../base/clock.ts'
import { RequestError } from '../http/faults.ts'
import { type RequestKind, type Retry, withRetries } from '../http/retry.ts'
import type { Send } from '../http/transport.ts'
import { type AgentJob, parseAgentJob } from './agent-job.ts'
import { type Purpose, readAnswer } from './answers.ts'
import { type PageViews, parsePageViews } from './page-views.ts'

const READ_TIMEOUT_MS = 30_000
/** A create prepares a branch before it answers. */
const WRITE_TIMEOUT_MS = 60_000

export interface ServiceOptions {
  baseUrl: URL
  projectId: string
  apiKey: string
  userAgent: string
  send: Send
  clock: Clock
  /** Ends every request and every pause. */
  signal: AbortSignal
  /** When the step must end, in the clock's ms: no repetition starts after it. */
  deadlineMs: number
  onRetry(retry: Retry): void
}

/** A range of dates, `YYYY-MM-DD`; `dateTo` is the first day after it. */
export interface PageViewsQuery {
  dateFrom: string
  dateTo: string
  /** 1 to 250 rows. */
  limit: number
  offset: number
}

/**
 * The service's operations. Each resolves with the parsed answer, repeating the request where that is
 * safe, or rejects with a `ServiceError`, or with the signal's reason.
 */
export interface Service {
  /** `POST /v2/agent/{projectId}/job`. Never sent twice unless the service refused the first. */
  createJob(prompt: string): Promise<AgentJob>
  /** `POST /v2/agent/{projectId}/job/{id}/message`, under the same rule. */
  sendMessage(jobId: string, prompt: string): Promise<AgentJob>
  /** `GET /v2/agent/{projectId}/job/{id}` */
  getJob(jobId: string): Promise<AgentJob>
  /** `GET /v1/analytics/{projectId}/views` */
  getPageViews(query: PageViewsQuery): Promise<PageViews>
}

interface Operation<T> extends Purpose {
  name: string
  kind: RequestKind
  path: string
  body?: object
  parse(json: unknown): T
}

export function connectService(options: ServiceOptions): Service {
  const { projectId } = options
  const jobs = `v2/agent/${projectId}/job`

  async function perform<T>(operation: Operation<T>): Promise<T> {
    const { clock, signal, deadlineMs, onRetry } = options
    return withRetries({
      ...operation,
      clock,
      signal,
      deadlineMs,
      onRetry,
      attempt: () => attempt(operation),
    })
  }

  async function attempt<T>(operation: Operation<T>): Promise<T> {
    const { kind, path, body, parse } = operation
    const method = kind === 'read' ? 'GET' : 'POST'
    const response = await options.send({
      method,
      url: new URL(path, options.baseUrl),
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${options.apiKey}`,
        'User-Agent': options.userAgent,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeoutMs: method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
      signal: options.signal,
    })
    return parse(readAnswer(response, { ...operation, now: options.clock.now() }))
  }

  return {
    createJob: (prompt) =>
      perform({
        name: 'Creating the agent job',
        kind: 'create',
        path: jobs,
        body: { prompt },
        scope: 'write',
        resource: 'project',
        parse: parseAgentJob,
      }),
    sendMessage: (jobId, prompt) =>
      perform({
        name: `Sending a follow-up to job ${jobId}`,
        kind: 'follow-up',
        path: `${jobs}/${jobId}/message`,
        body: { prompt },
        scope: 'write',
        resource: 'job',
        parse: parseThisJob(jobId),
      }),
    getJob: (jobId) =>
      perform({
        name: `Getting job ${jobId}`,
        kind: 'read',
        path: `${jobs}/${jobId}`,
        scope: 'read',
        resource: 'job',
        parse: parseThisJob(jobId),
      }),
    getPageViews: ({ dateFrom, dateTo, limit, offset }) =>
      perform({
        name: `Getting the page views of ${dateFrom}`,
        kind: 'read',
        path: `v1/analytics/${projectId}/views?${new URLSearchParams({ dateFrom, dateTo, limit: `${limit}`, offset: `${offset}` })}`,
        scope: 'read',
        resource: 'project',
        parse: parsePageViews,
      }),
  }
}

function parseThisJob(jobId: string): (json: unknown) => AgentJob {
  return (json) => {
    const job = parseAgentJob(json)
    if (job.id === jobId) return job
    throw new RequestError(
      'wrong-job',
      `asked for job ${jobId}, the service answered with job ${job.id}`,
      {
        advice: 'This is a defect of the service; report it there.',
      },
    )
  }
}
