import { accessSync, appendFileSync, constants, statSync, truncateSync } from 'node:fs'
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
  'visitors',
  'unclicked-searches',
  'unanswered-questions',
  'thumbs-down',
  'preview-url',
  'build-status',
  'build-id',
  'automation-run-id',
  'report-path',
] as const

export type OutputName = (typeof OUTPUTS)[number]

export type Outputs = Partial<Record<OutputName, string>>

/** Whether `checkOutputs` found that nothing can be written: that is told once. */
let isUnusable = false

/**
 * Makes sure that outputs can be written, before anything happens that they must report. It writes an empty
 * outcome, which a later one replaces: a full disk lets a file be opened, and takes nothing. On a disk that
 * is nearly full, the line takes the block that the first outputs need. (An empty line would do on GitHub;
 * the runners of other forges refuse the whole file for it.)
 * @throws ActionError when GITHUB_OUTPUT is unset or cannot be written
 */
export function checkOutputs({ GITHUB_OUTPUT: file = '' }: NodeJS.ProcessEnv): void {
  try {
    // Not a new file: the runner made one, and reads no other.
    accessSync(file, constants.W_OK)
    appendFileSync(file, 'outcome=\n')
    isUnusable = false
  } catch (cause) {
    isUnusable = true
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
    throw new ActionError(
      `GITHUB_OUTPUT (${quote(file || 'not set')}) is not a file that can be written${code}, so the job's ID could be lost. Nothing was sent. Run this as a step of a workflow; on a self-hosted runner, check the disk and its permissions.`,
      { cause },
    )
  }
}

/**
 * Writes outputs to disk at once. Later values of a name replace earlier ones. A failure is told with the
 * values, which stand nowhere else then; it must not end the wait for a job.
 * @returns whether all of them were written; the step must fail where they were not
 */
export function setOutputs(outputs: Outputs): boolean {
  if (isUnusable) return false
  const { GITHUB_OUTPUT: file = '' } = process.env
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, redact(value))
    return true
  } catch (error) {
    const values = Object.entries(outputs).filter(([, value]) => value !== '')
    const listed = values.map(([name, value]) => `${name}=${value}`).join(', ')
    log.error(
      `Outputs could not be written, and later steps lack them: ${listed}. ${messageOf(error)}`,
    )
    cutBack(file, size)
    return false
  }
}

/** Takes half an output away: the runner could read none that comes behind it. */
function cutBack(file: string, size: number): void {
  try {
    truncateSync(file, size)
  } catch {
    // It is told already that the file cannot be written.
  }
}
