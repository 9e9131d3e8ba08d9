import type { OutputEntry } from '../result/outputs.ts'
import { type Block, paragraph } from '../result/page.ts'
import { countWithNoun, formatNumber, type RichText, richText, trusted } from '../rich-text.ts'
import type { Counts } from '../service/schemas.ts'
import { NO_BREAK_SPACE } from '../text.ts'
import { percentOf, trendClause } from './numbers.ts'
import type { WeekTotals } from './page-views.ts'
import type { Report } from './read-report.ts'

/*
 * The page views of each week: a sentence and the outputs on the newest, a table of the newest four and one of the others,
 * and a chart of a quarter.
 */

/** On views; if they were not read, on visitors. */
export function firstSentence({ totals, totalsBefore, signals }: Report): RichText | undefined {
  const visitors = signals?.visitors
  if (totals !== undefined) return viewsSentence(totals, totalsBefore, visitors?.count)
  if (visitors === undefined) return undefined
  const people = countWithNoun(visitors.count, 'visitor')
  return richText`**${people}**${trendClause(visitors.count, visitors.before)}.`
}

/** `**3,788 views by people**, up 0.6% (594 visitors), and 2,107 by AI assistants, up 2% (36% of 5,895).` */
function viewsSentence(
  totals: Counts,
  before: Counts | undefined,
  visitors: number | undefined,
): RichText {
  if (totals.total === 0) return trusted('**No views** in the last complete week.')
  const change = trendClause(totals.human, before?.human)
  let people = richText`**${countWithNoun(totals.human, 'view')} by people**${change}`
  if (visitors !== undefined) people = richText`${people} (${countWithNoun(visitors, 'visitor')})`
  if (totals.ai === 0) return richText`${people}, and none by AI assistants.`
  const trend = trendClause(totals.ai, before?.ai)
  const assistants = richText`${formatNumber(totals.ai)} by AI assistants${trend}`
  const share = Math.round(percentOf(totals.ai, totals.total))
  return richText`${people}, and ${assistants} (${share}% of ${formatNumber(totals.total)}).`
}

/** Only known numbers. */
export function outputsOfReport(report: Report): OutputEntry[] {
  const totals = report.totals
  if (totals === undefined) return []
  const outputs: OutputEntry[] = [
    ['human-views', `${totals.human}`],
    ['ai-views', `${totals.ai}`],
    ['total-views', `${totals.total}`],
  ]
  const before = report.totalsBefore?.human
  if (before) {
    // Half a tenth is rounded away from zero.
    const percent = percentOf(totals.human - before, before)
    const tenths = Math.round(Math.abs(percent) * 10)
    outputs.push(['human-views-change', `${(Math.sign(percent) * tenths) / 10}`])
  }
  return outputs
}

const OPEN_ROWS = 4
// On a phone, `AI assistants` would push the total out of sight. The sentence above has the whole name.
const COLUMNS = ['Week (UTC)', 'People:', 'AI:', 'Total:']

function numberCell(views: number | undefined): RichText {
  if (views === undefined) return trusted('–')
  return formatNumber(views)
}

/** A table of the newest weeks, and one of the others. */
export function totalsTables(report: Report): { newest: Block[]; older: Block[] } {
  const rows: RichText[][] = []
  // The heading names the newest week's year.
  let year = report.week.year
  for (const { week, totals } of report.weeks) {
    const ownYear = week.dateFrom.slice(0, 4)
    // On a phone, the date may be below the week's number.
    const monday = week.firstDay.replace(' ', NO_BREAK_SPACE)
    let name = `${week.id.slice(-3)}${NO_BREAK_SPACE}· ${monday}`
    if (ownYear !== year) name += ` ${ownYear}`
    year = ownYear
    const views = [totals?.human, totals?.ai, totals?.total]
    rows.push([trusted(name), ...views.map(numberCell)])
  }
  const newest: Block[] = []
  const older: Block[] = []
  if (rows.length === 0) return { newest, older }
  newest.push({ kind: 'table', columns: COLUMNS, rows: rows.slice(0, OPEN_ROWS) })
  if (rows.length > OPEN_ROWS) {
    older.push(paragraph(trusted('**Older weeks**')))
    older.push({ kind: 'table', columns: COLUMNS, rows: rows.slice(OPEN_ROWS) })
  }
  return { newest, older }
}

/** More names don't fit below the bars on a phone. */
const MOST_BARS = 13
/** With an axis up to less than 8, Mermaid's ticks are fractions of a view. */
const LOWEST_TOP = 10
/** A number at the very top would be cut in half. */
const HEADROOM = 1.03
/** Mermaid 11.17.2 draws the axis' lowest value 6.2 of its 290 px above the feet of the bars: so 0 is at their feet. */
const START_OF_AXIS = 6.2 / 290
/** They match the legend's squares, and suit light and dark. */
const COLORS = '#9b6bd0, #3b88c3'

/** Mermaid overlays series instead of stacking them, so the first has all views and people's views cover it. */
export function chartOf(newestFirst: readonly Pick<WeekTotals, 'week' | 'totals'>[]): Block[] {
  const weeks = newestFirst.slice(0, MOST_BARS).toReversed()
  const known = weeks.flatMap((week) => week.totals ?? [])
  const most = Math.max(0, ...known.map((totals) => totals.total))
  // A single bar compares nothing.
  if (known.length < 2 || most === 0) return []
  // Of an unknown week. Far below the axis, a height is negative, and browsers draw no such rectangle.
  const noBar = -most
  const top = Math.max(most, LOWEST_TOP) * HEADROOM
  const code = [
    '---',
    'config:',
    '  xyChart:',
    '    width: 560',
    '    height: 330',
    '    xAxis:',
    '      labelFontSize: 12',
    // Mermaid measures labels too narrow on a phone, and would cut them off.
    '    yAxis:',
    '      labelPadding: 24',
    '  themeVariables:',
    '    xyChart:',
    '      backgroundColor: transparent',
    `      plotColorPalette: "${COLORS}"`,
    '---',
    'xychart-beta',
    `  x-axis [${weeks.map((one) => one.week.id.slice(-3))}]`,
    `  y-axis ${(top * START_OF_AXIS).toFixed(2)} --> ${top.toFixed(2)}`,
    `  bar [${weeks.map((one) => one.totals?.total ?? noBar)}]`,
    `  bar [${weeks.map((one) => one.totals?.human ?? noBar)}]`,
  ]
  const caption = paragraph(trusted('**Views a week** 🟦 people 🟪 AI assistants'))
  return [caption, { kind: 'drawing', code: code.join('\n') }]
}
