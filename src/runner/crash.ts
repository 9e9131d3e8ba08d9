import { log } from './log.ts'
import { setOutputs } from './outputs.ts'

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
