import type { AgentJob } from '../service/agent-job.ts'

/**
 * What a step's result means. `fails`: the word in `fail-on` that makes this outcome fail the step;
 * `always` and `never` cannot be chosen.
 */
export const OUTCOMES = {
  'pr-opened': { fails: 'never' },
  'no-pr': { fails: 'on request' },
  failed: { fails: 'on request' },
  archived: { fails: 'on request' },
  'timed-out': { fails: 'on request' },
  cancelled: { fails: 'always' },
  started: { fails: 'never' },
  skipped: { fails: 'never' },
  'dry-run': { fails: 'never' },
  reported: { fails: 'never' },
  error: { fails: 'always' },
} as const satisfies Record<string, { fails: 'always' | 'never' | 'on request' }>

export type Outcome = keyof typeof OUTCOMES

/** The outcomes that `fail-on` may name. */
export const FAILABLE_OUTCOMES = (Object.keys(OUTCOMES) as Outcome[]).filter(
  (outcome) => OUTCOMES[outcome].fails === 'on request',
)

/** Whether an outcome fails the step. */
export function failsStep(outcome: Outcome, failOn: ReadonlySet<string>): boolean {
  const { fails } = OUTCOMES[outcome]
  return fails === 'always' || (fails === 'on request' && failOn.has(outcome))
}

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
