import { formatCount, ours, say, type Text } from '../frame/page.ts'
import { inTenths, type PercentChange } from '../readers/change.ts'

/* Numbers as the report writes them. */

const NO_BREAK_SPACE = '\u00a0'
const PERCENT = `${NO_BREAK_SPACE}%`

/** `31 %` from a part of 0 to 1. */
export function shareOf(part: number): Text {
  return ours(`${formatCount(Math.round(part * 100))}${PERCENT}`)
}

/** `+8 %`, `new`; below one percent in tenths: `−0.4 %`. */
export function changeOf(change: PercentChange): Text {
  if (change === 'new') return ours('new')
  const size = sizeOf(change)
  const sign = size === 0 ? '' : change > 0 ? '+' : '−'
  return ours(`${sign}${formatCount(size)}${PERCENT}`)
}

/** `up 8 % on the week before`, `up 8 %` */
export function trendOf(change: PercentChange, before?: string): Text {
  if (change === 'new') return ours(`after none ${before ?? 'before'}`)
  const size = sizeOf(change)
  if (size === 0) return ours(`${change === 0 ? '' : 'about '}as many as ${before ?? 'before'}`)
  const on = before === undefined ? '' : ` on ${before}`
  return ours(`${change > 0 ? 'up' : 'down'} ${formatCount(size)}${PERCENT}${on}`)
}

function sizeOf(percent: number): number {
  const size = Math.abs(percent)
  return size < 1 ? Math.abs(inTenths(percent)) : Math.round(size)
}

/** For a list in one line: a name and its number stay together. */
export function withNumber(name: Text, count: number): Text {
  return say`${name}${ours(NO_BREAK_SPACE)}${count}`
}
