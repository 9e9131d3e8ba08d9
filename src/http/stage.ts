import type { Kind } from './retry-rules.ts'

/** The limits that requests of one part of a step share. */
export interface Stage {
  readonly kind: Kind
  /** No attempt begins after it. In the clock's ms. */
  readonly deadlineMs: number
  /** Ends requests. */
  readonly signal: AbortSignal
  /** Ends pauses, sooner than `signal` if a request may outlive a cancel. */
  readonly pausesEnd: AbortSignal
  readonly window: RetryWindow
}

/** The retry time that all needed requests share. */
export class RetryWindow {
  #sinceMs: number | undefined

  /** Begins, unless an earlier failure began it. @returns the start in the clock's ms */
  begin(nowMs: number): number {
    this.#sinceMs ??= nowMs
    return this.#sinceMs
  }

  /** A failure before a long wait doesn't count after it. */
  end(): void {
    this.#sinceMs = undefined
  }
}

/** The stage without retries, for requests that a caller retries together. */
export function once(stage: Stage, cutOffMs = stage.deadlineMs): Stage {
  return { ...stage, kind: 'part', deadlineMs: Math.min(stage.deadlineMs, cutOffMs) }
}
