import { ActionError, Skipped, textOf } from '../errors.ts'
import type { Report } from '../report/read-report.ts'
import type { MissedRow } from '../report/signals.ts'
import { richText, trusted } from '../rich-text.ts'
import { quoted } from '../text.ts'
import type { ContextPart, Quotation } from './quotation.ts'

/* `context: signals`: the report's part for the agent. */

/** The agent should fix the few that matter most. */
const MOST_ROWS = 30

/** The most telling first. @throws Skipped if no row is worth a job; ActionError without any signal, or after an outage */
export function quoteMissed(report: Report | undefined): ContextPart {
  if (report === undefined) throw new Error('Without a report, there are no signals')
  const missed = report.signals?.missed ?? []
  let failure = report.outage
  if (missed.length === 0) failure ??= report.error
  if (failure !== undefined)
    throw new ActionError(
      richText`The report could not be read in full, so the agent was not asked. ${textOf(failure)}`,
      { cause: failure },
    )
  if (!missed.some(({ rows, least }) => rows.length >= least)) {
    const counts = missed.map(
      ({ title, rows, least }) => `${title}: ${rows.length} of the ${least} needed`,
    )
    throw new Skipped(trusted(`Too little stood out last week (${counts.join(', ')}).`))
  }
  const quotations: Quotation[] = []
  for (const { title, rows } of missed) {
    const lines = rows.slice(0, MOST_ROWS).map(toLine)
    const facts = { dates: report.week.label, total: rows.length, quoted: lines.length }
    if (lines.length > 0) quotations.push({ kind: title, facts, body: lines.join('\n') })
  }
  return { quotations, isLogged: false, remarks: [], warnings: [] }
}

/** One line: `quoted` escapes line breaks. `- "How?" (page: "/a", asked 2 times)` */
function toLine({ words, page, tally }: MissedRow): string {
  if (words === undefined) return `- ${quoted(page ?? '')} (${tally})`
  if (page === undefined) return `- ${quoted(words)} (${tally})`
  return `- ${quoted(words)} (page: ${quoted(page)}, ${tally})`
}
