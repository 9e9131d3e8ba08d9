import type { MissedByReaders } from '../analytics/for-agent.ts'
import type { Outcome } from '../outcomes.ts'
import type { AgentJob } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import type { PullRequest } from './pull-request.ts'
import type { Task } from './task.ts'

/** What became of a job. */
export interface JobResult {
  readonly outcome: Outcome
  /** As it was last seen; undefined if it never was. */
  readonly job?: AgentJob
  readonly pullRequest?: PullRequest
  /** What was sent, or would have been; undefined if a job is only waited for. */
  readonly prompt?: string
  readonly durationMs: number
  /** What went wrong or is worth knowing, for a person; empty if the outcome says it all. */
  readonly remark: string
  /** False if the time was up before the prompt could be sent. */
  readonly isAsked: boolean
  /** The failure behind outcome `error`. */
  readonly error?: unknown
}

/** A job as soon as its ID is known; `status` is undefined as long as it is not at work on this task. */
export interface KnownJob {
  readonly id: string
  readonly status?: string
  readonly remark?: string
}

/**
 * Works out what to ask of which job, asks it, and waits for its end. A failure of the job is a result.
 * @throws Skipped if there is nothing to ask; ActionError or Cancelled before anything was sent
 */
export async function performJob(
  _step: Step,
  _task: Task,
  _missed: MissedByReaders | undefined,
  _onKnown: (job: KnownJob) => void,
): Promise<JobResult> {
  throw new Error('being written')
}
