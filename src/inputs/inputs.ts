import * as fs from 'node:fs'
import path from 'node:path'
import { ActionError } from '../errors.ts'
import { FAILABLE, FAILING_BY_DEFAULT } from '../result/outcomes.ts'
import { ID, inQuotes } from '../text.ts'
import type { WorkflowEvent } from '../trigger/event.ts'
import {
  COMMENT_INPUTS,
  DRY_RUN_INPUTS,
  GITHUB_TOKEN_INPUTS,
  integerBetween,
  optional,
  parseBoolean,
  SERVICE_INPUTS,
  subsetOf,
  TIMEOUT_INPUTS,
  TRIGGER_CHECK_INPUTS,
} from './common.ts'
import { parsePathPatterns } from './path-patterns.ts'
import type { InputsOf } from './read-inputs.ts'

/** In the order in which we quote them. */
export const CONTEXT_KINDS = ['event', 'changes', 'diff', 'signals'] as const
export type ContextKind = (typeof CONTEXT_KINDS)[number]

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
    parse: optional((file, workspace) =>
      checkPrompt(readPromptFile(file, workspace), `an earlier step must write ${inQuotes(file)}`),
    ),
  },
  context: { default: 'none', parse: subsetOf(CONTEXT_KINDS) },
  paths: { default: '', parse: optional(parsePathPatterns) },
  'job-id': {
    default: '',
    parse: optional((value) => {
      const shown = inQuotes(value, 60)
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
  'reader-signals': { default: 'false', parse: parseBoolean },
  ...SERVICE_INPUTS,
  ...COMMENT_INPUTS,
  'issue-number': { default: '', parse: optional(integerBetween(1, 999_999_999)) },
  ...TRIGGER_CHECK_INPUTS,
  ...GITHUB_TOKEN_INPUTS,
  ...DRY_RUN_INPUTS,
} as const

export type Inputs = InputsOf<typeof INPUTS>

export function wantsReport(inputs: Inputs): boolean {
  return inputs.trafficWeeks > 0 || inputs.readerSignals
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

const WITHOUT_DEFAULT = ['prompt', 'promptFile', 'jobId'] as const

/** False if one of these inputs is invalid, so that it is not known. */
function asksNothing(values: Partial<Inputs>): boolean {
  const areUnset = WITHOUT_DEFAULT.every((name) => name in values && values[name] === undefined)
  const areNone = values.context?.size === 0 && values.trafficWeeks === 0
  return areUnset && areNone && values.readerSignals === false
}

/** Links are resolved first. @throws ActionError */
function readPromptFile(file: string, workspace: string): string {
  try {
    const root = fs.realpathSync.native(workspace)
    const resolved = fs.realpathSync.native(path.resolve(root, file))
    const isInside = resolved.startsWith(root + path.sep) && !/[\\/]\.git[\\/]/i.test(resolved)
    const { size } = fs.statSync(resolved)
    const isFile = fs.statSync(resolved).isFile() && size <= MAX_PROMPT_FILE_BYTES
    if (isInside && isFile)
      return new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(resolved))
  } catch {}
  throw new ActionError(
    `${inQuotes(file)} is no file in the workspace of at most 256 KiB of UTF-8: let an earlier step make it, such as actions/checkout`,
  )
}
