import { quote } from '../base/text.ts'
import type { Figures } from '../traffic/figures.ts'
import { figuresIn, type SignalFigures } from './signals.ts'
import { wordsOf } from './words.ts'

/**
 * From this many different questions without an answer there is something to mend: one or two may be
 * questions that no documentation answers. Searches and pages have their own thresholds, which are such
 * that a single one of them stands out.
 */
export const MIN_UNANSWERED_QUESTIONS = 3
/** The most rows of each kind: an agent is to mend the few that matter most. */
const MAX_ROWS = 30
const MAX_MOVERS = 10

/** A text for an agent, and what it is: the parts of a quotation. */
export interface SignalQuotation {
  kind: string
  facts: Record<string, string | number | undefined>
  body: string
}

/**
 * Whether there is something that a change to the documentation may mend: questions without an answer,
 * searches that led nowhere, or pages that readers voted down.
 */
export function standsOut(figures: SignalFigures): boolean {
  const { questions, searches, feedback } = figures
  return (
    (figuresIn(questions)?.questions.count ?? 0) >= MIN_UNANSWERED_QUESTIONS ||
    (figuresIn(searches)?.deadEnds.count ?? 0) > 0 ||
    (figuresIn(feedback)?.disliked.count ?? 0) > 0
  )
}

/** What was looked at, for the notice that nothing stands out. */
export function describeLook(figures: SignalFigures): string {
  const { questions, searches, feedback } = figures
  const parts = [
    { name: 'questions without an answer', count: figuresIn(questions)?.questions.count },
    { name: 'searches that led nowhere', count: figuresIn(searches)?.deadEnds.count },
    { name: 'pages voted down twice or more', count: figuresIn(feedback)?.disliked.count },
  ]
  return parts
    .flatMap(({ name, count }) => (count === undefined ? [] : [`${name}: ${count}`]))
    .join(', ')
}

/**
 * The signals as quotations, the most telling first. Readers' words have been scrubbed; a path can hold some
 * too, since a page that is not there is counted as well. They are quoted
 * whatever `reader-texts` says, since they go back to the service that they came from.
 */
export function quoteSignals(
  signals: SignalFigures,
  pages: Figures['pages'] | undefined,
): SignalQuotation[] {
  const week = signals.week.label
  const rows = [
    quoteQuestions(signals),
    quoteSearches(signals),
    quoteDisliked(signals),
    quoteLosers(pages),
  ]
  return rows.flatMap(({ kind, total, lines }) =>
    lines.length === 0
      ? []
      : [{ kind, facts: { week, total, quoted: lines.length }, body: lines.join('\n') }],
  )
}

interface Lines {
  kind: string
  total: number
  lines: string[]
}

function quoteQuestions({ questions }: SignalFigures): Lines {
  const figures = figuresIn(questions)?.questions
  return {
    kind: 'questions of readers that the assistant could not answer',
    total: figures?.count ?? 0,
    lines: (figures?.rows ?? [])
      .slice(0, MAX_ROWS)
      .map(({ text, times, category, page }) =>
        line(text, { times, category: category ?? undefined, 'asked on': page ?? undefined }),
      ),
  }
}

function quoteSearches({ searches }: SignalFigures): Lines {
  const figures = figuresIn(searches)?.deadEnds
  return {
    kind: 'searches of readers that led to almost no click',
    total: figures?.count ?? 0,
    lines: (figures?.rows ?? [])
      .slice(0, MAX_ROWS)
      .map(({ term, searches: times, clickRate }) =>
        line(term, { searched: times, clicked: percent(clickRate) }),
      ),
  }
}

function quoteDisliked({ feedback }: SignalFigures): Lines {
  const figures = figuresIn(feedback)?.disliked
  return {
    kind: 'pages that readers voted down, those read most first',
    total: figures?.count ?? 0,
    lines: (figures?.rows ?? [])
      .slice(0, MAX_ROWS)
      .map(({ path, thumbsDown, thumbsUp, views }) =>
        line(path, { 'thumbs down': thumbsDown, 'thumbs up': thumbsUp, views: views ?? undefined }),
      ),
  }
}

function quoteLosers(pages: Figures['pages'] | undefined): Lines {
  const down = pages?.down
  return {
    kind: 'pages that lost most readers since the week before',
    total: down?.count ?? 0,
    lines: (down?.pages ?? [])
      .slice(0, MAX_MOVERS)
      .map(({ path, last, before }) =>
        line(wordsOf(path), { views: last?.total, before: before?.total }),
      ),
  }
}

/** One line: a text, quoted so that it stays one line, and what is known of it. */
function line(text: string, facts: Record<string, string | number | undefined>): string {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${typeof value === 'number' ? value : quote(value)}`],
  )
  return `- ${quote(text)} (${known.join(', ')})`
}

function percent(rate: number): string {
  return `${Math.round(rate * 100)} %`
}
