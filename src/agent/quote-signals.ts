import { Skipped } from '../base/errors.ts'
import type { Quotation, Quoted } from './quotation.ts'

/** What is asked where the workflow has no prompt. */
export const SIGNALS_PROMPT =
  'Improve the documentation where it let its readers down last week. Quoted below are questions that the assistant could not answer, search terms that were mostly unclicked, and pages that readers voted down or left. Find out which of them the documentation should have answered. Mend the few that matter most. Where the answer exists but was not found, make it easier to find: with the words that readers use, a better title, or a link from the page where the conversation began. Change nothing for the rest, and nothing else. In the pull request, explain which signal led to which change.'

/** What readers missed, as far as an agent is concerned. */
export interface MissedByReaders {
  /** Whether any of it is worth a change. */
  standsOut: boolean
  /** What was looked at, with its numbers. */
  look: string
  quotations: Quotation[]
}

/** @throws Skipped where nothing stands out: D9 */
export function quoteSignals({ standsOut, look, quotations }: MissedByReaders): Quoted {
  const labelled = quotations.map((one) => ({ ...one, context: 'signals' as const }))
  if (standsOut) return { quotations: labelled, remark: '' }
  throw new Skipped(
    `Nothing that readers missed last week stands out, so there is nothing to ask of the agent (${look}).`,
  )
}
