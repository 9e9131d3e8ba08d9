import { ActionError, Skipped } from '../errors.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, JOB_STATUSES } from '../service/statuses.ts'
import { inQuotes } from '../text.ts'
import { namePull, readPullRequest } from './pull-request.ts'
import { type Entry, isLater, mayHaveDropped, type Records, requestsOf } from './record.ts'
import { findJobToContinue } from './recorded-job.ts'
import type { AskStep } from './step-record.ts'
import type { Task } from './task.ts'
import { findJob } from './wait-for-job.ts'

/*
 * Which job a prompt is for: on a re-run by this table, else by those of `recorded-job.ts`. Their test plays each row.
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
 */

/** How often in a row a bot may ask one job: it and the agent might answer each other without end. */
const MAX_BY_BOT = 3

/** What a step does, and with which job. */
export type Target = {
  /** Why a re-run asks again, as a sentence. */
  readonly again?: string | undefined
  /** The job's pull request from before it gets the prompt, as `owner/repo#1`; undefined if none is known. */
  readonly pullBefore?: string | undefined
} & (
  | { readonly kind: 'create'; readonly job?: undefined }
  /** The job has ended, and gets the prompt. */
  | { readonly kind: 'follow up'; readonly job: AgentJob }
  /** It is still at work on something else, and the time is up (or this is a dry run): we cannot ask it. */
  | { readonly kind: 'busy'; readonly job: AgentJob }
  /** An earlier attempt of the run asked it: only waits for its end. */
  | { readonly kind: 'resume'; readonly job: AgentJob; readonly request: Entry }
  /** There is nothing to ask: only waits for its end. */
  | { readonly kind: 'watch'; readonly job: AgentJob }
)

/** Whether the agent gets a prompt. */
export function asks(target: Target): target is Extract<Target, { kind: 'create' | 'follow up' }> {
  return target.kind === 'create' || target.kind === 'follow up'
}

/**
 * Decides which job a task is for. Sends only reads. If a job gets a follow-up, waits for its end first, but not in a
 * dry run.
 * @throws Skipped if there is no job to continue; ActionError if that cannot be known, or if an earlier
 *   attempt asked and the answer was lost
 */
export async function chooseTarget(step: AskStep, task: Task): Promise<Target> {
  const earlier = await readEarlierAttempt(step, task)
  if (earlier.kind === 'resume') return earlier
  const { again } = earlier
  const { jobId } = step.inputs
  // `open` finds out by itself that the pull request of a lost request is closed.
  const asksAnother = earlier.isLost && jobId.kind !== 'open'
  const job = asksAnother ? undefined : await findJobToContinue(step, task)
  if (job === undefined) return { kind: 'create', again }
  if (task.prompt === undefined) return { kind: 'watch', job }
  if (!hasJobEnded(job)) return { kind: 'busy', job, again }
  await refuseBotInARow(step, job)
  const pullBefore = namePull(readPullRequest(job, step).pullRequest)
  return { kind: 'follow up', job, again, pullBefore }
}

/** What a re-run does about what its run asked before. `isLost`: whether it needs a job of its own. */
type Earlier =
  | Extract<Target, { kind: 'resume' }>
  | { readonly kind: 'ask'; readonly again?: string; readonly isLost?: true }

/**
 * What an earlier attempt of this run asked, and what this one does about it: the table.
 * @throws ActionError if an answer was lost, or the record does not tell: then nothing may be sent
 */
async function readEarlierAttempt(step: AskStep, task: Task): Promise<Earlier> {
  const { event, record, inputs, log } = step
  if (task.prompt === undefined || event.runAttempt <= 1) return { kind: 'ask' }
  if (!record.isKept) {
    const again = inputs.jobId.kind === 'new' ? 'makes a second job' : 'sends the follow-up again'
    // Now, while somebody can still cancel the run.
    log.warning(
      `This is a re-run, and nothing recorded what the earlier attempt asked: if its log says that a job was created, this ${again}. To wait for the first job alone, run a step with its \`job-id\` and no prompt. With \`comment: true\` on an issue or pull request, re-runs continue their job.`,
    )
    return { kind: 'ask' }
  }
  const records = await record.read()
  const request = findRequest(records, step)
  const result = await judgeRequest(step, request, records)
  const { doubt } = records
  // A record that we do not read may hold a request. It does not matter where this attempt asks nothing.
  if (doubt && result.kind === 'ask')
    throw unclear(
      `This is a re-run, and ${doubt.writer.toLowerCase()} wrote a record of this step, so it is unknown what earlier attempts asked. If you changed \`github-token\` or the version of this action, that is why.`,
      doubt.url,
    )
  return result
}

