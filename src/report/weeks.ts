import { DAY_MS, isoDate } from '../runtime.ts'

const WEEK_MS = 7 * DAY_MS

/** A complete ISO week, Monday to Monday, UTC. */
export interface Week {
  /** `2026-W46` */
  readonly id: string
  /** Monday, `YYYY-MM-DD`. */
  readonly dateFrom: string
  /** The Monday after. */
  readonly dateTo: string
  /** Monday: `9 Nov` */
  readonly firstDay: string
  /** `9–15 Nov`, `26 Oct – 1 Nov` */
  readonly label: string
  /** Sunday's: `2026` */
  readonly year: string
}

/** The last complete week. @param back 1 for the week before it, and so on */
export function lastWeek(today: Date, back = 0): Week {
  const endMs = mondayOf(today.getTime()) - back * WEEK_MS
  const mondayMs = endMs - WEEK_MS
  const sundayMs = endMs - DAY_MS
  const firstDay = dayAndMonth(mondayMs)
  const lastDay = dayAndMonth(sundayMs)
  const [day, month] = firstDay.split(' ')
  let label = `${firstDay} – ${lastDay}`
  if (lastDay.endsWith(` ${month}`)) label = `${day}–${lastDay}`
  return {
    id: isoWeek(mondayMs),
    dateFrom: isoDate(new Date(mondayMs)),
    dateTo: isoDate(new Date(endMs)),
    firstDay,
    label,
    year: `${new Date(sundayMs).getUTCFullYear()}`,
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
