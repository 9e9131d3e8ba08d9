import { firstLine } from '../agent/prompt.ts'
import { quote } from '../errors.ts'
import type { Inputs } from '../inputs.ts'
import type { StepResult } from './report.ts'

/** What a step would have done. */
export function describeDryRun(inputs: Inputs): StepResult {
  return { outcome: 'dry-run', message: plan(inputs), prompt: inputs.prompt }
}

function plan({ prompt, jobId, projectId, baseUrl, wait }: Inputs): string {
  const jobs = `${baseUrl}v2/agent/${projectId}/job`
  const then = wait ? ', then wait for the job to end' : ''
  if (prompt === undefined) return `Would get ${jobs}/${jobId}${then}.`
  const body = `a prompt of ${Buffer.byteLength(prompt)} bytes that begins ${quote(firstLine(prompt), 100)}`
  const url = jobId === undefined ? jobs : `${jobs}/${jobId}/message`
  return `Would post ${body} to ${url}${then}.`
}
