import type { SearchRow } from '../service/reader-signals.ts'
import { type Change, changeOf } from '../traffic/figures.ts'
import type { Ranked } from '../traffic/ranking.ts'
import { addCount, addEachOnce, byText, getOrAdd, mostCounted, rank } from './order.ts'
import { normalForm, pagePath, scrubbedLine } from './words.ts'

/** A term is shown from this many searches on: what one person typed may tell who it was. */
export const MIN_SEARCHES_SHOWN = 3
/** A term led nowhere if it was searched this often; fewer may be chance … */
const MIN_DEAD_END_SEARCHES = 3
/** … and fewer than this share of its searches were clicked: where an answer is found, about half are. */
export const MAX_DEAD_END_CLICK_RATE = 0.1

/** Searches for one term, in whatever case, spaces and punctuation. */
export interface SearchTerm {
  /** As most readers typed it, without personal data. */
  term: string
  searches: number
  /** The share that led to a click, 0 to 1. */
  clickRate: number
  /** Searches that led to no click. */
  lost: number
  topClickedPage: string | null
}

export interface SearchFigures {
  /** All searches of the week; null where the service did not tell. */
  total: number | null
  totalBefore: number | null
  change: Change | null
  /** Searched three times or more, the most first. */
  top: Ranked<SearchTerm>
  /** Those that led nowhere, by the searches lost. */
  deadEnds: Ranked<SearchTerm>
  /** Searches lost by the dead ends together. */
  lost: number
  /** Searches for the terms that were read which led to no click. */
  unclicked: number
  /** How many terms were read, and whether there are more, which were searched less. */
  terms: number
  hasMore: boolean
}

export interface SearchReading {
  rows: readonly SearchRow[]
  total: number | null
  /** Null where the week before is not known. */
  totalBefore: number | null
  hasMore: boolean
}

export function searchFigures({ rows, total, totalBefore, hasMore }: SearchReading): SearchFigures {
  const terms = mergeSpellings(eachOnce(rows)).map(termOf)
  const deadEnds = terms.filter(isDeadEnd)
  return {
    total,
    totalBefore,
    change: changeOf(total ?? undefined, totalBefore ?? undefined),
    top: rank(
      terms.filter(({ searches }) => searches >= MIN_SEARCHES_SHOWN),
      (a, b) => b.searches - a.searches || byText(a.term, b.term),
    ),
    deadEnds: rank(
      deadEnds,
      (a, b) => b.lost - a.lost || b.searches - a.searches || byText(a.term, b.term),
    ),
    lost: sumLost(deadEnds),
    unclicked: sumLost(terms),
    terms: terms.length,
    hasMore,
  }
}

function sumLost(terms: readonly SearchTerm[]): number {
  return Math.round(terms.reduce((sum, { lost }) => sum + lost, 0))
}

function isDeadEnd({ searches, clickRate }: SearchTerm): boolean {
  return searches >= MIN_DEAD_END_SEARCHES && clickRate < MAX_DEAD_END_CLICK_RATE
}

function eachOnce(rows: readonly SearchRow[]): SearchRow[] {
  const known = new Map<string, SearchRow>()
  addEachOnce(known, rows, { keyOf: ({ searchQuery }) => searchQuery, compare: compareRows })
  // Sorted, so that sums of fractions do not depend on the order in which rows came.
  return [...known.values()].toSorted((a, b) => byText(a.searchQuery, b.searchQuery))
}

function compareRows(a: SearchRow, b: SearchRow): number {
  return a.hits - b.hits || a.clickRate - b.clickRate || byText(a.topClickedPage, b.topClickedPage)
}

interface Spellings {
  searches: number
  clicks: number
  /** Searches by spelling, and clicks by page. */
  spellings: Map<string, number>
  pages: Map<string, number>
}

function mergeSpellings(rows: readonly SearchRow[]): Spellings[] {
  const terms = new Map<string, Spellings>()
  for (const { searchQuery, hits, clickRate, topClickedPage } of rows) {
    const spelling = scrubbedLine(searchQuery)
    const term = getOrAdd(terms, normalForm(spelling), newTerm)
    term.searches += hits
    term.clicks += hits * clickRate
    addCount(term.spellings, spelling, hits)
    if (topClickedPage !== null) addCount(term.pages, pagePath(topClickedPage), hits * clickRate)
  }
  return [...terms.values()]
}

function newTerm(): Spellings {
  return { searches: 0, clicks: 0, spellings: new Map(), pages: new Map() }
}

function termOf({ searches, clicks, spellings, pages }: Spellings): SearchTerm {
  const page = mostCounted(pages)
  return {
    term: mostCounted(spellings) ?? '',
    searches,
    clickRate: searches === 0 ? 0 : clicks / searches,
    lost: searches - clicks,
    topClickedPage: page === null ? null : scrubbedLine(page),
  }
}
