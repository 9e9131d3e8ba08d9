import type { MissedByReaders } from '../analytics/for-agent.ts'
import { ActionError, Cancelled, Skipped } from '../errors.ts'
import type { Marker } from '../github/record.ts'
import { HttpError } from '../http/retry.ts'
import { OUTCOMES, type Outcome } from '../outcomes.ts'
import { AUTO_JOB, OPEN_JOB } from '../runner/inputs.ts'
import { GONE_AFTER, type PollResult, pollUntilDone } from '../service/poll.ts'
import type { AgentJob } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { describeJobNotice, findEarlierJob } from './earlier-attempt.ts'
import { findOpenJob } from './open-job.ts'
import {
  isKnownStatus,
  isTerminal,
  outcomeOf,
  type PullRequest,
  readPullRequest,
} from './pull-request.ts'
import { composePrompt, type Task } from './task.ts'

/** Between two looks at a job that is not found. */
const GONE_PAUSE_MS = 2_000
/** A completed job may get its link a little later: when to look again. */
const LINK_PAUSES_MS = [2_000, 3_000, 4_000]
/** After this, a follow-up counts as done although the job was never seen at work on it. */
const FOLLOW_UP_GRACE_MS = 30_000
const GONE = 'is gone'

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

/** Called as soon as a job's ID is known; with its status as soon as it is at work on this task. */
type OnKnown = (job: { id: string; status?: string }) => void

interface Plan {
  /** The job that the task is for; undefined for a new one. */
  readonly jobId: string | undefined
  /** With its context; undefined if the job is only waited for. */
  readonly prompt: string | undefined
  /** The job that an earlier attempt gave the same task to: resumed unless it ended badly. */
  readonly earlierId: string | undefined
  /** Whether a new job takes the place of one that cannot continue. */
  readonly mayCreate: boolean
}

/** A job that was asked, or that is resumed. */
interface Start extends Pick<JobResult, 'remark' | 'isAsked'> {
  readonly job: AgentJob
  readonly origin: 'was created' | 'got the follow-up' | 'was found'
}

/**
 * Works out what to ask of which job, asks it, and waits for its end. A failure after that is a result.
 * @throws Skipped if there is nothing to ask; ActionError or Cancelled if that cannot be found out
 */
export async function performJob(
  step: Step,
  task: Task,
  missed: MissedByReaders | undefined,
  onKnown: OnKnown,
): Promise<JobResult> {
  const { clock, log, inputs } = step
  const startMs = clock.nowMs()
  const plan = await makePlan(step, task, missed)
  /** As it was last seen, as soon as it is asked: kept in case that a later poll fails. */
  let job: AgentJob | undefined
  const end = (outcome: Outcome, remark: string, more: Partial<JobResult> = {}): JobResult => ({
    ...{ outcome, remark, isAsked: true, durationMs: clock.nowMs() - startMs, ...more },
    ...(job && { job }),
    ...(plan.prompt !== undefined && { prompt: plan.prompt }),
  })
  try {
    const start = await startJob(step, plan, onKnown)
    job = start.job
    if (!start.isAsked) return end('timed-out', start.remark, { isAsked: false })
    // On disk before anything else can go wrong.
    onKnown({ id: job.id, status: job.status })
    log.info(`Job ${job.id} ${start.origin}`)
    if (plan.prompt !== undefined) log.notice(describeJobNotice(job.id, step))
    if (!inputs.wait) return end('started', start.remark)

    const polled = await pollJob(step, start, (seen) => {
      job = seen
    })
    if (polled.isDone) job = await waitForLink(step, job)
    log.info(`Job ${job.id} is ${job.status} (polls: ${polled.polls})`)
    const { pullRequest, rejected } = readPullRequest(job, step)
    if (rejected !== undefined) log.warning(`The job's pull request link is not used: ${rejected}.`)
    const remark = `${start.remark} ${polled.remark}`.trim()
    // Out of time, a job that looks completed may still show the turn before the follow-up.
    const outcome = polled.isDone ? outcomeOf(job, pullRequest) : 'timed-out'
    return end(outcome, remark, pullRequest && { pullRequest })
  } catch (error) {
    if (error instanceof Cancelled) return end('cancelled', error.doubt)
    return end('error', '', { error })
  }
}

async function makePlan(
  step: Step,
  task: Task,
  missed: MissedByReaders | undefined,
): Promise<Plan> {
  let { jobId } = task
  const mayCreate = jobId === undefined || jobId === OPEN_JOB
  let recorded: Marker | undefined
  if (jobId === AUTO_JOB || jobId === OPEN_JOB) {
    recorded = await (jobId === OPEN_JOB ? findOpenJob(step) : findRecordedJob(step))
    jobId = recorded?.jobId
  }
  if (task.prompt === undefined)
    return { jobId, prompt: undefined, earlierId: undefined, mayCreate }
  const earlierId = await findEarlierJob(step, recorded)
  const prompt = await composePrompt(step, task, missed, jobId !== undefined)
  return { jobId, prompt, earlierId, mayCreate }
}

/** The job that `job-id: auto` stands for. */
async function findRecordedJob({ conversation }: Step): Promise<Marker> {
  const { issueNumber } = conversation
  if (issueNumber === undefined) {
    throw new ActionError(
      `job-id: ${AUTO_JOB} stands for the job recorded on an issue or pull request, and this event has none. Set issue-number, or job-id to the job's own ID.`,
    )
  }
  const recorded = await conversation.readRecord()
  if (recorded?.jobId !== undefined) return recorded
  throw new Skipped(
    `No job of this project is recorded on #${issueNumber}, so there is no job to continue (job-id: ${AUTO_JOB}). A step with comment: true records its job there.`,
  )
}

