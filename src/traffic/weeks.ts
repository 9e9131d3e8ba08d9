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
  return Array.from({ length: count }, (_, index) => weekOf(thisMondayMs - (index + 1) * WEEK_MS))
}

/** Its seven days, each a range of its own. */
export function daysOf({
  dateFrom,
}: Pick<Week, 'dateFrom'>): Array<Pick<Week, 'dateFrom' | 'dateTo'>> {
  const mondayMs = Date.parse(dateFrom)
  return Array.from({ length: 7 }, (_, day) => ({
    dateFrom: isoDate(mondayMs + day * DAY_MS),
    dateTo: isoDate(mondayMs + (day + 1) * DAY_MS),
  }))
}

/** From the first day of the oldest week to the last day of the newest: `21 Sep – 15 Nov 2026`. */
export function describePeriod(newestFirst: readonly Week[]): string {
  const oldest = newestFirst.at(-1)
  const newest = newestFirst[0]
  if (oldest === undefined || newest === undefined) return ''
  const first = new Date(oldest.dateFrom)
  const last = lastDayOf(newest)
  const firstYear =
    first.getUTCFullYear() === last.getUTCFullYear() ? '' : ` ${first.getUTCFullYear()}`
  return `${dayAndMonth(first)}${firstYear} – ${dayAndMonth(last)} ${last.getUTCFullYear()}`
}

function mondayOf(date: Date): number {
  const daysSinceMonday = (date.getUTCDay() + 6) % 7
  return Math.floor(date.getTime() / DAY_MS) * DAY_MS - daysSinceMonday * DAY_MS
}

function weekOf(mondayMs: number): Week {
  const week = { dateFrom: isoDate(mondayMs), dateTo: isoDate(mondayMs + WEEK_MS) }
  const monday = new Date(mondayMs)
  return {
    ...week,
    id: isoWeek(mondayMs),
    firstDay: dayAndMonth(monday),
    label: labelOf(monday, lastDayOf(week)),
  }
}

/** A week belongs to the year that its Thursday is in, and week 1 is the one with 4 January. */
function isoWeek(mondayMs: number): string {
  const year = new Date(mondayMs + 3 * DAY_MS).getUTCFullYear()
  const firstMondayMs = mondayOf(new Date(Date.UTC(year, 0, 4)))
  const number = (mondayMs - firstMondayMs) / WEEK_MS + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

function labelOf(monday: Date, sunday: Date): string {
  if (monday.getUTCMonth() === sunday.getUTCMonth())
    return `${monday.getUTCDate()}–${dayAndMonth(sunday)}`
  return `${dayAndMonth(monday)} – ${dayAndMonth(sunday)}`
}

function lastDayOf({ dateTo }: Pick<Week, 'dateTo'>): Date {
  return new Date(Date.parse(dateTo) - DAY_MS)
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `9 Nov` */
export function dayAndMonth(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
