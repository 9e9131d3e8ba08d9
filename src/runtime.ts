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

/** What every part of a step shares. */
export interface Runtime {
  readonly log: Log
  readonly clock: Clock
}
