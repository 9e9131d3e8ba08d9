import type { WeekFigures } from '../traffic/figures.ts'

/** Those of the squares in the table of weeks, which is the chart’s legend. They suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }
/** As many labels as fit next to each other under the chart. */
const MAX_LABELS = 13
const UNKNOWN_LABEL = '?'
/** Weeks of the same label would be drawn as one. */
const INVISIBLE = '\u200b'

/**
 * The weeks as a Mermaid chart, the oldest first: people at the bottom of each bar, AI assistants on
 * top. Several series are drawn over each other and not stacked, so the first is of all views, and the
 * part of people is drawn over it. A week that is not known is a gap.
 *
 * @returns '' where there is nothing to compare
 */
export function renderChart(newestFirst: readonly WeekFigures[]): string {
  const weeks = newestFirst.toReversed()
  if (weeks.filter(({ totals }) => totals !== null).length < 2) return ''
  const total = weeks.map(({ totals }) => totals?.total ?? 0)
  const people = weeks.map(({ totals }) => Math.min(totals?.human ?? 0, totals?.total ?? 0))
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
    `  x-axis [${labelsOf(weeks).map((label) => `"${label}"`)}]`,
    `  y-axis "Views a week" 0 --> ${Math.max(1, ...total)}`,
    `  bar [${total}]`,
    `  bar [${people}]`,
    '```',
  ].join('\n')
}

/** The first day of each week, as often as there is room, counted back from the newest. */
function labelsOf(weeks: readonly WeekFigures[]): string[] {
  const step = Math.ceil(weeks.length / MAX_LABELS)
  return weeks.map(({ week, totals }, index) => {
    const isLabelled = (weeks.length - 1 - index) % step === 0
    const label = isLabelled ? week.firstDay : ''
    return `${totals === null ? UNKNOWN_LABEL : label}${INVISIBLE.repeat(index + 1)}`
  })
}
