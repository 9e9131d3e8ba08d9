import type { Kind } from './kinds.ts'

/** How the requests of one stage of a step are retried, and until when. */
export interface Stage {
  readonly kind: Kind
  /** When the last answer must be there, in the clock's ms. */
  readonly endsMs: number
  /** Ends requests. */
  readonly signal: AbortSignal
  /** Ends pauses: sooner than `signal` where a request may outlive a cancel. */
  readonly pausesEnd: AbortSignal
  readonly window: RetryWindow
}

/** The time that all needed requests share for their retries: from the first failure until a job or a build is polled. */
export class RetryWindow {
  #sinceMs: number | undefined

  /** When it began, in the clock's ms: now, unless it has begun. */
  since(nowMs: number): number {
    this.#sinceMs ??= nowMs
    return this.#sinceMs
  }

  /** A failure before a long wait doesn't count after it. */
  end(): void {
    this.#sinceMs = undefined
  }
}

/** The same stage for requests that are retried together: each is made once, and ends in time for the others. */
export function once(stage: Stage, endsMs: number): Stage {
  return { ...stage, kind: 'part', endsMs: Math.min(stage.endsMs, endsMs) }
}
