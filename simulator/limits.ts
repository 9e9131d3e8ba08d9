import type { Clock } from '../src/clock.ts'
import { type Answer, refuse } from './http/answer.ts'

const HOUR_MS = 3_600_000

/** How often one may ask, as documented, in which time. All but the first two are the organization's. */
const LIMITS = {
  createsPerHour: { allowed: 100, periodMs: HOUR_MS },
  followUpsPerHour: { allowed: 100, periodMs: HOUR_MS },
  /** All analytics operations together. */
  analyticsPerHour: { allowed: 100, periodMs: HOUR_MS },
  publishesPerTenSeconds: { allowed: 10, periodMs: 10_000 },
  previewsPerMinute: { allowed: 5, periodMs: 60_000 },
}

export type LimitName = keyof typeof LIMITS
export interface LimitOptions extends Partial<Record<LimitName, number>> {
  /** Whether a refusal says how long to wait, and is JSON. Default: it is a text and does not. */
  retryAfter?: boolean
}

/** So many requests in a period, which begins with the first. A refused request is not counted. */
export class Limits {
  readonly #clock: Clock
  readonly #options: LimitOptions
  readonly #periods = new Map<LimitName, { startMs: number; used: number }>()

  constructor(clock: Clock, options: LimitOptions) {
    this.#clock = clock
    this.#options = options
  }

  /** Takes one of the period's requests; a refusal where none is left. */
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
    // Neither the header nor the form of this refusal is documented.
    const plain = { 'content-type': 'text/plain' }
    if (this.#options.retryAfter !== true)
      return { status: 429, headers: plain, body: 'Too Many Requests' }
    // Rounding down would ask for less than the wait.
    const seconds = Math.ceil((period.startMs + periodMs - nowMs) / 1000)
    return refuse(429, 'Rate limit exceeded', { 'retry-after': String(seconds) })
  }
}
