import { ActionError, Cancelled } from '../errors.ts'
import { RequestFailure } from '../http/retry.ts'
import { resultPage } from '../result/outcomes.ts'
import { type RichText, renderPlain, richText, trusted } from '../rich-text.ts'
import { type AgentJob, hasJobEnded, JOB_STATUSES, type JobEnd } from '../service/schemas.ts'
import { endOf, parsePullRequestLink, visitPull } from './pull-request.ts'
import type { AskStep, JobPlan, JobResult, PullRequest, Send, Wait } from './types.ts'
import { type Ended, FOLLOW_UP_GRACE_MS, type JustSent, waitForJob, waitForLink } from './wait.ts'

/*
 * A job from the prompt to the result: the agent is asked, the job polled until it ends, its link awaited. A failure is a
 * result too: `runJob` does not reject.
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

const MORE_TIME = trusted('Next time, raise `timeout-minutes`.')
const STAYED_BUSY = richText`The agent job stayed busy with something else for as long as this step could wait, so the follow-up was not sent. A re-run sends it. If the dashboard shows that it hangs, name another one in \`job-id\`, or delete the comment of this step, which forgets it.`
const MAY_HAVE_LINK = trusted(
  'Whether it has a pull request could not be read: the dashboard shows it.',
)
const MAY_NOT_HAVE_BEGUN = richText`The agent job was never seen at work on the follow-up, so it is unknown whether the agent has begun. The dashboard shows it.`

/** Asks the agent, or finds it asked, and waits for its end. @param prompt empty if none is sent */
export async function runJob(step: AskStep, plan: JobPlan, prompt: string): Promise<JobResult> {
  if (plan.kind === 'busy') return { kind: 'timed-out', job: plan.job, notes: [STAYED_BUSY] }
  if (plan.kind === 'wait') {
    step.log.info(`Agent job ${plan.job.id} was found`)
    if (plan.entry !== undefined) step.requestLog?.resume(plan.entry)
    return awaitResult(step, plan, plan.job, wasJustSent(step, plan))
  }
  let job: AgentJob
  try {
    job = await askAgent(step, plan, prompt)
  } catch (error) {
    return resultOfFailure(error, { job: plan.job, isAccepted: false })
  }
  if (plan.job !== undefined) {
    step.log.info(`Agent job ${job.id} got the follow-up`)
    return awaitResult(step, plan, job, 'follow up')
  }
  step.log.info(`Agent job ${job.id} was created`)
  return awaitResult(step, plan, job, 'create')
}

/** A re-run soon after a follow-up may see the job before it begins with that, too, unless its end was seen. */
function wasJustSent(step: AskStep, plan: Wait): JustSent {
  if (plan.entry?.isFollowUp !== true || plan.entry.end !== undefined) return 'nothing'
  const ageMs = step.clock.now().getTime() - Date.parse(plan.entry.at)
  if (ageMs < FOLLOW_UP_GRACE_MS) return 'follow up'
  return 'nothing'
}

async function awaitResult(
  step: AskStep,
  plan: Send | Wait,
  job: AgentJob,
  justSent: JustSent,
): Promise<JobResult> {
  // On disk at once, so that no later fault loses it.
  step.outputs.set([
    ['job-id', job.id],
    ['status', job.status],
  ])
  let waitAgain: JobResult['waitAgain'] = 'job-id'
  if (step.inputs.wait) {
    if (await showProgress(step, job)) waitAgain = 're-run'
  } else if (justSent !== 'nothing' || !hasJobEnded(job)) {
    // A job that was found ended is seen so by the wait below at once.
    return { kind: 'started', job, notes: [], waitAgain }
  }
  const waited = await waitForJob(step, job, justSent)
  if (waited.state === 'ended') return resultOfEnd(step, plan, waited)
  if (waited.state === 'broken off')
    return resultOfFailure(waited.error, { job: waited.job, isAccepted: true, waitAgain })
  // With a status that we do not know, it may have ended, and `remark` says what to do.
  if (!JOB_STATUSES.has(waited.job.status)) waitAgain = undefined
  const notes = [waited.remark ?? MORE_TIME]
  return { ...readFacts(step, waited.job, waited.polls), kind: 'timed-out', notes, waitAgain }
}

