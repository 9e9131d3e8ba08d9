import { isUtf8 } from 'node:buffer'
import * as fs from 'node:fs'
import path from 'node:path'
import { SIGNAL_KINDS } from '../analytics/signal.ts'
import type { WorkflowEvent } from '../core/event.ts'
import {
  COMMENT_INPUTS,
  DRY_RUN_INPUTS,
  GITHUB_TOKEN_INPUTS,
  integerBetween,
  isPublicService,
  oneOf,
  optional,
  parseBoolean,
  parseWordList,
  SERVICE_INPUTS,
  subsetOf,
  TIMEOUT_INPUTS,
  TRIGGER_CHECK_INPUTS,
} from '../core/inputs.ts'
import type { InputsOf } from '../core/read-inputs.ts'
import { type RichText, trusted } from '../core/result-page.ts'
import { ActionError } from '../errors.ts'
import { parsePathPatterns } from '../prompt-context/path-patterns.ts'
import type { ReportOptions } from '../report/read-report.ts'
import { ID, inQuotes } from '../text.ts'
import { FAILABLE, FAILING_BY_DEFAULT, OUTCOMES } from './outcomes-and-outputs.ts'

export const SIGNAL_CHOICES = [...SIGNAL_KINDS, 'pull-requests'] as const

/** In the order in which we quote them. */
export const CONTEXT_KINDS = ['event', 'changes', 'diff', 'signals'] as const
export type ContextKind = (typeof CONTEXT_KINDS)[number]

export const DEFAULT_REPORT_TITLE = OUTCOMES.reported.headline

/** Pages that lost readers show only in a comparison of two weeks. */
const WEEKS_FOR_SIGNALS = 2

const TO_CONTINUE = 'for the agent job whose pull request is open, write `continue: true`'
const TO_NEW = 'without `job-id`, the step makes a new agent job'
/** People write these in place of a job's ID. Each has an ID's form. */
const NO_JOB_ID: ReadonlyMap<string, string> = new Map([
  ['auto', TO_CONTINUE],
  ['recorded', TO_CONTINUE],
  ['open', TO_CONTINUE],
  ['latest', TO_CONTINUE],
  ['new', TO_NEW],
  ['none', TO_NEW],
])

/** Linux starts no process with a variable of 128 KiB, and the runner passes inputs as variables. */
const MAX_PROMPT_BYTES = 64 * 1024
/** Far above any sensible prompt. The service documents no limit. */
const MAX_PROMPT_FILE_BYTES = 256 * 1024

const UNFILLED = `nothing has filled it: write \`\${{ … }}\` in the workflow, where GitHub fills it; a file's words must be there when the step begins`

/** Values that are no prompt, mostly leftovers of a value that was not filled in, and the remedy for each. */
const LEFT_OVERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:true|false|null|undefined)$/, 'what fills it gave no text'],
  [/^(?:Object|Array|\[object Object\])$/, 'name a field, such as github.event.issue.title'],
  // Nothing but `$NAME`, `$env:NAME`, `%NAME%`, `${NAME}`, `$(…)`, `{{ … }}` or `${{ … }}`.
  [/^(?:\$[A-Za-z_][\w:]*|%\w+%|\$\{[A-Za-z_]\w*\}|\$\([^()]*\)|\$?\{\{[^{}]*\}\})$/, UNFILLED],
  // An expression of a workflow, without its braces.
  [/^(?:env|github|inputs|matrix|needs|secrets|steps|vars)\.[\w.-]+$/, UNFILLED],
  [
    /^@?[\w./-]+\.(?:md|mdx|txt)$/,
    'that is the name of a file: write what the agent should do, or name the file in `prompt-file`',
  ],
  [/^[^\p{L}\p{N}]+$/u, 'it holds no word'],
]

/** U+FFFD replaces NUL bytes and lone surrogates, which JSON or the service may refuse. */
function checkPrompt(text: string, whyEmpty: string): string {
  const prompt = text.toWellFormed().replaceAll('\0', '\uFFFD')
  const words = prompt.trim()
  if (words === '') throw new ActionError(`is empty or white space: ${whyEmpty}`)
  for (const [pattern, remedy] of LEFT_OVERS) {
    if (pattern.test(words)) throw new ActionError(`is ${inQuotes(words, 60)}: ${remedy}`)
  }
  return prompt
}

