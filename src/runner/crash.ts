import { log } from './log.ts'
import { setOutputs } from './outputs.ts'

/** How long a log may take to be written to the end. */
const FLUSH_MS = 1000

/**
 * Ends the process with the exit code that was set, once its log is written. Anything that is still open,
 * as a tunnel through a proxy that does not answer, must not keep the step alive.
 */
export async function endProcess(): Promise<never> {
  const flushed = [process.stdout, process.stderr].map(
    (stream) => new Promise<void>((resolve) => stream.write('', () => resolve())),
  )
  const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS))
  await Promise.race([Promise.all(flushed), late])
  process.exit()
}

/** Makes the step fail, with its outputs on disk, when something breaks outside of its story. */
export function failOnCrash(explain: (thrown: unknown) => string): void {
  process.on('uncaughtException', (error) => {
    try {
      setOutputs({ outcome: 'error' })
      log.error(explain(error))
    } finally {
      process.exit(1)
    }
  })
  // Nobody reads the log any more, but the outputs and the summary are still worth having.
  process.stdout.on('error', () => {
    process.exitCode = 1
  })
}
