import { systemClock } from './clock.ts'
import { explain } from './errors.ts'
import { createTransport } from './http/transport.ts'
import { performStep } from './perform-step.ts'
import { createLog } from './runner/log.ts'
import { Outputs } from './runner/outputs.ts'
import { endProcess, failOnCrash, listenForCancellation } from './runner/process.ts'

const { env } = process
const log = createLog()
failOnCrash((thrown) => {
  new Outputs(env.GITHUB_OUTPUT, log).set({ outcome: 'error' })
  log.error(explain(thrown, log))
})
const signal = listenForCancellation()
const send = createTransport(env)
const result = await performStep(env, { send, clock: systemClock, log, signal })
await endProcess(result.fails ? 1 : 0)
