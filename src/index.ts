import { systemClock } from './clock.ts'
import { createTransport } from './http/transport.ts'
import { performStep } from './perform-step.ts'
import { explain } from './result.ts'
import { createLog } from './runner/log.ts'
import { Outputs } from './runner/outputs.ts'
import { endProcess, failOnCrash, listenForCancellation } from './runner/process.ts'

// Node reads it at each connection. People set it for another tool in the same job; nothing that holds a
// key or a token may follow.
delete process.env.NODE_TLS_REJECT_UNAUTHORIZED

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
