/** By code unit: a locale's order differs between machines. */
export function byText(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** In a tie, the first by code unit. Rows without a name don't count. */
export function mostOf<Row, Name extends string>(
  rows: Iterable<Row>,
  nameOf: (row: Row) => Name | undefined,
  timesOf: (row: Row) => number = () => 1,
): { name: Name; times: number } | undefined {
  const named: Array<{ name: Name; times: number }> = []
  for (const [name, group] of Map.groupBy(rows, nameOf))
    if (name !== undefined) named.push({ name, times: sumOf(group, timesOf) })
  return named.sort((a, b) => b.times - a.times || byText(a.name, b.name))[0]
}

export function sumOf<Row>(rows: Iterable<Row>, numberOf: (row: Row) => number): number {
  let sum = 0
  for (const row of rows) sum += numberOf(row)
  return sum
}

/** Drops case, spaces and punctuation, unless nothing else is left. */
export function normalForm(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\p{P}\p{Z}\p{C}\s]+/gu, '')
  // Upper case first: it merges `ß` with `ss`, and `ς` with `σ`.
  return bare.toUpperCase().toLowerCase() || text
}
