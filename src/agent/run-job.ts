import { Cancelled } from '../base/errors.ts'
import type { Outcome } from '../base/outcomes.ts'
import type { PullRequest } from '../base/pull-request.ts'
import type { AgentJob } from '../service/agent-job.ts'
import type { Service } from '../service/service.ts'
import { outcomeOf } from './outcome.ts'
import { readPullRequest } from './pull-request.ts'
import { type StartOptions, startJob } from './start.ts'
import { type Origin, waitForJob } from './wait.ts'

export interface JobOptions extends StartOptions {
  /** Whether to wait for the job's end. */
  wait: boolean
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
  /** False where the time was up before the prompt could be sent. */
  isAsked?: boolean
  /** The failure behind outcome `error`. */
  error?: unknown
}

const ORIGIN_WORDS: Record<Origin, string> = {
  created: 'was created',
  'followed-up': 'got the follow-up',
  attached: 'was found',
}

/** Starts, resumes or attaches to a job, and waits for its end. Never rejects: a failure is a result. */
export async function runJob(options: JobOptions): Promise<JobResult> {
  const { run, service } = options
  const startMs = run.clock.nowMs()
  const progress: { job?: AgentJob; polls: number } = { polls: 0 }
  const getJob: Service['getJob'] = (id, asking) => {
    progress.polls++
    return service.getJob(id, asking)
  }
  const end = await startAndWait({ ...options, service: { ...service, getJob } }, (job) => {
    progress.job = job
  }).catch(toEnd)
  return { ...progress, durationMs: run.clock.nowMs() - startMs, ...end }
}

type End = Omit<JobResult, 'polls' | 'durationMs'>

function toEnd(error: unknown): End {
  if (error instanceof Cancelled) return { outcome: 'cancelled', remark: error.doubt }
  return { outcome: 'error', remark: '', error }
}

async function startAndWait(options: JobOptions, onSeen: (job: AgentJob) => void): Promise<End> {
  const { service, rule, log } = options
  const start = await startJob(options)
  const { job, origin, remark } = start
  onSeen(job)
  // A job that could not be asked in time is not yet at work on this.
  options.onKnown(start.isSent ? { ...job, remark } : { id: job.id })
  log.info(`Job ${job.id} ${ORIGIN_WORDS[origin]}`)
  if (!start.isSent) return { outcome: 'timed-out', remark, isAsked: false }
  if (!options.wait) return { outcome: 'started', remark }
  const waited = await waitForJob({
    ...options,
    job,
    origin,
    retrieve: async (id, asking) => {
      const seen = await service.getJob(id, asking)
      // Kept in case that a later poll fails.
      onSeen(seen)
      return seen
    },
  })
  const { pullRequest, rejected } = readPullRequest(waited.job, rule)
  if (rejected !== undefined) log.warning(`The job's pull request link is not used: ${rejected}.`)
  return {
    outcome: outcomeOf(waited.job, pullRequest !== undefined),
    job: waited.job,
    remark: [remark, waited.remark].filter(Boolean).join(' '),
    ...(pullRequest !== undefined && { pullRequest }),
  }
}
