import type { SignalKind } from '../analytics/signal.ts'
import type { OutputEntry, OutputFormats } from '../core/outputs.ts'
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
export function outputsOfReport(report: Report): OutputEntry<ReportOutput>[] {
  const { totals, totalsBefore, signals } = report
  const numbers: Array<[name: ReportOutput, number: number | undefined]> = []
  if (totals !== undefined) {
    const humanChange = changeInTenths(totals.human, totalsBefore?.human)
    const totalChange = changeInTenths(totals.total, totalsBefore?.total)
    numbers.push(['human-views', totals.human])
    numbers.push(['human-views-change', humanChange])
    numbers.push(['ai-views', totals.ai])
    numbers.push(['total-views', totals.total])
    numbers.push(['total-views-change', totalChange])
  }
  for (const [kind, description] of signals?.descriptions ?? []) {
    const name = OUTPUT_OF[kind]
    if (name === undefined || description.isLowerBound) continue
    numbers.push([name, description.number])
  }
  const outputs: OutputEntry<ReportOutput>[] = []
  for (const [name, number] of numbers) {
    if (number !== undefined) outputs.push([name, `${number}`])
  }
  return outputs
}

/** In percent. Rounds half a tenth away from zero. */
function changeInTenths(now: number, before: number | undefined): number | undefined {
  if (before === undefined || before === 0) return undefined
  // Multiply first, so that halves stay exact.
  const percent = ((now - before) * 100) / before
  const tenths = Math.round(Math.abs(percent) * 10)
  return (Math.sign(percent) * tenths) / 10
}
