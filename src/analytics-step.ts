import type { MissedByReaders } from './agent/quote-signals.ts'
import { ActionError } from './base/errors.ts'
import type { Log } from './base/log.ts'
import { keepMemorySmall } from './base/memory.ts'
import { messageOf } from './base/text.ts'
import type { ReadersOptions, ReadersReport, ReadersResult } from './readers-step.ts'
import { writeTrafficFile } from './report/traffic-file.ts'
import { describeMissing, type Traffic } from './report/traffic-report.ts'
import type { Inputs } from './runner/inputs.ts'
import { log, openGroup } from './runner/log.ts'
import type { Step } from './step.ts'
import { createBudget } from './traffic/budget.ts'
import { figuresOf } from './traffic/figures.ts'
import { createRequester } from './traffic/requester.ts'
import { runTraffic } from './traffic/run-traffic.ts'

/** What became of reading what the service counts. */
export interface AnalyticsResult {
  /** `reported` if anything could be read. */
  outcome: 'reported' | 'cancelled' | 'error'
  traffic: Traffic
  /** Undefined where no signal was asked for. */
  readers: ReadersResult | undefined
  /** The first failure, where there was one. */
  error: unknown
}

/**
 * Reads the page views and the signals that the inputs ask for, saves them, and reports. Never rejects.
 * @param workEnd the end of the work beside which this runs: only then there is room for it in the log
 */
export async function performAnalytics(
  step: Step,
  workEnd?: Promise<unknown>,
): Promise<AnalyticsResult> {
  keepMemorySmall()
  const group = openGroup('Traffic', { held: workEnd !== undefined })
  const analytics = await readAnalytics(step, group)
  const isCancelled = analytics.outcome === 'cancelled'
  const problem = isCancelled ? '' : await saveTrafficFile(analytics, step.inputs)
  await workEnd
  group.close()
  // Where nothing was read and there is no other work, this is what fails the step, and is reported there.
  const isFailure = analytics.outcome === 'error' && workEnd === undefined
  const missing = isCancelled || isFailure ? [] : describeGaps(analytics)
  for (const warning of [...missing, problem].filter(Boolean)) log.warning(warning)
  return step.run.signal.aborted ? { ...analytics, outcome: 'cancelled' } : analytics
}

async function readAnalytics(
  { inputs, service, run, event }: Step,
  log: Pick<Log, 'info'>,
): Promise<AnalyticsResult> {
  const budget = createBudget(inputs.trafficMaxRequests)
  const requester = createRequester({ budget, run, log })
  const shared = { service, requester, budget, run, log }
  // The totals of weeks are reserved first; signals are served before the lists of pages.
  const signals = Promise.withResolvers<void>()
  const trafficEnd = runTraffic({
    ...shared,
    weeks: inputs.trafficWeeks,
    topPages: inputs.trafficTopPages,
    servedFirst: signals.promise,
  })
  const readersEnd = startReaders(inputs, { ...shared, event })
  void readersEnd.finally(signals.resolve)
  const [conclude, { weeks, listings, outcome }] = await Promise.all([readersEnd, trafficEnd])
  const traffic: Traffic = {
    figures: figuresOf({ weeks, listings }, inputs.trafficTopPages),
    listings,
    requests: requester.requests,
    projectId: inputs.projectId,
    host: inputs.baseUrl.host,
  }
  const readers = conclude?.({
    people: weeks[0]?.totals?.human,
    pages: listings[0]?.pages,
    requests: weeks.length === 0 ? requester.requests : undefined,
  })
  log.info(`Requests spent: ${requester.requests}`)
  const isRead = outcome === 'reported' || readers?.isRead === true
  return {
    outcome: run.signal.aborted ? 'cancelled' : isRead ? 'reported' : 'error',
    traffic,
    readers,
    error: requester.firstError,
  }
}

/** Loaded here and not at the top: the scrubber is large, and most steps read no signals. */
async function startReaders(
  inputs: Inputs,
  options: ReadersOptions,
): Promise<ReadersReport | undefined> {
  if (inputs.readerSignals.size === 0) return undefined
  const { performReaders } = await import('./readers-step.ts')
  return performReaders(inputs, options)
}

/**
 * What readers missed, for the agent.
 * @throws the signal's reason when that aborted; ActionError where no signal could be read
 */
export function missedIn(analytics: AnalyticsResult, signal: AbortSignal): MissedByReaders {
  signal.throwIfAborted()
  const { readers, traffic } = analytics
  const missed = readers?.missed(traffic.figures.pages)
  // Visitors alone say nothing of what was missed.
  if (missed !== undefined && missed.look !== '') return missed
  const why = describeGaps(analytics).join(' ')
  throw new ActionError(
    `What readers missed could not be read, so the agent was not asked. ${why}`.trimEnd(),
  )
}

/** What is not known, and why: sentences of plain text, without a word of a reader's. */
export function describeGaps({ traffic, readers }: Omit<AnalyticsResult, 'outcome'>): string[] {
  return [...describeMissing(traffic), ...(readers?.missing ?? [])]
}

/** @returns what went wrong, as a sentence; '' if nothing did */
async function saveTrafficFile(
  { traffic, readers }: AnalyticsResult,
  { trafficFile }: Inputs,
): Promise<string> {
  if (trafficFile === undefined) return ''
  try {
    await writeTrafficFile(trafficFile, { ...traffic, signals: readers?.json })
    return ''
  } catch (error) {
    return `The traffic-file could not be written: ${messageOf(error)}`
  }
}
