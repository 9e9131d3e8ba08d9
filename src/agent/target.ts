import { ActionError, Skipped } from '../errors.ts'
import type { Marker } from '../github/record.ts'
import { isRefusedForGood, NoToken } from '../github/refusals.ts'
import { OUTCOMES } from '../outcomes.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, outcomeOfJob } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { findEarlierJob } from './earlier-attempt.ts'
import { findJob, getJob } from './find-job.ts'
import { findOpenJob } from './open-job.ts'
import { readPullRequest } from './pull-request.ts'
import type { Task } from './task.ts'

/**
 * What a step does about which job. `why` says, as a sentence, why the agent is asked again; it is empty if
 * there is nothing to say. `isOpenJob` says that `job-id: open` found a job, whose pull request is
 * open or yet to come: what is asked is to be added to that, and if the job cannot go on, a new one takes its place.
 */
export type Target =
  | { readonly kind: 'create'; readonly why: string; readonly isOpenJob: boolean }
  | {
      readonly kind: 'follow up'
      readonly job: AgentJob
      readonly why: string
      readonly isOpenJob: boolean
    }
  /** The job of an earlier attempt was asked already: only its end is waited for. */
  | { readonly kind: 'resume'; readonly job: AgentJob }
  /** There is nothing to ask: only its end is waited for. */
  | { readonly kind: 'watch'; readonly job: AgentJob }

/**
 * Decides which job a task is for, and sends nothing that changes anything. A new one is created only if it
 * is known that none is to be continued; a permission that is missing for good is a warning.
 *
 * @param onChosen called with the ID of the job that is to be continued, before it is looked at
 * @throws Skipped if there is no job to continue; ActionError if that cannot be found out now
 */
export async function chooseTarget(
  step: Step,
  task: Task,
  onChosen: (jobId: string) => void,
): Promise<Target> {
  const isOpen = task.job.kind === 'open'
  const recorded = await findRecord(step, task)
  const jobId = task.job.kind === 'id' ? task.job.id : recorded?.jobId
  const isOpenJob = isOpen && jobId !== undefined
  const earlier = task.prompt === undefined ? undefined : await findEarlier(step, recorded)
  if (earlier?.kind === 'goes on') return { kind: 'resume', job: earlier.job }
  const why = earlier?.why ?? ''
  // The job that `open` found is the one that has ended; another that was asked for by its ID has not.
  const isSpent = isOpen && earlier !== undefined && earlier.jobId === jobId
  if (jobId === undefined || isSpent) return { kind: 'create', why, isOpenJob }
  onChosen(jobId)
  // If no other job will do, it is the service's words that say that this one is gone.
  const job = await (isOpen ? findJob(step, jobId).catch(failUnknown) : getJob(step, jobId))
  if (job === undefined)
    return {
      kind: 'create',
      why: `${why} ${describeSuccessor(jobId, 'is gone')}`.trim(),
      isOpenJob,
    }
  if (task.prompt === undefined) return { kind: 'watch', job }
  return { kind: 'follow up', job, why, isOpenJob }
}

/** The job of an earlier attempt. `why` says why the agent is asked again. */
type Earlier =
  | { readonly kind: 'goes on'; readonly job: AgentJob }
  | { readonly kind: 'ended'; readonly jobId: string; readonly why: string }

async function findEarlier(step: Step, recorded?: Marker): Promise<Earlier | undefined> {
  const jobId = await findEarlierJob(step, recorded).catch(failUnknown)
  if (jobId === undefined) return undefined
  const job = await findJob(step, jobId).catch(failUnknown)
  const ending = whyNotContinued(step, job)
  if (job !== undefined && ending === '') return { kind: 'goes on', job }
  const why = `Job ${jobId}, of an earlier attempt, ${ending}, so the agent was asked again.`
  return { kind: 'ended', jobId, why }
}

async function findRecord(step: Step, { job }: Task): Promise<Marker | undefined> {
  switch (job.kind) {
    case 'recorded':
      return findRecordedJob(step)
    case 'open':
      return findOpenJob(step).catch(failUnknown)
    case 'new':
    case 'id':
      return undefined
  }
}

/** The job that is recorded on the issue or pull request of the event. */
async function findRecordedJob({ conversation }: Step): Promise<Marker> {
  const { issueNumber } = conversation
  if (issueNumber === undefined) {
    throw new ActionError(
      "`job-id: auto` stands for the job recorded on an issue or pull request, and this event has none. Set `issue-number`, or `job-id` to the job's own ID.",
    )
  }
  const recorded = await conversation.readRecord().catch(failUnknown)
  if (recorded?.jobId !== undefined) return recorded
  throw new Skipped(
    `No job of this project is recorded on #${issueNumber}, so there is no job to continue (\`job-id: auto\`). A step with \`comment: true\` records its job there.`,
  )
}

/** What cannot be found out now is not absent: a second job would be made. */
function failUnknown(error: unknown): never {
  if (!(error instanceof ActionError) || error instanceof NoToken || isRefusedForGood(error))
    throw error
  throw new ActionError(
    `${error.message} So it is unknown whether there is a job to continue, and nothing was sent. Re-run this workflow to go on, or set \`job-id\` to the job's own ID.`,
    { cause: error },
  )
}

/** A sentence on why a new job is made in place of the open one. */
export function describeSuccessor(jobId: string, ending: string): string {
  return `Job ${jobId}, which \`job-id: open\` found, ${ending}, so the agent was asked again.`
}

/**
 * Why a job cannot go on, as it completes a sentence; empty if it can.
 * @param job undefined if it is gone
 */
export function whyNotContinued(step: Step, job: AgentJob | undefined): string {
  if (job === undefined) return 'is gone'
  if (!hasJobEnded(job)) return ''
  const { pullRequest } = readPullRequest(job, step)
  return OUTCOMES[outcomeOfJob(job, pullRequest !== undefined)].asksAgain
}
