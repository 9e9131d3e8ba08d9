import type { Output, OutputFormats } from '../frame/outputs.ts'
import { figuresIn, isPartial, type Reading } from '../readers/reading.ts'
import { inTenths, percentChange } from '../readers/numbers.ts'
import type { Report } from './read-report.ts'
import { totalsBefore } from './weekly-totals.ts'

export const REPORT_OUTPUTS = {
  'human-views': 'number',
  'human-views-change': 'number',
  'ai-views': 'number',
  'total-views': 'number',
  'total-views-change': 'number',
  visitors: 'number',
  'unclicked-searches': 'number',
  'unanswered-questions': 'number',
  'thumbs-down': 'number',
} as const satisfies OutputFormats
type ReportOutput = keyof typeof REPORT_OUTPUTS

/** Partial numbers are left out: a script can't read "at least". */
export function reportOutputs(report: Report): Output<ReportOutput>[] {
  const { visitors, searches, questions, feedback } = report.signals ?? {}
  const totals = report.weeks[0]?.totals
  const before = totalsBefore(report, 0)
  const numbers: Array<[ReportOutput, number | undefined]> = [
    ['human-views', totals?.human],
    ['human-views-change', changeInTenths(totals?.human, before?.human)],
    ['ai-views', totals?.ai],
    ['total-views', totals?.total],
    ['total-views-change', changeInTenths(totals?.total, before?.total)],
    ['visitors', figuresIn(visitors)?.last.human],
    ['unclicked-searches', wholeFiguresIn(searches, 'Searches')?.unclickedSearches],
    ['unanswered-questions', wholeFiguresIn(questions, 'Questions')?.questions.length],
    ['thumbs-down', wholeFiguresIn(feedback, 'Votes')?.thumbsDown],
  ]
  return numbers.map(([name, number]) => [name, number?.toString()])
}

function changeInTenths(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || !before ? undefined : inTenths(percentChange(now, before))
}

function wholeFiguresIn<T>(reading: Reading<T> | undefined, subject: string): T | undefined {
  return isPartial(reading, subject) ? undefined : figuresIn(reading)
}
