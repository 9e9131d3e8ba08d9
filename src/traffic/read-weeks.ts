import type { Analytics } from '../service/analytics.ts'
import { MAX_ROWS, type PageViews } from '../service/page-views.ts'
import { type Allowance, describeSpent } from './budget.ts'
import { addRows, type ListingReading, takeTotals, type WeekReading } from './reading.ts'
import { isTooLarge, reasonOf } from './requester.ts'

/** UTF-16 units that the paths of one listing may have: enough for 100,000 pages, and far from what fills the memory. */
const MAX_PATHS_LENGTH = 16 * 1024 * 1024

export interface ReadingContext {
  /** Makes one request. */
  getPageViews: Analytics['getPageViews']
  /** A request for the totals of each week. */
  reserved: Allowance
  /** What is left, for further pages. */
  spare: Allowance
  /** Waited for before further pages. */
  servedFirst?: Promise<void> | undefined
}

export async function readTotals(reading: WeekReading, context: ReadingContext): Promise<void> {
  const { reserved } = context
  if (reserved.take()) await fetchTotals(reading, context)
  else reading.missing = describeSpent(reserved)
}

async function fetchTotals(reading: WeekReading, context: ReadingContext): Promise<void> {
  try {
    const { totals } = await context.getPageViews(reading.week, { limit: 1, offset: 0 })
    takeTotals(reading, totals)
  } catch (error) {
    reading.missing = reasonOf(error)
  }
}

/**
 * Reads listings to their ends in lockstep: a page of each, side by side, then the next page of each
 * that has one. So they share the budget evenly, and what one does not need is left to the others. Only
 * the answer to a page tells whether there is another, and a request beyond the end would be wasted.
 */
export async function readListings(
  listings: readonly ListingReading[],
  context: ReadingContext,
): Promise<void> {
  const isPaid = (reading: ListingReading) => {
    const allowance = reading.nextOffset === 0 ? context.reserved : context.spare
    if (allowance.take()) return true
    reading.gap = describeSpent(allowance)
    if (reading.nextOffset === 0) reading.missing = reading.gap
    return false
  }
  let unread = listings.filter(isPaid)
  while (unread.length > 0) {
    await Promise.all(unread.map((reading) => readPage(reading, context)))
    const unfinished = unread.filter(({ hasMore }) => hasMore)
    if (unfinished.length > 0) await context.servedFirst
    unread = unfinished.filter(isPaid)
  }
}

async function readPage(reading: ListingReading, context: ReadingContext): Promise<void> {
  try {
    const rows = { limit: MAX_ROWS, offset: reading.nextOffset }
    addPage(reading, await context.getPageViews(reading.week, rows))
  } catch (error) {
    stopListing(reading, reasonOf(error))
    if (reading.totals !== null) return
    reading.missing = reading.gap
    // A page of rows may be too large where the totals alone are not.
    if (isTooLarge(error) && context.spare.take()) await fetchTotals(reading, context)
  }
}

function addPage(reading: ListingReading, answer: PageViews): void {
  const { totals, rows, unreadable, tooMany, hasMore } = answer
  takeTotals(reading, totals)
  if (rows === null) {
    stopListing(reading, "the service's answer has no list of pages")
  } else if (rows.length === 0 && hasMore) {
    stopListing(reading, 'the service sent an empty page and says that there are more')
  } else {
    addRows(reading, rows)
    if (tooMany) reading.flaw ||= 'the service sent more rows than it was asked for'
    if (unreadable > 0) reading.flaw ||= "some of the service's rows are not valid"
    reading.nextOffset += MAX_ROWS
    reading.hasMore = hasMore
    reading.gap = reading.flaw
    if (hasMore && reading.pathsLength > MAX_PATHS_LENGTH)
      stopListing(reading, "the pages' paths are too long to hold them all")
  }
}

function stopListing(reading: ListingReading, gap: string): void {
  reading.hasMore = false
  reading.gap = gap
}
