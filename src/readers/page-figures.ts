import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { Counts } from '../service/schemas.ts'
import { type PercentChange, percentChange } from './change.ts'
import type { WeekViews } from './page-views.ts'
import { byText } from './ranking.ts'
import type { List } from './reading.ts'
import { MOVER_MIN_SHARE, MOVER_MIN_VIEWS } from './thresholds.ts'

/** Pages in each list: as many as a line of the report names. */
const MOST_PAGES = 8

interface PageFigures {
  path: Scrubbed
  last: Counts
  /** Undefined if the week before has no row for the page. */
  before: Counts | undefined
  /** Undefined if the week before is unknown for this page. */
  change: PercentChange | undefined
}

/** Lists of a few pages; undefined if no page of the last week is known. */
export type PagesFigures = ReturnType<typeof pagesFigures>

export function pagesFigures(last: WeekViews, week: WeekViews | undefined) {
  if (last.pages.size === 0 && last.gap !== undefined) return undefined
  // If we know all rows, a page without a row had no views.
  const unseen = week && week.gap === undefined ? 0 : undefined
  const pages = [...last.pages].map(([path, now]) => ({
    path,
    last: now,
    before: week?.pages.get(path),
  }))
  /** Those that weigh something, the heaviest first. */
  const list = (weightOf: (page: (typeof pages)[number]) => number): List<PageFigures> => {
    const heavy = pages.filter((page) => weightOf(page) > 0)
    const first = heavy
      .sort((a, b) => weightOf(b) - weightOf(a) || byText(a.path, b.path))
      .slice(0, MOST_PAGES)
    const rows = first.map(({ path, ...views }) => ({
      ...views,
      path: scrubLine(path),
      change: percentChange(views.last.total, views.before?.total ?? unseen),
    }))
    return { rows, count: heavy.length }
  }
  return {
    top: list((page) => page.last.total),
    /** Those that lost most readers. */
    down: list(lossOf),
  }
}

/** How many views a page lost; 0 if so few that it may be chance. */
function lossOf({ last, before }: { last: Counts; before: Counts | undefined }): number {
  if (before === undefined) return 0
  const lost = before.total - last.total
  return lost < Math.max(MOVER_MIN_VIEWS, MOVER_MIN_SHARE * before.total) ? 0 : lost
}
