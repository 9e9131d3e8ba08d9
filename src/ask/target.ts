import { ActionError, Skipped } from '../errors.ts'
import { AGENT_LOGIN, isAgentsPull } from '../gate/own-work.ts'
import { isPullOpen } from '../github/pulls.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded } from '../service/statuses.ts'
import { inQuotes } from '../text.ts'
import { describeRerunWithoutHome, readEarlier } from './earlier-attempt.ts'
import { pullOnServer, readPullRequest } from './pull-request.ts'
import type { Entry, Records } from './record.ts'
import type { AskStep } from './step.ts'
import type { Task } from './task.ts'
import { findJob, waitForJob, waitForLink } from './wait-for-job.ts'

/*
 * Which job a prompt is for. `__tests__/ask/target.test.ts` reads these tables, and plays each row.
 *
 * | A re-run: the record says         | The job        | The step                       |
 * | --------------------------------- | -------------- | ------------------------------ |
 * | never asked                       |                | asks                           |
 * | never asked, but 50 later runs    |                | fails: too old                 |
 * | not asked                         |                | asks                           |
 * | asking                            |                | fails: its answer was lost     |
 * | asking job_1                      | with a pull    | fails: its answer was lost     |
 * | asked job_1                       | active         | waits                          |
 * | asked job_1                       | with a pull    | shows it                       |
 * | asked job_1                       | without a pull | shows it                       |
 * | asked job_1                       | merged         | shows it, asks nothing new     |
 * | asked job_1                       | failed         | asks, since it ended so        |
 * | asked job_1                       | archived       | asks, since it ended so        |
 * | asked a job that is gone          |                | asks, since it ended so        |
 * | lost job_1                        | merged         | asks, since it was lost        |
 * | two requests of one attempt       |                | fails: steps look alike        |
 * | another version                   |                | fails: another writer          |
 * | a bot's line                      |                | fails: another writer          |
 * | a member's line                   |                | fails: another writer          |
 * | a stranger's line                 |                | asks                           |
 * | asked job_1, and a bot's line     | with a pull    | shows it                       |
 * | not asked, and a bot's line       |                | fails: another writer          |
 *
 * | `job-id: auto`: the record says   | The job        | The step                       |
 * | --------------------------------- | -------------- | ------------------------------ |
 * | asked job_1                       | with a pull    | follows up                     |
 * | asked job_1, then asking          | with a pull    | follows up, and warns          |
 * | asked job_1, two days ago         | active         | fails: the job hangs           |
 * | asking                            |                | skips: no job                  |
 * | never asked                       |                | skips: no job                  |
 * | a stranger's line                 |                | skips: no job                  |
 * | a stranger's pointer to job_1     | with a pull    | skips: no job                  |
 * | #101: job_1 of #101, then job_2   | with a pull    | follows up                     |
 * | #101: a stranger's pointer        | with a pull    | follows up                     |
 * | #101: its pointer, then job_2     | with a pull    | follows up                     |
 * | #101: its pointer                 | merged         | skips: no job                  |
 * | #101: its pointer is the fourth   | with a pull    | skips: no job                  |
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

/** How often in a row a bot may ask one job: it and the agent might answer each other without end. */
const MAX_BY_BOT = 3
/** How many recorded jobs, or pointers of a pull request, we look at. */
const MAX_CANDIDATES = 3
/** A job that was asked longer ago and is still active hangs. Real ones take minutes. */
const HANGS_AFTER_MS = 24 * 60 * 60_000

/** What a step does about which job. `why`: why it asks again, as a sentence. */
export type Target =
  | { readonly kind: 'create'; readonly why: string | undefined }
  /** The job has ended, and gets the prompt. */
  | { readonly kind: 'follow up'; readonly job: AgentJob; readonly why: string | undefined }
  /** The job is still at work on something else, and the time is up (or this is a dry run): we cannot ask it. */
  | { readonly kind: 'busy'; readonly job: AgentJob; readonly why: string | undefined }
  /** It was asked already, or there is nothing to ask: the step only waits for its end. */
  | {
      readonly kind: 'watch'
      readonly job: AgentJob
      /** Its pull request from before it was asked, as `owner/repo#1`; undefined if none is known. */
      readonly pullBefore?: string | undefined
    }

/**
 * Decides which job a task is for. Sends only reads. If a job gets a follow-up, waits for its end first, but not in a
 * dry run.
 * @throws Skipped if there is no job to continue; ActionError if that cannot be known, or if an earlier
 *   attempt asked and the answer was lost
 */
