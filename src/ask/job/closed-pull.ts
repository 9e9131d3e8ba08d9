import { orWarn } from '../../core/run-command.ts'
import { Skipped } from '../../errors.ts'
import { readPullUntil } from '../../github/issues-and-pulls.ts'
import { inQuotes } from '../../text.ts'
import type { AskStep, Plan } from '../step.ts'
import { isPullHere, parsePullRequestLink } from './pull-request.ts'

/**
 * A request may wait for its turn until the event's own pull request is closed. Then nothing is left to document, or a
 * follow-up would be lost.
 * @throws Skipped
 */
export async function refuseClosedPull(step: AskStep, plan: Plan): Promise<void> {
  const { event } = step
  const seen = event.pull
  if (seen?.state !== 'open' || plan.kind !== 'send') return
  // The refusal says that nothing was sent. If an earlier attempt reached the agent, that would be untrue.
  if (plan.whyAgain !== undefined) return
  let isOfJob = false
  if (plan.job !== undefined && step.inputs.continue === 'recorded')
    isOfJob = await isPullHere(step, parsePullRequestLink(plan.job, step).pullRequest, seen.number)
  const isSubject = event.rules.subject === 'pull_request'
  if (!isOfJob && !isSubject) return

  const name = `${event.repository}#${seen.number}`
  const now = await orWarn(step.log, `The state of ${name}`, () =>
    readPullUntil(
      step.github,
      step.startPolicy('decoration'),
      name,
      // GitHub may call it closed before it says that it was merged.
      (found) => found.state !== 'closed' || found.merged_at !== null,
    ),
  )
  if (now?.state !== 'closed') return
  const isMerged = now.merged_at !== null
  // A merged change needs its docs.
  if (isMerged && !isOfJob) return
  const how = isMerged ? 'merged' : 'closed without a merge'
  let why = 'there is nothing to document'
  if (isOfJob) why = "the agent's work would no longer be part of it"
  throw new Skipped(
    `${name} was ${how} after this ${inQuotes(event.name, 60)} event, so nothing was sent: ${why}. If it is still needed, ask on an issue.`,
    'warning',
    { isCommented: true },
  )
}