/** @returns whether the job is in the log, so that a re-run finds it */
async function showProgress(step: AskStep, job: AgentJob): Promise<boolean> {
  const progress = resultPage(
    { icon: '⏳', headline: 'The docs agent is at work' },
    { sentences: [trusted(`Agent job \`${job.id}\`. Its result will be here.`)] },
  )
  const policy = step.startPolicy('optional')
  return (await step.requestLog?.tryWriteResult(progress, policy, 'info')) ?? false
}

/** Whatever happens, the log knows afterwards whether the agent may have been asked. */
async function askAgent(step: AskStep, plan: Send, prompt: string): Promise<AgentJob> {
  const { service, requestLog, inputs } = step
  const policy = step.startPolicy('ask')
  const hidesFile = inputs.promptFile !== undefined && step.event.whyMaybePublic !== undefined
  // Readers' words, or a file's where everybody can read the log.
  const isPrivate = inputs.context.has('signals') || hidesFile
  const job = plan.job
  await requestLog?.begin(job?.id)
  try {
    step.signal.throwIfAborted()
    // GitHub may have taken all the time. Don't start a job that we can't wait for.
    if (step.clock.nowMs() >= policy.deadlineMs)
      throw new ActionError(
        trusted('The time was up before the agent could be asked, so nothing was sent to it.'),
        { remedy: trusted('Raise timeout-minutes.') },
      )
    let asked: AgentJob
    if (job === undefined) asked = await service.createJob(prompt, isPrivate, policy)
    else asked = await service.sendMessage(job.id, prompt, isPrivate, policy)
    requestLog?.note({ state: 'asked', job: asked.id })
    return asked
  } catch (error) {
    if (wasCertainlyNotTaken(error)) requestLog?.drop()
    throw error
  }
}

function wasCertainlyNotTaken(error: unknown): boolean {
  if (error instanceof Cancelled) return error.unknownFate === undefined
  if (error instanceof RequestFailure) return error.why !== 'unknown fate'
  // Thrown before anything was sent: any failure of the service is a RequestFailure.
  return error instanceof ActionError
}

/* The result. */

async function resultOfEnd(step: AskStep, plan: Send | Wait, waited: Ended): Promise<JobResult> {
  let { job } = waited
  let isLinkKnown = true
  try {
    job = await waitForLink(step, job, step.startPolicy('optional'))
  } catch (error) {
    if (!(error instanceof RequestFailure)) return resultOfFailure(error, { job, isAccepted: true })
    // The job is done; not knowing more about its pull request must not hide that.
    step.log.warning(error.message)
    isLinkKnown = false
  }
  const facts = readFacts(step, job, waited.polls)
  const { pullRequest } = facts
  const visit = pullRequest && (await visitPull(step, job.id, pullRequest))
  const { withPull, without } = OUTCOME_OF_END[waited.end]
  const hadItBefore = hadPullBefore(step, plan, pullRequest)
  let loss: Loss | undefined
  if (pullRequest !== undefined && withPull === 'pr-opened' && hadItBefore)
    loss = lossOf(plan, waited, visit?.isOpen)
  // A new pull request shows it too.
  const hasBegun = waited.isCertain || !hadItBefore

  // A follow-up's pull request may have been closed meanwhile.
  const isReadable = pullRequest !== undefined && pullRequest.location !== 'another server'
  const isUnread = isReadable && hadItBefore && visit?.isOpen === undefined
  // What this run does not know, a later one looks for.
  const isEndKnown = isLinkKnown && hasBegun && loss !== 'unseen' && !isUnread
  if (isEndKnown) step.requestLog?.note({ end: endOf(job, step) })
  if (loss === 'lost') step.requestLog?.note({ state: 'lost' })

  const notes: RichText[] = []
  if (!hasBegun) notes.push(MAY_NOT_HAVE_BEGUN)
  if (!isLinkKnown) notes.push(MAY_HAVE_LINK)
  const result = { ...facts, pullSummary: visit?.summary, notes }
  if (pullRequest === undefined) return { ...result, kind: without }
  if (withPull !== 'pr-opened') return { ...result, kind: withPull }
  if (loss !== undefined) {
    const error = errorOfLoss(step, pullRequest, loss)
    return { ...result, kind: 'error', error, isAccepted: true, notes: [] }
  }
  let change: 'opened' | 'updated' | 'unknown' = 'opened'
  if (hadItBefore) change = 'updated'
  if (!hasBegun) change = 'unknown'
  return { ...result, kind: withPull, pullRequest, change }
}

