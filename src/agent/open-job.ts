import { fingerprint, isNewer, type Marker, nameOfPull } from '../github/record.ts'
import { HttpError } from '../http/retry.ts'
import type { Step } from '../step.ts'
import { isTerminal, readPullRequest } from './pull-request.ts'

/** Each costs a request at least. The agent's own come first: one conversation has one at a time. */
const MAX_PULLS = 30
const PULL = /^(?<repository>.+)#(?<number>\d+)$/

/**
 * The newest job that this workflow recorded for this project and whose pull request is still open, or that
 * is still at work on its first one. It is looked for on the open pull requests of this repository and on
 * the issue of the run. Undefined if there is none: then a new one is in order.
 *
 * @throws HttpError if that cannot be found out for now; a permission that is missing is a warning
 */
export async function findOpenJob(step: Step): Promise<Marker | undefined> {
  const isOfWorkflow = (marker: Marker | undefined) =>
    marker?.jobId !== undefined && marker.workflow === fingerprint(step.event.workflow)
  const onPull = await unlessForbidden(step, async () => {
    const pulls = await step.github.listOpenPulls()
    for (const { number } of pulls.slice(0, MAX_PULLS)) {
      const marker = await step.conversation.readOwnPull(number)
      if (isOfWorkflow(marker)) return marker
    }
    return undefined
  })
  const onIssue = await unlessForbidden(step, () => step.conversation.readRecord())
  const candidates = [onPull, onIssue]
    .filter((marker) => marker !== undefined)
    .filter(isOfWorkflow)
    .sort((a, b) => (isNewer(a, b) ? -1 : 1))
  for (const marker of candidates) {
    // That of a pull request was found on it while it was open.
    if (marker === onPull || (await isOpen(step, marker))) return marker
  }
  return undefined
}

/** Whether a record's job can be continued: its pull request is open, or there is none yet. */
async function isOpen(step: Step, { jobId = '', pull: recorded }: Marker): Promise<boolean> {
  const { log, github, service, event } = step
  let pull = recorded
  if (pull === undefined) {
    // The record was written before there was one: the service knows whether there is one now.
    const job = await service.getJob(jobId).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return undefined
      throw error
    })
    if (job !== undefined && !isTerminal(job)) return true
    pull = nameOfPull(job && readPullRequest(job, step).pullRequest, event)
  }
  const { repository, number } = PULL.exec(pull ?? '')?.groups ?? {}
  if (repository === undefined || number === undefined) {
    log.info(`Job ${jobId} has no pull request on this server, so a new job is created.`)
    return false
  }
  const isStillOpen = await unlessForbidden(step, () =>
    github.isPullOpen({ repository, number: Number(number) }),
  )
  if (isStillOpen === false)
    log.info(`${pull}, by job ${jobId}, is merged or closed, so a new job is created.`)
  return isStillOpen === true
}

/** Undefined if the token may not read it. The warning names the permission. */
async function unlessForbidden<T>({ log }: Step, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    const isForbidden = error instanceof HttpError && [403, 404, 410].includes(error.status ?? 0)
    if (!isForbidden) throw error
    log.warning(
      `${error.message} If a pull request of the agent is open there, a new one will stand beside it.`,
    )
    return undefined
  }
}
