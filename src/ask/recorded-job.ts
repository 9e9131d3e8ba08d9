import { ActionError, Skipped } from '../errors.ts'
import { AGENT_LOGIN, isAgentsPull } from '../gate/own-work.ts'
import { isPullOpen } from '../github/pulls.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded } from '../service/statuses.ts'
import { inQuotes } from '../text.ts'
import { pullOnServer, readPullRequest } from './pull-request.ts'
import { type Records, requestsOf } from './record.ts'
import type { AskStep } from './step-record.ts'
import type { Task } from './task.ts'
import { findJob, waitForLink, waitForOtherWork } from './wait-for-job.ts'

/*
 * Which job `job-id` continues. The record is what comments on the home say, which is the issue or pull request that the
 * run is about: issue 7, or in rows with `#101` the agent's pull request. A pointer is a comment there that names its job.
 * `__tests__/ask/target.test.ts` reads these tables, and plays each row.
 *
 * | `job-id: auto`: the record says   | The job        | The step                       |
 * | --------------------------------- | -------------- | ------------------------------ |
 * | asked job_1                       | with a pull    | follows up                     |
 * | asked job_1, then asking          | with a pull    | follows up                     |
 * | asked job_1, two days ago         | active         | fails: the job hangs           |
 * | asked a job that is gone          |                | fails: the job is gone         |
 * | asking                            |                | skips: no job                  |
 * | never asked                       |                | skips: no job                  |
 * | a stranger's line                 |                | skips: no job                  |
 * | a stranger's pointer to job_1     | with a pull    | skips: no job                  |
 * | #101: job_1 of #101, then job_2   | with a pull    | follows up                     |
 * | #101: a stranger's pointer        | with a pull    | follows up                     |
 * | #101: a stranger's pointer        | active         | skips: no job                  |
 * | #101: its pointer                 | active         | follows up                     |
 * | #101: its pointer, then job_2     | with a pull    | follows up                     |
 * | #101: its pointer                 | merged         | skips: no job                  |
 * | #101: its pointer is the fourth   | with a pull    | follows up                     |
 * | #101: four strangers' pointers    | with a pull    | skips: no job                  |
 *
 * | `job-id: open`: the record says   | The job        | The step                       |
 * | --------------------------------- | -------------- | ------------------------------ |
 * | never asked                       |                | asks                           |
 * | asked job_1                       | with a pull    | follows up                     |
 * | asked job_1, by another step      | with a pull    | follows up                     |
 * | asked job_1, by another workflow  | with a pull    | asks                           |
 * | asked job_1, then asking          | with a pull    | follows up, and warns          |
 * | asked job_1, then three others    | with a pull    | asks                           |
 * | asked job_1                       | active         | follows up                     |
 * | asked job_1, two days ago         | active         | asks, since the job hangs      |
 * | asked job_1                       | merged         | asks                           |
 * | asked job_1                       | without a pull | asks                           |
 * | asked job_1                       | failed, pull   | asks, beside it                |
 * | asked job_1                       | on GitLab      | asks, each run                 |
 * | asked a job that is gone          |                | asks                           |
 * | lost job_1                        | merged         | asks                           |
 * | another version                   |                | asks, and warns                |
 */

/** How many recorded jobs, or pointers of a pull request, we look at. */
const MAX_CANDIDATES = 3
/** A job that was asked longer ago and is still active hangs. Real ones take minutes. */
const HANGS_AFTER_MS = 24 * 60 * 60_000

/**
 * The job that `job-id` names, after its other work; undefined if there is none, and a new one is due.
 * @throws Skipped if it must be there and is not; ActionError
 */
export async function findJobToContinue(step: AskStep, task: Task): Promise<AgentJob | undefined> {
  const { jobId } = step.inputs
  if (jobId.kind === 'new') return undefined
  if (jobId.kind === 'id') return waitForOtherWork(step, task, await step.service.getJob(jobId.id))
  return jobId.kind === 'open' ? findOpen(step, task) : findRecorded(step, task)
}

/** A job that was recorded, once its other work has ended. */
interface Settled {
  readonly job: AgentJob
  /** When it was asked, if that is too long ago to wait for its end. */
  readonly hangsSince?: string
}

/** @returns undefined if the job is gone */
async function settle(
  step: AskStep,
  task: Task,
  id: string,
  { all }: Records,
): Promise<Settled | undefined> {
  const found = await findJob(step, id)
  if (found === undefined) return undefined
  const asked = hasJobEnded(found) ? undefined : requestsOf(found, all).at(-1)
  const ageMs = asked && step.clock.now().getTime() - Date.parse(asked.time)
  if (task.prompt !== undefined && asked && Number(ageMs) > HANGS_AFTER_MS)
    return { job: found, hangsSince: asked.time }
  return { job: await waitForLink(step, await waitForOtherWork(step, task, found)) }
}

/**
 * `auto`: the job recorded on the issue or pull request of the event, by any step of this project: on the agent's pull
 * request, that one's. Whatever became of a request, it names the job that people speak of there.
 */
