import type { Clock } from './clock.ts'

/** The step's log. `frame/log.ts` makes every line safe: one line, no workflow command, no secret. */
export interface Log {
  info(message: string): void
  notice(message: string): void
  warning(message: string): void
  error(message: string): void
  debug(message: string): void
  group(title: string): void
  endGroup(): void
  /** Masks a secret, here and in everything else that this action writes. */
  mask(secret: string): void
}

/** What every part of a step shares: its log, its time, and the signal that ends all of it. */
export interface Runtime {
  readonly log: Log
  readonly clock: Clock
  /** Aborts with a `Cancelled` when the workflow is cancelled. */
  readonly signal: AbortSignal
  /** When the step must end, in the clock's ms. */
  readonly deadlineMs: number
  /** How reads are retried that say nothing else (`http/kinds.ts`). */
  readonly reads: 'needed' | 'decoration' | 'part'
  readonly retryWindow: RetryWindow
}

/** The time of retries that all requests share that are needed: from the first failure until a job or a build is polled. */
export class RetryWindow {
  #sinceMs: number | undefined

  /** When it began, in the clock's ms: now, unless it has begun. */
  since(nowMs: number): number {
    this.#sinceMs ??= nowMs
    return this.#sinceMs
  }

  end(): void {
    this.#sinceMs = undefined
  }
}
