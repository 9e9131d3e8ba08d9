import type { OutputFormats } from '../frame/outputs.ts'

/** Every output of the root and its format; a test compares the names with action.yml. */
export const OUTPUTS = {
  'pr-link': 'URL',
  status: 'word',
  outcome: 'word',
  'job-id': 'ID',
  'pr-number': 'number',
  'pr-repository': 'repository',
  branch: 'branch',
  'human-views': 'number',
  'human-views-change': 'number',
  'ai-views': 'number',
  'total-views': 'number',
  'total-views-change': 'number',
  visitors: 'number',
  'unclicked-searches': 'number',
  'unanswered-questions': 'number',
  'thumbs-down': 'number',
  'report-path': 'path',
  message: 'message',
} as const satisfies OutputFormats
