import type { PageFigures } from './figures.ts'

/** The pages on one list: the first of them, and how many there are in all. */
export interface PageList {
  pages: PageFigures[]
  count: number
}

export interface Ranking extends PageList {
  /** A page of weight 0 is not on the list. */
  add(page: PageFigures, weight: number): void
}

/**
 * The heaviest pages out of any number, without keeping the others; of two that weigh the same, the one
 * whose path sorts first. So the order in which they come does not matter.
 */
export function createRanking(maxPages: number): Ranking {
  const ranked: Array<{ page: PageFigures; weight: number }> = []
  let count = 0
  return {
    add(page, weight) {
      if (weight === 0) return
      count++
      const comesAfter = (other: { page: PageFigures; weight: number }) =>
        other.weight < weight || (other.weight === weight && other.page.path > page.path)
      const last = ranked.at(-1)
      if (ranked.length === maxPages && last !== undefined && !comesAfter(last)) return
      const place = ranked.findIndex(comesAfter)
      ranked.splice(place === -1 ? ranked.length : place, 0, { page, weight })
      ranked.length = Math.min(ranked.length, maxPages)
    },
    get pages() {
      return ranked.map(({ page }) => page)
    },
    get count() {
      return count
    },
  }
}
