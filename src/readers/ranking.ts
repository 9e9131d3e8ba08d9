/** By code unit: a locale's order differs between machines. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Counts names, to find the most frequent. */
export class Tally<Name extends string> {
  readonly #times = new Map<Name, number>()

  /** Without a name, nothing is counted. */
  add(name: Name | undefined, times = 1): void {
    if (name === undefined) return
    const earlier = this.#times.get(name) ?? 0
    this.#times.set(name, earlier + times)
  }

  /** In a tie, the first by code unit. */
  get mostFrequent(): Name | undefined {
    const ranked = Array.from(this.#times)
    ranked.sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || byText(a, b))
    return ranked[0]?.[0]
  }
}

/** Drops case, spaces and punctuation, unless nothing else is left. */
export function normalForm(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\p{P}\p{Z}\p{C}\s]+/gu, '')
  // Upper case first: it merges `ß` with `ss`, and `ς` with `σ`.
  return bare.toUpperCase().toLowerCase() || text
}
