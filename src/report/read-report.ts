import { whyMaybePublic } from '../frame/event.ts'
import type { Text } from '../frame/page.ts'
import { readFeedback, withViews } from '../readers/feedback.ts'
import { WeekViews } from '../readers/page-views.ts'
import { fixFirst, type Priority } from '../readers/priorities.ts'
import { readQuestions } from '../readers/questions.ts'
import type { Gap, Session } from '../readers/reading.ts'
import { readSearches } from '../readers/searches.ts'
import { KINDS, type ReaderSignals, type SignalKind } from '../readers/signals.ts'
import { readVisitors } from '../readers/visitors.ts'
import { inTheLast, lastPeriod, type Period } from '../readers/weeks.ts'
import type { Counts } from '../service/schemas.ts'
import { type OnGitHub, readAgentPulls } from './agent-pulls.ts'

export interface ReportOrder {
  readonly title: Text
  /** Weeks of page views; 0 for none. */
  readonly trafficWeeks: number
  readonly signals: ReadonlySet<SignalKind | 'pull-requests'>
  /** The signals are of so many weeks together. */
  readonly signalWeeks: number
  readonly readerTexts: 'auto' | 'show' | 'hide'
}

/** All that a report is made of, as far as somebody asked for it and we could read it. */
export interface Report {
  readonly title: Text
  /** `reported` if anything could be read. */
  readonly outcome: 'reported' | 'cancelled' | 'error'
  /** Page views, the newest week first. */
  readonly weeks: readonly WeekViews[]
  /** The totals of the week before the oldest, for the oldest one's change alone; undefined if unknown. */
  readonly earlier: Counts | undefined
  /** The weeks whose pages were read. */
  readonly listings: readonly WeekViews[]
  readonly signals: ReaderSignals | undefined
  /** The places to fix first, the worst one first. */
  readonly priorities: readonly Priority[]
  readonly pullRequests: Awaited<ReturnType<typeof readAgentPulls>> | undefined
  /** All that is missing in it. */
  readonly gaps: readonly Gap[]
  /** All requests for analytics, retries included. */
  readonly requests: number
  /** The first failure, if there was one; of a cancelled report, the signal's reason. */
  readonly error: unknown
  /** The first failure of a request that may be answered in some minutes. */
  readonly outage: unknown
}

/** The report compares the pages of the last two weeks. */
const WEEKS_LISTED = 2

/** Reads a report. Never rejects: a failure is part of it. */
export async function readReport(step: Session & OnGitHub, order: ReportOrder): Promise<Report> {
  const { log, service } = step
  const { signal } = step.stage
  const now = step.clock.now()
  const weeks = Array.from({ length: order.trafficWeeks }, (_, back) => {
    // The other weeks need totals only.
    const limits = back < WEEKS_LISTED ? {} : { limit: 1 }
    return new WeekViews(step, lastPeriod(1, now, back), limits)
  })
  const listings = weeks.slice(0, WEEKS_LISTED)
  if (weeks.length > 0) log.info(`Reading page views ${inTheLast(weeks.length)}`)
  const kinds = [...order.signals].join(', ')
  if (kinds !== '') log.info(`Reading ${kinds} ${inTheLast(order.signalWeeks)}`)

  // A report may make few requests, so what matters most comes first: totals, signals, pages.
  await Promise.all(weeks.map((week) => week.readTotals()))
  const read = order.signals.size > 0 ? await readSignals(step, order, now) : undefined
  // They take turns, so that they share the requests evenly.
  await Promise.all(listings.map((list) => list.readAll()))
  const [last] = weeks
  const signals = read && { ...read, feedback: withViews(read.feedback, last?.pages) }
  const pullRequests = order.signals.has('pull-requests')
    ? await readAgentPulls(step, now)
    : undefined

  const known = weeks.filter(({ totals }) => totals !== undefined).length
  if (weeks.length > 0) {
    const sizes = listings.map((listing) => listing.pages.size).join(' and ')
    log.info(`Read ${known} of ${weeks.length} weeks, and the last weeks' pages (${sizes})`)
  }
  // The report is whole without the next request, so a failure of that one does not count.
  const { firstError, outage } = service.budget
  const earlier = await readEarlier(step, weeks.at(-1), lastPeriod(1, now, weeks.length))
  const { requests } = service.budget
  log.info(`Requests spent: ${requests}`)
  const readings = KINDS.map((kind) => signals?.[kind])
  // Pull requests come from GitHub: they make a report only if the service did not fail.
  const isFine =
    known > 0 ||
    readings.some((reading) => reading?.available) ||
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
    outcome: signal.aborted ? 'cancelled' : isFine ? 'reported' : 'error',
    earlier,
    priorities: signals ? fixFirst(signals) : [],
    pullRequests,
    gaps: gaps.filter((gap) => gap !== undefined),
    requests,
    error: signal.aborted ? signal.reason : firstError,
    outage,
  }
}

/** The totals of the week before the oldest one, to which that one is compared. */
async function readEarlier(session: Session, oldest: WeekViews | undefined, before: Period) {
  if (oldest?.totals === undefined) return undefined
  const week = new WeekViews(session, before, { limit: 1 })
  await week.readTotals()
  return week.totals
}

/** Never rejects: each kind fails alone. */
async function readSignals(
  step: Session & OnGitHub,
  { signals, signalWeeks, readerTexts }: ReportOrder,
  now: Date,
) {
  const period = lastPeriod(signalWeeks, now)
  // With `auto`, we show words only if the event says that only the organization reads them (D5).
  const whyHidden = {
    auto: whyMaybePublic(step.event),
    hide: '`reader-texts` is `hide`',
    show: undefined,
  }[readerTexts]
  const ifAsked = async <T>(kind: SignalKind, read: () => Promise<T>) =>
    signals.has(kind) ? read() : undefined
  const [visitors, searches, feedback] = await Promise.all([
    ifAsked('visitors', () => readVisitors(step, period, lastPeriod(signalWeeks, now, 1))),
    ifAsked('searches', () => readSearches(step, period)),
    ifAsked('feedback', () => readFeedback(step, period, whyHidden === undefined)),
  ])
  // Questions may need many requests, so they come last.
  const questions = await ifAsked('questions', () => readQuestions(step, period))
  return { period, whyHidden, visitors, searches, questions, feedback }
}
