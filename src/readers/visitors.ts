import type { Counts } from '../service/page-views.ts'
import { type Change, changeOf } from '../traffic/figures.ts'

export interface VisitorFigures {
  /** Each counted once, so `total` is not the sum of people and AI assistants. */
  last: Counts
  /** Null where the week before is not known. */
  before: Counts | null
  /** Of the number of people. */
  change: Change | null
  /** Views by people for each of them; null where one of the two is not known, or nobody came. */
  viewsPerPerson: number | null
}

/** @param peoplesViews the last week's views by people; undefined where they are not known */
export function visitorFigures(
  { last, before }: { last: Counts; before: Counts | null },
  peoplesViews: number | undefined,
): VisitorFigures {
  return {
    last,
    before,
    change: changeOf(last.human, before?.human),
    viewsPerPerson:
      peoplesViews === undefined || last.human === 0 ? null : peoplesViews / last.human,
  }
}
