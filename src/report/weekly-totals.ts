import { type Block, countOf, join, link, ours, paragraph, say, type Text } from '../frame/page.ts'
import { changeOf, shareOf, trendOf } from '../readers/numbers.ts'
import type { WeekTotals } from '../readers/page-views.ts'
import { type Period, weekLabel } from '../readers/weeks.ts'
import type { Counts } from '../service/schemas.ts'
import type { Report } from './read-report.ts'

/* The page views of each week: a sentence on the newest, a table of the newest four, and a chart of all. */

export function totalsBefore({ weeks, earlier }: Report): Counts | undefined {
  return weeks[1]?.totals ?? earlier
}

/** `**3,788 views by people**, up 0.6%, and 2,107 by AI assistants, up 2% (36% of 5,895).` */
export function viewsSentence(report: Report): Text | undefined {
  const totals = report.weeks[0]?.totals
  if (totals === undefined) return undefined
  const figures = join(viewFigures(report, 'the week before'), ours(', and '))
  if (totals.ai === 0) return say`${figures}.`
  return say`${figures} (${shareOf(totals.ai, totals.total)} of ${totals.total}).`
}

/** Also for the output `message`, which drops figures from the end. */
export function viewFigures(report: Report, reference?: string): Text[] {
  const totals = report.weeks[0]?.totals
  if (totals === undefined) return []
  const { human, ai } = totals
  const before = totalsBefore(report)
  const assistants = ai === 0 ? ours('none') : say`${ai}`
  return [
    say`**${countOf(human, 'view')} by people**${trendOf(human, before?.human, reference)}`,
    say`${assistants} by AI assistants${trendOf(ai, before?.ai, reference)}`,
  ]
}

const OPEN_ROWS = 4
const COLUMNS = ['Week', 'People:', 'AI assistants:', 'Total:']
const UNKNOWN = ours('–')
const DEFINITION = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#weekly-totals',
  ours('Who counts as an AI assistant'),
)

export function totalsBlocks(report: Report): Block[] {
  const rows = tableRows(report)
  if (rows.length === 0) return []
  const notes = [DEFINITION]
  if (rows.length > OPEN_ROWS) notes.push(ours('Older weeks: below, in “All lists”.'))
  return [
    { kind: 'table', columns: COLUMNS, rows: rows.slice(0, OPEN_ROWS) },
    { kind: 'small', text: join(notes, ours(' · ')) },
  ]
}

export function olderBlocks(report: Report): Block[] {
  const rows = tableRows(report).slice(OPEN_ROWS)
  if (rows.length === 0) return []
  return [paragraph(ours('**Older weeks**')), { kind: 'table', columns: COLUMNS, rows }]
}

/** The newest has its change. For the others, the numbers below each other show it. */
function tableRows(report: Report): Text[][] {
  const newestYear = report.weeks[0]?.week.dateFrom.slice(0, 4)
  return report.weeks.map(({ week, totals }, index) => {
    const name = ours(weekLabel(week, newestYear))
    if (totals === undefined) return [name, UNKNOWN, UNKNOWN, UNKNOWN]
    const before = index === 0 ? totalsBefore(report) : undefined
    return [
      name,
      say`${totals.human}${changeOf(totals.human, before?.human)}`,
      say`${totals.ai}${changeOf(totals.ai, before?.ai)}`,
      say`${totals.total}`,
    ]
  })
}

/** A single bar compares nothing. */
const MIN_BARS = 2
/** More don't fit below the bars on a phone. */
const MAX_LABELS = 13
/** More need a smaller font. */
const MAX_LARGE_LABELS = 8
/** They match the legend's squares, and suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }

/**
 * Each week is a category of its own. With numbers for an axis, Mermaid makes bars wider than their distance, so from
 * 16 weeks on they hide each other. It also merges bars whose labels are equal, so hidden labels have the year.
 *
 * Mermaid overlays series instead of stacking them, so the first has all views and people's views cover it.
 */
export function chartOf(newestFirst: ReadonlyArray<Pick<WeekTotals, 'week' | 'totals'>>): Block[] {
  const weeks = newestFirst.toReversed()
  const known = weeks.flatMap((week) => week.totals ?? [])
  const most = Math.max(0, ...known.map((totals) => totals.total))
  if (known.length < MIN_BARS || most === 0) return []
  const hasLabels = weeks.length <= MAX_LABELS
  const ids = weeks.map(({ week }) => week.id)
  const categories = hasLabels ? ids.map((id) => id.slice(-3)) : ids.map((id) => `"${id}"`)
  // Mermaid draws even 0 as a low bar. Far below the axis, the height is negative, and browsers draw no such rectangle.
  const noBar = -most
  const code = [
    '---',
    'config:',
    '  xyChart:',
    '    width: 560',
    '    height: 330',
    '    xAxis:',
    ...labelConfig(weeks.length),
    // Mermaid measures labels too narrow on a phone, and would cut them off.
    '    yAxis:',
    '      labelPadding: 24',
    '  themeVariables:',
    '    xyChart:',
    '      backgroundColor: transparent',
    `      plotColorPalette: "${COLORS.assistants}, ${COLORS.people}"`,
    '---',
    'xychart-beta',
    `  x-axis [${categories}]`,
    `  y-axis 0 --> ${most}`,
    `  bar [${weeks.map(({ totals }) => totals?.total ?? noBar)}]`,
    `  bar [${weeks.map(({ totals }) => totals?.human ?? noBar)}]`,
  ]
  const legend = ours('🟦 people 🟪 AI assistants')
  const caption = say`**Views a week**${hasLabels ? [] : datesOf(weeks)} ${legend}`
  return [paragraph(caption), { kind: 'code', language: 'mermaid', code: code.join('\n') }]
}

function labelConfig(count: number): string[] {
  if (count > MAX_LABELS) return ['      showLabel: false', '      showTick: false']
  const size = count > MAX_LARGE_LABELS ? 12 : 14
  return [`      labelFontSize: ${size}`]
}

/** `, Monday 10 Nov 2025 to Monday 9 Nov 2026` */
function datesOf(oldestFirst: ReadonlyArray<Pick<WeekTotals, 'week'>>): Text {
  const first = oldestFirst[0]?.week
  const last = oldestFirst.at(-1)?.week
  if (first === undefined || last === undefined) return []
  return ours(`, ${mondayOf(first)} to ${mondayOf(last)}`)
}

function mondayOf({ firstDay, dateFrom }: Period): string {
  return `Monday ${firstDay} ${dateFrom.slice(0, 4)}`
}
