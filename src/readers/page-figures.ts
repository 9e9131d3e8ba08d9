import { scrubLine } from '../privacy/scrub.ts'
import type { Counts } from '../service/schemas.ts'
import { type PercentChange, percentChange } from './change.ts'
import type { WeekViews } from './page-views.ts'
import { byText, sumOf } from './ranking.ts'
import { MOVER_MIN_SHARE, MOVER_MIN_VIEWS } from './thresholds.ts'

/** Pages in each list: as many as a line of the report names. */
const MOST_PAGES = 8

/** All that the report says about page views. */
export type Figures = ReturnType<typeof viewFigures>
export type WeekFigures = Figures['weeks'][number]
/** Lists of a few pages, the most views first; their paths are scrubbed. */
export type PagesFigures = ReturnType<typeof pagesFigures>

interface PageFigures {
  /** Not scrubbed. */
  path: string
  /** Null if nobody viewed the page in that week. */
  last: Counts | null
  before: Counts | null
  /** Null if one of the two weeks is unknown for this page. */
  change: PercentChange | null
}

/** Both lists begin with the newest week. */
export function viewFigures(weeks: readonly WeekViews[], [last, before]: readonly WeekViews[]) {
  const known = weeks.slice(1).flatMap(({ totals }) => totals ?? [])
  const views = Math.round(sumOf(known, ({ total }) => total) / known.length)
  return {
    weeks: weeks.map(({ week, totals, missing }, index) => ({
      week,
      totals,
      missing,
      /** The change of all views, against the week before; null if one of the two is unknown. */
      change: percentChange(totals?.total, weeks[index + 1]?.totals?.total),
      /** The share of views by AI assistants, 0 to 1; null if there were no views. */
      aiShare: totals?.total ? totals.ai / totals.total : null,
    })),
    /** The mean of the weeks before the last one, as far as they are known; null if none is. */
    meanBefore: known.length === 0 ? null : { views, weeks: known.length },
    /** Null if no page of the last week is known. */
    pages: last === undefined || !isListed(last) ? null : pagesFigures(last, before),
  }
}

/** Whether there is something to show: some pages, or certainly none. */
function isListed({ pages, gap }: WeekViews): boolean {
  return pages.size > 0 || gap === ''
}

function pagesFigures(last: WeekViews, before: WeekViews | undefined) {
  // If we know all rows, a page without a row had no views.
  const unseenLast = last.gap === '' ? 0 : undefined
  const unseenBefore = before?.gap === '' ? 0 : undefined
  const paths = new Set([...last.pages.keys(), ...(before?.pages.keys() ?? [])])
  const pages = [...paths].map((path) => {
    const [now = null, then = null] = [last.pages.get(path), before?.pages.get(path)]
    const change = percentChange(now?.total ?? unseenLast, then?.total ?? unseenBefore)
    return { path, last: now, before: then, change }
  })
  /** Those that weigh enough, the heaviest first. */
  const list = (weightOf: (page: PageFigures) => number, least = 1) => {
    const heavy = pages.filter((page) => weightOf(page) >= least)
    const first = heavy
      .toSorted((a, b) => weightOf(b) - weightOf(a) || byText(a.path, b.path))
      .slice(0, MOST_PAGES)
    return {
      rows: first.map((page) => ({ ...page, path: scrubLine(page.path) })),
      /** All that weigh enough. */
      count: heavy.length,
    }
  }
  const onlyIn = (page: PageFigures, week: 'last' | 'before', other: 'last' | 'before') =>
    page[other] === null ? (page[week]?.total ?? 0) : 0
  return {
    top: list((page) => page.last?.total ?? 0),
    up: list(moveOf),
    down: list((page) => -moveOf(page)),
    /** Null if a page may only seem new or gone, since we did not read all of the other week. */
    appeared:
      before?.gap === '' ? list((page) => onlyIn(page, 'last', 'before'), MOVER_MIN_VIEWS) : null,
    vanished:
      last.gap === '' && before !== undefined && isListed(before)
        ? list((page) => onlyIn(page, 'before', 'last'), MOVER_MIN_VIEWS)
        : null,
  }
}

/** By how many views a page moved between two weeks that both have it; 0 if it is no mover. */
function moveOf({ last, before }: PageFigures): number {
  if (last === null || before === null) return 0
  const views = last.total - before.total
  const least = Math.max(MOVER_MIN_VIEWS, MOVER_MIN_SHARE * Math.max(last.total, before.total))
  return Math.abs(views) < least ? 0 : views
}
