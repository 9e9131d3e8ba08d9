import type { Runtime } from '../runtime.ts'
import { formatDuration } from '../text.ts'
import { FAULTS, type RequestError } from './faults.ts'

export const SECOND = 1_000
const MINUTE = 60 * SECOND
const MAX_BACKOFF_SECONDS = 30
/** No pause is shorter, and the last attempt leaves so much of the time for its answer. */
export const SHORTEST_MS = SECOND

/** The pause after so many attempts, in ms, of a server that does not say how long to wait. */
type Pauses = (attempts: number, random: number) => number

const backoff: Pauses = (attempts, random) =>
  SECOND * (1 + random * (Math.min(MAX_BACKOFF_SECONDS, 2 ** attempts) - 1))

/** The last one repeats. */
const pauses =
  (...planned: readonly number[]): Pauses =>
  (attempts, random) =>
    (planned[attempts - 1] ?? planned.at(-1) ?? 0) + SECOND * random

/** For limits of an hour: a backoff would only meet them again. */
const PROBES = pauses(MINUTE, 2 * MINUTE)

/** How long attempts may begin, and the pauses between them. */
interface Patience {
  readonly ms: number
  readonly pauses: Pauses
}

const during = (ms: number, pauses = backoff): Patience => ({ ms, pauses })
const untilDeadline = (pauses = backoff) => during(Number.POSITIVE_INFINITY, pauses)

interface Rule {
  /** While the network or the server fails for now. */
  readonly outage: Patience
  /** While the server refuses with 429, or with a limit of GitHub. */
  readonly limit: Patience
  /**
   * | Time     | begins                                           | when it is over              |
   * | -------- | ------------------------------------------------ | ---------------------------- |
   * | `each`   | with the request                                 | no attempt begins any more   |
   * | `shared` | with the first failure of a request that is such, | no attempt begins any more |
   * |          | until a job or a build has been polled           |                              |
   * | `whole`  | with the request                                 | the attempt under way ends   |
   */
  readonly time: 'each' | 'shared' | 'whole'
  readonly attempts?: number
  /** What we do when nobody knows whether the server acted on a request. Default: we make it again. */
  readonly onLoss?: 'fail'
}

/** How long a request is retried, by what it is for. */
export const RETRY_RULES = {
  // A read that decides whether or what the agent is asked, and the write before that.
  needed: { outage: during(5 * MINUTE), limit: during(5 * MINUTE, PROBES), time: 'shared' },
  // A poll of a job or a build.
  awaited: {
    outage: untilDeadline(),
    limit: untilDeadline(pauses(15 * SECOND, 30 * SECOND, MINUTE)),
    time: 'each',
  },
  // A create or a follow-up: made again, it might be a second job.
  ask: {
    outage: during(MINUTE),
    limit: during(5 * MINUTE, PROBES),
    time: 'each',
    onLoss: 'fail',
  },
  // A preview or a publication: made again, the docs are built twice at worst. Its limits are of a minute.
  build: { outage: during(5 * MINUTE), limit: untilDeadline(), time: 'each' },
  // What the result can do without.
  decoration: {
    outage: during(30 * SECOND),
    limit: during(30 * SECOND),
    time: 'whole',
    attempts: 3,
  },
  // The last comment of a step: many people see the result only there.
  'last comment': { outage: during(MINUTE), limit: during(MINUTE), time: 'whole' },
  // One of several requests that are retried together: retries are never nested.
  part: { outage: during(0), limit: during(0), time: 'each', attempts: 1 },
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof RETRY_RULES

/** A pause before the next attempt; or why there is none: a sentence, which may be empty, and what it means. */
type Next =
  | { readonly pauseMs: number }
  | { readonly note: string; readonly why?: 'out of time' | 'fate unknown' | undefined }

/** Whether one request is made again, and when. */
export class Retries {
  /** When the attempt under way must have ended, in the clock's ms; Infinity if the kind does not say. */
  readonly endMs: number
  readonly #rule: Rule
  readonly #runtime: Runtime
  readonly #startMs: number
  #attempts = 0
  /** Of the first failure. */
  #since: Date | undefined

  constructor(kind: Kind, runtime: Runtime) {
    this.#rule = RETRY_RULES[kind]
    const { time, outage } = this.#rule
    this.#runtime = runtime
    this.#startMs = runtime.clock.nowMs()
    this.endMs = time === 'whole' ? this.#startMs + outage.ms : Number.POSITIVE_INFINITY
  }

  /** `retry 3, failing since 2026-11-21 14:02:11 UTC` */
  describe(): string {
    const since = this.#attempts > 1 && this.#since ? `, failing since ${timeOf(this.#since)}` : ''
    return `retry ${this.#attempts}${since}`
  }

  /** After a failure. @param isLost whether nobody knows if the server acted on one of the attempts */
  next(error: RequestError, isLost: boolean): Next {
    this.#since ??= this.#runtime.clock.now()
    const attempts = ++this.#attempts
    if (isLost && this.#rule.onLoss === 'fail') return { note: '', why: 'fate unknown' }
    const isWorthIt = attempts <= FAULTS[error.fault].retries && attempts !== this.#rule.attempts
    if (isWorthIt) return this.#planPause(error)
    return { note: attempts > 1 ? `Gave up after ${attempts} attempts.` : '' }
  }

  /** How long the server or the kind of request says to wait, if there is the time. */
  #planPause({ fault, retryAfterMs = 0 }: RequestError): Next {
    const { clock, deadlineMs, retryWindow } = this.#runtime
    const nowMs = clock.nowMs()
    const patience = fault === 'rate-limited' ? this.#rule.limit : this.#rule.outage
    const sinceMs = this.#rule.time === 'shared' ? retryWindow.since(nowMs) : this.#startMs
    const endOfKindMs = sinceMs + patience.ms
    const isDeadline = deadlineMs <= endOfKindMs
    const leftMs = (isDeadline ? deadlineMs : endOfKindMs) - nowMs
    const longestMs = leftMs - SHORTEST_MS
    const inMs = (ms: number) => timeOf(new Date(clock.now().getTime() + ms))
    const whose = isDeadline ? 'the step' : `retries (${formatDuration(patience.ms)})`
    const end = `the time of ${whose} ends at ${inMs(leftMs)}.`

    // `Retry-After: 0` does not say how long: we wait as without it.
    if (retryAfterMs > 0) {
      // Never earlier than asked.
      const pauseMs = retryAfterMs + SECOND * clock.random()
      if (pauseMs <= longestMs) return { pauseMs }
      const note = `The server asks to wait until ${inMs(retryAfterMs)}, and ${end} Run again after that.`
      return { note, why: 'out of time' }
    }
    if (longestMs >= SHORTEST_MS)
      return { pauseMs: Math.min(patience.pauses(this.#attempts, clock.random()), longestMs) }
    return { note: `Gave up: ${end}`, why: isDeadline ? 'out of time' : undefined }
  }
}

/** `2026-11-21 14:02:11 UTC` */
function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
