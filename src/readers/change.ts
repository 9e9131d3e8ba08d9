/* The change from one number to another. This file imports nothing, like thresholds.ts: the report needs it. */

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
