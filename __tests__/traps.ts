import { OUTCOME_OF_END } from '../src/job/end.ts'
import type { OutputEntry } from '../src/result/outputs.ts'
import type { JobEnd } from '../src/service/schemas.ts'

/*
 * Mistakes that must not compile. `tsc` reports an `@ts-expect-error` whose next line has no error. The same lines
 * without the mistake come first, so the mistake alone makes the error.
 */

export const DECLARED: OutputEntry[] = [['job-id', '1'], ...([['status', 'done']] as const)]
// @ts-expect-error
export const LITERAL: OutputEntry[] = [['jobid', '1']]
const typos = [['statu', 'done']] as const
// @ts-expect-error
export const SPREAD: OutputEntry[] = [...DECLARED, ...typos]

/** The service ends jobs in one more way. */
type OneMore = JobEnd | 'expired'

export const STATUSES = new Map<string, JobEnd | undefined>([
  ['archived', 'archived'],
  // @ts-expect-error
  ['expired', 'expired'],
])
export const OUTCOMES = {
  known: (end: JobEnd) => OUTCOME_OF_END[end],
  // @ts-expect-error
  unknown: (end: OneMore) => OUTCOME_OF_END[end],
}

/** A status `cancelled` of the service would read as a cancelled workflow. */
export const ENDS: (typeof OUTCOME_OF_END)[JobEnd][] = [
  { withPull: 'pr-opened', without: 'archived' },
  // @ts-expect-error
  { withPull: 'pr-opened', without: 'cancelled' },
  // @ts-expect-error
  { withPull: 'cancelled', without: 'archived' },
  // @ts-expect-error: without a pull request, none was opened
  { withPull: 'pr-opened', without: 'pr-opened' },
]
