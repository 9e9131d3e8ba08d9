import type { OutputEntry } from '../result/outputs.ts'
import type { Report } from './read-report.ts'

/** Only known numbers. */
export function outputsOfReport(report: Report): OutputEntry[] {
  const { totals, totalsBefore } = report
  if (totals === undefined) return []
  const outputs: OutputEntry[] = [
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
