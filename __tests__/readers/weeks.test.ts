import { expect, test } from '@jest/globals'
import { lastPeriod } from '../../src/readers/weeks.ts'
import { fc, runs } from '../support/runs.ts'

test.each([
  // A week ends as Monday begins.
  ['2026-11-16T00:00:00Z', '2026-W46', '2026-11-09', '2026-11-16', '9–15 Nov'],
  ['2026-11-15T23:59:59Z', '2026-W45', '2026-11-02', '2026-11-09', '2–8 Nov'],
  ['2026-11-08T10:00:00Z', '2026-W44', '2026-10-26', '2026-11-02', '26 Oct – 1 Nov'],
  // 2026 has 53 weeks; 1 January 2027 belongs to the last one.
  ['2027-01-04T00:00:00Z', '2026-W53', '2026-12-28', '2027-01-04', '28 Dec – 3 Jan'],
  ['2025-01-08T00:00:00Z', '2025-W01', '2024-12-30', '2025-01-06', '30 Dec – 5 Jan'],
  // A leap day.
  ['2024-03-05T00:00:00Z', '2024-W09', '2024-02-26', '2024-03-04', '26 Feb – 3 Mar'],
])('the last complete week, seen on %s, is %s', (today, id, dateFrom, dateTo, label) => {
  expect(lastPeriod(1, new Date(today))).toMatchObject({ id, dateFrom, dateTo, label })
})

test('weeks have no gaps, the newest comes first, and IDs and labels are unique', () => {
  const [min, max] = [new Date('1990-01-01'), new Date('2090-01-01')]
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (today) => {
      const weeks = Array.from({ length: 53 }, (_, back) => lastPeriod(1, today, back))
      const sinceMs = today.getTime() - Date.parse(weeks[0]?.dateTo ?? '')
      expect(sinceMs >= 0 && sinceMs < 7 * 86_400_000).toBe(true)
      for (const [index, { dateFrom }] of weeks.entries()) {
        expect(new Date(dateFrom).getUTCDay()).toBe(1)
        expect(dateFrom).toBe(weeks[index + 1]?.dateTo ?? dateFrom)
      }
      expect(new Set(weeks.flatMap(({ id, label }) => [id, label])).size).toBe(106)
    }),
    { numRuns: runs(30) },
  )
})
