import { ActionError } from '../errors.ts'
import { RequestFailure } from '../http/retry.ts'
import { type RichText, renderPlain, richText, trusted } from '../rich-text.ts'
import type { AgentJob, JobEnd } from '../service/schemas.ts'
import type { End } from './entry.ts'
import { endOf, type PullVisit, parsePullRequestLink, visitPull } from './pull-request.ts'
import type { AskStep, JobResult, PullRequest, Send, Wait } from './types.ts'
import { type Ended, waitForLink } from './wait.ts'

/*
 * A job's end: what became of the request, for the result and for the log. A new job's work is in its pull request. A
 * follow-up's may be in none, if its pull request was merged or closed too early.
 */

interface OutcomesOfEnd {
  readonly withPull: 'pr-opened' | 'failed' | 'archived'
  readonly without: 'no-pr' | 'failed' | 'archived'
}

export const OUTCOME_OF_END: Readonly<Record<JobEnd, OutcomesOfEnd>> = {
  completed: { withPull: 'pr-opened', without: 'no-pr' },
  archived: { withPull: 'pr-opened', without: 'archived' },
  failed: { withPull: 'failed', without: 'failed' },
}

const MAY_HAVE_LINK = trusted(
  'Whether it has a pull request could not be read: the dashboard shows it.',
)
const MAY_NOT_HAVE_BEGUN = richText`The agent job was never seen at work on the follow-up, so it is unknown whether the agent has begun. The dashboard shows it.`

/** @throws the signal's reason */
export async function resultOfEnd(
  step: AskStep,
  plan: Send | Wait,
  waited: Ended,
): Promise<JobResult> {
  const { job, isLinkKnown } = await findLink(step, waited.job)
  const facts = readFacts(step, job, waited.polls)
  const { pullRequest } = facts
  const visit = await visitPull(step, job.id, pullRequest)
  const { withPull, without } = OUTCOME_OF_END[waited.end]
  const isUpdate = lacksNewPull(plan, pullRequest, step)
  let fate: Fate = 'done'
  if (isUpdate) fate = fateOfFollowUp(plan, waited, visit.state)
  noteOwnEnd(step, plan, fate, isLinkKnown, job)

  const notes: RichText[] = []
  if (fate === 'not begun') notes.push(MAY_NOT_HAVE_BEGUN)
  let { linkProblem } = facts
  if (!isLinkKnown) linkProblem = MAY_HAVE_LINK
  const result = { ...facts, linkProblem, pullSummary: visit.summary, notes }
  if (pullRequest === undefined) return { ...result, kind: without }
  // The outcome is the job's, even if it failed with a later request.
  if (withPull !== 'pr-opened') return { ...result, kind: withPull }
  if (fate === 'lost' || fate === 'unseen') {
    const error = errorOfLoss(step, pullRequest, fate)
    return { ...result, kind: 'error', error }
  }
  let change: 'opened' | 'updated' | 'unknown' = 'opened'
  if (isUpdate) change = 'updated'
  if (fate === 'not begun') change = 'unknown'
  return { ...result, kind: withPull, pullRequest, change }
}

/** The fate of a request. */
type Fate =
  | 'done'
  /** A follow-up that the job was never seen at work on. */
  | 'not begun'
  /** Its pull request was merged or closed while the agent was at work, so its change may be in none. */
  | 'lost'
  /** Its pull request is merged or closed, or may be, and no run saw the agent end before. */
  | 'unseen'
  /** Its pull request could not be read after an end that was seen: told as done, and a later run looks again. */
  | 'unread'

/** @param pull the state of its pull request after the end */
function fateOfFollowUp(plan: Send | Wait, waited: Ended, pull: PullVisit['state']): Fate {
  // An earlier attempt saw the end, and looked then.
  if (loggedEndOf(plan) !== undefined) return 'done'
  const { work, end } = waited
  const hasFailed = end === 'failed'
  if (pull === 'closed' && !hasFailed) {
    if (work === 'seen') return 'lost'
    return 'unseen'
  }
  // It may be the end, or the failure, of the turn before: the log does not get it.
  if (work === 'not begun') return 'not begun'
  // That is red, whatever its pull request is.
  if (hasFailed) return 'done'
  // On another server, nothing can be read, ever.
  const mayBeClosed = pull === 'unread' || pull === 'elsewhere'
  if (mayBeClosed && work === 'found ended') return 'unseen'
  if (pull === 'unread') return 'unread'
  return 'done'
}

/** A later run looks for an end that this one does not know. */
function noteOwnEnd(
  step: AskStep,
  plan: Send | Wait,
  fate: Fate,
  isLinkKnown: boolean,
  job: AgentJob,
): void {
  const isKnown = isLinkKnown && (fate === 'done' || fate === 'lost')
  // The request came to its pull request, even if the job failed with a later request.
  const hadPull = typeof loggedEndOf(plan) === 'object'
  if (isKnown && !hadPull) step.requestLog?.note({ end: endOf(job, step) })
  if (fate === 'lost') step.requestLog?.note({ state: 'lost' })
}

/** As an earlier attempt saw it. */
function loggedEndOf(plan: Send | Wait): End | undefined {
  if (plan.kind === 'wait') return plan.entry?.end
  return undefined
}

/** The job is done: not knowing more about its pull request must not hide that. */
async function findLink(step: AskStep, job: AgentJob) {
  try {
    const found = await waitForLink(step, job, step.startPolicy('optional'))
    return { job: found, isLinkKnown: true }
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    step.log.warning(error.message)
    return { job, isLinkKnown: false }
  }
}

/** Whether the request is a follow-up, and its job has the pull request that it had before, or none as before. */
function lacksNewPull(plan: Send | Wait, pull: PullRequest | undefined, step: AskStep): boolean {
  // An earlier attempt's follow-up: what the job had before is not known.
  if (plan.kind === 'wait') return plan.entry?.isFollowUp === true
  if (plan.job === undefined) return false
  return parsePullRequestLink(plan.job, step).pullRequest?.name === pull?.name
}

function errorOfLoss(step: AskStep, pull: PullRequest, loss: 'lost' | 'unseen'): ActionError {
  const { requestLog, inputs, event } = step
  const name = richText`${pull.repository}#${pull.number}`
  let what = richText`${name} was merged or closed before the agent had ended, so the request may not be in it.`
  let again = 'start a new run that asks for a new agent job'
  if (requestLog !== undefined && loss === 'lost') again = 're-run this job, which asks anew'
  if (loss === 'unseen')
    what = richText`It is not known whether ${name} was still open when the agent ended, so the request may not be in it.`
  // On the agent's own pull request, another run has nothing to continue.
  const isEventsPull = pull.location === 'here' && pull.number === `${event.pull?.number}`
  if (inputs.continue && isEventsPull) again = 'ask for it in an issue'
  return new ActionError(what, { remedy: richText`Look there; if it's missing, ${again}.` })
}

/** The job as it is now, and its pull request. */
export function readFacts(step: AskStep, job: AgentJob, polls: number) {
  step.log.info(`Agent job ${job.id} is ${job.status} (polls: ${polls})`)
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  let linkProblem: RichText | undefined
  if (whyRejected !== undefined) {
    linkProblem = richText`The agent job's pull request link is not used: ${whyRejected}.`
    step.log.warning(renderPlain(linkProblem))
  }
  return { job, pullRequest, linkProblem }
}
