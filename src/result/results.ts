import { ActionError, Cancelled, explain, Skipped } from '../errors.ts'
import type { Log } from '../runtime.ts'
import { withFullStop } from '../text.ts'
import type { OutputEntry } from './outputs.ts'
import {
  type Block,
  link,
  type ResultPage,
  type RichText,
  trusted,
  trustedMessage,
} from './page.ts'

export interface StepResult<Name extends string = never> {
  readonly outcome: string
  readonly fails: boolean
  /** For the annotation. */
  readonly level: 'info' | 'notice' | 'warning' | 'error'
  readonly outputs: ReadonlyArray<OutputEntry<Name>>
  readonly page: ResultPage
  /** May use other words than the summary's; undefined leaves the comment as it is. */
  readonly comment: ResultPage | undefined
}

export interface OutcomeFacts extends Pick<StepResult, 'level'> {
  readonly icon: string
  readonly headline: string
  /** The remedy. */
  readonly next?: string | undefined
}

export const COMMON_OUTCOMES = {
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
} as const satisfies Record<string, OutcomeFacts>

export function resultPage(
  facts: Pick<OutcomeFacts, 'icon' | 'headline' | 'next'>,
  more: Partial<ResultPage> = {},
): ResultPage {
  const sentences = Array.from(more.sentences ?? [])
  if (facts.next !== undefined) sentences.push(trusted(facts.next))
  return {
    icon: facts.icon,
    headline: trusted(facts.headline),
    warnings: [],
    sections: [],
    details: [],
    ...more,
    sentences,
  }
}

export function createStepResult<Name extends string = never>(
  outcome: string,
  facts: OutcomeFacts,
  page: ResultPage,
  more: Partial<StepResult<Name>> = {},
): StepResult<Name> {
  return {
    outcome,
    fails: facts.level === 'error',
    level: facts.level,
    outputs: [],
    page,
    comment: page,
    ...more,
  }
}

const TROUBLESHOOTING: Block = {
  kind: 'small',
  text: link(
    'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/troubleshooting.md',
    trusted('Troubleshooting'),
  ),
}

export function resultOfError(error: unknown, step: { readonly log: Log }): StepResult {
  if (error instanceof Skipped) {
    const facts = COMMON_OUTCOMES.skipped
    const page = resultPage(facts, { sentences: toSentences([error.message]) })
    let comment: ResultPage | undefined
    if (error.isCommented) comment = page
    return createStepResult('skipped', facts, page, { level: error.level, comment })
  }
  if (error instanceof Cancelled) {
    const facts = COMMON_OUTCOMES.cancelled
    const sentences: RichText[] = []
    if (error.unknownFate !== undefined) sentences.push(trustedMessage(error.unknownFate))
    return createStepResult('cancelled', facts, resultPage(facts, { sentences }))
  }
  const facts = COMMON_OUTCOMES.error
  const sections = [TROUBLESHOOTING]
  if (error instanceof ActionError) {
    const sentences = toSentences(error.sentences.concat(error.details))
    return createStepResult('error', facts, resultPage(facts, { sentences, sections }))
  }
  const sentences = toSentences([explain(error, step.log)])
  return createStepResult('error', facts, resultPage(facts, { sentences, sections }))
}

function toSentences(clauses: readonly string[]): RichText[] {
  return clauses.map((clause) => trustedMessage(withFullStop(clause)))
}