export async function chooseTarget(step: AskStep, task: Task): Promise<Target> {
  const { event, inputs, record, log } = step
  const { jobId } = inputs
  const isRerun = task.prompt !== undefined && event.runAttempt > 1
  // Now, while somebody can still cancel the run.
  if (isRerun && !record.isKept) log.warning(describeRerunWithoutHome(jobId.kind !== 'new'))
  const mayHaveAsked = isRerun && record.isKept
  const reads = mayHaveAsked || jobId.kind === 'recorded' || jobId.kind === 'open'
  const records = reads ? await record.read() : undefined
  const earlier =
    mayHaveAsked && records ? await readEarlier(step, records) : { does: 'ask' as const }
  if (earlier.does === 'resume') return { kind: 'watch', ...earlier }
  const { why } = earlier
  // Its job has no pull request any more that it could add to.
  const isLost = earlier.does === 'ask another job' && jobId.kind !== 'open'
  if (jobId.kind === 'new' || isLost) return { kind: 'create', why }
  if (jobId.kind === 'id') return continueJob(step, task, await step.service.getJob(jobId.id), why)
  if (jobId.kind === 'open') return findOpen(step, task, records, why)
  return findRecorded(step, task, records, why)
}

async function continueJob(
  step: AskStep,
  task: Task,
  job: AgentJob,
  why: string | undefined,
): Promise<Exclude<Target, { kind: 'create' }>> {
  if (task.prompt === undefined) return { kind: 'watch', job }
  // With `open`, what a bot merges or labels is new work; its reviews and comments may be an answer to the job's.
  const mayBeAnswer = step.inputs.jobId.kind !== 'open' || /review|comment/.test(step.event.name)
  if (step.event.isByBot && mayBeAnswer) await refuseBotInARow(step, job)
  if (hasJobEnded(job)) return { kind: 'follow up', job, why }
  if (step.inputs.dryRun) return { kind: 'busy', job, why }
  // The service does not document how an active job treats a follow-up.
  step.log.info(`Job ${job.id} is still at work on something else: waiting for its end first`)
  const { last = job } = await waitForJob(step, job, 'watch')
  return { kind: hasJobEnded(last) ? 'follow up' : 'busy', job: last, why }
}

/** When an active job was asked, if it was too long ago to keep waiting. */
function hangsSince({ clock }: AskStep, job: AgentJob, records?: Records): string | undefined {
  const asked = records?.all.findLast((one) => one.job === job.id && one.state !== 'not asked')
  if (asked === undefined || hasJobEnded(job)) return undefined
  const ageMs = clock.now().getTime() - Date.parse(asked.time)
  return ageMs > HANGS_AFTER_MS ? asked.time : undefined
}

/** @throws Skipped if only bots asked this job the last times */
async function refuseBotInARow(step: AskStep, job: AgentJob): Promise<void> {
  const { record, event } = step
  if (!record.isKept) return
  const { all } = await record.read()
  const asked = all.filter((one) => one.job === job.id && one.state !== 'not asked')
  if (asked.length < MAX_BY_BOT || asked.slice(-MAX_BY_BOT).some(({ byBot }) => !byBot)) return
  const actor = inQuotes(event.triggeringActor || event.actor, 60)
  const { pullRequest } = readPullRequest(job, step)
  const link = pullRequest ? ` Its pull request: ${pullRequest.url}` : ''
  throw new Skipped(
    `Bots asked job ${job.id} the last ${MAX_BY_BOT} times, and now ${actor} does: this could go on forever. As soon as a person who may trigger this reviews or comments, the job goes on, and bots may ask again.${link}`,
    'warning',
    { isCommented: true },
  )
}

