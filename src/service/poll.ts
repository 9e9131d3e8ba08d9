import { HttpError } from '../http/retry.ts'
import type { Stage } from '../http/stage.ts'
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

interface WatchOptions<T extends { status: string }> {
  /** Its name in a sentence: `job`, `build`. */
  noun: string
  /** As the service last showed it, as in its answer to a create. */
  first: T | undefined
  /** Whether we just created it, so that the service may not find it yet. */
  isNew: boolean
  retrieve(): Promise<T>
  statuses: ReadonlyMap<string, unknown>
  /** The longest pause from now on. */
  pollIntervalMs(): number
}

/** A job or a build, each time that we look at it. */
export interface Sighting<T> {
  /** Undefined if the service never showed it. */
  readonly last: T | undefined
  readonly elapsedMs: number
  readonly polls: number
  /** In the last sighting, because there is no time for another poll. */
  readonly isTimeUp: boolean
  /** Why the last poll failed, as a sentence, if the service asks to wait for longer than there is time. */
  readonly remark?: string
}

/**
 * Asks for the state of a job or a build again and again, until the caller has seen enough or the stage ends.
 * @throws HttpError if it cannot be read; the signal's reason when that aborts
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
      log.warning(
        `The ${noun}'s status is ${describe(last)}, which this action does not know: it keeps waiting.`,
      )
    }

    const untilLastPollMs = stage.endsMs - LAST_POLL_MS - clock.nowMs()
    if (untilLastPollMs <= 0) return yield { last, elapsedMs: elapsedMs(), polls, isTimeUp: true }
    const plannedMs = Math.min(pauseMs, options.pollIntervalMs())
    const jitteredMs = plannedMs * (1 - PAUSE_JITTER * clock.random())
    await clock.sleep(Math.min(jitteredMs, untilLastPollMs), stage.pausesEnd)
    pauseMs = 2 * plannedMs

    polls++
    try {
      const found = await options.retrieve()
      stage.window.end()
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
      say(`the service does not know the ${noun} yet, asking again`)
      saidMs = elapsedMs()
    }
  }
}
