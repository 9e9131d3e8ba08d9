import { type Answer, json } from './answer.ts'
import { retryAfterHeader } from './retry-after.ts'

export interface Limit {
  /** Takes one of the period's requests for this key. Returns 0, or the milliseconds until there is one. */
  take(key: string): number
}

export interface LimitOptions {
  /** For each project. Default 100. */
  createsPerHour?: number
  /** For each project. Default 100. */
  followUpsPerHour?: number
  /** For all analytics operations of all projects together. Default 100. */
  analyticsPerHour?: number
  /** For all projects; publishing and automations share it. Default 10. */
  publishesPerTenSeconds?: number
  /** For all projects. Default 5. */
  previewsPerMinute?: number
  /** How long an hour lasts; minutes and seconds shrink with it. Default 3,600,000. */
  hourMs?: number
  /** Always in real time, rounded up to whole seconds. Default 'seconds'. */
  retryAfter?: 'seconds' | 'date' | 'absent'
}

/** The key of limits that hold for all projects together. */
export const ORGANIZATION = 'organization'

export interface Limits {
  /** Answers 429 where the limit is used up, and does what was asked otherwise. */
  within(limit: LimitName, key: string, act: () => Answer): Answer
}

export type LimitName = 'creates' | 'followUps' | 'analytics' | 'publishes' | 'previews'

/** The limits as the contract has them. */
export function createLimits(options: LimitOptions, now: () => number): Limits {
  const { hourMs = 3_600_000, retryAfter = 'seconds' } = options
  const hourly = (requests = 100) => createLimit({ requests, periodMs: hourMs, now })
  const { publishesPerTenSeconds = 10, previewsPerMinute = 5 } = options
  const limits: Record<LimitName, Limit> = {
    creates: hourly(options.createsPerHour),
    followUps: hourly(options.followUpsPerHour),
    analytics: hourly(options.analyticsPerHour),
    publishes: createLimit({ requests: publishesPerTenSeconds, periodMs: hourMs / 360, now }),
    previews: createLimit({ requests: previewsPerMinute, periodMs: hourMs / 60, now }),
  }
  return {
    within(limit, key, act) {
      const waitMs = limits[limit].take(key)
      if (waitMs === 0) return act()
      const error = 'Too many requests: the limit is used up'
      return json(429, { error }, retryAfterHeader(retryAfter, waitMs))
    },
  }
}

/**
 * So many requests a period for each key. The period starts with the key's first request. A refused
 * request is not counted.
 */
export function createLimit({
  requests,
  periodMs,
  now,
}: {
  requests: number
  periodMs: number
  /** Monotonic milliseconds. */
  now: () => number
}): Limit {
  const periods = new Map<string, { startMs: number; used: number }>()
  return {
    take(key) {
      const nowMs = now()
      let period = periods.get(key)
      if (period === undefined || nowMs >= period.startMs + periodMs) {
        period = { startMs: nowMs, used: 0 }
        periods.set(key, period)
      }
      if (period.used >= requests) return period.startMs + periodMs - nowMs
      period.used += 1
      return 0
    },
  }
}
