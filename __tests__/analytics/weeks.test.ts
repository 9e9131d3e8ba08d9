import { expect, test } from '@jest/globals'
import { lastPeriod, weekAboutToEnd } from '../../src/analytics/weeks.ts'

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
  expect(lastPeriod(1, new Date(today))).toMatchObject({ id, dateFrom, dateTo, label })
})

test.each([
  ['2026-11-21T23:59:59Z', undefined],
  ['2026-11-22T00:00:00Z', { label: '16–22 Nov', end: '23 Nov' }],
  // Monday, 06:23 in Tokyo.
  ['2026-11-22T21:23:00Z', { label: '16–22 Nov', end: '23 Nov' }],
  ['2026-11-23T00:00:00Z', undefined],
])('on %s, the week in its last 24 hours is %j', (now, week) => {
  expect(weekAboutToEnd(new Date(now))).toEqual(week)
})
