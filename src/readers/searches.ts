import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { SearchRow } from '../service/schemas.ts'
import { byText, normalForm, sumOf, Tally } from './ranking.ts'
import {
  attempt,
  type List,
  listOf,
  partialGap,
  type Reading,
  rowsOf,
  type Session,
} from './reading.ts'
import { MAX_UNCLICKED_RATE, minSearchesShown } from './thresholds.ts'
import { type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once: those searched most. */
const MOST_TERMS = 100

/** Searches for one term, in whatever case, spaces and punctuation. */
interface SearchTerm {
  /** As most readers spelled it. */
  term: Scrubbed
  searches: number
  /** Searches without a click. */
  unclicked: number
  /** The share that led to a click, 0 to 1. */
  clickRate: number
}

export interface SearchFigures {
  /** All searches of the period; undefined if unknown. */
  total: number | undefined
  top: List<SearchTerm>
  /** Terms that readers hardly ever click. */
  unclicked: List<SearchTerm>
  /** Searches for these terms without a click. */
  unclickedSearches: number
  terms: number
  /** Whether there are more terms, which were searched less. */
  hasMore: boolean
}

/** Reads the terms searched most, in one request. */
export function readSearches(
  { service }: Session,
  period: Period,
): Promise<Reading<SearchFigures>> {
  const subject = { of: 'Searches', when: period.label }
  return attempt(subject, async (gaps) => {
    const answer = await service.getSearches(rangeOf(period), { limit: MOST_TERMS })
    const terms = mergeSpellings(rowsOf(answer))
    const gap = partialGap(subject, answer.dropped)
    if (gap) gaps.push(gap)
    const shown = terms.filter(({ searches }) => searches >= minSearchesShown(period.weeks))
    const unclicked = shown
      .filter((term) => term.clickRate < MAX_UNCLICKED_RATE)
      .sort(
        (a, b) => b.unclicked - a.unclicked || b.searches - a.searches || byText(a.term, b.term),
      )
    return {
      total: answer.totalSearches ?? undefined,
      top: listOf(shown.sort((a, b) => b.searches - a.searches || byText(a.term, b.term))),
      unclicked: listOf(unclicked),
      unclickedSearches: sumOf(unclicked, (term) => term.unclicked),
      terms: terms.length,
      hasMore: answer.hasMore,
    }
  })
}

function mergeSpellings(rows: readonly SearchRow[]): SearchTerm[] {
  // Of two rows for one text, the one with more hits counts.
  const sorted = rows.toSorted((a, b) => a.hits - b.hits)
  const byQuery = new Map(sorted.map((row) => [row.searchQuery, row]))
  const scrubbed = [...byQuery.values()].map((row) => ({
    ...row,
    term: scrubLine(row.searchQuery),
  }))
  // Two that were cut look alike, and are two.
  const groups = Map.groupBy(scrubbed, ({ term, searchQuery }) =>
    normalForm(term.endsWith('…') ? searchQuery : term),
  )
  return [...groups.values()].map(termOf)
}

function termOf(rows: ReadonlyArray<SearchRow & { term: Scrubbed }>): SearchTerm {
  const spellings = new Tally<Scrubbed>()
  let [searches, unclicked] = [0, 0]
  for (const { term, hits, clickRate } of rows) {
    // The service gives a rate, but these are whole searches.
    unclicked += Math.round(hits * (1 - clickRate))
    searches += hits
    spellings.add(term, hits)
  }
  return {
    term: spellings.most() ?? scrubLine(''),
    searches,
    unclicked,
    clickRate: searches === 0 ? 0 : (searches - unclicked) / searches,
  }
}
