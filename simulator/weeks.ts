export const WEEK_MS = 7 * 86_400_000
/** A Monday: weeks are counted from here. */
const FIRST_MONDAY_MS = Date.UTC(2024, 0, 1)

/** [fromMs, toMs) */
export interface Range {
  fromMs: number
  toMs: number
}

/** What a range covers of one week, as shares of what happens in it. */
export interface WeekPart {
  week: number
  from: number
  to: number
}

export function weekOf(ms: number): number {
  return Math.floor((ms - FIRST_MONDAY_MS) / WEEK_MS)
}

export function mondayOf(week: number): number {
  return FIRST_MONDAY_MS + week * WEEK_MS
}

/** Cuts a range at its Mondays. */
export function weekParts({ fromMs, toMs }: Range): WeekPart[] {
  const parts: WeekPart[] = []
  for (let week = weekOf(fromMs); mondayOf(week) < toMs; week++) {
    const share = (ms: number) => Math.min(1, Math.max(0, (ms - mondayOf(week)) / WEEK_MS))
    parts.push({ week, from: share(fromMs), to: share(toMs) })
  }
  return parts
}

/** The part's share of a week's count. The days of a week add up to the week exactly. */
export function countWithin(count: number, { from, to }: WeekPart): number {
  return Math.round(count * to) - Math.round(count * from)
}
