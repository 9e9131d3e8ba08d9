import type { DateRange } from '../service/api.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** An ISO week: Monday to Monday, UTC. */
export interface Week {
  /** `2026-W46` */
  readonly id: string
  /** Its Monday, `YYYY-MM-DD`. */
  readonly dateFrom: string
  /** The Monday after it. */
  readonly dateTo: string
  /** `9 Nov` */
  readonly firstDay: string
  /** `9–15 Nov`; unique among the weeks of a year. */
  readonly label: string
}

/** The last `count` weeks that were over when `today` began, in UTC; the newest first. */
export function completeWeeks(count: number, today: Date): Week[] {
  const thisMondayMs = mondayOf(today.getTime())
  return Array.from({ length: count }, (_, index) => {
    const mondayMs = thisMondayMs - (index + 1) * WEEK_MS
    const range = { dateFrom: isoDate(mondayMs), dateTo: isoDate(mondayMs + WEEK_MS) }
    return {
      id: isoWeek(mondayMs),
      ...range,
      firstDay: dayAndMonth(mondayMs),
      label: describeRange(range),
    }
  })
}

/** One or more complete weeks, counted together. */
export interface Period extends Pick<Week, 'dateFrom' | 'dateTo' | 'label'> {
  readonly weeks: number
  /** Its newest week. */
  readonly id: string
  /** `last week`, `in the last 4 weeks (19 Oct – 15 Nov)`: the end of a sentence. */
  readonly inWords: string
  /** `the week before`, `the 4 weeks before` */
  readonly beforeInWords: string
}

/** The newest complete weeks, and as many before them. */
export function lastPeriods(count: number, today: Date): { period: Period; before: Period } {
  const weeks = completeWeeks(2 * count, today)
  return { period: join(weeks.slice(0, count)), before: join(weeks.slice(count)) }
}

/** `last week`, `in the last 4 weeks` */
export function inTheLast(weeks: number): string {
  return weeks === 1 ? 'last week' : `in the last ${weeks} weeks`
}

function join(newestFirst: readonly Week[]): Period {
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)]
  if (newest === undefined || oldest === undefined) throw new Error('a period has weeks')
  const { length: weeks } = newestFirst
  const { id, dateTo } = newest
  const range = { dateFrom: oldest.dateFrom, dateTo }
  const label = describeRange(range)
  return {
    ...range,
    weeks,
    id,
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
export function rangeOf({ dateFrom, dateTo }: Pick<Week, 'dateFrom' | 'dateTo'>): DateRange {
  return { dateFrom: `${dateFrom}T00:00:00Z`, dateTo: `${dateTo}T00:00:00Z` }
}

/** Two halves of a range of whole days; none of a single day. */
export function halvesOf({ dateFrom, dateTo }: DateRange): DateRange[] {
  const [firstMs, endMs] = [Date.parse(dateFrom), Date.parse(dateTo)]
  const days = (endMs - firstMs) / DAY_MS
  if (days < 2) return []
  const middle = `${isoDate(firstMs + Math.floor(days / 2) * DAY_MS)}T00:00:00Z`
  return [
    { dateFrom, dateTo: middle },
    { dateFrom: middle, dateTo },
  ]
}

/** From the first day of the oldest week to the last day of the newest: `21 Sep – 15 Nov 2026`. */
export function describePeriod(
  newestFirst: ReadonlyArray<Pick<Week, 'dateFrom' | 'dateTo'>>,
): string {
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)]
  if (oldest === undefined || newest === undefined) return ''
  const [firstMs, lastMs] = [Date.parse(oldest.dateFrom), Date.parse(newest.dateTo) - DAY_MS]
  const [firstYear, lastYear] = [firstMs, lastMs].map((ms) => new Date(ms).getUTCFullYear())
  const year = firstYear === lastYear ? '' : ` ${firstYear}`
  return `${dayAndMonth(firstMs)}${year} – ${dayAndMonth(lastMs)} ${lastYear}`
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
