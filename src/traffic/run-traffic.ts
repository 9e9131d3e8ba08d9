import type { Run } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import type { Service } from '../service/service.ts'
import type { Budget } from './budget.ts'
import { type ReadingContext, readListings, readTotals } from './read-weeks.ts'
import { type ListingReading, unreadListing, unreadWeek, type WeekReading } from './reading.ts'
import { REQUESTS_AT_A_TIME, type Requester } from './requester.ts'
import { runSideBySide } from './side-by-side.ts'
import { completeWeeks, describePeriod } from './weeks.ts'

/** Changes are told against one week, so the pages of two are enough. */
const WEEKS_LISTED = 2

interface TrafficOptions {
  /** How many complete weeks to report. */
  weeks: number
  /** How many rows a table of pages will have; with 0, no page is listed. */
  topPages: number
  service: Pick<Service, 'getPageViews'>
  requester: Requester
  /** One request for each week is reserved at once, before this function gives way to any other. */
  budget: Budget
  /** Settled when what is served before the lists of pages has its requests. */
  servedFirst?: Promise<void>
  run: Run
  log: Pick<Log, 'info'>
}

/** What became of reading the page views. */
export interface TrafficResult {
  /** `reported` if at least one week's totals are known. */
  outcome: 'reported' | 'cancelled' | 'error'
  /** The newest first. */
  weeks: WeekReading[]
  /** Those of the last two weeks; empty where no page was to be listed. */
  listings: ListingReading[]
}

/** Reads the weeks' totals and the last two weeks' pages. Never rejects: a failure is a result. */
export async function runTraffic(options: TrafficOptions): Promise<TrafficResult> {
  const { budget, log, requester, run, service } = options
  const weeks = completeWeeks(options.weeks, run.clock.now())
  const listings = weeks.slice(0, options.topPages === 0 ? 0 : WEEKS_LISTED).map(unreadListing)
  const others = weeks.slice(listings.length).map(unreadWeek)
  const readings = [...listings, ...others]
  if (weeks.length > 0) log.info(`Reading the page views of ${describePeriod(weeks)}`)

  await readWeeks(
    { listings, others },
    {
      getPageViews: (week, rows) =>
        requester.request((mayRepeat) => service.getPageViews(week, rows, { mayRepeat })),
      reserved: budget.reserve(weeks.length),
      spare: budget,
      servedFirst: options.servedFirst,
    },
  )

  if (weeks.length > 0) log.info(describeReadings(readings, listings))
  return { outcome: outcomeOf(readings, run.signal), weeks: readings, listings }
}

/** A listing is a chain of requests, the longest there is here, so the two start first. */
async function readWeeks(
  { listings, others }: { listings: ListingReading[]; others: WeekReading[] },
  context: ReadingContext,
): Promise<void> {
  const tasks = others.map((reading) => () => readTotals(reading, context)).values()
  const listed = readListings(listings, context)
  // Each listing has one request on its way; when they are done, totals take their places.
  await Promise.all([
    runSideBySide(tasks, REQUESTS_AT_A_TIME - listings.length),
    listed.then(() => runSideBySide(tasks, listings.length)),
  ])
}

function outcomeOf(readings: WeekReading[], signal: AbortSignal): TrafficResult['outcome'] {
  if (signal.aborted) return 'cancelled'
  return readings.some(({ totals }) => totals !== null) ? 'reported' : 'error'
}

function describeReadings(readings: WeekReading[], listings: ListingReading[]): string {
  const known = readings.filter(({ totals }) => totals !== null).length
  const pages = listings.map((listing) => listing.pages.size).join(' and ')
  const rows = pages === '' ? '' : `, and the last weeks' pages (${pages})`
  return `Read ${known} of ${readings.length} weeks${rows}`
}