async function startJob(step: Step, plan: Plan, onKnown: OnKnown): Promise<Start> {
  const { prompt, earlierId, mayCreate } = plan
  let { jobId } = plan
  let remark = ''
  if (earlierId !== undefined) {
    const job = await findJob(step, earlierId).catch(ifGone)
    const ending = whyAskAgain(step, job)
    if (job !== GONE && ending === '') return { job, origin: 'was found', remark, isAsked: true }
    remark = `Job ${earlierId}, of an earlier attempt, ${ending}, so the agent was asked again.`
    // The job that `open` found is the one that has ended; another that was asked for by its ID has not.
    if (mayCreate && jobId === earlierId) jobId = undefined
  }
  if (jobId !== undefined) {
    onKnown({ id: jobId })
    const continuing = continueJob(step, jobId, prompt, mayCreate)
    const start = await (mayCreate ? continuing.catch(ifGone) : continuing)
    if (typeof start !== 'string') return { ...start, remark: `${remark} ${start.remark}`.trim() }
    remark = `${remark} Job ${jobId}, whose pull request is open, ${start}, so the agent was asked again.`
    // A new job may be lost, and this is not it.
    onKnown({ id: '' })
  }
  refuseIfLate(step)
  const job = await step.service.createJob(prompt ?? '')
  return { job, origin: 'was created', remark: remark.trim(), isAsked: true }
}

/**
 * Sends a follow-up to a job, or finds the job if there is none to send.
 * @returns why a new job is in order, where one may be created, as it completes a sentence
 */
async function continueJob(
  step: Step,
  id: string,
  prompt: string | undefined,
  mayCreate: boolean,
): Promise<Start | string> {
  const job = await findJob(step, id)
  let found: Start = { job, origin: 'was found', remark: '', isAsked: true }
  if (prompt === undefined) return found
  if (!isTerminal(job)) {
    // What a job makes of a follow-up that comes while it is active is not documented.
    step.log.info(`Job ${id} is still at work on something else: waiting for its end first`)
    const { last = job } = await pollJob(step, found, () => {})
    found = { ...found, job: last }
  }
  if (!isTerminal(found.job)) {
    const remark = 'The job was at work on something else all the time. The follow-up was not sent.'
    return { ...found, remark, isAsked: false }
  }
  // What an archived job makes of a message is not documented.
  const ending = found.job.status === 'archived' ? 'was archived' : whyAskAgain(step, found.job)
  if (mayCreate && ending !== '') return ending
  refuseIfLate(step)
  return { ...found, job: await step.service.sendMessage(id, prompt), origin: 'got the follow-up' }
}

/** Polls until the job's end or the deadline. A terminal status is final. */
function pollJob(
  step: Step,
  { job, origin }: Start,
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
      isKnownStatus,
      isDone(last, elapsedMs) {
        onSeen(last)
        wasActive ||= last.status === 'active'
        if (!isTerminal(last)) return false
        // Until the service begins with a follow-up, the job shows how it ended before.
        return wasActive || elapsedMs >= FOLLOW_UP_GRACE_MS
      },
    },
    step,
  )
}

/** A completed job without a link is looked at a few more times. */
async function waitForLink(step: Step, done: AgentJob): Promise<AgentJob> {
  const { service, clock, signal, deadlineMs, log } = step
  for (const ms of LINK_PAUSES_MS) {
    if (done.status !== 'completed' || done.prLink) break
    if (deadlineMs - clock.nowMs() <= ms) break
    await clock.sleep(ms, signal)
    try {
      // Terminal is final: only the link is news.
      const { prLink } = await service.getJob(done.id)
      if (prLink) return { ...done, prLink }
    } catch (error) {
      // The job is done; not knowing more about its pull request must not hide that.
      if (!(error instanceof HttpError)) throw error
      log.warning(error.message)
      break
    }
  }
  return done
}

/** The job, which only counts as gone after three 404s in a row. */
async function findJob(step: Step, id: string): Promise<AgentJob> {
  const { service, clock, signal, deadlineMs } = step
  for (let left = GONE_AFTER - 1; left > 0; left--) {
    const job = await service.getJob(id).catch(ifGone)
    if (job !== GONE) return job
    if (deadlineMs - clock.nowMs() <= GONE_PAUSE_MS) break
    await clock.sleep(GONE_PAUSE_MS, signal)
  }
  return service.getJob(id)
}

/** Why a job is not resumed, as it completes a sentence; empty if it can be. */
function whyAskAgain(step: Step, job: AgentJob | typeof GONE): string {
  if (job === GONE) return GONE
  return OUTCOMES[outcomeOf(job, readPullRequest(job, step).pullRequest)].asksAgain
}

/** GitHub may have taken all the time: what is sent now would be left alone at once. */
function refuseIfLate({ clock, deadlineMs }: Step): void {
  if (clock.nowMs() < deadlineMs) return
  throw new ActionError(
    'The time was up before the agent could be asked, so nothing was sent to it. Raise timeout-minutes.',
  )
}

function ifGone(error: unknown): typeof GONE {
  if (error instanceof HttpError && error.status === 404) return GONE
  throw error
}
