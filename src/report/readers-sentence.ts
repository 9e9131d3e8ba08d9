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
  const told = [
    tell(questions, {
      found: (figures) => unanswered(figures, style),
      quiet: 'every question was answered',
    }),
    tell(searches, {
      found: (figures) => ledNowhere(figures, style),
      quiet: 'no search led nowhere',
    }),
    tell(feedback, {
      found: (figures) => disliked(figures, style),
      quiet: 'no page got two thumbs down',
    }),
  ].filter((part) => part !== undefined)
  const found = told.filter(({ isFound }) => isFound)
  const parts = (found.length > 0 ? found : told).map(({ text }) => text)
  if (parts.length === 0) return ''
  return found.length > 0
    ? `${parts.join('; ').replace(/^at/, 'At')}.`
    : `A quiet week: ${parts.join(', ')}.`
}

/** A kind's part of the sentence; undefined where it was not read. */
function tell<T>(
  reading: Reading<T> | undefined,
  words: { found(figures: T): string; quiet: string },
): { text: string; isFound: boolean } | undefined {
  if (reading?.status !== 'read') return undefined
  const isWhole = reading.gap === ''
  const found = words.found(reading.value)
  if (found !== '') return { text: isWhole ? found : `at least ${found}`, isFound: true }
  // Nothing was found in what was read: that is not to say that there is nothing.
  return isWhole ? { text: words.quiet, isFound: false } : undefined
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

function ledNowhere({ deadEnds }: SearchFigures, { strong }: Style): string {
  if (deadEnds.count === 0) return ''
  const searches = deadEnds.count === 1 ? 'search' : 'searches'
  return `${strong(`${formatCount(deadEnds.count)} ${searches}`)} led nowhere`
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
