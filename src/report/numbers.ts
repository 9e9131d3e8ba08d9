import type { Change } from '../traffic/figures.ts'

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '−'
/** What stands for a number that nobody knows: in a sentence, and in a cell. */
export const NOT_AVAILABLE = 'not available'
export const UNKNOWN = '–'

/** `12,345` */
export function formatCount(count: number): string {
  return count.toLocaleString('en')
}

/** `1 request`, `12 requests` */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`
}

/** `+914`, `−1,020`, `0` */
function formatDifference(views: number): string {
  return `${signOf(views)}${formatCount(Math.abs(views))}`
}

/** `+8 %`, `−0.4 %`, `new`: in whole percent, or tenths of one where it is less than that. */
export function formatPercent(percent: Change['percent']): string {
  if (percent === 'new') return percent
  const size = sizeOf(percent)
  return `${size === 0 ? '' : signOf(percent)}${formatCount(size)}${NO_BREAK_SPACE}%`
}

/** `+8 % (+914)`, `new`, `–` where it is not known, without a break. */
export function formatChange(change: Change | null): string {
  if (change === null) return UNKNOWN
  const { percent, views } = change
  if (percent === 'new' || views === 0) return formatPercent(percent)
  return `${formatPercent(percent)}${NO_BREAK_SPACE}(${formatDifference(views)})`
}

/** `31 %` of a part from 0 to 1. */
export function formatShare(part: number): string {
  return `${formatCount(Math.round(part * 100))}${NO_BREAK_SPACE}%`
}

/** `up 8 % on the week before`, as part of a sentence. */
function describeChange({ percent, views }: Change): string {
  if (percent === 'new') return 'after none the week before'
  const size = sizeOf(percent)
  if (size === 0) return 'as many as the week before'
  return `${views > 0 ? 'up' : 'down'} ${formatCount(size)}${NO_BREAK_SPACE}% on the week before`
}

/** `, up 8 % on the week before`, behind a number; '' where it is not known. */
export function trendOf(change: Change | null): string {
  return change === null ? '' : `, ${describeChange(change)}`
}

function sizeOf(percent: number): number {
  const size = Math.abs(percent)
  return size < 1 ? Math.round(size * 10) / 10 : Math.round(size)
}

function signOf(number: number): string {
  if (number === 0) return ''
  return number > 0 ? '+' : MINUS
}
