import type { Run } from '../base/clock.ts'
import { formatDuration } from '../base/duration.ts'
import type { Log } from '../base/log.ts'
import { quote } from '../base/text.ts'
import { describeRetry, HttpError, type Retry } from '../http/retry.ts'
import type { Asking } from './perform.ts'

const FIRST_PAUSE_MS = 2_000
const PAUSE_GROWTH = 2
/** Spreads the polls of steps that started together; downwards, so that no pause is longer than asked. */
const PAUSE_JITTER = 0.05
/** The longest pause once the service has said that we ask too often. */
const THROTTLED_PAUSE_MS = 60_000
const HEARTBEAT_MS = 60_000
/** How long before the deadline the last poll is made. */
const LAST_POLL_MS = 1_000
/** How long something that was just created may answer 404. */
const CREATION_GRACE_MS = 60_000
/** How many 404s in a row say that something is gone. */
export const GONE_AFTER = 3

/** What is known of a job or a build so far. */
export interface Seen<T> {
  /** Undefined until the service has shown it. */
  last: T | undefined
  polls: number
  elapsedMs: number
}

export interface PollOptions<T extends { status: string }> {
  /** What it is, in a sentence: `job`, `build`. */
  noun: string
  /** As the service last showed it; its answer to a create is one. */
  first: T | undefined
  /** Whether it was created just now, and may not be found yet. */
  isNew: boolean
  retrieve(asking: Asking): Promise<T>
  isDone(last: T, seen: Seen<T>): boolean
  isKnownStatus(status: string): boolean
  /** The longest pause between two polls. */
  pollIntervalMs: number
  run: Run
  log: Log
}

interface PollResult<T> extends Seen<T> {
  /** False when the time was up first. */
  isDone: boolean
  /** Why the wait ended early, as a sentence; empty when the time was simply up. */
  remark: string
}

/**
 * Asks for the state of a job or a build again and again, until it is done or the deadline is near.
 * @throws HttpError when it cannot be read; the signal's reason when that aborts
 */
export async function pollUntilDone<T extends { status: string }>(
  options: PollOptions<T>,
): Promise<PollResult<T>> {
  const { run, log } = options
  const startMs = run.clock.nowMs()
  const schedule = createSchedule(options)
  const warnOfStatus = createStatusWarning(options)
  const seen: Seen<T> = { last: options.first, polls: 0, elapsedMs: 0 }
  let notFound = 0

  for (;;) {
    seen.elapsedMs = run.clock.nowMs() - startMs
    if (seen.last !== undefined && options.isDone(seen.last, seen)) {
      return { ...seen, isDone: true, remark: '' }
    }
    warnOfStatus(seen.last)
    const untilLastPollMs = run.deadlineMs - LAST_POLL_MS - run.clock.nowMs()
    if (untilLastPollMs <= 0) return { ...seen, isDone: false, remark: '' }
    await pause(Math.min(schedule.nextMs(), untilLastPollMs), { seen, startMs, options })
    seen.polls++
    const answer = await pollOnce(options)
    if (answer.wasThrottled) schedule.slowDown()
    const elapsedMs = run.clock.nowMs() - startMs
    if (answer.isFound) {
      notFound = 0
      if (answer.found.status !== seen.last?.status)
        log.info(`${formatDuration(elapsedMs)}: ${describe(answer.found, options)}`)
      seen.last = answer.found
    } else {
      if (answer.error.outOfTime) return { ...seen, isDone: false, remark: answer.error.message }
      notFound++
      const mayAppear = options.isNew && seen.polls === notFound
      if (mayAppear ? elapsedMs >= CREATION_GRACE_MS : notFound >= GONE_AFTER) throw answer.error
      const noun = `the service does not know the ${options.noun} yet`
      log.info(`${formatDuration(elapsedMs)}: ${noun}, asking again`)
    }
  }
}

type PollAnswer<T> =
  | { isFound: true; found: T; wasThrottled: boolean }
  | { isFound: false; error: HttpError; wasThrottled: boolean }

/** One poll with its repetitions. A 404 and a lack of time are answers; any other failure is thrown. */
async function pollOnce<T extends { status: string }>(
  options: PollOptions<T>,
): Promise<PollAnswer<T>> {
  let wasThrottled = false
  const mayRepeat = (retry: Retry) => {
    wasThrottled ||= retry.error.fault === 'rate-limited'
    options.log.info(describeRetry(retry))
    return true
  }
  try {
    const found = await options.retrieve({ mayRepeat })
    return { isFound: true, found, wasThrottled }
  } catch (error) {
    if (!(error instanceof HttpError) || !(error.outOfTime || error.status === 404)) throw error
    return { isFound: false, error, wasThrottled }
  }
}

/** The pauses: 2 s at first, doubling up to the longest; once throttled, that doubles up to 60 s. */
function createSchedule({ pollIntervalMs, run }: { pollIntervalMs: number; run: Run }) {
  let longestMs = pollIntervalMs
  let nextMs = Math.min(FIRST_PAUSE_MS, longestMs)
  return {
    nextMs(): number {
      const ms = nextMs
      nextMs = Math.min(nextMs * PAUSE_GROWTH, longestMs)
      return ms * (1 - PAUSE_JITTER * run.clock.random())
    },
    slowDown(): void {
      longestMs = Math.max(longestMs, Math.min(longestMs * 2, THROTTLED_PAUSE_MS))
      nextMs = longestMs
    },
  }
}

function createStatusWarning<T extends { status: string }>(options: PollOptions<T>) {
  let isWarned = false
  return (last: T | undefined): void => {
    if (isWarned || last === undefined || options.isKnownStatus(last.status)) return
    isWarned = true
    options.log.warning(
      `The ${options.noun}'s status is ${quote(last.status, 50)}, which is new to this action: it goes on waiting.`,
    )
  }
}

/** Sleeps, and says once a minute that the step is alive. */
async function pause<T extends { status: string }>(
  ms: number,
  { seen, startMs, options }: { seen: Seen<T>; startMs: number; options: PollOptions<T> },
): Promise<void> {
  const { clock, signal } = options.run
  const elapsedMs = () => clock.nowMs() - startMs
  const endMs = clock.nowMs() + ms
  for (let leftMs = ms; leftMs > 0; leftMs = endMs - clock.nowMs()) {
    const toHeartbeatMs = HEARTBEAT_MS - (elapsedMs() % HEARTBEAT_MS)
    await clock.sleep(Math.min(leftMs, toHeartbeatMs), signal)
    if (toHeartbeatMs > leftMs) continue
    const state = seen.last === undefined ? 'not found' : describe(seen.last, options)
    options.log.info(`${formatDuration(elapsedMs())}: still ${state} (${seen.polls} polls)`)
  }
}

function describe<T extends { status: string }>(last: T, options: PollOptions<T>): string {
  return options.isKnownStatus(last.status) ? last.status : quote(last.status, 50)
}
