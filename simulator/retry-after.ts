export type RetryAfterKind = 'seconds' | 'date' | 'absent' | 'garbage' | 'negative' | 'huge'

const RETRY_AFTER: Record<RetryAfterKind, (waitMs: number) => string | null> = {
  seconds: (waitMs) => String(Math.ceil(waitMs / 1000)),
  // HTTP dates have no milliseconds; rounding down would ask for less than the wait.
  date: (waitMs) => new Date(Math.ceil((Date.now() + waitMs) / 1000) * 1000).toUTCString(),
  absent: () => null,
  garbage: () => 'in a little while',
  negative: () => '-5',
  huge: () => '99999999999999999999',
}

/** The Retry-After header for a wait, in real time and never too early; none for 'absent'. */
export function retryAfterHeader(kind: RetryAfterKind, waitMs: number): Record<string, string> {
  const value = RETRY_AFTER[kind](waitMs)
  return value === null ? {} : { 'retry-after': value }
}
