import { type AnalyticsResult, describeGaps } from './analytics-step.ts'
import { ActionError, Cancelled, Refused, Skipped } from './base/errors.ts'
import { failsStep } from './base/outcomes.ts'
import { messageOf } from './base/text.ts'
import type { BuildResult } from './builds/run-build.ts'
import type { ReportedResult } from './github/conversation.ts'
import { renderReport, type StepResult } from './report/report.ts'
import type { Traffic } from './report/traffic-report.ts'
import { log } from './runner/log.ts'
import type { Outputs } from './runner/outputs.ts'

/** The result of a step that stopped before calling the service. */
export function concludeThrown(error: unknown): StepResult {
  const message = explain(error)
  const details = error instanceof ActionError ? error.details : []
  if (error instanceof Refused) return { outcome: 'skipped', message, level: 'warning' }
  if (error instanceof Skipped) return { outcome: 'skipped', message }
  return { outcome: error instanceof Cancelled ? 'cancelled' : 'error', message, details }
}

/** The result of a step that asked for a report alone. */
export function concludeAnalytics(analytics: AnalyticsResult, signal: AbortSignal): StepResult {
  const { outcome, traffic, readers, error } = analytics
  if (outcome === 'error') {
    const message = error === undefined ? describeGaps(analytics).join(' ') : explain(error)
    return { outcome, message }
  }
  const message = outcome === 'cancelled' ? explain(signal.reason) : ''
  return { outcome, message, traffic, readers }
}

/** What to say of something that was thrown. A defect of ours shows its stack in the debug log. */
export function explain(thrown: unknown): string {
  if (thrown instanceof ActionError || thrown instanceof Skipped || thrown instanceof Cancelled) {
    return thrown.message
  }
  if (thrown instanceof Error) log.debug(thrown.stack ?? '')
  return `Unexpected error, a defect of this action: ${messageOf(thrown)}. Please report it, with the log of a run with debug logging.`
}

/** What a comment says of a result. */
export function commentOf(result: StepResult): ReportedResult {
  const { job, pullRequest } = result.job ?? {}
  return {
    outcome: result.outcome,
    jobId: job?.id,
    pullRequest,
    isAsked: result.job?.isAsked ?? true,
    branch: job?.source?.ref ?? undefined,
    render: (maxBytes) => renderReport(result, maxBytes),
  }
}

/** What later steps read of a build. */
export function buildOutputs({ known, build }: Pick<BuildResult, 'known' | 'build'>): Outputs {
  return {
    ...(known && { 'build-id': known.id }),
    ...(known?.previewUrl && { 'preview-url': known.previewUrl }),
    ...(build && { 'build-status': build.status }),
  }
}

/** Whether a result fails the step: by its outcome, or by the verdict on its preview. */
export function fails({ outcome, build }: StepResult, failOn: ReadonlySet<string>): boolean {
  if (failsStep(outcome, failOn)) return true
  // Beside a job, a preview that got no verdict is no reason to fail.
  return build?.outcome === 'preview-failed' && failsStep(build.outcome, failOn)
}

/** The last week, for the next step; empty where it is not known. */
function trafficOutputs({ figures }: Traffic): Outputs {
  const [last] = figures.weeks
  if (last?.totals == null) return {}
  const { human, ai, total } = last.totals
  const percent = last.change?.percent
  return {
    'human-views': `${human}`,
    'ai-views': `${ai}`,
    'total-views': `${total}`,
    'total-views-change': typeof percent === 'number' ? `${Math.round(percent * 10) / 10}` : '',
  }
}

/** What later steps read of a result. */
export function outputsOf(result: StepResult): Outputs {
  const { outcome, traffic, readers, build, automation } = result
  const { job, pullRequest } = result.job ?? {}
  return {
    outcome,
    ...(traffic && trafficOutputs(traffic)),
    ...readers?.outputs,
    ...(job && { 'job-id': job.id, status: job.status }),
    ...(build && buildOutputs(build)),
    ...(automation && { 'automation-run-id': automation.runId }),
    ...(pullRequest && {
      'pr-link': pullRequest.url,
      'pr-number': pullRequest.number,
      'pr-repository': pullRequest.repository,
    }),
  }
}
