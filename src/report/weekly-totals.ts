import { parenthesizedChange, percentOf, trendClause } from '../analytics/numbers-and-lists.ts'
import type { WeekTotals } from '../analytics/page-views.ts'
import {
  type Block,
  countWithNoun,
  join,
  link,
  paragraph,
  type RichText,
  richText,
  trusted,
} from '../core/result-page.ts'
import type { Counts } from '../service/schemas.ts'
import { NO_BREAK_SPACE } from '../text.ts'
import type { Report } from './read-report.ts'

/* The page views of each week: a sentence on the newest, a table of the newest four, and a chart of all. */

/**
 * `**3,788 views by people**, up 0.6%, and 2,107 by AI assistants, up 2% (36% of 5,895).`
 * `**12 views by people**, after 3 the week before, and none by AI assistants.`
 */
export function viewsSentence(totals: Counts, before: Counts | undefined): RichText {
  const figures = viewClauses(totals, before, 'the week before')
  const said = join(figures, trusted(', and '))
  if (totals.ai === 0) return richText`${said}.`
  const share = percentOf(totals.ai, totals.total)
  return richText`${said} (${share} of ${totals.total}).`
}

/** The newest of 53 weeks is compared with the oldest. */
const WEEKS_OF_A_YEAR = 52

/** `The same week a year ago: 3,491 views by people (+8%).`, if both weeks are known */
export function yearAgoSentence(weeks: readonly WeekTotals[]): RichText | undefined {
  const now = weeks[0]?.totals?.human
  const then = weeks[WEEKS_OF_A_YEAR]?.totals?.human
  if (now === undefined || then === undefined) return undefined
  const views = countWithNoun(then, 'view')
  const change = parenthesizedChange(now, then)
  return richText`The same week a year ago: ${views} by people${change}.`
}

/** Also for the output `message`, which drops figures from the end. */
export function viewClauses(
  totals: Counts,
  before: Counts | undefined,
  reference?: string,
): RichText[] {
  const { human, ai } = totals
  const humanTrend = trendClause(human, before?.human, reference)
  const aiTrend = trendClause(ai, before?.ai, reference)
  const people = countWithNoun(human, 'view')
  let assistants = richText`${ai}`
  if (ai === 0) assistants = trusted('none')
  const byPeople = richText`**${people} by people**${humanTrend}`
  const byAssistants = richText`${assistants} by AI assistants${aiTrend}`
  return [byPeople, byAssistants]
}

const OPEN_ROWS = 4
const COLUMNS = ['Week', 'People:', 'AI assistants:', 'Total:']
const UNKNOWN = trusted('–')
const DEFINITION = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#weekly-totals',
  trusted('Who counts as an AI assistant'),
)

/** A table of the newest weeks, and one of the others. */
export function totalsTables(report: Report): { newest: Block[]; older: Block[] } {
  const newest: Block[] = []
  const older: Block[] = []
  const rows = tableRows(report)
  if (rows.length === 0) return { newest, older }
  const notes = [DEFINITION]
  if (rows.length > OPEN_ROWS) {
    const others = rows.splice(OPEN_ROWS)
    notes.push(trusted('Older weeks: below, in “All lists”.'))
    older.push(paragraph(trusted('**Older weeks**')))
    older.push({ kind: 'table', columns: COLUMNS, rows: others })
  }
  newest.push({ kind: 'table', columns: COLUMNS, rows })
  const note = join(notes, trusted(' · '))
  newest.push({ kind: 'small', text: note })
  return { newest, older }
}

function tableRows(report: Report): RichText[][] {
  const before = report.totalsBefore
  const newestYear = report.weeks[0]?.week.year
  const rows: RichText[][] = []
  for (const { week, totals } of report.weeks) {
    // `W47 · 16 Nov`, with the year if it is another one. It breaks only between week, day and year.
    const number = week.id.slice(-3)
    const day = week.firstDay.replace(' ', NO_BREAK_SPACE)
    let name = `${number}${NO_BREAK_SPACE}· ${day}`
    if (week.year !== newestYear) name += ` ${week.year}`
    if (totals === undefined) {
      rows.push([trusted(name), UNKNOWN, UNKNOWN, UNKNOWN])
      continue
    }
    const total = richText`${totals.total}`
    let human = richText`${totals.human}`
    let ai = richText`${totals.ai}`
    // The newest has its change. For the others, the numbers below each other show it.
    const isNewest = rows.length === 0
    if (isNewest) {
      const humanChange = parenthesizedChange(totals.human, before?.human)
      const aiChange = parenthesizedChange(totals.ai, before?.ai)
      human = richText`${human}${humanChange}`
      ai = richText`${ai}${aiChange}`
    }
    rows.push([trusted(name), human, ai, total])
  }
  return rows
}

