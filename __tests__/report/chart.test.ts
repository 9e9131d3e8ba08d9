import { expect, test } from '@jest/globals'
import { printBlock } from '../../src/frame/markdown.ts'
import { lastPeriod } from '../../src/readers/weeks.ts'
import { chartOf } from '../../src/report/chart.ts'

/** Views of each week, the newest first; a fifth are by AI assistants. */
function chartWith(...views: Array<number | undefined>): string {
  const weeks = views.map((total, back) => ({
    week: lastPeriod(1, new Date('2026-11-18'), back),
    totals: total === undefined ? undefined : { human: total * 0.8, ai: total * 0.2, total },
  }))
  return chartOf(weeks).map(printBlock).join('\n\n')
}

test.each([2, 8, 13, 14, 26, 53])('each of %i weeks has its own bar', (count) => {
  const chart = chartWith(...Array(count).fill(10))
  expect(chart).not.toMatch(/\p{Cf}|\u00a0/u)
  const [, names, length] = /x-axis (?:\[(.*)\]|1 --> (\d+))/.exec(chart) ?? []
  // Mermaid merges bars with the same label; in 53 weeks, one week number comes twice.
  expect(names ? new Set(names.split(',')).size : Number(length)).toBe(count)
  expect(names?.split(',').at(-1)).toBe(count > 13 ? undefined : 'W46')
  const series = [...chart.matchAll(/ {2}bar \[(.*)\]/g)].map(([, bars = '']) => bars.split(','))
  expect(series.map(({ length }) => length)).toEqual([count, count])
})
