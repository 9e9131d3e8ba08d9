import { ActionError, Cancelled } from '../errors.ts'
import type { Outcome } from '../outcomes.ts'
import { type PollResult, pollUntilDone } from '../service/poll.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, isKnownJobStatus, outcomeOfJob } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { describeJobNotice } from './earlier-attempt.ts'
import { isNotFound, unlessGone, waitForLink } from './find-job.ts'
import { type PullRequest, readPullRequest } from './pull-request.ts'
import { describeSuccessor, type Target, whyNotContinued } from './target.ts'

/** After this, a follow-up counts as done although the job was never seen at work on it. */
const FOLLOW_UP_GRACE_MS = 30_000

export interface JobResult {
  readonly outcome: Outcome
  /** As it was last seen; undefined if it never was. */
  readonly job?: AgentJob
  readonly pullRequest?: PullRequest
  /** What the agent was to be asked; undefined if a job is only waited for. */
  readonly prompt?: string
  readonly durationMs: number
  /** What went wrong or is worth knowing, for a person; empty if the outcome says it all. */
  readonly remark: string
  /** False if the time was up before the prompt could be sent. */
  readonly isAsked: boolean
  /** The failure behind outcome `error`. */
  readonly error?: unknown
}

/** What becomes known of the job, as soon as it does. */
export type JobNews =
  /** Which one is to be continued; it was not asked yet. */
  | { readonly kind: 'known'; readonly jobId: string }
  /** It was asked, and works on this task. */
  | { readonly kind: 'at work'; readonly job: AgentJob }
  /** A new job takes the place of the one that was known. */
  | { readonly kind: 'forgotten' }

/** A job that was asked, or that is only waited for. */
interface Asked {
  readonly job: AgentJob
  readonly origin: 'was created' | 'got the follow-up' | 'was found'
  /** What is worth knowing, for a person; empty if there is nothing to say. */
  readonly remark: string
}

/** A job that could not be asked, since it was at work on something else until the time was up. */
interface NotAsked {
  readonly origin: 'was not asked'
  readonly job: AgentJob
  readonly remark: string
}

/**
 * Does what the target says, and waits for the job's end. Never rejects: a failure is a result.
 * @param prompt what is sent, with its context; of a job that is only waited for, what it was asked
 */
export async function performJob(
  step: Step,
  target: Target,
  prompt: string | undefined,
  onNews: (news: JobNews) => void,
): Promise<JobResult> {
  const { clock, log, inputs } = step
  const startMs = clock.nowMs()
  /** As it was last seen, as soon as it is asked: kept in case that a later poll fails. */
  let job: AgentJob | undefined
  const end = (outcome: Outcome, remark: string, more: Partial<JobResult> = {}): JobResult => ({
    outcome,
    remark,
    isAsked: true,
    durationMs: clock.nowMs() - startMs,
    ...more,
    ...(job && { job }),
    ...(prompt !== undefined && { prompt }),
  })
  try {
    const asked = await askJob(step, target, prompt ?? '', onNews)
    job = asked.job
    if (asked.origin === 'was not asked') return end('timed-out', asked.remark, { isAsked: false })
    // On disk before anything else can go wrong.
    onNews({ kind: 'at work', job })
    log.info(`Job ${job.id} ${asked.origin}`)
    const notice = target.kind === 'watch' ? undefined : describeJobNotice(job.id, step)
    step.annotations.release(notice)
    if (!inputs.wait) return end('started', asked.remark)

    const polled = await pollJob(step, asked, (seen) => {
      job = seen
    })
    if (polled.isDone) job = await waitForLink(step, job)
    log.info(`Job ${job.id} is ${job.status} (polls: ${polled.polls})`)
    const { pullRequest, rejected } = readPullRequest(job, step)
    if (rejected !== undefined) log.warning(`The job's pull request link is not used: ${rejected}.`)
    const remark = `${asked.remark} ${polled.remark}`.trim()
    // Out of time, a job that looks completed may still show the turn before the follow-up.
    const outcome = polled.isDone ? outcomeOfJob(job, pullRequest !== undefined) : 'timed-out'
    return end(outcome, remark, pullRequest && { pullRequest })
  } catch (error) {
    if (error instanceof Cancelled) return end('cancelled', error.doubt)
    return end('error', '', { error })
  }
}

