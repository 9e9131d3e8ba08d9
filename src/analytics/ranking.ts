/** Compares texts by code unit: the same on every machine, whatever its language. */
export function byText(a: string | null, b: string | null): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** How often something was seen, by name. */
export class Tally extends Map<string, number> {
  static of(names: Iterable<string | null>): Tally {
    const tally = new Tally()
    for (const name of names) tally.add(name)
    return tally
  }

  add(name: string | null, times = 1): void {
    if (name !== null) this.set(name, (this.get(name) ?? 0) + times)
  }

  /** The most first; of those seen alike, the one that sorts first. */
  ranked(): Array<[name: string, times: number]> {
    return [...this].sort(([a, ofA], [b, ofB]) => ofB - ofA || byText(a, b))
  }

  /** The name that was seen most; null where there is none. */
  most(): string | null {
    return this.ranked()[0]?.[0] ?? null
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
