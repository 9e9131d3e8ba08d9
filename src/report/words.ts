import type { Outcome } from '../agent/outcome.ts'

/**
 * How each outcome is told to people. `level` is that of the annotation where the outcome does not fail
 * the step; `next` is what they can do about it.
 */
export const WORDS: Record<
  Outcome,
  { icon: string; level: 'info' | 'notice' | 'warning' | 'error'; headline: string; next: string }
> = {
  'pr-opened': {
    icon: '✅',
    level: 'notice',
    headline: 'The docs agent opened a pull request',
    next: '',
  },
  'no-pr': {
    icon: 'ℹ️',
    level: 'notice',
    headline: 'The docs agent finished without a pull request',
    next: 'Either no file needed a change, or the project is set up to push without a pull request.',
  },
  failed: {
    icon: '❌',
    level: 'warning',
    headline: 'The docs agent’s job failed',
    next: 'The dashboard shows what the agent did. Run this step again for a new job; a prompt that asks for less at a time may help.',
  },
  archived: {
    icon: '❌',
    level: 'warning',
    headline: 'The docs agent’s job was archived without a pull request',
    next: 'It gave no result. Run this step again for a new job.',
  },
  'timed-out': {
    icon: '⏱️',
    level: 'warning',
    headline: 'The docs agent was still at work when the time was up',
    next: 'To wait longer at once, raise `timeout-minutes`.',
  },
  cancelled: { icon: '🚫', level: 'error', headline: 'The workflow was cancelled', next: '' },
  started: {
    icon: '🚀',
    level: 'notice',
    headline: 'The docs agent is at work',
    next: 'This step does not wait for it (`wait: false`).',
  },
  skipped: {
    icon: '⏭️',
    level: 'notice',
    headline: 'Nothing was asked of the docs agent',
    next: '',
  },
  'dry-run': { icon: '🧪', level: 'notice', headline: 'Dry run: nothing was sent', next: '' },
  reported: { icon: '📈', level: 'info', headline: 'Who reads the docs', next: '' },
  error: { icon: '❌', level: 'error', headline: 'The step failed', next: '' },
}
