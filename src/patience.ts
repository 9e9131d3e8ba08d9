import type { Clock } from './clock.ts'

/** A step shares these minutes among all reads that decide whether the agent is asked, and what. */
const BEFORE_ASKING_MS = 5 * 60_000
/** Attempts of a read that only decorates a result, of one in a dry run, and of one after the minutes are used up. */
export const FEW_ATTEMPTS = 3

/**
 * How long a step retries while a server fails. What it reads before it asks the agent decides what it asks, so it
 * waits out an outage of some minutes; what it reads afterwards only decorates the result.
 */
export class Patience {
  /** Whether reads decide nothing any more: then they have few attempts each. Polls go on until the deadline. */
  isShort = false
  readonly #clock: Clock
  #leftMs: number
  /** How many requests are being retried. Their time counts once, from when the first of them failed. */
  #failing = 0
  #sinceMs = 0

  constructor(clock: Clock, limitMs = BEFORE_ASKING_MS) {
    this.#clock = clock
    this.#leftMs = limitMs
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