async function findRecorded(step: AskStep, task: Task): Promise<AgentJob> {
  const { record, event } = step
  const { home } = record
  if (home === undefined)
    throw new ActionError(
      `\`job-id: auto\` stands for the job recorded on an issue or pull request, and this ${inQuotes(event.name, 60)} event has none.`,
      { remedy: `Set \`issue-number\`, or \`job-id\` to the job's own ID.` },
    )
  const records = await record.read()
  const place = `${event.repository}#${home}`.toLowerCase()
  const withJob = records.all.filter(({ job }) => job !== undefined)
  // First a job whose pull request this is, by the record, then by a pointer; else the newest that is recorded here.
  const ofPlace = withJob.findLast(({ pull }) => pull?.toLowerCase() === place)
  const pointed = ofPlace ? undefined : await findPointed(step, task, records, place)
  if (pointed) return pointed
  const found = ofPlace ?? withJob.at(-1)
  if (found?.job === undefined) {
    const isAgents = isAgentsPull(event) || event.payload.issue?.user?.login === AGENT_LOGIN
    throw new Skipped(
      `No job of this project is recorded on #${home}, so there is no job to continue (\`job-id: auto\`). A step with \`comment: true\` that waits for the pull request records its job there, with the same \`project-id\`.`,
      isAgents ? 'warning' : 'notice',
      { isCommented: isAgents },
    )
  }
  const settled = await settle(step, task, found.job, records)
  if (settled && settled.hangsSince === undefined) return settled.job
  const why = settled
    ? `was asked at ${settled.hangsSince} and is still active, so it hangs`
    : 'is gone from the service'
  throw new ActionError(`Job ${found.job} ${why}, and gets nothing more (\`job-id: auto\`).`, {
    remedy: `The dashboard shows what it did. For a new job, start the workflow again that asked for this one: set the label again, use "Run workflow", or wait for the schedule.`,
  })
}

/**
 * The job that pointers on a pull request name. Anybody can write one, so the service must say that the job has this
 * pull request, and we do not wait for a job because a stranger names it.
 * @param place the pull request, as `owner/repo#1` in lower case
 */
async function findPointed(
  step: AskStep,
  task: Task,
  records: Records,
  place: string,
): Promise<AgentJob | undefined> {
  // The oldest first: it was written when the pull request was opened.
  for (const { id, author } of records.pointers.slice(0, MAX_CANDIDATES)) {
    const isStrangers = author === 'stranger'
    const job = isStrangers ? await findJob(step, id) : (await settle(step, task, id, records))?.job
    if (job === undefined || (isStrangers && !hasJobEnded(job))) continue
    // The service names no pull request while the job is at work, and `chooseTarget` sends it nothing then.
    if (!hasJobEnded(job)) return job
    const pull = pullOnServer(readPullRequest(job, step).pullRequest, step.event)
    if (pull?.toLowerCase() === place) return job
  }
  return undefined
}

/** `open`: the newest job that a step of this series asked, and that is active or whose pull request is open. */
async function findOpen(step: AskStep, task: Task): Promise<AgentJob | undefined> {
  const { log, record } = step
  const records = await record.read()
  const { series, doubt, url } = records
  // Once: afterwards there is a record that can be read.
  if (doubt && series.length === 0)
    log.warning(
      `${doubt.writer} wrote a record of this step on #${record.home}, which is not read (${doubt.url}). If that names an open pull request, a new one will stand beside it.`,
    )
  const newest = series.at(-1)
  if (newest?.state === 'asking')
    log.warning(
      `Run ${newest.run} asked the agent at ${newest.time}, or was about to, and no answer was recorded${url ? ` (${url})` : ''}. The dashboard shows whether it got there.`,
    )
  const asked = series.filter(({ state }) => state === 'asked')
  const ids = [...new Set(asked.toReversed().flatMap(({ job }) => job ?? []))]
  for (const id of ids.slice(0, MAX_CANDIDATES)) {
    const settled = await settle(step, task, id, records)
    if (settled === undefined) continue
    const { job, hangsSince } = settled
    if (hangsSince) {
      log.warning(
        `Job ${id} was asked at ${hangsSince} and is still active, so it hangs, and is not waited for any more. The dashboard shows what it did. If it opens a pull request after all, that will stand beside another one.`,
      )
      continue
    }
    if (!hasJobEnded(job)) return job
    const recorded = asked.findLast((entry) => entry.job === id && entry.pull)?.pull
    const pull = await findOpenPull(step, job, recorded)
    if (pull === undefined) continue
    if (job.status === 'completed') return job
    log.warning(
      `Job ${id} was ${job.status}, and its pull request ${pull} is open: a new job is created, whose pull request will stand beside it.`,
    )
    return undefined
  }
  return undefined
}

/**
 * The job's pull request on this server, as `owner/repo#1`, if it is open.
 * @throws ActionError if that cannot be known: a second pull request must not follow from it
 */
async function findOpenPull(step: AskStep, job: AgentJob, recorded: string | undefined) {
  const { github, log, event } = step
  const { pullRequest, rejected } = readPullRequest(job, step)
  const pull = pullOnServer(pullRequest, event) ?? recorded
  const link = pullRequest?.url ?? rejected
  if (pull === undefined && link !== undefined)
    log.warning(
      `The pull request of job ${job.id}: ${link}; whether it is open cannot be known here, so each run makes a new job.`,
    )
  try {
    if (pull !== undefined && (await isPullOpen(github, pull))) return pull
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    throw new ActionError(
      `${error.message} So it is unknown whether there is a job to continue (\`job-id: open\`), and nothing was sent.`,
      { cause: error },
    )
  }
  log.info(`Job ${job.id} has no open pull request${pull ? ` (${pull})` : ''}.`)
  return undefined
}
