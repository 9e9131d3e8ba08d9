import { scrubLine } from '../privacy/scrub.ts'
import type { SearchRow } from '../service/schemas.ts'
import { byText, mostOf, normalForm, sumOf } from './ranking.ts'
import { attempt, partialGap, rowsOf, type Session } from './reading.ts'
import { MAX_UNCLICKED_RATE, minSearchesShown } from './thresholds.ts'
import type { Period } from './weeks.ts'

/** The service's limit; it lists the most frequent terms. */
const MOST_TERMS = 100

export function readSearches({ service, stage }: Session, period: Period) {
  const subject = { of: 'Searches', when: period.label }
  return attempt(subject, async (gaps) => {
    const answer = await service.getSearches(period, { limit: MOST_TERMS }, stage)
    const terms = mergeSpellings(rowsOf(answer))
    const gap = partialGap(subject, answer.dropped)
    if (gap) gaps.push(gap)
    const shown = terms
      .filter(({ searches }) => searches >= minSearchesShown(period.weeks))
      .sort((a, b) => b.searches - a.searches || byText(a.term, b.term))
    const unclicked = shown
      .filter(({ clickRate }) => clickRate < MAX_UNCLICKED_RATE)
      .sort((a, b) => b.unclicked - a.unclicked)
    return {
      total: answer.totalSearches ?? undefined,
      top: shown,
      unclicked,
      unclickedSearches: sumOf(unclicked, (term) => term.unclicked),
      terms: terms.length,
    }
  })
}

function mergeSpellings(rows: readonly SearchRow[]) {
  // If a query repeats, the row with more hits counts.
  const sorted = rows.toSorted((a, b) => a.hits - b.hits)
  const byQuery = new Map(sorted.map((row) => [row.searchQuery, row]))
  const terms = [...byQuery.values()].map((row) => ({ ...row, term: scrubLine(row.searchQuery) }))
  // Truncated terms may look equal but differ.
  const groups = Map.groupBy(terms, ({ term, searchQuery }) =>
    normalForm(term.endsWith('…') ? searchQuery : term),
  )
  return [...groups.values()].map((spellings) => {
    const hitsOf = ({ hits }: SearchRow) => hits
    const searches = sumOf(spellings, hitsOf)
    // The service gives only a rate; searches are whole numbers.
    const unclicked = sumOf(spellings, ({ hits, clickRate }) => Math.round(hits * (1 - clickRate)))
    return {
      term: mostOf(spellings, ({ term }) => term, hitsOf)?.name ?? scrubLine(''),
      searches,
      unclicked,
      /** 0 to 1. */
      clickRate: searches === 0 ? 0 : (searches - unclicked) / searches,
    }
  })
}
