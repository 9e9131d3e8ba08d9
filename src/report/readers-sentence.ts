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

/** What was missed, as one sentence of Markdown; empty where none of it was read. */
export function readersSentence({ questions, searches, feedback }: SignalFigures): string {
  const told = [
    tell(questions, { found: unanswered, quiet: 'every question was answered' }),
    tell(searches, { found: ledNowhere, quiet: 'no search led nowhere' }),
    tell(feedback, { found: disliked, quiet: 'no page got two thumbs down' }),
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
  words: { found(figures: T, atLeast: string): string; quiet: string },
): { text: string; isFound: boolean } | undefined {
  if (reading?.status !== 'read') return undefined
  const text = words.found(reading.value, reading.gap === '' ? '' : 'at least ')
  if (text !== '') return { text, isFound: true }
  // Nothing was found in what was read: that is not to say that there is nothing.
  return reading.gap === '' ? { text: words.quiet, isFound: false } : undefined
}

function unanswered({ questions, categories }: QuestionFigures, atLeast: string): string {
  if (questions.count === 0) return ''
  const named = categories.rows.find(({ name }) => name !== null)
  const about = named === undefined ? '' : `, ${aboutWhat(named, questions.count)}`
  return `${atLeast}${count(questions.count, 'question')} went unanswered${about}`
}

function aboutWhat({ name, questions }: QuestionGroup, all: number): string {
  const share = questions / all
  const part = share === 1 ? '' : share > MOST ? 'most ' : 'above all '
  return `${part}about ${escapeMarkdown(name ?? '', MAX_CATEGORY_LENGTH)}`
}

function ledNowhere({ deadEnds }: SearchFigures, atLeast: string): string {
  if (deadEnds.count === 0) return ''
  const searches = deadEnds.count === 1 ? 'search' : 'searches'
  return `${atLeast}**${formatCount(deadEnds.count)} ${searches}** led nowhere`
}

function disliked(
  { disliked: pages, readMuchLikedLittle }: FeedbackFigures,
  atLeast: string,
): string {
  if (pages.count === 0) return ''
  if (!readMuchLikedLittle)
    return `${atLeast}${count(pages.count, 'page')} got two thumbs down or more`
  const are = readMuchLikedLittle === 1 ? 'is' : 'are'
  return `${atLeast}${count(readMuchLikedLittle, 'page')} ${are} read a lot and liked little`
}

function count(number: number, noun: string): string {
  return `**${countOf(number, noun)}**`
}
