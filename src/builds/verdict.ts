import type { Outcome } from '../base/outcomes.ts'
import type { Build } from '../service/build.ts'
import type { BuildRequest } from './order.ts'

/** The statuses that end a build, and the verdict that each is. */
const VERDICTS: ReadonlyMap<string, Record<BuildRequest['kind'], Outcome>> = new Map([
  ['success', { preview: 'previewed', publication: 'published' }],
  ['failure', { preview: 'preview-failed', publication: 'publish-failed' }],
])

export function isTerminal({ status }: Pick<Build, 'status'>): boolean {
  return VERDICTS.has(status)
}

export function isKnownStatus(status: string): boolean {
  return ['queued', 'in_progress'].includes(status) || VERDICTS.has(status)
}

/** The outcome of a build as it was last seen; one that is not at its end, or was never seen, has timed out. */
export function outcomeOf(
  build: Pick<Build, 'status'> | undefined,
  { kind }: BuildRequest,
): Outcome {
  return VERDICTS.get(build?.status ?? '')?.[kind] ?? 'timed-out'
}

/** Whether an outcome is the verdict that a build failed: then its log says why. */
export function isFailure(outcome: Outcome): boolean {
  return outcome === 'preview-failed' || outcome === 'publish-failed'
}
