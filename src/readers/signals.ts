import type { withViews } from './feedback.ts'
import type { readQuestions } from './questions.ts'
import type { readSearches } from './searches.ts'
import type { readVisitors } from './visitors.ts'
import type { Period } from './weeks.ts'

/* Imports only types: the inputs need the kinds, and not the code that reads signals. */

/** What readers missed in the last complete weeks. A kind that nobody asked for is undefined. */
export interface ReaderSignals {
  readonly period: Period
  readonly visitors: Awaited<ReturnType<typeof readVisitors>> | undefined
  readonly searches: Awaited<ReturnType<typeof readSearches>> | undefined
  readonly questions: Awaited<ReturnType<typeof readQuestions>> | undefined
  readonly feedback: ReturnType<typeof withViews>
  /** Why readers' own words may not be shown; undefined if they may. */
  readonly whyHidden: string | undefined
}

export const KINDS = ['visitors', 'searches', 'questions', 'feedback'] as const

export type SignalKind = (typeof KINDS)[number]
