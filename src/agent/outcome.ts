import type { Outcome } from '../base/outcomes.ts'
import type { AgentJob } from '../service/agent-job.ts'

/** The statuses that end a job, and what each means with and without a valid pull request. */
const TERMINAL: Record<string, { withPullRequest: Outcome; without: Outcome }> = {
  completed: { withPullRequest: 'pr-opened', without: 'no-pr' },
  archived: { withPullRequest: 'pr-opened', without: 'archived' },
  failed: { withPullRequest: 'failed', without: 'failed' },
}

const STATUSES = new Set(['active', ...Object.keys(TERMINAL)])

export function isTerminal(job: Pick<AgentJob, 'status'>): boolean {
  return Object.hasOwn(TERMINAL, job.status)
}

export function isKnownStatus(status: string): boolean {
  return STATUSES.has(status)
}

/** The outcome of a job as it was last seen; a job that is not at its end has timed out. */
export function outcomeOf(job: Pick<AgentJob, 'status'>, hasPullRequest: boolean): Outcome {
  const terminal = Object.hasOwn(TERMINAL, job.status) ? TERMINAL[job.status] : undefined
  if (terminal === undefined) return 'timed-out'
  return hasPullRequest ? terminal.withPullRequest : terminal.without
}
