import { scrubLine } from '../privacy/scrub.ts'
import type { SearchRow } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { changeOf } from './page-figures.ts'
import { pagePath } from './page-path.ts'
import { byText, normalForm, sumOf, Tally } from './ranking.ts'
import { attemptBefore, describeGap, forEachRow, rowsOf } from './reading.ts'
import { MAX_UNCLICKED_RATE, MIN_SEARCHES_SHOWN } from './thresholds.ts'
import { rangeOf, type Week } from './weeks.ts'

/** The most rows that the service gives at once. They are those searched most. */
const MOST_TERMS = 100

/** What is shorter may be a word of its own: "go", "id". */
const SHORTEST_BEGINNING = 3

/** Searches for one term, in whatever case, spaces and punctuation. */
export interface SearchTerm {
  /** As most readers typed it, scrubbed. */
  term: string
  searches: number
  /** Searches without a click. */
  unclicked: number
  /** The share that led to a click, 0 to 1. */
  clickRate: number
  topClickedPage: string | null
}

export type SearchFigures = Awaited<ReturnType<typeof readSearches>>['value']

/** Reads the terms searched most: a request, and one for the week before. */
export async function readSearches(step: Step, week: Week, weekBefore: Week) {
  const answer = await step.service.getSearches(rangeOf(week), { limit: MOST_TERMS })
  const terms = await mergeSpellings(step, rowsOf(answer))
  const { before: totalBefore, notes } = await attemptBefore(
    async () => (await step.service.getSearches(rangeOf(weekBefore), { limit: 1 })).totalSearches,
  )
  const { totalSearches: total, hasMore } = answer
  const whole = [...terms].flatMap(([form, term]) => (isBeginning(form, term, terms) ? [] : term))
  const shown = whole.filter(({ searches }) => searches >= MIN_SEARCHES_SHOWN)
  const value = {
    /** All searches of the week; null where the service did not tell. */
    total,
    totalBefore,
    change: changeOf(total ?? undefined, totalBefore ?? undefined),
    top: shown.toSorted((a, b) => b.searches - a.searches || byText(a.term, b.term)),
    /** Hardly ever clicked. */
    unclicked: shown
      .filter((term) => term.clickRate < MAX_UNCLICKED_RATE)
      .sort(
        (a, b) => b.unclicked - a.unclicked || b.searches - a.searches || byText(a.term, b.term),
      ),
    /** For all terms that were read, but for beginnings of longer ones. */
    unclickedSearches: sumOf(whole, ({ unclicked }) => unclicked),
    terms: terms.size,
    beginnings: terms.size - whole.length,
    /** Whether there are more terms, which were searched less. */
    hasMore,
  }
  return { value, gap: describeGap('', [answer]), notes }
}

/** By normal form. */
type Terms = ReadonlyMap<string, SearchTerm>

async function mergeSpellings(step: Step, rows: readonly SearchRow[]): Promise<Terms> {
  const terms = new Map<string, { unclicked: number; spellings: Tally; pages: Tally }>()
  // Of two rows for one text, the one with more hits stands.
  const sorted = rows.toSorted((a, b) => byText(a.searchQuery, b.searchQuery) || b.hits - a.hits)
  let query: string | undefined
  await forEachRow(sorted, step, ({ searchQuery, hits, clickRate, topClickedPage }) => {
    if (searchQuery === query) return
    query = searchQuery
    const spelling = scrubLine(searchQuery)
    const form = normalForm(spelling)
    const term = terms.get(form) ?? { unclicked: 0, spellings: new Tally(), pages: new Tally() }
    terms.set(form, term)
    // A rate is all that the service tells of what are whole searches.
    const unclicked = Math.round(hits * (1 - clickRate))
    term.unclicked += unclicked
    term.spellings.add(spelling, hits)
    if (topClickedPage !== null)
      term.pages.add(scrubLine(pagePath(topClickedPage)), hits - unclicked)
  })
  const merged = new Map<string, SearchTerm>()
  for (const [form, { unclicked, spellings, pages }] of terms) {
    const searches = sumOf(spellings.values(), (hits) => hits)
    merged.set(form, {
      term: spellings.most() ?? '',
      searches,
      unclicked,
      clickRate: searches === 0 ? 0 : (searches - unclicked) / searches,
      topClickedPage: pages.most(),
    })
  }
  return merged
}

/**
 * Whether a term looks like what a search as one types leaves behind ("abse", "absen"): never clicked, and the
 * beginning of a longer one that was searched at least as often.
 */
function isBeginning(form: string, { searches, unclicked }: SearchTerm, terms: Terms): boolean {
  if (form.length < SHORTEST_BEGINNING || searches === 0 || unclicked < searches) return false
  return [...terms].some(
    ([other, term]) => other !== form && other.startsWith(form) && term.searches >= searches,
  )
}
