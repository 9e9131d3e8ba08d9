import type { Outcome } from '../outcomes.ts'

/*
 * The statuses of the service's jobs and builds, and what each means. If a word is in neither table, the step
 * keeps waiting, and says so once.
 */

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

interface WithStatus {
  readonly status: string
}

export function isKnownJobStatus(status: string): boolean {
  return JOB_STATUSES.has(status)
}

export function hasJobEnded({ status }: WithStatus): boolean {
  return endOf(JOB_STATUSES, status) !== undefined
}

/** The outcome of a job as we last saw it: one that has not ended has timed out. */
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

/** The outcome of a build as we last saw it: one that has not ended has timed out. */
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
