import type { CommandName } from '../../src/core/command.ts'

export interface Task {
  command: CommandName
  inputs: Record<string, string>
}

const EVERYTHING = {
  comment: 'true',
  context: 'event, signals',
  'traffic-weeks': '2',
  'reader-signals': 'all',
  'reader-texts': 'show',
  'traffic-file': 'numbers.json',
}

const FOLLOW_UP = { prompt: 'Document it.', 'job-id': 'job_1' }
const REPORT = { 'traffic-weeks': '8', 'reader-signals': 'all', 'reader-texts': 'show' }

/** A step of each kind that shows and sends all it can. */
export const TASKS: Task[] = [
  { command: 'ask', inputs: { prompt: 'Document it.', ...EVERYTHING } },
  { command: 'ask', inputs: { prompt: 'Document it.', ...EVERYTHING, continue: 'open' } },
  { command: 'ask', inputs: { ...FOLLOW_UP, ...EVERYTHING, context: 'none' } },
  { command: 'ask', inputs: REPORT },
  { command: 'publish', inputs: {} },
  { command: 'preview', inputs: { branch: 'docs/next', comment: 'true' } },
  { command: 'removed-pages', inputs: { comment: 'true' } },
]
