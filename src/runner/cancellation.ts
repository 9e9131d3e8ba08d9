import { ActionError, Cancelled } from '../base/errors.ts'

/**
 * A signal that aborts when the runner cancels the step. It sends SIGINT, 7.5 s later SIGTERM, and 2.5 s
 * later it kills.
 */
export function listenForCancellation(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    // `on`, not `once`: a second signal must not end the process before its results are on disk.
    process.on(name, () => controller.abort(new Cancelled(`cancelled by ${name}`)))
  }
  return controller.signal
}

/** How much longer than the rest calls to GitHub may take when the step is cancelled. */
const LAST_WORDS_MS = 1000

/**
 * A signal that aborts after `ms`, and a second after another one does: what is left of the time is for
 * the result's comment.
 */
export function endAfter(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  const abortLater = () => setTimeout(() => controller.abort(signal.reason), LAST_WORDS_MS).unref()
  signal.addEventListener('abort', abortLater, { once: true })
  const timeUp = new ActionError('The time was up; raise timeout-minutes.')
  setTimeout(() => controller.abort(timeUp), ms).unref()
  return controller.signal
}
