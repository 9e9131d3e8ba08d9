import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Request } from '../simulator/http/answer.ts'
import { listen, serve } from '../simulator/http/serve.ts'
import type { Job } from '../simulator/jobs.ts'
import { SimulatedService } from '../simulator/service.ts'
import { systemClock } from '../src/clock.ts'
import { jobScript } from './rows/cancel.ts'

/**
 * The simulated service for steps that a workflow runs with `uses:`, until the job ends. It writes down what it was
 * asked, and its jobs, which a re-run gets: `node acceptance/serve.ts state.json`.
 */

const [file = 'state.json'] = process.argv.slice(2)
const { GITHUB_RUN_ATTEMPT: attempt = '1', ACCEPTANCE_PULL: prLink = '' } = process.env
const service = new SimulatedService({
  job: (_, prompt) => ({ prLink: prLink || null, ...jobScript(prompt, attempt) }),
})
const { all } = service.jobs
for (const job of existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).jobs as Job[]) : [])
  all.push({
    ...job,
    activeSinceMs: systemClock.nowMs(),
    script: { prLink: prLink || null, finishAfterMs: 0 },
  })

const asked: string[] = []
const server = serve(async (request: Request) => {
  const answer = service.answer(request)
  asked.push(service.operationOf(request))
  writeFileSync(file, JSON.stringify({ jobs: all, asked }))
  return answer
})
console.log(`base-url: ${await listen(server)}`)
