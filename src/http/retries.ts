import type { Clock } from '../clock.ts'
import { formatDuration } from '../text.ts'
import { FAULTS, type RequestError } from './faults.ts'
import { RETRY_RULES, type Rule, SECOND, SHORTEST_MS } from './retry-rules.ts'
import type { Stage } from './stage.ts'

type Next =
  | { readonly kind: 'again'; readonly pauseMs: number }
  | {
      readonly kind: 'over'
      /** A sentence that adds to the message of the last attempt. */
      readonly note?: string | undefined
      readonly why?: 'out of time' | 'unknown fate' | undefined
    }

/** Decides if and when one request is made again. */
export class Retries {
  /** The end of the attempt under way in the clock's ms; Infinity if the kind sets none. */
  readonly endsMs: number
  readonly #stage: Stage
  readonly #rule: Rule
  readonly #clock: Clock
  readonly #startMs: number
  #attempts = 0
  /** The first failure. */
  #since: Date | undefined

  constructor(stage: Stage, clock: Clock) {
    this.#stage = stage
    this.#rule = RETRY_RULES[stage.kind]
    const { time, outage } = this.#rule
    this.#clock = clock
    this.#startMs = clock.nowMs()
    this.endsMs = time === 'whole' ? this.#startMs + outage.ms : Number.POSITIVE_INFINITY
  }

  /** `retry 3, failing since 2026-11-21 14:02:11 UTC` */
  describe(): string {
    const since = this.#attempts > 1 && this.#since ? `, failing since ${timeOf(this.#since)}` : ''
    return `retry ${this.#attempts}${since}`
  }

  /** @param hasUnknownFate this attempt or an earlier one may have taken effect */
  next(error: RequestError, hasUnknownFate: boolean): Next {
    this.#since ??= this.#clock.now()
    const attempts = ++this.#attempts
    if (hasUnknownFate && this.#rule.onUnknownFate === 'fail')
      return { kind: 'over', why: 'unknown fate' }
    const isWorthIt = attempts <= FAULTS[error.fault].retries && attempts !== this.#rule.attempts
    if (isWorthIt) return this.#planPause(error)
    return { kind: 'over', note: attempts > 1 ? `Gave up after ${attempts} attempts.` : undefined }
  }

  #planPause({ fault, retryAfterMs = 0 }: RequestError): Next {
    const clock = this.#clock
    const { window, endsMs } = this.#stage
    const nowMs = clock.nowMs()
    const patience = fault === 'rate-limited' ? this.#rule.limit : this.#rule.outage
    const sinceMs = this.#rule.time === 'shared' ? window.since(nowMs) : this.#startMs
    const retriesEndMs = sinceMs + patience.ms
    const isStepsEnd = endsMs <= retriesEndMs
    const leftMs = Math.min(endsMs, retriesEndMs) - nowMs
    const longestMs = leftMs - SHORTEST_MS
    const inMs = (ms: number) => timeOf(new Date(clock.now().getTime() + ms))
    const limit = isStepsEnd ? "the step's time" : `the retry time (${formatDuration(patience.ms)})`
    const until = `${limit} ends at ${inMs(leftMs)}.`

    // `Retry-After: 0` doesn't say how long, so we ignore it.
    if (retryAfterMs > 0) {
      // Never retry earlier than asked.
      const pauseMs = retryAfterMs + SECOND * clock.random()
      if (pauseMs <= longestMs) return { kind: 'again', pauseMs }
      const note = `The server asks to wait until ${inMs(retryAfterMs)}, and ${until} Run again after that.`
      return { kind: 'over', note, why: 'out of time' }
    }
    if (longestMs >= SHORTEST_MS) {
      const plannedMs = patience.pauses(this.#attempts, clock.random())
      return { kind: 'again', pauseMs: Math.min(plannedMs, longestMs) }
    }
    return { kind: 'over', note: `Gave up: ${until}`, why: isStepsEnd ? 'out of time' : undefined }
  }
}

/** `2026-11-21 14:02:11 UTC` */
function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
