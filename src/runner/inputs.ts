import path from 'node:path'
import { ActionError, badInputs, Skipped } from '../errors.ts'
import { FAILABLE_OUTCOMES, FAILING_BY_DEFAULT } from '../outcomes.ts'
import type { Log } from '../runtime.ts'
import { ID, messageOf, quote } from '../text.ts'
import type { Env, WorkflowEvent } from './event.ts'
import { listOf, oneOf, quoteAll, subsetOf } from './words.ts'
import { checkWorkspaceTarget, readWorkspaceFile } from './workspace.ts'

export type { Env } from './event.ts'

/** Its keys have known prefixes. */
const PUBLIC_SERVICE = 'https://api.mintlify.com'

/** Which job `job-id` names. */
export type JobChoice =
  | { readonly kind: 'new' }
  /** The one recorded on the issue or pull request of the event (`auto`). */
  | { readonly kind: 'recorded' }
  /** The newest recorded one whose pull request is still open, else a new one (`open`). */
  | { readonly kind: 'open' }
  | { readonly kind: 'id'; readonly id: string }

/** Which branch `preview` means: `own` is the job's, or the one that the event is about. */
type PreviewChoice = { readonly kind: 'own' } | { readonly kind: 'named'; readonly branch: string }

/** What `context` may name, in the order in which we quote it. */
export const CONTEXT_KINDS = ['event', 'changes', 'diff', 'signals'] as const
export type ContextKind = (typeof CONTEXT_KINDS)[number]

