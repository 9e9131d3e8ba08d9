import { VALUE_FORMATS } from '../../core/outputs.ts'
import { trusted } from '../../core/result-page.ts'
import { resultPage } from '../../core/results.ts'
import { ActionError, Cancelled } from '../../errors.ts'
import { RequestFailure, type RequestPolicy } from '../../http/retry.ts'
import { type PollProgress, poll } from '../../service/poll.ts'
import { type AgentJob, hasJobEnded, JOB_STATUSES, type JobEnd } from '../../service/schemas.ts'
import { describeHiddenFile } from '../prompt/shown-prompt.ts'
import { ageMsOf } from '../record/record.ts'
import type { AskStep, JobPlan, JobResult } from '../step.ts'
import { parsePullRequestLink } from './pull-request.ts'

/*
 * A job from the prompt to the result: the agent is asked, the job polled until it ends, its link awaited, its facts
 * read. A failure is a result too: `runJob` does not reject.
 */

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

const MORE_TIME = 'Next time, raise `timeout-minutes`.'
const STAYED_BUSY =
  'The agent job stayed busy with something else for as long as this step could wait, so the follow-up was not sent. A re-run sends it.'
const MAY_NOT_HAVE_BEGUN =
  'The agent job was never seen at work on the follow-up, so it is unknown whether the agent has begun. The dashboard shows it.'

/** Asks the job, or finds it asked, and waits for its end. @param prompt empty if none is sent */
export async function runJob(step: AskStep, plan: JobPlan, prompt: string): Promise<JobResult> {
  let job: AgentJob
  let justSent: JustSent
  let done: string
  switch (plan.kind) {
    case 'busy':
      return { kind: 'timed-out', job: plan.job, notes: [STAYED_BUSY] }
    case 'send':
      justSent = 'follow up'
      done = 'got the follow-up'
      if (plan.job === undefined) {
        justSent = 'create'
        done = 'was created'
      }
      try {
        job = await askAgent(step, plan.job, prompt)
      } catch (error) {
        return resultOfJobFailure(error, { job: plan.job, isAccepted: false })
      }
      break
    case 'wait':
      justSent = 'nothing'
      done = 'was found'
      job = plan.job
      if (plan.request !== undefined) {
        step.record?.resume(plan.request)
        // A re-run soon after a follow-up may see the job before it begins with that, too.
        const isRecent = ageMsOf(plan.request.time, step.clock.now()) < FOLLOW_UP_GRACE_MS
        if (plan.wasFollowUp && isRecent) justSent = 'follow up'
      }
      break
  }
  // On disk at once, so that no later fault loses it.
  step.outputs.set([
    ['job-id', job.id],
    ['status', job.status],
  ])
  step.log.info(`Agent job ${job.id} ${done}`)

  if (!step.inputs.wait) {
    // Right after a follow-up, a job may still show the end of its turn before.
    const hasEnded = justSent !== 'follow up' && hasJobEnded(job)
    const started = { kind: 'started', job, notes: [] } as const
    if (!hasEnded) return { ...started, waitAgain: 'job-id' }
    // A step that creates a job and does not wait shows no result, however soon there is one.
    if (justSent === 'create') return started
    // Only a job that was found ended gets here: the wait below sees that at once, without a poll.
  }
  let waitAgain: JobResult['waitAgain'] = 'job-id'
  if (step.inputs.wait) waitAgain = await showProgress(step, plan, job)
  const waited = await waitForJob(step, job, justSent)
  return resultOfWait(step, plan, waited, waitAgain)
}

/** @returns the way to find the job again, if this step ends before it */
async function showProgress(
  step: AskStep,
  plan: JobPlan,
  job: AgentJob,
): Promise<JobResult['waitAgain']> {
  const progress = resultPage(
    { icon: '⏳', headline: 'The docs agent is at work' },
    { sentences: [trusted(`Agent job \`${job.id}\`. Its result will be here.`)] },
  )
  const policy = step.startPolicy('decoration', 'last words')
  const isRecorded = await step.record?.tryWriteResult(progress, policy, 'info')
  // If this attempt sent nothing, a re-run finds the job in the same way as this attempt did.
  if (isRecorded || plan.kind === 'wait') return 're-run'
  return 'job-id'
}

