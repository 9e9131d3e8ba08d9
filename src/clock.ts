import { setTimeout } from 'node:timers/promises'

/** Time and chance in one place, so tests can play hours in milliseconds. */
export interface Clock {
  /** Monotonic time in ms: setting the machine's clock does not move it. */
  nowMs(): number
  now(): Date
  /** A number in [0, 1). */
  random(): number
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  now: () => new Date(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    // A pause that is over by a hair is none: Node.js would warn on the step's log.
    setTimeout(Math.max(0, ms), undefined, { signal }).catch(() => {
      throw signal.reason
    }),
}
