import { setFlagsFromString } from 'node:v8'
import { log } from './log.ts'
import { setOutputs } from './outputs.ts'

/** How long a log may take to be written to the end. */
const FLUSH_MS = 1000

/**
 * Ends the process with the exit code that was set, once its log is written. Anything that is still open,
 * as a tunnel through a proxy that does not answer, must not keep the step alive.
 */
export async function endProcess(): Promise<never> {
  calmCompilers()
  const flushed = [process.stdout, process.stderr].map(
    (stream) => new Promise<void>((resolve) => stream.write('', () => resolve())),
  )
  const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS))
  await Promise.race([Promise.all(flushed), late])
  // A turn of the event loop, in which compilers get the collection that they wait for.
  await new Promise<void>((resolve) => setImmediate(resolve))
  process.exit()
}

/**
 * A process that ends joins V8's background compilers. One that then waits for the main thread to collect
 * garbage waits for ever, and the step with it: https://github.com/nodejs/node/issues/54918, seen where
 * V8 was told to save memory. So from now on they begin nothing, and may take memory without asking.
 */
function calmCompilers(): void {
  for (const flag of ['--no-turbofan', '--no-maglev', '--no-optimize-for-size'])
    setFlagsFromString(flag)
}

/** Makes the step fail, with its outputs on disk, when something breaks outside of its story. */
export function failOnCrash(explain: (thrown: unknown) => string): void {
  process.on('uncaughtException', (error) => {
    try {
      setOutputs({ outcome: 'error' })
      log.error(explain(error))
    } finally {
      calmCompilers()
      process.exit(1)
    }
  })
  // Nobody reads the log any more, but the outputs and the summary are still worth having.
  process.stdout.on('error', () => {
    process.exitCode = 1
  })
}
