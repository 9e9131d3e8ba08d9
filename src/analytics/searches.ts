import { scrubLine } from '../privacy/scrub.ts'
import type { SearchRow } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { attemptBefore, describeFlaws, forEachRow, type Read, rowsOf } from './listing.ts'
import { type Change, changeOf } from './page-figures.ts'
import { byText, normalForm, pagePath, type Ranked, rank, sumOf, Tally } from './ranking.ts'
import { rangeOf, type Week } from './weeks.ts'

/** A term is shown from this many searches on: what one person typed may tell who it was. */
export const MIN_SEARCHES_SHOWN = 3
/** A term is unclicked if it was searched this often; fewer may be chance … */
const MIN_UNCLICKED_SEARCHES = 3
/** … and fewer than this share of its searches were clicked: where an answer is found, about half are. */
export const MAX_UNCLICKED_RATE = 0.1

/** The most rows that the service gives at once. They are those searched most. */
const MOST_TERMS = 100

/** Searches for one term, in whatever case, spaces and punctuation. */
export interface SearchTerm {
  /** As most readers typed it, scrubbed. */
  term: string
  searches: number
  /** The share that led to a click, 0 to 1. */
  clickRate: number
  /** Searches without a click; not whole, since a rate is all that the service tells. */
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
  /** Searched three times or more, and hardly ever clicked; by the searches without a click. */
  unclicked: Ranked<SearchTerm>
  /** Searches without a click, of all terms that were read. */
  unclickedSearches: number
  /** How many terms were read, and whether there are more, which were searched less. */
  terms: number
  hasMore: boolean
}

/** Reads the terms searched most: a request, and one for the week before. */
export async function readSearches(
  step: Step,
  week: Week,
  weekBefore: Week,
): Promise<Read<SearchFigures>> {
  const answer = await step.service.getSearches(rangeOf(week), { limit: MOST_TERMS })
  const rows = rowsOf(answer)
  const before = await attemptBefore(
    async () => (await step.service.getSearches(rangeOf(weekBefore), { limit: 1 })).totalSearches,
  )
  const terms = await mergeSpellings(step, rows)
  const { totalSearches: total, hasMore } = answer
  return {
    value: {
      total,
      totalBefore: before.value,
      change: changeOf(total ?? undefined, before.value ?? undefined),
      top: rank(
        terms.filter(({ searches }) => searches >= MIN_SEARCHES_SHOWN),
        (a, b) => b.searches - a.searches || byText(a.term, b.term),
      ),
      unclicked: rank(
        terms.filter(
          ({ searches, clickRate }) =>
            searches >= MIN_UNCLICKED_SEARCHES && clickRate < MAX_UNCLICKED_RATE,
        ),
        (a, b) => b.unclicked - a.unclicked || b.searches - a.searches || byText(a.term, b.term),
      ),
      // Rounded once, at the end.
      unclickedSearches: Math.round(withoutNoise(sumOf(terms, ({ unclicked }) => unclicked))),
      terms: terms.length,
      hasMore,
    },
    gap: describeFlaws([answer]),
    notes: before.notes,
  }
}

/** What floating point adds: without it, 46.5 may round down, and 10 % be less than 10 %. */
function withoutNoise(number: number): number {
  return Number(number.toFixed(6))
}

interface Spellings {
  searches: number
  clicks: number
  spellings: Tally
  /** Clicks by page. */
  pages: Tally
}

async function mergeSpellings(step: Step, rows: readonly SearchRow[]): Promise<SearchTerm[]> {
  const once = new Map<string, SearchRow>()
  for (const row of rows) {
    const known = once.get(row.searchQuery)
    if (known === undefined || compareRows(row, known) > 0) once.set(row.searchQuery, row)
  }
  const terms = new Map<string, Spellings>()
  // Sorted, so that sums of fractions do not depend on the order in which rows came.
  const sorted = [...once.values()].toSorted((a, b) => byText(a.searchQuery, b.searchQuery))
  await forEachRow(sorted, step, ({ searchQuery, hits, clickRate, topClickedPage }) => {
    const spelling = scrubLine(searchQuery)
    const form = normalForm(spelling)
    const term = terms.get(form) ?? {
      searches: 0,
      clicks: 0,
      spellings: new Tally(),
      pages: new Tally(),
    }
    terms.set(form, term)
    term.searches += hits
    term.clicks += hits * clickRate
    term.spellings.add(spelling, hits)
    if (topClickedPage !== null)
      term.pages.add(scrubLine(pagePath(topClickedPage)), hits * clickRate)
  })
  return [...terms.values()].map(({ searches, clicks, spellings, pages }) => ({
    term: spellings.most() ?? '',
    searches,
    clickRate: searches === 0 ? 0 : withoutNoise(clicks / searches),
    unclicked: withoutNoise(searches - clicks),
    topClickedPage: pages.most(),
  }))
}

function compareRows(a: SearchRow, b: SearchRow): number {
  return a.hits - b.hits || a.clickRate - b.clickRate || byText(a.topClickedPage, b.topClickedPage)
}
