/** A monotonic time, as of `performance.now()`, as a date for people. */
export function isoTime(monotonicMs: number): string {
  return new Date(performance.timeOrigin + monotonicMs).toISOString()
}
