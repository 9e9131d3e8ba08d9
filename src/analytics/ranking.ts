/** The first rows of a list, and how many there are in all. */
export interface Ranked<Row> {
  rows: Row[]
  count: number
}

/** More rows than a table or an agent needs, of lists that can hold thousands; the JSON file has them. */
const MOST_RANKED = 100

export function rank<Row>(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
  most = MOST_RANKED,
): Ranked<Row> {
  return { rows: rows.toSorted(compare).slice(0, most), count: rows.length }
}

/** Compares texts by code unit: the same on every machine, whatever its language. */
export function byText(a: string | null, b: string | null): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** How often something was seen, by name. */
export class Tally extends Map<string, number> {
  add(name: string, times = 1): void {
    this.set(name, (this.get(name) ?? 0) + times)
  }

  /** The name that was seen most; of several, the one that sorts first. Null where there is none. */
  most(): string | null {
    const [first] = [...this].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || byText(a, b))
    return first?.[0] ?? null
  }
}

export function sumOf<Row>(rows: Iterable<Row>, numberOf: (row: Row) => number): number {
  let sum = 0
  for (const row of rows) sum += numberOf(row)
  return sum
}

/**
 * What two texts have in common that differ only in case, spaces or punctuation. A text of nothing but
 * punctuation is its own form.
 */
export function normalForm(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\p{P}\p{Z}\p{C}\s]+/gu, '')
  // Up, then down: `ß` and `ss`, `ς` and `σ` differ in case only, and only that shows it.
  return bare.toUpperCase().toLowerCase().normalize('NFKC') || text.trim()
}

/** The path of a page that is given as a path or as a URL, without query, fragment and slash at the end. */
export function pagePath(page: string): string {
  const [path = ''] = page
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .split(/[?#]/, 1)
  let end = path.length
  // Not a pattern: `/+$` takes quadratic time on a path of slashes that ends in another character.
  while (path[end - 1] === '/') end--
  return path.startsWith('/') ? path.slice(0, end) || '/' : `/${path.slice(0, end)}`
}
