import { ActionError } from '../../errors.ts'
import { getPull } from '../../github/issues-and-pulls.ts'
import { RequestFailure } from '../../http/retry.ts'
import { type AgentJob, JOB_STATUSES, type JobEnd } from '../../service/schemas.ts'
import { ageMsOf } from '../record/record.ts'
import type { AskStep, Task } from '../step.ts'
import { isPullHere, parsePullRequestLink } from './pull-request.ts'
import { waitForJob, waitForLink } from './run-job.ts'

/* The jobs that were asked earlier: what has become of each, and what that means for this step. */

/** The ways to find a job. */
type Search =
  /** `job-id` names it. */
  | 'id'
  /** `recorded`: it is recorded on this issue or pull request. */
  | 'recorded'
  /** `recorded`: a comment of ours, a bot's or a member's on this pull request names it. */
  | 'pointer'
  /** `open`: a step of this series asked it. */
  | 'open'
  /** `open`, on the event's own pull request: a comment there names it, as for `pointer`. */
  | 'own pull'
  /** `open`, on the event's own issue or pull request: a step of another series asked it there. */
  | 'other step'

type Decision =
  /** Continue with it. */
  | 'take'
  /** Wait for its end, and decide again. If the time is up first, it cannot be asked. */
  | 'wait'
  /** Look at the next job. After the last one, `open` makes a new job, and `recorded` has nothing to do. */
  | 'next'
  | 'new job'
  /** Say why, and send nothing. */
  | 'fail'

interface DecisionsOn<D> {
  /** The service no longer knows it. */
  readonly gone: Exclude<D, 'take' | 'wait'>
  readonly 'at work': D
  /** It was asked more than a day ago. Never so for `rerun` and `id`, whose candidates have no time: as `at work`. */
  readonly overdue: D
  /** `withPull`: with a pull request that counts, which differs from row to row. */
  readonly ended: Readonly<Record<JobEnd, { readonly withPull: D; readonly without: D }>>
}

const TAKE = { withPull: 'take', without: 'take' } as const
const TAKE_WITH_PULL = { withPull: 'take', without: 'next' } as const
const NEXT = { withPull: 'next', without: 'next' } as const

export const DECISIONS: Readonly<
  Record<Search, DecisionsOn<Decision>> & { rerun: DecisionsOn<'take' | 'ask again'> }
> = {
  /** An earlier attempt of this run asked it. Any pull request counts. */
  rerun: {
    gone: 'ask again',
    // It has the prompt already.
    'at work': 'take',
    overdue: 'take',
    ended: {
      // Without a pull request too: no file needed a change, or the project publishes at once.
      completed: TAKE,
      // The step was red, and whoever re-runs it wants another try.
      failed: { withPull: 'ask again', without: 'ask again' },
      archived: { withPull: 'take', without: 'ask again' },
    },
  },
  id: {
    gone: 'fail',
    'at work': 'wait',
    overdue: 'wait',
    // Whoever names a job means that one, even if it failed.
    ended: { completed: TAKE, failed: TAKE, archived: TAKE },
  },
  recorded: {
    // A new job would not know what people talk about here.
    gone: 'fail',
    'at work': 'wait',
    overdue: 'fail',
    ended: { completed: TAKE, failed: TAKE, archived: TAKE },
  },
  /** The pull request that the comment is on counts. A comment can name any job: only the service knows which one made it. */
  pointer: {
    gone: 'next',
    // A job that is at work may not have its link yet.
    'at work': 'wait',
    overdue: 'fail',
    ended: { completed: TAKE_WITH_PULL, failed: TAKE_WITH_PULL, archived: TAKE_WITH_PULL },
  },
  /** An open pull request on this server counts: it grows. */
  open: {
    gone: 'next',
    'at work': 'wait',
    overdue: 'next',
    ended: {
      completed: TAKE_WITH_PULL,
      // The cause of its failure may still be in its conversation. Its pull request stays open beside the new one.
      failed: { withPull: 'new job', without: 'next' },
      archived: { withPull: 'new job', without: 'next' },
    },
  },
  /** The pull request that the comment is on counts, if it is open. */
  'own pull': {
    gone: 'next',
    'at work': 'wait',
    overdue: 'next',
    ended: { completed: TAKE_WITH_PULL, failed: NEXT, archived: NEXT },
  },
  /** As for `open`, but another step's failure is no reason not to look further. */
  'other step': {
    gone: 'next',
    'at work': 'wait',
    overdue: 'next',
    ended: { completed: TAKE_WITH_PULL, failed: NEXT, archived: NEXT },
  },
}

