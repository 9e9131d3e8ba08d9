import {
  countWithNoun,
  type RichText,
  renderPlain,
  richText,
  trusted,
} from '../core/result-page.ts'
import { type ScrubbedText, scrubLine } from '../privacy/scrub.ts'
import type { SearchRow } from '../service/schemas.ts'
import { atLeastPrefix, cappedListBlocks, linesForAgent, percentOf } from './numbers-and-lists.ts'
import { isPartial, partialGap, readWithGaps, requireRows } from './readings.ts'
import {
  compareTexts,
  FrequencyCounter,
  normalForm,
  type SignalDefinition,
  type UnmetNeed,
} from './signal.ts'

/** The service's limit; it lists the most frequent terms. */
const MOST_TERMS = 100
/** A term below it is rarely clicked. Usually, half of all searches lead to a click. */
const MIN_CLICK_RATE = 0.1

/** A rare term may identify the person who typed it. */
const MIN_SEARCHES_IN_A_WEEK = 3
/** In several weeks, one person may repeat a term. */
const MIN_SEARCHES_IN_WEEKS = 5

const SEARCHES = 'Searches'

interface Term {
  readonly term: ScrubbedText
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

export const searches: SignalDefinition<SearchFigures> = {
  findsProblems: true,
  needsManyRequests: false,
  rank: 2,

  async read(session, options) {
    const { period } = options
    const minSearches = period.weeks === 1 ? MIN_SEARCHES_IN_A_WEEK : MIN_SEARCHES_IN_WEEKS
    const subject = { of: SEARCHES, when: period.label }
    const reading = await readWithGaps(subject, async (gaps) => {
      const limit = MOST_TERMS
      const answer = await session.service.getSearches(period, { limit }, session.policy)
      const terms = mergeSpellings(requireRows(answer))
      const gap = partialGap(subject, answer.dropped)
      if (gap !== undefined) gaps.push(gap)
      return countTerms(terms, answer.totalSearches ?? undefined, minSearches)
    })
    return () => reading
  },

  describe(read, options) {
    const { unclicked, unclickedSearches } = read
    const isLowerBound = isPartial(read, SEARCHES)
    const terms = countWithNoun(unclicked.length, 'search term')
    const were = trusted(unclicked.length === 1 ? 'was' : 'were')
    const without = countWithNoun(unclickedSearches, 'search', 'searches')
    const least = atLeastPrefix(isLowerBound)
    const finding = {
      count: unclicked.length,
      clause: richText`${least}**${terms}** ${were} rarely clicked (${without} without a click)`,
      figure: richText`${least}${terms} rarely clicked`,
    }
    // A search is nothing but words. If they are hidden, the sentence still counts them.
    const shown = options.whyHidden === undefined ? unclicked : []
    return {
      isRecorded: read.terms > 0,
      isLowerBound,
      finding,
      praise: 'every common search got clicks',
      number: unclickedSearches,
      unmetNeeds: shown.map(needOfTerm),
      lists: cappedListBlocks({
        kind: 'line',
        title: 'Search terms rarely clicked',
        isLowerBound,
        rows: shown,
        print: (row) => {
          const clicked = clickedOf(row)
          return richText`“${row.term}”\u00a0${row.searches} (${clicked})`
        },
      }),
      quotesReaders: shown.length > 0,
      forAgent: {
        name: 'unclicked search terms',
        title: 'searches of readers that led to almost no clicks',
        // Each has passed a threshold.
        leastForJob: 1,
        count: unclicked.length,
        lines: linesForAgent(unclicked, (row) => {
          const clicked = renderPlain(clickedOf(row))
          return { text: row.term, facts: { searched: row.searches, clicked } }
        }),
      },
    }
  },
}

function countTerms(
  terms: readonly Term[],
  total: number | undefined,
  minSearches: number,
): SearchFigures {
  const top = terms.filter((term) => term.searches >= minSearches)
  top.sort((a, b) => b.searches - a.searches || compareTexts(a.term, b.term))
  const unclicked: Term[] = []
  let unclickedSearches = 0
  for (const term of top) {
    if (term.clickRate >= MIN_CLICK_RATE) continue
    unclicked.push(term)
    unclickedSearches += term.unclicked
  }
  unclicked.sort((a, b) => b.unclicked - a.unclicked)
  return { total, top, unclicked, unclickedSearches, terms: terms.length }
}

function mergeSpellings(rows: readonly SearchRow[]): Term[] {
  // If a query repeats, the row with more hits counts.
  const byQuery = new Map<string, SearchRow>()
  const fewestHitsFirst = rows.toSorted((a, b) => a.hits - b.hits)
  for (const row of fewestHitsFirst) byQuery.set(row.searchQuery, row)
  const byForm = new Map<string, Spelling[]>()
  for (const row of byQuery.values()) {
    const term = scrubLine(row.searchQuery)
    // Truncated terms may look equal but differ.
    const isTruncated = term.endsWith('…')
    const form = normalForm(isTruncated ? row.searchQuery : term)
    const others = byForm.get(form) ?? []
    others.push({ term, row })
    byForm.set(form, others)
  }
  return Array.from(byForm.values(), termOf)
}

interface Spelling {
  readonly term: ScrubbedText
  readonly row: SearchRow
}

function termOf(spellings: readonly Spelling[]): Term {
  let searches = 0
  let unclicked = 0
  const terms = new FrequencyCounter<ScrubbedText>()
  for (const { term, row } of spellings) {
    searches += row.hits
    // The service gives only a rate; searches are whole numbers.
    unclicked += Math.round(row.hits * (1 - row.clickRate))
    terms.add(term, row.hits)
  }
  return {
    term: terms.mostFrequent ?? scrubLine(''),
    searches,
    unclicked,
    clickRate: searches === 0 ? 0 : (searches - unclicked) / searches,
  }
}

function clickedOf(row: Term): RichText {
  return percentOf(row.searches - row.unclicked, row.searches)
}

function needOfTerm(row: Term): UnmetNeed {
  const { term, searches, clickRate, unclicked } = row
  const clicked = clickRate === 0 ? trusted('never') : clickedOf(row)
  return {
    place: { kind: 'search', term, searches, clickRate },
    readers: unclicked,
    words: richText`“${term}”: searched ${searches} times, ${clicked} clicked`,
  }
}
