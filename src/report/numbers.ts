import { formatNumber, type RichText, richText, trusted } from '../rich-text.ts'

/* Numbers and their changes in a report's words. */

/** Below this, percentages mislead: from 1 view to 3 is +200%. */
const MIN_FOR_PERCENT = 20

/** Multiplies first, so that halves stay exact: 115 of 200 are 57.5, which rounds to 58. */
export function percentOf(part: number, whole: number): number {
  return (part * 100) / whole
}

/** In whole percents, without a sign; below one percent in tenths. */
function sizeOfChange(now: number, before: number): number {
  const percent = percentOf(Math.abs(now - before), before)
  if (percent < 1) return Math.round(percent * 10) / 10
  return Math.round(percent)
}

/** `+8%`, `−0.4%`, `was 3`; empty if the earlier number is unknown, or if both are 0 */
export function changeCell(now: number, before: number | undefined): RichText {
  const areZero = now === 0 && before === 0
  if (before === undefined || areZero) return []
  if (before < MIN_FOR_PERCENT) return richText`was ${before}`
  const size = sizeOfChange(now, before)
  if (size === 0) return trusted('0%')
  if (now > before) return richText`+${formatNumber(size)}%`
  return richText`−${formatNumber(size)}%`
}

/** `, up 8%`, `, about as many as before`, `, after 1`; empty if the earlier number is unknown, or 0 */
export function trendClause(now: number, before: number | undefined): RichText {
  if (!before) return []
  if (before < MIN_FOR_PERCENT) return richText`, after ${before}`
  const size = sizeOfChange(now, before)
  if (size === 0) return trusted(', about as many as before')
  if (now > before) return richText`, up ${formatNumber(size)}%`
  return richText`, down ${formatNumber(size)}%`
}

/** `1,234`, `at least 1,234` */
export function formatCount(count: number, isPartial: boolean): RichText {
  if (!isPartial) return formatNumber(count)
  return richText`at least ${formatNumber(count)}`
}

/** `4`, `5 of 12`, `5 of at least 1,000` */
export function formatShown(shown: number, all: number, isPartial: boolean): RichText {
  const count = formatCount(all, isPartial)
  if (shown === all) return count
  return richText`${shown} of ${count}`
}

/** By size, the largest first; in a tie by name. */
export function largestFirst<Item>(
  items: Iterable<Item>,
  sizeOf: (item: Item) => number,
  nameOf: (item: Item) => string,
): Item[] {
  return [...items].sort((a, b) => sizeOf(b) - sizeOf(a) || compareTexts(nameOf(a), nameOf(b)))
}

/** By code unit: a locale's order differs between machines. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1
  if (a > b) return 1
  return 0
}
