import { formatCount, ours, type Text } from '../frame/page.ts'

/* Rounds and writes numbers: shares, changes, counts that may be too low. */

/** `31%`. Rounds half a percent up. Multiplies before it divides, so that halves stay exact: 115 of 200 is 58%. */
export function shareOf(part: number, whole: number): Text {
  const percent = Math.round((part * 100) / whole)
  return ours(`${percent}%`)
}

/** In percent. Rounds half a tenth away from zero. */
export function changeInTenths(now: number, before: number | undefined): number | undefined {
  if (before === undefined || before === 0) return undefined
  const percent = ((now - before) * 100) / before
  const tenths = Math.round(Math.abs(percent) * 10)
  return (Math.sign(percent) * tenths) / 10
}

/** Below this, percentages mislead: from 1 view to 3 is +200%. */
const MIN_FOR_PERCENT = 20

/** In whole percents, without a sign; below one percent in tenths. */
function sizeOfChange(now: number, before: number): number {
  const percent = (Math.abs(now - before) * 100) / before
  if (percent < 1) return Math.round(percent * 10) / 10
  return Math.round(percent)
}

/** ` (+8%)`, ` (−0.4%)` */
export function changeOf(now: number, before: number | undefined): Text {
  if (before === undefined || before < MIN_FOR_PERCENT) return []
  const size = sizeOfChange(now, before)
  let sign = ''
  if (size > 0) sign = now > before ? '+' : '−'
  return ours(` (${sign}${formatCount(size)}%)`)
}

/**
 * `, up 8%`, `, as many as the week before`, `, after 1 the week before`
 * @param reference `the week before`; without it, the words don't say before what
 */
export function trendOf(now: number, before: number | undefined, reference?: string): Text {
  if (before === undefined) return []
  if (now + before === 0) return []
  if (before < MIN_FOR_PERCENT) {
    const count = before === 0 ? 'none' : formatCount(before)
    if (reference === undefined) return ours(`, after ${count}`)
    return ours(`, after ${count} ${reference}`)
  }
  const size = sizeOfChange(now, before)
  if (size > 0) {
    const direction = now > before ? 'up' : 'down'
    return ours(`, ${direction} ${formatCount(size)}%`)
  }
  const when = reference ?? 'before'
  if (now === before) return ours(`, as many as ${when}`)
  return ours(`, about as many as ${when}`)
}

/** @param isLow whether the number that follows may be too low */
export function atLeast(isLow: boolean): Text {
  return isLow ? ours('at least ') : []
}
