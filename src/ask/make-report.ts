import { printPlain } from '../frame/page.ts'
import type { Stage } from '../http/retry.ts'
import { messageOf } from '../text.ts'
import { reportOrder } from './inputs.ts'
import type { AskStep } from './step.ts'

export type MadeReport = Awaited<ReturnType<typeof readAndDescribe>>

/** Numbers that cannot be read are gaps in the report, not failures. */
export async function makeReport(step: AskStep, stage: Stage): Promise<MadeReport> {
  const made = await step.log.group('Report', () => readAndDescribe(step, stage))
  // A step for nothing else fails if nothing can be read, and says why.
  const isToldByFailure = step.task === undefined && made.report.outcome !== 'reported'
  if (!isToldByFailure)
    for (const warning of made.page.warnings) step.log.warning(printPlain(warning))
  return made
}

async function readAndDescribe(step: AskStep, stage: Stage) {
  // Most steps read no numbers.
  const [reading, describing, outputs, file] = await Promise.all([
    import('../report/read-report.ts'),
    import('../report/describe.ts'),
    import('../report/outputs.ts'),
    import('../report/traffic-file.ts'),
  ])
  const { inputs } = step
  const session = { ...step, stage }
  const report = await reading.readReport(session, reportOrder(inputs))
  let failure: unknown
  if (step.task === undefined && report.outcome === 'error') failure = report.error
  const page = describing.describeReport(report, failure)
  if (inputs.trafficFile !== undefined && !inputs.dryRun && !step.signal.aborted) {
    const of = { project: inputs.projectId, source: inputs.baseUrl.host }
    try {
      await file.writeTrafficFile(inputs.trafficFile, report, of, session)
    } catch (error) {
      step.log.warning(`The traffic-file could not be written: ${messageOf(error)}`)
    }
  }
  return { report, page, outputs: outputs.reportOutputs(report) }
}
