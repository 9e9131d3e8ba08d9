import { writeFileSync } from 'node:fs'
import type { Request } from '../simulator/http/answer.ts'
import { listen, serve } from '../simulator/http/serve.ts'
import { SimulatedService } from '../simulator/service.ts'

/**
 * The simulated service for steps that a workflow runs with `uses:`, until the job ends. It writes down what it was
 * asked: `node acceptance/serve.ts state.json`.
 */

/** A job of acceptance-cancel.yml asks for so many. */
const JOBS = 4

const [file = 'state.json'] = process.argv.slice(2)
const isAgain = (process.env.GITHUB_RUN_ATTEMPT ?? '1') !== '1'
const service = new SimulatedService({
  job: (_, prompt) => ({
    prLink: null,
    // In attempt 1, the step that is cancelled waits for its job until then.
    finishAfterMs: !isAgain && /\(cancelled\)/.test(prompt) ? Number.POSITIVE_INFINITY : 0,
  }),
})
// Those that attempt 1 asked for have ended since.
if (isAgain) for (let n = 1; n <= JOBS; n++) service.jobs.create('Of attempt 1.')

const asked: string[] = []
const server = serve(async (request: Request) => {
  const answer = service.answer(request)
  asked.push(service.operationOf(request))
  writeFileSync(file, JSON.stringify({ asked }))
  return answer
})
console.log(`base-url: ${await listen(server)}`)
