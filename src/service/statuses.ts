/*
 * The statuses of the service's jobs and builds: how one ended, and undefined for one at work. If a word is in neither
 * table, the step keeps waiting, and says so once.
 */

/** How a job can end. */
export type JobEnd = 'completed' | 'archived' | 'failed'

export const JOB_STATUSES: ReadonlyMap<string, JobEnd | undefined> = new Map([
  ['active', undefined],
  ['completed', 'completed'],
  ['archived', 'archived'],
  ['failed', 'failed'],
])

export const BUILD_STATUSES: ReadonlyMap<string, 'succeeded' | 'failed' | undefined> = new Map([
  ['queued', undefined],
  ['in_progress', undefined],
  ['success', 'succeeded'],
  ['failure', 'failed'],
])

export function hasJobEnded({ status }: { status: string }): boolean {
  return JOB_STATUSES.get(status) !== undefined
}

export function hasBuildEnded({ status }: { status: string }): boolean {
  return BUILD_STATUSES.get(status) !== undefined
}
