import { type Answer, json } from '../answer.ts'

const DOCUMENTATION = 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api'
const LIMIT = 5_000
const HOUR_MS = 3_600_000

/** Counts requests, and says how many are left. */
export interface RateLimit {
  /** Undefined if the request may be answered. */
  take(): Answer | undefined
  /** They stand on every answer. */
  headers(): Record<string, string>
}

export function countRequests({
  limit = LIMIT,
  hourMs = HOUR_MS,
  nowMs,
}: {
  limit?: number | undefined
  hourMs?: number | undefined
  nowMs: () => number
}): RateLimit {
  let used = 0
  let resetMs = nowMs() + hourMs

  const headers = () => rateHeaders({ limit, used: Math.min(used, limit), resetMs })
  return {
    headers,
    take() {
      if (nowMs() >= resetMs) {
        used = 0
        resetMs = nowMs() + hourMs
      }
      used += 1
      return used > limit ? primaryLimit(403, headers()) : undefined
    },
  }
}

/** No requests are left until the hour ends. */
export function primaryLimit(status: number, headers: Record<string, string>): Answer {
  const message = 'API rate limit exceeded for installation ID 12345.'
  return json(
    status,
    { message, documentation_url: DOCUMENTATION, status: String(status) },
    headers,
  )
}

/** Too many requests at once, whatever is left of the hour. */
export function secondaryLimit(status: number, retryAfterSeconds: number): Answer {
  const message =
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  const body = {
    message,
    documentation_url: `${DOCUMENTATION}#about-secondary-rate-limits`,
    status: String(status),
  }
  return json(status, body, { 'retry-after': String(retryAfterSeconds) })
}

export function rateHeaders({
  limit = LIMIT,
  used,
  resetMs,
}: {
  limit?: number
  used: number
  resetMs: number
}): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(limit - used),
    'x-ratelimit-used': String(used),
    'x-ratelimit-reset': String(Math.ceil(resetMs / 1000)),
    'x-ratelimit-resource': 'core',
  }
}
