import type { OutputEntry, OutputFormats } from '../core/outputs.ts'
import type { Report } from './read-report.ts'

export const REPORT_OUTPUTS = {
  'human-views': 'number',
  'human-views-change': 'number',
  'ai-views': 'number',
  'total-views': 'number',
} as const satisfies OutputFormats

/** Only known numbers. */
export function outputsOfReport(report: Report): OutputEntry<keyof typeof REPORT_OUTPUTS>[] {
  const { totals, totalsBefore } = report
  if (totals === undefined) return []
  const outputs: OutputEntry<keyof typeof REPORT_OUTPUTS>[] = [
    ['human-views', `${totals.human}`],
    ['ai-views', `${totals.ai}`],
    ['total-views', `${totals.total}`],
  ]
  const before = totalsBefore?.human
  if (before) {
    // In percent, with half a tenth rounded away from zero. Multiply first, so that halves stay exact.
    const percent = ((totals.human - before) * 100) / before
    const tenths = Math.round(Math.abs(percent) * 10)
    outputs.push(['human-views-change', `${(Math.sign(percent) * tenths) / 10}`])
  }
  return outputs
}
