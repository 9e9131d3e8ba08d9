import { formatCount, ours, say, type Text } from '../frame/page.ts'

/* Numbers as the report writes them. */

const NO_BREAK_SPACE = '\u00a0'
const PERCENT = `${NO_BREAK_SPACE}%`

/** `new` if there was nothing before. */
export type PercentChange = number | 'new'

/** The change from one number to another, in percent; undefined if one of them is unknown. */
export function percentChange(
  now: number | undefined,
  before: number | undefined,
): PercentChange | undefined {
  if (now === undefined || before === undefined) return undefined
  if (before === 0) return now === 0 ? 0 : 'new'
  // In this order, a half stays a half: 97 of 80 are 121.25 %.
  return ((now - before) * 100) / before
}

/** A change in tenths: half a tenth counts as one, up or down. */
export function inTenths(percent: number): number {
  return (Math.sign(percent) * Math.round(Math.abs(percent) * 10)) / 10
}

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
