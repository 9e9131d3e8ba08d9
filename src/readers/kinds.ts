import type { withViews } from './feedback.ts'
import type { readQuestions } from './questions.ts'
import type { readSearches } from './searches.ts'
import type { readVisitors } from './visitors.ts'
import type { Period } from './weeks.ts'

/** Kinds that weren't requested are undefined. */
export interface ReaderSignals {
  readonly period: Period
  readonly visitors: Awaited<ReturnType<typeof readVisitors>> | undefined
  readonly searches: Awaited<ReturnType<typeof readSearches>> | undefined
  readonly questions: Awaited<ReturnType<typeof readQuestions>> | undefined
  readonly feedback: ReturnType<typeof withViews>
  /** Undefined if readers' words may be shown. */
  readonly whyHidden: string | undefined
}

export const KINDS = ['visitors', 'searches', 'questions', 'feedback'] as const

export type SignalKind = (typeof KINDS)[number]
