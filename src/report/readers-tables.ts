import { formatCount } from './numbers.ts'
import { folded, type Row, table } from './tables.ts'

/** Rows of a table that are seen at once, and those that a click opens. */
const ROWS_SHOWN = 5
const ROWS_FOLDED = 25

/** A table of the section, as Markdown. */
export interface List {
  title: string
  columns: readonly string[]
  rows: Row[]
  /** How many rows there are, of which the figures keep the first. */
  count: number
}

/** The tables that say what to fix first, at most three, and those behind a click, with rows of their own. */
export interface ReaderLists {
  shown: List[]
  folded: List[]
}

/** The most rows that any table has. */
export function mostRows({ shown, folded: behind }: ReaderLists): number {
  return Math.max(
    0,
    ...shown.map(({ rows }) => Math.min(rows.length, ROWS_SHOWN + ROWS_FOLDED)),
    ...behind.map(({ rows }) => Math.min(rows.length, ROWS_FOLDED)),
  )
}

/** The tables with at most `maxRows` rows each. */
export function renderLists(lists: ReaderLists, maxRows: number): string[] {
  return [
    ...lists.shown.flatMap((list) => renderShown(list, maxRows)),
    ...lists.folded.map((list) => renderFolded(list, maxRows)),
  ]
}

function renderShown({ title, columns, rows, count }: List, maxRows: number): string[] {
  // A fold is as high as the one row that it would hide.
  const seen = count === ROWS_SHOWN + 1 ? count : ROWS_SHOWN
  const first = rows.slice(0, Math.min(seen, maxRows))
  if (first.length === 0) return []
  const more = rows.slice(seen, Math.min(ROWS_SHOWN + ROWS_FOLDED, maxRows))
  return [
    `**${title}**${count > first.length ? ` (${first.length} of ${formatCount(count)})` : ''}`,
    table(columns, first),
    more.length === 0
      ? ''
      : folded(`${partOf(more.length, count - seen)} more`, table(columns, more)),
  ]
}

function renderFolded({ title, columns, rows, count }: List, maxRows: number): string {
  const shown = rows.slice(0, Math.min(ROWS_FOLDED, maxRows))
  if (shown.length === 0) return ''
  return folded(`${title}: ${partOf(shown.length, count)}`, table(columns, shown))
}

/** `10 of 41`, or `41` where that is all of them. */
function partOf(part: number, all: number): string {
  return part === all ? formatCount(all) : `${formatCount(part)} of ${formatCount(all)}`
}
