import { type WorkflowEvent, whyMaybePublic } from '../frame/event.ts'
import type { Text } from '../frame/page.ts'
import type { SignalKind } from '../readers/kinds.ts'
import { WeekViews } from '../readers/page-views.ts'
import { fixFirst, type Priority } from '../readers/priorities.ts'
import type { Gap, Session } from '../readers/reading.ts'
import type { SignalOrder } from '../readers/signal.ts'
import { allReadings, type ReaderSignals, readSignals } from '../readers/signals.ts'
import { inTheLast, lastPeriod } from '../readers/weeks.ts'
import type { Counts } from '../service/schemas.ts'
import { type OnGitHub, readAgentPulls } from './pull-requests.ts'

export interface ReportOrder {
  readonly title: Text
  readonly trafficWeeks: number
  readonly signals: ReadonlySet<SignalKind | 'pull-requests'>
  readonly signalWeeks: number
  readonly readerTexts: 'auto' | 'show' | 'hide'
}

/** Parts that weren't requested or couldn't be read are undefined or empty. */
export interface Report {
  readonly title: Text
  readonly outcome: 'reported' | 'cancelled' | 'error'
  /** Newest first. */
  readonly weeks: readonly WeekViews[]
  /** The week before the oldest, only to show the oldest week's change. */
  readonly earlier: Counts | undefined
  readonly listings: readonly WeekViews[]
  readonly signals: ReaderSignals | undefined
  /** Worst first. */
  readonly priorities: readonly Priority[]
  readonly pullRequests: Awaited<ReturnType<typeof readAgentPulls>> | undefined
  readonly gaps: readonly Gap[]
  /** Retries included. */
  readonly requests: number
  /** The first failure; for a cancelled report, the signal's reason. */
  readonly error: unknown
  /** The first failure that may be over in some minutes. */
  readonly outage: unknown
}

/** The report compares the pages of the last two weeks. */
const WEEKS_LISTED = 2

/** Never rejects: failures are part of the report. */
export async function readReport(step: Session & OnGitHub, order: ReportOrder): Promise<Report> {
  const { log, service, stage } = step
  const now = step.clock.now()
  const weeks = Array.from({ length: order.trafficWeeks }, (_, back) => {
    return new WeekViews(step, lastPeriod(1, now, back), back < WEEKS_LISTED ? undefined : 1)
  })
  const listings = weeks.slice(0, WEEKS_LISTED)
  if (weeks.length > 0) log.info(`Reading page views ${inTheLast(weeks.length)}`)
  const kinds = [...order.signals].join(', ')
  if (kinds !== '') log.info(`Reading ${kinds} ${inTheLast(order.signalWeeks)}`)

  // The budget of requests is small: totals matter most, then signals, then pages.
  await Promise.all(weeks.map((week) => week.readTotals()))
  const countSignals = await readSignals(step, signalOrder(step, order, now), order.signals)
  // In parallel, the lists share the remaining requests evenly.
  await Promise.all(listings.map((list) => list.readAll()))
  const signals = order.signals.size > 0 ? countSignals(weeks[0]?.pages) : undefined
  const pullRequests = order.signals.has('pull-requests')
    ? await readAgentPulls(step, now)
    : undefined

  const known = weeks.filter(({ totals }) => totals !== undefined).length
  if (weeks.length > 0) {
    const sizes = listings.map((listing) => listing.pages.size).join(' and ')
    log.info(`Read ${known} of ${weeks.length} weeks, and the last weeks' pages (${sizes})`)
  }
  // The report doesn't need the next request, so ignore its failure.
  const { firstError, outage } = service.budget.spent
  const earlier = new WeekViews(step, lastPeriod(1, now, weeks.length), 1)
  if (weeks.at(-1)?.totals !== undefined) await earlier.readTotals()
  const { requests } = service.budget.spent
  log.info(`Requests spent: ${requests}`)
  const readings = signals === undefined ? [] : allReadings(signals)
  // Pull requests come from GitHub, and don't make up for a failed service.
  const isFine =
    known > 0 ||
    readings.some((reading) => reading.available) ||
    (firstError === undefined && pullRequests?.available)
  const gaps = [
    ...weeks.map(({ noTotals }) => noTotals),
    ...(known > 0 ? listings.map(({ gap }) => gap) : []),
    ...[...readings, pullRequests].flatMap((reading) => reading?.gaps),
  ]
  return {
    title: order.title,
    weeks,
    listings,
    signals,
    outcome: stage.signal.aborted ? 'cancelled' : isFine ? 'reported' : 'error',
    earlier: earlier.totals,
    priorities: signals === undefined ? [] : fixFirst(signals.descriptions),
    pullRequests,
    gaps: gaps.filter((gap) => gap !== undefined),
    requests,
    error: stage.signal.aborted ? stage.signal.reason : firstError,
    outage,
  }
}

function signalOrder({ event }: OnGitHub, order: ReportOrder, now: Date): SignalOrder {
  return {
    period: lastPeriod(order.signalWeeks, now),
    periodBefore: lastPeriod(order.signalWeeks, now, 1),
    whyHidden: whyHidden(order.readerTexts, event),
  }
}

function whyHidden(readerTexts: ReportOrder['readerTexts'], event: WorkflowEvent) {
  switch (readerTexts) {
    case 'auto':
      // Words are shown only if the event says that only the organization reads them (D5).
      return whyMaybePublic(event)
    case 'hide':
      return '`reader-texts` is `hide`'
    case 'show':
      return undefined
  }
}
