/** Compares texts by code unit: the same on every machine. */
export function byText(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/**
 * The name that most rows have, and how many have it; of several, the one that sorts first. Undefined if no row has
 * a name.
 * @param timesOf default: each row counts once
 */
export function mostOf<Row, Name extends string>(
  rows: Iterable<Row>,
  nameOf: (row: Row) => Name | undefined,
  timesOf: (row: Row) => number = () => 1,
): { name: Name; times: number } | undefined {
  const groups = [...Map.groupBy(rows, nameOf)].flatMap(([name, group]) =>
    name === undefined ? [] : { name, times: sumOf(group, timesOf) },
  )
  return groups.sort((a, b) => b.times - a.times || byText(a.name, b.name))[0]
}

export function sumOf<Row>(rows: Iterable<Row>, numberOf: (row: Row) => number): number {
  let sum = 0
  for (const row of rows) sum += numberOf(row)
  return sum
}

/**
 * The same for two texts that differ only in case, spaces or punctuation. If a text is nothing but punctuation,
 * the text itself.
 */
export function normalForm(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\p{P}\p{Z}\p{C}\s]+/gu, '')
  // Up, then down, which makes `ß` and `ss`, `ς` and `σ` the same.
  return bare.toUpperCase().toLowerCase().normalize('NFKC') || text.trim()
}