export const INPUTS = {
  prompt: {
    default: '',
    // The runner passes a missing prompt as an empty one. Blanks are a prompt whose expression was empty.
    keepsBlanks: true,
    parse: optional((value) => {
      const whyEmpty = 'the expression that fills it has no value in this event'
      const prompt = checkPrompt(value.trim(), whyEmpty)
      const bytes = Buffer.byteLength(prompt)
      if (bytes <= MAX_PROMPT_BYTES) return prompt
      throw new ActionError(
        `holds ${bytes} bytes, more than the ${MAX_PROMPT_BYTES} allowed: write it to a file, which may hold 256 KiB, and name that in \`prompt-file\``,
      )
    }),
  },
  /** The file's text. */
  'prompt-file': {
    default: '',
    excludes: 'prompt',
    parse: optional((file, workspace) => {
      const text = readWorkspaceFile(file, workspace, MAX_PROMPT_FILE_BYTES)
      return checkPrompt(text, `an earlier step must write ${inQuotes(file)}`)
    }),
  },
  context: { default: 'none', parse: subsetOf(CONTEXT_KINDS) },
  paths: { default: '', parse: optional(parsePathPatterns) },
  'job-id': {
    default: '',
    parse: optional((value) => {
      const shown = inQuotes(value, 60)
      const remedy = NO_JOB_ID.get(value.toLowerCase())
      if (remedy !== undefined)
        throw new ActionError(`${shown} is not an agent job's ID: ${remedy}`)
      if (ID.test(value)) return value
      throw new ActionError(
        `${shown} is not an agent job's ID (1 to 128 letters, digits, _ or -): copy that from the output \`job-id\` or the dashboard`,
      )
    }),
  },
  continue: { default: 'false', parse: parseBoolean },
  wait: { default: 'true', parse: parseBoolean },
  ...TIMEOUT_INPUTS,
  'poll-interval-seconds': { default: '10', parse: integerBetween(1, 300) },
  'fail-on': { default: FAILING_BY_DEFAULT.join(', '), parse: subsetOf(FAILABLE) },
  /** At most a year: more weeks say little, and cost a request each. */
  'traffic-weeks': { default: '0', parse: integerBetween(0, 53) },
  'report-title': { default: DEFAULT_REPORT_TITLE, parse: (value: string) => value },
  'reader-signals': { default: 'none', parse: subsetOf(SIGNAL_CHOICES, SIGNAL_CHOICES) },
  /** The same number of earlier weeks is read too. */
  'signal-weeks': { default: '1', parse: integerBetween(1, 12) },
  'reader-texts': { default: 'auto', parse: oneOf(['auto', 'show', 'hide']) },
  'traffic-file': {
    default: '',
    parse: optional((file, workspace) => {
      if (path.extname(file).toLowerCase() !== '.json')
        throw new ActionError(`must end in .json, but is ${inQuotes(file)}`)
      return resolveFileToWrite(file, workspace)
    }),
  },
  ...SERVICE_INPUTS,
  ...COMMENT_INPUTS,
  'issue-number': { default: '', parse: optional(integerBetween(1, 999_999_999)) },
  ...TRIGGER_CHECK_INPUTS,
  ...GITHUB_TOKEN_INPUTS,
  'allowed-hosts': {
    default: '',
    parse(value: string): ReadonlySet<string> {
      const hosts = parseWordList(value.toLowerCase())
      const wrong = hosts.filter((host) => !/^[a-z0-9._-]+$/.test(host))
      if (wrong.length === 0) return new Set(hosts)
      const shown = inQuotes(wrong.join(', '))
      throw new ActionError(
        `has ${shown}: write the whole name of each host, such as git.example.com, without https://, a port or *`,
      )
    },
  },
  ...DRY_RUN_INPUTS,
} as const

export type Inputs = InputsOf<typeof INPUTS>

