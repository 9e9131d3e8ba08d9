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
  /** The retry time that all needed requests share. It begins with the first failure, in the clock's ms. */
  readonly window: { sinceMs: number | undefined }
}

/** The stage without retries, for requests that a caller retries together. */
export function once(stage: Stage, cutOffMs = stage.deadlineMs): Stage {
  return { ...stage, kind: 'part', deadlineMs: Math.min(stage.deadlineMs, cutOffMs) }
}
