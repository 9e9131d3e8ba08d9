/** Time and chance, in one place, so that tests can run hours in milliseconds. */
export interface Clock {
  /** Monotonic time in ms: setting the machine's clock does not move it. */
  nowMs(): number
  /** The date that a person would read off the wall. */
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
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const wake = () => {
        signal.removeEventListener('abort', interrupt)
        resolve()
      }
      const interrupt = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(wake, ms)
      signal.addEventListener('abort', interrupt, { once: true })
    }),
}

/** What every part of a step shares: made once in step.ts and passed whole. */
export interface Run {
  readonly clock: Clock
  /** Aborts when the workflow is cancelled. */
  readonly signal: AbortSignal
  /** When the step must end, in the clock's ms. */
  readonly deadlineMs: number
}
