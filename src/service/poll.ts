import { HttpError, type Stage } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import { formatDuration, inQuotes } from '../text.ts'

const FIRST_PAUSE_MS = 2_000
/** Spreads the polls of steps that started together. */
const PAUSE_JITTER = 0.05
const HEARTBEAT_MS = 60_000
/** Before the deadline. */
const LAST_POLL_MS = 1_000
/** New jobs and builds may answer 404 for this long. */
const CREATION_GRACE_MS = 60_000

interface WatchOptions<T extends { status: string }> {
  /** `job` or `build` */
  noun: string
  first: T | undefined
  isNew: boolean
  retrieve(): Promise<T>
  statuses: ReadonlyMap<string, unknown>
  pollIntervalMs(elapsedMs: number): number
}

export interface Sighting<T> {
  readonly last: T | undefined
  readonly elapsedMs: number
  readonly polls: number
  /** The last sighting. */
  readonly isTimeUp: boolean
  /** A sentence, if more time alone would not have helped. */
  readonly remark?: string | undefined
}

/**
 * Polls until the caller stops or the stage ends.
 * @throws HttpError; the signal's reason when it aborts
 */
export async function* watch<T extends { status: string }>(
  options: WatchOptions<T>,
  stage: Stage,
  runtime: Runtime,
): AsyncGenerator<Sighting<T>, void, undefined> {
  const { noun, statuses } = options
  const { clock, log } = runtime
  const startMs = clock.nowMs()
  let last = options.first
  let polls = 0
  let plannedMs = FIRST_PAUSE_MS
  let saidMs = 0
  let isUnknownTold = false

  const elapsedMs = () => clock.nowMs() - startMs
  const describe = (status: string) => (statuses.has(status) ? status : inQuotes(status, 50))
  const say = (line: string) => {
    log.info(`${formatDuration(elapsedMs())}: ${line}`)
    saidMs = elapsedMs()
  }

  for (;;) {
    yield { last, elapsedMs: elapsedMs(), polls, isTimeUp: false }
    let unknownStatus: string | undefined
    if (last !== undefined && !statuses.has(last.status)) unknownStatus = last.status
    if (unknownStatus !== undefined && !isUnknownTold) {
      isUnknownTold = true
      const quoted = inQuotes(unknownStatus, 50)
      log.warning(`The ${noun} has an unknown status, ${quoted}. Still waiting for it.`)
    }

    const untilLastPollMs = stage.deadlineMs - LAST_POLL_MS - clock.nowMs()
    if (untilLastPollMs <= 0) {
      const remark = remarkOnStatus(noun, unknownStatus)
      yield { last, elapsedMs: elapsedMs(), polls, isTimeUp: true, remark }
      return
    }
    const pauseMs = Math.min(plannedMs, options.pollIntervalMs(elapsedMs()))
    plannedMs = 2 * pauseMs
    const jitteredMs = pauseMs * (1 - PAUSE_JITTER * clock.random())
    await clock.sleep(Math.min(jitteredMs, untilLastPollMs), stage.pausesEnd)

    polls++
    let found: T
    try {
      found = await options.retrieve()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.why === 'out of time') {
        yield { last, elapsedMs: elapsedMs(), polls, isTimeUp: true, remark: error.message }
        return
      }
      // Each good poll replaces `last`, even if nothing changed.
      const wasNeverFound = last === options.first
      const mayAppear = options.isNew && wasNeverFound && elapsedMs() < CREATION_GRACE_MS
      if (error.meaning !== 'gone' || !mayAppear) throw error
      say(`the service doesn't know the ${noun} yet, asking again`)
      continue
    }

    stage.window.close()
    const isNews = found.status !== last?.status
    const isHeartbeatDue = elapsedMs() - saidMs >= HEARTBEAT_MS
    if (isNews) say(describe(found.status))
    else if (isHeartbeatDue) say(`still ${describe(found.status)} (${polls} polls)`)
    last = found
  }
}

function remarkOnStatus(noun: string, unknownStatus: string | undefined): string | undefined {
  if (unknownStatus === undefined) return undefined
  return `The status of the ${noun} is ${inQuotes(unknownStatus, 50)}, which this action does not know, so it waited until the time was up. The dashboard shows what became of the ${noun}. A newer version of this action may know the status.`
}
