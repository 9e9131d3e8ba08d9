import { scrubLine } from '../privacy/scrub.ts'
import type { Counts } from '../service/schemas.ts'
import type { PageListing, WeekReading } from './page-views.ts'
import { byText, type Ranked, rank, sumOf } from './ranking.ts'

/** A page is a mover if it moved by this many views … */
export const MOVER_MIN_VIEWS = 20
/** … and by this share of its busier week. What moved less did so mostly by chance. */
export const MOVER_MIN_SHARE = 0.1

/** Pages in each list. */
const MOST_PAGES = 10

export interface Change {
  views: number
  /** `new` where there was nothing before, of which there are no percent. */
  percent: number | 'new'
}

export interface WeekFigures extends Readonly<WeekReading> {
  /** Of all views, against the week before; null where one of the two is unknown. */
  change: Change | null
  /** Which part of the views were by AI assistants, 0 to 1; null where there were none. */
  aiShare: number | null
}

export interface PageFigures {
  /** Scrubbed. */
  path: string
  /** Null where the page was not seen in that week. */
  last: Counts | null
  before: Counts | null
  /** Null where one of the two weeks is not known for this page. */
  change: Change | null
}

/** Lists of at most 10 pages, the most views first. */
export interface PagesFigures {
  top: Ranked<PageFigures>
  /** Pages seen in both weeks. */
  up: Ranked<PageFigures>
  down: Ranked<PageFigures>
  /** Null where a page may only seem new, since the week before was not read whole. */
  appeared: Ranked<PageFigures> | null
  /** Null where a page may only seem gone, since the last week was not read whole. */
  vanished: Ranked<PageFigures> | null
}

export interface Figures {
  /** The newest first. */
  weeks: WeekFigures[]
  /** Of the weeks before the last whose totals are known; null where there is none. */
  meanBefore: { totals: Counts; weeks: number } | null
  /** Null where no page of the last week is known. */
  pages: PagesFigures | null
}

/** All that the report says of page views. Both lists begin with the newest week. */
export function figuresOf(
  weeks: readonly WeekReading[],
  [last, before]: readonly PageListing[],
): Figures {
  const known = weeks.slice(1).flatMap(({ totals }) => totals ?? [])
  const mean = (field: keyof Counts) =>
    Math.round(sumOf(known, (totals) => totals[field]) / known.length)
  return {
    weeks: weeks.map(({ week, totals, missing }, index) => ({
      week,
      totals,
      missing,
      change: changeOf(totals?.total, weeks[index + 1]?.totals?.total),
      aiShare: totals === null || totals.total === 0 ? null : totals.ai / totals.total,
    })),
    meanBefore:
      known.length === 0
        ? null
        : {
            totals: { human: mean('human'), ai: mean('ai'), total: mean('total') },
            weeks: known.length,
          },
    pages: last === undefined || !isListed(last) ? null : pagesFigures(last, before),
  }
}

/** The change from one number to another; null where one of them is unknown. */
export function changeOf(now: number | undefined, before: number | undefined): Change | null {
  if (now === undefined || before === undefined) return null
  const views = now - before
  if (before === 0) return { views, percent: now === 0 ? 0 : 'new' }
  return { views, percent: (views / before) * 100 }
}

/** Whether the pages are worth a word: some, or for certain none. */
function isListed({ pages, gap }: PageListing): boolean {
  return pages.size > 0 || gap === ''
}

function pagesFigures(last: PageListing, before: PageListing | undefined): PagesFigures {
  const all = comparePages(last, before)
  /** Those of a weight above 0, the heaviest first. */
  const list = (weightOf: (page: PageFigures) => number) => {
    const { rows, count } = rank(
      all.filter((page) => weightOf(page) > 0),
      (a, b) => weightOf(b) - weightOf(a) || byText(a.path, b.path),
      MOST_PAGES,
    )
    return { rows: rows.map((page) => ({ ...page, path: scrubLine(page.path) })), count }
  }
  return {
    top: list((page) => page.last?.total ?? 0),
    up: list((page) => moveOf(page)),
    down: list((page) => -moveOf(page)),
    appeared:
      before?.gap === ''
        ? list((page) => (page.before === null ? enoughViews(page.last) : 0))
        : null,
    vanished:
      last.gap === '' && before !== undefined && isListed(before)
        ? list((page) => (page.last === null ? enoughViews(page.before) : 0))
        : null,
  }
}

/** Every page of the last week, then those that only the week before has. Paths are not scrubbed yet. */
function comparePages(last: PageListing, before: PageListing | undefined): PageFigures[] {
  const unseen = { human: 0, ai: 0, total: 0 }
  // A page that is in no row had no views, if all rows are known.
  const [ifUnseen, ifUnseenBefore] = [last, before].map((week) =>
    week?.gap === '' ? unseen : undefined,
  )
  const compare = (path: string, now: Counts | undefined, then: Counts | undefined) => ({
    path,
    last: now ?? null,
    before: then ?? null,
    change: changeOf((now ?? ifUnseen)?.total, (then ?? ifUnseenBefore)?.total),
  })
  const gone = [...(before?.pages ?? [])].filter(([path]) => !last.pages.has(path))
  return [
    ...[...last.pages].map(([path, counts]) => compare(path, counts, before?.pages.get(path))),
    ...gone.map(([path, counts]) => compare(path, undefined, counts)),
  ]
}

/** By how many views a page moved between two weeks that both have it; 0 where it is no mover. */
function moveOf({ last, before }: PageFigures): number {
  if (last === null || before === null) return 0
  const views = last.total - before.total
  const least = Math.max(MOVER_MIN_VIEWS, MOVER_MIN_SHARE * Math.max(last.total, before.total))
  return Math.abs(views) < least ? 0 : views
}

/** The views of a page that only one of the weeks has; 0 where they are too few to report. */
function enoughViews(counts: Counts | null): number {
  const views = counts?.total ?? 0
  return views < MOVER_MIN_VIEWS ? 0 : views
}