/** A single bar compares nothing. */
const MIN_BARS = 2
/** More weeks don't fit below the bars on a phone, so months are named instead. */
const MAX_WEEKS_NAMED = 13
/** More need a smaller font. */
const MAX_LARGE_LABELS = 8
/** With an axis up to less than 8, Mermaid's ticks are fractions of a view. */
const LOWEST_TOP = 10
/**
 * Mermaid 11.17.2 draws the lowest value of the axis above the feet of the bars: by 8 of 289 px in a wide window, by 4
 * on a phone, where it measures smaller labels. If the axis begins at this share of the highest value, 0 is within 2 px
 * of the feet.
 */
const START_OF_AXIS = 6.2 / 290
/** They match the legend's squares, and suit light and dark. */
const COLORS = { people: '#3b88c3', assistants: '#9b6bd0' }

type ChartedWeek = Pick<WeekTotals, 'week' | 'totals'>

/**
 * Each week is a category of its own. With numbers for an axis, Mermaid 11.17.2 makes bars wider than their distance, so
 * from 16 weeks on they hide each other.
 *
 * Mermaid overlays series instead of stacking them, so the first has all views and people's views cover it.
 */
export function chartOf(newestFirst: readonly ChartedWeek[]): Block[] {
  const known = newestFirst.flatMap((week) => week.totals ?? [])
  const most = Math.max(0, ...known.map((totals) => totals.total))
  if (known.length < MIN_BARS || most === 0) return []

  // Far below the axis, the height is negative, and browsers draw no such rectangle.
  const noBar = -most
  const namesWeeks = newestFirst.length <= MAX_WEEKS_NAMED
  const mondays: string[] = []
  const categories: string[] = []
  const allViews: number[] = []
  const humanViews: number[] = []
  for (const { week, totals } of newestFirst.toReversed()) {
    if (namesWeeks) categories.push(week.id.slice(-3))
    else categories.push(monthOf(week.firstDay, categories.length))
    mondays.push(`Monday ${week.firstDay} ${week.year}`)
    allViews.push(totals?.total ?? noBar)
    humanViews.push(totals?.human ?? noBar)
  }

  let caption = '**Views a week**'
  let labels = 'labelFontSize: 14'
  if (newestFirst.length > MAX_LARGE_LABELS) labels = 'labelFontSize: 12'
  if (!namesWeeks) {
    labels += '\n      showTick: false'
    caption += `, ${mondays[0]} to ${mondays.at(-1)}`
  }
  caption += ' 🟦 people 🟪 AI assistants'

  const top = Math.max(most, LOWEST_TOP)
  const start = (top * START_OF_AXIS).toFixed(2)
  const code = [
    '---',
    'config:',
    '  xyChart:',
    '    width: 560',
    '    height: 330',
    '    xAxis:',
    `      ${labels}`,
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
    `  y-axis ${start} --> ${top}`,
    `  bar [${allViews}]`,
    `  bar [${humanViews}]`,
  ]
  const drawing = code.join('\n')
  return [paragraph(trusted(caption)), { kind: 'drawing', code: drawing }]
}

const ZERO_WIDTH_SPACE = '\u200b'
const ZERO_WIDTH_NON_JOINER = '\u200c'

/** `"Nov"` at the first Monday of a month, and otherwise nothing to see. Mermaid merges equal categories, so each is different. */
function monthOf(monday: string, index: number): string {
  const [day, month = ''] = monday.split(' ')
  let name = ''
  if (Number(day) <= 7) name = month
  const number = index.toString(2)
  const hidden = number.replaceAll('0', ZERO_WIDTH_SPACE).replaceAll('1', ZERO_WIDTH_NON_JOINER)
  return `"${name}${hidden}"`
}
