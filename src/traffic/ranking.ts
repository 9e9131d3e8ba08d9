/** The first items of a list, the heaviest first, and how many there are in all. */
export interface Ranking<T> {
  /** An item of weight 0 is not on the list. */
  add(item: T, weight: number): void
  readonly items: T[]
  readonly count: number
}

/**
 * The heaviest items out of any number, without keeping the others; of two that weigh the same, the one
 * whose name sorts first. So the order in which they come does not matter.
 */
export function createRanking<T>(maxItems: number, nameOf: (item: T) => string): Ranking<T> {
  const ranked: Array<{ item: T; weight: number }> = []
  let count = 0
  return {
    add(item, weight) {
      if (weight === 0) return
      count++
      const comesAfter = (other: { item: T; weight: number }) =>
        other.weight < weight || (other.weight === weight && nameOf(other.item) > nameOf(item))
      const last = ranked.at(-1)
      if (ranked.length === maxItems && last !== undefined && !comesAfter(last)) return
      const place = ranked.findIndex(comesAfter)
      ranked.splice(place === -1 ? ranked.length : place, 0, { item, weight })
      ranked.length = Math.min(ranked.length, maxItems)
    },
    get items() {
      return ranked.map(({ item }) => item)
    },
    get count() {
      return count
    },
  }
}
