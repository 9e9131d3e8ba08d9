import { ActionError, Skipped } from '../errors.ts'
import type { Marker } from '../github/record.ts'
import { HttpError } from '../http/retry.ts'
import { OUTCOMES } from '../outcomes.ts'
import { GONE_AFTER } from '../service/poll.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, outcomeOfJob } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { findEarlierJob } from './earlier-attempt.ts'
import { findOpenJob } from './open-job.ts'
import { readPullRequest } from './pull-request.ts'
import type { Task } from './task.ts'

/** Between two looks at a job that is not found. */
const GONE_PAUSE_MS = 2_000

/** What a step does about which job. */
export type Target =
  | { readonly kind: 'create'; readonly why: string }
  | {
      readonly kind: 'follow up'
      readonly job: AgentJob
      readonly why: string
      /** Whether a new job takes its place if it cannot go on. */
      readonly isReplaceable: boolean
    }
  /** The job of an earlier attempt was asked already: only its end is waited for. */
  | { readonly kind: 'resume'; readonly job: AgentJob }
  /** There is nothing to ask: only its end is waited for. */
  | { readonly kind: 'watch'; readonly job: AgentJob }

/** The jobs that a task may be for, by their IDs. */
interface Candidates {
  /** The one that `job-id` names; undefined for a new one. */
  readonly jobId: string | undefined
  /** The one that an earlier attempt of this run gave the same task to. */
  readonly earlierId: string | undefined
}

/** @throws Skipped if there is no job to continue; ActionError if that cannot be found out */
export async function findCandidates(step: Step, task: Task): Promise<Candidates> {
  const recorded = await findRecord(step, task)
  const jobId = task.job.kind === 'id' ? task.job.id : recorded?.jobId
  const earlierId = task.prompt === undefined ? undefined : await findEarlierJob(step, recorded)
  return { jobId, earlierId }
}

async function findRecord(step: Step, { job }: Task): Promise<Marker | undefined> {
  switch (job.kind) {
    case 'recorded':
      return findRecordedJob(step)
    case 'open':
      return findOpenJob(step)
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
      "job-id: auto stands for the job recorded on an issue or pull request, and this event has none. Set issue-number, or job-id to the job's own ID.",
    )
  }
  const recorded = await conversation.readRecord()
  if (recorded?.jobId !== undefined) return recorded
  throw new Skipped(
    `No job of this project is recorded on #${issueNumber}, so there is no job to continue (job-id: auto). A step with comment: true records its job there.`,
  )
}

/**
 * Decides which job a task is for, and sends nothing that changes anything.
 * @param onChosen called with the ID of the job that is to be continued, before it is looked at
 * @throws HttpError if a job cannot be read
 */
export async function chooseTarget(
  step: Step,
  { job: { kind }, prompt }: Task,
  { jobId, earlierId }: Candidates,
  onChosen: (jobId: string) => void,
): Promise<Target> {
  const isReplaceable = kind === 'open'
  let why = ''
  if (earlierId !== undefined) {
    const earlier = await findJob(step, earlierId)
    const ending = whyNotContinued(step, earlier)
    if (earlier !== undefined && ending === '') return { kind: 'resume', job: earlier }
    why = `Job ${earlierId}, of an earlier attempt, ${ending}, so the agent was asked again.`
    // The job that `open` found is the one that has ended; another that was asked for by its ID has not.
    if (isReplaceable && jobId === earlierId) return { kind: 'create', why }
  }
  if (jobId === undefined) return { kind: 'create', why }
  onChosen(jobId)
  // Where no other will do, the service's own words say that it is gone.
  const job = isReplaceable ? await findJob(step, jobId) : await getJob(step, jobId)
  if (job === undefined)
    return { kind: 'create', why: `${why} ${replacing(jobId, 'is gone')}`.trim() }
  if (prompt === undefined) return { kind: 'watch', job }
  return { kind: 'follow up', job, why, isReplaceable }
}

/** A sentence on why a new job is made in place of the one whose pull request is open. */
export function replacing(jobId: string, ending: string): string {
  return `Job ${jobId}, whose pull request is open, ${ending}, so the agent was asked again.`
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

/** The job; undefined if it is gone. */
async function findJob(step: Step, id: string): Promise<AgentJob | undefined> {
  return getJob(step, id).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  })
}

/**
 * The job, which only counts as gone after three 404s in a row.
 * @throws HttpError, with status 404 if it is gone
 */
async function getJob({ service, clock, signal, deadlineMs }: Step, id: string): Promise<AgentJob> {
  for (let left = GONE_AFTER - 1; left > 0; left--) {
    try {
      return await service.getJob(id)
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error
    }
    if (deadlineMs - clock.nowMs() <= GONE_PAUSE_MS) break
    await clock.sleep(GONE_PAUSE_MS, signal)
  }
  return service.getJob(id)
}
