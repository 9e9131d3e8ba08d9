import { ActionError } from '../errors.ts'
import type { Step } from '../frame/command.ts'
import { HttpError } from '../http/retry.ts'
import { type PollResult, pollUntilDone } from '../service/poll.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, JOB_STATUSES } from '../service/statuses.ts'
import type { AskStep } from './step-record.ts'
import type { Task } from './task.ts'

/** After this, a follow-up counts as done although the job was never seen at work on it. */
const FOLLOW_UP_GRACE_MS = 120_000
/** Until the job was seen at work on a follow-up: with longer pauses, we could miss it. */
const FOLLOW_UP_POLL_MS = 10_000
/** A completed job may get its link a little later: when to look again. */
const LINK_PAUSES_MS = [2_000, 3_000, 4_000]

/** @returns undefined if the job is gone */
export async function findJob(step: AskStep, id: string): Promise<AgentJob | undefined> {
  try {
    return await step.service.getJob(id)
  } catch (error) {
    if (error instanceof HttpError && error.meaning === 'gone') return undefined
    throw error
  }
}

/**
 * Polls until the job's end or the deadline. A terminal status is final.
 * @returns `wasActive`: false if the job was never seen at work on a follow-up, so that an end may be the one before it
 */
export async function waitForJob(
  step: AskStep,
  job: AgentJob,
  kind: 'create' | 'follow up' | 'resume' | 'watch',
  onSeen: (job: AgentJob) => void = () => {},
): Promise<PollResult<AgentJob> & { wasActive: boolean }> {
  let wasActive = kind !== 'follow up'
  const pollIntervalMs = step.inputs.pollIntervalSeconds * 1000
  const polled = await pollUntilDone<AgentJob>(
    {
      noun: 'job',
      first: job,
      isNew: kind === 'create',
      get pollIntervalMs() {
        return wasActive ? pollIntervalMs : Math.min(pollIntervalMs, FOLLOW_UP_POLL_MS)
      },
      retrieve: () => step.service.getJob(job.id, 'awaited'),
      statuses: JOB_STATUSES,
      isDone(last, elapsedMs) {
        onSeen(last)
        // The answer to a follow-up may say `active` before a get does.
        wasActive ||= last !== job && last.status === 'active'
        if (!hasJobEnded(last)) return false
        // Until the service begins with a follow-up, the job shows how it ended before.
        return wasActive || elapsedMs >= FOLLOW_UP_GRACE_MS
      },
    },
    step,
  )
  const { last, remark } = polled
  // When the time is up, the job shows no less than after the grace.
  const isUnseen = !wasActive && remark === undefined && last !== undefined && hasJobEnded(last)
  return { ...polled, isDone: polled.isDone || isUnseen, wasActive }
}

/** A job before it gets a prompt: as it ended, or as it was when the time was up. A dry run does not wait. */
export async function waitForOtherWork(
  step: AskStep,
  task: Task,
  job: AgentJob,
): Promise<AgentJob> {
  if (task.prompt === undefined || hasJobEnded(job) || step.inputs.dryRun) return job
  // The service does not document how an active job treats a follow-up.
  step.log.info(`Job ${job.id} is still at work on something else: waiting for its end first`)
  const { last = job, remark } = await waitForJob(step, job, 'watch')
  if (remark) step.log.warning(remark)
  return last
}

/** Looks a few more times for the link of a completed job. Where it only decorates: if it cannot look, there is none. */
export async function waitForLink(step: Step, done: AgentJob): Promise<AgentJob> {
  const { service, clock, signal, deadlineMs, log, reads } = step
  for (const ms of LINK_PAUSES_MS) {
    if (done.status !== 'completed' || done.prLink || deadlineMs - clock.nowMs() <= ms) break
    await clock.sleep(ms, signal)
    try {
      // Terminal is final: only the link is news.
      const { prLink } = await service.getJob(done.id)
      if (prLink) return { ...done, prLink }
    } catch (error) {
      // The job is done; not knowing more about its pull request must not hide that.
      if (reads === 'needed' || !(error instanceof ActionError)) throw error
      if (error instanceof HttpError) log.warning(error.message)
      break
    }
  }
  return done
}
