import type { DateRange, Service } from '../service/api.ts'
import type { FeedbackFigures } from './feedback.ts'
import type { QuestionFigures } from './questions.ts'
import type { Gap, Reading } from './reading.ts'
import type { SearchFigures } from './searches.ts'
import type { VisitorFigures } from './visitors.ts'
import type { Period } from './weeks.ts'

/* Imports only types: the dry run needs this table, and not the code that reads signals. */

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

/** The kinds of signals that the service knows, and the smallest request for each. */
const SIGNALS = {
  visitors: (service: Service, week: DateRange) => service.getVisitors(week),
  searches: (service: Service, week: DateRange) => service.getSearches(week, { limit: 1 }),
  questions: (service: Service, week: DateRange) => service.getConversations(week, { limit: 1 }),
  feedback: (service: Service, week: DateRange) =>
    service.getFeedbackByPage(week, { limit: 1, source: 'contextual' }),
}

export type Kind = keyof typeof SIGNALS

/** In the order in which the report shows them. */
export const KINDS = Object.keys(SIGNALS) as Kind[]
