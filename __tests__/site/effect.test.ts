import { expect, test } from '@jest/globals'
import { describeRange } from '../../src/analytics/weeks.ts'
import { windowsAt } from '../../src/site/effect.ts'

test.each([
  ['2026-11-01T23:59:59Z', '18 May – 14 Jun', '10 Aug – 6 Sep', '7 Sep – 4 Oct', '2 Nov'],
  ['2026-11-02T00:00:00Z', '15 Jun – 12 Jul', '7 Sep – 4 Oct', '5 Oct – 1 Nov', '30 Nov'],
  ['2026-11-29T23:59:59Z', '15 Jun – 12 Jul', '7 Sep – 4 Oct', '5 Oct – 1 Nov', '30 Nov'],
  ['2026-11-30T00:00:00Z', '13 Jul – 9 Aug', '5 Oct – 1 Nov', '2–29 Nov', '28 Dec'],
])('for four weeks, reports compare the same weeks: %s', (now, ...expected) => {
  const { before, change, after, next } = windowsAt(new Date(now))
  expect([...[before, change, after].map(describeRange), next]).toEqual(expected)
  for (const { weeks } of [before, change, after]) expect(weeks).toHaveLength(4)
})
