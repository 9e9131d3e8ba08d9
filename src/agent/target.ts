import type { Records } from '../ask/earlier-requests.ts'
import type { Entry } from '../comments/line.ts'
import { ActionError, Skipped } from '../errors.ts'
import { isPullOpen } from '../github/pulls.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { inQuotes } from '../text.ts'
import { describeRerunWithoutHome, findEarlier, NOT_ASKED, whereToLook } from './earlier-attempt.ts'
import { pullOnServer, readPullRequest } from './pull-request.ts'
import type { Task } from './task.ts'
import { findJob, waitForJob } from './wait-for-job.ts'

/** How often in a row a bot may ask one job: it and the agent might answer each other without end. */
const MAX_BY_BOT = 3
/** How many recorded jobs `job-id: open` looks at. */
const MAX_CANDIDATES = 3
/** A job that was asked longer ago and is still active hangs. Real ones take minutes. */
const HANGS_AFTER_MS = 24 * 60 * 60_000

/** What a step does about which job. `why`: why it asks again, as a sentence; empty if it does not. */
export type Target =
  | { readonly kind: 'create'; readonly why: string }
  /** The job has ended, and gets the prompt. */
  | { readonly kind: 'follow up'; readonly job: AgentJob; readonly why: string }
  /** The job is still at work on something else, and the time is up (or this is a dry run): we cannot ask it. */
  | { readonly kind: 'busy'; readonly job: AgentJob; readonly why: string }
  /** It was asked already, or there is nothing to ask: the step only waits for its end. */
  | {
      readonly kind: 'watch'
      readonly job: AgentJob
      readonly why: string
      /** Its pull request from before it was asked, as `owner/repo#1`; undefined if none is known. */
      readonly pullBefore?: string | undefined
    }

/**
 * Decides which job a task is for. Sends only reads. If a job gets a follow-up, waits for its end first, but not in a
 * dry run.
 * @throws Skipped if there is no job to continue; ActionError if that cannot be known, or if an earlier
 *   attempt asked and the answer was lost
 */
export async function chooseTarget(step: Step, task: Task): Promise<Target> {
  const { event, inputs, ledger, log } = step
  const isAsking = task.prompt !== undefined
  const isRerun = isAsking && event.runAttempt > 1
  const mayHaveAsked = isRerun && ledger.isKept
  // Now, while somebody can still cancel the run.
  if (isRerun && !ledger.isKept) log.warning(describeRerunWithoutHome(inputs.jobId.kind !== 'new'))
  const reads = mayHaveAsked || ['recorded', 'open'].includes(inputs.jobId.kind)
  const records = reads ? await ledger.read() : undefined
  const { job, why, pullBefore } =
    mayHaveAsked && records ? await findEarlier(step, records) : NOT_ASKED
  if (job) return { kind: 'watch', job, why, pullBefore }

  switch (inputs.jobId.kind) {
    case 'new':
      return { kind: 'create', why }
    case 'id':
      return continueJob(step, task, await step.service.getJob(inputs.jobId.id), why)
    case 'recorded': {
      const found = await step.service.getJob(findRecorded(step, records))
      const since = isAsking && hangsSince(step, found, records)
      if (since)
        throw new ActionError(
          `Job ${found.id} was asked at ${since} and is still active, so it hangs, and gets nothing more (\`job-id: auto\`). The dashboard shows what it did. For a new job, start the workflow again that asked for this one: set the label again, use "Run workflow", or wait for the schedule.`,
        )
      return continueJob(step, task, found, why)
    }
    case 'open':
      return findOpen(step, task, records, why)
  }
}

