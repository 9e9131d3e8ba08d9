import { ActionError, Cancelled, explain } from '../errors.ts'
import type { Pull } from '../github/pulls.ts'
import { HttpError } from '../http/retry.ts'
import type { Outcome } from '../outcomes.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, outcomeOfJob } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { withNewKey } from './earlier-attempt.ts'
import { namePull, type PullRequest, readPullRequest } from './pull-request.ts'
import type { Target } from './target.ts'
import { waitForJob, waitForLink } from './wait-for-job.ts'

export interface JobResult {
  readonly outcome: Outcome
  /** As it was last seen; undefined if it never was. */
  readonly job?: AgentJob | undefined
  readonly pullRequest?: PullRequest | undefined
  /** Whether the pull request was there before the job was asked. */
  readonly isUpdate: boolean
  /** What the agent was to be asked; undefined if a job is only waited for. */
  readonly prompt?: string | undefined
  readonly durationMs: number
  /** What went wrong or is worth knowing, for a person; empty if the outcome says it all. */
  readonly remark: string
}

/** What the log says of a job, by what the step does about it. */
const DONE = {
  create: 'was created',
  'follow up': 'got the follow-up',
  watch: 'was found',
} as const

/**
 * Does what the target says, and waits for the job's end. Never rejects: a failure is a result.
 * @param startMs when the step began with it: it may have waited for the end of other work
 * @param prompt with its context; of a job that we only wait for, what it was asked
 * @param onAsked called as soon as the service has what was asked
 */
export async function runJob(
  step: Step,
  target: Target,
  startMs: number,
  prompt: string | undefined,
  onAsked: (job: AgentJob) => void,
): Promise<JobResult> {
  const { clock, log, inputs } = step
  /** As it was last seen: kept in case a later request fails. */
  let job = target.kind === 'create' ? undefined : target.job
  const pullBefore =
    target.kind === 'watch'
      ? target.pullBefore
      : job && namePull(readPullRequest(job, step).pullRequest)
  const end = (outcome: Outcome, remark: string, pullRequest?: PullRequest): JobResult => ({
    outcome,
    job,
    pullRequest,
    isUpdate: pullRequest !== undefined && namePull(pullRequest) === pullBefore,
    prompt,
    durationMs: clock.nowMs() - startMs,
    remark,
  })
  try {
    if (target.kind === 'busy') {
      const remark =
        'The job stayed busy with something else until the time was up, so the follow-up was not sent. A re-run sends it.'
      return end('timed-out', [target.why, remark].filter(Boolean).join(' '))
    }
    job = target.kind === 'watch' ? target.job : await askAgent(step, target, prompt ?? '')
    onAsked(job)
    log.info(`Job ${job.id} ${DONE[target.kind]}`)
    const isOver = target.kind === 'watch' && hasJobEnded(job)
    const why = 'why' in target ? target.why : undefined
    if (!inputs.wait && !isOver) return end('started', why ?? '')

    const polled = await waitForJob(step, job, target.kind, (seen) => {
      job = seen
    })
    if (polled.isDone) job = await waitForLink(step, job)
    log.info(`Job ${job.id} is ${job.status} (polls: ${polled.polls})`)
    const { pullRequest, rejected } = readPullRequest(job, step)
    const unused = rejected && `The job's pull request link is not used: ${rejected}.`
    if (unused) log.warning(unused)
    const remark = [why, polled.remark, unused].filter(Boolean).join(' ')
    // Out of time, a job that looks completed may still show the turn before the follow-up.
    const outcome = polled.isDone ? outcomeOfJob(job, pullRequest !== undefined) : 'timed-out'
    return end(outcome, remark, pullRequest)
  } catch (error) {
    if (error instanceof Cancelled) return end('cancelled', error.doubt)
    return end('error', explain(step.ledger.isKept ? withNewKey(error) : error, log))
  }
}

/**
 * Says so if somebody merged or closed the job's pull request before the job had ended what this run asked, and
 * records that, so that a re-run makes a new job.
 */
export async function describeClosed(
  { ledger }: Step,
  target: Target,
  { isUpdate, outcome }: JobResult,
  pull: string,
  details: Promise<Pull>,
): Promise<string | undefined> {
  const isAsked = target.kind === 'follow up' || ledger.hasAsked
  const state = await details.then(
    (known) => known.state,
    () => undefined,
  )
  if (!isAsked || state !== 'closed' || outcome !== 'pr-opened') return undefined
  if (target.kind === 'watch' && hasJobEnded(target.job))
    return `${pull} has been merged or closed, so this re-run asked nothing new. For a new job, start a new run.`
  if (!isUpdate) return undefined
  ledger.noteLost()
  const again = ledger.isKept ? 're-run this job' : 'start a new run that asks for a new job'
  return `${pull} was merged or closed before the agent had ended, so what was asked may not be in it. Look there; if it is missing, ${again}.`
}

/** Writes down that the agent is asked, and asks it. */
async function askAgent(
  { service, ledger, clock, signal, deadlineMs }: Step,
  target: Extract<Target, { kind: 'create' | 'follow up' }>,
  prompt: string,
): Promise<AgentJob> {
  const jobId = target.kind === 'follow up' ? target.job.id : undefined
  await ledger.writeAsking(jobId, signal)
  try {
    signal.throwIfAborted()
    // GitHub may have taken all the time: what is sent now would be left alone at once.
    if (clock.nowMs() >= deadlineMs)
      throw new ActionError(
        'The time was up before the agent could be asked, so nothing was sent to it. Raise timeout-minutes.',
      )
    return await (jobId === undefined
      ? service.createJob(prompt)
      : service.sendMessage(jobId, prompt))
  } catch (error) {
    if (isCertain(error)) ledger.noteNotAsked()
    throw error
  }
}

/** Whether a failure says that the service certainly did not take what was sent. */
function isCertain(error: unknown): boolean {
  if (error instanceof Cancelled) return error.doubt === ''
  if (error instanceof HttpError) return error.why !== 'fate unknown'
  return error instanceof ActionError
}
