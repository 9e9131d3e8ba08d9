import type { Clock } from './clock.ts'

/** How long all reads together may be retried that decide whether the agent is asked, and what. */
const BEFORE_ASKING_MS = 5 * 60_000
/** Of what only decorates a result, of all reads of a dry run, and of each read after all patience was used up. */
export const FEW_ATTEMPTS = 3

/**
 * How long a step bears with servers that fail for now. What it reads before the agent is asked decides what is
 * asked, so an outage of some minutes is waited out; what it reads afterwards only decorates the result.
 */
export class Patience {
  /** Of each request. */
  maxAttempts = Number.POSITIVE_INFINITY
  readonly #clock: Clock
  #leftMs: number
  /** Requests that failed and are being retried, and since when there is one: time counts once for all of them. */
  #failing = 0
  #sinceMs = 0

  constructor(clock: Clock, limitMs = BEFORE_ASKING_MS) {
    this.#clock = clock
    this.#leftMs = limitMs
  }

  /** From now on, no request is tried more than three times. */
  limitAttempts(): void {
    this.maxAttempts = FEW_ATTEMPTS
  }

  get isShort(): boolean {
    return this.maxAttempts <= FEW_ATTEMPTS
  }

  leftMs(): number {
    return this.#leftMs - (this.#failing > 0 ? this.#clock.nowMs() - this.#sinceMs : 0)
  }

  /** A request failed for the first time. */
  begin(): void {
    if (this.#failing++ === 0) this.#sinceMs = this.#clock.nowMs()
  }

  /** It was answered, or given up. */
  end(): void {
    const leftMs = this.leftMs()
    if (--this.#failing === 0) this.#leftMs = leftMs
  }
}