/** Whether the job had this pull request when it got the prompt, or had none and has none. Assumed for an earlier attempt's follow-up. */
function hadPullBefore(step: AskStep, plan: Send | Wait, pull: PullRequest | undefined): boolean {
  if (plan.kind === 'wait') return plan.entry?.isFollowUp === true
  return pull?.name === (plan.job && parsePullRequestLink(plan.job, step).pullRequest?.name)
}

/**
 * A follow-up's change may be in no pull request: its job's was merged or closed before this run saw the agent end
 * (`lost`), or is closed or unreadable now, and no run saw the agent end and that open (`unseen`).
 */
type Loss = 'lost' | 'unseen'

/** @param isOpen now; undefined if that could not be read */
function lossOf(plan: Send | Wait, waited: Ended, isOpen: boolean | undefined): Loss | undefined {
  if (isOpen) return undefined
  if (plan.kind === 'wait') {
    // An earlier attempt saw the end, and looked then.
    if (plan.entry?.end !== undefined) return undefined
    const sawWork = waited.polls > 0 && waited.isCertain
    if (!sawWork) return 'unseen'
  }
  if (isOpen === false) return 'lost'
  return undefined
}

function errorOfLoss(step: AskStep, pull: PullRequest, loss: Loss): ActionError {
  const { requestLog, inputs, event } = step
  const name = richText`${pull.repository}#${pull.number}`
  let what = richText`${name} was merged or closed before the agent had ended, so the request may not be in it.`
  let again = 'start a new run that asks for a new agent job'
  if (requestLog !== undefined && loss === 'lost') again = 're-run this job, which asks anew'
  if (loss === 'unseen')
    what = richText`It is not known whether the agent ended before ${name} was merged or closed, or that cannot be read, so the request may not be in it. Nothing was sent.`
  // On the agent's own pull request, another run has nothing to continue.
  const isEventsPull = pull.location === 'here' && pull.number === `${event.pull?.number}`
  if (inputs.continue && isEventsPull) again = 'ask for it in an issue'
  return new ActionError(what, { remedy: richText`Look there; if it's missing, ${again}.` })
}

/** For a failure of the request, of the wait, or of the look for the link. */
function resultOfFailure(
  error: unknown,
  asked: Pick<JobResult, 'job' | 'waitAgain'> & { readonly isAccepted: boolean },
): JobResult {
  if (error instanceof Cancelled) {
    const notes: RichText[] = []
    if (error.unknownFate !== undefined) notes.push(error.unknownFate)
    return { kind: 'cancelled', job: asked.job, waitAgain: asked.waitAgain, notes }
  }
  const failed = { ...asked, kind: 'error', error, notes: [] } as const
  // A job that no longer exists cannot be waited for.
  const isGone = error instanceof RequestFailure && error.meaning === 'gone'
  if (isGone) return { ...failed, waitAgain: undefined }
  return failed
}

function readFacts(step: AskStep, job: AgentJob, polls: number) {
  step.log.info(`Agent job ${job.id} is ${job.status} (polls: ${polls})`)
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  let unusedLink: RichText | undefined
  if (whyRejected !== undefined) {
    unusedLink = richText`The agent job's pull request link is not used: ${whyRejected}.`
    step.log.warning(renderPlain(unusedLink))
  }
  return { job, pullRequest, unusedLink }
}
