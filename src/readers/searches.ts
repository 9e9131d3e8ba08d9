import type { SearchRow } from '../service/reader-signals.ts'
import { type Change, changeOf } from '../traffic/figures.ts'
import type { Ranked } from '../traffic/ranking.ts'
import { addCount, addEachOnce, byText, getOrAdd, mostCounted, rank } from './order.ts'
import { normalForm, pagePath, scrubbedLine } from './words.ts'

/** A term is shown from this many searches on: what one person typed may tell who it was. */
export const MIN_SEARCHES_SHOWN = 3
/** A term is mostly unclicked if it was searched this often; fewer may be chance … */
const MIN_UNCLICKED_SEARCHES = 3
/** … and fewer than this share of its searches were clicked: where an answer is found, about half are. */
export const MAX_UNCLICKED_CLICK_RATE = 0.1

/** Searches for one term, in whatever case, spaces and punctuation. */
export interface SearchTerm {
  /** As most readers typed it, without personal data. */
  term: string
  searches: number
  /** The share that led to a click, 0 to 1. */
  clickRate: number
  /** Searches without a click. */
  unclicked: number
  topClickedPage: string | null
}

export interface SearchFigures {
  /** All searches of the week; null where the service did not tell. */
  total: number | null
  totalBefore: number | null
  change: Change | null
  /** Searched three times or more, the most first. */
  top: Ranked<SearchTerm>
  /** Searches without a click, for all terms that were read. */
  unclicked: number
  /** Terms that were searched often enough and hardly clicked, by the searches unclicked. */
  mostlyUnclicked: Ranked<SearchTerm>
  /** Searches without a click, for these alone. */
  unclickedOfThese: number
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
  const mostlyUnclicked = terms.filter(isMostlyUnclicked)
  return {
    total,
    totalBefore,
    change: changeOf(total ?? undefined, totalBefore ?? undefined),
    top: rank(
      terms.filter(({ searches }) => searches >= MIN_SEARCHES_SHOWN),
      (a, b) => b.searches - a.searches || byText(a.term, b.term),
    ),
    unclicked: sumUnclicked(terms),
    mostlyUnclicked: rank(
      mostlyUnclicked,
      (a, b) => b.unclicked - a.unclicked || b.searches - a.searches || byText(a.term, b.term),
    ),
    unclickedOfThese: sumUnclicked(mostlyUnclicked),
    terms: terms.length,
    hasMore,
  }
}

function sumUnclicked(terms: readonly SearchTerm[]): number {
  return terms.reduce((sum, { unclicked }) => sum + unclicked, 0)
}

function isMostlyUnclicked({ searches, clickRate }: SearchTerm): boolean {
  return searches >= MIN_UNCLICKED_SEARCHES && clickRate < MAX_UNCLICKED_CLICK_RATE
}

function eachOnce(rows: readonly SearchRow[]): SearchRow[] {
  const known = new Map<string, SearchRow>()
  addEachOnce(known, rows, { keyOf: ({ searchQuery }) => searchQuery, compare: compareRows })
  return [...known.values()]
}

function compareRows(a: SearchRow, b: SearchRow): number {
  return a.hits - b.hits || a.clickRate - b.clickRate || byText(a.topClickedPage, b.topClickedPage)
}

interface Spellings {
  searches: number
  unclicked: number
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
    // Searches are whole: the rate is what was rounded.
    const unclicked = Math.round(hits * (1 - clickRate))
    term.unclicked += unclicked
    addCount(term.spellings, spelling, hits)
    if (topClickedPage !== null) addCount(term.pages, pagePath(topClickedPage), hits - unclicked)
  }
  return [...terms.values()]
}

function newTerm(): Spellings {
  return { searches: 0, unclicked: 0, spellings: new Map(), pages: new Map() }
}

function termOf({ searches, unclicked, spellings, pages }: Spellings): SearchTerm {
  const page = mostCounted(pages)
  return {
    term: mostCounted(spellings) ?? '',
    searches,
    clickRate: searches === 0 ? 0 : (searches - unclicked) / searches,
    unclicked,
    topClickedPage: page === null ? null : scrubbedLine(page),
  }
}
