import { AttemptError, isOutageOrLimit } from '../http/faults.ts'
import type { RequestPolicy } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import type { Service } from '../service/api.ts'
import type { Counts } from '../service/schemas.ts'
import type { WorkflowEvent } from '../trigger/event.ts'
import {
  PAGES_PER_REQUEST,
  readPages,
  readTotals,
  type WeekPages,
  type WeekTotals,
} from './page-views.ts'
import type { AnalyticsReader, Gap } from './reading.ts'
import { type ReaderSignals, readSignals } from './signals.ts'
import { lastWeek, type Week } from './weeks.ts'

export interface ReportOptions {
  /** The project's ID, if the heading must tell it from others. */
  readonly project: string | undefined
  readonly trafficWeeks: number
  /** Whether to read the signals of the last complete week. */
  readonly signals: boolean
}

/** Parts that weren't requested or couldn't be read are undefined or empty. */
export interface Report {
  readonly options: ReportOptions
  readonly outcome: 'reported' | 'cancelled' | 'error'
  /** The last complete one. */
  readonly week: Week
  /** Newest first, as many as were asked for. */
  readonly weeks: readonly WeekTotals[]
  /** The newest week's. */
  readonly totals: Counts | undefined
  readonly totalsBefore: Counts | undefined
  /** The newest week's. */
  readonly pages: WeekPages | undefined
  readonly pagesBefore: WeekPages | undefined
  readonly signals: ReaderSignals | undefined
  readonly gaps: readonly Gap[]
  /** The first failure; for a cancelled report, the signal's reason. */
  readonly error: unknown
  /** The first failure before the pages that may be over in some minutes. */
  readonly outage: unknown
}

interface ReportingStep extends Runtime {
  readonly service: Service
  readonly policy: RequestPolicy
  readonly event: WorkflowEvent
}

/** Never rejects: failures are part of the report. */
export async function readReport(step: ReportingStep, options: ReportOptions): Promise<Report> {
  const signal = step.policy.signal
  const now = step.clock.now()
  const reader: AnalyticsReader = {
    service: step.service,
    policy: step.policy,
    gaps: [],
    errors: [],
  }
  if (options.trafficWeeks > 0)
    step.log.info(`Weeks of page views to read: ${options.trafficWeeks}`)
  if (options.signals) step.log.info("Reading the last week's signals")

  // The budget of requests is small: totals matter most, then signals, then pages.
  const read = await readWeeks(reader, options.trafficWeeks, now)
  const weeks = read.slice(0, options.trafficWeeks)
  let signals: ReaderSignals | undefined
  if (options.signals) signals = await readSignals(reader, now, step.event.whyMaybePublic)
  // The agent gets nothing of the pages.
  const outage = reader.errors.find(isOutage)
  // In parallel, the lists share the remaining requests evenly.
  const listed = read.slice(0, 2).map((week) => readPages(reader, week))
  const [pages, pagesBefore] = await Promise.all(listed)
  const [totals, totalsBefore] = read.map((week) => week.totals)

  // A report on page views without any of them must not look healthy, whatever else it has.
  let hasFigures = weeks.some((week) => week.totals !== undefined)
  if (options.trafficWeeks === 0 && signals !== undefined)
    hasFigures = signals.visitors !== undefined || signals.missed.length > 0
  let outcome: Report['outcome'] = 'error'
  let error = reader.errors[0]
  if (hasFigures) outcome = 'reported'
  if (signal.aborted) {
    outcome = 'cancelled'
    error = signal.reason
  }
  return {
    options,
    outcome,
    week: lastWeek(now),
    weeks,
    totals,
    totalsBefore,
    pages,
    pagesBefore,
    signals,
    gaps: reader.gaps,
    error,
    outage,
  }
}

/** Each week costs one request. For the two newest, it brings their first pages, too. */
function readWeeks(reader: AnalyticsReader, count: number, now: Date): Promise<WeekTotals[]> {
  const weeks: Array<Promise<WeekTotals>> = []
  // A single week needs the one before, for its change.
  let most = count
  if (count === 1) most = 2
  for (let back = 0; back < most; back++) {
    let limit = 1
    if (back < 2) limit = PAGES_PER_REQUEST
    weeks.push(readTotals(reader, lastWeek(now, back), limit))
  }
  return Promise.all(weeks)
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.cause instanceof AttemptError && isOutageOrLimit(error.cause.fault)
}
