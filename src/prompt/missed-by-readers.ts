import { ActionError, textOf } from '../errors.ts'
import type { Report } from '../report/read-report.ts'
import { MISSED_LISTS, type MissedRow } from '../report/signals.ts'
import { join, renderPlain, richText, trusted } from '../rich-text.ts'
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
  const { signals, outage } = report
  const kinds = Object.keys(MISSED_LISTS)
  const lists = signals?.read.filter((signal) => kinds.includes(signal.kind)) ?? []
  const isWhole = lists.length === kinds.length && !lists.some((signal) => signal.isPartial)
  if (!isWhole && outage !== undefined)
    throw new ActionError(
      richText`The reader signals are incomplete, so the agent was not asked. ${textOf(outage)} Re-run the workflow after the outage.`,
      { cause: outage },
    )
  const counts: string[] = []
  const quotations: Quotation[] = []
  let standsOut = false
  for (const { kind, rows } of lists) {
    const list = MISSED_LISTS[kind]
    if (list === undefined) continue
    counts.push(`${list.title}: ${rows.length}`)
    if (rows.length >= list.least) standsOut = true
    if (rows.length === 0) continue
    const lines = rows.slice(0, MOST_ROWS).map(toLine)
    quotations.push({
      kind: list.title,
      facts: { dates: report.week.label, total: rows.length, quoted: lines.length },
      body: lines.join('\n'),
    })
  }
  if (counts.length === 0) {
    const reasons = new Map(report.gaps.map(({ why }) => [renderPlain(why), why]))
    throw new ActionError(
      richText`Could not read the reader signals, so the agent was not asked (${join([...reasons.values()], trusted('; '))}).`,
    )
  }
  return { standsOut, counts: counts.join(', '), quotations }
}

/** One line: `quoted` escapes line breaks. `- "How?" (page: "/a", asked 2 times)` */
function toLine({ words, page, tally }: MissedRow): string {
  if (words === undefined) return `- ${quoted(page ?? '')} (${tally})`
  if (page === undefined) return `- ${quoted(words)} (${tally})`
  return `- ${quoted(words)} (page: ${quoted(page)}, ${tally})`
}
