import { ActionError, Cancelled } from '../../errors.ts'
import { pageOf } from '../../frame/endings.ts'
import { FORMATS } from '../../frame/outputs.ts'
import { ours } from '../../frame/page.ts'
import { HttpError } from '../../http/retry.ts'
import { type AgentJob, hasJobEnded, type JobEnd } from '../../service/schemas.ts'
import { ageMsOf } from '../record/record.ts'
import type { AskStep } from '../step.ts'
import { type Busy, type Sending, sends, type Waiting } from './choose-job.ts'
import { namePull, type PullRequest, readPullRequest } from './pull-request.ts'
import { FOLLOW_UP_GRACE_MS, type WaitResult, waitForJob, waitForLink } from './wait-for-job.ts'

/* Asks the job that was chosen, waits for its end, and returns the result. A failure is a result too: nothing rejects. */

/** The chosen job gets a prompt, or the step only waits for it. */
export type Assignment =
  | { readonly kind: 'send'; readonly plan: Sending; readonly prompt: string }
  /** The job has the prompt already, the step has no prompt, or the job is busy. */
  | { readonly kind: 'wait'; readonly plan: Waiting | Busy }

export type JobResult = JobFacts & JobOutcome

interface JobFacts {
  /** As it was last seen; undefined if the service never showed it. */
  readonly job: AgentJob | undefined
  readonly pullRequest?: PullRequest | undefined
  /** The reason to drop the service's link, as a sentence. */
  readonly unusedLink?: string | undefined
  readonly branch?: string | undefined
  /** Whether a re-run waits for the job; undefined if this step did not ask it, nor an earlier one. */
  readonly rerunWaits?: boolean
  /** Sentences. */
  readonly notes: readonly string[]
}

type JobOutcome =
  | {
      readonly kind: 'pr-opened'
      readonly pullRequest: PullRequest
      /** `unknown`: it is as it was, and the job was never seen at work on the follow-up. */
      readonly change: 'opened' | 'updated' | 'unknown'
    }
  | { readonly kind: 'no-pr' | 'failed' | 'archived' | 'timed-out' | 'started' | 'cancelled' }
  /** `isAccepted`: the agent was asked. */
  | { readonly kind: 'error'; readonly error: unknown; readonly isAccepted: boolean }

/** The outcomes that a job's end can have. `cancelled` is not among them: it means that the workflow was cancelled. */
interface OutcomesOfEnd {
  readonly withPull: 'pr-opened' | 'failed' | 'archived'
  readonly without: 'no-pr' | 'failed' | 'archived'
}

export const OUTCOME_OF_END: Readonly<Record<JobEnd, OutcomesOfEnd>> = {
  completed: { withPull: 'pr-opened', without: 'no-pr' },
  archived: { withPull: 'pr-opened', without: 'archived' },
  failed: { withPull: 'failed', without: 'failed' },
}

const DONE = {
  create: 'was created',
  'follow up': 'got the follow-up',
  resume: 'was found',
  watch: 'was found',
} as const

const MORE_TIME = 'Next time, raise `timeout-minutes`.'
const STAYED_BUSY =
  'The job stayed busy with something else for as long as this step could wait, so the follow-up was not sent. A re-run sends it.'
const MAY_NOT_HAVE_BEGUN =
  'The job was never seen at work on the follow-up, so it is unknown whether the agent has begun. The dashboard shows it.'

export async function runJob(step: AskStep, assignment: Assignment): Promise<JobResult> {
  if (assignment.kind === 'send') {
    let job: AgentJob
    try {
      job = await askAgent(step, assignment.plan, assignment.prompt)
    } catch (error) {
      return resultOfFailure(error, { job: assignment.plan.job, isAccepted: false })
    }
    return followJob(step, assignment.plan, job)
  }
  const { plan } = assignment
  if (plan.kind === 'busy') return { kind: 'timed-out', job: plan.job, notes: [STAYED_BUSY] }
  if (plan.kind === 'resume') step.record.resume(plan.request)
  return followJob(step, plan, plan.job)
}

/** Whatever happens, the record knows afterwards whether the agent may have been asked. */
async function askAgent(step: AskStep, plan: Sending, prompt: string): Promise<AgentJob> {
  const { service, record } = step
  const stage = step.stages.asking
  const isPrivate = step.inputs.context.has('signals')
  try {
    await record.begin(plan.job?.id)
    step.signal.throwIfAborted()
    // GitHub may have taken all the time. Don't start a job that we can't wait for.
    if (step.clock.nowMs() >= stage.deadlineMs)
      throw new ActionError(
        'The time was up before the agent could be asked, so nothing was sent to it.',
        { remedy: 'Raise timeout-minutes.' },
      )
    let job: AgentJob
    if (plan.kind === 'create') job = await service.createJob(prompt, isPrivate, stage)
    else job = await service.sendMessage(plan.job.id, prompt, isPrivate, stage)
    record.noteAsked(job.id)
    return job
  } catch (error) {
    if (wasCertainlyNotTaken(error)) record.noteNotAsked()
    throw error
  }
}

