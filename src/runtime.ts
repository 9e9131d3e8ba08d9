import type { Clock } from './clock.ts'

/** `frame/log.ts` makes every message safe: one line, no workflow command, no secret. */
export interface Log {
  info(message: string): void
  notice(message: string): void
  warning(message: string): void
  error(message: string): void
  /** The group ends with `act`, even if it fails. */
  group<T>(title: string, act: () => Promise<T>): Promise<T>
  /** Masks a secret in everything that this action writes. */
  mask(secret: string): void
}

export interface Runtime {
  readonly log: Log
  readonly clock: Clock
}
