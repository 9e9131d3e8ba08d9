import type { Clock } from '../runtime.ts'
import type { PolicyName, RequestPolicy } from './retry.ts'

/* The policies of a step's requests. */

/** The least time to decorate a result, even after the deadline. */
const DECORATING_MS = 60_000
/** The runner kills the process 10 s after a cancel; we want to end within 2 s. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

/**
 * Sets the retries of one kind of request, from now on. A cancel ends them at once; with `last words`, which is for writes
 * to GitHub, it leaves a moment to finish a request under way, or to send one more.
 */
export type PolicyFactory = (
  kind: Exclude<PolicyName, 'part'>,
  atCancel?: 'last words',
) => RequestPolicy

/** @param deadlineMs of the step, in the clock's ms */
export function createPolicyFactory(
  clock: Clock,
  signal: AbortSignal,
  deadlineMs: number,
): PolicyFactory {
  const lastWords = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(LAST_WORDS_AFTER_CANCEL_MS, lastWords.signal)
    lastWords.abort(signal.reason)
  })
  // All policies of a step share one window.
  const window: RequestPolicy['window'] = { sinceMs: undefined }

  return (kind, atCancel) => {
    let endMs = deadlineMs
    const isDecoration = kind === 'decoration' || kind === 'last comment'
    if (isDecoration) endMs = Math.max(deadlineMs, clock.nowMs() + DECORATING_MS)
    let requestSignal = signal
    if (atCancel === 'last words') requestSignal = lastWords.signal
    return {
      kind,
      deadlineMs: endMs,
      signal: requestSignal,
      // There is no time for pauses.
      pauseSignal: signal,
      window,
    }
  }
}
