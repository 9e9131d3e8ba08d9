import { readReport } from './read-report.ts'
import { pageOfReport } from './report-page.ts'
import { outputsOfReport } from './weekly-totals.ts'

/** A report with its page and its outputs: all that a step loads of this folder, and only if it reports. */
export async function readAndPrint(...asked: Parameters<typeof readReport>) {
  const report = await readReport(...asked)
  return { report, page: pageOfReport(report), outputs: outputsOfReport(report) }
}