/** Whatever happens, a record knows afterwards whether the agent may have been asked. */
async function askAgent(
  step: AskStep,
  job: AgentJob | undefined,
  prompt: string,
): Promise<AgentJob> {
  const { service, record } = step
  const policy = step.startPolicy('ask')
  const hasReadersWords = step.inputs.context.has('signals')
  const isPrivate = hasReadersWords || describeHiddenFile(step) !== undefined
  try {
    await record?.recordRequest(job?.id)
    step.signal.throwIfAborted()
    // GitHub may have taken all the time. Don't start a job that we can't wait for.
    if (step.clock.nowMs() >= policy.deadlineMs)
      throw new ActionError(
        'The time was up before the agent could be asked, so nothing was sent to it.',
        { remedy: 'Raise timeout-minutes.' },
      )
    let asked: AgentJob
    if (job === undefined) asked = await service.createJob(prompt, isPrivate, policy)
    else asked = await service.sendMessage(job.id, prompt, isPrivate, policy)
    record?.noteAsked(asked.id)
    return asked
  } catch (error) {
    if (wasCertainlyNotTaken(error)) record?.noteNotAsked()
    throw error
  }
}

function wasCertainlyNotTaken(error: unknown): boolean {
  if (error instanceof Cancelled) return error.unknownFate === undefined
  if (error instanceof RequestFailure) return error.why !== 'unknown fate'
  // Thrown before anything was sent to the service: `recordRequest` turns each failure of GitHub into an ActionError, and
  // any failure of the service after that is a RequestFailure.
  return error instanceof ActionError
}

/* The wait. */

/** After this, a follow-up counts as done although the job was never seen at work on it. */
const FOLLOW_UP_GRACE_MS = 120_000
/** Longer pauses could miss the work. */
const FOLLOW_UP_POLL_MS = 10_000
const LINK_PAUSES_MS = [2_000, 3_000, 4_000]

/** After a create, the job may not be found yet. After a follow-up, it may still show the end before. */
type JustSent = 'create' | 'follow up' | 'nothing'

/** Only `ended` says that the job has ended: until it begins with a follow-up, `status` may show the turn before. */
type WaitResult =
  | Ended
  | ({ readonly job: AgentJob } & (
      | {
          readonly state: 'time up'
          /** The reason for an early end, as a sentence. */
          readonly remark: string | undefined
          readonly polls: number
        }
      | { readonly state: 'broken off'; readonly error: unknown }
    ))

interface Ended {
  readonly state: 'ended'
  readonly job: AgentJob
  readonly end: JobEnd
  /** If false, this may be the end before the follow-up: the job was never seen at work on that. */
  readonly isCertain: boolean
  readonly polls: number
}

/** Waits for a job's end or the deadline. Never rejects. */
export async function waitForJob(
  step: AskStep,
  first: AgentJob,
  justSent: JustSent,
): Promise<WaitResult> {
  const policy = step.startPolicy('awaited')
  const isFollowUp = justSent === 'follow up'
  const intervalMs = step.inputs.pollIntervalSeconds * 1000
  const results = poll(
    {
      first,
      isNew: justSent === 'create',
      retrieve: () => step.service.getJob(first.id, policy),
      pollIntervalMs(elapsedMs) {
        const mayBegin = isFollowUp && elapsedMs < FOLLOW_UP_GRACE_MS
        if (!mayBegin) return intervalMs
        return Math.min(intervalMs, FOLLOW_UP_POLL_MS)
      },
    },
    policy,
    step,
  )
  let job = first
  // After a follow-up, an end is certainly the one after it only once the job was seen at work.
  let isCertain = !isFollowUp
  try {
    for await (const seen of results) {
      const { polls } = seen
      job = seen.last
      // The answer to the follow-up itself does not count: it may say `active` while gets still show the end before.
      if (polls > 0 && job.status === 'active') isCertain = true
      const end = JOB_STATUSES.get(job.status)
      const isBelieved = isCertain || isGraceOver(seen)
      if (end !== undefined && isBelieved)
        return {
          state: 'ended',
          job,
          end,
          isCertain,
          polls,
        }
      if (seen.isTimeUp)
        return {
          state: 'time up',
          job,
          remark: seen.remark,
          polls,
        }
    }
    throw new Error('the watch ended before the job')
  } catch (error) {
    return { state: 'broken off', job, error }
  }
}

function isGraceOver(seen: PollProgress<AgentJob>): boolean {
  // At the deadline, accept the end without waiting out the grace, unless polls were failing (`remark`).
  if (seen.isTimeUp) return seen.remark === undefined
  return seen.elapsedMs >= FOLLOW_UP_GRACE_MS
}

