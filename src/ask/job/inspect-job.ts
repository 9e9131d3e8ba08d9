import { ActionError } from '../../errors.ts'
import { readPull } from '../../github/pulls.ts'
import { HttpError } from '../../http/retry.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { JOB_STATUSES, type JobEnd } from '../../service/statuses.ts'
import type { AskStep } from '../step.ts'
import { pullOnServer, readPullRequest } from './pull-request.ts'
import type { Fate, Search } from './verdicts.ts'
import { waitForJob, waitForLink } from './wait-for-job.ts'

/** A job that was asked longer ago and is still active hangs. Real ones take minutes. */
const HANGS_AFTER_MS = 24 * 60 * 60_000

export interface Candidate {
  readonly id: string
  readonly search: Search
  /** The time of its last request. Jobs of `rerun` and `id` have none, so they never hang. */
  readonly askedAt?: string | undefined
  readonly recordedPull?: string | undefined
}

export type Inspected =
  | { readonly fate: 'gone'; readonly job?: undefined; readonly error: HttpError }
  /** `pull`: `owner/repo#1`; `link`: to a pull request elsewhere. */
  | {
      readonly fate: Exclude<Fate, 'gone'>
      readonly job: AgentJob
      readonly pull?: string
      readonly link?: string
    }

export async function inspectJob(step: AskStep, candidate: Candidate): Promise<Inspected> {
  const { service, stages, task, clock } = step
  const { id, askedAt } = candidate
  const job = await service.getJob(id, stages.needed).catch((error: unknown) => {
    if (error instanceof HttpError && error.meaning === 'gone') return error
    throw error
  })
  if (job instanceof HttpError) return { fate: 'gone', error: job }
  const end = JOB_STATUSES.get(job.status)
  if (end) return inspectEnd(step, candidate, job, end)
  const isOld =
    askedAt !== undefined && clock.now().getTime() - Date.parse(askedAt) > HANGS_AFTER_MS
  // Without a prompt, the step only waits.
  return { fate: isOld && task?.prompt !== undefined ? 'hangs' : 'at work', job }
}

/** Waits for the end of a job's other work, or until the time is up. */
export async function inspectAfterWork(
  step: AskStep,
  candidate: Candidate,
  atWork: AgentJob,
): Promise<Inspected> {
  // The service does not document how an active job treats a follow-up.
  step.log.info(`Job ${atWork.id} is still at work on something else: waiting for its end first`)
  const waited = await waitForJob(step, atWork, 'watch')
  const { state, job } = waited
  if (state === 'ended') return inspectEnd(step, candidate, job, waited.end)
  if (state === 'broken off') throw waited.error
  if (waited.remark) step.log.warning(waited.remark)
  return { fate: 'at work', job }
}

async function inspectEnd(
  step: AskStep,
  { search, recordedPull }: Candidate,
  ended: AgentJob,
  end: JobEnd,
): Promise<Inspected> {
  const { event, record, stages } = step
  const mayLackLink = search !== 'rerun' && search !== 'id'
  const job = mayLackLink ? await waitForLink(step, ended, stages.needed) : ended
  const { pullRequest, rejected } = readPullRequest(job, step)
  const pull = pullOnServer(pullRequest, event)
  switch (search) {
    case 'rerun':
    case 'id':
    case 'auto':
      return { fate: pullRequest ? `${end}, pull` : end, job }
    case 'pointer':
    case 'claim': {
      const place = `${event.repository}#${record.home}`
      const isThis = pull?.toLowerCase() === place.toLowerCase()
      return { fate: isThis ? `${end}, pull` : end, job }
    }
    case 'open': {
      const known = pull ?? recordedPull
      const link = pullRequest?.url ?? rejected
      if (known === undefined && link !== undefined) return { fate: 'elsewhere', job, link }
      const isOpen = known !== undefined && (await isPullOpen(step, known))
      if (isOpen) return { fate: `${end}, pull`, job, pull: known }
      step.log.info(`Job ${job.id} has no open pull request${known ? ` (${known})` : ''}.`)
      return { fate: end, job }
    }
  }
}

/** @throws ActionError if that cannot be known: a second pull request must not follow from it */
async function isPullOpen({ github, stages }: AskStep, pull: string): Promise<boolean> {
  const name = `Asking whether ${pull} is still open`
  try {
    const { state } = await readPull(github, stages.needed, pull, { name })
    // A missing state must not lead to a new job.
    return state !== 'closed'
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    throw new ActionError(
      `${error.message} So it is unknown whether there is a job to continue (\`job-id: open\`), and nothing was sent.`,
      { cause: error },
    )
  }
}
