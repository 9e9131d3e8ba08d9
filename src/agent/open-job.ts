import { unlessRefused } from '../github/api.ts'
import { fingerprint, isNewer, type Marker, nameOfPull } from '../github/record.ts'
import { HttpError } from '../http/retry.ts'
import { hasJobEnded } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { readPullRequest } from './pull-request.ts'

/** Each costs a request at least. The agent's own come first: one conversation has one at a time. */
export const MAX_PULLS = 30
const HARM = 'If a pull request of the agent is open there, a new one will stand beside it.'

/**
 * The newest job that this workflow recorded for this project and whose pull request is still open, or that
 * is still at work on its first one. It is looked for on the open pull requests of this repository and on
 * the issue of the run. Undefined if there is none: then a new one is in order.
 *
 * @throws HttpError if that cannot be found out for now; a permission that is missing is a warning
 */
export async function findOpenJob(step: Step): Promise<Marker | undefined> {
  const { conversation, event, github } = step
  const ofWorkflow = (marker: Marker | undefined) =>
    marker?.jobId !== undefined && marker.workflow === fingerprint(event.workflow)
      ? marker
      : undefined
  const findOnPull = async () => {
    for (const number of (await github.listOpenPulls()).slice(0, MAX_PULLS)) {
      const marker = ofWorkflow(await conversation.readOwnPull(number))
      if (marker !== undefined) return marker
    }
    return undefined
  }
  // It was found on its pull request while that was open.
  const onPull = await unlessRefused(step, findOnPull, HARM)
  const onIssue = ofWorkflow(await unlessRefused(step, () => conversation.readRecord(), HARM))
  if (onIssue === undefined || (onPull && !isNewer(onIssue, onPull))) return onPull
  return (await isOpen(step, onIssue)) ? onIssue : onPull
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
    if (job !== undefined && !hasJobEnded(job)) return true
    pull = nameOfPull(job && readPullRequest(job, step).pullRequest, event)
  }
  const [repository, number] = pull?.split('#') ?? []
  if (repository === undefined) {
    log.info(`Job ${jobId} has no pull request on this server, so a new job is created.`)
    return false
  }
  const ask = () => github.isPullOpen({ repository, number: Number(number) })
  const isStillOpen = await unlessRefused(step, ask, HARM)
  if (isStillOpen === false)
    log.info(`${pull}, by job ${jobId}, is merged or closed, so a new job is created.`)
  return isStillOpen === true
}