function wasCertainlyNotTaken(error: unknown): boolean {
  if (error instanceof Cancelled) return error.unknownFate === undefined
  if (error instanceof HttpError) return error.why !== 'unknown fate'
  return error instanceof ActionError
}

async function followJob(
  step: AskStep,
  plan: Sending | Waiting,
  job: AgentJob,
): Promise<JobResult> {
  // On disk at once, so that no later fault loses it.
  step.outputs.set([
    ['job-id', job.id],
    ['status', job.status],
  ])
  step.log.info(`Job ${job.id} ${DONE[plan.kind]}`)
  const kind = watchKindOf(step, plan)
  // Right after a follow-up, a job may still show the end of its turn before.
  const hasEnded = kind === 'watch' && hasJobEnded(job)
  if (!step.inputs.wait && !hasEnded)
    return {
      kind: 'started',
      job,
      rerunWaits: false,
      notes: [],
    }
  let rerunWaits = false
  if (step.inputs.wait) {
    const progress = pageOf(
      { icon: '⏳', headline: 'The docs agent is at work' },
      { sentences: [ours(`Job \`${job.id}\`. Its result will be here.`)] },
    )
    const isRecorded = await step.record.show(progress, step.stages.commenting(), false)
    // If this attempt sent nothing, a re-run finds the job in the same way as this attempt did.
    rerunWaits = isRecorded || !sends(plan)
  }
  const waited = await waitForJob(step, job, kind)
  const result = await resultOf(step, plan, waited)
  return { ...result, rerunWaits }
}

function watchKindOf(step: AskStep, plan: Sending | Waiting): 'create' | 'follow up' | 'watch' {
  if (plan.kind !== 'resume') return plan.kind
  const wasFollowUp = plan.pullBefore !== undefined
  if (!wasFollowUp) return 'watch'
  // A re-run soon after a follow-up may see the job before it begins with that, too.
  const ageMs = ageMsOf(plan.request.time, step.clock.now())
  return ageMs < FOLLOW_UP_GRACE_MS ? 'follow up' : 'watch'
}

async function resultOf(
  step: AskStep,
  plan: Sending | Waiting,
  waited: WaitResult,
): Promise<JobResult> {
  switch (waited.state) {
    case 'broken off':
      return resultOfFailure(waited.error, { job: waited.job, isAccepted: true })
    case 'time up': {
      // In an outage, a job that looks completed may still show the turn before the follow-up.
      const note = waited.remark ?? MORE_TIME
      return { kind: 'timed-out', ...readFacts(step, waited.job, waited.polls), notes: [note] }
    }
    case 'ended':
      try {
        const job = await waitForLink(step, waited.job, step.stages.decorating())
        return resultOfEnd(step, plan, waited, job)
      } catch (error) {
        return resultOfFailure(error, { job: waited.job, isAccepted: true })
      }
  }
}

/** @param at the point of the failure: the job as it was last seen, and whether the agent was asked */
function resultOfFailure(
  error: unknown,
  at: { readonly job: AgentJob | undefined; readonly isAccepted: boolean },
): JobResult {
  const { job, isAccepted } = at
  if (!(error instanceof Cancelled))
    return {
      kind: 'error',
      error,
      isAccepted,
      job,
      notes: [],
    }
  const notes = error.unknownFate === undefined ? [] : [error.unknownFate]
  return { kind: 'cancelled', job, notes }
}

/** @param job as read after `ended`, since its link may come late */
function resultOfEnd(
  step: AskStep,
  plan: Sending | Waiting,
  ended: Extract<WaitResult, { state: 'ended' }>,
  job: AgentJob,
): JobResult {
  const facts = readFacts(step, job, ended.polls)
  const { pullRequest } = facts
  // Also true if the job has no pull request, before and now.
  const isSame = namePull(pullRequest) === plan.pullBefore
  const mayNotHaveBegun = isSame && !ended.isCertain
  const notes = mayNotHaveBegun ? [MAY_NOT_HAVE_BEGUN] : []
  const outcomes = OUTCOME_OF_END[ended.end]
  if (pullRequest === undefined) return { ...facts, kind: outcomes.without, notes }
  const kind = outcomes.withPull
  if (kind !== 'pr-opened') return { ...facts, kind, notes }
  let change: 'opened' | 'updated' | 'unknown' = 'opened'
  if (mayNotHaveBegun) change = 'unknown'
  else if (isSame) change = 'updated'
  return {
    ...facts,
    kind,
    pullRequest,
    change,
    notes,
  }
}

function readFacts(step: AskStep, job: AgentJob, polls: number) {
  step.log.info(`Job ${job.id} is ${job.status} (polls: ${polls})`)
  const { pullRequest, rejected } = readPullRequest(job, step)
  let unusedLink: string | undefined
  if (rejected !== undefined) {
    unusedLink = `The job's pull request link is not used: ${rejected}.`
    step.log.warning(unusedLink)
  }
  const ref = job.source?.ref ?? ''
  let branch: string | undefined
  if (pullRequest !== undefined && FORMATS.branch.test(ref)) branch = ref
  return {
    job,
    pullRequest,
    unusedLink,
    branch,
  }
}
