import type { Log } from '../base/log.ts'
import type { GitHub } from '../github/client.ts'
import type { Conversation } from '../github/conversation.ts'
import { recordOfPull } from '../github/job-pull.ts'
import { fingerprint, isNewer, type Marker } from '../github/marker.ts'
import { unlessItFails, unlessNotFound } from '../http/unless-it-fails.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Service } from '../service/service.ts'
import { isTerminal } from './outcome.ts'
import { type PullRequestRule, readPullRequest } from './pull-request.ts'

/** Each costs a request at least. The agent's own is among the newest: one conversation has one at a time. */
const MAX_PULLS = 30
const PULL = /^(?<repository>.+)#(?<number>\d+)$/

export interface OpenJobOptions {
  event: WorkflowEvent
  github: Pick<GitHub, 'listOpenPulls' | 'isPullOpen'>
  conversation: Pick<Conversation, 'readRecord' | 'readOwnPull' | 'issueNumber'>
  service: Pick<Service, 'getJob'>
  /** Where a pull request may be. */
  rule: PullRequestRule
  log: Log
}

/**
 * The newest job that this workflow recorded for this project and whose pull request is still open, or that
 * is still at work on its first one. It is looked for on the open pull requests of this repository and on
 * the issue of the run. Undefined where there is none: then a new one is in order.
 *
 * @throws HttpError where that cannot be found out for now; what a permission is missing for is a warning
 */
export async function findOpenJob(options: OpenJobOptions): Promise<Marker | undefined> {
  const { conversation, log } = options
  const onPull = await unlessForbidden(() => findOnPulls(options), log)
  const onIssue = await unlessForbidden(() => conversation.readRecord(), log)
  const candidates = [onPull, onIssue]
    .filter((marker) => marker !== undefined)
    .filter((marker) => isOfWorkflow(marker, options.event))
    .sort((a, b) => (isNewer(a, b) ? -1 : 1))
  for (const marker of candidates) {
    // That of a pull request was found on it while it was open.
    if (marker === onPull || (await isOpen(marker, options))) return marker
  }
  return undefined
}

async function findOnPulls(options: OpenJobOptions): Promise<Marker | undefined> {
  const { event, github, conversation } = options
  const pulls = (await github.listOpenPulls()).filter(
    ({ head }) => head.repo?.full_name.toLowerCase() === event.repository.toLowerCase(),
  )
  for (const { number } of pulls.slice(0, MAX_PULLS)) {
    const marker = await conversation.readOwnPull(number)
    if (marker !== undefined && isOfWorkflow(marker, event)) return marker
  }
  return undefined
}

function isOfWorkflow(marker: Marker, event: WorkflowEvent): boolean {
  return marker.jobId !== undefined && marker.workflow === fingerprint(event.workflow)
}

/** Whether a record's job can go on: its pull request is open, or there is none yet. */
async function isOpen(marker: Marker, options: OpenJobOptions): Promise<boolean> {
  const { log, github, service, rule, event } = options
  let { pull } = marker
  if (pull === undefined) {
    // The record was written before there was one: the service knows whether there is one now.
    const job = await unlessNotFound(() => service.getJob(marker.jobId ?? ''))
    if (job !== undefined && !isTerminal(job)) return true
    pull = recordOfPull(job && readPullRequest(job, rule).pullRequest, event)
  }
  const { repository, number } = PULL.exec(pull ?? '')?.groups ?? {}
  if (repository === undefined || number === undefined) {
    log.info(`Job ${marker.jobId} has no pull request on this server: a new job is made.`)
    return false
  }
  const answer = await unlessForbidden(
    () => github.isPullOpen({ repository, number: Number(number) }),
    log,
  )
  if (answer === false)
    log.info(`${pull}, by job ${marker.jobId}, is merged or closed: a new job is made.`)
  return answer === true
}

/** Undefined where the token may not read it. The warning names the permission. */
function unlessForbidden<T>(
  read: () => Promise<T>,
  log: OpenJobOptions['log'],
): Promise<T | undefined> {
  return unlessItFails(read, (error) => {
    if (![403, 404, 410].includes(error.status ?? 0)) throw error
    log.warning(
      `${error.message} If a pull request of the agent is open there, a new one will stand beside it.`,
    )
  })
}
