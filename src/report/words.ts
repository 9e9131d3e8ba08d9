import { OUTCOMES, type Outcome } from '../base/outcomes.ts'
import type { BuildRequest } from '../builds/order.ts'
import type { BuildResult } from '../builds/run-build.ts'

/** How a result is headed, and what its reader can do. */
export interface Words {
  headline: string
  next: string
}

const WAIT_LONGER = 'To wait longer, raise `timeout-minutes`.'
const NOT_WAITED_FOR = 'This step does not wait for it (`wait: false`).'

/** The outcomes that mean something else of a build than of a job. */
const BUILD_WORDS: Record<BuildRequest['kind'], Partial<Record<Outcome, Words>>> = {
  preview: {
    started: { headline: 'A preview is being built', next: NOT_WAITED_FOR },
    'timed-out': {
      headline: 'The preview was still being built when the time was up',
      next: WAIT_LONGER,
    },
    skipped: { headline: 'There is no preview', next: '' },
    error: { headline: 'There is no verdict on the preview', next: '' },
    cancelled: { headline: 'The preview was not waited for', next: '' },
  },
  publication: {
    started: { headline: 'The docs are being published', next: NOT_WAITED_FOR },
    'timed-out': {
      headline: 'The docs were still being published when the time was up',
      next: WAIT_LONGER,
    },
  },
}

/** A step that triggers an automation has but one good end. */
const TRIGGERED: Words = {
  headline: 'The automation was triggered',
  next: 'The service does not tell how its run goes: watch it in the dashboard, where the automation is.',
}

/** The words for a build by itself, or beside a job. */
export function buildWords({ outcome, request }: BuildResult): Words {
  return BUILD_WORDS[request.kind][outcome] ?? OUTCOMES[outcome]
}

/** The words for a whole step: those of its job, where it has one. */
export function wordsOf({
  outcome,
  job,
  build,
  automation,
}: {
  outcome: Outcome
  job?: unknown
  build?: BuildResult | undefined
  automation?: unknown
}): Words & { icon: string } {
  const own = OUTCOMES[outcome]
  if (job !== undefined) return own
  // What failed or was cancelled is the step.
  if (build !== undefined && OUTCOMES[outcome].fails !== 'always')
    return { ...own, ...buildWords(build) }
  return automation !== undefined && outcome === 'started' ? { ...own, ...TRIGGERED } : own
}
