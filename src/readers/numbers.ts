import { formatCount, ours, say, type Text } from '../frame/page.ts'
import { NO_BREAK_SPACE } from '../text.ts'

/** Below this, percentages mislead: from 1 view to 3 is +200%. */
const MIN_FOR_PERCENT = 20

export function percentChange(now: number, before: number): number {
  // Multiply first, so that halves stay exact before rounding.
  return ((now - before) * 100) / before
}

/** Rounds half a tenth away from zero. */
export function inTenths(percent: number): number {
  return (Math.sign(percent) * Math.round(Math.abs(percent) * 10)) / 10
}

/** `31%` from 0.31. */
export function shareOf(part: number): Text {
  return ours(`${formatCount(Math.round(part * 100))}%`)
}

/** ` (+8%)`; below one percent in tenths: ` (−0.4%)`. */
export function changeOf(now: number, before: number | undefined): Text {
  if (before === undefined || before < MIN_FOR_PERCENT) return []
  const percent = percentChange(now, before)
  const size = sizeOf(percent)
  const sign = size === 0 ? '' : percent > 0 ? '+' : '−'
  return ours(` (${sign}${formatCount(size)}%)`)
}

/** `, up 8%`, `, as many as the week before`, `, after 1 the week before` */
export function trendOf(now: number, before: number | undefined, reference?: string): Text {
  if (before === undefined || (now === 0 && before === 0)) return []
  if (before < MIN_FOR_PERCENT) {
    const count = before === 0 ? 'none' : formatCount(before)
    return ours(`, after ${count}${reference ? ` ${reference}` : ''}`)
  }
  const percent = percentChange(now, before)
  const size = sizeOf(percent)
  if (size > 0) return ours(`, ${percent > 0 ? 'up' : 'down'} ${formatCount(size)}%`)
  return ours(`, ${percent === 0 ? '' : 'about '}as many as ${reference ?? 'before'}`)
}

function sizeOf(percent: number): number {
  const size = Math.abs(percent)
  return size < 1 ? Math.abs(inTenths(percent)) : Math.round(size)
}

export function withNumber(name: Text, count: number): Text {
  return say`${name}${ours(NO_BREAK_SPACE)}${count}`
}
