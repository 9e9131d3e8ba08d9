// Taken out of Math once, for the reason given in noise.ts.
const { max, round } = Math

export const DAY_MS = 86_400_000
export const WEEK_MS = 7 * DAY_MS

/** The part of one week that a range covers, as shares of the week's views. */
export interface WeekPart {
  /** Counted from the site's first week. */
  week: number
  fromShare: number
  toShare: number
}

/** Percent of a week's views that came before each day from Monday on: weekends are quiet. */
const PERCENT_BEFORE_DAY = [0, 17, 35, 53, 70, 85, 92, 100]

/** Midnight UTC on the Monday of the week that a time is in. */
export function mondayOf(timeMs: number): number {
  const daysSinceMonday = (new Date(timeMs).getUTCDay() + 6) % 7
  return Math.floor(timeMs / DAY_MS) * DAY_MS - daysSinceMonday * DAY_MS
}

/** Cuts [fromMs, toMs) at its Mondays. There is nothing before the first week. */
export function weekParts(
  { fromMs, toMs }: { fromMs: number; toMs: number },
  firstMondayMs: number,
): WeekPart[] {
  const parts: WeekPart[] = []
  const startMs = Math.max(fromMs, firstMondayMs)
  for (let mondayMs = mondayOf(startMs); mondayMs < toMs; mondayMs += WEEK_MS) {
    parts.push({
      week: round((mondayMs - firstMondayMs) / WEEK_MS),
      fromShare: shareBefore(startMs - mondayMs),
      toShare: shareBefore(toMs - mondayMs),
    })
  }
  return parts
}

/**
 * The part's views. Both ends are rounded alike, so the days of a week add up to the week exactly.
 */
export function viewsWithin(weekViews: number, { fromShare, toShare }: WeekPart): number {
  return round(weekViews * toShare) - round(weekViews * fromShare)
}

/** The week that a date is in, counted from the site's first. Throws for what is no date. */
export function weekOf(date: string, firstMondayMs: number): number {
  const mondayMs = mondayOf(Date.parse(date))
  if (Number.isNaN(mondayMs)) throw new Error(`Not a date: ${date}`)
  return round((mondayMs - firstMondayMs) / WEEK_MS)
}

/** When in a week this share of it has come in: the other way round than `shareBefore`. */
export function timeAtShare(share: number): number {
  const percent = share * 100
  const day = max(
    0,
    PERCENT_BEFORE_DAY.findLastIndex((before) => before <= percent),
  )
  const before = PERCENT_BEFORE_DAY[day] ?? 0
  const after = PERCENT_BEFORE_DAY[day + 1] ?? 100
  return Math.floor((day + (percent - before) / (after - before)) * DAY_MS)
}

/** The share of a week's views by a time since its Monday; outside of the week, none or all. */
function shareBefore(sinceMondayMs: number): number {
  if (sinceMondayMs <= 0) return 0
  if (sinceMondayMs >= WEEK_MS) return 1
  const day = Math.floor(sinceMondayMs / DAY_MS)
  const before = PERCENT_BEFORE_DAY[day] ?? 100
  const after = PERCENT_BEFORE_DAY[day + 1] ?? 100
  return (before + (after - before) * (sinceMondayMs / DAY_MS - day)) / 100
}
