import type { Output, OutputFormats } from '../frame/outputs.ts'
import { changeInTenths } from '../readers/numbers.ts'
import type { SignalKind } from '../readers/signal.ts'
import type { Report } from './read-report.ts'

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

/** The output with a signal's number, for signals that have one. */
const OUTPUT_OF: { readonly [Kind in SignalKind]?: ReportOutput } = {
  visitors: 'visitors',
  searches: 'unclicked-searches',
  questions: 'unanswered-questions',
  feedback: 'thumbs-down',
}

/** Only known numbers. A script can't read "at least", so a number that is known only in part is left out too. */
export function reportOutputs(report: Report): Output<ReportOutput>[] {
  const numbers = new Map<ReportOutput, number>()
  const { totals, totalsBefore: before } = report
  if (totals !== undefined) {
    numbers.set('human-views', totals.human)
    if (before !== undefined && before.human > 0)
      numbers.set('human-views-change', changeInTenths(totals.human, before.human))
    numbers.set('ai-views', totals.ai)
    numbers.set('total-views', totals.total)
    if (before !== undefined && before.total > 0)
      numbers.set('total-views-change', changeInTenths(totals.total, before.total))
  }
  for (const [kind, description] of report.signals?.descriptions ?? []) {
    const name = OUTPUT_OF[kind]
    if (name !== undefined && !description.isLow) numbers.set(name, description.number)
  }
  return Array.from(numbers, ([name, number]) => [name, `${number}`])
}
