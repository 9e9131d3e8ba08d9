import type { OutputName } from '../runner/outputs.ts'
import type { DateRange, Service } from '../service/api.ts'
import type { FeedbackFigures } from './feedback.ts'
import type { QuestionFigures } from './questions.ts'
import type { Reading } from './reading.ts'
import type { SearchFigures } from './searches.ts'
import type { VisitorFigures } from './visitors.ts'
import type { Period } from './weeks.ts'

/* Imports only types: the dry run and the outputs need this table, and not the code that reads signals. */

interface Figures {
  visitors: VisitorFigures
  searches: SearchFigures
  questions: QuestionFigures
  feedback: FeedbackFigures
}

/** The kinds of signals that the service knows. */
export type Kind = keyof Figures

/** A kind that nobody asked for is undefined. */
export type Readings = { readonly [K in Kind]: Reading<Figures[K]> | undefined }

/** What readers missed in the last complete weeks. */
export interface ReaderSignals extends Readings {
  readonly period: Period
  /** Whether we may show readers' own words; if not, why, as the end of a sentence. */
  readonly showTexts: boolean
  readonly whyHidden: string
}

interface Signal<Of> {
  /** In the report. */
  readonly name: string
  readonly output: OutputName
  /** The output's number. */
  count(figures: Of): number
  /** Why that may be too low, if not all gaps matter to it. */
  gap?(figures: Of): string
  /** Makes the smallest request, for the dry run. */
  try(service: Service, week: DateRange): Promise<unknown>
}

export const SIGNALS: { readonly [K in Kind]: Signal<Figures[K]> } = {
  visitors: {
    name: 'Visitors',
    output: 'visitors',
    count: ({ last }) => last.human,
    try: (service, week) => service.getVisitors(week),
  },
  searches: {
    name: 'Searches',
    output: 'unclicked-searches',
    count: ({ unclickedSearches }) => unclickedSearches,
    try: (service, week) => service.getSearches(week, { limit: 1 }),
  },
  questions: {
    name: 'Questions',
    output: 'unanswered-questions',
    count: ({ questions }) => questions.length,
    try: (service, week) => service.getConversations(week, { limit: 1 }),
  },
  feedback: {
    name: 'Feedback',
    output: 'thumbs-down',
    count: ({ thumbsDown }) => thumbsDown,
    gap: ({ gaps }) => gaps.votes,
    try: (service, week) => service.getFeedbackByPage(week, { limit: 1, source: 'contextual' }),
  },
}

/** In the order in which the report shows them. */
export const KINDS = Object.keys(SIGNALS) as Kind[]
