import type { Order } from '../agent/assignment.ts'
import { firstLine } from '../base/prompt.ts'
import { quote } from '../base/text.ts'
import { type Inputs, RECORDED_JOB } from '../runner/inputs.ts'
import type { StepResult } from './report.ts'

/** What a step would have done. */
export function describeDryRun(inputs: Inputs, order: Order | undefined): StepResult {
  const plans = [
    order ? jobPlan(order, inputs) : '',
    inputs.trafficWeeks > 0 ? trafficPlan(inputs) : '',
    inputs.readerSignals.size > 0 ? signalsPlan(inputs) : '',
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

function trafficPlan({ projectId, baseUrl, trafficWeeks, trafficMaxRequests }: Inputs): string {
  const url = `${baseUrl}v1/analytics/${projectId}/views`
  return `Would get the page views of ${trafficWeeks} weeks from ${url}, with at most ${trafficMaxRequests} requests.`
}

function signalsPlan({ projectId, baseUrl, readerSignals, trafficMaxRequests }: Inputs): string {
  const url = `${baseUrl}v1/analytics/${projectId}`
  return `Would get last week's signals of readers (${[...readerSignals].join(', ')}) from ${url}, with at most ${trafficMaxRequests} requests in all.`
}
