import { ActionError, Cancelled } from '../errors.ts'
import { FORMATS } from '../frame/outputs.ts'
import { fromMessage, type Text } from '../frame/page.ts'
import { HttpError } from '../http/retry.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, JOB_STATUSES } from '../service/statuses.ts'
import { namePull, type PullRequest, readPullRequest } from './pull-request.ts'
import { type Entry, withState } from './record.ts'
import type { AskStep } from './step-record.ts'
import type { Target } from './target.ts'
import { waitForJob, waitForLink } from './wait-for-job.ts'

export type JobResult = JobState &
  (
    | { readonly kind: 'pr-opened'; readonly pullRequest: PullRequest; readonly isUpdate: boolean }
    /** `isLinkUnused`: the service gave a link, which is not that of a pull request. */
    | { readonly kind: 'no-pr'; readonly isLinkUnused: boolean }
    /** `isCutShort`: an outage or a limit ended the wait. */
    | { readonly kind: 'timed-out'; readonly isCutShort?: boolean }
    | { readonly kind: 'failed' | 'archived' | 'started' | 'cancelled' }
    | { readonly kind: 'error'; readonly error: unknown; readonly isAsked: boolean }
  )

interface JobState {
  /** The request as the record has it; undefined if this step asked nothing, or records nothing. */
  readonly entry: Entry | undefined
  /** Whether a re-run finds the job in the record. */
  readonly isRecorded: boolean
  /** Undefined if the service never showed it. */
  readonly job: AgentJob | undefined
  readonly pullRequest?: PullRequest | undefined
  readonly branch?: string | undefined
  /** What the agent was to be asked; undefined if a job is only waited for. */
  readonly prompt: string | undefined
  readonly durationMs: number
  readonly notes: readonly Text[]
}

/** What the log says of a job, by what the step does about it. */
const DONE = {
  create: 'was created',
  'follow up': 'got the follow-up',
  watch: 'was found',
} as const

const STAYED_BUSY =
  'The job stayed busy with something else until the time was up, so the follow-up was not sent. A re-run sends it.'

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
  const { clock, log, inputs, outputs, record, stage } = step
  /** As it was last seen: kept in case a later request fails. */
  let job = target.kind === 'create' ? undefined : target.job
  let isAsked = target.kind === 'watch'
  const pullBefore =
    target.kind === 'watch'
      ? target.pullBefore
      : job && namePull(readPullRequest(job, step).pullRequest)
  const again = target.kind === 'watch' ? undefined : target.again
  let entry: Entry | undefined
  let isRecorded = false
  const state = (...notes: Array<string | undefined>): JobState => ({
    entry,
    isRecorded,
    job,
    prompt,
    durationMs: clock.nowMs() - startMs,
    notes: [again, ...notes].filter((note) => note !== undefined).map(fromMessage),
  })
  try {
    if (target.kind === 'busy') return { kind: 'timed-out', ...state(STAYED_BUSY) }
    if (target.kind !== 'watch') entry = record.newEntry(job?.id)
    // A step of this attempt that looks alike must not resume the request too.
    else if (target.resumed) entry = { ...target.resumed, attempt: step.event.runAttempt }
    job = target.kind === 'watch' ? target.job : await askAgent(step, job?.id, prompt ?? '', entry)
    isAsked = true
    entry = withState(entry, 'asked', job.id)
    // On disk at once, so that no later fault loses it.
    outputs.set({ 'job-id': job.id, status: job.status })
    // From here on, reads only decorate the result.
    stage.reads = 'decoration'
    log.info(`Job ${job.id} ${DONE[target.kind]}`)
    if (inputs.wait) {
      const progress = `### ⏳ The docs agent is at work\n\nJob \`${job.id}\`. Its result will be here.`
      isRecorded = await record.show(progress, { entry }, false)
    }
    const isOver = target.kind === 'watch' && hasJobEnded(job)
    if (!inputs.wait && !isOver) return { kind: 'started', ...state() }

    const polled = await waitForJob(step, job, target.kind, (seen) => {
      job = seen
    })
    if (polled.isDone) job = await waitForLink(step, job)
    log.info(`Job ${job.id} is ${job.status} (polls: ${polled.polls})`)
    const { pullRequest, rejected } = readPullRequest(job, step)
    const unused = rejected && `The job's pull request link is not used: ${rejected}.`
    if (unused) log.warning(unused)
    const ending = state(polled.remark, unused)
    // Out of time, a job that looks completed may still show the turn before the follow-up.
    const end = polled.isDone ? JOB_STATUSES.get(job.status) : undefined
    if (end === undefined) {
      const isCutShort = polled.remark !== undefined
      return { ...ending, kind: 'timed-out', pullRequest, isCutShort }
    }
    if (end === 'failed') return { ...ending, kind: 'failed', pullRequest }
    if (pullRequest) {
      const isUpdate = namePull(pullRequest) === pullBefore
      return { ...ending, kind: 'pr-opened', pullRequest, branch: readBranch(job, step), isUpdate }
    }
    if (end === 'archived') return { ...ending, kind: 'archived' }
    return { kind: 'no-pr', isLinkUnused: unused !== undefined, ...ending }
  } catch (error) {
    if (!isAsked && wasCertainlyNotTaken(error)) entry = withState(entry, 'not asked')
    if (error instanceof Cancelled) return { kind: 'cancelled', ...state(error.doubt) }
    return { kind: 'error', error, isAsked, ...state() }
  }
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
