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

/**
 * The follow-up's change may be in no pull request. `lost`: that was merged or closed while the agent was at work.
 * `unseen`: it is not known which came first.
 */
type Loss = 'lost' | 'unseen'

/**
 * By what the wait saw of the work, and by the pull request after it. One that could not be read passes as open if the wait
 * saw the work, or if the result says that it may not have begun. A wait that came too late cannot know.
 */
const LOSSES: Readonly<Record<Ended['work'], Partial<Record<PullVisit['state'], Loss>>>> = {
  seen: { closed: 'lost' },
  'not begun': { closed: 'unseen' },
  'found ended': { closed: 'unseen', unread: 'unseen', elsewhere: 'unseen' },
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
  const isUpdate = hasNoNewPull(plan, pullRequest, step)
  // A new pull request shows it too.
  const hasBegun = waited.work !== 'not begun' || !isUpdate
  const { withPull, without } = OUTCOME_OF_END[waited.end]
  /** As an earlier attempt saw it, and the pull request then. */
  let loggedEnd: End | undefined
  if (plan.kind === 'wait') loggedEnd = plan.entry?.end
  let loss: Loss | undefined
  const mayBeLost = isUpdate && withPull === 'pr-opened' && loggedEnd === undefined
  if (mayBeLost) loss = LOSSES[waited.work][visit.state]

  // What this run does not know, a later one looks for.
  const isUnread = isUpdate && visit.state === 'unread'
  const mayNote = isLinkKnown && hasBegun && !isUnread && loss !== 'unseen'
  // The request came to its pull request, even if the job failed with a later one.
  const hadPull = typeof loggedEnd === 'object'
  if (mayNote && !hadPull) step.requestLog?.note({ end: endOf(job, step) })
  if (loss === 'lost') step.requestLog?.note({ state: 'lost' })

  const notes: RichText[] = []
  if (!hasBegun) notes.push(MAY_NOT_HAVE_BEGUN)
  if (!isLinkKnown) notes.push(MAY_HAVE_LINK)
  const result = { ...facts, pullSummary: visit.summary, notes }
  if (pullRequest === undefined) return { ...result, kind: without }
  if (withPull !== 'pr-opened') return { ...result, kind: withPull }
  if (loss !== undefined) {
    const error = errorOfLoss(step, pullRequest, loss)
    return { ...result, kind: 'error', error, notes: [] }
  }
  let change: 'opened' | 'updated' | 'unknown' = 'opened'
  if (isUpdate) change = 'updated'
  if (!hasBegun) change = 'unknown'
  return { ...result, kind: withPull, pullRequest, change }
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

/** Whether the request is a follow-up, and its job has no other pull request than before. */
function hasNoNewPull(plan: Send | Wait, pull: PullRequest | undefined, step: AskStep): boolean {
  // An earlier attempt's follow-up: what the job had before is not known.
  if (plan.kind === 'wait') return plan.entry?.isFollowUp === true
  if (plan.job === undefined) return false
  return parsePullRequestLink(plan.job, step).pullRequest?.name === pull?.name
}

function errorOfLoss(step: AskStep, pull: PullRequest, loss: Loss): ActionError {
  const { requestLog, inputs, event } = step
  const name = richText`${pull.repository}#${pull.number}`
  let what = richText`${name} was merged or closed before the agent had ended, so the request may not be in it.`
  let again = 'start a new run that asks for a new agent job'
  if (requestLog !== undefined && loss === 'lost') again = 're-run this job, which asks anew'
  if (loss === 'unseen')
    what = richText`It is not known whether the agent ended before ${name} was merged or closed, or that cannot be read, so the request may not be in it.`
  // On the agent's own pull request, another run has nothing to continue.
  const isEventsPull = pull.location === 'here' && pull.number === `${event.pull?.number}`
  if (inputs.continue && isEventsPull) again = 'ask for it in an issue'
  return new ActionError(what, { remedy: richText`Look there; if it's missing, ${again}.` })
}

/** The job as it is now, and its pull request. */
export function readFacts(step: AskStep, job: AgentJob, polls: number) {
  step.log.info(`Agent job ${job.id} is ${job.status} (polls: ${polls})`)
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  let unusedLink: RichText | undefined
  if (whyRejected !== undefined) {
    unusedLink = richText`The agent job's pull request link is not used: ${whyRejected}.`
    step.log.warning(renderPlain(unusedLink))
  }
  return { job, pullRequest, unusedLink }
}
