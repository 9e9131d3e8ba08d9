import { createHmac } from 'node:crypto'
import { ActionError } from '../errors.ts'
import type { Marker } from '../github/record.ts'
import { isRefusedForGood, NoToken } from '../github/refusals.ts'
import type { Step } from '../step.ts'

/** A run can be attempted again for a month; more attempts than these are not read. */
const MAX_ATTEMPTS = 20
/** Whose annotations are read, a request each: a matrix has 256 at most. */
const MAX_JOBS = 300
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

/**
 * The job that an earlier attempt of this run gave the same task to: by a record, or by its notice. Undefined,
 * with a warning, if there is none, or if a permission is missing for good.
 *
 * @throws ActionError if that cannot be found out now
 */
export async function findEarlierJob(
  step: Step,
  recorded: Marker | undefined,
): Promise<string | undefined> {
  const { inputs, event, conversation, log } = step
  if (event.runAttempt === 1) return undefined
  const missing: string[] = []
  const unknown: ActionError[] = []
  const ask = async <T>(read: () => Promise<T | undefined>) => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      if (isRefusedForGood(error) || error instanceof NoToken) missing.push(error.message)
      else unknown.push(error)
      return undefined
    }
  }
  const onComment = inputs.comment ? await ask(() => conversation.readRecord()) : undefined
  const record = [recorded, onComment].find(
    (one) => one?.runId === event.runId && one.task === conversation.task,
  )
  const jobId = record?.jobId ?? (await ask(() => findNotice(step)))
  if (jobId !== undefined) return jobId
  const [firstUnknown] = unknown
  if (firstUnknown !== undefined) throw firstUnknown
  const isFollowUp = inputs.jobId.kind === 'id' || recorded !== undefined
  const again = isFollowUp ? 'sends the follow-up again' : 'makes a second job'
  const warning = `This is a re-run, and no job of an earlier attempt was found: if there was one, this ${again}.`
  const help =
    'To resume it instead, set `job-id` to its ID, which is in the log of that attempt, and leave out `prompt` and `context`.'
  log.warning([warning, ...missing, help].join(' '))
  return undefined
}

/** A notice is an annotation of the attempt's job. */
async function findNotice(step: Step): Promise<string | undefined> {
  const newest = step.event.runAttempt - 1
  if (newest > MAX_ATTEMPTS)
    throw new ActionError(`This run has more than ${MAX_ATTEMPTS} attempts: start a new one.`)
  for (let attempt = newest; attempt > 0; attempt--) {
    const found = new Set<string>()
    for (const id of await listJobs(step, attempt))
      for (const jobId of await readNotices(step, id)) found.add(jobId)
    if (found.size > 1)
      throw new ActionError(`Attempt ${attempt} asked several jobs the same, by steps alike.`)
    if (found.size === 1) return [...found][0]
  }
  return undefined
}

/** The jobs of an attempt that may hold this step's notice: of a matrix, only those of this one's name. */
async function listJobs(step: Step, attempt: number): Promise<number[]> {
  const jobs = await readJobs(step, attempt)
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped')
  const ownName = ran.length > 1 ? await findOwnName(step) : undefined
  const sameName = ran.filter(({ name }) => name === ownName)
  const alike = sameName.length > 0 ? sameName : ran
  if (alike.length > MAX_JOBS)
    throw new ActionError(`Attempt ${attempt} has more than ${MAX_JOBS} jobs to look at.`)
  return [...new Set(alike.map(({ id }) => id))]
}

/**
 * The name of this job in its matrix, which the environment does not hold. A runner has one job at a time, and
 * GitHub says which runner a job is on. Undefined if that does not tell.
 */
async function findOwnName(step: Step): Promise<string | undefined> {
  const { runnerName, runAttempt } = step.event
  try {
    const here = (await readJobs(step, runAttempt)).filter(
      ({ status, runner_name }) => status === 'in_progress' && runner_name === runnerName,
    )
    const names = new Set(here.map(({ name }) => name))
    return names.size === 1 ? here[0]?.name : undefined
  } catch (error) {
    if (isRefusedForGood(error)) return undefined
    throw error
  }
}

function readJobs({ event, github }: Step, attempt_number: number) {
  const place = { run_id: Number(event.runId), attempt_number }
  return github.readAll(
    { name: `Listing the jobs of attempt ${attempt_number}`, permission: 'actions: read' },
    async ({ rest }, repo, page) => {
      const { data, headers } = await rest.actions.listJobsForWorkflowRunAttempt({
        ...repo,
        ...place,
        ...page,
      })
      return { data: data.jobs, headers }
    },
  )
}

/** The jobs that the notices of a job name, if they are of this step and of its task. */
async function readNotices(step: Step, check_run_id: number): Promise<string[]> {
  const annotations = await step.github.readAll(
    { name: 'Reading the notices of an earlier attempt', permission: 'checks: read' },
    // A job is a check run as well, with the same ID.
    ({ rest }, repo, page) => rest.checks.listAnnotations({ ...repo, ...page, check_run_id }),
  )
  return annotations.flatMap(({ message }) => {
    const jobId = NOTICE.exec(message ?? '')?.[1]
    return jobId && message === describeJobNotice(jobId, step) ? jobId : []
  })
}