/** What a report can say about readers each week, in the order in which it shows them. */
export const SCHEDULED_KINDS = ['visitors', 'searches', 'questions', 'feedback', 'effect'] as const
/** And what it can say about a pull request. */
export const SIGNAL_KINDS = [...SCHEDULED_KINDS, 'reach'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** Linux starts no process with a variable of 128 KiB, and the runner passes inputs as variables. */
export const MAX_PROMPT_BYTES = 64 * 1024
/** The service documents no limit; this is far above any sensible prompt. */
export const MAX_PROMPT_FILE_BYTES = 256 * 1024
/** The least and the greatest of each number. */
export const RANGES = {
  /** A job of a workflow on GitHub's runners has six hours. */
  'timeout-minutes': [1, 360],
  'poll-interval-seconds': [1, 300],
  /** A year, even one of 53 weeks: more say little, and cost a request each. */
  'traffic-weeks': [0, 53],
} as const
/** Weeks whose pages are compared: the pages that lost readers show only so. */
const WEEKS_FOR_SIGNALS = 2

/**
 * Every input: its default, as in action.yml (a test compares them), and its parser. A parser throws a message
 * that continues after the input's name: what is wrong, the value seen, and what is allowed.
 */
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
  'reader-signals': { default: 'none', parse: subsetOf(SIGNAL_KINDS, SCHEDULED_KINDS) },
  'reader-texts': { default: 'auto', parse: oneOf(['auto', 'show', 'hide']) },
  /** The file's path, with links resolved. */
  'traffic-file': { default: '', parse: optional(parseTrafficFile) },
  preview: { default: 'false', parse: parsePreview },
  publish: { default: 'false', parse: parseBoolean },
  'project-id': { default: '', parse: parseId },
  'api-key': { default: '', parse: parseApiKey },
  /** Ends in a slash. */
  'base-url': { default: PUBLIC_SERVICE, parse: parseBaseUrl },
  comment: { default: 'false', parse: parseBoolean },
  // Its default is the matrix of the job, an expression in action.yml; without a matrix that is `null`.
  'step-key': { default: '', parse: (value) => (['null', '{}'].includes(value) ? '' : value) },
  'issue-number': { default: '', parse: optional(integerFrom(1, 999_999_999)) },
  'required-permission': { default: 'write', parse: oneOf(['write', 'triage', 'none']) },
  /** Exact logins. */
  'allowed-bots': { default: '', parse: (value) => new Set(listOf(value)) },
  // Its default is `github.token`, an expression in action.yml that the runner evaluates.
  'github-token': { default: '', parse: (value) => value },
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

/** The checked inputs: `job-id` is `jobId`, and so on. */
export type Inputs = {
  readonly [Name in InputName as CamelCase<Name>]: ReturnType<(typeof INPUTS)[Name]['parse']>
}

export function asksForReport({ trafficWeeks, readerSignals }: Inputs): boolean {
  return trafficWeeks > 0 || readerSignals.size > 0
}

/**
 * Reads all inputs, once, and masks the secrets among them first.
 * @param whyNoKey why GitHub withholds the key from this event, as a sentence; undefined if it does not
 * @throws ActionError with every fault in `details`; Skipped if GitHub withheld the key from this event
 */
export function readInputs(env: Env, log: Log, event: WorkflowEvent, whyNoKey?: string): Inputs {
  // The runner masks what it was given, but we send it trimmed.
  for (const name of ['github-token', 'api-key'] as const)
    for (const secret of new Set([readInput(env, name), readUntrimmed(env, name)])) log.mask(secret)
  if (whyNoKey !== undefined && readInput(env, 'api-key') === '') throw new Skipped(whyNoKey)
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries<InputRule>(INPUTS)) {
    try {
      const field = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      values[field] = rule.parse(readInput(env, name as InputName), event.workspace)
    } catch (error) {
      const why = error instanceof ActionError ? error.message : quote(messageOf(error))
      faults.push(`\`${name}\` ${why}`)
    }
  }
  faults.push(...faultsTogether(values, event))
  if (faults.length > 0) throw badInputs(faults)
  const inputs = values as Inputs
  const { readerSignals, trafficWeeks } = inputs
  // We must read what we quote to the agent, even if nobody asked for a report.
  const reading = inputs.context.has('signals') && {
    readerSignals: readerSignals.size > 0 ? readerSignals : new Set(SCHEDULED_KINDS),
    trafficWeeks: Math.max(trafficWeeks, WEEKS_FOR_SIGNALS),
  }
  return Object.freeze({ ...inputs, prompt: inputs.prompt ?? inputs.promptFile, ...reading })
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

/** Inputs that are right each by itself and wrong together: a clause for each fault. */
function faultsTogether(values: Partial<Inputs>, event: WorkflowEvent): string[] {
  const { apiKey, baseUrl, prompt, promptFile, trafficFile, jobId, comment, publish } = values
  const faults: string[] = []
  if (apiKey !== undefined && baseUrl?.host === new URL(PUBLIC_SERVICE).host) {
    if (apiKey.startsWith('mint_dsc_'))
      faults.push('`api-key` is an assistant key (mint_dsc_…): an admin key is needed (mint_…)')
    else if (apiKey.startsWith('mint_us_'))
      faults.push('`api-key` is an index key (mint_us_…): an admin key is needed (mint_…)')
    else if (!apiKey.startsWith('mint_'))
      faults.push(
        '`api-key` is not an admin key: those begin with mint_, without quotes or "Bearer"',
      )
  }
  if (prompt !== undefined && promptFile !== undefined)
    faults.push('`prompt` and `prompt-file` are both set: remove one of them')
  if (values.readerSignals?.has('reach') && event.name !== 'pull_request')
    faults.push(
      `\`reader-signals\` names reach, which is about a pull request, but this is a ${quote(event.name, 60)} event: run it on \`pull_request\``,
    )
  const readsNothing = values.trafficWeeks === 0 && values.readerSignals?.size === 0
  if (trafficFile !== undefined && readsNothing && !values.context?.has('signals'))
    faults.push(
      '`traffic-file` is set, but there would be nothing in it: set `traffic-weeks` or `reader-signals`',
    )
  if (jobId?.kind === 'open' && (comment === false || values.issueNumber === undefined))
    faults.push(
      '`job-id` is open, which finds its job in the comment on one issue: set `comment: true`, and `issue-number` to an issue that stays (`gh issue create --title "Docs agent" --body ""` makes one; where issues are switched off, a pull request does)',
    )
  if (publish === true) {
    const others = Object.entries({
      prompt,
      'prompt-file': promptFile,
      'job-id': jobId !== undefined && jobId.kind !== 'new',
      preview: values.preview,
      context: values.context?.size,
      'traffic-weeks': values.trafficWeeks,
      'traffic-file': trafficFile,
      'reader-signals': values.readerSignals?.size,
    }).flatMap(([name, value]) => (value ? [name] : []))
    if (others.length > 0)
      faults.push(`publish stands alone in its step: move ${others.join(', ')} to another step`)
  }
  return faults
}

/** An input that may be left empty. */
function optional<T>(parse: (value: string, workspace: string) => T) {
  return (value: string, workspace: string): T | undefined =>
    value === '' ? undefined : parse(value, workspace)
}

function parseBoolean(value: string): boolean {
  const word = value.toLowerCase()
  if (word === 'true' || word === 'false') return word === 'true'
  throw new ActionError(`must be true or false, but is ${quote(value, 60)}`)
}

function integerFrom(min: number, max: number) {
  return (value: string): number => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    throw new ActionError(
      `must be a whole number from ${min} to ${max}, but is ${quote(value, 60)}`,
    )
  }
}

