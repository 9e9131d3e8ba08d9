import type { Clock } from '../clock.ts'
import { formatDuration } from '../text.ts'
import { FAULTS, type RequestError } from './faults.ts'
import { RETRY_RULES, type Rule, SECOND, SHORTEST_MS } from './retry-rules.ts'
import type { Stage } from './stage.ts'

interface Failed {
  readonly error: RequestError
  readonly stage: Stage
  /** The start of the time for retries, in the clock's ms. */
  readonly sinceMs: number
  readonly attempts: number
  readonly hasUnknownFate: boolean
}

type Next =
  | { readonly kind: 'again'; readonly pauseMs: number }
  | {
      readonly kind: 'over'
      /** A sentence that adds to the error's message. */
      readonly note?: string | undefined
      readonly why?: 'out of time' | 'unknown fate' | undefined
    }

export function planRetry(failed: Failed, clock: Clock): Next {
  const { error, stage, sinceMs, attempts, hasUnknownFate } = failed
  const rule: Rule = RETRY_RULES[stage.kind]
  if (hasUnknownFate && rule.onUnknownFate === 'fail') return { kind: 'over', why: 'unknown fate' }
  const retries = attempts - 1
  if (retries >= FAULTS[error.fault].retries || attempts === rule.attempts)
    return { kind: 'over', note: attempts > 1 ? `Gave up after ${attempts} attempts.` : undefined }

  const nowMs = clock.nowMs()
  const patience = error.fault === 'rate-limited' ? rule.limit : rule.outage
  const retriesEndMs = sinceMs + patience.ms
  const isStepsEnd = stage.deadlineMs <= retriesEndMs
  const leftMs = Math.min(stage.deadlineMs, retriesEndMs) - nowMs
  const longestMs = leftMs - SHORTEST_MS
  const inMs = (ms: number) => formatTime(new Date(clock.now().getTime() + ms))
  const limit = isStepsEnd ? "the step's time" : `the retry time (${formatDuration(patience.ms)})`
  const until = `${limit} ends at ${inMs(leftMs)}.`

  const { retryAfterMs = 0 } = error
  // `Retry-After: 0` doesn't say how long, so we ignore it.
  if (retryAfterMs > 0) {
    // Never retry earlier than asked.
    const pauseMs = retryAfterMs + SECOND * clock.random()
    if (pauseMs <= longestMs) return { kind: 'again', pauseMs }
    const note = `The server asks to wait until ${inMs(retryAfterMs)}, and ${until} Run again after that.`
    return { kind: 'over', note, why: 'out of time' }
  }
  if (longestMs >= SHORTEST_MS) {
    const plannedMs = patience.pauses(attempts, clock.random())
    return { kind: 'again', pauseMs: Math.min(plannedMs, longestMs) }
  }
  return { kind: 'over', note: `Gave up: ${until}`, why: isStepsEnd ? 'out of time' : undefined }
}

/** `2026-11-21 14:02:11 UTC` */
export function formatTime(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
