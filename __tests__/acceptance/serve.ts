import { ask, listComments, real } from './github.ts'
import { openService } from './service.ts'

/** Runs beside the steps of a job until the job ends. Only acceptance-cancel.yml sets LEGS. */
const { LEGS, GITHUB_RUN_ATTEMPT } = process.env
const cancels = LEGS !== undefined && GITHUB_RUN_ATTEMPT === '1'
const script = { prLink: null, finishAfterMs: cancels ? Number.POSITIVE_INFINITY : 0 }
const service = await openService(real.run, script)
// Attempt 1 asked for this job, which has ended since.
if (LEGS !== undefined && !cancels) service.jobs.create('Of attempt 1.')
// Cancels the run once the comment of each leg says that it waits.
service.onAsked = async (operation) => {
  if (!cancels || operation !== 'get') return
  const comments = await listComments(real, real.issue)
  const waiting = comments.filter((body) => body.includes(`job_${real.run}_1`))
  if (waiting.length === Number(LEGS)) await ask(real, 'POST', `/actions/runs/${real.run}/cancel`)
}
console.log(`It listens: ${service.url}`)
