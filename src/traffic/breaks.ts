import { dayAndMonth, type Week } from './weeks.ts'

/**
 * The first days on which the service counted otherwise what is AI: on 12 June 2026 more agents and their
 * HTML views, on 31 July 2026 every fetch of a page's Markdown. In the order of time.
 */
const BREAKS = ['2026-06-12', '2026-07-31']

/**
 * A warning, as a sentence, where weeks that are compared lie on both sides of such a day or it is in
 * one of them; '' where there is none, or nothing is compared.
 */
export function describeBreaks(compared: ReadonlyArray<Pick<Week, 'dateFrom' | 'dateTo'>>): string {
  if (compared.length < 2) return ''
  const between = BREAKS.filter(
    (day) =>
      compared.some(({ dateFrom }) => dateFrom < day) &&
      compared.some(({ dateTo }) => day < dateTo),
  )
  if (between.length === 0) return ''
  const days = between.map((day) => `${dayAndMonth(new Date(day))} ${day.slice(0, 4)}`)
  const those = days.length === 1 ? 'that day' : 'those days'
  return `The service changed what it counts as AI on ${days.join(' and ')}: do not compare numbers from before and after ${those}.`
}
