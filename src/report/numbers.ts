import { formatCount, ours, say, type Text } from '../frame/page.ts'

/* Numbers as the report writes them. */

const NO_BREAK_SPACE = '\u00a0'
/** After fewer, a percentage says little: 1 view and then 3 are +200%. */
const MIN_FOR_PERCENT = 20

/** The change from one number to another, in percent; undefined if one of them is unknown, or there was nothing before. */
export function percentChange(
  now: number | undefined,
  before: number | undefined,
): number | undefined {
  if (now === undefined || before === undefined || before === 0) return undefined
  // In this order, a half stays a half: 97 of 80 are 121.25%.
  return ((now - before) * 100) / before
}

/** A change in tenths: half a tenth counts as one, up or down. */
export function inTenths(percent: number): number {
  return (Math.sign(percent) * Math.round(Math.abs(percent) * 10)) / 10
}

/** `31%` from a part of 0 to 1. */
export function shareOf(part: number): Text {
  return ours(`${formatCount(Math.round(part * 100))}%`)
}

/** ` (+8%)`; below one percent in tenths: ` (−0.4%)`. Nothing if there is no percentage to say. */
export function changeOf(now: number, before: number | undefined): Text {
  const percent = percentChange(now, before)
  if (percent === undefined || isSmall(before)) return []
  const size = sizeOf(percent)
  const sign = size === 0 ? '' : percent > 0 ? '+' : '−'
  return ours(` (${sign}${formatCount(size)}%)`)
}

/**
 * `, up 8%`, `, as many as the week before`, `, after 1 the week before`; nothing if it is unknown, or there was
 * and is nothing.
 * @param reference default: `before` where the words need one
 */
export function trendOf(now: number, before: number | undefined, reference?: string): Text {
  if (before === undefined || (now === 0 && before === 0)) return []
  const percent = percentChange(now, before)
  if (percent === undefined || isSmall(before)) {
    const count = before === 0 ? 'none' : formatCount(before)
    return ours(`, after ${count}${reference ? ` ${reference}` : ''}`)
  }
  const size = sizeOf(percent)
  if (size > 0) return ours(`, ${percent > 0 ? 'up' : 'down'} ${formatCount(size)}%`)
  return ours(`, ${percent === 0 ? '' : 'about '}as many as ${reference ?? 'before'}`)
}

function isSmall(before: number | undefined): boolean {
  return before !== undefined && before < MIN_FOR_PERCENT
}

function sizeOf(percent: number): number {
  const size = Math.abs(percent)
  return size < 1 ? Math.abs(inTenths(percent)) : Math.round(size)
}

/** For a list in one line: a name and its number stay together. */
export function withNumber(name: Text, count: number): Text {
  return say`${name}${ours(NO_BREAK_SPACE)}${count}`
}
