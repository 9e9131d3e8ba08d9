import { whyMaybePublic } from '../runner/event.ts'
import type { Step } from '../step.ts'
import { type FeedbackFigures, readFeedback } from './feedback.ts'
import { type QuestionFigures, readQuestions } from './questions.ts'
import { attempt, type Read, type Reading, type WeeklyKind } from './reading.ts'
import { readSearches, type SearchFigures } from './searches.ts'
import { readVisitors, type VisitorFigures } from './visitors.ts'
import { completeWeeks, type Week } from './weeks.ts'

/** What readers missed in the last complete week, by kind. */
export interface ReaderSignals {
  readonly week: Week
  /** Whether we may show readers' own words; if not, why, as the end of a sentence. */
  readonly showTexts: boolean
  readonly whyHidden: string
  readonly visitors: Reading<VisitorFigures> | undefined
  readonly searches: Reading<SearchFigures> | undefined
  readonly questions: Reading<QuestionFigures> | undefined
  readonly feedback: Reading<FeedbackFigures> | undefined
}

/**
 * Reads the last complete week's signals, and what we compare them with. Never rejects: each kind fails alone.
 * Undefined if the inputs ask for none.
 * @param people the last week's views by people; undefined if unknown
 */
export async function readSignals(step: Step, people: number | undefined) {
  const { inputs, clock } = step
  if (inputs.readerSignals.size === 0) return undefined
  const [week, weekBefore] = completeWeeks(2, clock.now())
  if (week === undefined || weekBefore === undefined) throw new Error('there are always two weeks')
  const whyHidden = whyHide(step)
  const showTexts = whyHidden === ''
  const ifAsked = async <T>(kind: WeeklyKind, read: () => Promise<Read<T>>) =>
    inputs.readerSignals.has(kind) ? attempt(read) : undefined
  const [visitors, searches, feedback] = await Promise.all([
    ifAsked('visitors', () => readVisitors(step, week, weekBefore, people)),
    ifAsked('searches', () => readSearches(step, week, weekBefore)),
    ifAsked('feedback', () => readFeedback(step, week, showTexts)),
  ])
  // Questions may need many requests, so they come last.
  const questions = await ifAsked('questions', () => readQuestions(step, week, weekBefore))
  const readings = { visitors, searches, questions, feedback } satisfies Record<WeeklyKind, unknown>
  return { week, showTexts, whyHidden, ...readings }
}

/** With `auto`, we show words only if the event says that nobody but the organization reads them (D5). */
function whyHide({ inputs, event }: Step): string {
  if (inputs.readerTexts === 'show') return ''
  if (inputs.readerTexts === 'hide') return '`reader-texts` is `hide`'
  return whyMaybePublic(event) ?? ''
}
