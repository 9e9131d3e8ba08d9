import type { Counts } from '../service/page-views.ts'
import { enoughViews, moveBetween } from './movers.ts'
import { type Ranked, rankByWeight } from './ranking.ts'
import type { ListingReading, WeekReading } from './reading.ts'

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
  path: string
  /** Null where the page was not seen in that week. */
  last: Counts | null
  before: Counts | null
  /** Null where one of the two weeks is not known for this page. */
  change: Change | null
}

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

interface Readings {
  /** The newest first. */
  weeks: readonly WeekReading[]
  /** The last week's, and that of the week before. */
  listings: readonly ListingReading[]
}

/** All that the report tells, from what was read. A list holds at most `topPages` pages. */
export function figuresOf({ weeks, listings }: Readings, topPages: number): Figures {
  const [last, before] = listings
  return {
    weeks: weeks.map((reading, index) => weekFigures(reading, weeks[index + 1])),
    meanBefore: meanOf(weeks.slice(1).flatMap(({ totals }) => totals ?? [])),
    pages: last === undefined || !isListed(last) ? null : pagesFigures(last, before, topPages),
  }
}

/** The change from one number of views to another; null where one of them is unknown. */
export function changeOf(now: number | undefined, before: number | undefined): Change | null {
  if (now === undefined || before === undefined) return null
  const views = now - before
  if (before === 0) return { views, percent: now === 0 ? 0 : 'new' }
  return { views, percent: (views / before) * 100 }
}

function weekFigures(reading: WeekReading, before: WeekReading | undefined): WeekFigures {
  const { week, totals, missing } = reading
  return {
    week,
    totals,
    missing,
    change: changeOf(totals?.total, before?.totals?.total),
    aiShare: totals === null || totals.total === 0 ? null : totals.ai / totals.total,
  }
}

function meanOf(known: readonly Counts[]): Figures['meanBefore'] {
  if (known.length === 0) return null
  const mean = (field: keyof Counts) =>
    Math.round(known.reduce((sum, totals) => sum + totals[field], 0) / known.length)
  return {
    totals: { human: mean('human'), ai: mean('ai'), total: mean('total') },
    weeks: known.length,
  }
}

/** Whether the pages are worth telling of: some, or for certain none. */
function isListed({ pages, gap }: ListingReading): boolean {
  return pages.size > 0 || gap === ''
}

function isWhole(listing: ListingReading | undefined): boolean {
  return listing?.gap === ''
}

function pagesFigures(
  last: ListingReading,
  before: ListingReading | undefined,
  topPages: number,
): PagesFigures {
  /** The pages by their weight, which is 0 where they do not belong on the list. */
  const ranked = (weightOf: (page: PageFigures) => number) =>
    rankByWeight(comparePages(last, before), {
      maxRows: topPages,
      weightOf,
      nameOf: ({ path }) => path,
    })
  return {
    top: ranked((page) => page.last?.total ?? 0),
    up: ranked((page) => Math.max(0, moveBetween(page.last, page.before))),
    down: ranked((page) => Math.max(0, -moveBetween(page.last, page.before))),
    appeared: isWhole(before)
      ? ranked((page) => (page.before === null ? enoughViews(page.last) : 0))
      : null,
    vanished:
      isWhole(last) && before !== undefined && isListed(before)
        ? ranked((page) => (page.last === null ? enoughViews(page.before) : 0))
        : null,
  }
}

/** Every page of the last week, then those that only the week before has. */
function* comparePages(
  last: ListingReading,
  before: ListingReading | undefined,
): Generator<PageFigures> {
  // A page that is in no row had no views, if all rows are known.
  const unseenBefore = isWhole(before) ? 0 : undefined
  for (const [path, counts] of last.pages) {
    const then = before?.pages.get(path) ?? null
    const change = changeOf(counts.total, then?.total ?? unseenBefore)
    yield { path, last: counts, before: then, change }
  }
  const unseenLast = isWhole(last) ? 0 : undefined
  for (const [path, counts] of before?.pages ?? []) {
    if (last.pages.has(path)) continue
    yield { path, last: null, before: counts, change: changeOf(unseenLast, counts.total) }
  }
}
