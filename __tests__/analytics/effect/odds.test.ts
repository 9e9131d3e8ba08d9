import { expect, test } from '@jest/globals'
import { type BeforeAfter, compareGroups, tQuantile } from '../../../src/analytics/effect/odds.ts'
import { drawHistory } from '../../support/effect-history.ts'

const HISTORIES = 1000
const BUSY = 400
const QUIET = 100

/** How many of 1,000 histories in 100 satisfy something. */
function percentOf(
  options: { turnsPerWeek: number; effect: number },
  holds: (workedOn: BeforeAfter[], rest: BeforeAfter[]) => boolean,
): number {
  let count = 0
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const { workedOn, rest } = drawHistory({ seed, ...options })
    if (holds(workedOn, rest)) count++
  }
  return (count / HISTORIES) * 100
}

test.each([
  ['without an effect, at most 7 in 100 say fewer or more', BUSY, 1, ['fewer', 'more'], 0, 7],
  ['a halving is seen in at least 70 of 100 busy sites', BUSY, 0.5, ['fewer'], 70, 100],
  ['with 100 questions a week, 85 of 100 are too few to say', QUIET, 1, ['too-few'], 85, 100],
])('%s', (_what, turnsPerWeek, effect, verdicts, min, max) => {
  const percent = percentOf({ turnsPerWeek, effect }, (workedOn, rest) =>
    verdicts.includes(compareGroups(workedOn, rest).verdict),
  )
  expect(percent).toBeGreaterThanOrEqual(min)
  expect(percent).toBeLessThanOrEqual(max)
})

const page = (before: [number, number], after: [number, number]): BeforeAfter => ({
  before: { events: before[0], of: before[1] },
  after: { events: after[0], of: after[1] },
})
const times = (count: number, one: BeforeAfter) => Array.from({ length: count }, () => one)

test('a table that was computed by hand: 10 of 100 became 2 of 100, the rest stayed at 40 of 400', () => {
  const result = compareGroups(times(5, page([2, 20], [1, 20])), times(10, page([4, 40], [4, 40])))
  // ln(5.5 / 95.5) - ln(10.5 / 90.5) - 0, and all pages are alike: the binomial variance holds.
  expect(Math.log(result.oddsRatio)).toBeCloseTo(-0.70042, 4)
  const variance = 1 / 5.5 + 1 / 95.5 + 1 / 10.5 + 1 / 90.5 + 2 * (1 / 40.5 + 1 / 360.5)
  const width = tQuantile(4) * Math.sqrt(variance)
  expect(Math.log(result.interval[0])).toBeCloseTo(-0.70042 - width, 4)
  expect(result).toMatchObject({ workedOn: page([10, 100], [5, 100]), verdict: 'too-few' })
})

test.each([
  ['too few events on the pages worked on', times(5, page([1, 99], [0, 99])), 10],
  ['too few pages worked on', times(4, page([40, 99], [1, 99])), 10],
  ['too few pages in the rest', times(5, page([40, 99], [1, 99])), 9],
  ['no page at all', [], 10],
])('D13: %s: too few to say', (_, workedOn, rest) => {
  expect(compareGroups(workedOn, times(rest, page([9, 99], [9, 99]))).verdict).toBe('too-few')
})

test('a page without any reader in both windows is no page', () => {
  const busy = times(5, page([40, 99], [1, 99]))
  const rest = times(10, page([9, 99], [9, 99]))
  const empty = times(50, page([0, 0], [0, 0]))
  expect(compareGroups([...busy, ...empty], rest)).toEqual(compareGroups(busy, rest))
})

test.each([
  [4, 2.776],
  [9, 2.262],
  [30, 2.042],
])('the t quantile at %d degrees of freedom is %d', (degrees, quantile) => {
  expect(tQuantile(degrees)).toBeCloseTo(quantile, 2)
})