/** A job that was asked longer ago and is still active appears stuck. Real ones take minutes. */
const OVERDUE_AFTER_MS = 24 * 60 * 60_000

export interface Candidate<How = Search> {
  readonly id: string
  readonly search: How
  /** The time of its last request, if that is recorded. */
  readonly askedAt?: string | undefined
  /** `open`, `other step`: the record names it, as `owner/repo#1`. */
  readonly pull?: string | undefined
}

type JobState = {
  /** For the log, if the step looks for another job: this one's pull request may stay beside the new one. */
  readonly whyLeft?: string | undefined
} & (
  | { readonly kind: 'gone'; readonly job?: undefined; readonly error: RequestFailure }
  | { readonly kind: 'at work' | 'overdue'; readonly job: AgentJob }
  | {
      readonly kind: 'ended'
      readonly job: AgentJob
      readonly end: JobEnd
      /** Whether it has a pull request that counts for this search. */
      readonly hasPull: boolean
    }
)

export function decide<D>(decisions: DecisionsOn<D>, state: JobState): D {
  if (state.kind !== 'ended') return decisions[state.kind]
  const { withPull, without } = decisions.ended[state.end]
  return state.hasPull ? withPull : without
}

/** The first that is to be continued; undefined if a new job is due. */
export async function findJobToContinue(
  step: AskStep,
  task: Task,
  candidates: readonly Candidate[],
): Promise<AgentJob | undefined> {
  const mayWait = task.asks && !step.inputs.dryRun
  for (const candidate of candidates) {
    const decisions = DECISIONS[candidate.search]
    let state = await getJobState(step, task, candidate)
    if (mayWait && state.kind === 'at work' && decide(decisions, state) === 'wait')
      state = await lookAfterWork(step, candidate, state.job)
    const decision = decide(decisions, state)
    // `wait` once more: it is still at work when the time is up, or the step must not wait here. `chooseJob` looks again.
    if (decision === 'take' || decision === 'wait') return state.job
    if (decision === 'fail') throw refusalOf(candidate, state)
    if (state.whyLeft !== undefined) step.log.warning(state.whyLeft)
    if (decision === 'new job') return undefined
  }
  return undefined
}

/** For the cells of `DECISIONS` that say `fail`. */
function refusalOf(candidate: Candidate, state: JobState): ActionError {
  if (candidate.search === 'id' && state.kind === 'gone') return state.error
  // All other cells that fail are those of `recorded`: the job no longer exists, or appears stuck.
  let why = `was asked at ${candidate.askedAt} and is still active. It appears stuck`
  if (state.kind === 'gone') why = 'no longer exists in the service'
  const what = `Agent job ${candidate.id} ${why}, and gets nothing more (\`continue: recorded\`).`
  const remedy = `See the dashboard. For a new agent job, start the workflow again that asked for this one: set the label again, use "Run workflow", or wait for the schedule.`
  return new ActionError(what, { remedy })
}

export async function getJobState(
  step: AskStep,
  task: Task,
  candidate: Candidate<Search | 'rerun'>,
): Promise<JobState> {
  let job: AgentJob
  try {
    job = await step.service.getJob(candidate.id, step.startPolicy('needed'))
  } catch (error) {
    if (error instanceof RequestFailure && error.meaning === 'gone') return { kind: 'gone', error }
    throw error
  }
  const end = JOB_STATUSES.get(job.status)
  if (end !== undefined) return stateOfEnd(step, candidate, job, end)
  const { askedAt } = candidate
  // Without a prompt, the step waits, however long ago the job was asked.
  if (!task.asks || askedAt === undefined) return { kind: 'at work', job }
  const ageMs = ageMsOf(askedAt, step.clock.now())
  if (ageMs <= OVERDUE_AFTER_MS) return { kind: 'at work', job }
  const why = `it was asked at ${askedAt} and is still active`
  return { kind: 'overdue', job, whyLeft: notContinued(job, why) }
}

