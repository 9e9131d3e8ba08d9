import type { FeedbackFigures } from './feedback.ts'
import type { QuestionFigures } from './questions.ts'
import type { Gap, Reading } from './reading.ts'
import type { SearchFigures } from './searches.ts'
import type { VisitorFigures } from './visitors.ts'
import type { Period } from './weeks.ts'

/* Imports only types: the inputs need the kinds, and not the code that reads signals. */

/** What readers missed in the last complete weeks. A kind that nobody asked for is undefined. */
export interface ReaderSignals {
  readonly period: Period
  readonly visitors: Reading<VisitorFigures> | undefined
  readonly searches: Reading<SearchFigures> | undefined
  readonly questions: Reading<QuestionFigures> | undefined
  readonly feedback: Reading<FeedbackFigures> | undefined
  /** Why readers' own words may not be shown; undefined if they may. */
  readonly hiddenWords: Gap | undefined
}

/** In the order in which the report shows them. */
export const KINDS = ['visitors', 'searches', 'questions', 'feedback'] as const

export type Kind = (typeof KINDS)[number]
