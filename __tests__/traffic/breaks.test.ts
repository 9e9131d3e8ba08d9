import { expect, test } from '@jest/globals'
import { describeBreaks } from '../../src/traffic/breaks.ts'
import { completeWeeks } from '../../src/traffic/weeks.ts'

const before = (days: string, these = 'that day') =>
  `The service changed what it counts as AI on ${days}: do not compare numbers from before and after ${these}.`
const JUNE = before('12 Jun 2026')
const JULY = before('31 Jul 2026')
const BOTH = before('12 Jun 2026 and 31 Jul 2026', 'those days')

// 12 June is in the week of 8 June, 31 July in that of 27 July; both are Fridays.
const cases: Array<[weeks: number, newestBegins: string, sentence: string]> = [
  [2, '2026-06-01', ''],
  [2, '2026-06-08', JUNE],
  [2, '2026-06-15', JUNE],
  [2, '2026-06-22', ''],
  [2, '2026-07-20', ''],
  [2, '2026-07-27', JULY],
  [2, '2026-08-03', JULY],
  [2, '2026-08-10', ''],
  [8, '2026-06-15', JUNE],
  [8, '2026-07-27', BOTH],
  [8, '2026-08-03', JULY],
  [53, '2026-11-09', BOTH],
  [53, '2026-06-01', ''],
  // A single week is compared with nothing.
  [1, '2026-06-08', ''],
]
test.each(cases)('%i weeks up to the one of %s: %j', (count, newestBegins, sentence) => {
  const today = new Date(Date.parse(newestBegins) + 7 * 86_400_000)
  expect(describeBreaks(completeWeeks(count, today))).toBe(sentence)
})

test('a break between weeks that are not known is one too', () => {
  const [newest, , , oldest] = completeWeeks(4, new Date('2026-06-29'))
  if (newest === undefined || oldest === undefined) throw new Error('no weeks')
  expect(describeBreaks([newest, oldest])).toBe(JUNE)
})
