import { OUTCOME_OF_END } from '../src/job/run.ts'
import { COMMON_OUTCOMES, createStepResult, resultPage } from '../src/result/results.ts'
import type { JobEnd } from '../src/service/schemas.ts'
import { ask } from '../src/step.ts'

/*
 * Mistakes that must not compile. `tsc` reports an `@ts-expect-error` whose next line has no error. The same lines
 * without the mistake come first, so the mistake alone makes the error.
 */

type Run = (typeof ask)['run']

const error = createStepResult('error', COMMON_OUTCOMES.error, resultPage(COMMON_OUTCOMES.error))
const typos = [['statu', 'done']] as const

export const DECLARED: Run = async ({ outputs }) => {
  outputs.set([['job-id', '1']])
  return { ...error, outputs: [['job-id', '1'], ...([['status', 'done']] as const)] }
}
// @ts-expect-error
export const LITERAL: Run = async () => ({ ...error, outputs: [['jobid', '1']] })
// @ts-expect-error
export const SPREAD: Run = async () => ({ ...error, outputs: [...error.outputs, ...typos] })
export const EARLY: Run = async ({ outputs }) => {
  // @ts-expect-error
  outputs.set([['build-id', '1']])
  return error
}

const { checkTrigger, ...ungated } = ask
export const GATED: typeof ask = { checkTrigger, ...ungated }
// @ts-expect-error
export const UNGATED: typeof ask = ungated

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
