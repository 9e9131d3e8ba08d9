import { Cancelled, explain } from './errors.ts'
import { createTransport } from './http/transport.ts'
import { OutputWriter } from './result/outputs.ts'
import { renderPlain, trusted } from './rich-text.ts'
import { createLog } from './runner-log.ts'
import { systemClock } from './runtime.ts'
import { runStep } from './step.ts'

export async function run(): Promise<never> {
  const env = process.env
  const log = createLog()
  failOnCrash((thrown) => {
    const outputs = new OutputWriter(env.GITHUB_OUTPUT, log)
    outputs.set([['outcome', 'error']])
    log.error(renderPlain(explain(thrown, log)))
  })
  const signal = listenForCancellation()
  const runtime = { send: createTransport(env), clock: systemClock, log, signal }
  const result = await runStep(env, runtime)
  if (result.fails) return await endProcess(1)
  return await endProcess(0)
}

/**
 * To cancel, the runner sends SIGINT, 7.5 s later SIGTERM (on Windows Ctrl-C and Ctrl-Break, which Node.js calls
 * SIGBREAK), and 2.5 s later it kills.
 */
function listenForCancellation(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) {
    // `on`, not `once`: a second signal must not end the process before its results are on disk.
    process.on(name, () => controller.abort(new Cancelled(trusted(`cancelled by ${name}`))))
  }
  return controller.signal
}

/** Ends the process once its log is written, even if a silent tunnel is still open. */
async function endProcess(code: number): Promise<never> {
  const flushed = Promise.all([flush(process.stdout), flush(process.stderr)])
  const late = new Promise<void>((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([flushed, late])
  process.exit(process.exitCode ?? code)
}

function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve())
  })
}

/** Makes the step fail if something throws outside of `runStep`. */
function failOnCrash(report: (thrown: unknown) => void): void {
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
