import { reasonOf } from '../http/retry.ts'
import { feedbackFigures, readFeedback } from '../readers/feedback.ts'
import { type Figures, viewFigures } from '../readers/page-figures.ts'
import { WeekViews } from '../readers/page-views.ts'
import { fixFirst, type Priority } from '../readers/priorities.ts'
import { readQuestions } from '../readers/questions.ts'
import { sumOf } from '../readers/ranking.ts'
import { attempt, figuresIn, type Read, type Reading } from '../readers/reading.ts'
import { readSearches } from '../readers/searches.ts'
import { KINDS, type Kind, type ReaderSignals } from '../readers/signals.ts'
import { readVisitors } from '../readers/visitors.ts'
import { completeWeeks, describePeriod, lastPeriods } from '../readers/weeks.ts'
import { whyMaybePublic } from '../runner/event.ts'
import { type Reach, readReach } from '../site/reach.ts'
import type { Step } from '../step.ts'
import { listAgentPulls, type PullRequestFates, readFates } from './agent-pulls.ts'
import { type LastChanges, readLastChanges } from './last-changes.ts'

/** What a report is made of, as far as the inputs ask for it and we could read it. */
export interface Analytics {
  /** The workflow's name for the report. It may be made of anybody's words. */
  readonly title: string
  /** `reported` if anything could be read. */
  readonly outcome: 'reported' | 'cancelled' | 'error'
  /** The JSON file gets all pages of the last two weeks. */
  readonly views: { readonly figures: Figures; readonly listings: readonly WeekViews[] }
  /** Undefined if the inputs ask for none. */
  readonly signals: ReaderSignals | undefined
  /** Those that the report shows of the whole site. On a pull request, it shows the others beside its pages. */
  readonly ofSite: ReaderSignals | undefined
  /** What to fix first, the worst place first. */
  readonly priorities: readonly Priority[]
  readonly pullRequests: Reading<PullRequests> | undefined
  readonly reach: Reading<Reach> | undefined
  /** All requests for analytics, retries included. */
  readonly requests: number
  /** The first failure, if there was one; of a cancelled report, the signal's reason. */
  readonly error: unknown
}

/** The agent's pull requests. */
interface PullRequests {
  readonly fates: PullRequestFates
  /** Of the pages in the report. */
  readonly lastChanges: LastChanges
}

/** We compare the pages of the last week with those of the week before. */
const WEEKS_LISTED = 2

/** Reads what the inputs ask for. Never rejects: a failure is part of the result. */
export async function readAnalytics(step: Step): Promise<Analytics> {
  const { inputs, log, signal, service } = step
  const weeks = completeWeeks(inputs.trafficWeeks, step.clock.now()).map(
    // Of the others, we want the totals only.
    (week, index) => new WeekViews(step, week, index < WEEKS_LISTED ? {} : { limit: 1 }),
  )
  const listings = weeks.slice(0, WEEKS_LISTED)
  const kinds = [...inputs.readerSignals].join(', ')
  if (weeks.length > 0)
    log.info(`Reading the page views of ${describePeriod(weeks.map(({ week }) => week))}`)
  const newest = inputs.signalWeeks === 1 ? 'week' : `${inputs.signalWeeks} weeks`
  if (kinds !== '') log.info(`Reading readers' signals of the last ${newest}: ${kinds}`)

  // A report may make few requests, so what matters most comes first: totals, signals, pages.
  await Promise.all(weeks.map((week) => week.readTotals()))
  const read = await readSignals(step, weeks)
  // They take turns, so that they share the requests evenly.
  await Promise.all(listings.map((list) => list.readAll()))
  const signals = read && { ...read, feedback: feedbackFigures(read.feedback, listings[0]?.pages) }
  const views = { figures: viewFigures(weeks, listings), listings }
  const pullRequests = inputs.readerSignals.has('pull-requests')
    ? await readPullRequests(step, views, signals)
    : undefined
  const reach = inputs.readerSignals.has('reach')
    ? await readReach(step, listings[0], signals)
    : undefined
  const ofSite =
    signals && reach ? { ...signals, questions: undefined, feedback: undefined } : signals

  const known = weeks.filter((week) => week.totals !== null).length
  if (weeks.length > 0) {
    const sizes = listings.map((listing) => listing.pages.size).join(' and ')
    log.info(`Read ${known} of ${weeks.length} weeks, and the last weeks' pages (${sizes})`)
  }
  const { requests, firstError } = service.budget
  log.info(`Requests spent: ${requests}`)
  const readings = KINDS.map((kind): Reading<unknown> | undefined => signals?.[kind])
  // Pull requests come from GitHub: they make a report only if the service did not fail.
  readings.push(reach, firstError === undefined ? pullRequests : undefined)
  const isFine = known > 0 || readings.some((reading) => reading?.status === 'read')
  return {
    title: inputs.reportTitle,
    outcome: signal.aborted ? 'cancelled' : isFine ? 'reported' : 'error',
    views,
    signals,
    ofSite,
    priorities: ofSite ? fixFirst(ofSite) : [],
    pullRequests,
    reach,
    requests,
    error: signal.aborted ? signal.reason : firstError,
  }
}

