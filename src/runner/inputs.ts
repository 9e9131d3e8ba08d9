import { ActionError, badInputs, Skipped } from '../errors.ts'
import { FAILABLE_OUTCOMES, FAILING_BY_DEFAULT, OUTCOMES } from '../outcomes.ts'
import type { Log } from '../runtime.ts'
import { inQuotes, messageOf } from '../text.ts'
import { type Env, originOf, type WorkflowEvent } from './event.ts'
import {
  integerFrom,
  LIKE_A_KEY,
  oneOf,
  optional,
  PUBLIC_SERVICE,
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseBots,
  parseGitHubToken,
  parseHosts,
  parseId,
  parseJobId,
  parsePreview,
  parsePrompt,
  parsePromptFile,
  parseTrafficFile,
  subsetOf,
} from './input-parsers.ts'

/** What `context` may name, in the order in which we quote it. */
export const CONTEXT_KINDS = ['event', 'changes', 'diff', 'signals'] as const
export type ContextKind = (typeof CONTEXT_KINDS)[number]

/** What a report can say about readers each week, in the order in which it shows them. */
export const SCHEDULED_KINDS = [
  'visitors',
  'searches',
  'questions',
  'feedback',
  'pull-requests',
] as const
/** And what it can say about a pull request. */
export const SIGNAL_KINDS = [...SCHEDULED_KINDS, 'reach'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** The least and the greatest of each number. */
export const RANGES = {
  /** A job of a workflow on GitHub's runners has six hours. */
  'timeout-minutes': [1, 360],
  'poll-interval-seconds': [1, 300],
  /** A year, even one of 53 weeks: more say little, and cost a request each. */
  'traffic-weeks': [0, 53],
  /** As many before them are read too. */
  'signal-weeks': [1, 12],
} as const
/** Weeks whose pages are compared: the pages that lost readers show only so. */
const WEEKS_FOR_SIGNALS = 2

/** Every input: its default, as in action.yml (a test compares them), and its parser. */
export const INPUTS = {
  prompt: { default: '', parse: optional(parsePrompt) },
  /** The file's text. */
  'prompt-file': { default: '', parse: optional(parsePromptFile) },
  context: { default: 'none', parse: subsetOf(CONTEXT_KINDS) },
  'job-id': { default: '', parse: parseJobId },
  wait: { default: 'true', parse: parseBoolean },
  'timeout-minutes': { default: '30', parse: integerFrom(...RANGES['timeout-minutes']) },
  'poll-interval-seconds': {
    default: '10',
    parse: integerFrom(...RANGES['poll-interval-seconds']),
  },
  'fail-on': { default: FAILING_BY_DEFAULT.join(', '), parse: subsetOf(FAILABLE_OUTCOMES) },
  'traffic-weeks': { default: '0', parse: integerFrom(...RANGES['traffic-weeks']) },
  'report-title': { default: OUTCOMES.reported.headline, parse: (value) => value },
  'reader-signals': { default: 'none', parse: subsetOf(SIGNAL_KINDS, SCHEDULED_KINDS) },
  'signal-weeks': { default: '1', parse: integerFrom(...RANGES['signal-weeks']) },
  'reader-texts': { default: 'auto', parse: oneOf(['auto', 'show', 'hide']) },
  /** The file's path, with links resolved. */
  'traffic-file': { default: '', parse: optional(parseTrafficFile) },
  preview: { default: 'false', parse: parsePreview },
  publish: { default: 'false', parse: parseBoolean },
  'project-id': { default: '', parse: parseId },
  'api-key': { default: '', parse: parseApiKey },
  'if-no-key': { default: 'fail', parse: oneOf(['fail', 'skip']) },
  /** Ends in a slash. */
  'base-url': { default: PUBLIC_SERVICE, parse: parseBaseUrl },
  comment: { default: 'false', parse: parseBoolean },
  // Its default is the matrix of the job, an expression in action.yml; without a matrix that is `null`.
  'step-key': { default: '', parse: (value) => (['null', '{}'].includes(value) ? '' : value) },
  'issue-number': { default: '', parse: optional(integerFrom(1, 999_999_999)) },
  'required-permission': { default: 'write', parse: oneOf(['write', 'none']) },
  /** Exact logins. */
  'allowed-bots': { default: '', parse: parseBots },
  // Its default is `github.token`, an expression in action.yml that the runner evaluates.
  'github-token': { default: '', parse: parseGitHubToken },
  'allowed-hosts': { default: '', parse: parseHosts },
  'dry-run': { default: 'false', parse: parseBoolean },
} as const satisfies Record<string, InputRule>

interface InputRule {
  default: string
  parse(value: string, workspace: string): unknown
}

type InputName = keyof typeof INPUTS

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The checked inputs: `job-id` is `jobId`, and so on. Key and project are empty where the step needs none. */
export type Inputs = {
  readonly [Name in InputName as CamelCase<Name>]: ReturnType<(typeof INPUTS)[Name]['parse']>
}

export function asksForReport({ trafficWeeks, readerSignals }: Inputs): boolean {
  return trafficWeeks > 0 || readerSignals.size > 0
}

/** Whether a step only says what a pull request changes: that asks nothing of anybody, and needs no key. */
export function isReachAlone(inputs: Partial<Inputs>): boolean {
  const { readerSignals, publish } = inputs
  const isAlone = workBeside(inputs).join() === 'reader-signals' && publish !== true
  return isAlone && readerSignals?.size === 1 && readerSignals.has('reach')
}

/** The inputs, but for `publish`, that ask for work. */
function workBeside({ jobId, ...inputs }: Partial<Inputs>): string[] {
  return Object.entries({
    prompt: inputs.prompt,
    'prompt-file': inputs.promptFile,
    'job-id': jobId !== undefined && jobId.kind !== 'new',
    preview: inputs.preview,
    context: inputs.context?.size,
    'traffic-weeks': inputs.trafficWeeks,
    'traffic-file': inputs.trafficFile,
    'reader-signals': inputs.readerSignals?.size,
  }).flatMap(([name, value]) => (value ? [name] : []))
}

const NO_KEY =
  '`api-key` is empty, and `if-no-key` is skip: store the key as the secret that the workflow passes there (DOCS_API_KEY in the examples), and this step runs.'

const NO_INPUT =
  'no input is set: indent `with:` as far as `uses:`, and each input deeper. If you do pass some, all their expressions are empty: the secrets and variables are misspelled, not set for this repository, or the caller did not pass them to the reusable workflow'

/**
 * Reads all inputs, once, and masks the secrets among them first.
 * @param whyNoKey why GitHub withholds the key from this event, as a sentence; undefined if it does not
 * @throws ActionError with every fault in `details`; Skipped if there is no key, and that is no fault
 */
export function readInputs(env: Env, log: Log, event: WorkflowEvent, whyNoKey?: string): Inputs {
  // The runner masks what it was given, but we send it trimmed.
  for (const name of ['github-token', 'api-key'] as const)
    for (const secret of new Set([readInput(env, name), readUntrimmed(env, name)])) log.mask(secret)
  // Somebody may take one for the other.
  if (LIKE_A_KEY.test(readInput(env, 'project-id'))) log.mask(readInput(env, 'project-id'))
  const wrong = new Map<string, string>()
  const values: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries<InputRule>(INPUTS)) {
    try {
      const field = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      values[field] = rule.parse(readInput(env, name as InputName), event.workspace)
    } catch (error) {
      wrong.set(name, error instanceof ActionError ? error.message : inQuotes(messageOf(error)))
    }
  }
  // A dry run is there to say what is missing.
  if (readInput(env, 'api-key') === '' && values.dryRun !== true) {
    if (isReachAlone(values) && !wrong.has('prompt') && !wrong.has('prompt-file')) {
      wrong.delete('api-key')
      if (readInput(env, 'project-id') === '') wrong.delete('project-id')
    } else if (whyNoKey !== undefined) throw new Skipped(whyNoKey)
    else if (values.ifNoKey === 'skip') throw new Skipped(NO_KEY, 'warning')
  }
  const misspelt = misspeltInputs(env)
  const names = Object.keys(INPUTS) as InputName[]
  const isSet = (name: InputName) => readInput(env, name) !== INPUTS[name].default
  if (misspelt.length === 0 && !names.some((name) => isSet(name) && !isExpression(name)))
    throw badInputs([NO_INPUT])
  const ofOne = [...wrong].map(([name, why]) => `\`${name}\` ${why}`)
  const faults = [...misspelt, ...ofOne, ...faultsTogether(values, event)]
  if (faults.length > 0) throw badInputs(faults)
  const inputs = { apiKey: '', projectId: '', ...values } as Inputs
  const { readerSignals, trafficWeeks } = inputs
  // We must read what we quote to the agent, even if nobody asked for a report.
  const ofSignals = inputs.context.has('signals') && {
    readerSignals: readerSignals.size > 0 ? readerSignals : new Set(SCHEDULED_KINDS),
    trafficWeeks: Math.max(trafficWeeks, WEEKS_FOR_SIGNALS),
  }
  // The gate lets every author pass, so the service hears nothing of a stranger's pull request.
  const asksNobody = isReachAlone(inputs) && originOf(event) === 'fork' && { apiKey: '' }
  const prompt = inputs.prompt ?? inputs.promptFile
  return Object.freeze({ ...inputs, prompt, ...ofSignals, ...asksNobody })
}

