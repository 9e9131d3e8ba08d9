import {
  type Block,
  formatNumber,
  type RichText,
  richText,
  trusted,
  untrusted,
} from '../core/result-page.ts'
import type { ScrubbedText } from '../privacy/scrub.ts'
import { inQuotes } from '../text.ts'

/* Numbers and lists in a report's words: shares, changes, counts that may be too low, the first rows of many. */

/** `31%`. Rounds half a percent up. Multiplies before it divides, so that halves stay exact: 115 of 200 is 58%. */
export function percentOf(part: number, whole: number): RichText {
  const percent = Math.round((part * 100) / whole)
  return trusted(`${percent}%`)
}

/** Below this, percentages mislead: from 1 view to 3 is +200%. */
export const MIN_FOR_PERCENT = 20

/** In whole percents, without a sign; below one percent in tenths. */
function sizeOfChange(now: number, before: number): number {
  const percent = (Math.abs(now - before) * 100) / before
  if (percent < 1) return Math.round(percent * 10) / 10
  return Math.round(percent)
}

/** `+8%`, `−0.4%`; empty if the earlier number is unknown or small */
export function percentChange(now: number, before: number | undefined): RichText {
  if (before === undefined || before < MIN_FOR_PERCENT) return []
  const size = sizeOfChange(now, before)
  let sign = ''
  if (size > 0) sign = now > before ? '+' : '−'
  return trusted(`${sign}${formatNumber(size)}%`)
}

/** ` (+8%)` */
export function parenthesizedChange(now: number, before: number | undefined): RichText {
  const percent = percentChange(now, before)
  if (percent.length === 0) return []
  return richText` (${percent})`
}

/**
 * `, up 8%`, `, as many as the week before`, `, after 1 the week before`
 * @param reference `the week before`; without it, the words don't say before what
 */
export function trendClause(now: number, before: number | undefined, reference?: string): RichText {
  if (before === undefined) return []
  if (now + before === 0) return []
  if (before < MIN_FOR_PERCENT) {
    const count = before === 0 ? 'none' : formatNumber(before)
    if (reference === undefined) return trusted(`, after ${count}`)
    return trusted(`, after ${count} ${reference}`)
  }
  const when = reference ?? 'before'
  if (now === before) return trusted(`, as many as ${when}`)
  const size = sizeOfChange(now, before)
  if (size === 0) return trusted(`, about as many as ${when}`)
  const direction = now > before ? 'up' : 'down'
  return trusted(`, ${direction} ${formatNumber(size)}%`)
}

/** @param isLowerBound whether the number that follows may be too low */
export function atLeastPrefix(isLowerBound: boolean): RichText {
  return isLowerBound ? trusted('at least ') : []
}

/** The agent should fix the few that matter most. */
const MOST_ROWS_FOR_AGENT = 30

interface RowForAgent {
  readonly text: string
  /** Unknown facts are left out. */
  readonly facts: Readonly<Record<string, string | number | undefined>>
}

/** One line for each of the first rows: `inQuotes` escapes line breaks. */
export function linesForAgent<Row>(
  rows: readonly Row[],
  describe: (row: Row) => RowForAgent,
): string[] {
  const lines: string[] = []
  for (const row of rows.slice(0, MOST_ROWS_FOR_AGENT)) {
    const { text, facts } = describe(row)
    const known: string[] = []
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value === 'number') known.push(`${name}: ${value}`)
      if (typeof value === 'string') known.push(`${name}: ${inQuotes(value)}`)
    }
    const said = known.join(', ')
    lines.push(`- ${inQuotes(text)} (${said})`)
  }
  return lines
}

/** The JSON file has more. */
const MOST_ITEMS = { list: 5, line: 8 }

interface FoldedList<Row> {
  /** Long items in a list, names with numbers in a line. */
  readonly kind: keyof typeof MOST_ITEMS
  readonly title: string
  /** Whether there are more rows than were read. */
  readonly isLowerBound: boolean
  readonly rows: readonly Row[]
  print(row: Row): RichText
  /** Default: as many as a list of this kind has. */
  readonly most?: number
}

/** A list with its first rows and the number of all; nothing if it is empty. */
export function cappedListBlocks<Row>(list: FoldedList<Row>): Block[] {
  const { rows } = list
  if (rows.length === 0) return []
  const most = list.most ?? MOST_ITEMS[list.kind]
  const items: RichText[] = []
  for (const row of rows.slice(0, most)) items.push(list.print(row))
  const name = trusted(list.title)
  let shown: RichText = []
  if (items.length < rows.length) shown = richText`${items.length} of `
  const least = atLeastPrefix(list.isLowerBound)
  const title = richText`**${name}** (${shown}${least}${rows.length})`
  return [{ kind: list.kind, title, items }]
}

const MAX_QUOTE_LENGTH = 200

export function quoteReader(text: ScrubbedText): RichText {
  return richText`“${untrusted(text, MAX_QUOTE_LENGTH)}”`
}
