import type { Step } from '../step.ts'
import { type Figures, figuresOf } from './page-figures.ts'
import { type PageListing, PageViewsReader } from './page-views.ts'
import { readSignals, type Signals, signalFigures } from './signals.ts'
import { describePeriod } from './weeks.ts'

/** What the service counts, as far as it was asked for and could be read. */
export interface Analytics {
  /** `reported` if anything could be read. */
  readonly outcome: 'reported' | 'cancelled' | 'error'
  readonly views: ViewsReport
  /** Undefined where none was asked for. */
  readonly signals: Signals | undefined
  /** All that was spent, retries included. */
  readonly requests: number
  /** The first failure, where there was one; of a cancelled report, the signal's reason. */
  readonly error: unknown
}

export interface ViewsReport {
  readonly figures: Figures
  /** All pages of the last two weeks, the newest week first, for the JSON file. Their paths are not scrubbed. */
  readonly listings: readonly PageListing[]
}

/** Reads what the inputs ask for. Never rejects: what cannot be read is a part of the result. */
export async function readAnalytics(step: Step): Promise<Analytics> {
  const { inputs, log, signal, service } = step
  const reader = new PageViewsReader(step)
  const weeks = reader.weeks
  const kinds = [...inputs.readerSignals].join(', ')
  if (weeks.length > 0)
    log.info(`Reading the page views of ${describePeriod(weeks.map(({ week }) => week))}`)
  if (kinds !== '') log.info(`Reading readers' signals of the last week: ${kinds}`)

  // In this order, since the requests of a report are limited: totals of weeks, signals, lists of pages.
  const totals = reader.readTotals()
  const read = await readSignals(step)
  // readEffect(step) belongs here, if inputs.readerSignals has 'effect'.
  await totals
  await reader.readPages()

  const { listings } = reader
  const pages = listings[0]?.pages
  const signals = read && signalFigures(read, weeks[0]?.totals?.human, pages)
  const known = weeks.filter((week) => week.totals !== null).length
  if (weeks.length > 0) {
    const sizes = listings.map((listing) => listing.pages.size).join(' and ')
    log.info(`Read ${known} of ${weeks.length} weeks, and the last weeks' pages (${sizes})`)
  }
  log.info(`Requests spent: ${service.requester.requests}`)
  const readings = [signals?.visitors, signals?.searches, signals?.questions, signals?.feedback]
  const isRead = known > 0 || readings.some((reading) => reading?.status === 'read')
  return {
    outcome: signal.aborted ? 'cancelled' : isRead ? 'reported' : 'error',
    views: { figures: figuresOf(weeks, listings), listings },
    signals,
    requests: service.requester.requests,
    error: signal.aborted ? signal.reason : service.requester.firstError,
  }
}