/** The prompt as we send it: U+FFFD replaces NUL bytes and lone surrogates, which JSON or the service may refuse. */
function checkPrompt(text: string, maxBytes: number, advice = ''): string {
  const prompt = text.toWellFormed().replaceAll('\0', '\uFFFD')
  if (prompt.trim() === '')
    throw new ActionError('is empty or white space: what should fill it has no value')
  const bytes = Buffer.byteLength(prompt)
  if (bytes <= maxBytes) return prompt
  throw new ActionError(`holds ${bytes} bytes, more than the ${maxBytes} allowed${advice}`)
}

function parsePrompt(value: string): string {
  const advice = ': write it into a file, and name that in `prompt-file`'
  return checkPrompt(value.trim(), MAX_PROMPT_BYTES, advice)
}

function parsePromptFile(file: string, workspace: string): string {
  const text = readWorkspaceFile(file, workspace, MAX_PROMPT_FILE_BYTES)
  return checkPrompt(text, MAX_PROMPT_FILE_BYTES)
}

function parseTrafficFile(file: string, workspace: string): string {
  if (path.extname(file).toLowerCase() !== '.json')
    throw new ActionError(`must end in .json, but is ${quote(file)}`)
  return checkWorkspaceTarget(file, workspace)
}

/** A project or job ID, which becomes a part of a path. */
function parseId(value: string): string {
  if (value === '')
    throw new ActionError(
      'is missing: copy it from the dashboard, where the API keys are. If it is passed, it is empty: the name of the variable is misspelled, or it is not set for this repository',
    )
  if (ID.test(value)) return value
  throw new ActionError(
    `${quote(value, 60)} is not an ID (1 to 128 letters, digits, _ or -): copy it from the dashboard, where the API keys are`,
  )
}

function parseJobId(value: string): JobChoice {
  if (value === '') return { kind: 'new' }
  if (value === 'auto') return { kind: 'recorded' }
  if (value === 'open') return { kind: 'open' }
  if (ID.test(value)) return { kind: 'id', id: value }
  throw new ActionError(
    `${quote(value, 60)} is not a job's ID (1 to 128 letters, digits, _ or -): copy that from the output \`job-id\` or the dashboard, or write auto for the job recorded on the issue or pull request, or open for the one whose pull request is still open`,
  )
}

/** Roughly what git refuses as a branch's name, and what is a ref but no name. See git-check-ref-format. */
const NO_BRANCH =
  /^[-/]|^(?:@|HEAD)$|^refs\/|(?:^|\/)\.|\.\.|\/\/|@\{|[\p{Cc} ~^:?*[\\]|\.lock(?:\/|$)|[/.]$/u
/** GitHub takes no longer names of refs. */
const MAX_BRANCH_BYTES = 255

/** @returns undefined for no preview */
function parsePreview(value: string): PreviewChoice | undefined {
  if (/^(true|false)$/i.test(value)) return parseBoolean(value) ? { kind: 'own' } : undefined
  if (!NO_BRANCH.test(value) && Buffer.byteLength(value) <= MAX_BRANCH_BYTES)
    return { kind: 'named', branch: value }
  throw new ActionError(
    `must be true, false or the name of a branch, without refs/heads/, but is ${quote(value, 60)}`,
  )
}

function parseBaseUrl(value: string): URL {
  const url = URL.parse(value)
  if (url === null)
    throw new ActionError(
      `${quote(value, 100)} is not a URL: leave it out, unless your service is not at ${PUBLIC_SERVICE}`,
    )
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    throw new ActionError(
      `must be an https URL, since the key is sent there, but is ${url.protocol}//`,
    )
  if (url.username !== '' || url.password !== '')
    throw new ActionError('must not hold a user name or password')
  if (value.includes('?') || value.includes('#'))
    throw new ActionError('must not hold a query or a fragment')
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Checks what holds for any server's key. */
function parseApiKey(value: string): string {
  if (value === '')
    throw new ActionError(
      "is missing: store an admin key as a secret, and pass it as in the README. If it is passed, it is empty: the secret's name is misspelled, or the secret belongs to an environment or an organization that this job does not have access to, or a reusable workflow was not handed it",
    )
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new ActionError(
      'holds blanks, line breaks or characters beyond ASCII: store the key alone, without quotes or "Bearer"',
    )
  if (/^(gh[a-z]_|github_pat_)/.test(value))
    throw new ActionError(
      'is a token of GitHub: an admin key of the documentation service is needed (mint_…)',
    )
  return value
}

function parseHosts(value: string): ReadonlySet<string> {
  const hosts = listOf(value).map((host) => host.toLowerCase())
  const wrong = hosts.filter((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host))
  if (wrong.length === 0) return new Set(hosts)
  throw new ActionError(`may hold host names such as git.example.com, but has ${quoteAll(wrong)}`)
}
