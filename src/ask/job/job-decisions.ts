import { ActionError } from '../../errors.ts'
import { getPull } from '../../github/issues-and-pulls.ts'
import { RequestFailure } from '../../http/retry.ts'
import { type AgentJob, JOB_STATUSES, type JobEnd } from '../../service/schemas.ts'
import { ageMsOf } from '../record/record.ts'
import type { AskStep, Task } from '../step.ts'
import { parsePullRequestLink, resolvesToPullNumber } from './pull-request.ts'
import { waitForJob, waitForLink } from './run-job.ts'

/* The jobs that were asked earlier: what has become of each, and what that means for this step. */

/** The ways to find a job. Each says which pull request counts: `withPull` in the table means that the job has it. */
type Search =
  /** `job-id` names it. Any pull request counts. */
  | 'id'
  /** `recorded`: it is recorded on this issue or pull request. Any pull request counts. */
  | 'recorded'
  /** `recorded`: a comment of ours, a bot's or a member's on this pull request names it. This pull request counts. */
  | 'pointer'
  /** `open`: a step of this series asked it. An open pull request on this server counts: it grows. */
  | 'open'
  /** `open`, on the event's own pull request: named there as for `pointer`. This pull request counts, if it is open. */
  | 'own pull'
  /** `open`, on the event's own issue or pull request: a step of another series asked it there. As for `open`. */
  | 'other step'

type Decision =
  /** Continue with it. */
  | 'take'
  /** Wait for its end, and decide again. If the time is up first, it is the one, but it cannot be asked. */
  | 'wait'
  /** Look at the next job. After the last one, `open` makes a new job, and `recorded` has nothing to do. */
  | 'next'
  | 'new job'
  /** Say why, and send nothing. */
  | 'fail'

interface ByPull<D> {
  readonly withPull: D
  readonly without: D
}

interface DecisionsOn<D> {
  /** The service no longer knows it. */
  readonly gone: Exclude<D, 'take' | 'wait'>
  readonly 'at work': D
  /** It was asked more than a day ago. Never so for `rerun` and `id`, whose candidates have no time: as `at work`. */
  readonly overdue: D
  readonly ended: Readonly<Record<JobEnd, ByPull<D>>>
}

/** Each search waits for a job at work: it can be asked only when it has ended. */
type DecisionsOnSearch = DecisionsOn<Decision> & { readonly 'at work': 'wait' }

const TAKE = { withPull: 'take', without: 'take' } as const
const TAKE_WITH_PULL = { withPull: 'take', without: 'next' } as const
const NEXT = { withPull: 'next', without: 'next' } as const

/** The job of another step is only a chance: its failure is no reason not to look further. */
const ASKED_BY_OTHERS: DecisionsOnSearch = {
  gone: 'next',
  'at work': 'wait',
  overdue: 'next',
  ended: { completed: TAKE_WITH_PULL, failed: NEXT, archived: NEXT },
}

export const DECISION_TABLE: Readonly<
  Record<Search, DecisionsOnSearch> & { rerun: DecisionsOn<'take' | 'ask again'> }
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
  pointer: {
    gone: 'next',
    // A job that is at work may not have its link yet.
    'at work': 'wait',
    overdue: 'fail',
    // A comment can name any job: only the service knows which one made this pull request.
    ended: { completed: TAKE_WITH_PULL, failed: TAKE_WITH_PULL, archived: TAKE_WITH_PULL },
  },
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
  'own pull': ASKED_BY_OTHERS,
  'other step': ASKED_BY_OTHERS,
}

/** A job that was asked longer ago and is still active appears stuck. Real ones take minutes. */
const OVERDUE_AFTER_MS = 24 * 60 * 60_000

