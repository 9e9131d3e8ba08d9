import { HttpError } from '../http/retry.ts'
import type { AgentJob } from '../service/agent-job.ts'
import type { Asking } from '../service/perform.ts'
import { type PollOptions, pollUntilDone } from '../service/poll.ts'
import { isKnownStatus, isTerminal } from './outcome.ts'

/** A completed job may get its link a little later: when to look again. */
const LINK_PAUSES_MS = [2_000, 3_000, 4_000]
/** After this, a follow-up counts as done although the job was never seen at work on it. */
const FOLLOW_UP_GRACE_MS = 30_000

/** How this step came by the job. */
export type Origin = 'created' | 'followed-up' | 'attached'

export interface WaitOptions extends Pick<PollOptions<AgentJob>, 'pollIntervalMs' | 'run' | 'log'> {
  /** The job as the service last showed it; its answer to the create is one. */
  job: AgentJob
  origin: Origin
  retrieve(jobId: string, asking?: Asking): Promise<AgentJob>
}

export interface WaitResult {
  /** The job as it was last seen: at its end, or still active when the time was up. */
  job: AgentJob
  /** Why the wait ended early, as a sentence; empty when the time was simply up. */
  remark: string
}

/**
 * Polls a job until it is completed, archived or failed, or until the deadline. A terminal status is
 * final. `completed` without a pull request is looked at a few more times, since the link may be late.
 *
 * @throws HttpError when the job cannot be read; the signal's reason when that aborts
 */
export async function waitForJob(options: WaitOptions): Promise<WaitResult> {
  const { job, origin } = options
  let wasActive = origin !== 'followed-up'
  const polled = await pollUntilDone<AgentJob>({
    ...options,
    noun: 'job',
    first: job,
    isNew: origin === 'created',
    retrieve: (asking) => options.retrieve(job.id, asking),
    isKnownStatus,
    isDone(last, { elapsedMs }) {
      wasActive ||= last.status === 'active'
      if (!isTerminal(last)) return false
      // Until the service has taken the follow-up up, the job shows how it ended before.
      return wasActive || last.status !== 'completed' || elapsedMs >= FOLLOW_UP_GRACE_MS
    },
  })
  const last = polled.last ?? job
  if (!polled.isDone) return { job: last, remark: polled.remark }
  return { job: await waitForLink(last, options), remark: '' }
}

async function waitForLink(done: AgentJob, { retrieve, run, log }: WaitOptions): Promise<AgentJob> {
  let job = done
  for (const ms of LINK_PAUSES_MS) {
    if (job.status !== 'completed' || job.prLink) break
    if (run.deadlineMs - run.clock.nowMs() <= ms) break
    await run.clock.sleep(ms, run.signal)
    try {
      const seen = await retrieve(job.id)
      // Terminal is final: only the link is news.
      job = { ...job, prLink: seen.prLink ?? job.prLink }
    } catch (error) {
      // The job is done; not knowing more about its pull request must not hide that.
      if (!(error instanceof HttpError)) throw error
      log.warning(error.message)
      break
    }
  }
  return job
}
