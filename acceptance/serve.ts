import { listen, serve } from '../simulator/http/serve.ts'
import { SimulatedService } from '../simulator/service.ts'

/** The simulated service for steps that a workflow runs with `uses:`, until the job ends. */

/** A job of acceptance-cancel.yml asks for so many. */
const JOBS = 4

const isAgain = (process.env.GITHUB_RUN_ATTEMPT ?? '1') !== '1'
const service = new SimulatedService({
  job: (_, prompt) => ({
    prLink: null,
    // In attempt 1, the step that is cancelled waits for its job until then.
    finishAfterMs: !isAgain && prompt.includes('(cancelled)') ? Number.POSITIVE_INFINITY : 0,
  }),
})
// Those that attempt 1 asked for have ended since.
if (isAgain) for (let n = 1; n <= JOBS; n++) service.jobs.create('Of attempt 1.')

const server = serve(async (request) => service.answer(request))
console.log(`base-url: ${await listen(server)}`)
