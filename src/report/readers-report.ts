import { SIGNAL_KINDS, type SignalKind } from '../base/signal-kinds.ts'
import { type FeedbackFigures, MIN_THUMBS_DOWN } from '../readers/feedback.ts'
import type { Reading } from '../readers/listing.ts'
import { getOrAdd } from '../readers/order.ts'
import type { QuestionFigures } from '../readers/questions.ts'
import {
  MAX_UNCLICKED_CLICK_RATE,
  MIN_SEARCHES_SHOWN,
  type SearchFigures,
} from '../readers/searches.ts'
import { figuresIn, type SignalFigures } from '../readers/signals.ts'
import type { TextsDecision } from '../readers/texts.ts'
import type { VisitorFigures } from '../readers/visitors.ts'
import { describeBreaks } from '../traffic/breaks.ts'
import { describePeriod } from '../traffic/weeks.ts'
import { escapeMarkdown } from './escape.ts'
import type { Section } from './fit.ts'
import { countOf, formatCount, formatShare, trendOf } from './numbers.ts'
import { readerLists } from './readers-lists.ts'
import { readersSentence } from './readers-sentence.ts'
import { mostRows, type ReaderLists, renderLists } from './readers-tables.ts'
import { blocks, warningNotes } from './tables.ts'

/** What the section is made of. */
export interface Readers extends TextsDecision {
  figures: SignalFigures
  /** All requests of the report; undefined where another section tells. */
  requests?: number | undefined
}

const HEADING = '### 🔎 What readers missed'

/** What readers missed, as Markdown with its heading. */
export function readersSection(readers: Readers): Section {
  const lists = readerLists(readers.figures, readers.showTexts)
  return { longestTable: mostRows(lists), render: (maxRows) => render(readers, { lists, maxRows }) }
}

function render(
  readers: Readers,
  { lists, maxRows }: { lists: ReaderLists; maxRows: number },
): string {
  const { figures } = readers
  return blocks([
    HEADING,
    readersSentence(figures),
    ...warningNotes(describeMissingSignals(figures)),
    facts(figures),
    hiddenNote(readers),
    ...renderLists(lists, maxRows),
    definitions(readers, lists),
  ])
}

const NAMES: Record<SignalKind, string> = {
  visitors: 'Visitors',
  searches: 'Searches',
  questions: 'Questions',
  feedback: 'Feedback',
}

/** What is not known, and why: sentences of plain text, without a word of a reader's. */
export function describeMissingSignals(figures: SignalFigures): string[] {
  const week = figures.week.label
  const failed = new Map<string, string[]>()
  const incomplete: string[] = []
  for (const kind of SIGNAL_KINDS) {
    const reading = figures[kind]
    const name = NAMES[kind]
    if (reading?.status === 'not available') getOrAdd(failed, reading.why, () => []).push(name)
    if (reading?.status !== 'read') continue
    if (reading.gap !== '') incomplete.push(`${name} (${week}): partial, since ${reading.gap}.`)
    incomplete.push(...reading.notes.map((note) => `${name}: ${note}.`))
  }
  // Kinds that failed alike are told together.
  const together = [...failed].map(
    ([why, names]) => `${names.join(', ')} (${week}): not available, since ${why}.`,
  )
  return [...together, ...incomplete]
}

/** How much there was of everything, a line for each kind. */
function facts({ visitors, searches, questions, feedback }: SignalFigures): string {
  const lines = [
    factOf(visitors, describeVisitors),
    factOf(searches, describeSearches),
    factOf(questions, describeQuestions),
    factOf(feedback, describeFeedback),
  ]
  return lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n')
}

function factOf<T>(reading: Reading<T> | undefined, describe: (figures: T) => string): string {
  const figures = figuresIn(reading)
  return figures === undefined ? '' : describe(figures)
}

function describeVisitors({ last, change, viewsPerPerson }: VisitorFigures): string {
  const people = `**${countOf(last.human, 'person', 'people')}**`
  const views = viewsPerPerson === null ? '' : `, ${oneDecimal(viewsPerPerson)} views each`
  return `👥 ${people}${trendOf(change)}${views}; ${countOf(last.ai, 'AI assistant')}`
}

function describeSearches({ total, change, unclicked }: SearchFigures): string {
  if (total === null) return ''
  const searches = countOf(total, 'search', 'searches')
  return `🔎 **${searches}**${trendOf(change)}; ${formatCount(unclicked)} unclicked`
}

function describeQuestions({
  turns,
  unansweredShare,
  unansweredShareBefore,
}: QuestionFigures): string {
  const before =
    unansweredShareBefore === null ? '' : ` (${formatShare(unansweredShareBefore)} the week before)`
  const share =
    unansweredShare === null ? '' : `, ${formatShare(unansweredShare)} unanswered${before}`
  return `💬 **${countOf(turns, 'question')}** to the assistant${share}`
}

function describeFeedback({ thumbsUp, thumbsDown, agents }: FeedbackFigures): string {
  const sent = agents?.total ? `; AI agents sent ${countOf(agents.total, 'remark')}` : ''
  return `👍 **${formatCount(thumbsUp)}** up, **${formatCount(thumbsDown)}** down${sent}`
}

function oneDecimal(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 1 })
}

function hiddenNote({ figures, showTexts, whyHidden }: Readers): string {
  const holdsWords = [figures.searches, figures.questions, figures.feedback].some(
    (reading) => reading?.status === 'read',
  )
  if (showTexts || !holdsWords) return ''
  return `> ℹ️ Readers' words are hidden, since ${escapeMarkdown(whyHidden, 200)}. \`reader-texts: show\` shows them here.`
}

function definitions({ figures, showTexts, requests }: Readers, lists: ReaderLists): string {
  const { week, weekBefore, visitors, searches, questions, feedback } = figures
  const parts = [
    `Of ${describePeriod([week])}, Monday to Sunday, UTC.`,
    figuresIn(questions) &&
      "Unanswered: by the service's own verdict; a question asked again counts once.",
    figuresIn(searches) &&
      `Unclicked: searches without a click, of the terms searched most. Mostly unclicked: searched ${MIN_SEARCHES_SHOWN} times or more, and fewer than ${MAX_UNCLICKED_CLICK_RATE * 100} % of these searches led to a click.`,
    figuresIn(feedback) &&
      `Liked least: ${MIN_THUMBS_DOWN} thumbs down or more, by views × share of thumbs down where views are known.`,
    showTexts && mostRows(lists) > 0 && 'Personal data is taken out of what readers typed.',
    figuresIn(visitors)?.before != null && describeBreaks([week, weekBefore]),
    requests !== undefined && `Spent: ${countOf(requests, 'request')}.`,
  ]
  return `<sub>${parts.filter(Boolean).join(' ')}</sub>`
}
