import { docPath } from './doc-paths.ts'
import { LISTINGS, type PageOrder } from './page-order.ts'
import { createWeeklyTraffic, type Views } from './weekly-traffic.ts'
import { mondayOf, viewsWithin, type WeekPart, weekParts } from './weeks.ts'

export interface SiteScript {
  /** Pages of the site; each has a row in every range. Default 120. */
  pages?: number
  /** The same seed gives the same site and the same views. Default 1. */
  seed?: number
  /** A day in the site's first week; there is nothing before its Monday. Default 2024-01-01. */
  firstWeek?: string
  /** Default 'shuffled', since the contract promises no order. */
  order?: PageOrder
  /** Literal paths in place of generated ones; sets `pages`. */
  paths?: string[]
}

/** The documentation site: its pages and who read them. Worked out on request and never stored. */
export interface Site {
  pages: number
  seed: number
  firstMondayMs: number
  pathOf(page: number): string
  viewsOf(page: number, parts: WeekPart[]): Views
  /** Of all pages. */
  totalsOf(parts: WeekPart[]): Views
  /** One page of the site's listing. */
  list(
    range: { fromMs: number; toMs: number },
    page: { limit: number; offset: number },
  ): { parts: WeekPart[]; pages: number[]; hasMore: boolean }
}

export function createSite(script: SiteScript): Site {
  const { seed = 1, firstWeek = '2024-01-01', order = 'shuffled', paths } = script
  const pages = paths?.length ?? script.pages ?? 120
  const firstMondayMs = mondayOf(Date.parse(firstWeek))
  if (Number.isNaN(firstMondayMs)) throw new Error(`firstWeek is not a date: ${firstWeek}`)
  const traffic = createWeeklyTraffic(pages, seed)
  const totalsOfPart = new Map<string, Views>()
  const pageAt = LISTINGS[order]({ pages, seed, pathOf, viewsOf })

  function pathOf(page: number): string {
    return paths?.[page] ?? docPath(page, seed)
  }

  function viewsOf(page: number, parts: WeekPart[]): Views {
    const views = { human: 0, ai: 0 }
    for (const part of parts) {
      const weekViews = traffic(page, part.week)
      views.human += viewsWithin(weekViews.human, part)
      views.ai += viewsWithin(weekViews.ai, part)
    }
    return views
  }

  /** The only figure that takes a pass over all pages: once for each week, or part of one. */
  function totalsOfOne(part: WeekPart): Views {
    const key = `${part.week} ${part.fromShare} ${part.toShare}`
    let totals = totalsOfPart.get(key)
    if (totals === undefined) {
      totals = { human: 0, ai: 0 }
      for (let page = 0; page < pages; page++) {
        const { human, ai } = viewsOf(page, [part])
        totals.human += human
        totals.ai += ai
      }
      totalsOfPart.set(key, totals)
    }
    return totals
  }

  return {
    pages,
    seed,
    firstMondayMs,
    pathOf,
    viewsOf,
    totalsOf: (parts) => sum(parts.map(totalsOfOne)),
    list(range, { limit, offset }) {
      const parts = weekParts(range, firstMondayMs)
      const listed = parts.length === 0 ? 0 : pages
      const rows = Math.max(0, Math.min(limit, listed - offset))
      return {
        parts,
        pages: Array.from({ length: rows }, (_, row) => pageAt(offset + row, parts)),
        hasMore: offset + limit < listed,
      }
    },
  }
}

function sum(all: Views[]): Views {
  return all.reduce((a, b) => ({ human: a.human + b.human, ai: a.ai + b.ai }), { human: 0, ai: 0 })
}
