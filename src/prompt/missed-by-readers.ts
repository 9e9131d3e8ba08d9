import { ActionError, textOf } from '../errors.ts'
import type { Report } from '../report/read-report.ts'
import type { MissedRow } from '../report/signals.ts'
import { richText } from '../rich-text.ts'
import { quoted } from '../text.ts'
import type { Quotation } from './quotation.ts'

/** The report's part for the agent. */
export interface MissedByReaders {
  /** If false, the agent isn't asked. */
  readonly standsOut: boolean
  /** `Search terms that are rarely clicked: 3, …` */
  readonly counts: string
  /** Most telling first. */
  readonly quotations: Quotation[]
}

/** The agent should fix the few that matter most. */
const MOST_ROWS = 30

/** @throws ActionError without any signal for the agent, or after an outage */
export function extractMissedByReaders(report: Report): MissedByReaders {
  const missed = report.signals?.missed ?? []
  let failure = report.outage
  if (missed.length === 0) failure ??= report.error
  if (failure !== undefined)
    throw new ActionError(
      richText`Could not read the reader signals, so the agent was not asked. ${textOf(failure)}`,
      { cause: failure },
    )
  const counts: string[] = []
  const quotations: Quotation[] = []
  let standsOut = false
  for (const { title, least, rows } of missed) {
    counts.push(`${title}: ${rows.length}`)
    if (rows.length >= least) standsOut = true
    if (rows.length === 0) continue
    const lines = rows.slice(0, MOST_ROWS).map(toLine)
    quotations.push({
      kind: title,
      facts: { dates: report.week.label, total: rows.length, quoted: lines.length },
      body: lines.join('\n'),
    })
  }
  return { standsOut, counts: counts.join(', '), quotations }
}

/** One line: `quoted` escapes line breaks. `- "How?" (page: "/a", asked 2 times)` */
function toLine({ words, page, tally }: MissedRow): string {
  if (words === undefined) return `- ${quoted(page ?? '')} (${tally})`
  if (page === undefined) return `- ${quoted(words)} (${tally})`
  return `- ${quoted(words)} (page: ${quoted(page)}, ${tally})`
}
