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
import { changeCell, formatShown, largestFirst, percentOf } from './numbers.ts'
import type { WeekPages } from './page-views.ts'
import type { Report } from './read-report.ts'

/*
 * The page views of each page: a table of those that people read most, a line on those that assistants read most, and
 * one on those that gained and lost most people.
 */

const MOST_TOP_PAGES = 5
const MOST_IN_LINE = 3

interface Page extends Counts {
  readonly path: string
}

export function pagesBlocks(report: Report): Block[] {
  const totals = report.totals
  const last = report.pages
  if (totals === undefined || last === undefined) return []
  let before = report.pagesBefore
  // A page that is missing from a partial list may have had views, and one that is there may have had more.
  if (before?.isPartial || last.isPartial) before = undefined
  const viewed: Page[] = []
  for (const [path, counts] of last.pages) {
    if (counts.total > 0) viewed.push({ path, ...counts })
  }
  const blocks: Block[] = []
  const read = viewed.filter((page) => page.human > 0)
  if (read.length > 0) {
    const mostFirst = largestFirst(
      read,
      (page) => page.human,
      (page) => page.path,
    )
    const rows = mostFirst.slice(0, MOST_TOP_PAGES)
    const count = formatShown(rows.length, read.length, last.isPartial)
    blocks.push(paragraph(richText`**Top pages** (${count})`))
    blocks.push(topPagesTable(rows, before))
  }
  if (totals.ai > totals.human) blocks.push(...pagesOfAssistants(viewed))
  if (before !== undefined) blocks.push(...whatMoved(last, before))
  return blocks
}

/** @param before undefined if it is not known in full: then there is no change */
function topPagesTable(pages: readonly Page[], before: WeekPages | undefined): Block {
  const columns = ['Page', 'People:', 'AI:']
  if (before !== undefined) columns.splice(2, 0, 'Change:')
  const rows: RichText[][] = []
  for (const page of pages) {
    const row = [untrustedPath(page.path), formatNumber(page.human)]
    if (before !== undefined) row.push(changeCell(page.human, peopleOn(before, page.path)))
    row.push(formatNumber(page.ai))
    rows.push(row)
  }
  return { kind: 'table', columns, rows }
}

function peopleOn(week: WeekPages, path: string): number {
  return week.pages.get(path)?.human ?? 0
}

/** `**AI assistants read most**: /llms.txt 2,077, /quickstart 505.` */
function pagesOfAssistants(viewed: readonly Page[]): Block[] {
  const shown: RichText[] = []
  const mostFirst = largestFirst(
    viewed,
    (page) => page.ai,
    (page) => page.path,
  )
  for (const page of mostFirst.slice(0, MOST_IN_LINE)) {
    if (page.ai === 0) continue
    shown.push(richText`${untrustedPath(page.path)} ${formatNumber(page.ai)}`)
  }
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
  for (const path of new Set(last.pages.keys()).union(before.pages)) {
    const views = peopleOn(last, path)
    const viewsBefore = peopleOn(before, path)
    const gained = views - viewsBefore
    const size = Math.abs(gained)
    const isSmall = size < MIN_GAIN || percentOf(size, viewsBefore) < MIN_GAIN_PERCENT
    if (!isSmall) moves.push({ path, views, viewsBefore, gained })
  }
  const largest = largestFirst(
    moves,
    (move) => Math.abs(move.gained),
    (move) => move.path,
  )
  const up = largest.filter((move) => move.gained > 0)
  const down = largest.filter((move) => move.gained < 0)
  const directions: RichText[] = []
  if (up.length > 0) directions.push(richText`up ${firstOf(up)}`)
  if (down.length > 0) directions.push(richText`down ${firstOf(down)}`)
  if (directions.length === 0) return []
  return [paragraph(richText`**What moved**, by people: ${join(directions, trusted('; '))}.`)]
}

const ARROW = trusted(`${NO_BREAK_SPACE}→${NO_BREAK_SPACE}`)

function firstOf(moves: readonly Move[]): RichText {
  const shown: RichText[] = []
  for (const move of moves.slice(0, MOST_IN_LINE)) {
    const change = richText`${formatNumber(move.viewsBefore)}${ARROW}${formatNumber(move.views)}`
    shown.push(richText`${untrustedPath(move.path)} ${change}`)
  }
  return join(shown, trusted(', '))
}
