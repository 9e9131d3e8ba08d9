import { expect, test } from '@jest/globals'
import { printBlock } from '../../src/frame/markdown.ts'
import { lastPeriod } from '../../src/readers/weeks.ts'
import { chartOf } from '../../src/report/chart.ts'

/** Weeks of so many views each, the newest first; a fifth is by AI assistants. */
function chartWith(...views: Array<number | undefined>): string {
  const weeks = views.map((total, back) => ({
    week: lastPeriod(1, new Date('2026-11-18'), back),
    totals: total === undefined ? undefined : { human: total * 0.8, ai: total * 0.2, total },
  }))
  return chartOf(weeks).map(printBlock).join('\n\n')
}

test('the chart draws all views, then people over them, the oldest week first, under a legend', () => {
  const chart = chartWith(30, 10, 20, 15)
  expect(chart).toMatch(/^\*\*Views a week\*\* 🟦 people 🟪 AI assistants\n\n```mermaid\n---\n/)
  expect(chart).toContain(`xychart-beta
  x-axis ["19 Oct","26 Oct","2 Nov","9 Nov"]
  y-axis 0 --> 30
  bar [15,20,10,30]
  bar [12,16,8,24]
\`\`\``)
})

test('one week has no chart, and an unknown week has no bar', () => {
  expect(chartWith(30, undefined)).toBe('')
  expect(chartWith(30, 10, undefined, 20, 5)).toContain('  bar [5,20,10,30]')
})

test("of a year's weeks six have labels, the last among them, and no two are alike", () => {
  const [, axis = ''] = /x-axis (\[.*\])/.exec(chartWith(...Array(53).fill(10))) ?? []
  const labels: string[] = JSON.parse(axis)
  expect(new Set(labels).size).toBe(53)
  const shown = labels.map((label) => label.replaceAll(/[\u200b\u00a0]/g, ''))
  expect(shown.filter((label) => label !== '')).toHaveLength(6)
  expect(shown.at(-1)).toBe('9 Nov')
})
