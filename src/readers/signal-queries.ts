import type { SignalKind } from '../base/signal-kinds.ts'
import type { Counts } from '../service/page-views.ts'
import type {
  CursorRows,
  FeedbackByPage,
  FeedbackRow,
  FeedbackSource,
  Searches,
  Turn,
} from '../service/reader-signals.ts'
import type { Allowance } from '../traffic/budget.ts'
import type { Week } from '../traffic/weeks.ts'

/** Each asks the service once, repeating a request where that is safe, and resolves with its answer. */
export interface SignalQueries {
  getVisitors(week: Week, rows: { limit: number; offset: number }): Promise<Counts | null>
  getSearches(week: Week, rows: CursorQuery): Promise<Searches>
  getConversations(week: Week, rows: CursorQuery): Promise<CursorRows<Turn>>
  getFeedbackByPage(
    week: Week,
    rows: { limit: number; source?: FeedbackSource },
  ): Promise<FeedbackByPage>
  getFeedback(
    week: Week,
    rows: CursorQuery & { source: FeedbackSource },
  ): Promise<CursorRows<FeedbackRow>>
}

export interface CursorQuery {
  limit: number
  /** Undefined for the first rows. */
  cursor?: string | undefined
}

export interface SignalsRequest {
  kinds: ReadonlySet<SignalKind>
  /** The last complete week, and the week before it. */
  week: Week
  weekBefore: Week
  /** Whether readers' words may be shown: only then what they wrote is read. */
  showTexts: boolean
  queries: SignalQueries
  allowance: Allowance
}
