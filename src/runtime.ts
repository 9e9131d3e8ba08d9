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
  readonly stage: Stage
}

/** How far the step is. */
export interface Stage {
  /** How reads are retried that say nothing else (`http/kinds.ts`). Once the agent was asked, they only decorate. */
  reads: 'needed' | 'decoration' | 'part'
  /** When a request first failed without which the agent is not asked, in the clock's ms. */
  failedMs?: number | undefined
}
