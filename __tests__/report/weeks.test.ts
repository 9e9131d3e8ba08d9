import { expect, test } from '@jest/globals'
import { lastWeek } from '../../src/report/weeks.ts'

test.each([
  // A week ends as Monday begins.
  ['2026-11-16T00:00:00Z', '2026-W46', '2026-11-09', '2026-11-16', '9–15 Nov'],
  ['2026-11-15T23:59:59Z', '2026-W45', '2026-11-02', '2026-11-09', '2–8 Nov'],
  ['2026-11-08T10:00:00Z', '2026-W44', '2026-10-26', '2026-11-02', '26 Oct – 1 Nov'],
  // 2026 has 53 weeks; 1 January 2027 belongs to the last one.
  ['2027-01-04T00:00:00Z', '2026-W53', '2026-12-28', '2027-01-04', '28 Dec – 3 Jan'],
  ['2027-01-11T00:00:00Z', '2027-W01', '2027-01-04', '2027-01-11', '4–10 Jan'],
  ['2025-01-08T00:00:00Z', '2025-W01', '2024-12-30', '2025-01-06', '30 Dec – 5 Jan'],
  // A leap day.
  ['2024-03-05T00:00:00Z', '2024-W09', '2024-02-26', '2024-03-04', '26 Feb – 3 Mar'],
])('the last complete week, seen on %s, is %s', (today, id, dateFrom, dateTo, label) => {
  expect(lastWeek(new Date(today))).toMatchObject({ id, dateFrom, dateTo, label })
})

test('a week before the last one is counted back from it', () => {
  const now = new Date('2027-01-13T00:00:00Z')
  expect(lastWeek(now, 1)).toMatchObject({ id: '2026-W53', year: '2027', firstDay: '28 Dec' })
  expect(lastWeek(now, 2)).toMatchObject({ id: '2026-W52', year: '2026', firstDay: '21 Dec' })
})
