import type { Counts, PageRow } from '../service/page-views.ts'
import type { Week } from './weeks.ts'

/** What is known of a week. */
export interface WeekReading {
  readonly week: Week
  /** Site-wide; null where they are not available. */
  totals: Counts | null
  /** Why there are no totals, for a person; empty where there are. */
  missing: string
}

/** A week whose pages are read too. */
export interface ListingReading extends WeekReading {
  readonly pages: Map<string, Counts>
  /** Of all their paths together, in UTF-16 units. */
  pathsLength: number
  nextOffset: number
  /** What was wrong with the rows so far, for a person; empty where nothing was. */
  flaw: string
  /** Whether the service has more rows, and nothing speaks against asking for them. */
  hasMore: boolean
  /** Why pages may be missing, for a person; empty once every page was read. */
  gap: string
}

export function unreadWeek(week: Week): WeekReading {
  return { week, totals: null, missing: 'it was not read' }
}

export function unreadListing(week: Week): ListingReading {
  return {
    ...unreadWeek(week),
    pages: new Map(),
    pathsLength: 0,
    nextOffset: 0,
    flaw: '',
    hasMore: true,
    gap: 'not read',
  }
}

/** Every page of a listing brings the totals along: the first that can be believed stand. */
export function takeTotals(reading: WeekReading, totals: Counts | null): void {
  reading.totals ??= totals
  reading.missing = reading.totals === null ? "the service's totals are not valid numbers" : ''
}

/**
 * Adds rows so that each path counts once. The service promises no order, and rows shift between the
 * pages of a listing while views come in: of two rows for a path the larger stands, whichever came first.
 */
export function addRows(reading: ListingReading, rows: readonly PageRow[]): void {
  const { pages } = reading
  for (const { path, human, ai, total } of rows) {
    // Not the row itself: a listing holds up to 250,000 of these.
    const row = { human, ai, total }
    const known = pages.get(path)
    if (known === undefined) reading.pathsLength += path.length
    if (known === undefined || isLarger(row, known)) pages.set(path, row)
  }
}

function isLarger(a: Counts, b: Counts): boolean {
  return (a.total - b.total || a.human - b.human || a.ai - b.ai) > 0
}
