import { expect, test } from '@jest/globals'
import { printText } from '../../src/frame/markdown.ts'
import { changeOf, type PercentChange, trendOf } from '../../src/report/numbers.ts'
import { typed } from '../support/markdown.ts'

test.each<[PercentChange, string, string]>([
  [-12.6, '−13 %', 'down 13 % on the week before'],
  // Rounded once: in tenths, it would be 7.5.
  [7.45, '+7 %', 'up 7 % on the week before'],
  [-0.44, '−0.4 %', 'down 0.4 % on the week before'],
  [0, '0 %', 'as many as the week before'],
  [0.001, '0 %', 'about as many as the week before'],
  [-0.05, '−0.1 %', 'down 0.1 % on the week before'],
  [11_330, '+11,330 %', 'up 11,330 % on the week before'],
  ['new', 'new', 'after none the week before'],
])('the change %j is written as %j and "%s"', (change, cell, clause) => {
  expect(typed(printText(changeOf(change)))).toBe(cell)
  expect(typed(printText(trendOf(change, 'the week before')))).toBe(clause)
})
