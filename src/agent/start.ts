import type { Run } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import type { Log } from '../base/log.ts'
import { OUTCOMES } from '../base/outcomes.ts'
import { HttpError } from '../http/retry.ts'
import { unlessNotFound } from '../http/unless-it-fails.ts'
import type { AgentJob } from '../service/agent-job.ts'
import { GONE_AFTER } from '../service/poll.ts'
import type { Service } from '../service/service.ts'
import type { Assignment } from './assignment.ts'
import { isTerminal, outcomeOf } from './outcome.ts'
import { type PullRequestRule, readPullRequest } from './pull-request.ts'
import { type Origin, waitForJob } from './wait.ts'

/** Between two looks at a job that is not found. */
const GONE_PAUSE_MS = 2_000

export interface StartOptions extends Assignment {
  pollIntervalMs: number
  service: Service
  run: Run
  rule: PullRequestRule
  log: Log
  /** Called as soon as the job's ID is known, before anything else can go wrong. */
  onKnown(job: { id: string; status?: string; remark?: string }): void
}

export interface Start {
  origin: Origin
  job: AgentJob
  /** What is worth knowing of how it came about. */
  remark: string
  /** Whether the prompt reached the agent; false where the time was up before it could be sent. */
  isSent: boolean
}

/** Creates a job, resumes or attaches to one, or sends one a follow-up. */
export async function startJob(options: StartOptions): Promise<Start> {
  const { prompt, jobId, resumeId, service, onKnown } = options
  if (resumeId !== undefined) return resumeJob(resumeId, options)
  if (jobId === undefined) {
    refuseIfLate(options)
    const job = await service.createJob(prompt ?? '')
    return { origin: 'created', job, remark: '', isSent: true }
  }
  onKnown({ id: jobId })
  if (options.orNew) return continueJob(jobId, options)
  const job = await findJob(jobId, options)
  if (prompt === undefined) return { origin: 'attached', job, remark: '', isSent: true }
  return followUp(job, prompt, options)
}

/** GitHub may have taken all the time: what is sent now would be left alone at once. */
function refuseIfLate({ run }: StartOptions): void {
  if (run.clock.nowMs() < run.deadlineMs) return
  throw new ActionError(
    'The time was up before the agent could be asked, so nothing was sent to it. Raise timeout-minutes.',
  )
}

/** Sends a follow-up. What a job makes of one that comes while it is active is not documented: C2. */
async function followUp(found: AgentJob, prompt: string, options: StartOptions): Promise<Start> {
  const job = await waitForTurn(found, options)
  if (!isTerminal(job)) {
    const remark = 'The job was at work on something else all the time. The follow-up was not sent.'
    return { origin: 'attached', job, remark, isSent: false }
  }
  // What an archived job makes of a message is not documented.
  const ending = job.status === 'archived' ? 'was archived' : endingOf(job, options)
  if (options.orNew && ending !== '')
    return startAnew(job.id, { ...options, whose: IN_REVIEW, ending })
  refuseIfLate(options)
  const answered = await options.service.sendMessage(job.id, prompt)
  return { origin: 'followed-up', job: answered, remark: '', isSent: true }
}

/** A job that is at work on something else, at the end of that or of the time. */
async function waitForTurn(job: AgentJob, options: StartOptions): Promise<AgentJob> {
  if (isTerminal(job)) return job
  options.log.info(`Job ${job.id} is still at work on something else: waiting for its end first`)
  const retrieve = options.service.getJob
  return (await waitForJob({ ...options, job, origin: 'attached', retrieve })).job
}

const IN_REVIEW = 'whose pull request is open'

/** Sends the follow-up to a job whose pull request is open; asks anew if the job cannot go on. */
async function continueJob(id: string, options: StartOptions): Promise<Start> {
  const start = await unlessNotFound(async () =>
    followUp(await findJob(id, options), options.prompt ?? '', options),
  )
  return start ?? startAnew(id, { ...options, whose: IN_REVIEW, ending: 'is gone' })
}

/** Goes on with the job that an earlier attempt left behind; starts anew if that ended badly. */
async function resumeJob(id: string, options: StartOptions): Promise<Start> {
  const job = await unlessNotFound(() => findJob(id, options))
  const ending = job === undefined ? 'is gone' : endingOf(job, options)
  if (job !== undefined && ending === '')
    return { origin: 'attached', job, remark: '', isSent: true }
  return startAnew(id, { ...options, whose: 'of an earlier attempt', ending })
}

/** Why a job cannot be gone on with, as it completes a sentence; empty where it can. */
function endingOf(job: AgentJob, { rule }: StartOptions): string {
  const { pullRequest } = readPullRequest(job, rule)
  return OUTCOMES[outcomeOf(job, pullRequest !== undefined)].asksAgain
}

async function startAnew(
  id: string,
  { whose, ending, ...options }: StartOptions & { whose: string; ending: string },
): Promise<Start> {
  // The job that `open` found is the one that has ended; another that was asked for by its ID has not.
  const jobId = options.orNew && options.jobId === id ? undefined : options.jobId
  const started = await startJob({ ...options, jobId, resumeId: undefined })
  const remark = `Job ${id}, ${whose}, ${ending}, so the agent was asked again.`
  return { ...started, remark: [remark, started.remark].filter(Boolean).join(' ') }
}

/**
 * The job, which only counts as gone after three 404s in a row.
 * @throws HttpError
 */
async function findJob(id: string, { service, run }: StartOptions): Promise<AgentJob> {
  for (let times = 1; ; times++) {
    try {
      return await service.getJob(id)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404 || times === GONE_AFTER) throw error
      if (run.deadlineMs - run.clock.nowMs() <= GONE_PAUSE_MS) throw error
      await run.clock.sleep(GONE_PAUSE_MS, run.signal)
    }
  }
}