/** Does what the target says. */
async function askJob(
  step: Step,
  target: Target,
  prompt: string,
  onNews: (news: JobNews) => void,
): Promise<Asked | NotAsked> {
  switch (target.kind) {
    case 'create':
      return createJob(step, prompt, target.why, onNews)
    case 'resume':
    case 'watch':
      return { job: target.job, origin: 'was found', remark: '' }
    case 'follow up':
      return followUp(step, target, prompt, onNews)
  }
}

async function createJob(
  step: Step,
  prompt: string,
  why: string,
  onNews: (news: JobNews) => void,
): Promise<Asked> {
  // A new job may be lost, and the one that was known is not it.
  onNews({ kind: 'forgotten' })
  refuseIfLate(step)
  return { job: await step.service.createJob(prompt), origin: 'was created', remark: why }
}

async function followUp(
  step: Step,
  { job, why, isOpenJob }: Extract<Target, { kind: 'follow up' }>,
  prompt: string,
  onNews: (news: JobNews) => void,
): Promise<Asked | NotAsked> {
  let ended = job
  if (!hasJobEnded(job)) {
    // What a job makes of a follow-up that comes while it is active is not documented.
    step.log.info(`Job ${job.id} is still at work on something else: waiting for its end first`)
    const found: Asked = { job, origin: 'was found', remark: '' }
    const { last = job } = await pollJob(step, found, () => {})
    ended = last
  }
  if (!hasJobEnded(ended)) {
    const remark = 'The job was at work on something else all the time. The follow-up was not sent.'
    return { job: ended, origin: 'was not asked', remark: `${why} ${remark}`.trim() }
  }
  const createInstead = (ending: string) =>
    createJob(step, prompt, `${why} ${describeSuccessor(job.id, ending)}`.trim(), onNews)
  // What an archived job makes of a message is not documented.
  const ending = ended.status === 'archived' ? 'was archived' : whyNotContinued(step, ended)
  if (isOpenJob && ending !== '') return createInstead(ending)
  refuseIfLate(step)
  try {
    // The service refused a message that it answers with 404: it may be sent again.
    const asked = await unlessGone(step, () => step.service.sendMessage(job.id, prompt))
    return { job: asked, origin: 'got the follow-up', remark: why }
  } catch (error) {
    if (!isOpenJob || !isNotFound(error)) throw error
    return createInstead('is gone')
  }
}

/** Polls until the job's end or the deadline. A terminal status is final. */
function pollJob(
  step: Step,
  { job, origin }: Asked,
  onSeen: (job: AgentJob) => void,
): Promise<PollResult<AgentJob>> {
  let wasActive = origin !== 'got the follow-up'
  return pollUntilDone<AgentJob>(
    {
      noun: 'job',
      first: job,
      isNew: origin === 'was created',
      pollIntervalMs: step.inputs.pollIntervalSeconds * 1000,
      retrieve: (onRetry) => step.service.getJob(job.id, onRetry),
      isKnownStatus: isKnownJobStatus,
      isDone(last, elapsedMs) {
        onSeen(last)
        wasActive ||= last.status === 'active'
        if (!hasJobEnded(last)) return false
        // Until the service begins with a follow-up, the job shows how it ended before.
        return wasActive || elapsedMs >= FOLLOW_UP_GRACE_MS
      },
    },
    step,
  )
}

/** GitHub may have taken all the time: what is sent now would be left alone at once. */
function refuseIfLate({ clock, deadlineMs }: Step): void {
  if (clock.nowMs() < deadlineMs) return
  throw new ActionError(
    'The time was up before the agent could be asked, so nothing was sent to it. Raise timeout-minutes.',
  )
}
