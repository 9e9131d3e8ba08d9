import { Cancelled, explain } from './errors.ts'
import type { RequestPolicy } from './http/retry.ts'
import { type Inputs, wantsReport } from './inputs/inputs.ts'
import type { AskStep } from './job/types.ts'
import type { MissedByReaders } from './prompt/missed-by-readers.ts'
import type { ReportOptions } from './report/read-report.ts'
import type { readAndPrint } from './report/report.ts'
import { renderPlain, richText } from './rich-text.ts'
import type { Log } from './runtime.ts'

/* The report of a step: its occasion, its scope, and its part for the agent. */

export type ReportResult = Awaited<ReturnType<typeof readAndPrint>>

/** Includes the signals that we quote to the agent, even if the workflow asks for no report. */
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

export function isReportDue(step: AskStep, outcome: string): boolean {
  return wantsReport(step.inputs) && outcome !== 'cancelled'
}

/** Numbers that cannot be read are gaps in the report, not failures. */
export async function makeReport(step: AskStep, policy: RequestPolicy): Promise<ReportResult> {
  const made = await step.log.group('Report', async () => {
    // Most steps read no numbers.
    const { readAndPrint } = await import('./report/report.ts')
    return readAndPrint({ ...step, policy }, reportOptions(step.inputs))
  })
  // A step that only reports ends with the reason, which the gaps would only repeat.
  const endsWithReason = step.task === undefined && made.report.outcome !== 'reported'
  if (endsWithReason) return made
  for (const warning of made.page.warnings) step.log.warning(renderPlain(warning))
  return made
}

/** The report's part for the agent. */
export async function missedIn(made: ReportResult): Promise<MissedByReaders> {
  const { extractMissedByReaders } = await import('./prompt/missed-by-readers.ts')
  return extractMissedByReaders(made.report)
}

/**
 * Adds the report to a finished result. If that fails, even by a defect of ours, there is a warning, and the result is
 * as it was; a cancel needs no warning.
 */
export async function addReport<Result>(
  log: Log,
  result: Result,
  add: () => Promise<Result>,
): Promise<Result> {
  try {
    return await add()
  } catch (error) {
    if (!(error instanceof Cancelled))
      log.warning(renderPlain(richText`The report is missing. ${explain(error, log)}`))
    return result
  }
}