async function continueJob(
  step: Step,
  task: Task,
  job: AgentJob,
  why: string,
): Promise<Exclude<Target, { kind: 'create' }>> {
  if (task.prompt === undefined) return { kind: 'watch', job, why }
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
function hangsSince({ clock }: Step, job: AgentJob, records?: Records): string | undefined {
  const asked = records?.all.findLast((one) => one.job === job.id && one.state !== 'not asked')
  if (asked === undefined || hasJobEnded(job)) return undefined
  const ageMs = clock.now().getTime() - Date.parse(asked.time)
  return ageMs > HANGS_AFTER_MS ? asked.time : undefined
}

/** @throws Skipped if only bots asked this job the last times */
async function refuseBotInARow(step: Step, job: AgentJob): Promise<void> {
  const { ledger, event } = step
  if (!ledger.isKept) return
  const { all } = await ledger.read()
  const asked = all.filter((one) => one.job === job.id && one.state !== 'not asked')
  if (asked.length < MAX_BY_BOT || asked.slice(-MAX_BY_BOT).some(({ byBot }) => !byBot)) return
  const actor = inQuotes(event.triggeringActor || event.actor, 60)
  const { pullRequest } = readPullRequest(job, step)
  const link = pullRequest ? ` Its pull request: ${pullRequest.url}` : ''
  throw new Skipped(
    `Bots asked job ${job.id} the last ${MAX_BY_BOT} times, and now ${actor} does: this could go on forever. As soon as a person who may trigger this reviews or comments, the job goes on, and bots may ask again.${link}`,
    'warning',
    true,
  )
}

/** The job recorded on the issue or pull request of the event: on the agent's pull request, that one's. */
function findRecorded({ ledger, event, log }: Step, records: Records | undefined): string {
  const { home } = ledger
  if (home === undefined || records === undefined) {
    throw new ActionError(
      `\`job-id: auto\` stands for the job recorded on an issue or pull request, and this ${inQuotes(event.name, 60)} event has none. Set \`issue-number\`, or \`job-id\` to the job's own ID.`,
    )
  }
  const place = `${event.repository}#${home}`.toLowerCase()
  const withJob = records.all.filter(({ job }) => job !== undefined)
  const found = withJob.findLast(({ pull }) => pull?.toLowerCase() === place) ?? withJob.at(-1)
  if (found?.job === undefined)
    throw new Skipped(
      `No job of this project is recorded on #${home}, so there is no job to continue (\`job-id: auto\`). ${
        records.hasForeign
          ? 'A comment looks like a record, but was signed with another `api-key`, edited, or copied from elsewhere.'
          : 'A step with `comment: true` that waits for the pull request records its job there.'
      }`,
    )
  const lost = records.all.findLast(({ job, state }) => job === undefined && state === 'asking')
  if (lost !== undefined && lost.time > found.time) warnOfLost(log, lost, records.url)
  return found.job
}

/** The newest job of this workflow that is active, or whose pull request is open. */
async function findOpen(
  step: Step,
  task: Task,
  records: Records | undefined,
  why: string,
): Promise<Target> {
  const { log, ledger } = step
  const { series = [], isUnreadable, url = '' } = records ?? {}
  if (isUnreadable)
    log.warning(
      `The record on #${ledger.home} is signed with another \`api-key\`, or of another version of this action, so it is not read (${url}). If a pull request of the agent is open, a new one will stand beside it.`,
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

function warnOfLost(log: Step['log'], { run, time, job }: Entry, url: string): void {
  const where = url === '' ? '' : ` (${url})`
  log.warning(
    `Run ${run} asked the agent at ${time}, or was about to, and no answer was recorded${where}. ${whereToLook(job)}`,
  )
}

/** The job's pull request on this server, as `owner/repo#1`. */
function findPull(step: Step, job: AgentJob, recorded: string | undefined): string | undefined {
  const { pullRequest, rejected } = readPullRequest(job, step)
  const pull = pullOnServer(pullRequest, step.event) ?? recorded
  if (pull !== undefined) return pull
  const harm = 'whether it is open cannot be known here, so each run makes a new job'
  const link = pullRequest?.url ?? rejected
  if (link !== undefined) step.log.warning(`The pull request of job ${job.id}: ${link}; ${harm}.`)
  return undefined
}

/** @throws ActionError if that cannot be known: a second pull request must not follow from it */
async function isKnownOpen({ github }: Step, pull: string): Promise<boolean> {
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
