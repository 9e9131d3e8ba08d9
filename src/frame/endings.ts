import { ActionError, Cancelled, explain, Skipped } from '../errors.ts'
import type { Log } from '../runtime.ts'
import { toSentence } from '../text.ts'
import type { Ending } from './command.ts'
import { type Block, fromMessage, link, ours, type Page, type Text } from './page.ts'

export interface OutcomeFacts extends Pick<Ending, 'level'> {
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
    next: 'A person, a newer run of its `concurrency` group, or the `timeout-minutes` of the workflow’s job cancelled it, or the runner was shut down.',
  },
  skipped: { level: 'notice', icon: '⏭️', headline: 'Skipped: nothing was sent' },
  'dry-run': {
    level: 'notice',
    icon: '🧪',
    headline: 'Dry run: all checks passed, and nothing was changed',
  },
  error: { level: 'error', icon: '❌', headline: 'The step failed' },
} as const satisfies Record<string, OutcomeFacts>

export function pageOf(
  { icon, headline, next }: Pick<OutcomeFacts, 'icon' | 'headline' | 'next'>,
  { sentences = [], ...more }: Partial<Page> = {},
): Page {
  const all: readonly Text[] = next === undefined ? sentences : [...sentences, ours(next)]
  const empty = { figures: [], warnings: [], sections: [], details: [] }
  return { ...empty, icon, headline: ours(headline), sentences: all, ...more }
}

export function endingOf<Name extends string = never>(
  outcome: string,
  facts: OutcomeFacts,
  page: Page,
  more: Partial<Ending<Name>> = {},
): Ending<Name> {
  const { level } = facts
  return { outcome, fails: level === 'error', level, page, comment: page, outputs: [], ...more }
}

const TROUBLESHOOTING: Block = {
  kind: 'small',
  text: link(
    'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/troubleshooting.md',
    ours('Troubleshooting'),
  ),
}

export function endingOfError(error: unknown, { log }: { readonly log: Log }): Ending {
  const said = error instanceof ActionError ? error.sentences : [explain(error, log)]
  const sentences = said.map((sentence) => fromMessage(toSentence(sentence)))
  if (error instanceof Skipped) {
    const page = pageOf(COMMON_OUTCOMES.skipped, { sentences })
    const comment = error.isCommented ? page : undefined
    return endingOf('skipped', COMMON_OUTCOMES.skipped, page, { level: error.level, comment })
  }
  if (error instanceof Cancelled) {
    const { unknownFate } = error
    const page = pageOf(COMMON_OUTCOMES.cancelled, {
      sentences: unknownFate === undefined ? [] : [fromMessage(unknownFate)],
    })
    return endingOf('cancelled', COMMON_OUTCOMES.cancelled, page)
  }
  const details = error instanceof ActionError ? error.details : []
  const all = [...sentences, ...details.map((detail) => fromMessage(toSentence(detail)))]
  const brief = error instanceof ActionError ? error.brief : 'A defect of this action'
  const cause = brief === undefined ? undefined : ours(brief)
  const page = pageOf(COMMON_OUTCOMES.error, { sentences: all, cause, sections: [TROUBLESHOOTING] })
  return endingOf('error', COMMON_OUTCOMES.error, page)
}
