import { feedback } from './feedback.ts'
import { questions } from './questions.ts'
import type { AnalyticsContext, Reading } from './readings.ts'
import { searches } from './searches.ts'
import {
  SIGNAL_KINDS,
  type SignalDefinition,
  type SignalKind,
  type SignalOptions,
  type SignalReport,
  type ViewsByPage,
} from './signal.ts'
import { visitors } from './visitors.ts'

/** A row for each word in `SIGNAL_KINDS`. Everything else about a signal is in its file. */
const SIGNALS = {
  visitors,
  searches,
  questions,
  feedback,
} satisfies Record<SignalKind, SignalDefinition<object>>

export type FiguresOf = {
  [Kind in SignalKind]: (typeof SIGNALS)[Kind] extends SignalDefinition<infer Figures>
    ? Figures
    : never
}
/** The same rows. In a function with a parameter `Kind`, the compiler knows that a row and its figures belong together. */
export const SIGNAL_DEFINITIONS: {
  readonly [Kind in SignalKind]: SignalDefinition<FiguresOf[Kind]>
} = SIGNALS

const BY_RANK = SIGNAL_KINDS.toSorted(
  (a, b) => SIGNAL_DEFINITIONS[a].rank - SIGNAL_DEFINITIONS[b].rank,
)
/** The signals that show what readers miss, in the order of the page. */
export const PROBLEM_KINDS = BY_RANK.filter((kind) => SIGNAL_DEFINITIONS[kind].findsProblems)

export interface ReaderSignals extends SignalOptions {
  /** Without the kinds that weren't requested. In the order of `SIGNAL_KINDS`. */
  readonly readings: { readonly [Kind in SignalKind]?: Reading<object> }
  /** Signals that could be read, in the order of the page. */
  readonly descriptions: ReadonlyMap<SignalKind, SignalReport>
}

/** Finishes the counts of all signals, after all reads, when the last week's page views are known. */
export type CountSignals = (views: ViewsByPage | undefined) => ReaderSignals

/** One signal, after its rows were counted. */
interface CountedSignal {
  readonly kind: SignalKind
  readonly reading: Reading<object>
  /** Undefined if the signal could not be read. */
  readonly description: SignalReport | undefined
}

type CountAndDescribe = (views: ViewsByPage | undefined) => CountedSignal

/**
 * Makes the requests of the signals in `asked`. Never rejects: each signal fails alone.
 * @returns undefined if none was asked for
 */
export async function requestSignals(
  session: AnalyticsContext,
  options: SignalOptions,
  asked: ReadonlySet<string>,
): Promise<CountSignals | undefined> {
  const kinds = SIGNAL_KINDS.filter((kind) => asked.has(kind))
  if (kinds.length === 0) return undefined
  const read = (kind: SignalKind) => readSignal(kind, session, options)
  // Those that need many requests get what the others leave of the budget.
  const small = kinds.filter((kind) => !SIGNAL_DEFINITIONS[kind].needsManyRequests)
  const large = kinds.filter((kind) => SIGNAL_DEFINITIONS[kind].needsManyRequests)
  const readFirst = await Promise.all(small.map(read))
  const readLast = await Promise.all(large.map(read))
  return (views) => {
    const counted = readFirst.concat(readLast).map((count) => count(views))
    return { ...options, ...inOrder(counted) }
  }
}

/** Only with one `Kind` does the compiler know that a reading belongs to its row. */
async function readSignal<Kind extends SignalKind>(
  kind: Kind,
  session: AnalyticsContext,
  options: SignalOptions,
): Promise<CountAndDescribe> {
  const signal: SignalDefinition<FiguresOf[Kind]> = SIGNAL_DEFINITIONS[kind]
  const count = await signal.read(session, options)
  return (views) => {
    const reading = count(views)
    if (!reading.available) return { kind, reading, description: undefined }
    const description = signal.describe(reading, options)
    return { kind, reading, description }
  }
}

function inOrder(
  signals: readonly CountedSignal[],
): Pick<ReaderSignals, 'readings' | 'descriptions'> {
  const byKind = new Map(signals.map((signal) => [signal.kind, signal]))
  const readings: { [Kind in SignalKind]?: Reading<object> } = {}
  for (const kind of SIGNAL_KINDS) {
    const signal = byKind.get(kind)
    if (signal !== undefined) readings[kind] = signal.reading
  }
  const descriptions = new Map<SignalKind, SignalReport>()
  for (const kind of BY_RANK) {
    const description = byKind.get(kind)?.description
    if (description !== undefined) descriptions.set(kind, description)
  }
  return { readings, descriptions }
}

/** Readings of signals that show what readers miss. */
export function problemReadings(signals: ReaderSignals | undefined): Reading<object>[] {
  return PROBLEM_KINDS.flatMap((kind) => signals?.readings[kind] ?? [])
}
