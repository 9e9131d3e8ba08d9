import type { Log } from '../clock.ts'
import type { OutputName } from '../runner/outputs.ts'
import type { Step } from '../step.ts'
import type { Reading } from './listing.ts'
import { type Figures, figuresOf } from './page-figures.ts'
import { type PageListing, PageViewsReader } from './page-views.ts'
import { readSignals, type Signals, signalFigures } from './signals.ts'
import { describePeriod } from './weeks.ts'

/** Weeks named at once where they are missing. */
const WEEKS_NAMED = 5

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
export async function readAnalytics(step: Step, log: Log): Promise<Analytics> {
  const { inputs, signal, service } = step
  const reader = new PageViewsReader(step)
  const weeks = reader.weeks
  const kinds = [...inputs.readerSignals].join(', ')
  if (weeks.length > 0)
    log.info(`Reading the page views of ${describePeriod(weeks.map(({ week }) => week))}`)
  if (kinds !== '') log.info(`Reading readers' signals of the last week: ${kinds}`)

  // In this order, since the requests of a report are limited: totals of weeks, signals, lists of pages.
  const totals = reader.readTotals()
  const read = await readSignals(step)
  // readEffect(step, log) belongs here, if inputs.readerSignals has 'effect'.
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
  const isRead = known > 0 || readingsOf(signals).some(({ reading }) => reading.status === 'read')
  return {
    outcome: signal.aborted ? 'cancelled' : isRead ? 'reported' : 'error',
    views: { figures: figuresOf(weeks, listings), listings },
    signals,
    requests: service.requester.requests,
    error: signal.aborted ? signal.reason : service.requester.firstError,
  }
}

/** Of the kinds that were asked for. */
function readingsOf(signals: Signals | undefined) {
  const { visitors, searches, questions, feedback } = signals ?? {}
  const readings = {
    Visitors: visitors,
    Searches: searches,
    Questions: questions,
    Feedback: feedback,
  }
  return Object.entries(readings).flatMap(([name, reading]) => (reading ? { name, reading } : []))
}

/** What is unknown, and why: sentences of plain text, without a word of a reader's. */
export function describeGaps({ views, signals }: Analytics): string[] {
  const unread = views.figures.weeks.filter(({ totals }) => totals === null)
  // What failed alike is one sentence.
  const weeks = [...Map.groupBy(unread, ({ missing }) => missing)].map(([why, group]) => {
    const named = group.slice(0, WEEKS_NAMED).map(({ week }) => week.label)
    const rest = group.length - named.length
    const more = rest === 0 ? '' : ` and ${rest} more ${rest === 1 ? 'week' : 'weeks'}`
    return `Page views not available (${named.join(', ')}${more}): ${why}.`
  })
  const label = signals?.week.label
  const readings = readingsOf(signals)
  const failed = readings.flatMap(({ name, reading }) =>
    reading.status === 'not available' ? { name, why: reading.why } : [],
  )
  const kinds = [...Map.groupBy(failed, ({ why }) => why)].map(
    ([why, group]) =>
      `${group.map(({ name }) => name).join(', ')} (${label}): not available, since ${why}.`,
  )
  const partial = readings.flatMap(({ name, reading }) => {
    if (reading.status !== 'read') return []
    const gap = reading.gap === '' ? [] : [`${name} (${label}): partial, since ${reading.gap}.`]
    return [...gap, ...reading.notes.map((note) => `${name}: ${note}.`)]
  })
  return [...weeks, ...kinds, ...partial]
}

/** What later steps read: numbers alone, of the last complete week. What is unknown has no value. */
export function analyticsOutputs({
  views,
  signals,
}: Analytics): Partial<Record<OutputName, string>> {
  const { totals, change } = views.figures.weeks[0] ?? {}
  const percent = change?.percent
  const numbers: Partial<Record<OutputName, number | undefined>> = {
    'human-views': totals?.human,
    'ai-views': totals?.ai,
    'total-views': totals?.total,
    'total-views-change': typeof percent === 'number' ? Math.round(percent * 10) / 10 : undefined,
    visitors: numberIn(signals?.visitors, ({ last }) => last.human),
    'unclicked-searches': numberIn(signals?.searches, (figures) => figures.unclickedSearches),
    'unanswered-questions': numberIn(signals?.questions, ({ questions }) => questions.count),
    'thumbs-down': numberIn(signals?.feedback, ({ thumbsDown }) => thumbsDown),
  }
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) =>
      number === undefined ? [] : [[name, `${number}`]],
    ),
  )
}

function numberIn<T>(
  reading: Reading<T> | undefined,
  pick: (figures: T) => number,
): number | undefined {
  if (reading?.status !== 'read') return undefined
  const number = pick(reading.value)
  // None in a part is not none.
  return number === 0 && reading.gap !== '' ? undefined : number
}
