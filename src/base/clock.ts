/** Time and chance, in one place, so that tests can run hours in milliseconds. */
export interface Clock {
  /** Monotonic time in ms: setting the machine's clock does not move it. */
  nowMs(): number
  /** The date and time that a clock on the wall shows. */
  now(): Date
  /** A number in [0, 1). */
  random(): number
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** One step's time: made once, passed whole to whatever waits or asks. */
export interface Run {
  readonly clock: Clock
  /** Ends every request and every wait. */
  readonly signal: AbortSignal
  /** When the step must end, in the clock's ms. */
  readonly deadlineMs: number
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
