import type { OutputFormats } from './outputs.ts'
import { COMMON_OUTCOMES, type OutcomeFacts } from './results.ts'

/* The outcomes of a step, with their words, and its outputs. */

/** The level `error` always fails; `fail-on` decides about `FAILABLE`. */
export const OUTCOMES = {
  'pr-opened': {
    level: 'notice',
    icon: '✅',
    headline: 'The docs agent opened a pull request',
  },
  'no-pr': {
    level: 'notice',
    icon: 'ℹ️',
    headline: 'The docs agent finished without a pull request',
    next: 'Either no file needed a change, or the project is set up to push without a pull request: then it is live already.',
  },
  failed: {
    level: 'warning',
    icon: '❌',
    headline: 'The job of the docs agent failed',
    next: 'The dashboard shows what the agent did. Ask again; a prompt that asks for less at a time may help.',
  },
  archived: {
    level: 'warning',
    icon: '❌',
    headline: 'The job of the docs agent was archived without a pull request',
    next: 'It gave no result. Ask again.',
  },
  'timed-out': {
    level: 'warning',
    icon: '⏱️',
    headline: 'The docs agent was still at work when the time was up',
  },
  started: {
    level: 'notice',
    icon: '🚀',
    headline: 'The docs agent is at work',
    next: 'This step does not wait for it (`wait: false`).',
  },
  reported: { level: 'info', icon: '📈', headline: 'Who reads the docs' },
  ...COMMON_OUTCOMES,
} as const satisfies Record<string, OutcomeFacts>

export type Outcome = keyof typeof OUTCOMES

export const FAILING_BY_DEFAULT = ['failed', 'archived', 'timed-out'] as const
/** `pr-opened` is no mere outcome there: see `verdict.ts`. */
export const FAILABLE = [
  ...FAILING_BY_DEFAULT,
  'no-pr',
  'pr-opened',
] as const satisfies readonly Outcome[]

/** A test compares the names with action.yml. */
export const OUTPUTS = {
  'pr-link': 'URL',
  status: 'status',
  outcome: 'word',
  'job-id': 'ID',
  'pr-number': 'pull request number',
  'human-views': 'number',
  'human-views-change': 'number',
  'ai-views': 'number',
  'total-views': 'number',
  'report-path': 'path',
} as const satisfies OutputFormats

export type AskOutput = keyof typeof OUTPUTS
