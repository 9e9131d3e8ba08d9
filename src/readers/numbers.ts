import { formatCount, ours, say, type Text } from '../frame/page.ts'
import { NO_BREAK_SPACE } from '../text.ts'

/* Rounds and writes numbers: shares, changes, counts that may be too low. */

/** Below this, percentages mislead: from 1 view to 3 is +200%. */
const MIN_FOR_PERCENT = 20

/** Rounds half a percent up. Multiplies before it divides, so that halves stay exact: 115 of 200 is 58%. */
export function shareInPercent(part: number, whole: number): number {
  return Math.round((part * 100) / whole)
}

/** `31%` */
export function shareOf(part: number, whole: number): Text {
  const percent = formatCount(shareInPercent(part, whole))
  return ours(`${percent}%`)
}

export function percentChange(now: number, before: number): number {
  // Multiply first, as for shares.
  return ((now - before) * 100) / before
}

/** Rounds half a tenth away from zero. */
export function inTenths(percent: number): number {
  return (Math.sign(percent) * Math.round(Math.abs(percent) * 10)) / 10
}

/** Without its sign; tenths below one percent. */
function roundedSize(percent: number): number {
  const size = Math.abs(percent)
  if (size < 1) return Math.abs(inTenths(percent))
  return Math.round(size)
}

/** ` (+8%)`; below one percent in tenths: ` (−0.4%)`. */
export function changeOf(now: number, before: number | undefined): Text {
  if (before === undefined || before < MIN_FOR_PERCENT) return []
  const percent = percentChange(now, before)
  const size = roundedSize(percent)
  if (size === 0) return ours(' (0%)')
  const sign = percent > 0 ? '+' : '−'
  return ours(` (${sign}${formatCount(size)}%)`)
}

/**
 * `, up 8%`, `, as many as the week before`, `, after 1 the week before`
 * @param reference `the week before`; without it, the words don't say before what
 */
export function trendOf(now: number, before: number | undefined, reference?: string): Text {
  if (before === undefined) return []
  if (now === 0 && before === 0) return []
  if (before < MIN_FOR_PERCENT) {
    const count = before === 0 ? 'none' : formatCount(before)
    if (reference === undefined) return ours(`, after ${count}`)
    return ours(`, after ${count} ${reference}`)
  }
  const percent = percentChange(now, before)
  const size = roundedSize(percent)
  if (size > 0) {
    const direction = percent > 0 ? 'up' : 'down'
    return ours(`, ${direction} ${formatCount(size)}%`)
  }
  const when = reference ?? 'before'
  if (percent === 0) return ours(`, as many as ${when}`)
  return ours(`, about as many as ${when}`)
}

export function withNumber(name: Text, count: number): Text {
  return say`${name}${ours(NO_BREAK_SPACE)}${count}`
}

/** @param isLow whether the number that follows may be too low */
export function atLeast(isLow: boolean): Text {
  return isLow ? ours('at least ') : []
}
