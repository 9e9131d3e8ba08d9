import type { Counts } from '../service/page-views.ts'
import type { Week } from '../traffic/weeks.ts'
import { type FeedbackFigures, feedbackFigures } from './feedback.ts'
import type { Reading } from './listing.ts'
import { type QuestionFigures, questionFigures } from './questions.ts'
import type { SignalReadings } from './read-signals.ts'
import { type SearchFigures, searchFigures } from './searches.ts'
import { type VisitorFigures, visitorFigures } from './visitors.ts'

/** What the report tells of readers, of each kind that was asked for. */
export interface SignalFigures {
  week: Week
  weekBefore: Week
  visitors: Reading<VisitorFigures> | undefined
  searches: Reading<SearchFigures> | undefined
  questions: Reading<QuestionFigures> | undefined
  feedback: Reading<FeedbackFigures> | undefined
}

/** What is known of the same week's page views. */
export interface WeekViews {
  /** Views by people; undefined where they are not known. */
  people: number | undefined
  /** By path; undefined where they were not read. */
  pages: ReadonlyMap<string, Counts> | undefined
}

export function signalFigures(readings: SignalReadings, views: WeekViews): SignalFigures {
  const { visitors, searches, questions, feedback } = readings
  return {
    ...readings,
    visitors: mapRead(visitors, (read) => visitorFigures(read, views.people)),
    searches: mapRead(searches, searchFigures),
    questions: mapRead(questions, ({ last, before }) => questionFigures(last, before)),
    feedback: mapRead(feedback, (read) => feedbackFigures(read, views.pages)),
  }
}

function mapRead<T, Figures>(
  reading: Reading<T> | undefined,
  to: (read: T) => Figures,
): Reading<Figures> | undefined {
  return reading?.status === 'read' ? { ...reading, value: to(reading.value) } : reading
}

/** Whether any kind of signal could be read. */
export function isAnyRead({ visitors, searches, questions, feedback }: SignalReadings): boolean {
  return [visitors, searches, questions, feedback].some((reading) => reading?.status === 'read')
}

/** A kind's figures; undefined where they are not known or were not asked for. */
export function figuresIn<T>(reading: Reading<T> | undefined): T | undefined {
  return reading?.status === 'read' ? reading.value : undefined
}

/** The values of the outputs, for the next step: numbers alone. What is not known has none. */
export function signalOutputs(figures: SignalFigures): Record<string, string> {
  const { visitors, searches, questions, feedback } = figures
  const numbers = {
    visitors: numberIn(visitors, ({ last }) => last.human),
    'unclicked-searches': numberIn(searches, ({ unclicked }) => unclicked),
    'unanswered-questions': numberIn(questions, ({ questions: { count } }) => count),
    'thumbs-down': numberIn(feedback, ({ thumbsDown }) => thumbsDown),
  }
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) =>
      number === undefined ? [] : [[name, `${number}`]],
    ),
  )
}

function numberIn<T>(
  reading: Reading<T> | undefined,
  pick: (figures: T) => number,
): number | undefined {
  if (reading?.status !== 'read') return undefined
  const number = pick(reading.value)
  // None in a part is not none.
  return number === 0 && reading.gap !== '' ? undefined : number
}
