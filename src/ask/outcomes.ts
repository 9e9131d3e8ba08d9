import { COMMON_OUTCOMES, type OutcomeFacts } from '../frame/endings.ts'

const FINE = { level: 'notice' } as const
const FAILURE = { level: 'warning', icon: '❌' } as const

/** The level `error` always fails; `fail-on` decides about `FAILABLE`. */
export const OUTCOMES = {
  'pr-opened': { ...FINE, icon: '✅', headline: 'The docs agent opened a pull request' },
  'no-pr': {
    ...FINE,
    icon: 'ℹ️',
    headline: 'The docs agent finished without a pull request',
    next: 'Either no file needed a change, or the project is set up to push without a pull request.',
  },
  failed: {
    ...FAILURE,
    headline: 'The job of the docs agent failed',
    next: 'The dashboard shows what the agent did. Ask again; a prompt that asks for less at a time may help.',
  },
  archived: {
    ...FAILURE,
    headline: 'The job of the docs agent was archived without a pull request',
    next: 'It gave no result. Ask again.',
  },
  'timed-out': {
    ...FAILURE,
    icon: '⏱️',
    headline: 'The docs agent was still at work when the time was up',
  },
  started: {
    ...FINE,
    icon: '🚀',
    headline: 'The docs agent is at work',
    next: 'This step does not wait for it (`wait: false`).',
  },
  reported: { level: 'info', icon: '📈', headline: 'Who reads the docs' },
  ...COMMON_OUTCOMES,
} as const satisfies Record<string, OutcomeFacts>

export const FAILING_BY_DEFAULT = ['failed', 'archived', 'timed-out'] as const
export const FAILABLE = [...FAILING_BY_DEFAULT, 'no-pr'] as const
