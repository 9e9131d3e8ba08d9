import { ActionError } from '../errors.ts'
import type { Quotation } from '../quoting/quotations.ts'
import { figuresIn } from '../readers/reading.ts'
import {
  MIN_QUESTIONS_FOR_AGENT,
  MIN_THUMBS_DOWN,
  MOST_ROWS_FOR_AGENT,
} from '../readers/thresholds.ts'
import { inQuotes, messageOf } from '../text.ts'
import type { Report } from './read-report.ts'

export interface MissedByReaders {
  /** If false, the agent isn't asked. */
  readonly standsOut: boolean
  /** `questions without an answer: 3, …` */
  readonly look: string
  readonly quotations: Quotation[]
}

/**
 * Quotes readers' scrubbed words even with `reader-texts: hide`: they return to the service that they came from.
 * @throws Cancelled with the report; ActionError without any signal for the agent (D9), or after an outage (T7)
 */
export function missedByReaders(analytics: Report): MissedByReaders {
  const { outcome, error, signals, outage } = analytics
  if (outcome === 'cancelled') throw error
  const readings = [signals?.questions, signals?.searches, signals?.feedback]
  const isPart = readings.some((one) => one && !(one.available && one.complete))
  if (isPart && outage !== undefined)
    throw new ActionError(
      `The reader signals are incomplete, so the agent was not asked. ${messageOf(outage)} Re-run the workflow after the outage.`,
      { cause: outage },
    )
  const questions = figuresIn(signals?.questions)?.questions
  const searches = figuresIn(signals?.searches)?.unclicked
  const pages = figuresIn(signals?.feedback)?.disliked
  const looks = [
    { name: 'questions without an answer', list: questions, least: MIN_QUESTIONS_FOR_AGENT },
    // The rows below have passed a threshold, so one is enough.
    { name: 'unclicked search terms', list: searches, least: 1 },
    { name: `pages with ${MIN_THUMBS_DOWN} or more thumbs down`, list: pages, least: 1 },
  ].flatMap(({ name, list, least }) => (list ? { name, count: list.length, least } : []))
  if (looks.length === 0) {
    const reasons = readings.flatMap((one) => one?.gaps.map(({ why }) => why) ?? [])
    const why = [...new Set(reasons)].join('; ') || '`reader-signals` includes none of them'
    throw new ActionError(
      `Could not read the reader signals, so the agent was not asked: \`context: signals\` needs questions, searches or feedback (${why}).`,
    )
  }
  return {
    standsOut: looks.some(({ count, least }) => count >= least),
    look: looks.map(({ name, count }) => `${name}: ${count}`).join(', '),
    quotations: quoteSignals(analytics),
  }
}

/** Most telling first. */
function quoteSignals({ signals }: Report): Quotation[] {
  const quotations: Quotation[] = []
  const add = <Row>(
    kind: string,
    list: readonly Row[] | undefined,
    toLine: (row: Row) => string,
  ) => {
    const lines = (list ?? []).slice(0, MOST_ROWS_FOR_AGENT).map(toLine)
    const dates = signals?.period.weeks === 1 ? 'week' : 'dates'
    const facts = { [dates]: signals?.period.label, total: list?.length, quoted: lines.length }
    if (lines.length > 0) quotations.push({ kind, facts, body: lines.join('\n') })
  }
  add(
    'questions of readers that the assistant could not answer',
    figuresIn(signals?.questions)?.questions,
    ({ text, times, category, page }) =>
      line(text, { times, category, 'conversation began on': page }),
  )
  add(
    'searches of readers that led to almost no clicks',
    figuresIn(signals?.searches)?.unclicked,
    ({ term, searches, clickRate }) =>
      line(term, { searched: searches, clicked: `${Math.round(clickRate * 100)}%` }),
  )
  add(
    'pages with thumbs down, most read first',
    figuresIn(signals?.feedback)?.disliked,
    ({ path, thumbsDown, thumbsUp, views }) =>
      line(path, { 'thumbs down': thumbsDown, 'thumbs up': thumbsUp, views }),
  )
  return quotations
}

/** A single line: `inQuotes` escapes line breaks. */
function line(text: string, facts: Record<string, string | number | undefined>): string {
  const known = Object.entries(facts).flatMap(([name, value]) => {
    if (value === undefined) return []
    return `${name}: ${typeof value === 'string' ? inQuotes(value) : value}`
  })
  return `- ${inQuotes(text)} (${known.join(', ')})`
}