/** Whether the runner fills it: its default in action.yml is an expression. */
function isExpression(name: InputName): boolean {
  return name === 'github-token' || name === 'step-key'
}

/** An input as the workflow has it, trimmed, or its default. */
function readInput(env: Env, name: InputName): string {
  // The runner passes no prompt and an empty one alike; blanks are a prompt that came out empty.
  if (name === 'prompt') return readUntrimmed(env, name)
  // `projectId` is how the API's own documentation spells it.
  const alias = name === 'project-id' ? (env.INPUT_PROJECTID ?? '').trim() : ''
  return readUntrimmed(env, name).trim() || alias || INPUTS[name].default
}

function readUntrimmed(env: Env, name: InputName): string {
  return env[`INPUT_${name.toUpperCase()}`] ?? ''
}

/** Inputs with `_` for `-`: GitHub only warns of them, and `dry_run: true` would not be dry. */
function misspeltInputs(env: Env): string[] {
  return Object.keys(env).flatMap((variable) => {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase() ?? ''
    const meant = name.replaceAll('_', '-')
    if (meant === name || !Object.hasOwn(INPUTS, meant)) return []
    return `\`${name}\` is no input of this action: write \`${meant}\`. If it is a variable of yours, rename ${variable}`
  })
}

/** Inputs that are right each by itself and wrong together: a clause for each fault. */
function faultsTogether(values: Partial<Inputs>, event: WorkflowEvent): string[] {
  const { apiKey, baseUrl, prompt, promptFile, trafficFile, jobId, comment, publish } = values
  const faults: string[] = []
  if (apiKey !== undefined && baseUrl?.host === new URL(PUBLIC_SERVICE).host) {
    if (apiKey.startsWith('mint_dsc_'))
      faults.push(
        '`api-key` is an assistant key (mint_dsc_…), which starts no agent and reads no report: make an admin key in the dashboard under Settings > API keys',
      )
    else if (apiKey.startsWith('mint_us_'))
      faults.push(
        '`api-key` is an index key (mint_us_…), which starts no agent and reads no report: make an admin key in the dashboard under Settings > API keys',
      )
  }
  if (prompt !== undefined && promptFile !== undefined)
    faults.push('`prompt` and `prompt-file` are both set: remove one of them')
  // The gate skips a merge queue's event, which a required check must not block.
  const isOfPull = ['pull_request', 'merge_group'].includes(event.name)
  if (values.readerSignals?.has('reach') && !isOfPull)
    faults.push(
      `\`reader-signals\` names reach, which is about a pull request, but this is a ${inQuotes(event.name, 60)} event: run it on \`pull_request\``,
    )
  const readsNothing = values.trafficWeeks === 0 && values.readerSignals?.size === 0
  if (trafficFile !== undefined && readsNothing && !values.context?.has('signals'))
    faults.push(
      '`traffic-file` is set, but there would be nothing in it: set `traffic-weeks` or `reader-signals`',
    )
  if (values.failOn?.has('page-removed') && values.readerSignals?.has('reach') === false)
    faults.push(
      '`fail-on` names page-removed, but this step looks at no pages: add `reader-signals: reach`',
    )
  if (values.failOn?.has('preview-failed') && 'preview' in values && values.preview === undefined)
    faults.push(
      '`fail-on` names preview-failed, but this step builds no preview: add `preview: true`',
    )
  const readsSignals = values.readerSignals?.size !== 0 || values.context?.has('signals')
  if ((values.signalWeeks ?? 1) > 1 && !readsSignals)
    faults.push(
      '`signal-weeks` is set, but no signals are read: set `reader-signals`, such as `all`',
    )
  const isNoted = comment !== false || jobId?.kind === 'recorded' || jobId?.kind === 'open'
  if (values.issueNumber !== undefined && !isNoted)
    faults.push(
      '`issue-number` is set, but nothing is written there: set `comment: true`, or remove it',
    )
  const missing = [
    comment === false && '`comment: true`',
    'issueNumber' in values &&
      values.issueNumber === undefined &&
      '`issue-number` (it is empty: is its variable set in this repository?) to an issue or pull request that stays open',
  ]
  if (jobId?.kind === 'open' && missing.some(Boolean))
    faults.push(
      `\`job-id\` is open, which finds its job in the comment on one issue: set ${missing.filter(Boolean).join(', and ')}`,
    )
  if (publish === true) {
    const others = workBeside(values).map((name) => `\`${name}\``)
    if (others.length > 0)
      faults.push(
        `\`publish\` must be the only work of its step: move ${others.join(', ')} to another step`,
      )
  }
  return faults
}
