import { setTimeout } from 'node:timers/promises'

/** Waits without keeping the process alive: an answer that nobody waits for must not hold up exit. */
export async function pause(ms: number): Promise<void> {
  await setTimeout(ms, undefined, { ref: false })
}
