import { expect, test } from '@jest/globals'
import { printBlock } from '../../src/frame/markdown.ts'
import { lastPeriod } from '../../src/readers/weeks.ts'
import { chartOf } from '../../src/report/weekly-totals.ts'
import { type Bar, barsIn } from '../support/mermaid.ts'

/** Views of each week, the newest first; a fifth are by AI assistants. */
function chartWith(...views: Array<number | undefined>): string {
  const weeks = views.map((total, back) => ({
    week: lastPeriod(1, new Date('2026-11-18'), back),
    totals: total === undefined ? undefined : { human: total * 0.8, ai: total * 0.2, total },
  }))
  return chartOf(weeks).map(printBlock).join('\n\n')
}

const codeOf = (chart: string) => /```mermaid\n(.*)\n```/s.exec(chart)?.[1] ?? ''
const countingUp = (count: number) => Array.from({ length: count }, (_, back) => 900 - back * 10)

/** From the left side of each bar to the left side of the next, in px. */
const spacings = (bars: readonly Bar[]) =>
  bars.slice(1).map((bar, index) => bar.x - (bars[index]?.x ?? 0))

test.each([2, 8, 13, 14, 16, 26, 53])(
  'of %i weeks, each has its own bar, which covers no other',
  async (count) => {
    const series = await barsIn(codeOf(chartWith(...countingUp(count))))
    expect(series.map(({ length }) => length)).toEqual([count, count])
    for (const bars of series) {
      const widest = Math.max(...bars.map(({ width }) => width))
      expect(Math.min(...spacings(bars))).toBeGreaterThan(widest)
      expect(new Set(bars.map(({ height }) => height)).size).toBe(count)
    }
  },
)

test.each([4, 20])('of %i weeks, an unknown one keeps its empty place', async (count) => {
  const [whole = []] = await barsIn(codeOf(chartWith(...countingUp(count))))
  const known = countingUp(count).map((views, back) => (back === 1 ? undefined : views))
  const [bars = []] = await barsIn(codeOf(chartWith(...known)))
  expect(bars.map(({ x }) => x)).toEqual(whole.map(({ x }) => x))
  const drawn = bars.filter(({ height }) => height > 0)
  expect(drawn).toEqual(bars.toSpliced(-2, 1))
})

test.each([
  [
    13,
    '**Views a week** 🟦 people 🟪 AI assistants',
    'W34,W35,W36,W37,W38,W39,W40,W41,W42,W43,W44,W45,W46',
  ],
  [
    53,
    '**Views a week**, Monday 10 Nov 2025 to Monday 9 Nov 2026 🟦 people 🟪 AI assistants',
    undefined,
  ],
])('%i weeks are named in the caption if they have no labels', (count, caption, labels) => {
  const chart = chartWith(...countingUp(count))
  expect(chart.split('\n')[0]).toBe(caption)
  const [, names] = /x-axis \[(.*)\]/.exec(chart) ?? []
  expect(chart.includes('showLabel: false') ? undefined : names).toBe(labels)
})
