import {
  type Block,
  countWithNoun,
  join,
  type RichText,
  richText,
  trusted,
  untrusted,
  untrustedPath,
} from '../result/page.ts'
import { atLeast, changeCell } from './numbers.ts'
import type { ReaderSignals } from './read-report.ts'
import { compareTexts, type MissedRow, type SignalKind } from './signals.ts'

/* What readers did and missed: a table of counts, "Fix these first", and the first rows of each list. */

const LABELS: Record<SignalKind, string> = {
  visitors: 'Visitors',
  questions: 'Questions without an answer',
  searches: 'Searches without a click',
  votes: 'Thumbs down',
}

/** For people and for the agent. @property least fewer rows are not worth an agent job */
export const MISSED_LISTS: {
  readonly [Kind in SignalKind]?: { readonly title: string; readonly least: number }
} = {
  // One or two may have no answer in any docs.
  questions: { title: 'Questions that the assistant could not answer', least: 3 },
  searches: { title: 'Search terms that are rarely clicked', least: 1 },
  votes: { title: 'Pages with two or more thumbs down', least: 1 },
}

const MOST_ROWS = 5
/** As many as a team can fix in a week. */
const MOST_PLACES = 5
/** Searches outnumber questions ten to one, and would fill the list. */
const MOST_SEARCHES = 2
/** A single question or vote says little about a page. */
const MIN_READERS = 2

export function missedBlocks(signals: ReaderSignals, dashboard: RichText): Block[] {
  const { read, whyHidden } = signals
  if (read.length === 0) return []
  const rows: RichText[][] = []
  for (const { kind, count, before, isPartial } of read) {
    const change = isPartial ? [] : changeCell(count, before)
    rows.push([trusted(LABELS[kind]), richText`${atLeast(isPartial)}${count}`, change])
  }
  const blocks: Block[] = [{ kind: 'table', columns: ['Readers', 'Last week:', 'Change:'], rows }]
  const places = placesToFix(signals)
  if (places.length > 0) {
    const columns = ['Where', 'What is wrong']
    const found = places.map((place) => [place.where, join(place.problems, trusted('<br>'))])
    blocks.push({ kind: 'heading', text: trusted('🔧 Fix these first') })
    blocks.push({ kind: 'table', columns, rows: found })
  }
  if (whyHidden !== undefined) {
    const why = trusted(`Readers' words are not shown, since ${whyHidden}: they are in `)
    blocks.push({ kind: 'note', text: richText`${why}${dashboard}.` })
  }
  return blocks
}

/** A page or a search, and the readers who asked, searched or voted there in vain. */
interface Place {
  readonly where: RichText
  readonly key: string
  readonly isSearch: boolean
  readonly problems: RichText[]
  readers: number
}

/** The places that lost most readers. Page views don't count: they would drown everything else. */
function placesToFix({ read, whyHidden }: ReaderSignals): Place[] {
  const showsWords = whyHidden === undefined
  const places = new Map<string, Place>()
  for (const { kind, rows } of read) {
    const isSearch = kind === 'searches'
    for (const [at = '', its] of Map.groupBy(rows, (row) => (isSearch ? row.words : row.page))) {
      const { words, facts = '' } = its[0] ?? {}
      if (at === '' || (isSearch && !showsWords)) continue
      let problem = trusted(facts)
      if (isSearch) problem = richText`${quoteReader(at)}: ${problem}`
      if (kind === 'questions') {
        const example = showsWords ? richText`, such as ${quoteReader(words)}` : []
        problem = richText`${countWithNoun(its.length, 'question')} without an answer${example}`
      }
      const key = `${isSearch} ${at}`
      const where = isSearch ? trusted('Search') : untrustedPath(at)
      const place = places.get(key) ?? { where, key, isSearch, problems: [], readers: 0 }
      place.problems.push(problem)
      for (const row of its) place.readers += row.readers
      places.set(key, place)
    }
  }
  const worstFirst = Array.from(places.values()).filter((place) => place.readers >= MIN_READERS)
  worstFirst.sort((a, b) => b.readers - a.readers || compareTexts(a.key, b.key))
  const searches = worstFirst.filter((place) => place.isSearch).slice(0, MOST_SEARCHES)
  const chosen = worstFirst.filter((place) => !place.isSearch || searches.includes(place))
  return chosen.slice(0, MOST_PLACES)
}

/** For the fold. */
export function missedLists({ read, whyHidden }: ReaderSignals): Block[] {
  const lists: Block[] = []
  for (const { kind, rows, comments, isPartial } of read) {
    const shown = whyHidden === undefined || kind === 'votes' ? rows : []
    lists.push(...listOf(MISSED_LISTS[kind]?.title ?? '', shown, isPartial))
    lists.push(...listOf('What readers wrote', comments, false))
  }
  return lists
}

function listOf(name: string, rows: readonly MissedRow[], isPartial: boolean): Block[] {
  if (rows.length === 0) return []
  const items = rows.slice(0, MOST_ROWS).map(printRow)
  let shown: RichText = []
  if (items.length < rows.length) shown = richText`${items.length} of `
  const count = richText`${shown}${atLeast(isPartial)}${rows.length}`
  return [{ kind: 'list', title: richText`**${trusted(name)}** (${count})`, items }]
}

/** `“How?” on /a: asked 2 times` */
function printRow({ words, page, facts }: MissedRow): RichText {
  const parts: RichText[] = []
  if (words !== undefined) parts.push(quoteReader(words))
  if (page !== undefined) parts.push(untrustedPath(page))
  const where = join(parts, trusted(' on '))
  return facts === '' ? where : richText`${where}: ${trusted(facts)}`
}

function quoteReader(words = ''): RichText {
  return richText`“${untrusted(words, 200)}”`
}
