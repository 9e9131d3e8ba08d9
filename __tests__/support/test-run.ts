import type { Run } from '../../src/base/clock.ts'
import { virtualClock } from './virtual-clock.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

/** A run of half an hour on a virtual clock, unless told otherwise. */
export function testRun({
  clock = virtualClock(),
  signal = new AbortController().signal,
  ms = HALF_AN_HOUR_MS,
}: Partial<Run> & { ms?: number } = {}): Run {
  return { clock, signal, deadlineMs: clock.nowMs() + ms }
}
