export interface Limit {
  /** Takes one of the hour's requests for this key. Returns 0, or the milliseconds until there is one. */
  take(key: string): number
}

/**
 * So many requests an hour for each key. The hour starts with the key's first request and may be
 * scaled: with `hourMs: 2000` it passes in two seconds. A refused request is not counted.
 */
export function createLimit({
  perHour,
  hourMs,
  now,
}: {
  perHour: number
  hourMs: number
  /** Monotonic milliseconds. */
  now: () => number
}): Limit {
  const hours = new Map<string, { startMs: number; used: number }>()
  return {
    take(key) {
      const nowMs = now()
      let hour = hours.get(key)
      if (hour === undefined || nowMs >= hour.startMs + hourMs) {
        hour = { startMs: nowMs, used: 0 }
        hours.set(key, hour)
      }
      if (hour.used >= perHour) return hour.startMs + hourMs - nowMs
      hour.used += 1
      return 0
    },
  }
}
