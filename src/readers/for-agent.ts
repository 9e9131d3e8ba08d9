import { quote } from '../base/text.ts'
import type { PagesFigures } from '../traffic/figures.ts'
import type { Ranked } from '../traffic/ranking.ts'
import type { Week } from '../traffic/weeks.ts'
import { figuresIn, type SignalFigures } from './signals.ts'
import { scrubbedLine } from './words.ts'

/**
 * From this many different questions without an answer there is something to mend: one or two may be
 * questions that no documentation answers.
 */
const MIN_UNANSWERED_QUESTIONS = 3
/** The most rows of each kind: an agent is to mend the few that matter most. */
const MAX_ROWS = 30
const MAX_MOVERS = 10

/** A text for an agent, and what it is: the parts of a quotation. */
interface SignalQuotation {
  kind: string
  facts: Record<string, string | number | undefined>
  body: string
}

/** What a change to the documentation may mend, and how many of each stand out; unknown counts are undefined. */
function mendable({ questions, searches, feedback }: SignalFigures) {
  return [
    {
      name: 'questions without an answer',
      count: figuresIn(questions)?.questions.count,
      least: MIN_UNANSWERED_QUESTIONS,
    },
    // These are listed from thresholds of their own on, so a single one stands out.
    {
      name: 'mostly unclicked search terms',
      count: figuresIn(searches)?.mostlyUnclicked.count,
      least: 1,
    },
    {
      name: 'pages voted down twice or more',
      count: figuresIn(feedback)?.disliked.count,
      least: 1,
    },
  ]
}

/** Whether there is something that a change to the documentation may mend. */
export function standsOut(figures: SignalFigures): boolean {
  return mendable(figures).some(({ count, least }) => count !== undefined && count >= least)
}

/** What was looked at, for the notice that nothing stands out. */
export function describeLook(figures: SignalFigures): string {
  return mendable(figures)
    .filter(({ count }) => count !== undefined)
    .map(({ name, count }) => `${name}: ${count}`)
    .join(', ')
}

/**
 * The signals as quotations, the most telling first. Readers' words are scrubbed, and so are paths, which can
 * hold some: a page that is not there is counted as well. They are quoted whatever `reader-texts` says, since
 * they go back to the service that they came from.
 */
export function quoteSignals(
  { week, questions, searches, feedback }: SignalFigures,
  pages: PagesFigures | null | undefined,
): SignalQuotation[] {
  return [
    quoteList(figuresIn(questions)?.questions, {
      kind: 'questions of readers that the assistant could not answer',
      week,
      toLine: ({ text, times, category, page }) =>
        line(text, { times, category, 'conversation began on': page }),
    }),
    quoteList(figuresIn(searches)?.mostlyUnclicked, {
      kind: 'search terms of readers that were mostly unclicked',
      week,
      toLine: ({ term, searches: searched, unclicked }) => line(term, { searched, unclicked }),
    }),
    quoteList(figuresIn(feedback)?.disliked, {
      kind: 'pages that readers voted down, those read most first',
      week,
      toLine: ({ path, thumbsDown, thumbsUp, views }) =>
        line(path, { 'thumbs down': thumbsDown, 'thumbs up': thumbsUp, views }),
    }),
    quoteList(pages?.down, {
      kind: 'pages that lost most readers since the week before',
      week,
      most: MAX_MOVERS,
      toLine: ({ path, last, before }) =>
        line(scrubbedLine(path), { views: last?.total, before: before?.total }),
    }),
  ].flat()
}

function quoteList<Row>(
  list: Ranked<Row> | undefined,
  quoted: { kind: string; week: Week; most?: number; toLine(row: Row): string },
): SignalQuotation[] {
  const { kind, week, most = MAX_ROWS, toLine } = quoted
  const lines = (list?.rows ?? []).slice(0, most).map(toLine)
  if (list === undefined || lines.length === 0) return []
  const facts = { week: week.label, total: list.count, quoted: lines.length }
  return [{ kind, facts, body: lines.join('\n') }]
}

/** One line: a text, quoted so that it stays one line, and what is known of it. */
function line(text: string, facts: Record<string, string | number | null | undefined>): string {
  const known = Object.entries(facts)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? quote(value) : value}`)
  return `- ${quote(text)} (${known.join(', ')})`
}
