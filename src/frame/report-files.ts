import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import path from 'node:path'
import { redact } from '../redact.ts'
import type { Log } from '../runtime.ts'
import { messageOf } from '../text.ts'

/** A failure is a warning: the summary only shows the result. */
export function writeSummary(file: string | undefined, markdown: string, log: Log): void {
  try {
    if (file === undefined || file === '') throw new Error('GITHUB_STEP_SUMMARY is not set')
    fs.appendFileSync(file, `${redact(markdown)}\n`)
  } catch (error) {
    log.warning(`Could not write the job summary: ${messageOf(error)}`)
  }
}

/** Undefined, with a warning, if it could not be written. */
export function saveReport(markdown: string, folder: string, log: Log): string | undefined {
  if (folder === '') return undefined
  const file = path.join(folder, `docs-agent-report-${randomUUID()}.md`)
  try {
    fs.writeFileSync(file, redact(markdown))
    // In bash, a backslash of a path on Windows would be an escape.
    return file.replaceAll(path.sep, '/')
  } catch (error) {
    log.warning(`Could not save the report for report-path: ${messageOf(error)}`)
    return undefined
  }
}
