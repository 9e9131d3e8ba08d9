import type { WeekFigures } from '../traffic/figures.ts'
import type { Week } from '../traffic/weeks.ts'

/** Those of the squares in the table of weeks, which is the chart's legend. They suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }
/** As many labels as fit next to each other under the chart. */
const MAX_LABELS = 13
/** A label that takes no room. Weeks with the same label would be drawn as one, so each has another length. */
const INVISIBLE = '\u200b'

/**
 * The weeks as a Mermaid chart, the oldest first: people at the bottom of each bar, AI assistants on
 * top. Several series are drawn over each other and not stacked, so the first is of all views, and the
 * part of people is drawn over it. A week that is not known is left out, since any bar would be wrong.
 *
 * @returns '' where there is nothing to compare
 */
export function renderChart(newestFirst: readonly WeekFigures[]): string {
  const bars = newestFirst
    .toReversed()
    .flatMap(({ week, totals }) => (totals === null ? [] : [{ week, ...totals }]))
  if (bars.length < 2) return ''
  const all = bars.map(({ total }) => total)
  // The service does not promise that people are no more than all.
  const people = bars.map(({ human, total }) => Math.min(human, total))
  return [
    '```mermaid',
    '---',
    'config:',
    '  xyChart:',
    '    width: 900',
    '    height: 300',
    '  themeVariables:',
    '    xyChart:',
    '      backgroundColor: transparent',
    `      plotColorPalette: "${COLORS.assistants}, ${COLORS.people}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labelsOf(bars).map((label) => `"${label}"`)}]`,
    `  y-axis "Views a week" 0 --> ${Math.max(1, ...all)}`,
    `  bar [${all}]`,
    `  bar [${people}]`,
    '```',
  ].join('\n')
}

/** The first day of each week, as often as there is room, counted back from the newest. */
function labelsOf(bars: ReadonlyArray<{ week: Week }>): string[] {
  const step = Math.ceil(bars.length / MAX_LABELS)
  return bars.map(({ week }, index) => {
    const isLabelled = (bars.length - 1 - index) % step === 0
    return isLabelled ? week.firstDay : INVISIBLE.repeat(index + 1)
  })
}
