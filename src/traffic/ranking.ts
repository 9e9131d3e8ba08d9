/** The first rows of a list, and how many there are in all. */
export interface Ranked<Row> {
  rows: Row[]
  count: number
}

/**
 * The heaviest rows out of any number, without keeping the others; of two that weigh the same, the one
 * whose name sorts first. So the order in which they come does not matter. A row of weight 0 does not count.
 */
export function rankByWeight<Row>(
  rows: Iterable<Row>,
  by: { maxRows: number; weightOf(row: Row): number; nameOf(row: Row): string },
): Ranked<Row> {
  const ranked: Array<{ row: Row; weight: number }> = []
  let count = 0
  for (const row of rows) {
    const weight = by.weightOf(row)
    if (weight === 0) continue
    count++
    const comesAfter = (other: { row: Row; weight: number }) =>
      other.weight < weight || (other.weight === weight && by.nameOf(other.row) > by.nameOf(row))
    const last = ranked.at(-1)
    if (ranked.length === by.maxRows && last !== undefined && !comesAfter(last)) continue
    const place = ranked.findIndex(comesAfter)
    ranked.splice(place === -1 ? ranked.length : place, 0, { row, weight })
    ranked.length = Math.min(ranked.length, by.maxRows)
  }
  return { rows: ranked.map(({ row }) => row), count }
}
