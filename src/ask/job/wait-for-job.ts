import { ActionError } from '../../errors.ts'
import { HttpError, type Stage } from '../../http/retry.ts'
import { watch } from '../../service/poll.ts'
import { type AgentJob, JOB_STATUSES, type JobEnd } from '../../service/schemas.ts'
import type { AskStep } from '../step.ts'

/** After this, a follow-up counts as done although the job was never seen at work on it. */
export const FOLLOW_UP_GRACE_MS = 120_000
/** Longer pauses could miss the work. */
const FOLLOW_UP_POLL_MS = 10_000
const LINK_PAUSES_MS = [2_000, 3_000, 4_000]

export type WaitResult = { readonly job: AgentJob } & (
  | {
      readonly state: 'ended'
      readonly end: JobEnd
      /** If false, this may be the end before the follow-up: the job was never seen at work on that. */
      readonly isCertain: boolean
      readonly polls: number
    }
  | {
      readonly state: 'time up'
      /** The reason for an early end, as a sentence. */
      readonly remark: string | undefined
      readonly polls: number
    }
  | { readonly state: 'broken off'; readonly error: unknown }
)

/** Waits for a job's end or the deadline. Never rejects. */
export async function waitForJob(
  step: AskStep,
  first: AgentJob,
  kind: 'create' | 'follow up' | 'watch',
): Promise<WaitResult> {
  const stage = step.stages.awaited
  const isFollowUp = kind === 'follow up'
  const intervalMs = step.inputs.pollIntervalSeconds * 1000
  const sightings = watch<AgentJob>(
    {
      noun: 'job',
      first,
      isNew: kind === 'create',
      retrieve: () => step.service.getJob(first.id, stage),
      statuses: JOB_STATUSES,
      pollIntervalMs(elapsedMs) {
        const mayBegin = isFollowUp && elapsedMs < FOLLOW_UP_GRACE_MS
        if (!mayBegin) return intervalMs
        return Math.min(intervalMs, FOLLOW_UP_POLL_MS)
      },
    },
    stage,
    step,
  )
  let job = first
  let wasAtWork = !isFollowUp
  try {
    for await (const { last, elapsedMs, polls, isTimeUp, remark } of sightings) {
      job = last ?? first
      // The answer to the follow-up itself does not count: it may say `active` while gets still show the end before.
      if (polls > 0 && job.status === 'active') wasAtWork = true
      const end = JOB_STATUSES.get(job.status)
      let isGraceOver = elapsedMs >= FOLLOW_UP_GRACE_MS
      // At the deadline, accept the end without waiting out the grace, unless polling was failing (`remark`).
      if (isTimeUp) isGraceOver = remark === undefined
      const isBelieved = wasAtWork || isGraceOver
      if (end !== undefined && isBelieved)
        return {
          state: 'ended',
          job,
          end,
          isCertain: wasAtWork,
          polls,
        }
      if (isTimeUp)
        return {
          state: 'time up',
          job,
          remark,
          polls,
        }
    }
    throw new Error('the watch ended before the job')
  } catch (error) {
    return { state: 'broken off', job, error }
  }
}

/** A completed job may get its link a little later. */
export async function waitForLink(step: AskStep, done: AgentJob, stage: Stage): Promise<AgentJob> {
  if (done.status !== 'completed' || done.prLink) return done
  for (const pauseMs of LINK_PAUSES_MS) {
    if (stage.deadlineMs - step.clock.nowMs() <= pauseMs) break
    await step.clock.sleep(pauseMs, stage.pausesEnd)
    try {
      // A terminal status never changes; only the link can still arrive.
      const { prLink } = await step.service.getJob(done.id, stage)
      if (prLink) return { ...done, prLink }
    } catch (error) {
      // The job is done; not knowing more about its pull request must not hide that.
      const isHarmless = stage.kind === 'decoration' && error instanceof ActionError
      if (!isHarmless) throw error
      if (error instanceof HttpError) step.log.warning(error.message)
      break
    }
  }
  return done
}
