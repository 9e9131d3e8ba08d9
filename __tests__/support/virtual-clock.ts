import type { Clock } from '../../src/base/clock.ts'

/** A clock that jumps to the end of every sleep: hours pass in no time. */
export interface VirtualClock extends Clock {
  /** Moves the time by hand, as a slow request does. */
  advance(ms: number): void
  /** Every pause so far, in ms. */
  readonly pauses: number[]
}

export function virtualClock({ random = () => 0.5 }: Partial<Clock> = {}): VirtualClock {
  let nowMs = 1_000
  const pauses: number[] = []
  return {
    pauses,
    nowMs: () => nowMs,
    now: () => new Date(Date.UTC(2026, 10, 21) + nowMs),
    random,
    advance: (ms) => {
      nowMs += ms
    },
    sleep: async (ms, signal) => {
      signal.throwIfAborted()
      pauses.push(ms)
      nowMs += ms
    },
  }
}
