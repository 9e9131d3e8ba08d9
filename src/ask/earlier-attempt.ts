import { ActionError } from '../errors.ts'
import type { AgentJob } from '../service/schemas.ts'
import { JOB_STATUSES } from '../service/statuses.ts'
import { readPullRequest } from './pull-request.ts'
import { type Entry, isLater, mayHaveDropped, type Records } from './record.ts'
import type { AskStep } from './step-record.ts'
import type { Task } from './task.ts'
import { findJob } from './wait-for-job.ts'

/** What a step does about the request of an earlier attempt of its run. */
type Earlier =
  /** Resumes it. `pullBefore`: the job's pull request from before that attempt, as `owner/repo#1`. */
  | {
      readonly kind: 'watch'
      readonly job: AgentJob
      readonly resumed: Entry
      readonly pullBefore: string | undefined
    }
  /** Asks; on a re-run, `again` says why. `wasLost`: the job's pull request was closed before it had ended. */
  | { readonly kind: 'ask'; readonly again?: string; readonly wasLost?: boolean }

/**
 * Decides what a re-run does: the first table of `target.ts`. Sends only reads.
 * @throws ActionError if the answer was lost, or the record does not tell: then nothing may be sent
 */
export async function readEarlierAttempt(step: AskStep, task: Task): Promise<Earlier> {
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
  const earlier = await decide(step, records, request)
  const { doubt } = records
  if (earlier.kind === 'ask' && doubt)
    throw unclear(
      `This is a re-run, and ${doubt.writer.toLowerCase()} wrote a record of this step, so it is unknown what earlier attempts asked. If you changed \`github-token\` or the version of this action, that is why.`,
      doubt.url,
    )
  return earlier
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
  if (newest?.state === 'asking')
    throw unclear(
      'An earlier attempt asked the agent, or was about to, and no answer was recorded.',
      url,
    )
  return newest
}

/** @param url of the comment that keeps the record */
function unclear(what: string, url: string): ActionError {
  return new ActionError(`${what} Nothing was sent.`, {
    remedy: `The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the comment (${url}), which forgets the jobs of this step, and re-run.`,
  })
}

async function decide(step: AskStep, { all }: Records, request?: Entry): Promise<Earlier> {
  if (request?.state === 'lost') {
    const pull = request.pull ?? 'The pull request'
    const again = `${pull} was merged or closed before job ${request.job} had ended, so the agent was asked again.`
    return { kind: 'ask', again, wasLost: true }
  }
  if (request?.state !== 'asked') return { kind: 'ask' }
  const job = await findJob(step, request.job)
  const ending = job ? describeEnding(step, job) : 'is gone'
  if (job === undefined || ending) {
    const again = `Job ${request.job}, of an earlier attempt, ${ending}, so the agent was asked again.`
    return { kind: 'ask', again }
  }
  const before = all.findLast(
    (one) => one.job === job.id && one.pull && isLater(step.event.runId, one.run),
  )
  return { kind: 'watch', job, resumed: request, pullBefore: before?.pull }
}

/** How a job ended that a re-run does not resume, as it completes a sentence; undefined if it does. */
function describeEnding(step: AskStep, job: AgentJob): string | undefined {
  const end = JOB_STATUSES.get(job.status)
  if (end === 'failed') return 'failed'
  const isEmpty = end === 'archived' && readPullRequest(job, step).pullRequest === undefined
  return isEmpty ? 'was archived without a pull request' : undefined
}
