import type { Outcome } from '../base/outcomes.ts'
import type { Build } from '../service/build.ts'
import type { BuildRequest } from './order.ts'

/** The statuses that end a build, and the verdict that each is. */
const TERMINAL: Record<string, Record<BuildRequest['kind'], Outcome>> = {
  success: { preview: 'previewed', publication: 'published' },
  failure: { preview: 'preview-failed', publication: 'publish-failed' },
}

const STATUSES = new Set(['queued', 'in_progress', ...Object.keys(TERMINAL)])

export function isTerminal({ status }: Pick<Build, 'status'>): boolean {
  return Object.hasOwn(TERMINAL, status)
}

export function isKnownStatus(status: string): boolean {
  return STATUSES.has(status)
}

/** The outcome of a build as it was last seen; one that is not at its end, or was never seen, has timed out. */
export function outcomeOf(
  build: Pick<Build, 'status'> | undefined,
  { kind }: BuildRequest,
): Outcome {
  if (build === undefined || !isTerminal(build)) return 'timed-out'
  return TERMINAL[build.status]?.[kind] ?? 'timed-out'
}

/** Whether an outcome is the verdict that a build failed: then its log says why. */
export function isFailure(outcome: Outcome): boolean {
  return Object.values(TERMINAL.failure ?? {}).includes(outcome)
}
