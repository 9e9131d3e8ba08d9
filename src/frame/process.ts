import { Cancelled } from '../errors.ts'

/**
 * To cancel, the runner sends SIGINT, 7.5 s later SIGTERM (on Windows Ctrl-C and Ctrl-Break, which Node.js calls
 * SIGBREAK), and 2.5 s later it kills.
 */
export function listenForCancellation(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) {
    // `on`, not `once`: a second signal must not end the process before its results are on disk.
    process.on(name, () => controller.abort(new Cancelled(`cancelled by ${name}`)))
  }
  return controller.signal
}

/** Ends the process once its log is written, even if a silent tunnel is still open. */
export async function endProcess(code: number): Promise<never> {
  const flushed = [process.stdout, process.stderr].map(
    (stream) => new Promise<void>((resolve) => stream.write('', () => resolve())),
  )
  const late = new Promise<void>((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([Promise.all(flushed), late])
  process.exit(process.exitCode ?? code)
}

/** Makes the step fail if something throws outside of `runCommand`. */
export function failOnCrash(report: (thrown: unknown) => void): void {
  process.on('uncaughtException', (error) => {
    try {
      report(error)
    } finally {
      process.exit(1)
    }
  })
  // The log has lost its reader, but outputs and summary must still be written.
  process.stdout.on('error', () => {
    process.exitCode = 1
  })
}
