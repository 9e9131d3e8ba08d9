import type { Outcome } from '../outcomes.ts'

/*
 * The statuses of the service's jobs and builds: the outcome of one that is an end, in each case, and undefined for
 * one at work. If a word is in neither table, the step keeps waiting, and says so once.
 */

type Statuses<Case extends string> = ReadonlyMap<string, Record<Case, Outcome> | undefined>

export const JOB_STATUSES: Statuses<'withPullRequest' | 'without'> = new Map([
  ['active', undefined],
  ['completed', { withPullRequest: 'pr-opened', without: 'no-pr' }],
  ['archived', { withPullRequest: 'pr-opened', without: 'archived' }],
  ['failed', { withPullRequest: 'failed', without: 'failed' }],
])

export const BUILD_STATUSES: Statuses<'preview' | 'publication'> = new Map([
  ['queued', undefined],
  ['in_progress', undefined],
  ['success', { preview: 'previewed', publication: 'published' }],
  ['failure', { preview: 'preview-failed', publication: 'publish-failed' }],
])

interface WithStatus {
  readonly status: string
}

export function hasJobEnded({ status }: WithStatus): boolean {
  return JOB_STATUSES.get(status) !== undefined
}

/** The outcome of a job as we last saw it: one that has not ended has timed out. */
export function outcomeOfJob({ status }: WithStatus, hasPullRequest: boolean): Outcome {
  return JOB_STATUSES.get(status)?.[hasPullRequest ? 'withPullRequest' : 'without'] ?? 'timed-out'
}

export function hasBuildEnded({ status }: WithStatus): boolean {
  return BUILD_STATUSES.get(status) !== undefined
}

/** The outcome of a build as we last saw it: one that has not ended has timed out. */
export function outcomeOfBuild(
  build: WithStatus | undefined,
  kind: 'preview' | 'publication',
): Outcome {
  return BUILD_STATUSES.get(build?.status ?? '')?.[kind] ?? 'timed-out'
}
