import { type Block, paragraph } from '../result/page.ts'
import {
  formatNumber,
  join,
  type RichText,
  richText,
  trusted,
  untrustedPath,
} from '../rich-text.ts'
import type { Counts } from '../service/schemas.ts'
import { NO_BREAK_SPACE } from '../text.ts'
import { atLeast, changeCell, percentOf } from './numbers.ts'
import type { WeekPages } from './page-views.ts'
import type { Report } from './read-report.ts'
import { compareTexts } from './signals.ts'

/*
 * The page views of each page: a table of those that people read most, a line on those that assistants read most, and
 * one on those that gained and lost most people.
 */

const MOST_TOP_PAGES = 5
const MOST_IN_LINE = 3

type Page = readonly [path: string, counts: Counts]

export function pagesBlocks({ totals, pages: last, pagesBefore }: Report): Block[] {
  if (totals === undefined || last === undefined) return []
  // A page that is missing from a partial list may have had views.
  const before = pagesBefore?.isPartial ? undefined : pagesBefore
  const viewed = Array.from(last.pages).filter(([, counts]) => counts.total > 0)
  const blocks: Block[] = []
  if (viewed.length > 0) {
    viewed.sort(byPeople)
    const rows = viewed.slice(0, MOST_TOP_PAGES)
    let shown: RichText = []
    if (rows.length < viewed.length) shown = richText`${rows.length} of `
    const least = atLeast(last.isPartial)
    blocks.push(paragraph(richText`**Top pages** (${shown}${least}${formatNumber(viewed.length)})`))
    blocks.push(topPagesTable(rows, before))
  }
  if (totals.ai > totals.human) blocks.push(...pagesOfAssistants(viewed))
  if (before !== undefined && !last.isPartial) blocks.push(...whatMoved(last, before))
  return blocks
}

/** Those with most views by people first. */
function byPeople([pathA, a]: Page, [pathB, b]: Page): number {
  return b.human - a.human || b.total - a.total || compareTexts(pathA, pathB)
}

/** @param before undefined if it is not known in full: then there is no change */
function topPagesTable(pages: readonly Page[], before: WeekPages | undefined): Block {
  const columns = ['Page', 'People:', 'AI:']
  if (before !== undefined) columns.splice(2, 0, 'Change:')
  const rows: RichText[][] = []
  for (const [path, counts] of pages) {
    const row = [untrustedPath(path), trusted(formatNumber(counts.human))]
    if (before !== undefined) row.push(changeCell(counts.human, peopleOn(before, path)))
    row.push(trusted(formatNumber(counts.ai)))
    rows.push(row)
  }
  return { kind: 'table', columns, rows }
}

function peopleOn({ pages }: WeekPages, path: string): number {
  return pages.get(path)?.human ?? 0
}

/** `**AI assistants read most**: /llms.txt 2,077, /quickstart 505.` */
function pagesOfAssistants(viewed: readonly Page[]): Block[] {
  const mostFirst = viewed.filter(([, counts]) => counts.ai > 0)
  mostFirst.sort(([pathA, a], [pathB, b]) => b.ai - a.ai || compareTexts(pathA, pathB))
  const shown: RichText[] = []
  for (const [path, counts] of mostFirst.slice(0, MOST_IN_LINE))
    shown.push(richText`${untrustedPath(path)} ${formatNumber(counts.ai)}`)
  if (shown.length === 0) return []
  return [paragraph(richText`**AI assistants read most**: ${join(shown, trusted(', '))}.`)]
}

/** A page's views by people. */
interface Move {
  readonly path: string
  readonly views: number
  readonly viewsBefore: number
  readonly gained: number
}

/** A smaller change is noise. */
const MIN_GAIN = 20
const MIN_GAIN_PERCENT = 20

/** `**What moved**, by people: up /changelog 423 → 812, /cli/watch 0 → 340; down /pricing 250 → 120.` */
function whatMoved(last: WeekPages, before: WeekPages): Block[] {
  const moves: Move[] = []
  for (const path of new Set([...last.pages.keys(), ...before.pages.keys()])) {
    const views = peopleOn(last, path)
    const viewsBefore = peopleOn(before, path)
    const gained = views - viewsBefore
    const size = Math.abs(gained)
    const isSmall = size < MIN_GAIN || percentOf(size, viewsBefore) < MIN_GAIN_PERCENT
    if (!isSmall) moves.push({ path, views, viewsBefore, gained })
  }
  moves.sort(byGain)
  const up = moves.filter((move) => move.gained > 0)
  const down = moves.filter((move) => move.gained < 0)
  const directions: RichText[] = []
  if (up.length > 0) directions.push(richText`up ${firstOf(up)}`)
  if (down.length > 0) directions.push(richText`down ${firstOf(down)}`)
  if (directions.length === 0) return []
  return [paragraph(richText`**What moved**, by people: ${join(directions, trusted('; '))}.`)]
}

/** The largest first. */
function byGain(a: Move, b: Move): number {
  const difference = Math.abs(b.gained) - Math.abs(a.gained)
  return difference || b.views - a.views || compareTexts(a.path, b.path)
}

const ARROW = trusted(`${NO_BREAK_SPACE}→${NO_BREAK_SPACE}`)

function firstOf(moves: readonly Move[]): RichText {
  const shown = moves
    .slice(0, MOST_IN_LINE)
    .map(
      ({ path, views, viewsBefore }) =>
        richText`${untrustedPath(path)} ${formatNumber(viewsBefore)}${ARROW}${formatNumber(views)}`,
    )
  return join(shown, trusted(', '))
}
