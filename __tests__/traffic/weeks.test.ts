import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { completeWeeks, describePeriod } from '../../src/traffic/weeks.ts'

describe('the last complete week', () => {
  const cases: Array<[today: string, id: string, dateFrom: string, dateTo: string, label: string]> =
    [
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
      ['2023-01-03T00:00:00Z', '2022-W52', '2022-12-26', '2023-01-02', '26 Dec – 1 Jan'],
      // A leap day.
      ['2024-03-05T00:00:00Z', '2024-W09', '2024-02-26', '2024-03-04', '26 Feb – 3 Mar'],
      ['2025-03-04T00:00:00Z', '2025-W09', '2025-02-24', '2025-03-03', '24 Feb – 2 Mar'],
    ]
  test.each(cases)('seen on %s is %s', (today, id, dateFrom, dateTo, label) => {
    expect(completeWeeks(1, new Date(today))).toEqual([
      { id, dateFrom, dateTo, label, firstDay: expect.stringMatching(/^\d+ \w{3}$/) },
    ])
  })
})

test('weeks follow each other without a gap, the newest first, each with an ID and label of its own', () => {
  const anyDay = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyDay, (today) => {
      const weeks = completeWeeks(53, today)
      expect(new Date(weeks[0]?.dateTo ?? '').getTime()).toBeLessThanOrEqual(today.getTime())
      expect(today.getTime() - Date.parse(weeks[0]?.dateTo ?? '')).toBeLessThan(7 * 86_400_000)
      for (const [index, week] of weeks.entries()) {
        expect(new Date(week.dateFrom).getUTCDay()).toBe(1)
        if (index > 0) expect(week.dateTo).toBe(weeks[index - 1]?.dateFrom)
      }
      expect(new Set(weeks.map(({ id }) => id)).size).toBe(53)
      expect(new Set(weeks.map(({ label }) => label)).size).toBe(53)
    }),
  )
})

test('a period names the year once, or both', () => {
  const on = (today: string, count: number) => describePeriod(completeWeeks(count, new Date(today)))
  expect(on('2026-11-18', 8)).toBe('21 Sep – 15 Nov 2026')
  expect(on('2027-01-06', 2)).toBe('21 Dec 2026 – 3 Jan 2027')
})