/** A completed job may get its link a little later. */
export async function waitForLink(
  step: AskStep,
  done: AgentJob,
  policy: RequestPolicy,
): Promise<AgentJob> {
  if (done.status !== 'completed' || done.prLink) return done
  for (const pauseMs of LINK_PAUSES_MS) {
    if (policy.deadlineMs - step.clock.nowMs() <= pauseMs) break
    await step.clock.sleep(pauseMs, policy.pauseSignal)
    try {
      // The status of a turn that has ended never changes; only the link can still arrive.
      const { prLink } = await step.service.getJob(done.id, policy)
      if (prLink) return { ...done, prLink }
    } catch (error) {
      // The job is done; not knowing more about its pull request must not hide that.
      const isHarmless = policy.kind === 'decoration' && error instanceof RequestFailure
      if (!isHarmless) throw error
      step.log.warning(error.message)
      break
    }
  }
  return done
}

/* The result. */

async function resultOfWait(
  step: AskStep,
  plan: JobPlan,
  waited: WaitResult,
  waitAgain: JobResult['waitAgain'],
): Promise<JobResult> {
  if (waited.state === 'ended') return resultOfEnd(step, plan, waited)
  if (waited.state === 'broken off')
    return resultOfJobFailure(waited.error, { job: waited.job, isAccepted: true, waitAgain })
  const facts = readFacts(step, waited.job, waited.polls)
  const timedOut = { ...facts, kind: 'timed-out', notes: [waited.remark ?? MORE_TIME] } as const
  // With a status that we do not know, it may have ended, and `remark` says what to do.
  const isKnown = JOB_STATUSES.has(waited.job.status)
  return isKnown ? { ...timedOut, waitAgain } : timedOut
}

async function resultOfEnd(step: AskStep, plan: JobPlan, waited: Ended): Promise<JobResult> {
  let job: AgentJob
  try {
    job = await waitForLink(step, waited.job, step.startPolicy('decoration'))
  } catch (error) {
    return resultOfJobFailure(error, { job: waited.job, isAccepted: true })
  }
  const facts = readFacts(step, job, waited.polls)
  const { pullRequest } = facts
  // Also true if the job has no pull request, before and now.
  const isAsBefore = pullRequest?.name === plan.pullBefore
  const mayNotHaveBegun = isAsBefore && !waited.isCertain
  const notes = mayNotHaveBegun ? [MAY_NOT_HAVE_BEGUN] : []
  const outcomes = OUTCOME_OF_END[waited.end]
  if (pullRequest === undefined) return { ...facts, kind: outcomes.without, notes }
  const kind = outcomes.withPull
  if (kind !== 'pr-opened') return { ...facts, kind, notes }

  let change: 'opened' | 'updated' | 'unknown' = 'opened'
  if (isAsBefore) change = 'updated'
  if (mayNotHaveBegun) change = 'unknown'
  return {
    ...facts,
    kind,
    pullRequest,
    change,
    notes,
  }
}

/** For a failure of the request, of the wait, or of the look for the link. */
function resultOfJobFailure(
  error: unknown,
  asked: Pick<JobResult, 'job' | 'waitAgain'> & { readonly isAccepted: boolean },
): JobResult {
  if (error instanceof Cancelled) {
    const notes = error.unknownFate === undefined ? [] : [error.unknownFate]
    return {
      kind: 'cancelled',
      job: asked.job,
      waitAgain: asked.waitAgain,
      notes,
    }
  }
  const failed = { ...asked, kind: 'error', error, notes: [] } as const
  // A job that no longer exists cannot be waited for.
  const isGone = error instanceof RequestFailure && error.meaning === 'gone'
  return isGone ? { ...failed, waitAgain: undefined } : failed
}

function readFacts(step: AskStep, job: AgentJob, polls: number) {
  step.log.info(`Agent job ${job.id} is ${job.status} (polls: ${polls})`)
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  let unusedLink: string | undefined
  if (whyRejected !== undefined) {
    unusedLink = `The agent job's pull request link is not used: ${whyRejected}.`
    step.log.warning(unusedLink)
  }
  const ref = job.source?.ref ?? ''
  let branch: string | undefined
  if (pullRequest !== undefined && VALUE_FORMATS.branch.form.test(ref)) branch = ref
  return {
    job,
    pullRequest,
    unusedLink,
    branch,
  }
}
