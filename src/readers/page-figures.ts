import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { Counts } from '../service/schemas.ts'
import { type PercentChange, percentChange } from './change.ts'
import type { WeekViews } from './page-views.ts'
import { byText } from './ranking.ts'
import type { List } from './reading.ts'

/** As many as a line of the report names. */
const MOST_PAGES = 8

export interface PageFigures {
  path: Scrubbed
  last: Counts
  /** Undefined if the week before is unknown for this page. */
  change: PercentChange | undefined
}

/** The pages viewed most; undefined if no page of the last week is known. */
export function topPages(
  last: WeekViews,
  week: WeekViews | undefined,
): List<PageFigures> | undefined {
  if (last.pages.size === 0 && last.gap !== undefined) return undefined
  // If we know all rows, a page without a row had no views.
  const unseen = week && week.gap === undefined ? 0 : undefined
  const viewed = [...last.pages].filter(([, { total }]) => total > 0)
  const first = viewed
    .sort(([a, one], [b, other]) => other.total - one.total || byText(a, b))
    .slice(0, MOST_PAGES)
  const rows = first.map(([path, now]): PageFigures => {
    const before = week?.pages.get(path)?.total ?? unseen
    return { path: scrubLine(path), last: now, change: percentChange(now.total, before) }
  })
  return { rows, count: viewed.length }
}
