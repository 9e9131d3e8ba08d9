import { Cancelled } from '../errors.ts'
import { RequestFailure } from '../http/retry.ts'
import { resultPage } from '../result/outcomes.ts'
import { type RichText, richText, trusted } from '../rich-text.ts'
import { type AgentJob, hasJobEnded, JOB_STATUSES } from '../service/schemas.ts'
import { readFacts, resultOfEnd } from './end.ts'
import type { AskStep, JobPlan, JobResult, Send, Wait } from './types.ts'
import { FOLLOW_UP_GRACE_MS, type JustSent, waitForJob } from './wait.ts'

/*
 * A job from the prompt to its end: the agent is asked, and the job polled. A failure is a result too: `runJob` does not
 * reject.
 */

const MORE_TIME = trusted(
  "The time was up. Next time, raise the input `timeout-minutes`, and keep that of the workflow's job above it.",
)
const STAYED_BUSY = richText`The agent job was busy with something else when it was last seen, so the follow-up was not sent. A re-run sends it once the job has ended. If the dashboard shows that it hangs, name another one in \`job-id\`, or delete the comment of this step, which forgets it; on the agent's own pull request, ask in an issue.`

/** Asks the agent, or finds it asked, and waits for its end. @param prompt empty if none is sent */
export async function runJob(step: AskStep, plan: JobPlan, prompt: string): Promise<JobResult> {
  if (plan.kind === 'busy') return { kind: 'timed-out', job: plan.job, notes: [STAYED_BUSY] }
  if (plan.kind === 'wait') {
    step.log.info(`Agent job ${plan.job.id} was found`)
    if (plan.entry !== undefined) step.requestLog?.resume(plan.entry)
    return awaitResult(step, plan, plan.job, justSentIn(step, plan))
  }
  let job: AgentJob
  try {
    job = await askAgent(step, plan, prompt)
  } catch (error) {
    return resultOfFailure(error, { job: plan.job })
  }
  if (plan.job !== undefined) {
    step.log.info(`Agent job ${job.id} got the follow-up`)
    return awaitResult(step, plan, job, 'follow up')
  }
  step.log.info(`Agent job ${job.id} was created`)
  return awaitResult(step, plan, job, 'create')
}

/** A re-run soon after a follow-up may see the job before it begins with that, too, unless its end was seen. */
function justSentIn(step: AskStep, plan: Wait): JustSent {
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
    // A job that was found ended is seen so by the wait below at once. A re-run would not wait for this one either.
    return { kind: 'started', job, notes: [], waitAgain }
  }
  const waited = await waitForJob(step, job, justSent)
  if (waited.state === 'ended') {
    try {
      return await resultOfEnd(step, plan, waited)
    } catch (error) {
      return resultOfFailure(error, { job: waited.job })
    }
  }
  if (waited.state === 'broken off')
    return resultOfFailure(waited.error, { job: waited.job, waitAgain })
  // With a status that we do not know, it may have ended, and `remark` says what to do.
  if (!JOB_STATUSES.has(waited.job.status)) waitAgain = undefined
  const notes = [waited.remark ?? MORE_TIME]
  return { ...readFacts(step, waited.job, waited.polls), kind: 'timed-out', notes, waitAgain }
}

/** @returns whether a re-run waits for the job */
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
  // The service's refusal may quote the prompt: its words are not shown if that has readers' words, or a file's that the
  // public may not see.
  const isPrivate = inputs.context.has('signals') || hidesFile
  const job = plan.job
  await requestLog?.begin(job?.id)
  try {
    step.signal.throwIfAborted()
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
  return error instanceof RequestFailure && !error.isFateUnknown
}

/** For a failure of the request, of the wait, or of what comes after it. */
function resultOfFailure(error: unknown, asked: Pick<JobResult, 'job' | 'waitAgain'>): JobResult {
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
