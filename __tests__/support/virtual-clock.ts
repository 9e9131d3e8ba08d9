import type { Clock } from '../../src/clock.ts'

interface Sleeper {
  atMs: number
  wake(): void
}

/** How often the event loop must turn without anybody waking before it counts as asleep. */
const QUIET_TURNS = 3

/**
 * A clock that moves by itself: as soon as everything sleeps, to the earliest moment that somebody waits
 * for. Hours pass in milliseconds, and what happens side by side happens in the order of its time.
 */
export class VirtualClock implements Clock {
  #nowMs = 0
  #wallMs: number
  #isTurning = false
  readonly #sleepers = new Set<Sleeper>()
  /** How long each sleep so far was to take. */
  readonly pauses: number[] = []
  readonly #random: () => number

  /** @param start the date on the wall at first; by default a Saturday, so the last week is that of 9 November */
  constructor(start = '2026-11-21T09:00:00Z', random: () => number = () => 0.5) {
    this.#wallMs = Date.parse(start)
    this.#random = random
  }

  nowMs(): number {
    return this.#nowMs
  }

  now(): Date {
    return new Date(this.#wallMs + this.#nowMs)
  }

  random(): number {
    return this.#random()
  }

  /** Lets time pass that nobody waits for, as work does. */
  advance(ms: number): void {
    this.#nowMs += ms
  }

  /** Sets the date on the wall forward or back, which is no time that passes. */
  setWall(byMs: number): void {
    this.#wallMs += byMs
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      this.pauses.push(ms)
      const interrupt = () => {
        this.#sleepers.delete(sleeper)
        reject(signal.reason)
      }
      const sleeper: Sleeper = {
        atMs: this.#nowMs + Math.max(0, ms),
        wake: () => {
          this.#sleepers.delete(sleeper)
          signal.removeEventListener('abort', interrupt)
          resolve()
        },
      }
      signal.addEventListener('abort', interrupt, { once: true })
      this.#sleepers.add(sleeper)
      if (!this.#isTurning) void this.#turn()
    })
  }

  async #turn(): Promise<void> {
    this.#isTurning = true
    while (this.#sleepers.size > 0) {
      await fallAsleep()
      const [first, ...rest] = this.#sleepers
      if (first === undefined) break
      const next = rest.reduce((a, b) => (b.atMs < a.atMs ? b : a), first)
      if (next.atMs === Number.POSITIVE_INFINITY) break
      this.#nowMs = Math.max(this.#nowMs, next.atMs)
      next.wake()
    }
    this.#isTurning = false
  }
}

/** Resolves when nothing is left to do but to sleep; files that are being read are something to do. */
async function fallAsleep(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
    await new Promise((resolve) => setImmediate(resolve))
    const isBusy = process.getActiveResourcesInfo().some((name) => /^(FS|File)/.test(name))
    if (isBusy) quiet = -1
  }
}
