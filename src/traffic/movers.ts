import type { Counts } from '../service/page-views.ts'

/** A page is a mover when it moved by this many views … */
export const MOVER_MIN_VIEWS = 20
/** … and by this share of its busier week. What moved less did so mostly by chance. */
export const MOVER_MIN_SHARE = 0.1

/** By how many views a page moved between two weeks that both have it; 0 where it is no mover. */
export function moveBetween(last: Counts | null, before: Counts | null): number {
  if (last === null || before === null) return 0
  const views = last.total - before.total
  const least = Math.max(MOVER_MIN_VIEWS, MOVER_MIN_SHARE * Math.max(last.total, before.total))
  return Math.abs(views) < least ? 0 : views
}

/** The views of a page that only one of the weeks has; 0 where they are too few to report. */
export function enoughViews(counts: Counts | null): number {
  const views = counts?.total ?? 0
  return views < MOVER_MIN_VIEWS ? 0 : views
}
