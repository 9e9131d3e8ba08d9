import type { Reading } from '../analytics/readings.ts'
import type { ListForAgent } from '../analytics/signal.ts'
import { PROBLEM_KINDS, problemReadings } from '../analytics/signals.ts'
import type { Period } from '../analytics/weeks.ts'
import { ActionError } from '../errors.ts'
import type { Quotation } from '../prompt-context/quotations.ts'
import { messageOf } from '../text.ts'
import type { Report } from './read-report.ts'

/** The report's part for the agent. */
export interface MissedByReaders {
  /** If false, the agent isn't asked. */
  readonly standsOut: boolean
  /** `questions without an answer: 3, …` */
  readonly counts: string
  /** Most telling first. */
  readonly quotations: Quotation[]
}

/** @throws Cancelled with the report; ActionError without any signal for the agent, or after an outage */
export function extractMissedByReaders(report: Report): MissedByReaders {
  if (report.outcome === 'cancelled') throw report.error
  const { signals, outage } = report
  const readings = problemReadings(signals)
  const isPart = readings.some((reading) => !reading.available || !reading.complete)
  if (isPart && outage !== undefined)
    throw new ActionError(
      `The reader signals are incomplete, so the agent was not asked. ${messageOf(outage)} Re-run the workflow after the outage.`,
      { cause: outage },
    )
  const lists: ListForAgent[] = []
  for (const description of signals?.descriptions.values() ?? []) {
    const list = description.forAgent
    if (list !== undefined) lists.push(list)
  }
  if (signals === undefined || lists.length === 0) {
    const needed = listWithOr(PROBLEM_KINDS)
    throw new ActionError(
      `Could not read the reader signals, so the agent was not asked: \`context: signals\` needs ${needed} (${whyUnread(readings)}).`,
    )
  }

  const counts: string[] = []
  const quotations: Quotation[] = []
  let standsOut = false
  for (const list of lists) {
    const { name, count } = list
    counts.push(`${name}: ${count}`)
    if (count > 0) quotations.push(quotationOf(list, signals.period))
    if (count >= list.leastForJob) standsOut = true
  }
  return { standsOut, counts: counts.join(', '), quotations }
}

/** Each reason once. */
function whyUnread(readings: ReadonlyArray<Reading<object>>): string {
  const gaps = readings.flatMap((reading) => reading.gaps)
  if (gaps.length === 0) return '`reader-signals` includes none of them'
  const reasons = new Set(gaps.map((gap) => gap.why))
  return Array.from(reasons).join('; ')
}

function quotationOf(list: ListForAgent, period: Period): Quotation {
  const dates = period.weeks === 1 ? 'week' : 'dates'
  return {
    kind: list.title,
    facts: {
      [dates]: period.label,
      total: list.count,
      quoted: list.lines.length,
    },
    body: list.lines.join('\n'),
  }
}

/** `questions, searches or feedback` */
function listWithOr(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ')
}
