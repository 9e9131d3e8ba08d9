import type { WeekFigures } from '../readers/page-figures.ts'
import type { Markdown } from './markdown.ts'

/** With fewer weeks, the table says all that a chart could. */
const MIN_WEEKS = 4
/** As many labels as fit next to each other under the chart. */
const MAX_LABELS = 6
/** From here on, the axis counts in thousands, which Mermaid does not separate. */
const MIN_THOUSANDS = 10_000
/** The colours of the squares in the legend. They suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }
/** Of the 7 to 15 that Mermaid draws beside the bars, the most first, every third stays, 0 among them. */
const FEWER_TICKS =
  '.left-axis :is(text, .ticks path):not(:nth-last-child(3n + 1)) { display: none }'
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
 * @returns '' where there is too little to compare
 */
export function renderChart(newestFirst: readonly WeekFigures[], md: Markdown): string {
  const bars = newestFirst
    .toReversed()
    .flatMap(({ week, totals }) => (totals === null ? [] : [{ label: week.firstDay, ...totals }]))
  if (bars.length < MIN_WEEKS) return ''
  const most = Math.max(1, ...bars.map(({ total }) => total))
  const inThousands = most >= MIN_THOUSANDS
  const scaled = (views: number) => (inThousands ? Math.round(views / 100) / 10 : views)
  const step = Math.ceil(bars.length / MAX_LABELS)
  const isLabelled = (index: number) => (bars.length - 1 - index) % step === 0
  const labels = bars.map(({ label }, index) =>
    isLabelled(index) ? label : WIDE_SPACE + ZERO_WIDTH_SPACE.repeat(index + 1),
  )
  return md.chart(
    `**Views a week${inThousands ? ', in thousands' : ''}** 🟦 people 🟪 AI assistants`,
    [
      '---',
      'config:',
      `  themeCSS: "${FEWER_TICKS}"`,
      '  xyChart:',
      // A phone shows it at about three quarters of its size, and people can still read it.
      '    width: 480',
      '    height: 280',
      '    xAxis:',
      '      showTick: false',
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
      `  y-axis 0 --> ${scaled(most)}`,
      `  bar [${bars.map(({ total }) => scaled(total))}]`,
      `  bar [${bars.map(({ human }) => scaled(human))}]`,
    ].join('\n'),
  )
}
