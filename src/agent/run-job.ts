import type { Clock } from '../base/clock.ts'
import { Cancelled } from '../base/errors.ts'
import { OUTCOMES, type Outcome } from '../base/outcomes.ts'
import { describeRetry, type Retry, ServiceError, UNKNOWN_FATE } from '../http/retry.ts'
import type { AgentJob } from '../service/agent-job.ts'
import type { Service } from '../service/service.ts'
import { outcomeOf } from './outcome.ts'
import { type PullRequest, readPullRequest } from './pull-request.ts'
import { waitForJob } from './wait.ts'

export interface JobOptions {
  /** What to send; without it, `jobId` is only waited for. */
  prompt: string | undefined
  /** The job to go on with; without it, one is created. */
  jobId: string | undefined
  /** The job that an earlier attempt had for the same: taken up unless it ended badly. */
  resumeId?: string | undefined
  /** Whether to wait for the job's end. */
  wait: boolean
  pollIntervalMs: number
  deadlineMs: number
  /** The service, which tells the listener of every request that it repeats. */
  connect(onRetry: (retry: Retry) => void): Service
  clock: Clock
  signal: AbortSignal
  /** GITHUB_SERVER_URL */
  serverUrl: string
  log: { info(message: string): void; warning(message: string): void }
  /** Called as soon as the job's ID is known, before anything else can go wrong. */
  onKnown(job: { id: string; status?: string; remark?: string }): void
}

/** What became of a job. */
export interface JobResult {
  outcome: Outcome
  /** As it was last seen; undefined when it never was. */
  job?: AgentJob
  pullRequest?: PullRequest
  polls: number
  durationMs: number
  /** What went wrong or is worth knowing, for a person; empty where the outcome says it all. */
  remark: string
  /** The failure behind outcome `error`. */
  error?: unknown
}

/** Starts, resumes or attaches to a job, and waits for its end. Never rejects: a failure is a result. */
export async function runJob(options: JobOptions): Promise<JobResult> {
  const { clock, log, onKnown } = options
  const startMs = clock.nowMs()
  let job: AgentJob | undefined
  let polls = 0
  let throttled = false
  const post = options.jobId === undefined ? 'create' : 'follow-up'
  const service = options.connect((retry) => {
    throttled ||= retry.error.fault === 'rate-limited'
    log.info(describeRetry(retry))
  })
  const wasThrottled = () => {
    const answer = throttled
    throttled = false
    return answer
  }
  const retrieve = async (id: string) => {
    polls++
    const seen = await service.getJob(id)
    job = seen
    return seen
  }

  try {
    const { origin, first, remark = '' } = await start({ ...options, service, retrieve })
    job = first
    onKnown({ ...job, remark })
    log.info(`Job ${job.id} ${ORIGIN_WORDS[origin]}`)
    if (!options.wait) return result('started', { job, remark })
    const waited = await waitForJob({ ...options, job, origin, retrieve, wasThrottled })
    const { pullRequest, rejected } = readPullRequest(waited.job, options.serverUrl)
    if (rejected !== undefined) log.warning(`The job's pull request link is not used: ${rejected}.`)
    return result(outcomeOf(waited.job, pullRequest !== undefined), {
      job: waited.job,
      remark: [remark, waited.remark].filter(Boolean).join(' '),
      ...(pullRequest === undefined ? {} : { pullRequest }),
    })
  } catch (error) {
    const known = job === undefined ? {} : { job }
    if (error instanceof Cancelled) {
      const remark = job === undefined && options.prompt !== undefined ? UNKNOWN_FATE[post] : ''
      return result('cancelled', { ...known, remark })
    }
    return result('error', { ...known, error })
  }

  function result(outcome: Outcome, more: Partial<JobResult>): JobResult {
    return { outcome, polls, durationMs: clock.nowMs() - startMs, remark: '', ...more }
  }
}

type Origin = 'created' | 'followed-up' | 'attached'

const ORIGIN_WORDS: Record<Origin, string> = {
  created: 'was created',
  'followed-up': 'got the follow-up',
  attached: 'was found',
}

interface Start {
  origin: Origin
  first: AgentJob
  /** What is worth knowing of how it came about. */
  remark?: string
}

async function start(
  options: JobOptions & { service: Service; retrieve(id: string): Promise<AgentJob> },
): Promise<Start> {
  const { prompt, jobId, resumeId, service, retrieve, onKnown } = options
  if (resumeId !== undefined) {
    const { job, ending } = await takeUp(resumeId, options)
    if (job !== undefined) return { origin: 'attached', first: job }
    const started = await start({ ...options, resumeId: undefined })
    const remark = `Job ${resumeId}, of an earlier attempt, ${ending}, so the agent was asked again.`
    return { ...started, remark }
  }
  if (jobId === undefined)
    return { origin: 'created', first: await service.createJob(prompt ?? '') }
  onKnown({ id: jobId })
  if (prompt === undefined) return { origin: 'attached', first: await retrieve(jobId) }
  return { origin: 'followed-up', first: await service.sendMessage(jobId, prompt) }
}

/** The job that an earlier attempt left behind, or how it ended if that was badly. */
async function takeUp(
  id: string,
  { service, serverUrl }: { service: Service; serverUrl: string },
): Promise<{ job?: AgentJob; ending?: string }> {
  try {
    const job = await service.getJob(id)
    const outcome = outcomeOf(job, readPullRequest(job, serverUrl).pullRequest !== undefined)
    const ending = OUTCOMES[outcome].asksAgain
    return ending === '' ? { job } : { ending }
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return { ending: 'is gone' }
    throw error
  }
}
