import { ActionError, Cancelled } from '../errors.ts'
import { FORMATS } from '../frame/outputs.ts'
import { fromMessage, type Text } from '../frame/page.ts'
import { HttpError } from '../http/retry.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, JOB_STATUSES } from '../service/statuses.ts'
import { namePull, type PullFacts, type PullRequest, readPullRequest } from './pull-request.ts'
import { type Entry, withState } from './record.ts'
import type { AskStep } from './step-record.ts'
import { asks, type Target } from './target.ts'
import { waitForJob, waitForLink } from './wait-for-job.ts'

export type JobResult = JobState & JobEnd

type JobEnd =
  | {
      readonly kind: 'pr-opened'
      readonly pullRequest: PullRequest
      /** `unknown`: it is as it was, and the job was never seen at work on the follow-up. */
      readonly change: 'opened' | 'updated' | 'unknown'
    }
  /** `isLinkUnused`: the service gave a link, which is not that of a pull request. */
  | { readonly kind: 'no-pr'; readonly isLinkUnused: boolean }
  | { readonly kind: 'failed' | 'archived' | 'timed-out' | 'started' | 'cancelled' }
  | { readonly kind: 'error'; readonly error: unknown; readonly isAsked: boolean }

interface JobState extends Seen {
  readonly pullRequest?: PullRequest | undefined
  /** The same as GitHub knows it, once it was asked. */
  readonly pull?: PullFacts | undefined
  readonly branch?: string | undefined
  /** What the agent was to be asked; undefined if a job is only waited for. */
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
 * Does what the target says, and waits for the job's end. Never rejects: a failure is a result.
 * @param startMs when the step began with it: it may have waited for the end of other work
 * @param prompt with its context; of a job that we only wait for, what it was asked
 */
export async function runJob(
  step: AskStep,
  target: Target,
  startMs: number,
  prompt: string | undefined,
): Promise<JobResult> {
  const { clock, inputs, outputs, record, event, log } = step
  const stateOf = (seen: Seen, ...notes: Array<string | undefined>): JobState => ({
    ...seen,
    prompt,
    durationMs: clock.nowMs() - startMs,
    notes: [target.again, ...notes].filter((note) => note !== undefined).map(fromMessage),
  })
  const endOfError = (error: unknown, isAsked: boolean, seen: Seen): JobResult =>
    error instanceof Cancelled
      ? { kind: 'cancelled', ...stateOf(seen, error.doubt) }
      : { kind: 'error', error, isAsked, ...stateOf(seen) }

  if (target.kind === 'busy')
    return { kind: 'timed-out', ...stateOf({ job: target.job }, STAYED_BUSY) }
  let job: AgentJob
  let entry: Entry | undefined
  if (target.kind === 'resume' || target.kind === 'watch') {
    job = target.job
    // A step of this attempt that looks alike must not resume the request too.
    if (target.kind === 'resume') entry = { ...target.request, attempt: event.runAttempt }
  } else {
    entry = record.newEntry(target.job?.id)
    try {
      job = await askAgent(step, target.job?.id, prompt ?? '', entry)
    } catch (error) {
      if (wasCertainlyNotTaken(error)) entry = withState(entry, 'not asked')
      return endOfError(error, false, { job: target.job, entry })
    }
  }
  // On disk at once, so that no later fault loses it.
  outputs.set({ 'job-id': job.id, status: job.status })
  log.info(`Job ${job.id} ${DONE[target.kind]}`)
  entry = withState(entry, 'asked', job.id)
  const progress = `### ⏳ The docs agent is at work\n\nJob \`${job.id}\`. Its result will be here.`
  const isRecorded = inputs.wait && (await record.show(progress, { entry }, 'decoration'))
  let seen: Seen = { job, entry, rerunWaits: inputs.wait && (isRecorded || !asks(target)) }
  try {
    const { notes, ...end } = await awaitEnd(step, target, job, (next) => {
      seen = { ...seen, job: next }
    })
    return { ...stateOf(seen, ...notes), ...end }
  } catch (error) {
    return endOfError(error, true, seen)
  }
}

/** @param onSeen gets the job each time that the service shows it */
async function awaitEnd(
  step: AskStep,
  target: Exclude<Target, { kind: 'busy' }>,
  first: AgentJob,
  onSeen: (job: AgentJob) => void,
): Promise<JobEnd & Pick<JobState, 'pullRequest' | 'branch'> & { notes: (string | undefined)[] }> {
  const { inputs, log } = step
  const isOver = !asks(target) && hasJobEnded(first)
  if (!inputs.wait && !isOver) return { kind: 'started', notes: [] }
  const waited = await waitForJob(step, first, target.kind, onSeen)
  const { last = first, isDone, remark, polls, wasActive } = waited
  const job = isDone ? await waitForLink(step.decorating(), last) : last
  onSeen(job)
  log.info(`Job ${job.id} is ${job.status} (polls: ${polls})`)
  const { pullRequest, rejected } = readPullRequest(job, step)
  const unused = rejected && `The job's pull request link is not used: ${rejected}.`
  if (unused) log.warning(unused)
  const branch = pullRequest && readBranch(job, step)
  // In an outage, a job that looks completed may still show the turn before the follow-up.
  const end = isDone ? JOB_STATUSES.get(job.status) : undefined
  if (end === undefined)
    return { kind: 'timed-out', pullRequest, branch, notes: [remark ?? MORE_TIME, unused] }
  const isSame = namePull(pullRequest) === target.pullBefore
  const mayNotHaveBegun = !wasActive && isSame
  const notes = [remark, mayNotHaveBegun ? MAY_NOT_HAVE_BEGUN : undefined, unused]
  if (end === 'failed') return { kind: 'failed', pullRequest, branch, notes }
  if (pullRequest) {
    const change = mayNotHaveBegun ? 'unknown' : isSame ? 'updated' : 'opened'
    return { kind: 'pr-opened', pullRequest, branch, change, notes }
  }
  if (end === 'archived') return { kind: 'archived', notes }
  return { kind: 'no-pr', isLinkUnused: unused !== undefined, notes }
}

function readBranch({ source }: AgentJob, { log }: AskStep): string | undefined {
  const branch = source?.ref
  if (branch && FORMATS.branch.test(branch)) return branch
  const what = branch ? "The branch's name is not plain" : 'The service names no branch'
  log.warning(`${what}, so the output \`branch\` is empty.`)
  return undefined
}

async function askAgent(
  { service, record, inputs, clock, signal, deadlineMs }: AskStep,
  jobId: string | undefined,
  prompt: string,
  entry: Entry | undefined,
): Promise<AgentJob> {
  const isPrivate = inputs.context.has('signals')
  if (entry) await record.writeAsking(entry)
  signal.throwIfAborted()
  // GitHub may have taken all the time: what is sent now would be left alone at once.
  if (clock.nowMs() >= deadlineMs)
    throw new ActionError(
      'The time was up before the agent could be asked, so nothing was sent to it.',
      { remedy: 'Raise timeout-minutes.' },
    )
  return jobId === undefined
    ? service.createJob(prompt, isPrivate)
    : service.sendMessage(jobId, prompt, isPrivate)
}

/** Whether a failure says that the service certainly did not take what was sent. */
function wasCertainlyNotTaken(error: unknown): boolean {
  if (error instanceof Cancelled) return error.doubt === undefined
  if (error instanceof HttpError) return error.why !== 'fate unknown'
  return error instanceof ActionError
}
