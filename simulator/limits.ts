import type { Clock } from '../src/runtime.ts'
import { type Answer, refuse } from './http/answer.ts'

const HOUR_MS = 3_600_000

/** The documented limits. All but the first two apply to the whole organization. */
const LIMITS = {
  createsPerHour: { allowed: 100, periodMs: HOUR_MS },
  followUpsPerHour: { allowed: 100, periodMs: HOUR_MS },
  /** All analytics operations together. */
  analyticsPerHour: { allowed: 100, periodMs: HOUR_MS },
}

export type LimitName = keyof typeof LIMITS
export interface LimitOptions extends Partial<Record<LimitName, number>> {
  /** Refuse with JSON and Retry-After. Default: with a text. */
  retryAfter?: boolean
}

/** A period begins with its first request. Refused requests don't count. */
export class Limits {
  readonly #clock: Clock
  readonly #options: LimitOptions
  readonly #periods = new Map<LimitName, { startMs: number; used: number }>()

  constructor(clock: Clock, options: LimitOptions) {
    this.#clock = clock
    this.#options = options
  }

  /** Returns a refusal if the period has no requests left. */
  take(name: LimitName): Answer | undefined {
    const { allowed, periodMs } = LIMITS[name]
    const nowMs = this.#clock.nowMs()
    const last = this.#periods.get(name)
    const period = last && nowMs < last.startMs + periodMs ? last : { startMs: nowMs, used: 0 }
    this.#periods.set(name, period)
    if (period.used < (this.#options[name] ?? allowed)) {
      period.used += 1
      return undefined
    }
    // The header and the form of this refusal are undocumented.
    const plain = { 'content-type': 'text/plain' }
    if (this.#options.retryAfter !== true)
      return { status: 429, headers: plain, body: 'Too Many Requests' }
    // Rounding down would shorten the wait.
    const seconds = Math.ceil((period.startMs + periodMs - nowMs) / 1000)
    return refuse(429, 'Rate limit exceeded', { 'retry-after': String(seconds) })
  }
}
