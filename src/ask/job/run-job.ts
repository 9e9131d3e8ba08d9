import { ActionError, Cancelled } from '../../errors.ts'
import { pageOf } from '../../frame/endings.ts'
import { FORMATS } from '../../frame/outputs.ts'
import { ours, type Page } from '../../frame/page.ts'
import { HttpError } from '../../http/retry.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { hasJobEnded, type JobEnd } from '../../service/statuses.ts'
import type { Entry } from '../record/record.ts'
import type { AskStep } from '../step.ts'
import { type Busy, type Sending, sends, type Waiting } from './choose-job.ts'
import { namePull, type PullRequest, readPullRequest } from './pull-request.ts'
import { FOLLOW_UP_GRACE_MS, type Waited, waitForJob, waitForLink } from './wait-for-job.ts'

export type JobResult = JobFacts & JobOutcome

interface JobFacts {
  /** As it was last seen; undefined if the service never showed it. */
  readonly job: AgentJob | undefined
  readonly pullRequest?: PullRequest | undefined
  /** The reason to drop the service's link, as a sentence. */
  readonly unusedLink?: string | undefined
  readonly branch?: string | undefined
  /** The request as the record has it; undefined if this step asked nothing, or records nothing. */
  readonly entry?: Entry | undefined
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
  | { readonly kind: 'error'; readonly error: unknown; readonly isAccepted: boolean }

/** How a job can end, for a user. `cancelled` is not among them: it says that the workflow was cancelled. */
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
  'The job stayed busy with something else until the time was up, so the follow-up was not sent. A re-run sends it.'
const MAY_NOT_HAVE_BEGUN =
  'The job was never seen at work on the follow-up, so it is unknown whether the agent has begun. The dashboard shows it.'

/** Carries out a plan, and waits for the job's end. Never rejects: a failure is a result. */
export async function runJob(
  step: AskStep,
  plan: Sending | Waiting | Busy,
  prompt: string | undefined,
): Promise<JobResult> {
  const { inputs, outputs, record, log, stages } = step
  if (plan.kind === 'busy') return { kind: 'timed-out', job: plan.job, notes: [STAYED_BUSY] }
  const begun = sends(plan) ? await askAgent(step, plan, prompt ?? '') : takeUp(step, plan)
  if (begun.kind !== 'asked') return begun
  const { job, entry } = begun
  // On disk at once, so that no later fault loses it.
  outputs.set([
    ['job-id', job.id],
    ['status', job.status],
  ])
  log.info(`Job ${job.id} ${DONE[plan.kind]}`)
  const isRecorded =
    inputs.wait && (await record.show(progressOf(job), { entry }, stages.commenting(), false))
  const rerunWaits = inputs.wait && (isRecorded || !sends(plan))
  const kind = watchKindOf(step, plan)
  const isOver = kind === 'watch' && hasJobEnded(job)
  if (!inputs.wait && !isOver) return { kind: 'started', job, entry, rerunWaits, notes: [] }
  const waited = await waitForJob(step, job, kind)
  return { ...(await resultOf(step, plan, waited)), entry, rerunWaits }
}

function stopped(error: unknown, job: AgentJob | undefined, isAccepted: boolean): JobResult {
  if (!(error instanceof Cancelled)) return { kind: 'error', error, isAccepted, job, notes: [] }
  return { kind: 'cancelled', job, notes: error.unknownFate ? [error.unknownFate] : [] }
}

/** A re-run soon after a follow-up may see the job before it begins with that, too. */
function watchKindOf({ clock }: AskStep, plan: Sending | Waiting) {
  if (plan.kind !== 'resume') return plan.kind
  const ageMs = clock.now().getTime() - Date.parse(plan.request.time)
  return plan.pullBefore && ageMs < FOLLOW_UP_GRACE_MS ? 'follow up' : 'watch'
}

/** The job, and the request as the record has it from now on. */
interface Asked {
  readonly kind: 'asked'
  readonly job: AgentJob
  readonly entry: Entry | undefined
}

async function askAgent(
  { service, record, inputs, stages, clock, signal }: AskStep,
  plan: Sending,
  prompt: string,
): Promise<Asked | JobResult> {
  const { kind, job } = plan
  const isPrivate = inputs.context.has('signals')
  const entry = record.newEntry(job?.id)
  try {
    if (entry) await record.writeAsking(entry)
    signal.throwIfAborted()
    // GitHub may have taken all the time. Don't start a job that we can't wait for.
    if (clock.nowMs() >= stages.asking.deadlineMs)
      throw new ActionError(
        'The time was up before the agent could be asked, so nothing was sent to it.',
        { remedy: 'Raise timeout-minutes.' },
      )
    const asked = await (kind === 'create'
      ? service.createJob(prompt, isPrivate, stages.asking)
      : service.sendMessage(job.id, prompt, isPrivate, stages.asking))
    return {
      kind: 'asked',
      job: asked,
      entry: entry && { ...entry, state: 'asked', job: asked.id },
    }
  } catch (error) {
    const isKept = entry === undefined || !wasCertainlyNotTaken(error)
    const known: Entry | undefined = isKept ? entry : { ...entry, state: 'not asked' }
    return { ...stopped(error, job, false), entry: known }
  }
}

/** A step of this attempt that looks alike must not resume the request too. */
function takeUp({ event }: AskStep, plan: Waiting): Asked {
  const entry = plan.kind === 'resume' ? { ...plan.request, attempt: event.runAttempt } : undefined
  return { kind: 'asked', job: plan.job, entry }
}

function wasCertainlyNotTaken(error: unknown): boolean {
  if (error instanceof Cancelled) return error.unknownFate === undefined
  if (error instanceof HttpError) return error.why !== 'unknown fate'
  return error instanceof ActionError
}

function progressOf(job: AgentJob): Page {
  const headline = 'The docs agent is at work'
  const sentences = [ours(`Job \`${job.id}\`. Its result will be here.`)]
  return pageOf({ icon: '⏳', headline }, { sentences })
}

/** Never rejects. */
async function resultOf(
  step: AskStep,
  plan: Sending | Waiting,
  waited: Waited,
): Promise<JobResult> {
  switch (waited.state) {
    case 'broken off':
      return stopped(waited.error, waited.job, true)
    case 'time up':
      // In an outage, a job that looks completed may still show the turn before the follow-up.
      return { kind: 'timed-out', ...readFacts(step, waited), notes: [waited.remark ?? MORE_TIME] }
    case 'ended':
      try {
        const job = await waitForLink(step, waited.job, step.stages.decorating())
        return resultOfEnd(step, plan, { ...waited, job })
      } catch (error) {
        return stopped(error, waited.job, true)
      }
  }
}

function resultOfEnd(
  step: AskStep,
  plan: Sending | Waiting,
  ended: Extract<Waited, { state: 'ended' }>,
): JobResult {
  const facts = readFacts(step, ended)
  const { pullRequest } = facts
  const before = 'pullBefore' in plan ? plan.pullBefore : undefined
  // True without a pull request, too.
  const isSame = namePull(pullRequest) === before
  const mayNotHaveBegun = isSame && !ended.isCertain
  const told = { ...facts, notes: mayNotHaveBegun ? [MAY_NOT_HAVE_BEGUN] : [] }
  const { withPull, without } = OUTCOME_OF_END[ended.end]
  if (pullRequest === undefined) return { kind: without, ...told }
  if (withPull !== 'pr-opened') return { kind: withPull, ...told }
  const change = mayNotHaveBegun ? 'unknown' : isSame ? 'updated' : 'opened'
  return { kind: withPull, change, ...told, pullRequest }
}

function readFacts(step: AskStep, { job, polls }: { job: AgentJob; polls: number }) {
  step.log.info(`Job ${job.id} is ${job.status} (polls: ${polls})`)
  const { pullRequest, rejected } = readPullRequest(job, step)
  const unusedLink = rejected && `The job's pull request link is not used: ${rejected}.`
  if (unusedLink) step.log.warning(unusedLink)
  const ref = job.source?.ref ?? ''
  const branch = pullRequest && FORMATS.branch.test(ref) ? ref : undefined
  return { job, pullRequest, unusedLink, branch }
}
