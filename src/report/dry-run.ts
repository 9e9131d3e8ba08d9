import type { Order } from '../agent/order.ts'
import { firstLine } from '../base/prompt.ts'
import { quote } from '../base/text.ts'
import type { BuildOrder } from '../builds/order.ts'
import { asksForReport, type ContextKind, type Inputs } from '../runner/inputs.ts'
import { isOnRecord } from '../runner/job-id.ts'
import { pathsOf } from '../service/paths.ts'
import { countOf } from './numbers.ts'
import type { StepResult } from './report.ts'

/** What a step would have done. Its inputs are right, and the gate let it through. */
export function describeDryRun(
  inputs: Inputs,
  { order, buildOrder }: { order: Order | undefined; buildOrder: BuildOrder | undefined },
): StepResult {
  const plans = [
    ...(order ? [jobPlan(order, inputs)] : []),
    ...(order && inputs.preview ? ['build a preview of its pull request'] : []),
    ...(buildOrder ? [buildPlan(buildOrder, inputs)] : []),
    ...(asksForReport(inputs) ? [reportPlan(inputs)] : []),
  ]
  return {
    outcome: 'dry-run',
    message: `The inputs are right, and the permission check was passed. Without dry-run, this step would ${plans.join(', and ')}.`,
    prompt: order?.prompt,
  }
}

const CONTEXTS: Record<ContextKind, string> = {
  event: "the event's context",
  changes: 'the changes since the last time',
  signals: 'what readers missed',
}

/** As the end of a sentence: "This step would …". */
function jobPlan({ prompt, quotes, jobId }: Order, { projectId, baseUrl, wait }: Inputs): string {
  const paths = pathsOf(projectId)
  const job = isOnRecord(jobId) ? '(the recorded job)' : (jobId ?? '')
  if (prompt === undefined) return `get ${baseUrl}${paths.job(job)}${wait ? ' until it ends' : ''}`
  const size = countOf(Buffer.byteLength(prompt), 'byte')
  const kinds = [...quotes].map((kind) => CONTEXTS[kind])
  const context = kinds.length > 0 ? `, and behind it ${kinds.join(' and ')},` : ''
  const path = jobId === undefined ? paths.jobs : paths.messages(job)
  const then = wait ? ', then wait for the job to end' : ''
  return `post a prompt of ${size} that begins ${quote(firstLine(prompt), 100)}${context} to ${baseUrl}${path}${then}`
}

function reportPlan(inputs: Inputs): string {
  const { projectId, baseUrl, trafficWeeks, trafficMaxRequests, readerSignals } = inputs
  const parts = [
    ...(trafficWeeks > 0 ? [`the page views of ${countOf(trafficWeeks, 'week')}`] : []),
    ...(readerSignals.size > 0 ? [`readers' signals (${[...readerSignals].join(', ')})`] : []),
  ]
  return `get ${parts.join(' and ')} from ${baseUrl}${pathsOf(projectId).analytics} with at most ${countOf(trafficMaxRequests, 'request')}`
}

function buildPlan(order: BuildOrder, { projectId, baseUrl, wait }: Inputs): string {
  const then = wait ? ', then wait for the verdict' : ''
  const paths = pathsOf(projectId)
  switch (order.kind) {
    case 'preview':
      return `ask for a preview of branch ${quote(order.branch, 100)} at ${baseUrl}${paths.preview}${then}`
    case 'publication':
      return `publish the docs at ${baseUrl}${paths.publication}${then}`
    case 'automation':
      return `trigger the automation at ${baseUrl}${paths.trigger(order.automationId)}`
  }
}
