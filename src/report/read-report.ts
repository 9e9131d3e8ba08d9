import { type WorkflowEvent, whyMaybePublic } from '../frame/event.ts'
import type { Text } from '../frame/page.ts'
import type { Stage } from '../http/retry.ts'
import type { SignalKind } from '../readers/kinds.ts'
import {
  PAGES_AT_A_TIME,
  readPages,
  readTotals,
  type WeekPages,
  type WeekTotals,
} from '../readers/page-views.ts'
import { fixFirst, type Priority } from '../readers/priorities.ts'
import type { Gap, Session } from '../readers/reading.ts'
import type { SignalOrder } from '../readers/signal.ts'
import { allReadings, type ReaderSignals, readSignals } from '../readers/signals.ts'
import { endingWeek, inTheLast, lastPeriod } from '../readers/weeks.ts'
import type { Log } from '../runtime.ts'
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
  readonly weeks: readonly WeekTotals[]
  /** The newest week's. */
  readonly totals: Counts | undefined
  /** Those of the week before it. */
  readonly totalsBefore: Counts | undefined
  readonly listings: readonly WeekPages[]
  /** The current week in UTC, if it has not quite ended: `timezone:` can schedule a run for a Monday that is still Sunday in UTC. */
  readonly endingWeek: ReturnType<typeof endingWeek>
  /** Without readings if none was requested. */
  readonly signals: ReaderSignals
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
  const { log, stage } = step
  const now = step.clock.now()
  logOrder(log, order)

  // The budget of requests is small: totals matter most, then signals, then pages.
  const weeks = await readWeeks(step, order.trafficWeeks, now)
  const signalOrder: SignalOrder = {
    period: lastPeriod(order.signalWeeks, now),
    periodBefore: lastPeriod(order.signalWeeks, now, 1),
    whyHidden: whyHidden(order.readerTexts, step.event),
  }
  const countSignals = await readSignals(step, signalOrder, order.signals)
  // In parallel, the lists share the remaining requests evenly.
  const newest = weeks.slice(0, WEEKS_LISTED)
  const listings = await Promise.all(newest.map((week) => readPages(step, week)))
  const signals = countSignals(listings[0]?.pages)
  const asksForPulls = order.signals.has('pull-requests')
  const pullRequests = asksForPulls ? await readAgentPulls(step, now) : undefined

  const hasTotals = weeks.some((week) => week.totals !== undefined)
  if (weeks.length > 0) logWeeks(log, weeks, listings)
  // The report doesn't need the next request, so ignore its failure.
  const { firstError, outage } = step.service.budget
  const totalsBefore = await readTotalsBefore(step, weeks, now)
  log.info(`Requests spent: ${step.service.budget.spent}`)

  const readings = allReadings(signals)
  const gaps: Array<Gap | undefined> = []
  for (const week of weeks) gaps.push(week.gap)
  // Without any totals, the lists are missing for the same reasons.
  if (hasTotals) for (const listing of listings) gaps.push(listing.gap)
  for (const reading of readings) {
    for (const gap of reading.gaps) gaps.push(gap)
  }
  for (const gap of pullRequests?.gaps ?? []) gaps.push(gap)
  const hasFigures = hasTotals || readings.some((reading) => reading.available)
  // Pull requests come from GitHub, and don't make up for a failed service.
  const hasOnlyPulls = firstError === undefined && pullRequests?.available === true
  return {
    title: order.title,
    weeks,
    totals: weeks[0]?.totals,
    totalsBefore,
    listings,
    endingWeek: endingWeek(now),
    signals,
    outcome: outcomeOf(stage, hasFigures || hasOnlyPulls),
    priorities: fixFirst(signals.descriptions),
    pullRequests,
    // A part that was read whole has no gap.
    gaps: gaps.filter((gap) => gap !== undefined),
    requests: step.service.budget.spent,
    error: stage.signal.aborted ? stage.signal.reason : firstError,
    outage,
  }
}

function outcomeOf(stage: Stage, isRead: boolean): Report['outcome'] {
  if (stage.signal.aborted) return 'cancelled'
  return isRead ? 'reported' : 'error'
}

function logOrder(log: Log, order: ReportOrder): void {
  if (order.trafficWeeks > 0) {
    const when = inTheLast(order.trafficWeeks)
    log.info(`Reading page views ${when}`)
  }
  if (order.signals.size > 0) {
    const kinds = Array.from(order.signals).join(', ')
    const when = inTheLast(order.signalWeeks)
    log.info(`Reading ${kinds} ${when}`)
  }
}

function logWeeks(log: Log, weeks: readonly WeekTotals[], listings: readonly WeekPages[]): void {
  const known = weeks.filter((week) => week.totals !== undefined).length
  const sizes = listings.map((listing) => listing.pages.size).join(' and ')
  log.info(`Read ${known} of ${weeks.length} weeks, and the last weeks' pages (${sizes})`)
}

/** Each week costs one request, which brings the pages of a week that is listed too. */
function readWeeks(session: Session, count: number, now: Date): Promise<WeekTotals[]> {
  const weeks: Array<Promise<WeekTotals>> = []
  for (let back = 0; back < count; back++) {
    const week = lastPeriod(1, now, back)
    const isListed = back < WEEKS_LISTED
    const pages = isListed ? PAGES_AT_A_TIME : 1
    weeks.push(readTotals(session, week, pages))
  }
  return Promise.all(weeks)
}

async function readTotalsBefore(session: Session, weeks: readonly WeekTotals[], now: Date) {
  const [newest, second] = weeks
  if (second !== undefined) return second.totals
  // A single week costs one more request, to show its change.
  if (newest?.totals === undefined) return undefined
  const before = await readTotals(session, lastPeriod(1, now, 1), 1)
  return before.totals
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
