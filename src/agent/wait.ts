import type { Clock } from '../base/clock.ts'
import { formatDuration } from '../base/duration.ts'
import { quote } from '../base/text.ts'
import { ServiceError } from '../http/retry.ts'
import type { AgentJob } from '../service/agent-job.ts'
import { isKnownStatus, isTerminal } from './outcome.ts'

const FIRST_PAUSE_MS = 2_000
const PAUSE_GROWTH = 2
/** Spreads the polls of steps that started together; downwards, so that no pause is longer than asked. */
const PAUSE_JITTER = 0.05
/** The longest pause once the service has said that we ask too often. */
const THROTTLED_PAUSE_MS = 60_000
const HEARTBEAT_MS = 60_000
/** How long before the deadline the last poll is made. */
const LAST_POLL_MS = 1_000
/** A completed job may get its link a little later: when to look again. */
const SETTLE_PAUSES_MS = [2_000, 3_000, 4_000]
/** How long a job that was just created may answer 404. */
const CREATION_GRACE_MS = 60_000
/** How many 404s in a row say that a job is gone. */
const GONE_AFTER = 3
/** After this, a follow-up counts as done although the job was never seen at work on it. */
const FOLLOW_UP_GRACE_MS = 30_000

export interface WaitOptions {
  /** The job as the service last showed it; its answer to the create is one. */
  job: AgentJob
  /** How this step came by the job. */
  origin: 'created' | 'followed-up' | 'attached'
  retrieve(jobId: string): Promise<AgentJob>
  clock: Clock
  signal: AbortSignal
  /** In the clock's ms. */
  deadlineMs: number
  /** The longest pause between two polls. */
  pollIntervalMs: number
  /** Whether the service has asked for fewer requests since the last call. */
  wasThrottled(): boolean
  log: { info(message: string): void; warning(message: string): void }
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
 * @throws ServiceError when the job cannot be read; the signal's reason when that aborts
 */
export async function waitForJob(options: WaitOptions): Promise<WaitResult> {
  const { clock, deadlineMs, log, signal, retrieve } = options
  const startMs = clock.nowMs()
  let seenAtWork = options.origin !== 'followed-up'
  let { job } = options
  let polls = 0
  let longestMs = options.pollIntervalMs
  let pauseMs = Math.min(FIRST_PAUSE_MS, longestMs)
  let notFound = 0
  let warned = false

  const elapsedMs = () => clock.nowMs() - startMs
  const isDone = () => {
    if (job.status === 'active') seenAtWork = true
    return (
      isTerminal(job) &&
      (seenAtWork || job.status !== 'completed' || elapsedMs() >= FOLLOW_UP_GRACE_MS)
    )
  }

  while (!isDone()) {
    if (!isKnownStatus(job.status) && !warned) {
      warned = true
      log.warning(
        `The job's status is ${quote(job.status, 50)}, which is new to this action: it goes on waiting.`,
      )
    }
    const untilLastPollMs = deadlineMs - LAST_POLL_MS - clock.nowMs()
    if (untilLastPollMs <= 0) return { job, remark: '' }
    await pause(Math.min(jittered(pauseMs), untilLastPollMs))
    try {
      polls++
      const seen = await retrieve(job.id)
      notFound = 0
      if (seen.status !== job.status) log.info(`${formatDuration(elapsedMs())}: ${describe(seen)}`)
      job = seen
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (error.outOfTime) return { job, remark: error.message }
      if (error.status !== 404 || !mayAppear(++notFound)) throw error
      log.info(
        `${formatDuration(elapsedMs())}: the service does not know the job yet, asking again`,
      )
    }
    pauseMs = Math.min(pauseMs * PAUSE_GROWTH, longestMs)
    if (options.wasThrottled()) {
      longestMs = Math.max(longestMs, Math.min(longestMs * 2, THROTTLED_PAUSE_MS))
      pauseMs = longestMs
    }
  }
  return { job: await settle(), remark: '' }

  function jittered(ms: number): number {
    return ms * (1 - PAUSE_JITTER * clock.random())
  }

  /** Sleeps, and says once a minute that the step is alive. */
  async function pause(ms: number): Promise<void> {
    const endMs = clock.nowMs() + ms
    for (let leftMs = ms; leftMs > 0; leftMs = endMs - clock.nowMs()) {
      const toHeartbeatMs = HEARTBEAT_MS - (elapsedMs() % HEARTBEAT_MS)
      await clock.sleep(Math.min(leftMs, toHeartbeatMs), signal)
      if (toHeartbeatMs <= leftMs) {
        log.info(`${formatDuration(elapsedMs())}: still ${describe(job)} (${polls} polls)`)
      }
    }
  }

  function mayAppear(times: number): boolean {
    if (options.origin === 'created' && polls === times) return elapsedMs() < CREATION_GRACE_MS
    return times < GONE_AFTER
  }

  async function settle(): Promise<AgentJob> {
    for (const ms of SETTLE_PAUSES_MS) {
      if (job.status !== 'completed' || job.prLink) break
      if (deadlineMs - clock.nowMs() <= ms) break
      await clock.sleep(ms, signal)
      polls++
      try {
        const seen = await retrieve(job.id)
        // Terminal is final: only the link is news.
        job = { ...job, prLink: seen.prLink ?? job.prLink }
      } catch (error) {
        // The job is done; not knowing more about its pull request must not hide that.
        if (!(error instanceof ServiceError)) throw error
        log.warning(error.message)
        break
      }
    }
    return job
  }
}

function describe(job: AgentJob): string {
  return isKnownStatus(job.status) ? job.status : quote(job.status, 50)
}
