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

/** The first rows of a list, and how many there are in all. */
export interface Ranked<Row> {
  rows: Row[]
  count: number
}

/** More rows than a report or a file needs, of lists that can hold thousands. */
export const MAX_RANKED = 100

export function rank<Row>(rows: Row[], compare: (a: Row, b: Row) => number): Ranked<Row> {
  return { rows: rows.toSorted(compare).slice(0, MAX_RANKED), count: rows.length }
}
