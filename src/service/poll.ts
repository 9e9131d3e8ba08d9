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
  { clock, log }: Runtime,
): AsyncGenerator<Sighting<T>, void, undefined> {
  const { noun, statuses } = options
  const startMs = clock.nowMs()
  const elapsedMs = () => clock.nowMs() - startMs
  const describe = ({ status }: T) => (statuses.has(status) ? status : inQuotes(status, 50))
  const say = (line: string) => log.info(`${formatDuration(elapsedMs())}: ${line}`)
  let last = options.first
  let polls = 0
  let isUnknownTold = false
  let pauseMs = FIRST_PAUSE_MS
  let saidMs = 0

  for (;;) {
    yield { last, elapsedMs: elapsedMs(), polls, isTimeUp: false }
    if (last !== undefined && !isUnknownTold && !statuses.has(last.status)) {
      isUnknownTold = true
      log.warning(`The ${noun} has an unknown status, ${describe(last)}. Still waiting for it.`)
    }

    const untilLastPollMs = stage.deadlineMs - LAST_POLL_MS - clock.nowMs()
    if (untilLastPollMs <= 0) {
      const remark = last && remarkOnStatus(noun, last, statuses)
      return yield { last, elapsedMs: elapsedMs(), polls, isTimeUp: true, remark }
    }
    const plannedMs = Math.min(pauseMs, options.pollIntervalMs(elapsedMs()))
    const jitteredMs = plannedMs * (1 - PAUSE_JITTER * clock.random())
    await clock.sleep(Math.min(jitteredMs, untilLastPollMs), stage.pausesEnd)
    pauseMs = 2 * plannedMs

    polls++
    try {
      const found = await options.retrieve()
      stage.window.close()
      const isNews = found.status !== last?.status
      if (isNews || elapsedMs() - saidMs >= HEARTBEAT_MS) {
        say(isNews ? describe(found) : `still ${describe(found)} (${polls} polls)`)
        saidMs = elapsedMs()
      }
      last = found
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.why === 'out of time')
        return yield { last, elapsedMs: elapsedMs(), polls, isTimeUp: true, remark: error.message }
      const mayAppear = options.isNew && last === options.first && elapsedMs() < CREATION_GRACE_MS
      if (error.meaning !== 'gone' || !mayAppear) throw error
      say(`the service doesn't know the ${noun} yet, asking again`)
      saidMs = elapsedMs()
    }
  }
}

function remarkOnStatus(
  noun: string,
  { status }: { status: string },
  known: ReadonlyMap<string, unknown>,
): string | undefined {
  if (known.has(status)) return undefined
  return `The status of the ${noun} is ${inQuotes(status, 50)}, which this action does not know, so it waited until the time was up. The dashboard shows what became of the ${noun}. A newer version of this action may know the status.`
}
