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
  /** `9–15 Nov`, `7 Sep – 4 Oct`; unique among the weeks of a year. */
  readonly label: string
  /** `last week`, `in the last 4 weeks (19 Oct – 15 Nov)`: the end of a sentence. */
  readonly inWords: string
  /** `the week before`, `in the 4 weeks before` */
  readonly beforeInWords: string
}

/**
 * The last complete weeks as one period.
 * @param today the weeks were over when it began, in UTC
 * @param back 1 for as many weeks before them, and so on
 */
export function lastPeriod(weeks: number, today: Date, back = 0): Period {
  const endMs = mondayOf(today.getTime()) - back * weeks * WEEK_MS
  const firstMs = endMs - weeks * WEEK_MS
  const [firstDay, lastDay] = [dayAndMonth(firstMs), dayAndMonth(endMs - DAY_MS)]
  const [day, month] = firstDay.split(' ')
  const label = lastDay.endsWith(` ${month}`) ? `${day}–${lastDay}` : `${firstDay} – ${lastDay}`
  return {
    weeks,
    id: isoWeek(endMs - WEEK_MS),
    dateFrom: isoDate(firstMs),
    dateTo: isoDate(endMs),
    firstDay,
    label,
    inWords: weeks === 1 ? 'last week' : `${inTheLast(weeks)} (${label})`,
    beforeInWords: weeks === 1 ? 'the week before' : `in the ${weeks} weeks before`,
  }
}

/** `last week`, `in the last 4 weeks` */
export function inTheLast(weeks: number): string {
  return weeks === 1 ? 'last week' : `in the last ${weeks} weeks`
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
function dayAndMonth(ms: number): string {
  const date = new Date(ms)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
