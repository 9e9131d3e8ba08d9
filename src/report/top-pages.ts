import { atLeast, MIN_FOR_PERCENT, percentOfChange } from '../analytics/numbers-and-lists.ts'
import type { WeekPages } from '../analytics/page-views.ts'
import { byText } from '../analytics/signal.ts'
import {
  type Block,
  join,
  paragraph,
  pathOf,
  type RichText,
  richText,
  trusted,
} from '../core/result-page.ts'
import { scrubLine } from '../privacy/scrub.ts'
import type { Counts } from '../service/schemas.ts'
import { NO_BREAK_SPACE } from '../text.ts'

/* The page views of each page: a table of the most read, and a line on those that gained and lost most people. */

const MOST_TOP_PAGES = 5
const MOST_MOVED = 3

/** A page's views by people. */
interface Move {
  readonly path: string
  readonly views: number
  /** Undefined if the page was not in the list of the week before. */
  readonly viewsBefore: number | undefined
  readonly gained: number
}

/** @param listings the newest week's pages, then the week before's if they were read */
export function pagesBlocks(listings: readonly WeekPages[]): Block[] {
  const [last, before] = listings
  if (last === undefined) return []
  const viewed: Array<[path: string, counts: Counts]> = []
  for (const page of last.pages) {
    const [, counts] = page
    if (counts.total > 0) viewed.push(page)
  }
  const blocks: Block[] = []
  if (viewed.length > 0) {
    viewed.sort(byPeople)
    const isLow = last.gap !== undefined
    const rows = viewed.slice(0, MOST_TOP_PAGES)
    let shown: RichText = []
    if (rows.length < viewed.length) shown = richText`${rows.length} of `
    blocks.push(paragraph(richText`**Top pages** (${shown}${atLeast(isLow)}${viewed.length})`))
    blocks.push(topPagesTable(rows, before))
  }
  if (before !== undefined) blocks.push(...whatMoved(last, before))
  return blocks
}

type Page = readonly [path: string, counts: Counts]

function byPeople([pathA, a]: Page, [pathB, b]: Page): number {
  return b.human - a.human || b.total - a.total || byText(pathA, pathB)
}

function topPagesTable(pages: readonly Page[], before: WeekPages | undefined): Block {
  const changes = pages.map(([path, counts]) => changeSince(before, path, counts.human))
  const hasChanges = changes.some((change) => change.length > 0)
  const columns = ['Page', 'People:']
  if (hasChanges) columns.push('Change:')
  // On a phone, `AI assistants` would not fit. The table above has the whole name.
  columns.push('AI:')
  const rows: RichText[][] = []
  for (const [index, [path, counts]] of pages.entries()) {
    const row = [pageName(path), richText`${counts.human}`]
    if (hasChanges) row.push(changes[index] ?? [])
    row.push(richText`${counts.ai}`)
    rows.push(row)
  }
  return { kind: 'table', columns, rows }
}

function changeSince(before: WeekPages | undefined, path: string, views: number): RichText {
  if (before === undefined) return []
  const counts = before.pages.get(path)
  if (counts !== undefined) return percentOfChange(views, counts.human)
  // A page that is missing from a partial list may have had views.
  const isNew = before.gap === undefined && views >= MIN_FOR_PERCENT
  if (!isNew) return []
  return trusted('new')
}

/** `**What moved**, by people: up /changelog 423 → 812, /cli/watch 340 (new); down /pricing 250 → 120.` */
function whatMoved(last: WeekPages, before: WeekPages): Block[] {
  const areWhole = last.gap === undefined && before.gap === undefined
  if (!areWhole) return []
  const paths = new Set(last.pages.keys()).union(before.pages)
  const moves: Move[] = []
  for (const path of paths) {
    const views = last.pages.get(path)?.human ?? 0
    const viewsBefore = before.pages.get(path)?.human
    const gained = views - (viewsBefore ?? 0)
    const isCounted = Math.max(views, viewsBefore ?? 0) >= MIN_FOR_PERCENT
    if (isCounted && gained !== 0) moves.push({ path, views, viewsBefore, gained })
  }
  moves.sort(byGain)
  const directions: RichText[] = []
  const up = moves.filter((move) => move.gained > 0)
  const down = moves.filter((move) => move.gained < 0)
  if (up.length > 0) directions.push(richText`up ${firstOf(up)}`)
  if (down.length > 0) directions.push(richText`down ${firstOf(down)}`)
  if (directions.length === 0) return []
  return [paragraph(richText`**What moved**, by people: ${join(directions, trusted('; '))}.`)]
}

/** The largest first. */
function byGain(a: Move, b: Move): number {
  const difference = Math.abs(b.gained) - Math.abs(a.gained)
  return difference || b.views - a.views || byText(a.path, b.path)
}

function firstOf(moves: readonly Move[]): RichText {
  const shown: RichText[] = []
  for (const { path, views, viewsBefore } of moves.slice(0, MOST_MOVED)) {
    const name = pageName(path)
    if (viewsBefore === undefined) {
      shown.push(richText`${name} ${views}${trusted(NO_BREAK_SPACE)}(new)`)
    } else {
      const to = trusted(`${NO_BREAK_SPACE}→${NO_BREAK_SPACE}`)
      shown.push(richText`${name} ${viewsBefore}${to}${views}`)
    }
  }
  return join(shown, trusted(', '))
}

/** Readers' words may be in a page's path. */
function pageName(path: string): RichText {
  return pathOf(scrubLine(path))
}
