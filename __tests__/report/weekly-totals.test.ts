import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { chartOf } from '../../src/report/weekly-totals.ts'
import { lastWeek } from '../../src/report/weeks.ts'
import { renderBlock } from '../../src/result/markdown.ts'

/** A bar as Mermaid places it, in px. */
interface Bar {
  readonly x: number
  readonly width: number
  readonly height: number
}

interface Drawing {
  readonly groupTexts: readonly string[]
  readonly data: readonly Bar[]
}

interface Diagram {
  readonly db: { getDrawableElem(): Drawing[] }
}

interface Mermaid {
  initialize(config: object): void
  readonly mermaidAPI: { getDiagramFromText(code: string): Promise<Diagram> }
}

let loaded: Mermaid | undefined

/**
 * Lets Mermaid itself lay out a chart, and returns the bars of each series. It only computes: without a document, it
 * estimates the width of labels.
 */
async function barsIn(code: string): Promise<ReadonlyArray<readonly Bar[]>> {
  loaded ??= loadMermaid()
  // This function of Mermaid's ignores the chart's own configuration.
  const [, header = ''] = /^---\n(.*?)\n---\n/s.exec(code) ?? []
  loaded.initialize({ startOnLoad: false, ...parse(header)?.config })
  const { db } = await loaded.mermaidAPI.getDiagramFromText(code).catch(({ message }) => {
    // Its own error would print the whole script, which is one line.
    throw new Error(`Mermaid can't draw it: ${message}`)
  })
  const plots = db.getDrawableElem().filter(({ groupTexts: [group] }) => group === 'plot')
  return plots.map(({ data }) => data)
}

function loadMermaid(): Mermaid {
  const require = createRequire(import.meta.url)
  const script = readFileSync(require.resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'), 'utf8')
  const nothing = () => undefined
  // The least that the script looks for: its sanitizer turns itself off in a document that can't make others.
  const document = {
    nodeType: 9,
    implementation: {},
    addEventListener: nothing,
    createElement: () => ({}),
    querySelector: nothing,
  }
  const globals = { document, Element: class {}, addEventListener: nothing }
  const page = vm.createContext({ ...globals, structuredClone, setTimeout, console, navigator: {} })
  page.window = page
  vm.runInContext(script, page)
  return page.mermaid
}

/** Views of each week, the newest first; a fifth are by AI assistants. */
function chartWith(...views: Array<number | undefined>): string {
  const weeks = views.map((total, back) => ({
    week: lastWeek(new Date('2026-11-18'), back),
    totals: total === undefined ? undefined : { human: total * 0.8, ai: total * 0.2, total },
  }))
  return chartOf(weeks).map(renderBlock).join('\n\n')
}

const codeOf = (chart: string) => /```mermaid\n(.*)\n```/s.exec(chart)?.[1] ?? ''
const countingUp = (count: number) => Array.from({ length: count }, (_, back) => 900 - back * 10)

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
    [18, 550],
    [40, 300],
  ],
  [
    [3, 4],
    [1, 0],
  ],
  [
    [2_345_678, 1_234_567],
    [6_453, 9],
  ],
])(
  'with %j and %j views by people and assistants, each bar is as high as its number',
  async (...weeks) => {
    const charted = weeks.map(([human = 0, ai = 0], back) => ({
      week: lastWeek(new Date('2026-11-18'), back),
      totals: { human, ai, total: human + ai },
    }))
    const code = codeOf(chartOf(charted).map(renderBlock).join('\n\n'))
    const series = await barsIn(code)
    const heights = series.flatMap((bars) => bars.map(({ height }) => height))
    const oldestFirst = charted.toReversed().map(({ totals }) => totals)
    const numbers = [
      ...oldestFirst.map(({ total }) => total),
      ...oldestFirst.map(({ human }) => human),
    ]
    const [highest, most] = [Math.max(...heights), Math.max(...numbers)]
    // The layout without a browser has labels of another height.
    for (const [index, number] of numbers.entries())
      expect(Math.abs((heights[index] ?? 0) - (number / most) * highest)).toBeLessThan(2)
  },
)

test.each([
  [1, '10.30'],
  [9, '10.30'],
  [11, '11.33'],
])(
  'of at most %i views, the axis ends at %s, so that its ticks are whole numbers below the top',
  (most, top) => {
    expect(chartWith(most, 1)).toMatch(new RegExp(`^  y-axis [0-9.]+ --> ${top}$`, 'm'))
  },
)
