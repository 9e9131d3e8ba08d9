import { ActionError } from '../errors.ts'
import type { Quotation } from '../quoting/quotations.ts'
import type { AgentList } from '../readers/signal.ts'
import { PROBLEM_KINDS, problemReadings } from '../readers/signals.ts'
import type { Period } from '../readers/weeks.ts'
import { messageOf } from '../text.ts'
import type { Report } from './read-report.ts'

/** The report's part for the agent. */
export interface MissedByReaders {
  /** If false, the agent isn't asked. */
  readonly standsOut: boolean
  /** `questions without an answer: 3, …` */
  readonly look: string
  /** Most telling first. */
  readonly quotations: Quotation[]
}

/** @throws Cancelled with the report; ActionError without any signal for the agent (D9), or after an outage (T7) */
export function missedByReaders(report: Report): MissedByReaders {
  if (report.outcome === 'cancelled') throw report.error
  const { signals, outage } = report
  const readings = problemReadings(signals)
  const isPart = readings.some((reading) => !reading.available || !reading.complete)
  if (isPart && outage !== undefined)
    throw new ActionError(
      `The reader signals are incomplete, so the agent was not asked. ${messageOf(outage)} Re-run the workflow after the outage.`,
      { cause: outage },
    )
  const descriptions = [...(signals?.descriptions.values() ?? [])]
  const lists = descriptions.flatMap((description) => description.forAgent ?? [])
  if (signals === undefined || lists.length === 0) {
    const reasons = readings.flatMap((reading) => reading.gaps.map((gap) => gap.why))
    const why = [...new Set(reasons)].join('; ') || '`reader-signals` includes none of them'
    throw new ActionError(
      `Could not read the reader signals, so the agent was not asked: \`context: signals\` needs ${anyOf(PROBLEM_KINDS)} (${why}).`,
    )
  }
  return {
    standsOut: lists.some((list) => list.count >= list.leastForJob),
    look: lists.map((list) => `${list.name}: ${list.count}`).join(', '),
    quotations: lists
      .filter((list) => list.count > 0)
      .map((list) => quotationOf(list, signals.period)),
  }
}

function quotationOf(list: AgentList, period: Period): Quotation {
  const dates = period.weeks === 1 ? 'week' : 'dates'
  return {
    kind: list.title,
    facts: { [dates]: period.label, total: list.count, quoted: list.lines.length },
    body: list.lines.join('\n'),
  }
}

/** `questions, searches or feedback` */
function anyOf(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ')
}
