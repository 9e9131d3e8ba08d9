import { DAY_MS } from '../runtime.ts'

const WEEK_MS = 7 * DAY_MS

/** One or more complete ISO weeks, Monday to Monday, UTC. */
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
  /** `9–15 Nov`, `19 Oct – 15 Nov` */
  readonly label: string
  /** `last week`, `in the last 4 weeks` */
  readonly inWords: string
}

/** @param back 1 for the period before the last complete one, and so on */
export function lastPeriod(weeks: number, today: Date, back = 0): Period {
  const endMs = mondayOf(today.getTime()) - back * weeks * WEEK_MS
  const firstMs = endMs - weeks * WEEK_MS
  const dateFrom = new Date(firstMs).toISOString().slice(0, 10)
  const firstDay = dayAndMonth(firstMs)
  const lastDay = dayAndMonth(endMs - DAY_MS)
  const [day, month] = firstDay.split(' ')
  let label = `${firstDay} – ${lastDay}`
  if (lastDay.endsWith(` ${month}`)) label = `${day}–${lastDay}`
  return {
    weeks,
    id: isoWeek(endMs - WEEK_MS),
    dateFrom,
    dateTo: new Date(endMs).toISOString().slice(0, 10),
    firstDay,
    year: dateFrom.slice(0, 4),
    label,
    inWords: weeks === 1 ? 'last week' : `in the last ${weeks} weeks`,
  }
}

/** By ISO 8601, a week belongs to the year of its Thursday, and 4 January is in week 1. */
function isoWeek(mondayMs: number): string {
  const year = new Date(mondayMs + 3 * DAY_MS).getUTCFullYear()
  const firstMondayMs = mondayOf(Date.UTC(year, 0, 4))
  const number = (mondayMs - firstMondayMs) / WEEK_MS + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

function mondayOf(ms: number): number {
  const days = Math.floor(ms / DAY_MS)
  // 1 January 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY_MS
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function dayAndMonth(ms: number): string {
  const date = new Date(ms)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}
