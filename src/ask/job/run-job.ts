import { ActionError, Cancelled } from '../../errors.ts'
import { pageOf } from '../../frame/endings.ts'
import { FORMATS } from '../../frame/outputs.ts'
import { fromMessage, ours, type Page, type Text } from '../../frame/page.ts'
import { HttpError } from '../../http/retry.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { hasJobEnded, JOB_STATUSES, type JobEnd } from '../../service/statuses.ts'
import { type Entry, withState } from '../record/record.ts'
import type { AskStep } from '../step.ts'
import { type Plan, sends } from './plan.ts'
import { namePull, type PullFacts, type PullRequest, readPullRequest } from './pull-request.ts'
import { FOLLOW_UP_GRACE_MS, type JobSighting, waitForLink, watchJob } from './wait-for-job.ts'

export type JobResult = JobState & JobOutcome

type JobOutcome =
  | {
      readonly kind: 'pr-opened'
      readonly pullRequest: PullRequest
      /** `unknown`: it is as it was, and the job was never seen at work on the follow-up. */
      readonly change: 'opened' | 'updated' | 'unknown'
    }
  /** `isLinkUnused`: the service's link doesn't name a pull request. */
  | { readonly kind: 'no-pr'; readonly isLinkUnused: boolean }
  | { readonly kind: 'failed' | 'archived' | 'timed-out' | 'started' | 'cancelled' }
  | { readonly kind: 'error'; readonly error: unknown; readonly isAsked: boolean }

interface JobState extends Seen {
  readonly pullRequest?: PullRequest | undefined
  /** GitHub's view of it. */
  readonly pull?: PullFacts | undefined
  readonly branch?: string | undefined
  /** Undefined if the step only waits for a job. */
  readonly prompt: string | undefined
  readonly durationMs: number
  readonly notes: readonly Text[]
}

interface Seen {
  /** As it was last seen; undefined if the service never showed it. */
  readonly job: AgentJob | undefined
  /** The request as the record has it; undefined if this step asked nothing, or records nothing. */
  readonly entry?: Entry | undefined
  /** Whether a re-run waits for the job; undefined if this step did not ask it, nor an earlier one. */
  readonly rerunWaits?: boolean
}

/** The outcome for each end of a job, with and without a pull request. */
export const OUTCOME_OF_END = {
  completed: { withPull: 'pr-opened', without: 'no-pr' },
  archived: { withPull: 'pr-opened', without: 'archived' },
  failed: { withPull: 'failed', without: 'failed' },
} as const satisfies Record<JobEnd, Record<'withPull' | 'without', JobOutcome['kind']>>

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

/**
 * Carries out a plan, and waits for the job's end. Never rejects: a failure is a result.
 * @param startMs includes the wait for the job's other work
 * @param prompt with its context
 */
export async function runJob(
  step: AskStep,
  plan: Plan,
  startMs: number,
  prompt: string | undefined,
): Promise<JobResult> {
  const { clock, inputs, outputs, record, log, stages } = step
  const stateOf = (seen: Seen, ...notes: Array<string | undefined>): JobState => ({
    ...seen,
    prompt,
    durationMs: clock.nowMs() - startMs,
    notes: ['again' in plan ? plan.again : undefined, ...notes]
      .filter((note) => note !== undefined)
      .map(fromMessage),
  })
  const endOfError = (error: unknown, isAsked: boolean, seen: Seen): JobResult =>
    error instanceof Cancelled
      ? { kind: 'cancelled', ...stateOf(seen, error.unknownFate) }
      : { kind: 'error', error, isAsked, ...stateOf(seen) }

  if (plan.kind === 'busy') return { kind: 'timed-out', ...stateOf({ job: plan.job }, STAYED_BUSY) }
  const begun = sends(plan) ? await askAgent(step, plan, prompt ?? '') : takeUp(step, plan)
  const { entry } = begun
  if (begun.kind === 'not asked') return endOfError(begun.error, false, { job: plan.job, entry })
  const { job } = begun
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
  if (!inputs.wait && !isOver) return { kind: 'started', ...stateOf({ job, entry, rerunWaits }) }

  let seen: Seen = { job, entry, rerunWaits }
  try {
    let last: JobSighting = { job, polls: 0, state: 'time up' }
    for await (const sighting of watchJob(step, job, kind)) {
      last = sighting
      seen = { ...seen, job: sighting.job }
    }
    const { notes, ...outcome } = await endOf(step, plan, last)
    return { ...stateOf(seen, ...notes), ...outcome }
  } catch (error) {
    return endOfError(error, true, seen)
  }
}

