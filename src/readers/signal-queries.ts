import type { Run } from '../base/clock.ts'
import type { SignalKind } from '../base/signal-kinds.ts'
import type { Analytics } from '../service/analytics.ts'
import type { Allowance } from '../traffic/budget.ts'
import type { Week } from '../traffic/weeks.ts'

/** Each asks the service once, repeating a request where that is safe, and resolves with its answer. */
export type SignalQueries = Omit<Analytics, 'getPageViews'>

export interface SignalsRequest {
  kinds: ReadonlySet<SignalKind>
  /** The last complete week, and the week before it. */
  week: Week
  weekBefore: Week
  /** Whether readers' words may be shown: only then what they wrote is read. */
  showTexts: boolean
  queries: SignalQueries
  allowance: Allowance
  run: Run
}
