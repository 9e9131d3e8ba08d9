import { expect, test } from '@jest/globals'
import { changeCell, trendClause } from '../../src/report/numbers.ts'
import { renderRichText } from '../../src/result/markdown.ts'

test.each<[before: number, now: number, cell: string, clause: string]>([
  [1000, 874, '−13%', ', down 13%'],
  // Rounding to 7.5 first would give 8.
  [2000, 2149, '+7%', ', up 7%'],
  [10_000, 9956, '−0.4%', ', down 0.4%'],
  [100, 100, '0%', ', about as many as before'],
  [100_000, 100_001, '0%', ', about as many as before'],
  [2000, 1999, '−0.1%', ', down 0.1%'],
  [100, 11_430, '+11,330%', ', up 11,330%'],
  // Below 20, a percentage says little.
  [20, 21, '+5%', ', up 5%'],
  [50, 0, '−100%', ', down 100%'],
  [19, 38, 'was 19', ', after 19'],
  [0, 5, 'was 0', ''],
  [0, 0, '', ''],
])('from %i to %i is "%s" in a cell and "%s" in a sentence', (before, now, cell, clause) => {
  expect(renderRichText(changeCell(now, before))).toBe(cell)
  expect(renderRichText(trendClause(now, before))).toBe(clause)
})

test('an unknown number has no change', () => {
  expect([changeCell(5, undefined), trendClause(5, undefined)]).toEqual([[], []])
})