/** The job recorded on the issue or pull request of the event: on the agent's pull request, that one's. */
async function findRecorded(
  step: AskStep,
  task: Task,
  records: Records | undefined,
  why: string | undefined,
): Promise<Target> {
  const { record, event, log, service } = step
  const { home } = record
  if (home === undefined || records === undefined)
    throw new ActionError(
      `\`job-id: auto\` stands for the job recorded on an issue or pull request, and this ${inQuotes(event.name, 60)} event has none.`,
      { remedy: `Set \`issue-number\`, or \`job-id\` to the job's own ID.` },
    )
  const place = `${event.repository}#${home}`.toLowerCase()
  const withJob = records.all.filter(({ job }) => job !== undefined)
  const ofPlace = withJob.findLast(({ pull }) => pull?.toLowerCase() === place)
  // The oldest first: it was written when the pull request was opened.
  for (const id of ofPlace ? [] : records.pointers.slice(0, MAX_CANDIDATES)) {
    const pointed = await findJob(step, id)
    if (pointed === undefined) continue
    const target = await continueJob(step, task, pointed, why)
    // The service names no pull request while the job is at work; then the step sends nothing, either.
    if (!hasJobEnded(target.job)) return target
    const job = await waitForLink(step, target.job)
    const pull = pullOnServer(readPullRequest(job, step).pullRequest, event)
    if (pull?.toLowerCase() === place) return { ...target, job }
  }
  const found = ofPlace ?? withJob.at(-1)
  if (found?.job === undefined) {
    const isAgents = isAgentsPull(event) || event.payload.issue?.user?.login === AGENT_LOGIN
    throw new Skipped(
      `No job of this project is recorded on #${home}, so there is no job to continue (\`job-id: auto\`). A step with \`comment: true\` that waits for the pull request records its job there, with the same \`project-id\`.`,
      isAgents ? 'warning' : 'notice',
      { isCommented: isAgents },
    )
  }
  const lost = records.all.findLast(({ job, state }) => job === undefined && state === 'asking')
  if (lost !== undefined && lost.time > found.time) warnOfLost(log, lost, records.url)
  const job = await service.getJob(found.job)
  const since = task.prompt === undefined ? undefined : hangsSince(step, job, records)
  if (since === undefined) return continueJob(step, task, job, why)
  throw new ActionError(
    `Job ${job.id} was asked at ${since} and is still active, so it hangs, and gets nothing more (\`job-id: auto\`).`,
    {
      remedy: `The dashboard shows what it did. For a new job, start the workflow again that asked for this one: set the label again, use "Run workflow", or wait for the schedule.`,
    },
  )
}

/** The newest job of this workflow that is active, or whose pull request is open. */
async function findOpen(
  step: AskStep,
  task: Task,
  records: Records | undefined,
  why: string | undefined,
): Promise<Target> {
  const { log, record } = step
  const { series = [], doubt, url } = records ?? {}
  // Once: afterwards there is a record that can be read.
  if (doubt && series.length === 0)
    log.warning(
      `${doubt.writer} wrote a record of this step on #${record.home}, which is not read (${doubt.url}). If that names an open pull request, a new one will stand beside it.`,
    )
  const newest = series.at(-1)
  if (newest?.state === 'asking') warnOfLost(log, newest, url)
  const asked = series.filter(({ state }) => state === 'asked')
  const ids = [...new Set(asked.toReversed().flatMap(({ job }) => job ?? []))]
  for (const id of ids.slice(0, MAX_CANDIDATES)) {
    const found = await findJob(step, id)
    if (found === undefined) continue
    const since = hangsSince(step, found, records)
    if (since) {
      log.warning(
        `Job ${id} was asked at ${since} and is still active, so it hangs, and is not waited for any more. The dashboard shows what it did. If it opens a pull request after all, that will stand beside another one.`,
      )
      continue
    }
    const target = await continueJob(step, task, found, why)
    if (target.kind === 'busy') return target
    const { job } = target
    const recorded = asked.findLast((entry) => entry.job === id && entry.pull)?.pull
    const pull = findPull(step, job, recorded)
    if (pull === undefined || !(await isKnownOpen(step, pull))) {
      log.info(`Job ${id} has no open pull request${pull ? ` (${pull})` : ''}.`)
      continue
    }
    if (job.status === 'completed') return target
    log.warning(
      `Job ${id} was ${job.status}, and its pull request ${pull} is open: a new job is created, whose pull request will stand beside it.`,
    )
    break
  }
  return { kind: 'create', why }
}

/** The job's pull request on this server, as `owner/repo#1`. */
function findPull(step: AskStep, job: AgentJob, recorded: string | undefined): string | undefined {
  const { pullRequest, rejected } = readPullRequest(job, step)
  const pull = pullOnServer(pullRequest, step.event) ?? recorded
  if (pull !== undefined) return pull
  const harm = 'whether it is open cannot be known here, so each run makes a new job'
  const link = pullRequest?.url ?? rejected
  if (link !== undefined) step.log.warning(`The pull request of job ${job.id}: ${link}; ${harm}.`)
  return undefined
}

/** @throws ActionError if that cannot be known: a second pull request must not follow from it */
async function isKnownOpen({ github }: AskStep, pull: string): Promise<boolean> {
  try {
    return await isPullOpen(github, pull)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    throw new ActionError(
      `${error.message} So it is unknown whether there is a job to continue (\`job-id: open\`), and nothing was sent.`,
      { cause: error },
    )
  }
}

function warnOfLost(log: AskStep['log'], { run, time }: Entry, url: string | undefined): void {
  const where = url ? ` (${url})` : ''
  log.warning(
    `Run ${run} asked the agent at ${time}, or was about to, and no answer was recorded${where}. The dashboard shows whether it got there.`,
  )
}
