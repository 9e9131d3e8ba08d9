import type { RequestPolicy } from '../http/retry.ts'
import type { RichText } from '../rich-text.ts'
import { poll } from '../service/poll.ts'
import { type AgentJob, JOB_STATUSES, type JobEnd } from '../service/schemas.ts'
import type { AskStep } from './types.ts'

/* The wait for a job's end, and for its link. */

/** After this, the end of a follow-up is believed although the job was never seen at work on it. */
export const FOLLOW_UP_GRACE_MS = 120_000
/** Longer pauses could miss the work. */
const FOLLOW_UP_POLL_MS = 10_000
const LINK_PAUSES_MS = [2_000, 3_000, 4_000]

/** After a create, the job may not be found yet. After a follow-up, it may still show the end before. */
export type JustSent = 'create' | 'follow up' | 'nothing'

export interface Ended {
  readonly state: 'ended'
  readonly job: AgentJob
  readonly polls: number
  readonly end: JobEnd
  /**
   * Whether the wait saw the job at work. `found ended`: it had ended before the first look. `not begun`: after a follow-up, so this
   * may be the end before it.
   */
  readonly work: 'seen' | 'found ended' | 'not begun'
}

/** Only `ended` says that the job has ended: until it begins with a follow-up, `status` may show the turn before. */
type Waited =
  | Ended
  /** `remark`: the reason, if it is not only the time, as a sentence. */
  | { state: 'time up'; job: AgentJob; polls: number; remark: RichText | undefined }
  | { state: 'broken off'; job: AgentJob; error: unknown }

/** Waits for a job's end or the deadline. Never rejects. */
export async function waitForJob(
  step: AskStep,
  first: AgentJob,
  justSent: JustSent,
): Promise<Waited> {
  const policy = step.startPolicy('poll')
  const isFollowUp = justSent === 'follow up'
  const intervalMs = step.inputs.pollIntervalSeconds * 1000
  const results = poll(
    {
      first,
      isNew: justSent === 'create',
      retrieve: () => step.service.getJob(first.id, policy),
      pollIntervalMs(elapsedMs) {
        const mayBegin = isFollowUp && elapsedMs < FOLLOW_UP_GRACE_MS
        if (mayBegin) return Math.min(intervalMs, FOLLOW_UP_POLL_MS)
        return intervalMs
      },
    },
    policy,
    step,
  )
  let job = first
  let work: Ended['work'] = 'found ended'
  if (isFollowUp) work = 'not begun'
  try {
    for await (const seen of results) {
      const { polls, remark } = seen
      job = seen.last
      const end = JOB_STATUSES.get(job.status)
      // The answer to a follow-up does not count: it may say `active` while gets still show the end before.
      const counts = polls > 0 || !isFollowUp
      if (counts && end === undefined) work = 'seen'
      // With a remark, polls were failing, so `job` may have been read within the grace.
      const isGraceOver = seen.elapsedMs >= FOLLOW_UP_GRACE_MS && remark === undefined
      const isBelieved = work !== 'not begun' || isGraceOver
      if (end !== undefined && isBelieved) return { state: 'ended', job, end, work, polls }
      if (seen.isTimeUp) return { state: 'time up', job, remark, polls }
    }
    throw new Error('the polls ended before the job')
  } catch (error) {
    return { state: 'broken off', job, error }
  }
}

/** A completed job may get its link a little later. @throws RequestFailure if the service does not say */
export async function waitForLink(
  step: AskStep,
  done: AgentJob,
  policy: RequestPolicy,
): Promise<AgentJob> {
  if (done.status !== 'completed' || done.prLink) return done
  for (const pauseMs of LINK_PAUSES_MS) {
    if (policy.deadlineMs - step.clock.nowMs() <= pauseMs) break
    await step.clock.sleep(pauseMs, policy.signal)
    // The job may be in its next turn by now: only the link counts.
    const { prLink } = await step.service.getJob(done.id, policy)
    if (prLink) return { ...done, prLink }
  }
  return done
}
