import { createHmac } from 'node:crypto'
import { ActionError } from '../errors.ts'
import type { Marker } from '../github/record.ts'
import type { Step } from '../step.ts'

/** How many attempts are searched, from the newest on, and how many jobs of each: each costs a request. */
export const MAX_ATTEMPTS = 3
export const MAX_JOBS = 10
const NOTICE = /^Docs agent job ([A-Za-z0-9_-]{1,128}): a re-run of this step resumes it\. /

/** The notice by which a re-run of this step finds the job. Nobody without the API key can write one. */
export function describeJobNotice(jobId: string, step: Step): string {
  const { inputs, event, conversation } = step
  const asked = [conversation.project, conversation.task, jobId]
  // The first text keeps this apart from anything else that the key may ever sign.
  const place = ['docs-agent-action notice 1', event.repository.toLowerCase(), event.runId]
  const signature = createHmac('sha256', inputs.apiKey)
    .update(JSON.stringify([...place, event.step, ...asked]))
    .digest('hex')
    .slice(0, 32)
  return `Docs agent job ${jobId}: a re-run of this step resumes it. Signature: ${signature}`
}

/** The job that an earlier attempt of this run gave the same task to: by a record, or by its notice. */
export async function findEarlierJob(
  step: Step,
  recorded: Marker | undefined,
): Promise<string | undefined> {
  const { inputs, event, conversation, log } = step
  if (event.runAttempt === 1) return undefined
  const problems: string[] = []
  const onFailure = (error: unknown): undefined => {
    if (!(error instanceof ActionError)) throw error
    problems.push(error.message)
  }
  const onComment = inputs.comment ? await conversation.readRecord().catch(onFailure) : undefined
  const record = [recorded, onComment].find(
    (one) => one?.runId === event.runId && one.task === conversation.task,
  )
  const jobId = record?.jobId ?? (await findNotice(step).catch(onFailure))
  if (jobId !== undefined) return jobId
  const again = inputs.jobId === undefined ? 'makes a second job' : 'sends the follow-up again'
  const warning = `This is a re-run, and no job of an earlier attempt was found: if there was one, this ${again}.`
  const help =
    'To resume it instead, set job-id to its ID, which is in the log of that attempt, and leave out prompt and context.'
  log.warning([warning, ...problems, help].join(' '))
  return undefined
}

/** A notice is an annotation of the attempt's job. */
async function findNotice(step: Step): Promise<string | undefined> {
  const { event, github } = step
  const newest = event.runAttempt - 1
  for (let attempt = newest; attempt > Math.max(0, newest - MAX_ATTEMPTS); attempt--) {
    const place = { run_id: Number(event.runId), attempt_number: attempt, per_page: 100 }
    const { jobs } = await github.request(
      { name: `Listing the jobs of attempt ${attempt}`, permission: 'actions: read' },
      ({ rest }, repo) => rest.actions.listJobsForWorkflowRunAttempt({ ...repo, ...place }),
    )
    const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped')
    // Those that failed are the ones that are run again.
    ran.sort((a, b) => Number(a.conclusion === 'success') - Number(b.conclusion === 'success'))
    const found = new Set<string>()
    for (const { id } of ran.slice(0, MAX_JOBS)) {
      const annotations = await github.request(
        { name: 'Reading the notices of an earlier attempt', permission: 'checks: read' },
        // A job is a check run as well, with the same ID.
        ({ rest }, repo) =>
          rest.checks.listAnnotations({ ...repo, check_run_id: id, per_page: 100 }),
      )
      for (const { message } of annotations) {
        const jobId = NOTICE.exec(message ?? '')?.[1]
        if (jobId && message === describeJobNotice(jobId, step)) found.add(jobId)
      }
    }
    if (found.size > 1)
      throw new ActionError(`Attempt ${attempt} asked several jobs the same, by steps alike.`)
    if (found.size === 1) return [...found][0]
  }
  return undefined
}