async function judgeRequest(
  step: AskStep,
  request: Entry | undefined,
  { url = `#${step.record.home}`, all }: Records,
): Promise<Earlier> {
  switch (request?.state) {
    case undefined:
    case 'not asked':
      return { kind: 'ask' }
    case 'asking':
      throw unclear(
        'An earlier attempt asked the agent, or was about to, and no answer was recorded.',
        url,
      )
    case 'lost': {
      const pull = request.pull ?? 'The pull request'
      const again = `${pull} was merged or closed before job ${request.job} had ended, so the agent was asked again.`
      return { kind: 'ask', again, isLost: true }
    }
    case 'asked': {
      const job = await findJob(step, request.job)
      const ending = job ? describeEnding(step, job) : 'is gone'
      if (job === undefined || ending !== undefined) {
        const again = `Job ${request.job}, of an earlier attempt, ${ending}, so the agent was asked again.`
        return { kind: 'ask', again }
      }
      const isBefore = (one: Entry) =>
        one.job === job.id && one.pull && isLater(step.event.runId, one.run)
      return { kind: 'resume', job, request, pullBefore: all.findLast(isBefore)?.pull }
    }
  }
}

/**
 * What the newest attempt of the run asked, or certainly did not; undefined if it never asked.
 * @throws ActionError if the record does not tell
 */
function findRequest(records: Records, { event, record }: AskStep): Entry | undefined {
  const { own, url = `#${record.home}` } = records
  const ofRun = own.filter(({ run }) => run === event.runId)
  // A step asks once in an attempt.
  const attempts = [...ofRun.map(({ attempt }) => attempt), event.runAttempt]
  if (new Set(attempts).size < attempts.length)
    throw unclear(
      "Several steps of this run look alike, so it is unknown which job is this one's: give each its own `step-key`, for new runs.",
      url,
    )
  // By the attempts, as the clocks of runners may differ.
  const newest = ofRun.toSorted((a, b) => a.attempt - b.attempt).at(-1)
  if (newest === undefined && mayHaveDropped(own, event.runId))
    throw unclear("This step's record no longer goes back to this run.", url)
  return newest
}

/** @param url of the comment that keeps the record */
function unclear(what: string, url: string): ActionError {
  return new ActionError(`${what} Nothing was sent.`, {
    remedy: `The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the comment (${url}), which forgets the jobs of this step, and re-run.`,
  })
}

/** How a job ended that a re-run does not resume, as it completes a sentence; undefined if it does. */
function describeEnding(step: AskStep, job: AgentJob): string | undefined {
  const end = JOB_STATUSES.get(job.status)
  if (end === 'failed') return 'failed'
  const isEmpty = end === 'archived' && readPullRequest(job, step).pullRequest === undefined
  return isEmpty ? 'was archived without a pull request' : undefined
}

/** @throws Skipped if a bot triggered this, and only bots asked this job the last times */
async function refuseBotInARow(step: AskStep, job: AgentJob): Promise<void> {
  const { record, event, inputs } = step
  // With `open`, what a bot merges or labels is new work; its reviews and comments may be an answer to the job's.
  const mayBeAnswer = inputs.jobId.kind !== 'open' || /review|comment/.test(event.name)
  if (!record.isKept || !event.isByBot || !mayBeAnswer) return
  const { all } = await record.read()
  const asked = requestsOf(job, all)
  if (asked.length < MAX_BY_BOT || asked.slice(-MAX_BY_BOT).some(({ byBot }) => !byBot)) return
  const actor = inQuotes(event.triggeringActor || event.actor, 60)
  throw new Skipped(
    `Bots asked job ${job.id} the last ${MAX_BY_BOT} times, and now ${actor} does: this could go on forever. As soon as a person who may trigger this reviews or comments, the job goes on, and bots may ask again.`,
    'warning',
    { isCommented: true },
  )
}
