import { type Block, ours, paragraph } from '../frame/page.ts'
import type { WeekViews } from '../readers/page-views.ts'

/** A chart of one week compares nothing. */
const MIN_WEEKS = 2
/** From here on, the axis counts in thousands, which Mermaid does not separate. */
const MIN_THOUSANDS = 10_000
/** The colours of the squares in the legend. They suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }

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
  const most = Math.max(1, ...bars.map(({ total }) => total))
  const inThousands = most >= MIN_THOUSANDS
  const scaled = (views: number) => (inThousands ? Math.round(views / 100) / 10 : views)
  const code = [
    '---',
    'config:',
    '  xyChart:',
    // A phone shows it at about three quarters of its size, and people can still read it.
    '    width: 480',
    '    height: 280',
    '  themeVariables:',
    '    xyChart:',
    '      backgroundColor: transparent',
    `      plotColorPalette: "${COLORS.assistants}, ${COLORS.people}"`,
    '---',
    'xychart-beta',
    `  x-axis [${bars.map(({ label }) => `"${label}"`)}]`,
    `  y-axis 0 --> ${scaled(most)}`,
    `  bar [${bars.map(({ total }) => scaled(total))}]`,
    `  bar [${bars.map(({ human }) => scaled(human))}]`,
  ].join('\n')
  const legend = `**Views a week${inThousands ? ', in thousands' : ''}** 🟦 people 🟪 AI assistants`
  return [paragraph(ours(legend)), { kind: 'code', language: 'mermaid', code }]
}
