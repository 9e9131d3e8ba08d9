import {
  type Block,
  join,
  paragraph,
  type RichText,
  richText,
  trusted,
  untrustedPath,
} from '../result/page.ts'
import type { Counts } from '../service/schemas.ts'
import { NO_BREAK_SPACE } from '../text.ts'
import { atLeast, MIN_FOR_PERCENT, percentChange } from './numbers.ts'
import type { WeekPages } from './page-views.ts'
import { compareTexts } from './signals.ts'

/* The page views of each page: a table of the most read, and a line on those that gained and lost most people. */

const MOST_TOP_PAGES = 5
const MOST_MOVED = 3

type Page = readonly [path: string, counts: Counts]

/** @param last the newest week's pages. @param before those of the week before */
export function pagesBlocks(last: WeekPages | undefined, before: WeekPages | undefined): Block[] {
  if (last === undefined) return []
  const viewed = Array.from(last.pages).filter(([, counts]) => counts.total > 0)
  const blocks: Block[] = []
  if (viewed.length > 0) {
    viewed.sort(byPeople)
    const rows = viewed.slice(0, MOST_TOP_PAGES)
    let shown: RichText = []
    if (rows.length < viewed.length) shown = richText`${rows.length} of `
    const least = atLeast(last.isPartial)
    blocks.push(paragraph(richText`**Top pages** (${shown}${least}${viewed.length})`))
    blocks.push(topPagesTable(rows, before))
  }
  if (before !== undefined) blocks.push(...whatMoved(last, before))
  return blocks
}

/** Those with most views by people first. */
function byPeople([pathA, a]: Page, [pathB, b]: Page): number {
  return b.human - a.human || b.total - a.total || compareTexts(pathA, pathB)
}

function topPagesTable(pages: readonly Page[], before: WeekPages | undefined): Block {
  const changes = pages.map((page) => changeSince(before, page))
  const hasChanges = changes.some((change) => change.length > 0)
  const columns = ['Page', 'People:']
  if (hasChanges) columns.push('Change:')
  // On a phone, `AI assistants` would not fit. The table above has the whole name.
  columns.push('AI:')
  const rows: RichText[][] = []
  for (const [index, [path, counts]] of pages.entries()) {
    const row = [untrustedPath(path), richText`${counts.human}`]
    if (hasChanges) row.push(changes[index] ?? [])
    row.push(richText`${counts.ai}`)
    rows.push(row)
  }
  return { kind: 'table', columns, rows }
}

function changeSince(before: WeekPages | undefined, [path, counts]: Page): RichText {
  if (before === undefined) return []
  const earlier = before.pages.get(path)
  if (earlier !== undefined) return percentChange(counts.human, earlier.human)
  // A page that is missing from a partial list may have had views.
  if (before.isPartial || counts.human < MIN_FOR_PERCENT) return []
  return trusted('new')
}

/** A page's views by people. */
interface Move {
  readonly path: string
  readonly views: number
  /** Undefined if the page was not in the list of the week before. */
  readonly viewsBefore: number | undefined
  readonly gained: number
}

/** `**What moved**, by people: up /changelog 423 → 812, /cli/watch 340 (new); down /pricing 250 → 120.` */
function whatMoved(last: WeekPages, before: WeekPages): Block[] {
  if (last.isPartial || before.isPartial) return []
  const moves: Move[] = []
  for (const path of new Set([...last.pages.keys(), ...before.pages.keys()])) {
    const views = last.pages.get(path)?.human ?? 0
    const viewsBefore = before.pages.get(path)?.human
    const earlier = viewsBefore ?? 0
    const areFew = Math.max(views, earlier) < MIN_FOR_PERCENT
    if (views === earlier || areFew) continue
    moves.push({ path, views, viewsBefore, gained: views - earlier })
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
const IS_NEW = trusted(`${NO_BREAK_SPACE}(new)`)

function firstOf(moves: readonly Move[]): RichText {
  const shown: RichText[] = []
  for (const { path, views, viewsBefore } of moves.slice(0, MOST_MOVED)) {
    const name = untrustedPath(path)
    if (viewsBefore === undefined) shown.push(richText`${name} ${views}${IS_NEW}`)
    else shown.push(richText`${name} ${viewsBefore}${ARROW}${views}`)
  }
  return join(shown, trusted(', '))
}