/** A re-run soon after a follow-up may see the job before it begins with that, too. */
function watchKindOf({ clock }: AskStep, plan: Sending | Waiting) {
  if (plan.kind !== 'resume') return plan.kind
  const ageMs = clock.now().getTime() - Date.parse(plan.request.time)
  return plan.pullBefore && ageMs < FOLLOW_UP_GRACE_MS ? 'follow up' : 'watch'
}

type Sending = Extract<Plan, { kind: 'create' | 'follow up' }>
type Waiting = Extract<Plan, { kind: 'resume' | 'watch' }>

type Begun =
  | { readonly kind: 'asked'; readonly job: AgentJob; readonly entry: Entry | undefined }
  | { readonly kind: 'not asked'; readonly error: unknown; readonly entry: Entry | undefined }

/** Records the request, then sends it. */
async function askAgent(
  { service, record, inputs, stages, clock, signal }: AskStep,
  plan: Sending,
  prompt: string,
): Promise<Begun> {
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
    return { kind: 'asked', job: asked, entry: withState(entry, 'asked', asked.id) }
  } catch (error) {
    const known = wasCertainlyNotTaken(error) ? withState(entry, 'not asked') : entry
    return { kind: 'not asked', error, entry: known }
  }
}

function takeUp({ event }: AskStep, plan: Waiting): Extract<Begun, { kind: 'asked' }> {
  const { job } = plan
  if (plan.kind === 'watch') return { kind: 'asked', job, entry: undefined }
  // A step of this attempt that looks alike must not resume the request too.
  const entry = { ...plan.request, attempt: event.runAttempt }
  return { kind: 'asked', job, entry: withState(entry, 'asked', job.id) }
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

async function endOf(
  step: AskStep,
  plan: Sending | Waiting,
  last: JobSighting,
): Promise<
  JobOutcome &
    Pick<JobState, 'job' | 'pullRequest' | 'branch'> & {
      readonly notes: ReadonlyArray<string | undefined>
    }
> {
  const { log, stages } = step
  const isOver = last.state === 'ended' || last.state === 'unclear'
  const job = isOver ? await waitForLink(step, last.job, stages.decorating()) : last.job
  log.info(`Job ${job.id} is ${job.status} (polls: ${last.polls})`)
  const { pullRequest, rejected } = readPullRequest(job, step)
  const unused = rejected && `The job's pull request link is not used: ${rejected}.`
  if (unused) log.warning(unused)
  const branch = pullRequest && readBranch(job, step)
  // In an outage, a job that looks completed may still show the turn before the follow-up.
  const end = isOver ? JOB_STATUSES.get(job.status) : undefined
  const known = { job, pullRequest, branch }
  if (end === undefined)
    return { ...known, kind: 'timed-out', notes: [last.remark ?? MORE_TIME, unused] }
  const pullBefore = 'pullBefore' in plan ? plan.pullBefore : undefined
  const isSame = namePull(pullRequest) === pullBefore
  const mayNotHaveBegun = last.state === 'unclear' && isSame
  const notes = [mayNotHaveBegun ? MAY_NOT_HAVE_BEGUN : undefined, unused]
  const told = { ...known, notes }
  if (pullRequest === undefined) {
    const kind = OUTCOME_OF_END[end].without
    return kind === 'no-pr'
      ? { kind, isLinkUnused: unused !== undefined, ...told }
      : { kind, ...told }
  }
  const kind = OUTCOME_OF_END[end].withPull
  if (kind !== 'pr-opened') return { kind, ...told }
  const change = mayNotHaveBegun ? 'unknown' : isSame ? 'updated' : 'opened'
  return { kind, change, ...told, pullRequest }
}

function readBranch({ source }: AgentJob, { log }: AskStep): string | undefined {
  const branch = source?.ref
  if (branch && FORMATS.branch.test(branch)) return branch
  const what = branch ? "The branch's name is not plain" : 'The service names no branch'
  log.warning(`${what}, so the output \`branch\` is empty.`)
  return undefined
}
