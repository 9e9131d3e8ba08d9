import type { Block } from '../result/page.ts'
import {
  countWithNoun,
  formatNumber,
  join,
  type RichText,
  richText,
  trusted,
  untrusted,
  untrustedPath,
} from '../rich-text.ts'
import { changeCell, formatCount, formatShown } from './numbers.ts'
import type { MissedRow, ReaderSignals, Signal } from './signals.ts'

/* The readers' signals on the page: a table of counts, "Fix these first", and the first rows of each list. */

const MOST_ROWS = 5
/** As many as a team can fix in a week. */
const MOST_PLACES = 5
/** Searches outnumber questions ten to one, and would fill the list. */
const MOST_SEARCHES = 2
/** A single question says little about a page. */
const MIN_TIMES = 2

export function missedBlocks(signals: ReaderSignals, dashboard: RichText): Block[] {
  const rows: RichText[][] = []
  if (signals.visitors !== undefined) rows.push(countsOf('Visitors', signals.visitors))
  for (const signal of signals.missed) rows.push(countsOf(signal.label, signal))
  if (rows.length === 0) return []
  const blocks: Block[] = [{ kind: 'table', columns: ['Readers', 'Last week:', 'Change:'], rows }]
  const places = placesToFix(signals)
  if (places.length > 0) {
    const columns = ['Where', 'What is wrong']
    const found = places.map((place) => [place.name, join(place.problems, trusted('<br>'))])
    blocks.push({ kind: 'heading', text: trusted('🔧 Fix these first') })
    blocks.push({ kind: 'table', columns, rows: found })
  }
  if (signals.whyHidden !== undefined) {
    const why = trusted(`Readers' words are not shown, since ${signals.whyHidden}: they are in `)
    blocks.push({ kind: 'note', text: richText`${why}${dashboard}.` })
  }
  return blocks
}

function countsOf(label: string, signal: Signal): RichText[] {
  const { count, before, isPartial } = signal
  let change: RichText = []
  if (!isPartial) change = changeCell(count, before)
  return [trusted(label), formatCount(count, isPartial), change]
}

/** A page or a search, and how often readers asked, searched or voted there in vain. */
interface Place {
  readonly name: RichText
  readonly problems: RichText[]
  times: number
}

/** The places that failed readers most often. Page views don't count: they would drown everything else. */
function placesToFix(signals: ReaderSignals): Place[] {
  const showsWords = signals.whyHidden === undefined
  const pages = new Map<string, Place>()
  const searches: Place[] = []
  for (const signal of signals.missed) {
    if (signal.kind === 'searches' && showsWords)
      searches.push(...signal.rows.slice(0, MOST_SEARCHES).map(placeOfSearch))
    for (const [page, rows] of Map.groupBy(signal.rows, (row) => row.page)) {
      // Searches have no page.
      if (page === undefined) continue
      const place = pages.get(page) ?? { name: untrustedPath(page), problems: [], times: 0 }
      pages.set(page, place)
      if (signal.kind === 'questions') place.problems.push(questionsOn(rows, showsWords))
      else place.problems.push(...rows.map((row) => trusted(row.tally)))
      for (const row of rows) place.times += row.times
    }
  }
  const places = [...pages.values(), ...searches].filter((place) => place.times >= MIN_TIMES)
  places.sort((a, b) => b.times - a.times)
  return places.slice(0, MOST_PLACES)
}

function placeOfSearch(row: MissedRow): Place {
  const problem = richText`${quoteReader(row.words)}: ${trusted(row.tally)}`
  return { name: trusted('Search'), problems: [problem], times: row.times }
}

/** `10 questions without an answer, asked 15 times, such as “How?”` */
function questionsOn(rows: readonly MissedRow[], showsWords: boolean): RichText {
  const times = rows.reduce((all, row) => all + row.times, 0)
  let counted = richText`${countWithNoun(rows.length, 'question')} without an answer`
  if (times > rows.length) counted = richText`${counted}, asked ${formatNumber(times)} times`
  if (!showsWords) return counted
  return richText`${counted}, such as ${quoteReader(rows[0]?.words)}`
}

/** For the fold. */
export function missedLists(signals: ReaderSignals): Block[] {
  const lists: Block[] = []
  for (const { kind, title, rows, isPartial } of signals.missed) {
    const isShown = signals.whyHidden === undefined || kind === 'votes'
    if (!isShown || rows.length === 0) continue
    const items = rows
      .slice(0, MOST_ROWS)
      .map((row) => richText`${nameOf(row)}: ${trusted(row.tally)}`)
    const count = formatShown(items.length, rows.length, isPartial)
    lists.push({ kind: 'list', title: richText`**${trusted(title)}** (${count})`, items })
  }
  const newest = signals.comments.slice(0, MOST_ROWS).map(nameOf)
  const title = richText`**What readers wrote** (the newest ${newest.length})`
  if (newest.length > 0) lists.push({ kind: 'list', title, items: newest })
  return lists
}

/** `“How?” on /a` */
function nameOf({ words, page }: Pick<MissedRow, 'words' | 'page'>): RichText {
  const parts: RichText[] = []
  if (words !== undefined) parts.push(quoteReader(words))
  if (page !== undefined) parts.push(untrustedPath(page))
  return join(parts, trusted(' on '))
}

function quoteReader(words = ''): RichText {
  return richText`“${untrusted(words, 200)}”`
}
