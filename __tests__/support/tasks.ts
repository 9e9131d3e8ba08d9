export interface Task {
  inputs: Record<string, string>
}

const EVERYTHING = {
  comment: 'true',
  context: 'event, signals',
  'traffic-weeks': '2',
  'reader-signals': 'true',
}

const FOLLOW_UP = { prompt: 'Document it.', 'job-id': 'job_1' }
const REPORT = { 'traffic-weeks': '8', 'reader-signals': 'true' }

/** A step of each kind that shows and sends all it can. */
export const TASKS: Task[] = [
  { inputs: { prompt: 'Document it.', ...EVERYTHING } },
  { inputs: { prompt: 'Document it.', ...EVERYTHING, continue: 'true' } },
  { inputs: { ...FOLLOW_UP, ...EVERYTHING, context: 'none' } },
  { inputs: REPORT },
]
