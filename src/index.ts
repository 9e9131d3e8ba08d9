import { systemClock } from './clock.ts'
import { ActionError, explain } from './errors.ts'
import { createLog } from './frame/log.ts'
import { Outputs } from './frame/outputs.ts'
import { endProcess, failOnCrash, listenForCancellation } from './frame/process.ts'
import { createTransport } from './http/transport.ts'
import { performStep } from './perform-step.ts'

/** GitHub's runners have it. Somebody may start dist/ with an older one. */
const OLDEST_NODE = 24

const { env } = process
const log = createLog()
failOnCrash((thrown) => {
  new Outputs(env.GITHUB_OUTPUT, log).set({ outcome: 'error' })
  log.error(explain(thrown, log))
})
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  throw new ActionError(
    `This action needs Node.js ${OLDEST_NODE} or newer, but runs on ${process.versions.node}. Update the runner to 2.327.1 or newer, which brings Node.js along.`,
  )
}
const signal = listenForCancellation()
const send = createTransport(env)
const result = await performStep(env, { send, clock: systemClock, log, signal })
await endProcess(result.fails ? 1 : 0)
