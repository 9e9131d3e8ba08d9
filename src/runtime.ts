import { setTimeout } from 'node:timers/promises'

export const DAY_MS = 86_400_000

/** `YYYY-MM-DD`, UTC */
export function isoDate(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** Lets tests play hours in milliseconds. */
export interface Clock {
  /** Monotonic. */
  nowMs(): number
  now(): Date
  /** In [0, 1). */
  random(): number
  /** Fails with the signal's reason. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** `src/runner-log.ts` makes every message safe: one line, no workflow command, no secret. */
export interface Log {
  info(message: string): void
  notice(message: string): void
  warning(message: string): void
  error(message: string): void
  /** The group ends with `act`, even if it fails. */
  group<T>(title: string, act: () => Promise<T>): Promise<T>
  /** Masks a secret in the log and, unless it is very short, in whatever else this action writes. */
  mask(secret: string): void
}

export interface Runtime {
  readonly log: Log
  readonly clock: Clock
}

export const systemClock: Clock = {
  // For `performance.now()`, Node.js would load `node:perf_hooks`: 1 ms and 1 MiB.
  nowMs: () => process.uptime() * 1000,
  now: () => new Date(),
  random: () => Math.random(),
  async sleep(ms, signal) {
    // Node.js warns about negative timeouts, drops fractions, and may wake up to a millisecond early.
    const timeoutMs = Math.ceil(Math.max(0, ms)) + 1
    try {
      await setTimeout(timeoutMs, undefined, { signal })
    } catch {
      throw signal.reason
    }
  },
}
