import { type Block, ours, paragraph } from '../frame/page.ts'
import type { WeekViews } from '../readers/page-views.ts'

/** A chart of one week, or of zeros, compares nothing. */
const MIN_BARS = 2
/** More labels don't fit below the bars on a phone. */
const MAX_LABELS = 13
/** With more labels, they need a smaller size. */
const MAX_LARGE_LABELS = 8
/** The colours of the squares in the legend. They suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }

/**
 * The weeks as a Mermaid chart under its legend, the oldest week first: people at the bottom of each bar,
 * AI assistants on top. Mermaid draws series over each other and does not stack them, so the first has all views,
 * and we draw those by people over it. Unknown weeks have no bar: any would be wrong.
 *
 * Mermaid draws bars with equal labels as one, so either each bar has its own label or a numeric axis has none.
 */
export function chartOf(newestFirst: ReadonlyArray<Pick<WeekViews, 'week' | 'totals'>>): Block[] {
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
    // On a phone, Mermaid measures labels too narrow, and cuts them off without this.
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
