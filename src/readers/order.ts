import type { Ranked } from '../traffic/ranking.ts'

/** Compares texts by code unit: the same on every machine, whatever its language. */
export function byText(a: string | null, b: string | null): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** The key that was counted most; of several, the one that sorts first. Null where there is none. */
export function mostCounted(counts: ReadonlyMap<string, number>): string | null {
  const [first] = [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || byText(a, b))
  return first?.[0] ?? null
}

/** Adds to one of several counts. */
export function addCount<Key>(counts: Map<Key, number>, key: Key, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

/** The value of a key, which gets one where it has none. */
export function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}

/**
 * Adds rows so that each key has one. Rows move between the pages of a listing while others come in: of two
 * with one key the same one stands, whichever came first.
 */
export function addEachOnce<Row>(
  known: Map<string, Row>,
  rows: Iterable<Row>,
  { keyOf, compare }: { keyOf(row: Row): string; compare(a: Row, b: Row): number },
): void {
  for (const row of rows) {
    const other = known.get(keyOf(row))
    if (other === undefined || compare(row, other) > 0) known.set(keyOf(row), row)
  }
}

/** More rows than a report or a file needs, of lists that can hold thousands. */
const MAX_RANKED = 100

export function rank<Row>(rows: Row[], compare: (a: Row, b: Row) => number): Ranked<Row> {
  return { rows: rows.toSorted(compare).slice(0, MAX_RANKED), count: rows.length }
}
