import { SIGNAL_DEFINITIONS } from '../src/analytics/signals.ts'
import { ask } from '../src/ask/command.ts'
import { DECISION_TABLE } from '../src/ask/job/job-decisions.ts'
import { OUTCOME_OF_END } from '../src/ask/job/run-job.ts'
import { resultOfBuild } from '../src/builds/build.ts'
import { preview, publish } from '../src/builds/commands.ts'
import { COMMON_OUTCOMES, createStepResult, resultPage } from '../src/core/results.ts'
import { removedPages } from '../src/removed-pages/command.ts'
import type { JobEnd } from '../src/service/schemas.ts'
import { RecordingLog } from './support/recording-log.ts'

/*
 * Mistakes that must not compile. `tsc` reports an `@ts-expect-error` whose next line has no error. The same lines
 * without the mistake come first, so the mistake alone makes the error.
 */

const COMMANDS = { ask, preview, publish, 'removed-pages': removedPages } as const
type Runs = { [Name in keyof typeof COMMANDS]: (typeof COMMANDS)[Name]['run'] }

const error = createStepResult('error', COMMON_OUTCOMES.error, resultPage(COMMON_OUTCOMES.error))
const built = { kind: 'publication', end: 'succeeded', durationMs: 0 } as const
const build = { ...built, started: undefined, lastSeen: undefined }
const step = { log: new RecordingLog() }

const messages = [['message', 'Done']] as const
const typos = [['mesage', 'Done']] as const

export const DECLARED: Runs = {
  ask: async () => ({ ...error, outputs: [['job-id', '1'], ...messages] }),
  preview: async () => resultOfBuild(build, step, [['preview-url', 'https://a.example']]),
  publish: async () => ({ ...error, outputs: [['build-id', '1'], ...messages] }),
  'removed-pages': async () => ({ ...error, outputs: [['redirects', '[]'], ...messages] }),
}
export const LITERAL: Runs = {
  // @ts-expect-error
  ask: async () => ({ ...error, outputs: [['jobid', '1']] }),
  // @ts-expect-error
  preview: async () => ({ ...error, outputs: [['preview', '1']] }),
  // @ts-expect-error
  publish: async () => ({ ...error, outputs: [['job-id', '1']] }),
  // @ts-expect-error
  'removed-pages': async () => ({ ...error, outputs: [['redirect', '[]']] }),
}
export const SPREAD: Partial<Runs> = {
  // @ts-expect-error
  ask: async () => ({ ...error, outputs: [...error.outputs, ...typos] }),
  // @ts-expect-error: only a preview has this output
  publish: async () => resultOfBuild(build, step, [['preview-url', 'https://a.example']]),
}

export const EARLY: Partial<Runs> = {
  ask: async ({ outputs }) => {
    outputs.set([['job-id', '1']])
    // @ts-expect-error
    outputs.set([['build-id', '1']])
    return { ...error }
  },
}

const { checkTrigger, ...ungated } = publish
export const GATED: typeof publish = { checkTrigger, ...ungated }
// @ts-expect-error
export const UNGATED: typeof publish = ungated

const { feedback, ...others } = SIGNAL_DEFINITIONS
export const SIGNALS: typeof SIGNAL_DEFINITIONS = { feedback, ...others }
// @ts-expect-error: each word in `SIGNAL_KINDS` has a row
export const ONE_SIGNAL_LESS: typeof SIGNAL_DEFINITIONS = others

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
export const DECISIONS_ON = {
  known: (end: JobEnd) => DECISION_TABLE.open.ended[end],
  // @ts-expect-error
  unknown: (end: OneMore) => DECISION_TABLE.open.ended[end],
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
