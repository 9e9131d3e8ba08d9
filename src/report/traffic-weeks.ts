import type { Figures, WeekFigures } from '../traffic/figures.ts'
import {
  countOf,
  formatChange,
  formatCount,
  formatShare,
  NOT_AVAILABLE,
  trendOf,
} from './numbers.ts'
import { bar, blocks, folded, type Row, table, unbroken } from './tables.ts'

/** Weeks shown at once; earlier ones are folded. */
const WEEKS_SHOWN = 8

/** The last week in one sentence, plain unless `emphasize` marks its main figure. */
export function trafficSentence({ weeks }: Figures, emphasize = (text: string) => text): string {
  const [last] = weeks
  if (last === undefined) return ''
  const { week, totals, change, aiShare } = last
  if (totals === null) return `Last week's page views (${week.label}) are ${NOT_AVAILABLE}.`
  const share = aiShare === null ? '' : `; AI assistants read ${formatShare(aiShare)}`
  const views = emphasize(countOf(totals.total, 'view'))
  return `${views} last week (${week.label})${trendOf(change)}${share}.`
}

const WEEK_COLUMNS = ['Week', 'Views:', 'Change:', '🟦 People:', '🟪 AI assistants:', ''].map(
  unbroken,
)

/** The table of weeks, the newest first. */
export function renderWeeks({ weeks, meanBefore }: Figures): string {
  const most = Math.max(...weeks.map(({ totals }) => totals?.total ?? 0))
  const rows = weeks.map((week) => weekRow(week, most))
  const mean = meanBefore === null || meanBefore.weeks === 1 ? [] : [meanRow(meanBefore)]
  const earlier = rows.slice(WEEKS_SHOWN)
  return blocks([
    table(WEEK_COLUMNS, [...rows.slice(0, WEEKS_SHOWN), ...mean]),
    earlier.length === 0
      ? ''
      : folded(countOf(earlier.length, 'earlier week'), table(WEEK_COLUMNS, earlier)),
  ])
}

function weekRow({ week, totals, change, aiShare }: WeekFigures, most: number): Row {
  const label = unbroken(week.label)
  if (totals === null) return [label, NOT_AVAILABLE, '', '', '', '']
  const share = aiShare === null ? '' : ` (${formatShare(aiShare)})`
  return [
    label,
    `**${formatCount(totals.total)}**`,
    formatChange(change),
    formatCount(totals.human),
    unbroken(`${formatCount(totals.ai)}${share}`),
    bar(totals, most),
  ]
}

function meanRow({ totals, weeks }: NonNullable<Figures['meanBefore']>): Row {
  const { total, human, ai } = totals
  const italic = (mean: number) => `_${formatCount(mean)}_`
  const label = unbroken(`_Mean of ${weeks} before_`)
  return [label, italic(total), '', italic(human), italic(ai), '']
}
