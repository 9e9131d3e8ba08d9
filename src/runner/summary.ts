import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as core from '@actions/core'
import { redact } from '../base/secrets.ts'
import { messageOf } from '../base/text.ts'
import { log } from './log.ts'

/** Appends to the job summary. Never fails the step: the summary tells of the result, it is not the result. */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(redact(markdown), true).write()
  } catch (error) {
    log.warning(`The job summary could not be written: ${messageOf(error)}`)
  }
}

/**
 * Saves the report for later steps, in the runner's folder for temporary files. Never fails the step.
 * @returns where it is; undefined where there is no such folder, or it could not be written
 */
export async function saveReport(markdown: string, folder: string): Promise<string | undefined> {
  if (folder === '') return undefined
  const file = path.join(folder, `docs-agent-report-${randomUUID()}.md`)
  try {
    await writeFile(file, redact(markdown))
    return file
  } catch (error) {
    log.warning(`The report could not be saved for report-path: ${messageOf(error)}`)
    return undefined
  }
}