export function wantsReport(inputs: Inputs): boolean {
  return inputs.trafficWeeks > 0 || inputs.readerSignals.size > 0
}

/** Includes everything that we quote to the agent, even if the workflow asks for no report. */
export function reportOptions(inputs: Inputs): ReportOptions {
  let trafficWeeks: number = inputs.trafficWeeks
  let signals: ReportOptions['signals'] = inputs.readerSignals
  if (inputs.context.has('signals')) {
    trafficWeeks = Math.max(trafficWeeks, WEEKS_FOR_SIGNALS)
    if (signals.size === 0) signals = new Set(SIGNAL_CHOICES)
  }
  const words = inputs.reportTitle
  let title: RichText = trusted(words)
  // The output `message` has a title only if it is inert, else the default.
  if (!isPlainTitle(words))
    title = [
      {
        kind: 'untrusted',
        words,
        maxLength: 100,
        ours: DEFAULT_REPORT_TITLE,
      },
    ]
  return {
    title,
    trafficWeeks,
    signals,
    signalWeeks: inputs.signalWeeks,
    readerTexts: inputs.readerTexts,
    hasDashboard: isPublicService(inputs.baseUrl),
  }
}

export function isPlainTitle(title: string): boolean {
  return /^[A-Za-z][A-Za-z0-9 ,-]{0,99}$/.test(title)
}

/** An input that is missing or invalid is not among the values: nothing is known of it, so nothing is said. */
export function findInputConflicts(values: Partial<Inputs>, event: WorkflowEvent): string[] {
  const { comment, paths, context } = values
  const conflicts: string[] = []
  if (asksNothing(values))
    conflicts.push(
      `\`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\` and \`reader-signals\` are empty, so there is nothing to do: set one. If one of them is set, its expression is empty in this ${inQuotes(event.name, 60)} event: give it another value there, or the step an \`if:\``,
    )

  if (paths !== undefined && context !== undefined) {
    const quotesFiles = context.has('changes') || context.has('diff')
    if (!quotesFiles)
      conflicts.push(
        '`paths` is set, but it chooses among the files of `changes` and `diff`, and `context` names neither: add one of them, or remove `paths`',
      )
  }
  conflicts.push(...findUnusedReportInputs(values))
  if (values.jobId !== undefined && values.continue)
    conflicts.push(
      '`job-id` names an agent job, and `continue: true` looks for one: remove one of them',
    )
  if (values.issueNumber !== undefined && comment === false && !values.continue)
    conflicts.push(
      '`issue-number` is set, but nothing is written there: set `comment: true`, or remove it',
    )
  if (values.continue && comment === false)
    conflicts.push(
      '`continue` is true, which finds the agent job in the comment on one issue: set `comment: true`',
    )
  // An invalid number has its own message.
  const lacksNumber = 'issueNumber' in values && values.issueNumber === undefined
  const lacksPlace = lacksNumber && event.issueNumber === undefined
  if (values.continue && comment && lacksPlace)
    conflicts.push(
      '`continue` is true, which finds the agent job in the comment on one issue: set `issue-number` (it is empty: is its variable set in this repository?) to an issue or pull request that stays open',
    )
  if (values.failOn?.has('pr-opened')) {
    if (comment === false)
      conflicts.push(
        '`fail-on` names pr-opened, which reads the record in the comment: set `comment: true`',
      )
    if (values.wait === false)
      conflicts.push(
        '`fail-on` names pr-opened, but with `wait: false` the step ends before there is a pull request: remove one of them',
      )
    if (lacksPlace)
      conflicts.push(
        `\`fail-on\` names pr-opened, but this ${inQuotes(event.name, 60)} event has no issue or pull request with a record: set \`issue-number\``,
      )
  }
  return conflicts
}

