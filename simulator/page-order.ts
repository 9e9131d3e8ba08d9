import { shuffledIndex } from './noise.ts'
import type { Views } from './weekly-traffic.ts'
import type { WeekPart } from './weeks.ts'

export type PageOrder = 'by-views' | 'by-path' | 'shuffled'

interface Site {
  pages: number
  seed: number
  pathOf(page: number): string
  viewsOf(page: number, parts: WeekPart[]): Views
}

/** Which page is in which place of a range's listing. */
type Listing = (place: number, parts: WeekPart[]) => number

/** A ranking costs 4 bytes a page; two weeks are listed side by side, seldom more. */
const RANKINGS_KEPT = 4

export const LISTINGS: Record<PageOrder, (site: Site) => Listing> = {
  shuffled:
    ({ pages, seed }) =>
    (place) =>
      shuffledIndex(place, { count: pages, seed }),
  'by-path': ({ pages, pathOf }) => {
    let sorted: Uint32Array | null = null
    return (place) => {
      sorted ??= sortedByPath(pages, pathOf)
      return sorted[place] ?? 0
    }
  },
  'by-views': (site) => {
    const rankings = new Map<string, Uint32Array>()
    return (place, parts) => {
      const key = JSON.stringify(parts)
      let ranking = rankings.get(key)
      if (ranking === undefined) {
        ranking = rankedByViews(site, parts)
        const [oldest] = rankings.keys()
        if (rankings.size === RANKINGS_KEPT && oldest !== undefined) rankings.delete(oldest)
        rankings.set(key, ranking)
      }
      return ranking[place] ?? 0
    }
  },
}

function sortedByPath(pages: number, pathOf: (page: number) => string): Uint32Array {
  const rows = Array.from({ length: pages }, (_, page) => ({ page, path: pathOf(page) }))
  rows.sort((a, b) => (a.path < b.path ? -1 : 1))
  return Uint32Array.from(rows, ({ page }) => page)
}

function rankedByViews({ pages, viewsOf }: Site, parts: WeekPart[]): Uint32Array {
  const totals = Float64Array.from({ length: pages }, (_, page) => {
    const { human, ai } = viewsOf(page, parts)
    return human + ai
  })
  const order = Uint32Array.from({ length: pages }, (_, page) => page)
  return order.sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b)
}
