import { Skipped } from '../errors.ts'
import { FAILABLE_OUTCOMES, FAILING_BY_DEFAULT, OUTCOMES } from '../outcomes.ts'
import type { Log } from '../runtime.ts'
import { inQuotes } from '../text.ts'
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
import { acceptInputs, type InputRule, type InputsOf, readInputs } from './read-inputs.ts'

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
  // The runner passes no prompt and an empty one alike; blanks are a prompt that came out empty.
  prompt: { default: '', keepsBlanks: true, parse: optional(parsePrompt) },
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
  'project-id': {
    default: '',
    // As the API's own documentation spells it.
    alias: 'projectId',
    // Somebody may take the key for it.
    isSecret: (value) => LIKE_A_KEY.test(value),
    parse: parseId,
  },
  'api-key': { default: '', isSecret: () => true, parse: parseApiKey },
  'if-no-key': { default: 'fail', parse: oneOf(['fail', 'skip']) },
  /** Ends in a slash. */
  'base-url': { default: PUBLIC_SERVICE, parse: parseBaseUrl },
  comment: { default: 'false', parse: parseBoolean },
  'step-key': {
    default: '',
    isExpression: true,
    // Without a matrix, that is `null`.
    parse: (value) => (['null', '{}'].includes(value) ? '' : value),
  },
  'issue-number': { default: '', parse: optional(integerFrom(1, 999_999_999)) },
  'required-permission': { default: 'write', parse: oneOf(['write', 'none']) },
  /** Exact logins. */
  'allowed-bots': { default: '', parse: parseBots },
  'github-token': {
    default: '',
    isExpression: true,
    isSecret: () => true,
    parse: parseGitHubToken,
  },
  'allowed-hosts': { default: '', parse: parseHosts },
  'dry-run': { default: 'false', parse: parseBoolean },
} as const satisfies Record<string, InputRule>

/** The checked inputs. Key and project are empty where the step needs none. */
export type Inputs = InputsOf<typeof INPUTS>

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

/**
 * Reads all inputs, once.
 * @param whyNoKey why GitHub withholds the key from this event, as a sentence; undefined if it does not
 * @throws ActionError with every fault in `details`; Skipped if there is no key, and that is no fault
 */
export function readStepInputs(
  env: Env,
  log: Log,
  event: WorkflowEvent,
  whyNoKey?: string,
): Inputs {
  const read = readInputs(INPUTS, env, log, event.workspace)
  const { values, wrong, set } = read
  // A dry run is there to say what is missing.
  if (!set.has('api-key') && values.dryRun !== true) {
    if (isReachAlone(values) && !wrong.has('prompt') && !wrong.has('prompt-file')) {
      wrong.delete('api-key')
      if (!set.has('project-id')) wrong.delete('project-id')
    } else if (whyNoKey !== undefined) throw new Skipped(whyNoKey)
    else if (values.ifNoKey === 'skip') throw new Skipped(NO_KEY, 'warning')
  }
  const accepted = acceptInputs(read, faultsTogether(values, event))
  const inputs = Object.assign({ apiKey: '', projectId: '' }, accepted)
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
