import type { DateRange } from '../service/api.ts'

export type { DateRange } from '../service/api.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** An ISO week: Monday to Monday, UTC. */
export interface Week {
  /** `2026-W46` */
  readonly id: string
  /** Its Monday, `YYYY-MM-DD`. */
  readonly dateFrom: string
  /** The Monday after it, so the first day that is not in it. */
  readonly dateTo: string
  /** `9 Nov` */
  readonly firstDay: string
  /** `9–15 Nov`; unique among the weeks of a year. */
  readonly label: string
}

/** The last `count` weeks that were over when `today` began in UTC, the newest first. */
export function completeWeeks(count: number, today: Date): Week[] {
  const thisMondayMs = mondayOf(today)
  return Array.from({ length: count }, (_, index) => {
    const mondayMs = thisMondayMs - (index + 1) * WEEK_MS
    const dateTo = isoDate(mondayMs + WEEK_MS)
    const [monday, sunday] = [new Date(mondayMs), lastDayBefore(dateTo)]
    const first = dayAndMonth(monday)
    const isOneMonth = monday.getUTCMonth() === sunday.getUTCMonth()
    return {
      id: isoWeek(mondayMs),
      dateFrom: isoDate(mondayMs),
      dateTo,
      firstDay: first,
      label: isOneMonth
        ? `${monday.getUTCDate()}–${dayAndMonth(sunday)}`
        : `${first} – ${dayAndMonth(sunday)}`,
    }
  })
}

/**
 * From the beginning of one week to the end of the same or a later one. As full date-times, since the service
 * does not document the time zone of a bare date.
 */
export function rangeOf(first: Week, last: Week = first): DateRange {
  return {
    dateFrom: dateTime(Date.parse(first.dateFrom)),
    dateTo: dateTime(Date.parse(last.dateTo)),
  }
}

/** When the first of the last `count` complete weeks began, as a full date-time. */
export function weeksAgo(count: number, today: Date): string {
  return dateTime(mondayOf(today) - count * WEEK_MS)
}

/** The days of a range of whole days, the first one first. */
export function daysOf({ dateFrom, dateTo }: DateRange): DateRange[] {
  const firstMs = Date.parse(dateFrom)
  const days = (Date.parse(dateTo) - firstMs) / DAY_MS
  return Array.from({ length: days }, (_, day) => ({
    dateFrom: dateTime(firstMs + day * DAY_MS),
    dateTo: dateTime(firstMs + (day + 1) * DAY_MS),
  }))
}

/** From the first day of the oldest week to the last day of the newest: `21 Sep – 15 Nov 2026`. */
export function describePeriod(newestFirst: readonly Week[]): string {
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)]
  if (oldest === undefined || newest === undefined) return ''
  const [first, last] = [new Date(oldest.dateFrom), lastDayBefore(newest.dateTo)]
  const [firstYear, lastYear] = [first.getUTCFullYear(), last.getUTCFullYear()]
  const year = firstYear === lastYear ? '' : ` ${firstYear}`
  return `${dayAndMonth(first)}${year} – ${dayAndMonth(last)} ${lastYear}`
}

function mondayOf(date: Date): number {
  const daysSinceMonday = (date.getUTCDay() + 6) % 7
  return Math.floor(date.getTime() / DAY_MS) * DAY_MS - daysSinceMonday * DAY_MS
}

/** A week belongs to the year that its Thursday is in, and week 1 is the one with 4 January. */
function isoWeek(mondayMs: number): string {
  const year = new Date(mondayMs + 3 * DAY_MS).getUTCFullYear()
  const firstMondayMs = mondayOf(new Date(Date.UTC(year, 0, 4)))
  const number = (mondayMs - firstMondayMs) / WEEK_MS + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

function lastDayBefore(dateTo: string): Date {
  return new Date(Date.parse(dateTo) - DAY_MS)
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `9 Nov` */
function dayAndMonth(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function dateTime(ms: number): string {
  return `${isoDate(ms)}T00:00:00Z`
}
