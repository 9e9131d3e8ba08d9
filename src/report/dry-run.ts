import type { Order } from '../agent/assignment.ts'
import { firstLine } from '../base/prompt.ts'
import { quote } from '../base/text.ts'
import type { BuildOrder } from '../builds/order.ts'
import { type Inputs, RECORDED_JOB } from '../runner/inputs.ts'
import type { StepResult } from './report.ts'

/** What a step would have done. */
export function describeDryRun(
  inputs: Inputs,
  { order, buildOrder }: { order: Order | undefined; buildOrder: BuildOrder | undefined },
): StepResult {
  const plans = [
    order ? jobPlan(order, inputs) : '',
    order && inputs.preview ? 'Would then build a preview of its pull request.' : '',
    buildOrder ? buildPlan(buildOrder, inputs) : '',
    inputs.trafficWeeks > 0 ? trafficPlan(inputs) : '',
  ]
  return { outcome: 'dry-run', message: plans.filter(Boolean).join(' '), prompt: order?.prompt }
}

function jobPlan(
  { prompt, quotesEvent, jobId }: Order,
  { projectId, baseUrl, wait }: Inputs,
): string {
  const jobs = `${baseUrl}v2/agent/${projectId}/job`
  const job = `${jobs}/${jobId === RECORDED_JOB ? '(the recorded job)' : jobId}`
  const then = wait ? ', then wait for the job to end' : ''
  if (prompt === undefined) return `Would get ${job}${then}.`
  const body = `a prompt of ${Buffer.byteLength(prompt)} bytes that begins ${quote(firstLine(prompt), 100)}`
  const context = quotesEvent ? ", and the event's context behind it," : ''
  const url = jobId === undefined ? jobs : `${job}/message`
  return `Would post ${body}${context} to ${url}${then}.`
}

function buildPlan(order: BuildOrder, { projectId, baseUrl, wait }: Inputs): string {
  const then = wait ? ', then wait for the verdict' : ''
  switch (order.kind) {
    case 'preview':
      return `Would ask for a preview of branch ${quote(order.branch, 100)} at ${baseUrl}v1/project/preview/${projectId}${then}.`
    case 'publication':
      return `Would publish the docs at ${baseUrl}v1/project/update/${projectId}${then}.`
    case 'automation':
      return `Would trigger the automation at ${baseUrl}v1/workflow/${projectId}/${order.automationId}/trigger.`
  }
}

function trafficPlan({ projectId, baseUrl, trafficWeeks, trafficMaxRequests }: Inputs): string {
  const url = `${baseUrl}v1/analytics/${projectId}/views`
  return `Would get the page views of ${trafficWeeks} weeks from ${url}, with at most ${trafficMaxRequests} requests.`
}
