import { writeFileSync } from 'node:fs'
import type { Request } from '../simulator/http/answer.ts'
import { listen, serve } from '../simulator/http/serve.ts'
import { SimulatedService } from '../simulator/service.ts'
import { jobScript } from './rows/cancel.ts'

/**
 * The simulated service for steps that a workflow runs with `uses:`, until the job ends. It writes down what it was
 * asked: `node acceptance/serve.ts state.json`.
 */

/** A job of acceptance-cancel.yml asks for so many. */
const JOBS = 4

const [file = 'state.json'] = process.argv.slice(2)
const { GITHUB_RUN_ATTEMPT: attempt = '1', ACCEPTANCE_PULL: prLink = '' } = process.env
const service = new SimulatedService({
  job: (_, prompt) => ({ prLink: prLink || null, ...jobScript(prompt, attempt) }),
})
// Those that attempt 1 asked for have ended since.
if (attempt !== '1') for (let n = 1; n <= JOBS; n++) service.jobs.create('Of attempt 1.')

const asked: string[] = []
const server = serve(async (request: Request) => {
  const answer = service.answer(request)
  asked.push(service.operationOf(request))
  writeFileSync(file, JSON.stringify({ asked }))
  return answer
})
console.log(`base-url: ${await listen(server)}`)
