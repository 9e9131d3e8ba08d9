import { type Block, ours, paragraph } from '../frame/page.ts'
import type { WeekTotals } from '../readers/page-views.ts'

/** A single bar compares nothing. */
const MIN_BARS = 2
/** More don't fit below the bars on a phone. */
const MAX_LABELS = 13
/** More need a smaller font. */
const MAX_LARGE_LABELS = 8
/** They match the legend's squares, and suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }

/**
 * Unknown weeks have no bar. Mermaid overlays series instead of stacking them, so the first has all views and
 * people's views cover it. It merges bars with equal labels, so labels are unique, or a numeric axis hides them.
 */
export function chartOf(newestFirst: ReadonlyArray<Pick<WeekTotals, 'week' | 'totals'>>): Block[] {
  const bars = newestFirst
    .toReversed()
    .flatMap(({ week, totals }) => (totals ? [{ label: week.id.slice(-3), ...totals }] : []))
  const most = Math.max(0, ...bars.map(({ total }) => total))
  if (bars.length < MIN_BARS || most === 0) return []
  const hasLabels = bars.length <= MAX_LABELS
  const axis = hasLabels ? `[${bars.map(({ label }) => label)}]` : `1 --> ${bars.length}`
  const code = [
    '---',
    'config:',
    '  xyChart:',
    '    width: 560',
    '    height: 330',
    '    xAxis:',
    ...(hasLabels
      ? [`      labelFontSize: ${bars.length <= MAX_LARGE_LABELS ? 14 : 12}`]
      : ['      showLabel: false', '      showTick: false']),
    // Mermaid measures labels too narrow on a phone, and would cut them off.
    '    yAxis:',
    '      labelPadding: 24',
    '  themeVariables:',
    '    xyChart:',
    '      backgroundColor: transparent',
    `      plotColorPalette: "${COLORS.assistants}, ${COLORS.people}"`,
    '---',
    'xychart-beta',
    `  x-axis ${axis}`,
    `  y-axis 0 --> ${most}`,
    `  bar [${bars.map(({ total }) => total)}]`,
    `  bar [${bars.map(({ human }) => human)}]`,
  ].join('\n')
  const legend = ours('**Views a week** 🟦 people 🟪 AI assistants')
  return [paragraph(legend), { kind: 'code', language: 'mermaid', code }]
}
