/** Compares texts by code unit: the same on every machine. */
export function byText(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** How often each name was seen. */
export class Tally<Name extends string = string> extends Map<Name, number> {
  static of<Name extends string>(names: Iterable<Name | undefined>): Tally<Name> {
    const tally = new Tally<Name>()
    for (const name of names) tally.add(name)
    return tally
  }

  add(name: Name | undefined, times = 1): void {
    if (name !== undefined) this.set(name, (this.get(name) ?? 0) + times)
  }

  /** The most first; names seen equally often in their order. */
  ranked(): Array<[name: Name, times: number]> {
    return [...this].sort(([a, ofA], [b, ofB]) => ofB - ofA || byText(a, b))
  }

  /** The name that was seen most; undefined if there is none. */
  most(): Name | undefined {
    return this.ranked()[0]?.[0]
  }
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