/** Waits for the end of a job's other work, or until the time is up. */
async function lookAfterWork(
  step: AskStep,
  candidate: Candidate,
  atWork: AgentJob,
): Promise<JobState> {
  // The service does not document how an active job treats a follow-up.
  step.log.info(
    `Agent job ${atWork.id} is still at work on something else: waiting for its end first`,
  )
  const waited = await waitForJob(step, atWork, 'nothing')
  switch (waited.state) {
    case 'ended':
      return stateOfEnd(step, candidate, waited.job, waited.end)
    case 'broken off':
      throw waited.error
    case 'time up':
      if (waited.remark !== undefined) step.log.warning(waited.remark)
      return { kind: 'at work', job: waited.job }
  }
}

async function stateOfEnd(
  step: AskStep,
  candidate: Candidate<Search | 'rerun'>,
  ended: AgentJob,
  end: JobEnd,
): Promise<JobState> {
  let job = ended
  // Only a completed job's link can still come. `pointer` and `open` are decided by the link. `recorded` takes the job
  // anyway, but whether `chooseJob` then refuses a closed pull request depends on it. The other two take it anyway.
  const isTakenWithoutLink = candidate.search === 'rerun' || candidate.search === 'id'
  if (!isTakenWithoutLink) job = await waitForLink(step, ended, step.startPolicy('needed'))
  const { pullRequest } = parsePullRequestLink(job, step)
  let hasPull = false
  switch (candidate.search) {
    case 'rerun':
    case 'id':
    case 'recorded':
      hasPull = pullRequest !== undefined
      break
    case 'pointer':
      hasPull = await isPullHere(step, pullRequest, step.record?.home)
      break
    case 'own pull':
      if (await isPullHere(step, pullRequest, step.record?.home))
        return stateOfGrowing(step, candidate, job, end)
      break
    case 'open':
    case 'other step':
      return stateOfGrowing(step, candidate, job, end)
  }
  return {
    kind: 'ended',
    job,
    end,
    hasPull,
  }
}

/** For `open`: an open pull request counts. */
async function stateOfGrowing(
  step: AskStep,
  candidate: Candidate<Search | 'rerun'>,
  job: AgentJob,
  end: JobEnd,
): Promise<JobState> {
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  const left = { kind: 'ended', job, end, hasPull: false } as const
  // A link that GitHub cannot be asked about must not hide the pull request that the record names.
  let onServer = candidate.pull
  const isOnServer = pullRequest !== undefined && pullRequest.location !== 'another server'
  if (isOnServer) onServer = pullRequest.name
  const elsewhere = pullRequest?.url ?? whyRejected
  if (onServer === undefined && elsewhere !== undefined) {
    const why = `whether its pull request is open is not known here (${elsewhere})`
    return { ...left, whyLeft: notContinued(job, why) }
  }
  if (onServer === undefined) {
    step.log.info(`Agent job ${job.id} has no open pull request.`)
    return left
  }

  const isOwnSeries = candidate.search === 'open'
  let isOpen: boolean
  try {
    isOpen = await isPullOpen(step, onServer)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    if (!isOwnSeries)
      return { ...left, whyLeft: `Agent job ${job.id} cannot be continued. ${error.message}` }
    // A second pull request must not follow from it.
    throw new ActionError(
      `${error.message} So it is unknown whether there is an agent job to continue (\`continue: open\`), and nothing was sent.`,
      { cause: error },
    )
  }
  if (!isOpen) {
    step.log.info(`Agent job ${job.id} has no open pull request (${onServer}).`)
    return left
  }
  // Only said of a job that failed or was archived: a completed one with an open pull request is taken.
  let whyLeft = `Agent job ${job.id} was ${job.status}, and its pull request ${onServer} is open: a new agent job is created, whose pull request will be beside it.`
  if (!isOwnSeries)
    whyLeft = notContinued(job, `it was ${job.status}, with the pull request ${onServer}`)
  return { ...left, hasPull: true, whyLeft }
}

async function isPullOpen(step: AskStep, pull: string): Promise<boolean> {
  const name = `Asking whether ${pull} is still open`
  const found = await getPull(step.github, step.startPolicy('needed'), pull, { name })
  // A missing state must not lead to a new job.
  return found.state !== 'closed'
}

/** @param reason a clause */
function notContinued(job: AgentJob, reason: string): string {
  return `Agent job ${job.id} cannot be continued: ${reason}. If no earlier one can, a new one is made, and there may be two pull requests.`
}
