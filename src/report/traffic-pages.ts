import type { Change, Figures, PageFigures, PagesFigures } from '../traffic/figures.ts'
import type { ListingReading } from '../traffic/reading.ts'
import { escapeMarkdown } from './escape.ts'
import { leftOutNote } from './fit.ts'
import { countOf, formatChange, formatCount, NOT_AVAILABLE, UNKNOWN } from './numbers.ts'
import { blocks, folded, table } from './tables.ts'

const MAX_PATH_LENGTH = 100

interface TrafficPages {
  figures: Figures
  listings: readonly ListingReading[]
}

type Cell = string | number | Change | null | undefined

const MOVERS = {
  columns: ['Page', 'Change:', 'Views:', 'Week before:'],
  row: ({ path, change, last, before }: PageFigures) => [path, change, last?.total, before?.total],
}

/** How each list of pages is shown. */
const LISTS: ReadonlyArray<{
  name: keyof PagesFigures
  title: string
  columns: readonly string[]
  row(page: PageFigures): readonly Cell[]
}> = [
  {
    name: 'top',
    title: '🏆 Top pages',
    columns: ['Page', 'Views:', 'Change:', 'People:', 'AI assistants:'],
    row: ({ path, last, change }) => [path, last?.total, change, last?.human, last?.ai],
  },
  { name: 'up', title: '📈 Pages that gained most', ...MOVERS },
  { name: 'down', title: '📉 Pages that lost most', ...MOVERS },
  {
    name: 'appeared',
    title: '🌱 New pages',
    columns: ['Page', 'Views:', 'People:', 'AI assistants:'],
    row: ({ path, last }) => [path, last?.total, last?.human, last?.ai],
  },
  {
    name: 'vanished',
    title: '🍂 Pages that nobody read any more',
    columns: ['Page', 'Week before:', 'People:', 'AI assistants:'],
    row: ({ path, before }) => [path, before?.total, before?.human, before?.ai],
  },
]

/** The lists of pages, each folded, and a note where they are partial. */
export function renderPages({ figures, listings }: TrafficPages, maxRows: number): string[] {
  const { pages } = figures
  const [last] = listings
  if (last === undefined) return []
  if (pages === null) return [`> ⚠️ Pages are ${NOT_AVAILABLE}: ${escapeMarkdown(last.gap, 300)}.`]
  const lists = LISTS.map(({ name, title, columns, row }) => {
    const list = pages[name]
    if (list === null || list.count === 0) return ''
    const rows = list.rows.slice(0, maxRows).map((page) => row(page).map(pageCell))
    const leftOut = list.rows.length - rows.length
    return folded(
      `${title}: ${rows.length} of ${formatCount(list.count)}${isPartial(listings) ? ', partial' : ''}`,
      blocks([table(columns, rows), leftOutNote(leftOut)]),
    )
  })
  return [partialNote(listings), ...lists]
}

function pageCell(value: Cell): string {
  if (value === null || value === undefined) return UNKNOWN
  if (typeof value === 'number') return formatCount(value)
  return typeof value === 'string' ? escapePath(value) : formatChange(value)
}

/** A path links nowhere: its site's address is not known. */
function escapePath(path: string): string {
  return escapeMarkdown(path, MAX_PATH_LENGTH) || '(empty)'
}

function isPartial(listings: readonly ListingReading[]): boolean {
  return listings.some(({ gap }) => gap !== '')
}

function partialNote(listings: readonly ListingReading[]): string {
  if (!isPartial(listings)) return ''
  const read = listings.map(({ week, pages }) => `${countOf(pages.size, 'page')} of ${week.label}`)
  const reasons = [...new Set(listings.map(({ gap }) => gap).filter(Boolean))].join('; ')
  return `> ⚠️ The lists of pages are partial: they hold ${read.join(' and ')}, since ${escapeMarkdown(reasons, 300)}. Pages that are new or gone can only be told where a week was read whole. The weeks' totals are not affected.`
}

/** How many rows the longest list of pages has. */
export function longestPageList({ pages }: Figures): number {
  const lists = pages === null ? [] : Object.values(pages)
  return Math.max(0, ...lists.map((list) => list?.rows.length ?? 0))
}
