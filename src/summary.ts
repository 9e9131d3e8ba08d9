import * as core from '@actions/core'
import { messageOf } from './errors.ts'
import { log } from './log.ts'

/** Appends to the job summary. Never fails the step: the summary tells of the result, it is not the result. */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown, true).write()
  } catch (error) {
    log.warning(`The job summary could not be written: ${messageOf(error)}`)
  }
}
