import { atLeastPrefix, MIN_FOR_PERCENT, percentChange } from '../analytics/numbers-and-lists.ts'
import type { WeekPages } from '../analytics/page-views.ts'
import { compareTexts } from '../analytics/signal.ts'
import {
  type Block,
  join,
  paragraph,
  type RichText,
  richText,
  trusted,
  untrustedPath,
} from '../core/result-page.ts'
import { scrubLine } from '../privacy/scrub.ts'
import type { Counts } from '../service/schemas.ts'
import { NO_BREAK_SPACE } from '../text.ts'

/* The page views of each page: a table of the most read, and a line on those that gained and lost most people. */

const MOST_TOP_PAGES = 5
const MOST_MOVED = 3

interface Page {
  readonly path: string
  readonly counts: Counts
}

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
  const viewed: Page[] = []
  for (const [path, counts] of last.pages) {
    if (counts.total > 0) viewed.push({ path, counts })
  }
  const blocks: Block[] = []
  if (viewed.length > 0) {
    viewed.sort(byPeople)
    const isLowerBound = last.gap !== undefined
    const rows = viewed.slice(0, MOST_TOP_PAGES)
    let shown: RichText = []
    if (rows.length < viewed.length) shown = richText`${rows.length} of `
    blocks.push(
      paragraph(richText`**Top pages** (${shown}${atLeastPrefix(isLowerBound)}${viewed.length})`),
    )
    blocks.push(topPagesTable(rows, before))
  }
  if (before !== undefined) blocks.push(...whatMoved(last, before))
  return blocks
}

/** Those with most views by people first. */
function byPeople(a: Page, b: Page): number {
  const people = b.counts.human - a.counts.human
  if (people !== 0) return people
  const all = b.counts.total - a.counts.total
  if (all !== 0) return all
  return compareTexts(a.path, b.path)
}

function topPagesTable(pages: readonly Page[], before: WeekPages | undefined): Block {
  const changes = new Map<Page, RichText>()
  for (const page of pages) {
    const change = changeSince(before, page)
    if (change.length > 0) changes.set(page, change)
  }
  const hasChanges = changes.size > 0
  const columns = ['Page', 'People:']
  if (hasChanges) columns.push('Change:')
  // On a phone, `AI assistants` would not fit. The table above has the whole name.
  columns.push('AI:')
  const rows: RichText[][] = []
  for (const page of pages) {
    const row = [pageName(page.path), richText`${page.counts.human}`]
    if (hasChanges) row.push(changes.get(page) ?? [])
    row.push(richText`${page.counts.ai}`)
    rows.push(row)
  }
  return { kind: 'table', columns, rows }
}

function changeSince(before: WeekPages | undefined, page: Page): RichText {
  if (before === undefined) return []
  const views = page.counts.human
  const earlier = before.pages.get(page.path)
  if (earlier !== undefined) return percentChange(views, earlier.human)
  // A page that is missing from a partial list may have had views.
  const isPartial = before.gap !== undefined
  if (isPartial || views < MIN_FOR_PERCENT) return []
  return trusted('new')
}

/** `**What moved**, by people: up /changelog 423 → 812, /cli/watch 340 (new); down /pricing 250 → 120.` */
function whatMoved(last: WeekPages, before: WeekPages): Block[] {
  const areWhole = last.gap === undefined && before.gap === undefined
  if (!areWhole) return []
  const paths = new Set([...last.pages.keys(), ...before.pages.keys()])
  const moves: Move[] = []
  for (const path of paths) {
    const views = last.pages.get(path)?.human ?? 0
    const viewsBefore = before.pages.get(path)?.human
    const earlier = viewsBefore ?? 0
    const gained = views - earlier
    if (gained === 0) continue
    const areFew = Math.max(views, earlier) < MIN_FOR_PERCENT
    if (areFew) continue
    moves.push({ path, views, viewsBefore, gained })
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
  if (difference !== 0) return difference
  const views = b.views - a.views
  if (views !== 0) return views
  return compareTexts(a.path, b.path)
}

const ARROW = trusted(`${NO_BREAK_SPACE}→${NO_BREAK_SPACE}`)
const IS_NEW = trusted(`${NO_BREAK_SPACE}(new)`)

function firstOf(moves: readonly Move[]): RichText {
  const shown: RichText[] = []
  for (const move of moves.slice(0, MOST_MOVED)) {
    const name = pageName(move.path)
    if (move.viewsBefore === undefined) shown.push(richText`${name} ${move.views}${IS_NEW}`)
    else shown.push(richText`${name} ${move.viewsBefore}${ARROW}${move.views}`)
  }
  return join(shown, trusted(', '))
}

/** Readers' words may be in a page's path. */
function pageName(path: string): RichText {
  return untrustedPath(scrubLine(path))
}
