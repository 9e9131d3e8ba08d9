import type { Output, OutputFormats } from '../frame/outputs.ts'
import type { SignalKind } from '../readers/kinds.ts'
import { inTenths, percentChange } from '../readers/numbers.ts'
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
  const outputs: Output<ReportOutput>[] = []
  const add = (name: ReportOutput, number: number | undefined) => {
    if (number !== undefined) outputs.push([name, `${number}`])
  }
  const { totals } = report
  if (totals !== undefined) {
    const before = report.totalsBefore
    add('human-views', totals.human)
    add('human-views-change', changeInTenths(totals.human, before?.human))
    add('ai-views', totals.ai)
    add('total-views', totals.total)
    add('total-views-change', changeInTenths(totals.total, before?.total))
  }
  for (const [kind, description] of report.signals.descriptions) {
    const name = OUTPUT_OF[kind]
    if (name !== undefined && !description.isLow) add(name, description.number)
  }
  return outputs
}

function changeInTenths(now: number, before: number | undefined): number | undefined {
  if (before === undefined || before === 0) return undefined
  return inTenths(percentChange(now, before))
}
