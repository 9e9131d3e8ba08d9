import { expect, test } from '@jest/globals'
import {
  parenthesizedChange,
  percentOf,
  trendClause,
} from '../../src/analytics/numbers-and-lists.ts'
import { renderRichText } from '../../src/core/markdown.ts'

test.each<[before: number, now: number, cell: string, clause: string]>([
  [1000, 874, ' (−13%)', ', down 13%'],
  // Rounding to 7.5 first would give 8.
  [2000, 2149, ' (+7%)', ', up 7%'],
  [10_000, 9956, ' (−0.4%)', ', down 0.4%'],
  [100, 100, ' (0%)', ', as many as the week before'],
  [100_000, 100_001, ' (0%)', ', about as many as the week before'],
  [2000, 1999, ' (−0.1%)', ', down 0.1%'],
  [100, 11_430, ' (+11,330%)', ', up 11,330%'],
  // Below 20, a percentage says little.
  [20, 21, ' (+5%)', ', up 5%'],
  [50, 0, ' (−100%)', ', down 100%'],
  [19, 38, '', ', after 19 the week before'],
  [5, 5, '', ', after 5 the week before'],
  [0, 5, '', ', after none the week before'],
  [0, 0, '', ''],
])('from %i to %i is "%s" in a cell and "%s" in a sentence', (before, now, cell, clause) => {
  expect(renderRichText(parenthesizedChange(now, before))).toBe(cell)
  expect(renderRichText(trendClause(now, before, 'the week before'))).toBe(clause)
})

test('an unknown number has no change', () => {
  expect([parenthesizedChange(5, undefined), trendClause(5, undefined)]).toEqual([[], []])
})

test.each([
  [115, 200, '58%'],
  [29, 200, '15%'],
  [1, 3, '33%'],
  [0, 7, '0%'],
  [7, 7, '100%'],
])('%i of %i is %s: half a percent is rounded up', (part, whole, share) => {
  expect(renderRichText(percentOf(part, whole))).toBe(share)
})
