import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { SearchRow } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { percentChange } from './change.ts'
import { pagePath } from './page-path.ts'
import { byText, normalForm, sumOf, Tally } from './ranking.ts'
import { attemptBefore, describeGap, rowsOf } from './reading.ts'
import { MAX_UNCLICKED_RATE, minSearchesShown } from './thresholds.ts'
import { type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once: those searched most. */
const MOST_TERMS = 100

/** Shorter ones may be words: "go", "id". */
const SHORTEST_BEGINNING = 3

/** Searches for one term, in whatever case, spaces and punctuation. */
export interface SearchTerm {
  /** As most readers spelled it. */
  term: Scrubbed
  searches: number
  /** Searches without a click. */
  unclicked: number
  /** The share that led to a click, 0 to 1. */
  clickRate: number
  topClickedPage: Scrubbed | null
}

export type SearchFigures = Awaited<ReturnType<typeof readSearches>>['value']

/** Reads the terms searched most: a request, and one for the period before. */
export async function readSearches(step: Step, period: Period, periodBefore: Period) {
  const answer = await step.service.getSearches(rangeOf(period), { limit: MOST_TERMS })
  const terms = mergeSpellings(rowsOf(answer))
  const { before: totalBefore, notes } = await attemptBefore(
    period,
    async () => (await step.service.getSearches(rangeOf(periodBefore), { limit: 1 })).totalSearches,
  )
  const { totalSearches: total, hasMore } = answer
  const whole = [...terms].flatMap(([key, term]) => (isBeginning(key, term, terms) ? [] : term))
  const shown = whole.filter(({ searches }) => searches >= minSearchesShown(period.weeks))
  const value = {
    /** All searches of the period; null if unknown. */
    total,
    totalBefore,
    change: percentChange(total, totalBefore),
    top: shown.toSorted((a, b) => b.searches - a.searches || byText(a.term, b.term)),
    /** Hardly ever clicked. */
    unclicked: shown
      .filter((term) => term.clickRate < MAX_UNCLICKED_RATE)
      .sort(
        (a, b) => b.unclicked - a.unclicked || b.searches - a.searches || byText(a.term, b.term),
      ),
    /** Of all terms, except beginnings of longer ones. */
    unclickedSearches: sumOf(whole, ({ unclicked }) => unclicked),
    terms: terms.size,
    beginnings: terms.size - whole.length,
    /** Whether there are more terms, which were searched less. */
    hasMore,
  }
  return { value, gap: describeGap('', answer.dropped), notes }
}

/** By normal form. */
type Terms = ReadonlyMap<string, SearchTerm>

function mergeSpellings(rows: readonly SearchRow[]): Terms {
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
  return new Map([...groups].map(([key, group]) => [key, termOf(group)]))
}

function termOf(rows: ReadonlyArray<SearchRow & { term: Scrubbed }>): SearchTerm {
  const [spellings, pages] = [new Tally<Scrubbed>(), new Tally<Scrubbed>()]
  let [searches, unclicked] = [0, 0]
  for (const { term, hits, clickRate, topClickedPage } of rows) {
    // The service gives a rate, but these are whole searches.
    const clicked = hits - Math.round(hits * (1 - clickRate))
    searches += hits
    unclicked += hits - clicked
    spellings.add(term, hits)
    if (topClickedPage !== null) pages.add(scrubLine(pagePath(topClickedPage)), clicked)
  }
  return {
    term: spellings.most() ?? scrubLine(''),
    searches,
    unclicked,
    clickRate: searches === 0 ? 0 : (searches - unclicked) / searches,
    topClickedPage: pages.most(),
  }
}

/**
 * Whether a term looks like what somebody had typed so far ("abse", "absen"): never clicked, and the beginning of
 * a longer one that was searched at least as often.
 */
function isBeginning(key: string, { searches, unclicked }: SearchTerm, terms: Terms): boolean {
  if (key.length < SHORTEST_BEGINNING || searches === 0 || unclicked < searches) return false
  return [...terms].some(
    ([other, term]) => other !== key && other.startsWith(key) && term.searches >= searches,
  )
}
