import { accessSync, constants } from 'node:fs'
import * as core from '@actions/core'
import { ActionError } from '../base/errors.ts'
import { redact } from '../base/secrets.ts'
import { messageOf, quote } from '../base/text.ts'
import { log } from './log.ts'

/** Every output, as in action.yml; a test compares the two. */
export const OUTPUTS = [
  'pr-link',
  'status',
  'outcome',
  'job-id',
  'pr-number',
  'pr-repository',
  'human-views',
  'ai-views',
  'total-views',
  'total-views-change',
  'preview-url',
  'build-status',
  'build-id',
  'automation-run-id',
  'report-path',
] as const

export type OutputName = (typeof OUTPUTS)[number]

export type Outputs = Partial<Record<OutputName, string>>

/**
 * Makes sure that outputs can be written, before anything happens that they must tell of.
 * @throws ActionError when GITHUB_OUTPUT is unset or not writable
 */
export function checkOutputs(env: NodeJS.ProcessEnv): void {
  if (canWriteOutputs(env)) return
  throw new ActionError(
    `GITHUB_OUTPUT (${quote(env.GITHUB_OUTPUT ?? 'not set')}) is not a file that can be written, so the job's ID could be lost. Nothing was sent. Run this as a step of a workflow; on a self-hosted runner, check the disk and its permissions.`,
  )
}

export function canWriteOutputs({ GITHUB_OUTPUT: file }: NodeJS.ProcessEnv): boolean {
  try {
    accessSync(file ?? '', constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Writes outputs to disk at once. Later values of a name replace earlier ones. What `checkOutputs` has told
 * of is not told again; a disk that is full by now is a warning, since it must not end the wait for a job.
 */
export function setOutputs(outputs: Outputs): void {
  if (!canWriteOutputs(process.env)) return
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, redact(value))
  } catch (error) {
    log.warning(`Outputs could not be written: ${messageOf(error)}`)
  }
}
