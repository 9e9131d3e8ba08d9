import type { Outcome } from '../outcomes.ts'

/*
 * The statuses of the service's jobs and builds, in its words, and what each means. A word that is in neither
 * table is new: the step goes on waiting, and says so once.
 */

/** It is at work, or it ended, with an outcome for each kind of end. */
type Meaning<End> = 'at work' | End

const JOB_STATUSES = new Map<string, Meaning<{ withPullRequest: Outcome; without: Outcome }>>([
  ['active', 'at work'],
  ['completed', { withPullRequest: 'pr-opened', without: 'no-pr' }],
  ['archived', { withPullRequest: 'pr-opened', without: 'archived' }],
  ['failed', { withPullRequest: 'failed', without: 'failed' }],
])

const BUILD_STATUSES = new Map<string, Meaning<{ preview: Outcome; publication: Outcome }>>([
  ['queued', 'at work'],
  ['in_progress', 'at work'],
  ['success', { preview: 'previewed', publication: 'published' }],
  ['failure', { preview: 'preview-failed', publication: 'publish-failed' }],
])

/** Whatever has a status. */
interface WithStatus {
  readonly status: string
}

export function isKnownJobStatus(status: string): boolean {
  return JOB_STATUSES.has(status)
}

export function hasJobEnded({ status }: WithStatus): boolean {
  return endOf(JOB_STATUSES, status) !== undefined
}

/** The outcome of a job as it was last seen; a job that has not ended has timed out. */
export function outcomeOfJob({ status }: WithStatus, hasPullRequest: boolean): Outcome {
  const end = endOf(JOB_STATUSES, status)
  return end?.[hasPullRequest ? 'withPullRequest' : 'without'] ?? 'timed-out'
}

export function isKnownBuildStatus(status: string): boolean {
  return BUILD_STATUSES.has(status)
}

export function hasBuildEnded({ status }: WithStatus): boolean {
  return endOf(BUILD_STATUSES, status) !== undefined
}

/** The outcome of a build as it was last seen; a build that has not ended has timed out. */
export function outcomeOfBuild(
  build: WithStatus | undefined,
  kind: 'preview' | 'publication',
): Outcome {
  return endOf(BUILD_STATUSES, build?.status ?? '')?.[kind] ?? 'timed-out'
}

function endOf<End>(table: ReadonlyMap<string, Meaning<End>>, status: string): End | undefined {
  const meaning = table.get(status)
  return meaning === 'at work' ? undefined : meaning
}
