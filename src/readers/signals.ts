import { feedback } from './feedback.ts'
import { questions } from './questions.ts'
import type { Reading, Session } from './reading.ts'
import { searches } from './searches.ts'
import {
  KINDS,
  type PageViews,
  type Signal,
  type SignalDescription,
  type SignalKind,
  type SignalOrder,
} from './signal.ts'
import { visitors } from './visitors.ts'

/** A row for each word in `KINDS`. Everything else about a signal is in its file. */
const SIGNALS = {
  visitors,
  searches,
  questions,
  feedback,
} satisfies Record<SignalKind, Signal<object>>

type FiguresOf = {
  [Kind in SignalKind]: (typeof SIGNALS)[Kind] extends Signal<infer Figures> ? Figures : never
}
/** The same rows. In a function with a parameter `Kind`, the compiler knows that a row and its figures belong together. */
export const ROWS: { readonly [Kind in SignalKind]: Signal<FiguresOf[Kind]> } = SIGNALS

const BY_RANK = KINDS.toSorted((a, b) => ROWS[a].rank - ROWS[b].rank)
/** The signals that show what readers miss, in the order of the page. */
export const PROBLEM_KINDS = BY_RANK.filter((kind) => ROWS[kind].findsProblems)

type Readings<Some extends SignalKind> = { [Kind in Some]?: Reading<FiguresOf[Kind]> }

export interface ReaderSignals extends SignalOrder {
  /** Without the kinds that weren't requested. In the order of `KINDS`. */
  readonly readings: Readonly<Readings<SignalKind>>
  /** Signals that could be read, in the order of the page. */
  readonly descriptions: ReadonlyMap<SignalKind, SignalDescription>
}

/**
 * Counts the rows of one signal, and adds the reading to the others. It writes, rather than returns: only in a function
 * with a parameter `Kind` does the compiler know that a reading belongs to its kind.
 */
type AddReading = (views: PageViews | undefined, readings: Readings<SignalKind>) => void

/** It is called after all reads, when the last week's page views are known. */
export type CountSignals = (views: PageViews | undefined) => ReaderSignals

/**
 * Makes the requests of the signals in `asked`. Never rejects: each signal fails alone.
 * @returns undefined if none was asked for
 */
export async function readSignals(
  session: Session,
  order: SignalOrder,
  asked: ReadonlySet<string>,
): Promise<CountSignals | undefined> {
  const adders = new Map<SignalKind, AddReading>()
  for (const needsManyRequests of [false, true]) {
    const reads: Array<Promise<void>> = []
    for (const kind of KINDS) {
      const isDue = asked.has(kind) && ROWS[kind].needsManyRequests === needsManyRequests
      if (isDue) reads.push(readSignal(kind, session, order, adders))
    }
    await Promise.all(reads)
  }
  if (adders.size === 0) return undefined
  return (views) => {
    const readings: Readings<SignalKind> = {}
    for (const kind of KINDS) adders.get(kind)?.(views, readings)
    const descriptions = new Map<SignalKind, SignalDescription>()
    for (const kind of BY_RANK) describeSignal(kind, readings, order, descriptions)
    return { ...order, readings, descriptions }
  }
}

async function readSignal<Kind extends SignalKind>(
  kind: Kind,
  session: Session,
  order: SignalOrder,
  adders: Map<SignalKind, AddReading>,
): Promise<void> {
  const count = await ROWS[kind].read(session, order)
  adders.set(kind, (views, readings: Readings<Kind>) => {
    readings[kind] = count(views)
  })
}

/** Adds to `descriptions`. Only with one `Kind` does the compiler know that the reading belongs to the row. */
function describeSignal<Kind extends SignalKind>(
  kind: Kind,
  readings: Readings<Kind>,
  order: SignalOrder,
  descriptions: Map<SignalKind, SignalDescription>,
): void {
  const reading: Reading<FiguresOf[Kind]> | undefined = readings[kind]
  if (reading?.available) descriptions.set(kind, ROWS[kind].describe(reading, order))
}

/** Readings of signals that show what readers miss. */
export function problemReadings(signals: ReaderSignals | undefined): Reading<object>[] {
  return PROBLEM_KINDS.flatMap((kind) => signals?.readings[kind] ?? [])
}
