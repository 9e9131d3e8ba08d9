import { DAY_MS } from '../runtime.ts'

const WEEK_MS = 7 * DAY_MS

/** One or more ISO weeks, Monday to Monday, UTC. */
export interface Period {
  readonly weeks: number
  /** The newest week: `2026-W46`. */
  readonly id: string
  /** The first Monday, `YYYY-MM-DD`. */
  readonly dateFrom: string
  /** The Monday after the last week. */
  readonly dateTo: string
  /** `9 Nov` */
  readonly firstDay: string
  /** The first Monday's: `2026`. */
  readonly year: string
  /** `9–15 Nov`, `7 Sep – 4 Oct` */
  readonly label: string
  /** `last week`, `in the last 4 weeks (19 Oct – 15 Nov)` */
  readonly inWords: string
  /** `the week before`, `in the 4 weeks before` */
  readonly beforeInWords: string
}

/** @param back 1 for the period before the last complete one, and so on */
export function lastPeriod(weeks: number, today: Date, back = 0): Period {
  const endMs = mondayOf(today.getTime()) - back * weeks * WEEK_MS
  const firstMs = endMs - weeks * WEEK_MS
  const dateFrom = new Date(firstMs).toISOString().slice(0, 10)
  const dateTo = new Date(endMs).toISOString().slice(0, 10)

  const firstDay = dayAndMonth(firstMs)
  const lastDay = dayAndMonth(endMs - DAY_MS)
  const [day, month] = firstDay.split(' ')
  let label = `${firstDay} – ${lastDay}`
  // The month is named once if both days are in it. No period is so long (12 weeks) that they are a year apart.
  if (lastDay.endsWith(` ${month}`)) label = `${day}–${lastDay}`

  let inWords = 'last week'
  let beforeInWords = 'the week before'
  if (weeks > 1) {
    inWords = `${inTheLastWeeks(weeks)} (${label})`
    beforeInWords = `in the ${weeks} weeks before`
  }
  return {
    weeks,
    id: isoWeek(endMs - WEEK_MS),
    dateFrom,
    dateTo,
    firstDay,
    year: dateFrom.slice(0, 4),
    label,
    inWords,
    beforeInWords,
  }
}

/** By ISO 8601, a week belongs to the year of its Thursday, and 4 January is in week 1. */
function isoWeek(mondayMs: number): string {
  const year = new Date(mondayMs + 3 * DAY_MS).getUTCFullYear()
  const firstMondayMs = mondayOf(Date.UTC(year, 0, 4))
  const number = (mondayMs - firstMondayMs) / WEEK_MS + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** The week of `now` in its last 24 hours, and the day on which it is complete. */
export function weekAboutToEnd(now: Date): { label: string; end: string } | undefined {
  const endMs = mondayOf(now.getTime()) + WEEK_MS
  if (endMs - now.getTime() > DAY_MS) return undefined
  const { label } = lastPeriod(1, new Date(endMs))
  return { label, end: dayAndMonth(endMs) }
}

export function inTheLastWeeks(weeks: number): string {
  if (weeks === 1) return 'last week'
  return `in the last ${weeks} weeks`
}

function mondayOf(ms: number): number {
  const days = Math.floor(ms / DAY_MS)
  // 1 January 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY_MS
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function dayAndMonth(ms: number): string {
  const date = new Date(ms)
  const month = MONTHS[date.getUTCMonth()]
  return `${date.getUTCDate()} ${month}`
}
