import { orWarn } from '../../core/run-command.ts'
import { Skipped } from '../../errors.ts'
import { readPullUntil } from '../../github/issues-and-pulls.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { inQuotes } from '../../text.ts'
import type { AskStep, JobPlan } from '../step.ts'
import { parsePullRequestLink, resolvesToPullNumber } from './pull-request.ts'

/**
 * A request may wait for its turn until the event's own pull request is closed. Then nothing is left to document, or a
 * follow-up would be lost.
 * @throws Skipped
 */
export async function skipIfPullClosed(step: AskStep, plan: JobPlan): Promise<void> {
  const { event } = step
  if (plan.kind !== 'send' || event.pull?.state !== 'open') return
  // The refusal says that nothing was sent. If an earlier attempt reached the agent, that would be untrue.
  if (plan.whyAgain !== undefined) return
  const { number } = event.pull
  const isOfJob = await isPullOfJob(step, plan.job, number)
  const isSubject = event.traits.subject === 'pull_request'
  if (!isOfJob && !isSubject) return

  const name = `${event.repository}#${number}`
  const end = await readEnd(step, name)
  if (end === undefined) return
  // A merged change needs its docs.
  if (end === 'merged' && !isOfJob) return
  let why = 'there is nothing to document'
  if (isOfJob) why = "the agent's work would no longer be part of it"
  throw new Skipped(
    `${name} was ${end} after this ${inQuotes(event.name, 60)} event, so nothing was sent: ${why}. If it is still needed, ask on an issue.`,
    'warning',
    { isCommented: true },
  )
}

/** Whether the event's pull request is the one that a follow-up would add to. */
async function isPullOfJob(
  step: AskStep,
  job: AgentJob | undefined,
  number: number | undefined,
): Promise<boolean> {
  if (job === undefined || step.inputs.continue !== 'recorded') return false
  const { pullRequest } = parsePullRequestLink(job, step)
  return resolvesToPullNumber(step, pullRequest, number)
}

/** Undefined if it is open, or if GitHub does not say. */
async function readEnd(
  step: AskStep,
  name: string,
): Promise<'merged' | 'closed without a merge' | undefined> {
  const policy = step.startPolicy('decoration')
  const pull = await orWarn(step.log, `The state of ${name}`, () =>
    // GitHub may call it closed before it says that it was merged.
    readPullUntil(step.github, policy, name, (found) => {
      const isOpen = found.state !== 'closed'
      return isOpen || found.merged_at !== null
    }),
  )
  if (pull?.state !== 'closed') return undefined
  return pull.merged_at === null ? 'closed without a merge' : 'merged'
}
