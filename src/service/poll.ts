import { isOutageOrLimit } from '../http/faults.ts'
import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import { inQuotes, type RichText, renderPlain, richText } from '../rich-text.ts'
import type { Runtime } from '../runtime.ts'
import { formatDuration } from '../text.ts'
import { JOB_STATUSES } from './schemas.ts'

const FIRST_PAUSE_MS = 2_000
/** Spreads the polls of steps that started together. */
const PAUSE_JITTER = 0.05
const HEARTBEAT_MS = 60_000
/** Before the deadline. */
const LAST_POLL_MS = 1_000
/** New jobs may answer 404 for this long. */
export const CREATION_GRACE_MS = 60_000

interface PollOptions<T extends { status: string }> {
  first: T
  isNew: boolean
  retrieve(): Promise<T>
  pollIntervalMs(elapsedMs: number): number
}

export interface PollProgress<T> {
  /** `first` until a poll has found more. */
  readonly last: T
  readonly elapsedMs: number
  readonly polls: number
  /** No other progress follows. */
  readonly isTimeUp: boolean
  /** A sentence: why the wait ended, if not only because the time was up. */
  readonly remark?: RichText | undefined
}

/**
 * Polls until the caller stops or the policy ends.
 * @throws RequestFailure; the signal's reason when it aborts
 */
export async function* poll<T extends { status: string }>(
  options: PollOptions<T>,
  policy: RequestPolicy,
  runtime: Runtime,
): AsyncGenerator<PollProgress<T>, void, undefined> {
  const { clock, log } = runtime
  const startMs = clock.nowMs()
  let last = options.first
  let polls = 0
  let plannedMs = FIRST_PAUSE_MS
  let loggedMs = 0
  let isUnknownTold = false

  for (;;) {
    yield { last, elapsedMs: clock.nowMs() - startMs, polls, isTimeUp: false }
    const unknown = unknownStatusOf(last)
    if (unknown !== undefined && !isUnknownTold) {
      isUnknownTold = true
      const news = richText`The agent job has an unknown status, ${unknown}. Still waiting for it.`
      log.warning(renderPlain(news))
    }

    const waitedMs = clock.nowMs() - startMs
    const leftMs = policy.deadlineMs - LAST_POLL_MS - clock.nowMs()
    if (leftMs <= 0) {
      let remark: RichText | undefined
      if (unknown !== undefined)
        remark = richText`The status of the agent job is ${unknown}, which this action does not know, so it waited until the time was up. The dashboard shows what became of the agent job. A newer version of this action may know the status.`
      yield { last, elapsedMs: waitedMs, polls, isTimeUp: true, remark }
      return
    }
    const pauseMs = Math.min(plannedMs, options.pollIntervalMs(waitedMs))
    plannedMs = 2 * pauseMs
    const jitteredMs = pauseMs * (1 - PAUSE_JITTER * clock.random())
    await clock.sleep(Math.min(jitteredMs, leftMs), policy.signal)

    polls++
    let found: T
    try {
      found = await options.retrieve()
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error
      const elapsedMs = clock.nowMs() - startMs
      if (isOutageOrLimit(error.cause.fault)) {
        yield { last, elapsedMs, polls, isTimeUp: true, remark: error.text }
        return
      }
      if (error.meaning !== 'gone') throw error
      const isNew = options.isNew && elapsedMs < CREATION_GRACE_MS
      if (!isNew) throw error
      log.info(
        `${formatDuration(elapsedMs)}: the service doesn't know the agent job yet, asking again`,
      )
      loggedMs = elapsedMs
      continue
    }

    const elapsedMs = clock.nowMs() - startMs
    const status = renderPlain(unknownStatusOf(found) ?? richText`${found.status}`)
    const isNews = found.status !== last.status
    const isHeartbeat = elapsedMs - loggedMs >= HEARTBEAT_MS
    if (isNews || isHeartbeat) {
      let line = `still ${status} (${polls} polls)`
      if (isNews) line = status
      log.info(`${formatDuration(elapsedMs)}: ${line}`)
      loggedMs = elapsedMs
    }
    last = found
  }
}

/** In quotes; undefined if the status is known. */
function unknownStatusOf(polled: { status: string }): RichText | undefined {
  if (JOB_STATUSES.has(polled.status)) return undefined
  return inQuotes(polled.status, 50)
}
