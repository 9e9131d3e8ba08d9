import type { Outcome } from '../base/outcomes.ts'
import type { AgentJob } from '../service/agent-job.ts'

/** The statuses that end a job, and what each means with and without a valid pull request. */
const TERMINAL: ReadonlyMap<string, { withPullRequest: Outcome; without: Outcome }> = new Map([
  ['completed', { withPullRequest: 'pr-opened', without: 'no-pr' }],
  ['archived', { withPullRequest: 'pr-opened', without: 'archived' }],
  ['failed', { withPullRequest: 'failed', without: 'failed' }],
])

export function isTerminal({ status }: Pick<AgentJob, 'status'>): boolean {
  return TERMINAL.has(status)
}

export function isKnownStatus(status: string): boolean {
  return status === 'active' || TERMINAL.has(status)
}

/** The outcome of a job as it was last seen; a job that is not at its end has timed out. */
export function outcomeOf({ status }: Pick<AgentJob, 'status'>, hasPullRequest: boolean): Outcome {
  const terminal = TERMINAL.get(status)
  if (terminal === undefined) return 'timed-out'
  return hasPullRequest ? terminal.withPullRequest : terminal.without
}
