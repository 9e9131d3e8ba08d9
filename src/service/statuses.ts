/* Undefined means still at work. With a status that isn't listed, the step keeps waiting and warns once. */

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
