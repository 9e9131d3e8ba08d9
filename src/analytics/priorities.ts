import type { RichText } from '../core/result-page.ts'
import { compareTexts, type ProblemLocation, type SignalKind, type SignalReport } from './signal.ts'

/* "Fix these first": the places that lost most readers. */

/** As many as a team can fix in a week. */
const MOST_PRIORITIES = 5
/** Searches outnumber questions ten to one, and would fill the list. */
const MOST_SEARCHES = 2

export interface Priority {
  readonly place: ProblemLocation
  /** The problems there, one or more texts for each signal. */
  readonly problems: readonly RichText[]
  /** Readers who asked, searched or voted in vain. */
  readonly readers: number
}

/** A place while its needs are added up. */
interface Row extends Priority {
  readonly key: string
  readonly problems: RichText[]
  readers: number
  readonly readersBySignal: Map<SignalKind, number>
}

/**
 * Picks the worst place of each signal, since searches outnumber questions ten to one, and then the places that lost
 * most readers. Page views don't count: they would drown everything else.
 */
export function pickPriorities(descriptions: ReadonlyMap<SignalKind, SignalReport>): Priority[] {
  const rows = addUp(descriptions)
  rows.sort((a, b) => b.readers - a.readers || compareTexts(a.key, b.key))
  const chosen = new Set<Row>()
  for (const kind of descriptions.keys()) {
    const worst = worstOf(kind, rows)
    if (worst !== undefined) chosen.add(worst)
  }
  let searches = 0
  for (const row of chosen) {
    if (row.place.kind === 'search') searches++
  }
  for (const row of rows) {
    if (chosen.size >= MOST_PRIORITIES) break
    if (chosen.has(row)) continue
    const isSearch = row.place.kind === 'search'
    if (isSearch && searches === MOST_SEARCHES) continue
    if (isSearch) searches++
    chosen.add(row)
  }
  return rows.filter((row) => chosen.has(row))
}

function addUp(descriptions: ReadonlyMap<SignalKind, SignalReport>): Row[] {
  const rows = new Map<string, Row>()
  for (const [kind, description] of descriptions) {
    for (const need of description.unmetNeeds) {
      const key = JSON.stringify(need.place)
      const row: Row = rows.get(key) ?? {
        key,
        place: need.place,
        problems: [],
        readers: 0,
        readersBySignal: new Map(),
      }
      rows.set(key, row)
      row.problems.push(need.words)
      row.readers += need.readers
      const earlier = row.readersBySignal.get(kind) ?? 0
      row.readersBySignal.set(kind, earlier + need.readers)
    }
  }
  return Array.from(rows.values())
}

function worstOf(kind: SignalKind, rows: readonly Row[]): Row | undefined {
  let worst: Row | undefined
  let mostReaders = 0
  for (const row of rows) {
    const readers = row.readersBySignal.get(kind) ?? 0
    if (readers <= mostReaders) continue
    worst = row
    mostReaders = readers
  }
  return worst
}
