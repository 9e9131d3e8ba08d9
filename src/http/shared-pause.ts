import type { Clock } from '../runtime.ts'

/**
 * The pause that several requests in flight share. A server that refuses one of them for now refuses the others too:
 * that is one refusal, and it costs one retry.
 */
export class SharedPause {
  readonly #clock: Clock
  #endMs = Number.NEGATIVE_INFINITY

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get leftMs(): number {
    return Math.max(0, this.#endMs - this.#clock.nowMs())
  }

  /** Whether a request that began then was refused together with the one that began the pause. */
  includes(requestBeganMs: number): boolean {
    return requestBeganMs < this.#endMs
  }

  /** Begins a pause, or makes the one under way longer. */
  lastFor(ms: number): void {
    this.#endMs = Math.max(this.#endMs, this.#clock.nowMs() + ms)
  }

  async untilEnd(signal: AbortSignal): Promise<void> {
    // Another request may have made it longer meanwhile.
    while (this.leftMs > 0) await this.#clock.sleep(this.leftMs, signal)
  }
}
