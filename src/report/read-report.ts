import {
  PAGES_PER_REQUEST,
  readPages,
  readTotals,
  type WeekPages,
  type WeekTotals,
} from '../analytics/page-views.ts'
import { type Priority, pickPriorities } from '../analytics/priorities.ts'
import type { AnalyticsContext, DataGap, Reading } from '../analytics/readings.ts'
import type { SignalKind, SignalOptions } from '../analytics/signal.ts'
import { type CountSignals, type ReaderSignals, requestSignals } from '../analytics/signals.ts'
import { inTheLastWeeks, lastPeriod, weekAboutToEnd } from '../analytics/weeks.ts'
import type { WorkflowEvent } from '../core/event.ts'
import type { RichText } from '../core/result-page.ts'
import type { Counts } from '../service/schemas.ts'
import { type AgentPullsContext, readAgentPulls } from './pull-requests.ts'

export interface ReportOptions {
  readonly title: RichText
  readonly trafficWeeks: number
  readonly signals: ReadonlySet<SignalKind | 'pull-requests'>
  readonly signalWeeks: number
  readonly readerTexts: 'auto' | 'show' | 'hide'
  /** Whether the numbers are in Mintlify's dashboard. */
  readonly hasDashboard: boolean
}

/** Parts that weren't requested or couldn't be read are undefined or empty. */
export interface Report {
  readonly title: RichText
  readonly outcome: 'reported' | 'cancelled' | 'error'
  /** Newest first. */
  readonly weeks: readonly WeekTotals[]
  /** The newest week's. */
  readonly totals: Counts | undefined
  /** The totals of the week before the newest. */
  readonly totalsBefore: Counts | undefined
  readonly listings: readonly WeekPages[]
  /** The current week in UTC, if it has not quite ended: `timezone:` can schedule a run for a Monday that is still Sunday in UTC. */
  readonly weekAboutToEnd: ReturnType<typeof weekAboutToEnd>
  /** Also of a report on pull requests alone. */
  readonly signalOptions: SignalOptions | undefined
  readonly signals: ReaderSignals | undefined
  /** Worst first. */
  readonly priorities: readonly Priority[]
  readonly pullRequests: Awaited<ReturnType<typeof readAgentPulls>> | undefined
  readonly hasDashboard: boolean
  readonly gaps: readonly DataGap[]
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
export async function readReport(
  step: AnalyticsContext & AgentPullsContext,
  options: ReportOptions,
): Promise<Report> {
  const { log, policy } = step
  const { reportRequests } = step.service
  const now = step.clock.now()
  if (options.trafficWeeks > 0) {
    const when = inTheLastWeeks(options.trafficWeeks)
    log.info(`Reading page views ${when}`)
  }
  if (options.signals.size > 0) {
    const kinds = Array.from(options.signals).join(', ')
    const when = inTheLastWeeks(options.signalWeeks)
    log.info(`Reading ${kinds} ${when}`)
  }

  // The budget of requests is small: totals matter most, then signals, then pages.
  const weeks = await readWeeks(step, options.trafficWeeks, now)
  const totals = weeks[0]?.totals
  const signalOptions = signalOptionsOf(options, step.event, now, totals !== undefined)
  let countSignals: CountSignals | undefined
  if (signalOptions !== undefined)
    countSignals = await requestSignals(step, signalOptions, options.signals)
  // In parallel, the lists share the remaining requests evenly.
  const weeksListed = weeks.slice(0, WEEKS_LISTED)
  const listings = await Promise.all(weeksListed.map((week) => readPages(step, week)))
  // Only now: feedback compares a page's votes with its views.
  const signals = countSignals?.(listings[0]?.pages)
  let pullRequests: Report['pullRequests']
  if (options.signals.has('pull-requests')) pullRequests = await readAgentPulls(step, now)

  const weeksKnown = weeks.filter((week) => week.totals !== undefined).length
  if (weeks.length > 0) {
    const sizes = listings.map((listing) => listing.pages.size).join(' and ')
    log.info(`Read ${weeksKnown} of ${weeks.length} weeks, and the last weeks' pages (${sizes})`)
  }
  // Taken before the next request: the report doesn't need that one, so its failure must not count.
  const { firstError, outage } = reportRequests
  let totalsBefore = weeks[1]?.totals
  if (weeks.length === 1 && totals !== undefined) {
    // A single week costs one more request, to show its change.
    const week = lastPeriod(1, now, 1)
    const before = await readTotals(step, week, 1)
    totalsBefore = before.totals
  }
  log.info(`Requests spent: ${reportRequests.spent}`)

  const readings = Object.values<Reading<object>>(signals?.readings ?? {})
  // A part that was read whole adds no gap.
  const gaps = weeks.map((week) => week.gap)
  // Without any totals, the lists are missing for the same reasons.
  if (weeksKnown > 0) {
    for (const listing of listings) gaps.push(listing.gap)
  }
  for (const reading of readings) gaps.push(...reading.gaps)
  if (pullRequests !== undefined) gaps.push(...pullRequests.gaps)

  const hasFigures = weeksKnown > 0 || readings.some((reading) => reading.available)
  // Pull requests come from GitHub, and don't make up for a failed service.
  const hasOnlyPulls = firstError === undefined && pullRequests?.available === true
  let outcome: Report['outcome'] = 'error'
  if (hasFigures || hasOnlyPulls) outcome = 'reported'
  let error = firstError
  if (policy.signal.aborted) {
    outcome = 'cancelled'
    error = policy.signal.reason
  }
  return {
    title: options.title,
    outcome,
    weeks,
    totals,
    totalsBefore,
    listings,
    weekAboutToEnd: weekAboutToEnd(now),
    signalOptions,
    signals,
    priorities: signals === undefined ? [] : pickPriorities(signals.descriptions),
    pullRequests,
    hasDashboard: options.hasDashboard,
    gaps: gaps.filter((gap) => gap !== undefined),
    requests: reportRequests.spent,
    error,
    outage,
  }
}

/** Undefined if no signal was requested. */
function signalOptionsOf(
  options: ReportOptions,
  event: WorkflowEvent,
  now: Date,
  followsViews: boolean,
): SignalOptions | undefined {
  if (options.signals.size === 0) return undefined
  return {
    period: lastPeriod(options.signalWeeks, now),
    periodBefore: lastPeriod(options.signalWeeks, now, 1),
    followsViews,
    whyHidden: whyHidden(options.readerTexts, event),
  }
}

/** Each week costs one request, which brings the pages of a week that is listed too. */
function readWeeks(session: AnalyticsContext, count: number, now: Date): Promise<WeekTotals[]> {
  const weeks: Array<Promise<WeekTotals>> = []
  for (let back = 0; back < count; back++) {
    const week = lastPeriod(1, now, back)
    let pages = 1
    if (back < WEEKS_LISTED) pages = PAGES_PER_REQUEST
    weeks.push(readTotals(session, week, pages))
  }
  return Promise.all(weeks)
}

function whyHidden(readerTexts: ReportOptions['readerTexts'], event: WorkflowEvent) {
  switch (readerTexts) {
    case 'auto':
      // Words are shown only if the event says that only the organization reads them.
      return event.whyMaybePublic
    case 'hide':
      return '`reader-texts` is `hide`'
    case 'show':
      return undefined
  }
}
