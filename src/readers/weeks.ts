import { NO_BREAK_SPACE } from '../text.ts'

const DAY_MS = 86_400_000
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
  const label = labelOf(dayAndMonth(firstMs), dayAndMonth(endMs - DAY_MS))
  const dates = {
    weeks,
    id: isoWeek(endMs - WEEK_MS),
    dateFrom: isoDate(firstMs),
    dateTo: isoDate(endMs),
    firstDay: dayAndMonth(firstMs),
    label,
  }
  if (weeks === 1) return { ...dates, inWords: 'last week', beforeInWords: 'the week before' }
  const inWords = `${inTheLast(weeks)} (${label})`
  return { ...dates, inWords, beforeInWords: `in the ${weeks} weeks before` }
}

/** The month is named once if both days are in it. */
function labelOf(firstDay: string, lastDay: string): string {
  const [day, month] = firstDay.split(' ')
  if (lastDay.endsWith(` ${month}`)) return `${day}–${lastDay}`
  return `${firstDay} – ${lastDay}`
}

/** The week of `now` in its last 24 hours, and the day on which it is complete. */
export function endingWeek(now: Date): { label: string; end: string } | undefined {
  const endMs = mondayOf(now.getTime()) + WEEK_MS
  if (endMs - now.getTime() > DAY_MS) return undefined
  return { label: lastPeriod(1, new Date(endMs)).label, end: dayAndMonth(endMs) }
}

export function inTheLast(weeks: number): string {
  return weeks === 1 ? 'last week' : `in the last ${weeks} weeks`
}

/** `W47 · 16 Nov`, with the year if it is another one. Breaks only between week, day and year. */
export function weekLabel(week: Period, newestYear: string | undefined): string {
  const number = week.id.slice(-3)
  const day = week.firstDay.replace(' ', NO_BREAK_SPACE)
  const label = `${number}${NO_BREAK_SPACE}· ${day}`
  const year = week.dateFrom.slice(0, 4)
  if (year === newestYear) return label
  return `${label} ${year}`
}

function mondayOf(ms: number): number {
  const days = Math.floor(ms / DAY_MS)
  // 1 January 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY_MS
}

/** By ISO 8601, a week belongs to the year of its Thursday, and 4 January is in week 1. */
function isoWeek(mondayMs: number): string {
  const year = new Date(mondayMs + 3 * DAY_MS).getUTCFullYear()
  const number = (mondayMs - mondayOf(Date.UTC(year, 0, 4))) / WEEK_MS + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function dayAndMonth(ms: number): string {
  const date = new Date(ms)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
