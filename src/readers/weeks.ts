import type { DateRange } from '../service/api.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** One or more ISO weeks, counted together: Monday to Monday, UTC. */
export interface Period {
  readonly weeks: number
  /** `2026-W46`: its newest week. */
  readonly id: string
  /** Its first Monday, `YYYY-MM-DD`. */
  readonly dateFrom: string
  /** The Monday after it. */
  readonly dateTo: string
  /** `9 Nov` */
  readonly firstDay: string
  /** `9–15 Nov`; unique among the weeks of a year. */
  readonly label: string
  /** `last week`, `in the last 4 weeks (19 Oct – 15 Nov)`: the end of a sentence. */
  readonly inWords: string
  /** `the week before`, `the 4 weeks before` */
  readonly beforeInWords: string
}

/** The last `count` weeks that were over when `today` began, in UTC; the newest first. */
export function completeWeeks(count: number, today: Date): Period[] {
  const endMs = mondayOf(today.getTime())
  return Array.from({ length: count }, (_, index) => periodOf(1, endMs - index * WEEK_MS))
}

/** The same weeks as one period, and as many before them. */
export function lastPeriods(count: number, today: Date): { period: Period; before: Period } {
  const endMs = mondayOf(today.getTime())
  return { period: periodOf(count, endMs), before: periodOf(count, endMs - count * WEEK_MS) }
}

/** `last week`, `in the last 4 weeks` */
export function inTheLast(weeks: number): string {
  return weeks === 1 ? 'last week' : `in the last ${weeks} weeks`
}

function periodOf(weeks: number, endMs: number): Period {
  const firstMs = endMs - weeks * WEEK_MS
  const range = { dateFrom: isoDate(firstMs), dateTo: isoDate(endMs) }
  const label = describeRange(range)
  return {
    weeks,
    id: isoWeek(endMs - WEEK_MS),
    ...range,
    firstDay: dayAndMonth(firstMs),
    label,
    inWords: weeks === 1 ? 'last week' : `${inTheLast(weeks)} (${label})`,
    beforeInWords: weeks === 1 ? 'the week before' : `the ${weeks} weeks before`,
  }
}

/** From the first day to the last: `9–15 Nov`, `7 Sep – 4 Oct`. */
function describeRange({ dateFrom, dateTo }: DateRange): string {
  const first = dayAndMonth(Date.parse(dateFrom))
  const last = dayAndMonth(Date.parse(dateTo) - DAY_MS)
  const [day, month] = first.split(' ')
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} – ${last}`
}

/** With times, since the service does not document the time zone of a bare date. */
export function rangeOf({ dateFrom, dateTo }: Period): DateRange {
  return { dateFrom: `${dateFrom}T00:00:00Z`, dateTo: `${dateTo}T00:00:00Z` }
}

function mondayOf(ms: number): number {
  const days = Math.floor(ms / DAY_MS)
  // The first day of 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY_MS
}

/** A week belongs to the year that its Thursday is in, and week 1 is the one with 4 January. */
function isoWeek(mondayMs: number): string {
  const year = new Date(mondayMs + 3 * DAY_MS).getUTCFullYear()
  const number = (mondayMs - mondayOf(Date.UTC(year, 0, 4))) / WEEK_MS + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `9 Nov` */
export function dayAndMonth(ms: number): string {
  const date = new Date(ms)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
