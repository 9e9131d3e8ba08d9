import { countOf, ours, say, type Text } from '../frame/page.ts'
import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { SearchRow } from '../service/schemas.ts'
import { atLeast, shareInPercent, shareOf, withNumber } from './numbers.ts'
import { byText, mostOf, normalForm, sumOf } from './ranking.ts'
import { attempt, isPartial, partialGap, rowsOf } from './reading.ts'
import { agentLine, foldedList, type Loss, linesForAgent, type Signal } from './signal.ts'

/** The service's limit; it lists the most frequent terms. */
const MOST_TERMS = 100
/** Usually, half of all searches lead to a click. */
const MAX_UNCLICKED_RATE = 0.1

/** A rare term may identify the person who typed it; in several weeks, one person may repeat it. */
function minSearchesShown(weeks: number): number {
  return weeks === 1 ? 3 : 5
}

const SEARCHES = 'Searches'

interface Term {
  readonly term: Scrubbed
  readonly searches: number
  readonly unclicked: number
  /** 0 to 1. */
  readonly clickRate: number
}

interface SearchFigures {
  /** All searches, also those for terms that aren't listed. */
  readonly total: number | undefined
  readonly top: readonly Term[]
  readonly unclicked: readonly Term[]
  readonly unclickedSearches: number
  readonly terms: number
}

export const searches: Signal<SearchFigures> = {
  findsProblems: true,
  needsManyRequests: false,
  rank: 2,

  async read({ service, stage }, { period }) {
    const subject = { of: SEARCHES, when: period.label }
    const reading = await attempt(subject, async (gaps) => {
      const answer = await service.getSearches(period, { limit: MOST_TERMS }, stage)
      const terms = mergeSpellings(rowsOf(answer))
      const gap = partialGap(subject, answer.dropped)
      if (gap !== undefined) gaps.push(gap)
      return countTerms(terms, answer.totalSearches ?? undefined, minSearchesShown(period.weeks))
    })
    return () => reading
  },

  describe(read, { whyHidden }) {
    const { unclicked, unclickedSearches } = read
    const isLow = isPartial(read, SEARCHES)
    const terms = countOf(unclicked.length, 'search term')
    const were = ours(unclicked.length === 1 ? 'was' : 'were')
    const without = countOf(unclickedSearches, 'search', 'searches')
    const finding = {
      count: unclicked.length,
      clause: say`${atLeast(isLow)}**${terms}** ${were} rarely clicked (${without} without a click)`,
      figure: say`${atLeast(isLow)}${terms} rarely clicked`,
    }
    // A search is nothing but words. If they are hidden, the sentence still counts them.
    const shown = whyHidden === undefined ? unclicked : []
    return {
      isRecorded: read.terms > 0,
      isLow,
      findings: [finding],
      praise: 'every common search got clicks',
      number: unclickedSearches,
      losses: shown.map(lossOf),
      lists: foldedList({
        kind: 'line',
        title: 'Search terms rarely clicked',
        isLow,
        rows: shown,
        print: (row) => say`${withNumber(say`“${row.term}”`, row.searches)} (${clickedOf(row)})`,
      }),
      quotesReaders: shown.length > 0,
      forAgent: {
        name: 'unclicked search terms',
        title: 'searches of readers that led to almost no clicks',
        // Each has passed a threshold.
        leastForJob: 1,
        ...linesForAgent(unclicked, agentLineOf),
      },
    }
  },
}

function countTerms(
  terms: readonly Term[],
  total: number | undefined,
  minSearches: number,
): SearchFigures {
  const top = terms
    .filter((term) => term.searches >= minSearches)
    .sort((a, b) => b.searches - a.searches || byText(a.term, b.term))
  const unclicked = top
    .filter((term) => term.clickRate < MAX_UNCLICKED_RATE)
    .sort((a, b) => b.unclicked - a.unclicked)
  const unclickedSearches = sumOf(unclicked, (term) => term.unclicked)
  return { total, top, unclicked, unclickedSearches, terms: terms.length }
}

function mergeSpellings(rows: readonly SearchRow[]): Term[] {
  // If a query repeats, the row with more hits counts.
  const sorted = rows.toSorted((a, b) => a.hits - b.hits)
  const byQuery = new Map(sorted.map((row) => [row.searchQuery, row]))
  const spellings = [...byQuery.values()].map((row) => {
    return { ...row, term: scrubLine(row.searchQuery) }
  })
  // Truncated terms may look equal but differ.
  const groups = Map.groupBy(spellings, ({ term, searchQuery }) =>
    normalForm(term.endsWith('…') ? searchQuery : term),
  )
  return [...groups.values()].map(termOf)
}

function termOf(spellings: ReadonlyArray<SearchRow & { readonly term: Scrubbed }>): Term {
  const searches = sumOf(spellings, (row) => row.hits)
  // The service gives only a rate; searches are whole numbers.
  const unclicked = sumOf(spellings, (row) => Math.round(row.hits * (1 - row.clickRate)))
  const most = mostOf(
    spellings,
    (row) => row.term,
    (row) => row.hits,
  )
  return {
    term: most?.name ?? scrubLine(''),
    searches,
    unclicked,
    clickRate: searches === 0 ? 0 : (searches - unclicked) / searches,
  }
}

function clickedOf(row: Term): Text {
  return shareOf(row.searches - row.unclicked, row.searches)
}

function lossOf(row: Term): Loss {
  const { term, searches, clickRate, unclicked } = row
  const clicked = clickRate === 0 ? ours('never') : clickedOf(row)
  return {
    place: { kind: 'search', term, searches, clickRate },
    readers: unclicked,
    words: say`“${term}”: searched ${searches} times, ${clicked} clicked`,
  }
}

function agentLineOf(row: Term): string {
  const clicked = shareInPercent(row.searches - row.unclicked, row.searches)
  return agentLine(row.term, { searched: row.searches, clicked: `${clicked}%` })
}
