import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import {
  type BeforeAfter,
  type Comparison,
  compareGroups,
  tQuantile,
} from '../../../src/analytics/effect/odds.ts'
import { drawHistory, type HistoryOptions } from '../../support/effect-history.ts'
import { runs } from '../../support/runs.ts'

type Verdict = Comparison['verdict']

const HISTORIES = runs(100, 4000)
const WRONG: Verdict[] = ['fewer', 'more']

test.each<
  [what: string, options: Partial<HistoryOptions>, of: Verdict[], min: number, max: number]
>([
  ['without an effect, at most 7 in 100 say fewer or more', { turnsPerWeek: 400 }, WRONG, 0, 7],
  ['the same with a rest of 10 pages', { changed: 50, rest: 10, choice: 'random' }, WRONG, 0, 7],
  [
    'the same where as many pages are new',
    { added: 10, changed: 10, choice: 'random' },
    WRONG,
    0,
    7,
  ],
  ['a backlog of 0 to 8 weeks: at most 12', { turnsPerWeek: 400, backlog: [0, 8] }, WRONG, 0, 12],
  [
    'a halving of the worst pages is seen on 70 of 100 sites',
    { turnsPerWeek: 500, effect: 0.5 },
    ['fewer'],
    70,
    100,
  ],
  ['at most 3 deny a halving', { effect: 0.5, choice: 'random' }, ['no-difference'], 0, 3],
  ['with 100 questions a week, 85 are too few', { turnsPerWeek: 100 }, ['too-few'], 85, 100],
])('%s', (_what, options, verdicts, min, max) => {
  let count = 0
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const { workedOn, rest } = drawHistory({ seed, turnsPerWeek: 1000, effect: 1, ...options })
    if (verdicts.includes(compareGroups(workedOn, rest).verdict)) count++
  }
  const percent = (count / HISTORIES) * 100
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
  expect(Math.log(result.oddsRatio ?? 0)).toBeCloseTo(-0.70042, 4)
  const variance = 1 / 5.5 + 1 / 95.5 + 1 / 10.5 + 1 / 90.5 + 2 * (1 / 40.5 + 1 / 360.5)
  const width = tQuantile(4) * Math.sqrt(variance)
  expect(Math.log(result.interval?.[0] ?? 0)).toBeCloseTo(-0.70042 - width, 4)
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

test.each([
  ['no reader', page([0, 0], [0, 0])],
  ['readers after alone, as a new one', page([0, 0], [9, 10])],
  ['readers before alone, as one that is gone', page([9, 10], [0, 0])],
])('a page with %s is not compared', (_, one) => {
  const [busy, rest] = [times(5, page([40, 99], [1, 99])), times(10, page([9, 99], [9, 99]))]
  const others = times(50, one)
  expect(compareGroups([...busy, ...others], [...rest, ...others])).toEqual(
    compareGroups(busy, rest),
  )
})

test.each([
  [1, 10, 'one page worked on'],
  [5, 1, 'one page in the rest'],
  [0, 0, 'no page'],
])('D13: with %d and %d pages there is no interval: %s', (workedOn, rest) => {
  const all = [workedOn, rest].map((count) => times(count, page([40, 99], [1, 99])))
  const nothing = { oddsRatio: null, interval: null, verdict: 'too-few' }
  expect(compareGroups(all[0] ?? [], all[1] ?? [])).toMatchObject(nothing)
})

test('the smaller group has the degrees of freedom, whichever it is', () => {
  const [few, many] = [10, 90].map((count) => times(count, page([20, 99], [21, 99])))
  const [a, b] = [compareGroups(few ?? [], many ?? []), compareGroups(many ?? [], few ?? [])]
  const widthOf = ({ interval }: Comparison) =>
    Math.log((interval?.[1] ?? 0) / (interval?.[0] ?? 1))
  expect(widthOf(a)).toBeCloseTo(widthOf(b), 9)
})

test('no difference is said only if the whole interval rules out a halving and a doubling', () => {
  const compare = (after: number) =>
    compareGroups(times(40, page([20, 99], [after, 99])), times(40, page([20, 99], [20, 99])))
      .verdict
  expect([20, 21, 17, 13, 30].map(compare)).toEqual([
    'no-difference',
    'no-difference',
    'fewer',
    'fewer',
    'more',
  ])
})

test.each([
  [1, 12.706],
  [3, 3.182],
  [4, 2.776],
  [9, 2.262],
  [30, 2.042],
])('the t quantile at %d degrees of freedom is %d', (degrees, quantile) => {
  expect(tQuantile(degrees)).toBeCloseTo(quantile, 2)
})

test('the example that docs/effect.md calculates by hand is what comes out', () => {
  const text = readFileSync('docs/effect.md', 'utf8')
  const [, csv = ''] = /```csv\n[^\n]*\n([\s\S]*?)\n```/.exec(text) ?? []
  const rows = csv.split('\n').map((row) => row.split(','))
  const of = (group: string) =>
    rows
      .filter(([, name]) => name === group)
      .map(([, , ...numbers]) => {
        const [x1 = 0, n1 = 0, x2 = 0, n2 = 0] = numbers.map(Number)
        return page([x1, n1], [x2, n2])
      })
  const { oddsRatio, interval, verdict } = compareGroups(of('worked on'), of('rest'))
  const [ratio, low, high] = [oddsRatio, ...(interval ?? [])].map((one) => one?.toFixed(2))
  expect(text).toContain(
    `As odds ratios: ${ratio}, from ${low} to ${high}. The verdict is \`${verdict}\``,
  )
})
