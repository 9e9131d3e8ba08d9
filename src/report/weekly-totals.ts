import { type Block, countOf, join, link, ours, paragraph, say, type Text } from '../frame/page.ts'
import { changeOf, shareOf, trendOf } from '../readers/numbers.ts'
import { weekLabel } from '../readers/weeks.ts'
import type { Counts } from '../service/schemas.ts'
import type { Report } from './read-report.ts'

const OPEN_ROWS = 8
const COLUMNS = ['Week', 'People:', 'AI assistants:', 'Total:']
const UNKNOWN = ours('–')
const DEFINITION = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#weekly-totals',
  ours('Who counts as an AI assistant'),
)

export function totalsBefore({ weeks, earlier }: Report, row: number): Counts | undefined {
  return row < weeks.length - 1 ? weeks[row + 1]?.totals : earlier
}

/** `**3,788 views by people**, up 0.6%, and 2,107 by AI assistants, up 2% (36% of 5,895).` */
export function viewsSentence(report: Report): Text | undefined {
  const totals = report.weeks[0]?.totals
  if (totals === undefined) return undefined
  const { ai, total } = totals
  const share = ai === 0 ? [] : say` (${shareOf(ai, total)} of ${total})`
  return say`${join(viewFigures(report, 'the week before'), ours(', and '))}${share}.`
}

/** Also for the output `message`, which drops figures from the end. */
export function viewFigures(report: Report, reference?: string): Text[] {
  const totals = report.weeks[0]?.totals
  if (totals === undefined) return []
  const { human, ai } = totals
  const before = totalsBefore(report, 0)
  return [
    say`**${countOf(human, 'view')} by people**${trendOf(human, before?.human, reference)}`,
    say`${ai === 0 ? ours('none') : ai} by AI assistants${trendOf(ai, before?.ai, reference)}`,
  ]
}

export function totalsBlocks(report: Report): Block[] {
  const { length } = report.weeks
  if (length === 0) return []
  const more = length > OPEN_ROWS ? ours('Older weeks: below, in “All lists”.') : undefined
  return [
    tableOf(report, 0, OPEN_ROWS),
    { kind: 'small', text: join([DEFINITION, more], ours(' · ')) },
  ]
}

export function olderBlocks(report: Report): Block[] {
  if (report.weeks.length <= OPEN_ROWS) return []
  return [paragraph(ours('**Older weeks**')), tableOf(report, OPEN_ROWS)]
}

function tableOf(report: Report, start: number, end?: number): Block {
  const newestYear = report.weeks[0]?.week.dateFrom.slice(0, 4)
  const rows = report.weeks.slice(start, end).map(({ week, totals }, index) => {
    const name = ours(weekLabel(week, newestYear))
    if (totals === undefined) return [name, UNKNOWN, UNKNOWN, UNKNOWN]
    const before = totalsBefore(report, start + index)
    return [
      name,
      say`${totals.human}${changeOf(totals.human, before?.human)}`,
      say`${totals.ai}${changeOf(totals.ai, before?.ai)}`,
      say`${totals.total}`,
    ]
  })
  return { kind: 'table', columns: COLUMNS, rows }
}
