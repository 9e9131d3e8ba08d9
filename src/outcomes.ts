/** What most outcomes have in common. */
const USUAL = {
  level: 'notice',
  next: '',
  jobGoesOn: false,
  commented: true,
  asksAgain: '',
} as const

/**
 * What the step's result means, all of it in one place.
 *
 * - `fails`: whether it fails the step. `by default` and `on request` are the words of `fail-on`.
 * - `level`: of the annotation, where the step does not fail.
 * - `icon`, `headline`, `next`: how it is shown to people; `next` is what they can do about it.

 * - `jobGoesOn`: the job may still be active, so the report says how to resume it.
 * - `commented`: whether a comment is written. A run that asked nothing of the agent has nothing to report.
 * - `asksAgain`: a re-run starts a new job instead of resuming one that ended so, and says why in these words.
 */
export const OUTCOMES = {
  'pr-opened': {
    ...USUAL,
    fails: 'never',
    icon: '✅',
    headline: 'The docs agent opened a pull request',
  },
  'no-pr': {
    ...USUAL,
    fails: 'on request',
    icon: 'ℹ️',
    headline: 'The docs agent finished without a pull request',
    next: 'Either no file needed a change, or the project is set up to push without a pull request.',
  },
  failed: {
    ...USUAL,
    fails: 'by default',
    level: 'warning',
    icon: '❌',
    headline: "The docs agent's job failed",
    next: 'The dashboard shows what the agent did. Run this step again for a new job; a prompt that asks for less at a time may help.',
    asksAgain: 'failed',
  },
  archived: {
    ...USUAL,
    fails: 'by default',
    level: 'warning',
    icon: '❌',
    headline: "The docs agent's job was archived without a pull request",
    next: 'It gave no result. Run this step again for a new job.',
    asksAgain: 'was archived without a pull request',
  },
  'timed-out': {
    ...USUAL,
    fails: 'by default',
    level: 'warning',
    icon: '⏱️',
    headline: 'The docs agent was still at work when the time was up',
    next: 'To wait longer at once, raise `timeout-minutes`.',
    jobGoesOn: true,
  },
  cancelled: {
    ...USUAL,
    fails: 'always',
    level: 'error',
    icon: '🚫',
    headline: 'The workflow was cancelled',
    jobGoesOn: true,
  },
  started: {
    ...USUAL,
    fails: 'never',
    icon: '🚀',
    headline: 'The docs agent is at work',
    next: 'This step does not wait for it (`wait: false`).',
    jobGoesOn: true,
  },
  skipped: {
    ...USUAL,
    fails: 'never',
    icon: '⏭️',
    headline: 'Skipped: nothing was sent',
    commented: false,
  },
  'dry-run': {
    ...USUAL,
    fails: 'never',
    icon: '🧪',
    headline: 'Dry run: nothing was sent to the service',
    commented: false,
  },
  reported: {
    ...USUAL,
    fails: 'never',
    level: 'info',
    icon: '📈',
    headline: 'Who reads the docs',
  },
  previewed: {
    ...USUAL,
    fails: 'never',
    icon: '👀',
    headline: 'The preview is built',
  },
  'preview-failed': {
    ...USUAL,
    fails: 'on request',
    level: 'warning',
    icon: '❌',
    headline: 'The preview could not be built',
  },
  published: {
    ...USUAL,
    fails: 'never',
    icon: '🌍',
    headline: 'The docs are published',
  },
  'publish-failed': {
    ...USUAL,
    fails: 'by default',
    level: 'warning',
    icon: '❌',
    headline: 'The docs could not be published',
    next: 'Correct what the log names, and publish again.',
  },
  error: {
    ...USUAL,
    fails: 'always',
    level: 'error',
    icon: '❌',
    headline: 'The step failed',
    jobGoesOn: true,
  },
} as const satisfies Record<string, OutcomeFacts>

interface OutcomeFacts extends Record<'icon' | 'headline' | 'next' | 'asksAgain', string> {
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
