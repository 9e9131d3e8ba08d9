/** What most outcomes have in common. */
const USUAL = { level: 'notice', next: '', asksAgain: '', isReport: false } as const
const FINE = { ...USUAL, fails: 'never' } as const
const FAILURE = { ...USUAL, fails: 'by default', level: 'warning', icon: '❌' } as const
const BROKEN = { ...USUAL, fails: 'always', level: 'error' } as const

/**
 * What the step's result means. Of a build, and of a report on a pull request, `report/` has words of its own.
 *
 * - `fails`: whether it fails the step. `by default` and `on request` are the words of `fail-on`.
 * - `level`: of the annotation, if the step does not fail.
 * - `icon`, `headline`, `next`: how people see it; `next` is what they can do about it.
 * - `asksAgain`: a re-run starts a new job instead of resuming one that ended so, and says why in these words.
 * - `isReport`: the step is for a report alone, so its heading and its log line are the report's. `wordsOf` in
 *   `report/report.ts` adds the report's title.
 */
export const OUTCOMES = {
  'pr-opened': { ...FINE, icon: '✅', headline: 'The docs agent opened a pull request' },
  'no-pr': {
    ...USUAL,
    fails: 'on request',
    icon: 'ℹ️',
    headline: 'The docs agent finished without a pull request',
    next: 'Either no file needed a change, or the project is set up to push without a pull request.',
  },
  failed: {
    ...FAILURE,
    headline: 'The job of the docs agent failed',
    next: 'The dashboard shows what the agent did. Ask again; a prompt that asks for less at a time may help.',
    asksAgain: 'failed',
  },
  archived: {
    ...FAILURE,
    headline: 'The job of the docs agent was archived without a pull request',
    next: 'It gave no result. Ask again.',
    asksAgain: 'was archived without a pull request',
  },
  'timed-out': {
    ...FAILURE,
    icon: '⏱️',
    headline: 'The docs agent was still at work when the time was up',
    next: 'Next time, raise `timeout-minutes`.',
  },
  cancelled: {
    ...BROKEN,
    icon: '🚫',
    headline: 'The workflow was cancelled',
    next: 'A person, a newer run of its `concurrency` group, or the `timeout-minutes` of the workflow’s job cancelled it.',
  },
  started: {
    ...FINE,
    icon: '🚀',
    headline: 'The docs agent is at work',
    next: 'This step does not wait for it (`wait: false`).',
  },
  skipped: { ...FINE, icon: '⏭️', headline: 'Skipped: nothing was sent' },
  'dry-run': {
    ...FINE,
    icon: '🧪',
    headline: 'Dry run: what could be tried passed, and nothing was changed',
  },
  reported: {
    ...FINE,
    level: 'info',
    icon: '📈',
    headline: 'Who reads the docs',
    isReport: true,
  },
  // `result.ts` says when.
  'page-removed': {
    ...FAILURE,
    fails: 'on request',
    icon: '🔗',
    headline: 'Pages go without a redirect',
    isReport: true,
  },
  previewed: { ...FINE, icon: '👀', headline: 'The preview is built' },
  'preview-failed': {
    ...FAILURE,
    fails: 'on request',
    headline: 'The preview could not be built',
    next: 'Correct what its log names, on the same branch, and run this again.',
  },
  published: { ...FINE, icon: '🌍', headline: 'The docs are published' },
  'publish-failed': {
    ...FAILURE,
    headline: 'The docs could not be published',
    next: 'Correct what the log names, and publish again.',
  },
  error: { ...BROKEN, icon: '❌', headline: 'The step failed' },
} as const satisfies Record<string, OutcomeFacts>

interface OutcomeFacts extends Record<'icon' | 'headline' | 'next' | 'asksAgain', string> {
  fails: 'always' | 'never' | 'by default' | 'on request'
  isReport: boolean
  level: 'info' | 'notice' | 'warning' | 'error'
}

export type Outcome = keyof typeof OUTCOMES

export const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[]

const failingIf = (...words: string[]) =>
  OUTCOME_NAMES.filter((outcome) => words.includes(OUTCOMES[outcome].fails))

/** The outcomes that `fail-on` may name, and those that it names by default. */
export const FAILABLE_OUTCOMES = failingIf('by default', 'on request')
export const FAILING_BY_DEFAULT = failingIf('by default')

export function failsStep(outcome: Outcome, failOn: ReadonlySet<string>): boolean {
  const { fails } = OUTCOMES[outcome]
  return fails === 'always' || (fails !== 'never' && failOn.has(outcome))
}

/** Why an outcome that fails by default is green, though the user named others: a sentence; '' if it is not. */
export function whyGreen(outcome: Outcome, failOn: ReadonlySet<string>): string {
  if (failOn.size === 0 || failOn.has(outcome) || !FAILING_BY_DEFAULT.includes(outcome)) return ''
  return `The step is green, since \`fail-on\` replaces its default and does not name ${outcome}.`
}
