import type { Clock } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import { RequestError } from '../http/faults.ts'
import type { Retry } from '../http/retry.ts'
import type { Counts } from '../service/page-views.ts'
import type { Service } from '../service/service.ts'
import { type Budget, createBudget } from './budget.ts'
import {
  addRows,
  type ListingReading,
  unreadListing,
  unreadWeek,
  type WeekReading,
} from './reading.ts'
import { createRequester, type Requester, reasonOf } from './requester.ts'
import { runSideBySide } from './side-by-side.ts'
import { completeWeeks, describePeriod } from './weeks.ts'

const REQUESTS_AT_A_TIME = 4
/** The most rows that the service gives at once. */
const PAGE_SIZE = 250
/** Changes are told against one week, so the pages of two are enough. */
const WEEKS_LISTED = 2

export interface TrafficOptions {
  /** How many complete weeks to report. */
  weeks: number
  /** How many rows a table of pages will have; with 0, no page is listed. */
  topPages: number
  /** Repetitions included; at least `weeks`. */
  maxRequests: number
  deadlineMs: number
  /** The service, which tells the listener of every request that it repeats. */
  connect(onRetry: (retry: Retry) => void): Service
  clock: Clock
  signal: AbortSignal
  log: { info(message: string): void }
}

/** What became of reading the page views. */
export interface TrafficResult {
  /** `reported` if at least one week's totals are known. */
  outcome: 'reported' | 'cancelled' | 'error'
  /** The newest first. */
  weeks: WeekReading[]
  /** Those of the last two weeks; empty where no page was to be listed. */
  listings: ListingReading[]
  requests: number
  /** The first failure, where there was one. */
  error?: unknown
}

/** Reads the weeks' totals and the last two weeks' pages. Never rejects: a failure is a result. */
export async function runTraffic(options: TrafficOptions): Promise<TrafficResult> {
  const { clock, log, maxRequests } = options
  const weeks = completeWeeks(options.weeks, clock.now())
  const listings = weeks.slice(0, options.topPages === 0 ? 0 : WEEKS_LISTED).map(unreadListing)
  const others = weeks.slice(listings.length).map(unreadWeek)
  const budget = createBudget(maxRequests - weeks.length, listings.length)
  const requester = createRequester({ ...options, budget })
  log.info(`Reading the page views of ${describePeriod(weeks)}`)

  // A listing is a chain of requests, the longest there is here, so the two start first.
  const readListings = listings.map((reading, index) => async () => {
    await readListing(reading, { requester, budget, index, maxRequests })
  })
  const readOthers = others.map((reading) => () => readTotals(reading, requester))
  await runSideBySide([...readListings, ...readOthers], REQUESTS_AT_A_TIME)
  // One that had spent its share may go on with what the other did not need.
  await runSideBySide(readListings, REQUESTS_AT_A_TIME)

  const readings = [...listings, ...others]
  const { requests, firstError } = requester
  log.info(describeReadings(readings, { listings, requests }))
  return {
    outcome: outcomeOf(readings, options.signal),
    weeks: readings,
    listings,
    requests,
    ...(firstError === undefined ? {} : { error: firstError }),
  }
}

function outcomeOf(readings: WeekReading[], signal: AbortSignal): TrafficResult['outcome'] {
  if (signal.aborted) return 'cancelled'
  return readings.some(({ totals }) => totals !== null) ? 'reported' : 'error'
}

function describeReadings(
  readings: WeekReading[],
  { listings, requests }: Pick<TrafficResult, 'listings' | 'requests'>,
): string {
  const known = readings.filter(({ totals }) => totals !== null).length
  const pages = listings.map((listing) => listing.pages.size).join(' and ')
  const rows = pages === '' ? '' : `, and the last weeks' pages (${pages})`
  return `Read ${known} of ${readings.length} weeks${rows}; requests spent: ${requests}`
}

async function readTotals(reading: WeekReading, requester: Requester): Promise<void> {
  try {
    const { totals } = await requester.get(reading.week, { limit: 1, offset: 0 })
    takeTotals(reading, totals)
  } catch (error) {
    reading.missing = reasonOf(error)
  }
}

/** Every page of a listing brings the totals along: the first that can be believed stand. */
function takeTotals(reading: WeekReading, totals: Counts | null): void {
  reading.totals ??= totals
  reading.missing = reading.totals === null ? "the service's totals are not valid numbers" : ''
}

interface ListingContext {
  requester: Requester
  budget: Budget
  /** Which of the budget's shares is this listing's. */
  index: number
  maxRequests: number
}

/**
 * Reads a listing to its end, page after page: only the answer to one tells whether there is another,
 * and a request beyond the end would be wasted.
 */
async function readListing(reading: ListingReading, context: ListingContext): Promise<void> {
  const { budget, index, requester, maxRequests } = context
  while (reading.hasMore) {
    if (reading.nextOffset > 0 && !budget.takePage(index)) {
      reading.gap = `the ${maxRequests} requests of traffic-max-requests were spent`
      return
    }
    try {
      await readPage(reading, requester)
    } catch (error) {
      stopListing(reading, reasonOf(error))
      if (reading.totals !== null) continue
      reading.missing = reading.gap
      // A page of rows may be too large where the totals alone are not.
      if (isTooLarge(error) && budget.takeRepetition()) await readTotals(reading, requester)
    }
  }
  budget.finish(index)
}

async function readPage(reading: ListingReading, requester: Requester): Promise<void> {
  const rows = { limit: PAGE_SIZE, offset: reading.nextOffset }
  const answer = await requester.get(reading.week, rows)
  takeTotals(reading, answer.totals)
  if (answer.rows === null) return stopListing(reading, "the service's answer has no list of pages")
  if (answer.rows.length === 0 && answer.hasMore)
    return stopListing(reading, 'the service sent an empty page and says that there are more')
  addRows(reading.pages, answer.rows)
  reading.nextOffset += PAGE_SIZE
  reading.unreadableRows += answer.unreadable
  reading.hasMore = answer.hasMore
  reading.gap = reading.unreadableRows > 0 ? "some of the service's rows are not valid" : ''
}

function stopListing(reading: ListingReading, gap: string): void {
  reading.hasMore = false
  reading.gap = gap
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof ActionError &&
    error.cause instanceof RequestError &&
    error.cause.fault === 'too-large'
  )
}
