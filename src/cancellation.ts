import { Cancelled } from './errors.ts'

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
