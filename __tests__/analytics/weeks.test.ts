import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { completeWeeks, daysOf, describePeriod, rangeOf } from '../../src/analytics/weeks.ts'
import { runs } from '../support/runs.ts'

test.each([
  ['2026-11-18T12:00:00Z', '2026-W46', '2026-11-09', '2026-11-16', '9–15 Nov'],
  // A Monday ends the week before at once, a Sunday does not end its own.
  ['2026-11-16T00:00:00Z', '2026-W46', '2026-11-09', '2026-11-16', '9–15 Nov'],
  ['2026-11-15T23:59:59Z', '2026-W45', '2026-11-02', '2026-11-09', '2–8 Nov'],
  // Within one month, and across two.
  ['2026-11-08T10:00:00Z', '2026-W44', '2026-10-26', '2026-11-02', '26 Oct – 1 Nov'],
  // Year ends: 2020 and 2026 have 53 weeks, and 1 January 2027 belongs to the last of 2026.
  ['2021-01-05T00:00:00Z', '2020-W53', '2020-12-28', '2021-01-04', '28 Dec – 3 Jan'],
  ['2027-01-04T00:00:00Z', '2026-W53', '2026-12-28', '2027-01-04', '28 Dec – 3 Jan'],
  ['2025-01-08T00:00:00Z', '2025-W01', '2024-12-30', '2025-01-06', '30 Dec – 5 Jan'],
  // A leap day.
  ['2024-03-05T00:00:00Z', '2024-W09', '2024-02-26', '2024-03-04', '26 Feb – 3 Mar'],
])('the last complete week, seen on %s, is %s', (today, id, dateFrom, dateTo, label) => {
  expect(completeWeeks(1, new Date(today))).toMatchObject([{ id, dateFrom, dateTo, label }])
})

test('weeks follow each other without a gap, the newest first, each with an ID and label of its own', () => {
  const [min, max] = [new Date('1990-01-01'), new Date('2090-01-01')]
  const anyDay = fc.date({ min, max, noInvalidDate: true })
  fc.assert(
    fc.property(anyDay, (today) => {
      const weeks = completeWeeks(53, today)
      const endMs = Date.parse(weeks[0]?.dateTo ?? '')
      expect(endMs).toBeLessThanOrEqual(today.getTime())
      expect(today.getTime() - endMs).toBeLessThan(7 * 86_400_000)
      for (const [index, week] of weeks.entries()) {
        expect(new Date(week.dateFrom).getUTCDay()).toBe(1)
        expect(week.dateFrom).toBe(weeks[index + 1]?.dateTo ?? week.dateFrom)
      }
      expect(new Set(weeks.map(({ id }) => id)).size).toBe(53)
      expect(new Set(weeks.map(({ label }) => label)).size).toBe(53)
    }),
    { numRuns: runs(30) },
  )
})

test('a period names the year once, or both', () => {
  const on = (today: string, count: number) => describePeriod(completeWeeks(count, new Date(today)))
  expect(on('2026-11-18', 8)).toBe('21 Sep – 15 Nov 2026')
  expect(on('2027-01-06', 2)).toBe('21 Dec 2026 – 3 Jan 2027')
})

test('a range has full date-times, and days that follow each other, a change of the clocks or not', () => {
  const [week] = completeWeeks(1, new Date('2026-10-28'))
  const range = week && rangeOf(week)
  expect(range).toEqual({ dateFrom: '2026-10-19T00:00:00Z', dateTo: '2026-10-26T00:00:00Z' })
  const days = range ? daysOf(range) : []
  expect(days.map(({ dateFrom }) => dateFrom.slice(5, 10)).join(' ')).toBe(
    '10-19 10-20 10-21 10-22 10-23 10-24 10-25',
  )
  expect(days.map(({ dateTo }) => dateTo)).toEqual([
    ...days.slice(1).map(({ dateFrom }) => dateFrom),
    range?.dateTo,
  ])
})
