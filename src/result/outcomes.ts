import { ActionError, Cancelled, explain, Skipped } from '../errors.ts'
import { type RichText, trusted, withFullStop } from '../rich-text.ts'
import type { Log } from '../runtime.ts'
import type { OutputEntry } from './outputs.ts'
import type { Block, ResultPage } from './page.ts'

/* The outcomes of a step, with their words, and the result that has one. */

export interface OutcomeWords {
  readonly icon: string
  readonly headline: string
  /** The remedy. */
  readonly next?: string | undefined
}

/** The level `error` always fails; `fail-on` decides about `FAILABLE`. */
export const OUTCOMES = {
  'pr-opened': {
    level: 'notice',
    icon: '✅',
    headline: 'The docs agent opened a pull request',
  },
  'no-pr': {
    level: 'notice',
    icon: 'ℹ️',
    headline: 'The docs agent finished without a pull request',
    next: 'Either no file needed a change, or the project is set up to push without a pull request: then it is live already.',
  },
  failed: {
    level: 'warning',
    icon: '❌',
    headline: 'The job of the docs agent failed',
    next: 'The dashboard shows what the agent did. Ask again; a prompt that asks for less at a time may help.',
  },
  archived: {
    level: 'warning',
    icon: '❌',
    headline: 'The job of the docs agent was archived without a pull request',
    next: 'It gave no result. Ask again.',
  },
  'timed-out': {
    level: 'warning',
    icon: '⏱️',
    headline: 'The step stopped waiting for the docs agent',
  },
  started: {
    level: 'notice',
    icon: '🚀',
    headline: 'The docs agent is at work',
    next: 'This step does not wait for it (`wait: false`).',
  },
  reported: { level: 'info', icon: '📈', headline: 'Who reads the docs' },
  cancelled: {
    level: 'error',
    icon: '🚫',
    headline: 'The workflow was cancelled',
    next: 'A person, a newer run of its `concurrency` group, or the `timeout-minutes` of the job or the step in the workflow cancelled it, or the runner was shut down.',
  },
  skipped: { level: 'notice', icon: '⏭️', headline: 'Skipped: nothing was sent' },
  'dry-run': {
    level: 'notice',
    icon: '🧪',
    headline: 'Dry run: all checks passed, and nothing was changed',
  },
  error: { level: 'error', icon: '❌', headline: 'The step failed' },
} as const satisfies Record<string, OutcomeWords & Pick<StepResult, 'level'>>

export type Outcome = keyof typeof OUTCOMES

export const FAILING_BY_DEFAULT = ['failed', 'archived', 'timed-out'] as const
/** `pr-opened` is no mere outcome there: see `verdict.ts`. */
export const FAILABLE = [
  ...FAILING_BY_DEFAULT,
  'no-pr',
  'pr-opened',
] as const satisfies readonly Outcome[]

export interface StepResult {
  readonly outcome: Outcome
  readonly fails: boolean
  /** For the annotation. */
  readonly level: 'info' | 'notice' | 'warning' | 'error'
  readonly outputs: ReadonlyArray<OutputEntry>
  readonly page: ResultPage
  /** Whether the page holds a report, for `report-path`. */
  readonly hasReport: boolean
  /** If false, the comment stays as it is. */
  readonly isCommented: boolean
}

export function resultPage(words: OutcomeWords, more: Partial<ResultPage> = {}): ResultPage {
  const sentences = Array.from(more.sentences ?? [])
  if (words.next !== undefined) sentences.push(trusted(words.next))
  return {
    icon: words.icon,
    headline: trusted(words.headline),
    warnings: [],
    sections: [],
    details: [],
    ...more,
    sentences,
  }
}

export function createStepResult(
  outcome: Outcome,
  page: ResultPage,
  more: Partial<StepResult> = {},
): StepResult {
  const level = OUTCOMES[outcome].level
  return {
    outcome,
    fails: level === 'error',
    level,
    outputs: [],
    page,
    hasReport: false,
    isCommented: true,
    ...more,
  }
}

const TROUBLESHOOTING: Block = {
  kind: 'small',
  text: trusted(
    '[Troubleshooting](https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/troubleshooting.md)',
  ),
}

export function resultOfError(error: unknown, step: { readonly log: Log }): StepResult {
  if (error instanceof Skipped) {
    const page = resultPage(OUTCOMES.skipped, { sentences: [withFullStop(error.text)] })
    const { level, isCommented } = error
    return createStepResult('skipped', page, { level, isCommented })
  }
  if (error instanceof Cancelled) {
    const sentences: RichText[] = []
    if (error.unknownFate !== undefined) sentences.push(error.unknownFate)
    return createStepResult('cancelled', resultPage(OUTCOMES.cancelled, { sentences }))
  }
  const sections = [TROUBLESHOOTING]
  let sentences: RichText[]
  if (error instanceof ActionError)
    sentences = error.sentences.concat(error.details).map(withFullStop)
  else sentences = [explain(error, step.log)]
  return createStepResult('error', resultPage(OUTCOMES.error, { sentences, sections }))
}