export interface JobCandidate<How = Search> {
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

export function decisionFor<D>(decisions: DecisionsOn<D>, state: JobState): D {
  if (state.kind !== 'ended') return decisions[state.kind]
  const { withPull, without } = decisions.ended[state.end]
  return state.hasPull ? withPull : without
}

/** The first that is to be continued; undefined if a new job is due. */
export async function awaitJobToContinue(
  step: AskStep,
  task: Task,
  candidates: readonly JobCandidate[],
): Promise<AgentJob | undefined> {
  // A step without a prompt waits for the job that it has found. A dry run does not wait.
  const mayWait = task.asks && !step.inputs.dryRun
  for (const candidate of candidates) {
    const decisions = DECISION_TABLE[candidate.search]
    let state = await inspectJob(step, task, candidate)
    if (mayWait && state.kind === 'at work')
      state = await stateAfterWork(step, candidate, state.job)
    const decision = decisionFor(decisions, state)
    if (decision === 'take') return state.job
    // It is still at work, which `awaitJobPlan` finds out by itself.
    if (decision === 'wait') return state.job
    if (decision === 'fail') throw refusalOf(candidate, state)
    // Another job is looked for, or made.
    if (state.whyLeft !== undefined) step.log.warning(state.whyLeft)
    if (decision === 'new job') return undefined
  }
  return undefined
}

/** For the cells of `DECISION_TABLE` that say `fail`. */
function refusalOf(candidate: JobCandidate, state: JobState): ActionError {
  if (candidate.search === 'id' && state.kind === 'gone') return state.error
  // Every other cell that says so is for `continue: recorded`: the job no longer exists, or appears stuck.
  let why = `was asked at ${candidate.askedAt} and is still active. It appears stuck`
  if (state.kind === 'gone') why = 'no longer exists in the service'
  const what = `Agent job ${candidate.id} ${why}, and gets nothing more (\`continue: recorded\`).`
  const remedy = `See the dashboard. For a new agent job, start the workflow again that asked for this one: set the label again, use "Run workflow", or wait for the schedule.`
  return new ActionError(what, { remedy })
}

export async function inspectJob(
  step: AskStep,
  task: Task,
  candidate: JobCandidate<Search | 'rerun'>,
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
async function stateAfterWork(
  step: AskStep,
  candidate: JobCandidate,
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
  candidate: JobCandidate<Search | 'rerun'>,
  ended: AgentJob,
  end: JobEnd,
): Promise<JobState> {
  const { search } = candidate
  let job = ended
  // Only a completed job's link can still come. `rerun` and `id` take a completed job without it. So does `recorded`,
  // but `skipIfPullClosed` then needs the link. The other searches take a job only for its pull request.
  const needsLink = search !== 'rerun' && search !== 'id'
  if (needsLink) job = await waitForLink(step, ended, step.startPolicy('needed'))
  const { pullRequest } = parsePullRequestLink(job, step)
  const state = { kind: 'ended', job, end } as const
  switch (search) {
    case 'rerun':
    case 'id':
    case 'recorded':
      return { ...state, hasPull: pullRequest !== undefined }
    case 'pointer':
      return { ...state, hasPull: await resolvesToPullNumber(step, pullRequest, step.record?.home) }
    case 'own pull': {
      const isHere = await resolvesToPullNumber(step, pullRequest, step.record?.home)
      if (!isHere) return { ...state, hasPull: false }
      return stateIfOpen(step, candidate, job, end)
    }
    case 'open':
    case 'other step':
      return stateIfOpen(step, candidate, job, end)
  }
}

/** For `open`: an open pull request on this server counts. */
async function stateIfOpen(
  step: AskStep,
  candidate: JobCandidate<Search | 'rerun'>,
  job: AgentJob,
  end: JobEnd,
): Promise<JobState> {
  const state = { kind: 'ended', job, end } as const
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  // A link that GitHub cannot be asked about must not hide the pull request that the record names.
  let pull = candidate.pull
  const isOnServer = pullRequest !== undefined && pullRequest.location !== 'another server'
  if (isOnServer) pull = pullRequest.name
  if (pull === undefined) {
    const link = pullRequest?.url ?? whyRejected
    if (link === undefined) {
      step.log.info(`Agent job ${job.id} has no open pull request.`)
      return { ...state, hasPull: false }
    }
    const why = `whether its pull request is open is not known here (${link})`
    return { ...state, hasPull: false, whyLeft: notContinued(job, why) }
  }

  const isOfSeries = candidate.search === 'open'
  let isOpen: boolean
  try {
    const name = `Asking whether ${pull} is still open`
    const found = await getPull(step.github, step.startPolicy('needed'), pull, { name })
    // A missing state must not lead to a new job.
    isOpen = found.state !== 'closed'
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    // A second pull request must not follow from it.
    if (isOfSeries)
      throw new ActionError(
        `${error.message} So it is unknown whether there is an agent job to continue (\`continue: open\`), and nothing was sent.`,
        { cause: error },
      )
    const whyLeft = `Agent job ${job.id} cannot be continued. ${error.message}`
    return { ...state, hasPull: false, whyLeft }
  }
  if (!isOpen) {
    step.log.info(`Agent job ${job.id} has no open pull request (${pull}).`)
    return { ...state, hasPull: false }
  }
  // Only said of a job that failed or was archived: a completed one with an open pull request is taken.
  let whyLeft = notContinued(job, `it was ${job.status}, with the pull request ${pull}`)
  if (isOfSeries)
    whyLeft = `Agent job ${job.id} was ${job.status}, and its pull request ${pull} is open: a new agent job is created, whose pull request will be beside it.`
  return { ...state, hasPull: true, whyLeft }
}

/** @param reason a clause */
function notContinued(job: AgentJob, reason: string): string {
  return `Agent job ${job.id} cannot be continued: ${reason}. If no earlier one can, a new one is made, and there may be two pull requests.`
}
