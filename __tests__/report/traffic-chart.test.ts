import { expect, test } from '@jest/globals'
import { renderChart } from '../../src/report/chart.ts'
import { LAST_WEEK, row, site, trafficFrom } from '../traffic/harness.ts'

const BLOCK = `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: 300
  themeVariables:
    xyChart:
      backgroundColor: transparent
      plotColorPalette: "#9b6bd0, #3b88c3"
---
xychart-beta
  x-axis ["26 Oct","2 Nov","9 Nov"]
  y-axis "Views a week" 0 --> 30
  bar [10,10,30]
  bar [8,8,20]
\`\`\``

async function chartOf(weeks: number): Promise<string> {
  const answer = site((week) => [week === LAST_WEEK ? row('/', 20, 10) : row('/', 8, 2)])
  return renderChart((await trafficFrom({ weeks, answer })).figures.weeks)
}

test('the chart draws all views, then people over them, from the oldest week to the newest', async () => {
  expect(await chartOf(3)).toBe(BLOCK)
})

test('there is no chart of a single week', async () => {
  expect(await chartOf(1)).toBe('')
})

test("of a year's weeks every fourth or so is labelled, the newest among them, and no two are alike", async () => {
  const [, axis = ''] = /x-axis (\[.*\])/.exec(await chartOf(53)) ?? []
  const labels: string[] = JSON.parse(axis)
  expect(new Set(labels).size).toBe(53)
  const shown = labels.map((label) => label.replaceAll('\u200b', ''))
  expect(shown.filter((label) => label !== '')).toHaveLength(11)
  expect(shown.at(-1)).toBe('9 Nov')
})
