import type { OutputFormats } from '../frame/outputs.ts'
import { REPORT_OUTPUTS } from '../report/outputs.ts'

/** A test compares the names with action.yml. */
export const OUTPUTS = {
  'pr-link': 'URL',
  status: 'word',
  outcome: 'word',
  'job-id': 'ID',
  'pr-number': 'number',
  'pr-repository': 'repository',
  branch: 'branch',
  ...REPORT_OUTPUTS,
  'report-path': 'path',
  message: 'message',
} as const satisfies OutputFormats

export type AskOutput = keyof typeof OUTPUTS
