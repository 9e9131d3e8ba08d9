import { ActionError } from '../errors.ts'
import { HttpError } from '../http/retry.ts'
import type { AgentJob } from '../service/schemas.ts'
import { JOB_STATUSES } from '../service/statuses.ts'
import { readPullRequest } from './pull-request.ts'
import { type Entry, isLater, mayHaveDropped, type Records, type Said } from './record.ts'
import type { AskStep } from './step.ts'
import { findJob } from './wait-for-job.ts'

/** What a re-run does about the request of the attempt before it. */
type Earlier =
  /** @param pullBefore the job's pull request from before that attempt, as `owner/repo#1` */
  | { readonly does: 'resume'; readonly job: AgentJob; readonly pullBefore: string | undefined }
  /** `why`: why it asks again, as a sentence. */
  | { readonly does: 'ask' | 'ask another job'; readonly why?: string }

/**
 * Decides by the record what a re-run does: the first table of `target.ts`.
 * @throws ActionError if the answer was lost, or the record does not tell: then nothing may be sent
 */
export async function readEarlier(step: AskStep, records: Records): Promise<Earlier> {
  const { event, record, inputs } = step
  const { own, doubt } = records
  const refuse = (what: string, url = records.url ?? `#${record.home}`) =>
    new ActionError(`${what} Nothing was sent.`, {
      remedy: `The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the comment (${url}), which forgets the jobs of this step, and re-run.`,
    })
  const ask = (does: 'ask' | 'ask another job', why?: string): Earlier => {
    if (doubt === undefined) return { does, ...(why && { why }) }
    throw refuse(
      `This is a re-run, and ${doubt.writer.toLowerCase()} wrote a record of this step, so it is unknown what earlier attempts asked. If you changed \`github-token\` or the version of this action, that is why.`,
      doubt.url,
    )
  }
  const said = saidOf(own, event.runId)
  record.wasLost = own.some(({ run, state }) => run === event.runId && state === 'lost')
  // A step asks once in an attempt.
  const attempts = own.filter(({ run }) => run === event.runId).map(({ attempt }) => attempt)
  if (new Set([...attempts, event.runAttempt]).size <= attempts.length)
    throw refuse(
      "Several steps of this run look alike, so it is unknown which job is this one's: give each its own `step-key`, for new runs.",
    )
  switch (said.state) {
    case 'never asked':
      if (mayHaveDropped(own, event.runId))
        throw refuse("This step's record no longer goes back to this run.")
      return ask('ask')
    case 'not asked':
      return ask('ask')
    case 'asking':
      throw refuse(
        'An earlier attempt asked the agent, or was about to, and no answer was recorded.',
      )
    case 'lost':
      return ask(
        'ask another job',
        `${said.pull ?? 'The pull request'} was merged or closed before job ${said.job} had ended, so the agent was asked again.`,
      )
    case 'asked': {
      const job = await findJob(step, said.job).catch((error) => {
        throw withNewKey(error)
      })
      const ending = job ? describeEnding(step, job) : 'is gone'
      if (job === undefined || ending)
        return ask(
          'ask',
          `Job ${said.job}, of an earlier attempt, ${ending}, so the agent was asked again.`,
        )
      if (!inputs.dryRun) record.noteResumed(said)
      const before = records.all.findLast(
        (one) => one.job === job.id && one.pull && isLater(event.runId, one.run),
      )
      return { does: 'resume', job, pullBefore: before?.pull }
    }
  }
}

/** What the newest attempt of a run asked: by the attempts, as the clocks of runners may differ. */
function saidOf(own: readonly Entry[], run: string): Said {
  const ofRun = own.filter((entry) => entry.run === run)
  return ofRun.toSorted((a, b) => a.attempt - b.attempt).at(-1) ?? { state: 'never asked' }
}

/** How a job ended that a re-run does not resume, as it completes a sentence; undefined if it does. */
function describeEnding(step: AskStep, job: AgentJob): string | undefined {
  const end = JOB_STATUSES.get(job.status)
  if (end === 'failed') return 'failed'
  const isEmpty = end === 'archived' && readPullRequest(job, step).pullRequest === undefined
  return isEmpty ? 'was archived without a pull request' : undefined
}

/** A failure of the service, with what a re-run of a recorded request does: keys expire after 90 days. */
export function withNewKey(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.cause.status !== 401) return error
  return new ActionError(`${error.message} With a new key there, re-run this job: it goes on.`, {
    cause: error,
  })
}

/** Whether a failure says so. */
export function needsNewKey(error: unknown): boolean {
  const { cause } = error instanceof ActionError ? error : {}
  return cause instanceof HttpError && cause.cause.status === 401
}

export function describeRerunWithoutHome(isFollowUp: boolean): string {
  const again = isFollowUp ? 'sends the follow-up again' : 'makes a second job'
  return `This is a re-run, and nothing recorded what the earlier attempt asked: if its log says that a job was created, this ${again}. To wait for the first job alone, run a step with its \`job-id\` and no prompt. With \`comment: true\` on an issue or pull request, re-runs continue their job.`
}
