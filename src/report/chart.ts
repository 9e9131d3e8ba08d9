import { type Block, ours, paragraph } from '../frame/page.ts'
import type { WeekViews } from '../readers/page-views.ts'

/** A chart of one week compares nothing. */
const MIN_WEEKS = 2
/** As many labels as fit next to each other under the chart on a phone. */
const MAX_LABELS = 6
/** The colours of the squares in the legend. They suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }

/**
 * For weeks without a label. Mermaid leaves as much room at the edges as the widest label takes, which it measures
 * too narrow on a phone; it trims labels; and it draws weeks with the same label as one, so their lengths differ.
 */
const WIDE_SPACE = `\u200b${'\u00a0'.repeat(18)}\u200b`
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * The weeks as a Mermaid chart under its legend, the oldest week first: people at the bottom of each bar,
 * AI assistants on top. Mermaid draws series over each other and does not stack them, so the first has all views,
 * and we draw those by people over it. We leave out unknown weeks: any bar would be wrong.
 *
 * @returns no block where there is too little to compare
 */
export function chartOf(newestFirst: ReadonlyArray<Pick<WeekViews, 'week' | 'totals'>>): Block[] {
  const bars = newestFirst
    .toReversed()
    .flatMap(({ week, totals }) => (totals ? [{ label: week.firstDay, ...totals }] : []))
  if (bars.length < MIN_WEEKS) return []
  const step = Math.ceil(bars.length / MAX_LABELS)
  const labels = bars.map(({ label }, index) =>
    (bars.length - 1 - index) % step === 0
      ? label
      : WIDE_SPACE + ZERO_WIDTH_SPACE.repeat(index + 1),
  )
  const code = [
    '---',
    'config:',
    '  xyChart:',
    // A phone shows it at about three quarters of its size, and people can still read it.
    '    width: 480',
    '    height: 280',
    // On a phone, Mermaid measures labels too narrow, and cuts them off without this.
    '    yAxis:',
    '      labelPadding: 14',
    '  themeVariables:',
    '    xyChart:',
    '      backgroundColor: transparent',
    `      plotColorPalette: "${COLORS.assistants}, ${COLORS.people}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labels.map((label) => `"${label}"`)}]`,
    `  y-axis 0 --> ${Math.max(1, ...bars.map(({ total }) => total))}`,
    `  bar [${bars.map(({ total }) => total)}]`,
    `  bar [${bars.map(({ human }) => human)}]`,
  ].join('\n')
  const legend = ours('**Views a week** 🟦 people 🟪 AI assistants')
  return [paragraph(legend), { kind: 'code', language: 'mermaid', code }]
}
