/**
 * What the step's result means, all of it in one place.
 *
 * - `fails`: whether it fails the step. `by default` and `on request` are the words of `fail-on`.
 * - `level`: of the annotation, where the step does not fail.
 * - `icon`, `headline`, `next`: how it is shown to people; `next` is what they can do about it.
 * - `row`: how it is counted in a table of many projects.
 * - `jobGoesOn`: the job may still be active, so the report says how to resume it.
 * - `commented`: whether a comment is written. A run that asked nothing of the agent has nothing to report.
 * - `asksAgain`: a re-run starts a new job instead of resuming one that ended so, and says why in these words.
 */
export const OUTCOMES = {
  'pr-opened': {
    fails: 'never',
    level: 'notice',
    icon: '✅',
    headline: 'The docs agent opened a pull request',
    next: '',
    row: 'with a pull request',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
  },
  'no-pr': {
    fails: 'on request',
    level: 'notice',
    icon: 'ℹ️',
    headline: 'The docs agent finished without a pull request',
    next: 'Either no file needed a change, or the project is set up to push without a pull request.',
    row: 'without a pull request',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
  },
  failed: {
    fails: 'by default',
    level: 'warning',
    icon: '❌',
    headline: "The docs agent's job failed",
    next: 'The dashboard shows what the agent did. Run this step again for a new job; a prompt that asks for less at a time may help.',
    row: 'failed',
    jobGoesOn: false,
    commented: true,
    asksAgain: 'failed',
  },
  archived: {
    fails: 'by default',
    level: 'warning',
    icon: '❌',
    headline: "The docs agent's job was archived without a pull request",
    next: 'It gave no result. Run this step again for a new job.',
    row: 'archived',
    jobGoesOn: false,
    commented: true,
    asksAgain: 'was archived without a pull request',
  },
  'timed-out': {
    fails: 'by default',
    level: 'warning',
    icon: '⏱️',
    headline: 'The docs agent was still at work when the time was up',
    next: 'To wait longer at once, raise `timeout-minutes`.',
    row: 'timed out',
    jobGoesOn: true,
    commented: true,
    asksAgain: '',
  },
  cancelled: {
    fails: 'always',
    level: 'error',
    icon: '🚫',
    headline: 'The workflow was cancelled',
    next: '',
    row: 'cancelled',
    jobGoesOn: true,
    commented: true,
    asksAgain: '',
  },
  started: {
    fails: 'never',
    level: 'notice',
    icon: '🚀',
    headline: 'The docs agent is at work',
    next: 'This step does not wait for it (`wait: false`).',
    row: 'started',
    jobGoesOn: true,
    commented: true,
    asksAgain: '',
  },
  skipped: {
    fails: 'never',
    level: 'notice',
    icon: '⏭️',
    headline: 'Nothing was asked of the docs agent',
    next: '',
    row: 'skipped',
    jobGoesOn: false,
    commented: false,
    asksAgain: '',
  },
  'dry-run': {
    fails: 'never',
    level: 'notice',
    icon: '🧪',
    headline: 'Dry run: nothing was sent to the service',
    next: '',
    row: 'dry run',
    jobGoesOn: false,
    commented: false,
    asksAgain: '',
  },
  reported: {
    fails: 'never',
    level: 'info',
    icon: '📈',
    headline: 'Who reads the docs',
    next: '',
    row: 'page views only',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
  },
  previewed: {
    fails: 'never',
    level: 'notice',
    icon: '👀',
    headline: 'The preview is built',
    next: '',
    row: 'previewed',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
  },
  'preview-failed': {
    fails: 'on request',
    level: 'warning',
    icon: '❌',
    headline: 'The preview could not be built',
    next: '',
    row: 'preview failed',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
  },
  published: {
    fails: 'never',
    level: 'notice',
    icon: '🌍',
    headline: 'The docs are published',
    next: '',
    row: 'published',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
  },
  'publish-failed': {
    fails: 'by default',
    level: 'warning',
    icon: '❌',
    headline: 'The docs could not be published',
    next: 'Correct what the log names, and publish again.',
    row: 'publishing failed',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
  },
  error: {
    fails: 'always',
    level: 'error',
    icon: '❌',
    headline: 'The step failed',
    next: '',
    row: 'step failed',
    jobGoesOn: true,
    commented: true,
    asksAgain: '',
  },
} as const satisfies Record<string, OutcomeFacts>

interface OutcomeFacts extends Record<'icon' | 'headline' | 'next' | 'row' | 'asksAgain', string> {
  fails: 'always' | 'never' | 'by default' | 'on request'
  level: 'info' | 'notice' | 'warning' | 'error'
  jobGoesOn: boolean
  commented: boolean
}

export type Outcome = keyof typeof OUTCOMES

/** Every outcome, in the order of the table. */
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[]

/** The outcomes that `fail-on` may name. */
export const FAILABLE_OUTCOMES = OUTCOME_NAMES.filter((outcome) =>
  ['by default', 'on request'].includes(OUTCOMES[outcome].fails),
)

/** The default of `fail-on`. */
export const FAILING_BY_DEFAULT = OUTCOME_NAMES.filter(
  (outcome) => OUTCOMES[outcome].fails === 'by default',
)

/** Whether an outcome fails the step. */
export function failsStep(outcome: Outcome, failOn: ReadonlySet<string>): boolean {
  const { fails } = OUTCOMES[outcome]
  return fails === 'always' || (fails !== 'never' && failOn.has(outcome))
}
