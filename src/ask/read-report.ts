import { giveTimeForReport } from '../frame/story.ts'
import type { Report } from '../report/report.ts'
import { messageOf } from '../text.ts'
import { reportOrder } from './inputs.ts'
import type { AskStep } from './step.ts'

/** Reads the numbers of the report, and saves them. What cannot be read is a part of the report. */
export async function readReport(step: AskStep): Promise<Report> {
  const { inputs, signal, log } = step
  giveTimeForReport(step)
  log.group('Report')
  // Loaded here and not at the top: most steps read no numbers.
  const { readReport } = await import('../report/report.ts')
  const report = await readReport(step, reportOrder(inputs))
  if (inputs.trafficFile !== undefined && !signal.aborted) {
    try {
      const { writeTrafficFile } = await import('../report/traffic-json.ts')
      await writeTrafficFile(inputs.trafficFile, report, inputs, step)
    } catch (error) {
      log.warning(`The traffic-file could not be written: ${messageOf(error)}`)
    }
  }
  log.endGroup()
  return report
}
