import type { Order } from '../agent/order.ts'
import { firstLine } from '../base/prompt.ts'
import { quote } from '../base/text.ts'
import { OPEN_JOB } from '../runner/input-rules.ts'
import { type Inputs, RECORDED_JOB } from '../runner/inputs.ts'
import type { StepResult } from './report.ts'

/** What a step would have done. */
export function describeDryRun(inputs: Inputs, order: Order | undefined): StepResult {
  const plans = [
    order ? jobPlan(order, inputs) : '',
    inputs.trafficWeeks > 0 ? trafficPlan(inputs) : '',
  ]
  return { outcome: 'dry-run', message: plans.filter(Boolean).join(' '), prompt: order?.prompt }
}

function jobPlan({ prompt, quotes, jobId }: Order, { projectId, baseUrl, wait }: Inputs): string {
  const jobs = `${baseUrl}v2/agent/${projectId}/job`
  const isRecorded = jobId === RECORDED_JOB || jobId === OPEN_JOB
  const job = `${jobs}/${isRecorded ? '(the recorded job)' : jobId}`
  const then = wait ? ', then wait for the job to end' : ''
  if (prompt === undefined) return `Would get ${job}${then}.`
  const body = `a prompt of ${Buffer.byteLength(prompt)} bytes that begins ${quote(firstLine(prompt), 100)}`
  const context = quotes.size > 0 ? ', and its context behind it,' : ''
  const url = jobId === undefined ? jobs : `${job}/message`
  return `Would post ${body}${context} to ${url}${then}.`
}

function trafficPlan({ projectId, baseUrl, trafficWeeks, trafficMaxRequests }: Inputs): string {
  const url = `${baseUrl}v1/analytics/${projectId}/views`
  return `Would get the page views of ${trafficWeeks} weeks from ${url}, with at most ${trafficMaxRequests} requests.`
}
