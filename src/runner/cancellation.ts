import { Cancelled } from '../base/errors.ts'

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

/** A signal that aborts some time after another one does: for last words, such as the result's comment. */
export function abortLater(signal: AbortSignal, afterMs: number): AbortSignal {
  const controller = new AbortController()
  const abort = () => setTimeout(() => controller.abort(signal.reason), afterMs).unref()
  signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}