function findUnusedReportInputs(values: Partial<Inputs>): string[] {
  const { signalWeeks, readerTexts } = values
  const readsNoNumbers = values.trafficWeeks === 0 && values.readerSignals?.size === 0
  const isWithoutReport = readsNoNumbers && values.context?.has('signals') === false
  if (!isWithoutReport) return []
  const conflicts: string[] = []
  if (values.trafficFile !== undefined)
    conflicts.push(
      '`traffic-file` is set, but there is no report: set `traffic-weeks` or `reader-signals`, or remove it',
    )
  if (signalWeeks !== undefined && String(signalWeeks) !== INPUTS['signal-weeks'].default)
    conflicts.push(unusedWithoutSignals('signal-weeks'))
  if (readerTexts !== undefined && readerTexts !== INPUTS['reader-texts'].default)
    conflicts.push(unusedWithoutSignals('reader-texts'))
  return conflicts
}

const WITHOUT_DEFAULT = ['prompt', 'promptFile', 'jobId'] as const

/** False if one of these inputs is invalid, so that it is not known. */
function asksNothing(values: Partial<Inputs>): boolean {
  const areUnset = WITHOUT_DEFAULT.every((name) => name in values && values[name] === undefined)
  const amounts = [values.context?.size, values.readerSignals?.size, values.trafficWeeks]
  const areNone = amounts.every((amount) => amount === 0)
  return areUnset && areNone
}

function unusedWithoutSignals(name: string): string {
  return `\`${name}\` is set, but nothing reads what readers missed: set \`reader-signals\`, or \`context\` to signals, or remove it`
}

/* Files of the workspace that inputs name. */

/** The text without a byte order mark. @throws ActionError; links are resolved first */
export function readWorkspaceFile(file: string, root: string, maxBytes: number): string {
  const resolved = resolveInside(file, root)
  const stats = fs.statSync(resolved)
  if (!stats.isFile()) throw new ActionError(`${inQuotes(file)} is not a file: name a file`)
  if (stats.size > maxBytes)
    throw new ActionError(
      `${inQuotes(file)} holds ${stats.size} bytes, more than the ${maxBytes} allowed`,
    )
  const bytes = fs.readFileSync(resolved)
  // In UTF-16, half of most texts are zeros, which are valid in UTF-8.
  if (isUtf8(bytes) && !bytes.includes(0)) return new TextDecoder().decode(bytes)
  throw new ActionError(
    `${inQuotes(file)} is not UTF-8: save it as UTF-8, in PowerShell by \`Out-File -Encoding utf8\` in place of \`>\``,
  )
}

/** For a file that is written later. @returns its path with links resolved. @throws ActionError */
export function resolveFileToWrite(file: string, root: string): string {
  const folder = resolveInside(path.dirname(file), root, file)
  const resolved = path.join(folder, path.basename(file))
  const old = fs.lstatSync(resolved, { throwIfNoEntry: false })
  if (old !== undefined && !old.isFile()) throw new ActionError(`${inQuotes(file)} is not a file`)
  return resolved
}

function resolveInside(file: string, root: string, shown = file): string {
  // Get the disk's own names: Windows and macOS take `.GIT`, and Windows `GIT~1`, for `.git`.
  let realRoot: string
  try {
    realRoot = fs.realpathSync.native(root)
  } catch (cause) {
    throw new ActionError(
      `${inQuotes(shown)} cannot be found: the workspace ${inQuotes(root)} does not exist: check the variable GITHUB_WORKSPACE`,
      { cause },
    )
  }
  let resolved: string
  try {
    resolved = fs.realpathSync.native(path.resolve(realRoot, file))
  } catch (cause) {
    throw new ActionError(
      `${inQuotes(file)} does not exist in the workspace: correct the path, from the root of the repository, or let an earlier step make it (actions/checkout, mkdir)`,
      { cause },
    )
  }
  const relative = path.relative(realRoot, resolved)
  const names = relative.toLowerCase().split(path.sep)
  // On Windows, the way to another drive is an absolute path.
  if (names[0] === '..' || path.isAbsolute(relative))
    throw new ActionError(
      `${inQuotes(shown)} is outside the workspace, which is where actions/checkout puts the repository: write a path in there`,
    )
  // actions/checkout keeps the workflow's token there.
  if (names.includes('.git')) throw new ActionError(`${inQuotes(shown)} is inside a .git folder`)
  return resolved
}
