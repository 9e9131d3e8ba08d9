import { isNewer, type Marker, nameOfPull, workflowOf } from '../github/record.ts'
import { isRefusedForGood } from '../github/refusals.ts'
import { HttpError } from '../http/retry.ts'
import { hasJobEnded } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { messageOf } from '../text.ts'
import { findJob, lookForLink } from './find-job.ts'
import { readPullRequest } from './pull-request.ts'

const HARM = 'If a pull request of the agent is open there, a new one will stand beside it.'

/**
 * The newest job that this workflow recorded for this project and whose pull request is still open, or that
 * is still at work on its first one. It is looked for on the open pull requests of this repository and on
 * the issue of the run. Undefined if it is known that there is none, or if a permission is missing for good,
 * which is a warning: then a new one is in order.
 *
 * @throws ActionError if that cannot be found out now
 */
export async function findOpenJob(step: Step): Promise<Marker | undefined> {
  const { conversation, event, github } = step
  const ofWorkflow = (marker: Marker | undefined) =>
    marker?.jobId !== undefined && marker.workflow === workflowOf(event) ? marker : undefined
  const findOnPull = async () => {
    for (const number of await github.listOpenPulls()) {
      const marker = ofWorkflow(await readOwnPull(step, number))
      if (marker !== undefined) return marker
    }
    return undefined
  }
  // It was found on its pull request while that was open.
  const onPull = await orWarning(step, findOnPull)
  const onIssue = ofWorkflow(await orWarning(step, () => conversation.readRecord()))
  if (onIssue === undefined || (onPull && !isNewer(onIssue, onPull))) return onPull
  return (await isOpen(step, onIssue)) ? onIssue : onPull
}

/** Whether a record's job can be continued: its pull request is open, or there is none yet. */
async function isOpen(step: Step, { jobId = '', pull: recorded }: Marker): Promise<boolean> {
  const { log, github, event } = step
  let pull = recorded
  if (pull === undefined) {
    // The record was written before there was one: the service knows whether there is one now.
    const found = await findJob(step, jobId)
    if (found !== undefined && !hasJobEnded(found)) return true
    const job = found && (await lookForLink(step, found))
    const { pullRequest, rejected } = job ? readPullRequest(job, step) : {}
    pull = nameOfPull(pullRequest, event)
    if (rejected !== undefined)
      log.warning(`The pull request link of job ${jobId} is not used: ${rejected}. ${HARM}`)
    if (pullRequest !== undefined && pull === undefined)
      log.warning(`${pullRequest.url}, by job ${jobId}, is not on this server. ${HARM}`)
  }
  const [repository, number] = pull?.split('#') ?? []
  if (repository === undefined) {
    log.info(`Job ${jobId} has no pull request on this server, so a new job is created.`)
    return false
  }
  const ask = () => github.isPullOpen({ repository, number: Number(number) })
  const isStillOpen = await orWarning(step, ask)
  if (isStillOpen === false)
    log.info(`${pull}, by job ${jobId}, is merged or closed, so a new job is created.`)
  return isStillOpen === true
}

/** An answer; undefined, with a warning, if a permission for it is missing for good. */
async function orWarning<T>({ log }: Step, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!isRefusedForGood(error)) throw error
    log.warning(`${messageOf(error)} ${HARM}`)
    return undefined
  }
}

/** The record on a pull request of the agent's; undefined if the pull request went meanwhile. */
async function readOwnPull(step: Step, number: number): Promise<Marker | undefined> {
  const { conversation, event, github } = step
  try {
    return await conversation.readOwnPull(number)
  } catch (error) {
    if (!isMissing(error)) throw error
    // That comments are not found may have other reasons.
    const pull = { repository: event.repository, number }
    const isStillOpen = await github.isPullOpen(pull).catch((thrown: unknown) => {
      if (isMissing(thrown)) return false
      throw thrown
    })
    if (isStillOpen) throw error
    return undefined
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof HttpError && [404, 410].includes(error.status ?? 0)
}
