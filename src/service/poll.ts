import { HttpError } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import { formatDuration, inQuotes } from '../text.ts'

const FIRST_PAUSE_MS = 2_000
/** Spreads the polls of steps that started together. Only downwards: no pause is longer than asked for. */
const PAUSE_JITTER = 0.05
const HEARTBEAT_MS = 60_000
/** How long before the deadline we poll for the last time. */
const LAST_POLL_MS = 1_000
/** How long something that we just created may answer 404. */
const CREATION_GRACE_MS = 60_000

interface PollOptions<T extends { status: string }> {
  /** Its name in a sentence: `job`, `build`. */
  noun: string
  /** As the service last showed it, as in its answer to a create. */
  first: T | undefined
  /** Whether we just created it, so that the service may not find it yet. */
  isNew: boolean
  retrieve(): Promise<T>
  isDone(last: T, elapsedMs: number): boolean
  statuses: ReadonlyMap<string, unknown>
  pollIntervalMs: number
}

export interface PollResult<T> {
  /** Undefined if the service never showed it. */
  last: T | undefined
  /** False if the time was up first. */
  isDone: boolean
  polls: number
  /** Why the wait ended early, as a sentence; undefined if the time was simply up. */
  remark?: string
}

/**
 * Asks for the state of a job or a build again and again, until it is done or the deadline is near.
 * @throws HttpError if it cannot be read; the signal's reason when that aborts
 */
export async function pollUntilDone<T extends { status: string }>(
  options: PollOptions<T>,
  runtime: Runtime,
): Promise<PollResult<T>> {
  const { noun, statuses } = options
  const { clock, log } = runtime
  const startMs = clock.nowMs()
  const elapsedMs = () => clock.nowMs() - startMs
  const describe = ({ status }: T) => (statuses.has(status) ? status : inQuotes(status, 50))
  const say = (line: string) => log.info(`${formatDuration(elapsedMs())}: ${line}`)
  let last = options.first
  let polls = 0
  let mayAppear = options.isNew
  let isStatusReported = false
  let pauseMs = Math.min(FIRST_PAUSE_MS, options.pollIntervalMs)
  let heartbeatMs = HEARTBEAT_MS

  for (;;) {
    if (last !== undefined && options.isDone(last, elapsedMs()))
      return { last, isDone: true, polls }
    if (last !== undefined && !isStatusReported && !statuses.has(last.status)) {
      isStatusReported = true
      log.warning(
        `The ${noun}'s status is ${describe(last)}, which this action does not know: it keeps waiting.`,
      )
    }

    const untilLastPollMs = runtime.deadlineMs - LAST_POLL_MS - clock.nowMs()
    if (untilLastPollMs <= 0) return { last, isDone: false, polls }
    const jitteredMs = pauseMs * (1 - PAUSE_JITTER * clock.random())
    const endMs = elapsedMs() + Math.min(jitteredMs, untilLastPollMs)
    pauseMs = Math.min(2 * pauseMs, options.pollIntervalMs)
    while (elapsedMs() < endMs) {
      const leftMs = endMs - elapsedMs()
      while (heartbeatMs <= elapsedMs()) heartbeatMs += HEARTBEAT_MS
      const toHeartbeatMs = heartbeatMs - elapsedMs()
      await clock.sleep(Math.min(leftMs, toHeartbeatMs), runtime.signal)
      if (toHeartbeatMs > leftMs) continue
      // A timer may wake a moment early.
      heartbeatMs += HEARTBEAT_MS
      const state = last === undefined ? 'not found' : describe(last)
      say(`still ${state} (${polls} polls)`)
    }

    polls++
    try {
      const found = await options.retrieve()
      mayAppear = false
      // What failed before a long wait does not count after it.
      runtime.retryWindow.end()
      if (found.status !== last?.status) say(describe(found))
      last = found
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.why === 'out of time') return { last, isDone: false, polls, remark: error.message }
      const isLate = elapsedMs() >= CREATION_GRACE_MS
      if (error.meaning !== 'gone' || !mayAppear || isLate) throw error
      say(`the service does not know the ${noun} yet, asking again`)
    }
  }
}
