import type { FeedbackFigures } from '../readers/feedback.ts'
import type { Reading } from '../readers/listing.ts'
import type { QuestionFigures, QuestionGroup } from '../readers/questions.ts'
import type { SearchFigures } from '../readers/searches.ts'
import type { SignalFigures } from '../readers/signals.ts'
import { escapeMarkdown } from './escape.ts'
import { countOf, formatCount } from './numbers.ts'

const MAX_CATEGORY_LENGTH = 60
/** Above this share, "most" is true. */
const MOST = 0.5

interface Style {
  strong(text: string): string
  /** What the questions are about, as the end of a clause; empty where that is not to be told. */
  about(figures: QuestionFigures): string
}

const MARKDOWN: Style = { strong: (text) => `**${text}**`, about: aboutWhat }
/** Names come from outside, and the log is no place for them. */
const NUMBERS_ALONE: Style = { strong: (text) => text, about: () => '' }

/** What was missed, as one sentence of Markdown; empty where none of it was read. */
export function readersSentence(figures: SignalFigures): string {
  return sentence(figures, MARKDOWN)
}

/** The same as plain text with numbers alone. */
export function describeReaders(figures: SignalFigures): string {
  return sentence(figures, NUMBERS_ALONE)
}

function sentence({ questions, searches, feedback }: SignalFigures, style: Style): string {
  const clauses = [
    clauseOf(questions, {
      missed: (figures) => unanswered(figures, style),
      quiet: 'every question was answered',
    }),
    clauseOf(searches, {
      missed: (figures) => unclicked(figures, style),
      quiet: 'no search term was mostly unclicked',
    }),
    clauseOf(feedback, {
      missed: (figures) => disliked(figures, style),
      quiet: 'no page got two thumbs down',
    }),
  ]
  const missed = clauses.map((clause) => clause.missed).filter(Boolean)
  if (missed.length > 0) return `${missed.join('; ').replace(/^at/, 'At')}.`
  const quiet = clauses.map((clause) => clause.quiet).filter(Boolean)
  return quiet.length > 0 ? `A quiet week: ${quiet.join(', ')}.` : ''
}

/** A kind's clauses, of which at most one is not empty. */
function clauseOf<T>(
  reading: Reading<T> | undefined,
  words: { missed(figures: T): string; quiet: string },
): { missed: string; quiet: string } {
  if (reading?.status !== 'read') return { missed: '', quiet: '' }
  const isWhole = reading.gap === ''
  const missed = words.missed(reading.value)
  if (missed !== '') return { missed: isWhole ? missed : `at least ${missed}`, quiet: '' }
  // Nothing was found in what was read: that is not to say that there is nothing.
  return { missed: '', quiet: isWhole ? words.quiet : '' }
}

function unanswered(figures: QuestionFigures, { strong, about }: Style): string {
  const { count } = figures.questions
  if (count === 0) return ''
  return `${strong(countOf(count, 'question'))} went unanswered${about(figures)}`
}

function aboutWhat({ questions, categories }: QuestionFigures): string {
  const [first, second] = categories.rows.filter(({ name }) => name !== null)
  if (first === undefined) return ''
  const part = partOf(first, { second, all: questions.count })
  return part === undefined
    ? ''
    : `, ${part}about ${escapeMarkdown(first.name ?? '', MAX_CATEGORY_LENGTH)}`
}

/** Undefined where no category stands out. */
function partOf(
  first: QuestionGroup,
  { second, all }: { second: QuestionGroup | undefined; all: number },
): string | undefined {
  const share = first.questions / all
  if (share === 1) return ''
  if (share > MOST) return 'most '
  return first.questions > (second?.questions ?? 0) ? 'above all ' : undefined
}

function unclicked(figures: SearchFigures, { strong }: Style): string {
  const { count } = figures.mostlyUnclicked
  if (count === 0) return ''
  const searches = strong(countOf(figures.unclicked, 'search', 'searches'))
  const ofThese = formatCount(figures.unclickedOfThese)
  return `${searches} went unclicked, ${ofThese} of them for ${countOf(count, 'mostly unclicked term')}`
}

function disliked(
  { disliked: pages, readMuchLikedLittle }: FeedbackFigures,
  { strong }: Style,
): string {
  if (pages.count === 0) return ''
  if (!readMuchLikedLittle)
    return `${strong(countOf(pages.count, 'page'))} got two thumbs down or more`
  const are = readMuchLikedLittle === 1 ? 'is' : 'are'
  return `${strong(countOf(readMuchLikedLittle, 'page'))} ${are} read a lot and liked little`
}
