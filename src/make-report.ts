import { type Inputs, wantsReport } from './inputs/inputs.ts'
import type { AskStep } from './job/types.ts'
import type { ReportOptions } from './report/read-report.ts'
import type { readAndPrint } from './report/report-page.ts'
import { renderPlain } from './rich-text.ts'

/* The report of a step: its occasion, and its scope. */

export type ReportResult = Awaited<ReturnType<typeof readAndPrint>>

/** A prompt that quotes readers' signals needs one, even if the workflow asks for none. */
export function needsReport(inputs: Inputs): boolean {
  return wantsReport(inputs) || inputs.context.has('signals')
}

export function reportOptions(inputs: Inputs): ReportOptions {
  let project: string | undefined
  // With a `comment-key`, several steps comment on one issue: a matrix of projects, for example.
  if (inputs.commentKey !== '') project = inputs.projectId
  return {
    project,
    trafficWeeks: inputs.trafficWeeks,
    signals: inputs.readerSignals || inputs.context.has('signals'),
  }
}

/** Numbers that cannot be read are gaps in the report, not failures. */
export async function makeReport(step: AskStep): Promise<ReportResult> {
  let policy = step.startPolicy('read')
  // The agent can be asked without a report of which it gets nothing.
  const isBeside = step.task?.quotes.has('signals') === false
  if (isBeside) policy = step.startPolicy('optional')
  const made = await step.log.group('Report', async () => {
    // Most steps read no numbers.
    const { readAndPrint } = await import('./report/report-page.ts')
    return readAndPrint({ ...step, policy }, reportOptions(step.inputs))
  })
  // A step that only reports ends with the reason, which the gaps would only repeat.
  const endsWithReason = step.task === undefined && made.report.outcome !== 'reported'
  if (endsWithReason) return made
  for (const warning of made.page.warnings) step.log.warning(renderPlain(warning))
  return made
}
