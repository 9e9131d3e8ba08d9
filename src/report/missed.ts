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
import { atLeast, changeCell } from './numbers.ts'
import { MISSED_LISTS, type MissedRow, type ReaderSignals, type SignalKind } from './signals.ts'

/* What readers did and missed: a table of counts, "Fix these first", and the first rows of each list. */

const LABELS: Record<SignalKind, string> = {
  visitors: 'Visitors',
  questions: 'Questions without an answer',
  searches: 'Searches without a click',
  votes: 'Thumbs down',
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
    rows.push([
      trusted(LABELS[kind]),
      richText`${atLeast(isPartial)}${formatNumber(count)}`,
      change,
    ])
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
  readonly problems: RichText[]
  readers: number
}

/** The places that lost most readers. Page views don't count: they would drown everything else. */
function placesToFix({ read, whyHidden }: ReaderSignals): Place[] {
  const showsWords = whyHidden === undefined
  const pages = new Map<string, Place>()
  const searches: Place[] = []
  for (const { kind, rows } of read) {
    if (kind === 'searches') {
      if (showsWords) searches.push(...rows.slice(0, MOST_SEARCHES).map(placeOfSearch))
      continue
    }
    for (const [page, its] of Map.groupBy(rows, (row) => row.page)) {
      if (page === undefined) continue
      const place = pages.get(page) ?? { where: untrustedPath(page), problems: [], readers: 0 }
      let problem = trusted(its[0]?.tally ?? '')
      if (kind === 'questions') problem = questionsOn(its, showsWords)
      place.problems.push(problem)
      for (const row of its) place.readers += row.readers
      pages.set(page, place)
    }
  }
  const places = [...pages.values(), ...searches].filter((place) => place.readers >= MIN_READERS)
  places.sort((a, b) => b.readers - a.readers)
  return places.slice(0, MOST_PLACES)
}

function placeOfSearch({ words, tally, readers }: MissedRow): Place {
  const problem = richText`${quoteReader(words)}: ${trusted(tally)}`
  return { where: trusted('Search'), problems: [problem], readers }
}

/** `10 questions without an answer, such as “How?”` */
function questionsOn(rows: readonly MissedRow[], showsWords: boolean): RichText {
  const counted = richText`${countWithNoun(rows.length, 'question')} without an answer`
  if (!showsWords) return counted
  return richText`${counted}, such as ${quoteReader(rows[0]?.words)}`
}

/** For the fold. */
export function missedLists({ read, comments, whyHidden }: ReaderSignals): Block[] {
  const lists: Block[] = []
  for (const { kind, rows, isPartial } of read) {
    const shown = whyHidden === undefined || kind === 'votes' ? rows : []
    lists.push(...listOf(MISSED_LISTS[kind]?.title ?? '', shown, isPartial))
  }
  return lists.concat(listOf('What readers wrote', comments, false))
}

function listOf(name: string, rows: readonly MissedRow[], isPartial: boolean): Block[] {
  if (rows.length === 0) return []
  const items = rows.slice(0, MOST_ROWS).map(printRow)
  let shown: RichText = []
  if (items.length < rows.length) shown = richText`${items.length} of `
  const count = richText`${shown}${atLeast(isPartial)}${formatNumber(rows.length)}`
  return [{ kind: 'list', title: richText`**${trusted(name)}** (${count})`, items }]
}

/** `“How?” on /a: asked 2 times` */
function printRow({ words, page, tally }: MissedRow): RichText {
  const parts: RichText[] = []
  if (words !== undefined) parts.push(quoteReader(words))
  if (page !== undefined) parts.push(untrustedPath(page))
  const where = join(parts, trusted(' on '))
  return tally === '' ? where : richText`${where}: ${trusted(tally)}`
}

function quoteReader(words = ''): RichText {
  return richText`“${untrusted(words, 200)}”`
}