/**
 * Reads the signals of the last complete weeks, and what we compare them with. Never rejects: each kind fails alone.
 * Undefined if the inputs ask for none.
 */
async function readSignals(step: Step, views: readonly WeekViews[]) {
  const { inputs, clock } = step
  if (inputs.readerSignals.size === 0) return undefined
  const { period, before } = lastPeriods(inputs.signalWeeks, clock.now())
  const ofPeriod = views.slice(0, period.weeks).flatMap(({ totals }) => totals ?? [])
  const isKnown = ofPeriod.length === period.weeks
  const people = isKnown ? sumOf(ofPeriod, ({ human }) => human) : undefined
  const whyHidden = whyHide(step)
  const showTexts = whyHidden === ''
  const ifAsked = async <T>(kind: Kind, read: () => Promise<Read<T>>) =>
    inputs.readerSignals.has(kind) ? attempt(read) : undefined
  const [visitors, searches, feedback] = await Promise.all([
    ifAsked('visitors', () => readVisitors(step, period, before, people)),
    ifAsked('searches', () => readSearches(step, period, before)),
    ifAsked('feedback', () => readFeedback(step, period, showTexts)),
  ])
  // Questions may need many requests, so they come last.
  const questions = await ifAsked('questions', () => readQuestions(step, period, before))
  return { period, showTexts, whyHidden, visitors, searches, questions, feedback }
}

/** With `auto`, we show words only if the event says that nobody but the organization reads them (D5). */
function whyHide({ inputs, event }: Step): string {
  if (inputs.readerTexts === 'show') return ''
  if (inputs.readerTexts === 'hide') return '`reader-texts` is `hide`'
  return whyMaybePublic(event) ?? ''
}

function readPullRequests(
  step: Step,
  { figures, listings }: Analytics['views'],
  signals: ReaderSignals | undefined,
): Promise<Reading<PullRequests>> {
  return attempt(async () => {
    const pulls = await listAgentPulls(step)
    const { gap } = pulls
    const fates = await readFates(step, pulls)
    const shown = new Set([
      ...(figuresIn(signals?.questions)?.pages ?? []).flatMap(({ name }) => name ?? []),
      ...(figuresIn(signals?.feedback)?.disliked ?? []).map(({ path }) => path),
      ...(figuresIn(signals?.feedback)?.code ?? []).map(({ path }) => path),
      ...(figures.pages?.down.rows ?? []).map(({ path }) => path),
    ])
    const listed = listings.flatMap(({ pages }) => [...pages.keys()])
    try {
      const lastChanges = await readLastChanges(step, pulls, shown, listed)
      return { value: { fates, lastChanges }, gap, notes: [] }
    } catch (error) {
      const notes = [`which pages they changed is unknown: ${reasonOf(error)}`]
      return { value: { fates, lastChanges: new Map() }, gap, notes }
    }
  })
}
