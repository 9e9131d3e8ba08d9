import { ActionError } from '../errors.ts'
import { FAILABLE, FAILING_BY_DEFAULT } from '../result/outcomes.ts'
import { inQuotes, richText, trusted } from '../rich-text.ts'
import { PUBLIC_SERVICE } from '../service/refusals.ts'
import {
  integerBetween,
  oneOf,
  optional,
  parseBoolean,
  parseId,
  parseWordList,
  refuse,
  subsetOf,
} from './parsers.ts'
import { parsePathPatterns } from './path-patterns.ts'
import { parsePrompt, readPrompt } from './prompt-text.ts'

/* Every input: its form, default and bounds. */

export interface InputRule {
  /** As in action.yml (a test compares them); empty for an expression. */
  readonly default: string
  readonly isSecret?: (value: string) => boolean
  /** Blanks are a value, and don't get the default. */
  readonly keepsBlanks?: true
  readonly parse: (value: string, workspace: string) => unknown
}
type InputTable = Readonly<Record<string, InputRule>>

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** `job-id` becomes `jobId`. */
type InputsOf<Table extends InputTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: ReturnType<Table[Name]['parse']>
}

/** In the order in which we quote them. */
export const CONTEXT_KINDS = ['event', 'changes', 'diff', 'signals'] as const
export type ContextKind = (typeof CONTEXT_KINDS)[number]

const LIKE_A_KEY = /^mint_/
/** This machine. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']
/** The name of a secret or variable, without its expression. */
const NAME_OF_A_VALUE = /^\$|^\{*\s*(?:secrets|env|vars)\.|^[A-Z][A-Z0-9]*_[A-Z0-9_]*$/
const notAValue = (example: string) =>
  trusted(
    `is the name of a value and not its value: write \`\${{ ${example} }}\`, with the name that yours has`,
  )

export const INPUTS = {
  prompt: {
    default: '',
    // The runner passes a missing prompt as an empty one. Blanks are a prompt whose expression was empty.
    keepsBlanks: true,
    parse: optional(parsePrompt),
  },
  /** The file's text. */
  'prompt-file': { default: '', parse: optional(readPrompt) },
  context: { default: 'none', parse: subsetOf(CONTEXT_KINDS) },
  paths: { default: '', parse: optional(parsePathPatterns) },
  'job-id': {
    default: '',
    parse: optional((value) => parseId(value, trusted('the output `job-id` or the dashboard'))),
  },
  continue: { default: 'false', parse: parseBoolean },
  wait: { default: 'true', parse: parseBoolean },
  /** GitHub's runners allow a job six hours. */
  'timeout-minutes': { default: '30', parse: integerBetween(1, 360) },
  'poll-interval-seconds': { default: '10', parse: integerBetween(1, 300) },
  'fail-on': { default: FAILING_BY_DEFAULT.join(', '), parse: subsetOf(FAILABLE) },
  /** At most a year: more weeks say little, and cost a request each. */
  'traffic-weeks': { default: '0', parse: integerBetween(0, 53) },
  'reader-signals': { default: 'false', parse: parseBoolean },
  'project-id': {
    default: '',
    // People may paste the key here.
    isSecret: (value: string) => LIKE_A_KEY.test(value),
    parse(value: string): string {
      refuse(value, [
        [
          /^$/,
          richText`is missing: copy it from the dashboard, where the API keys are. If you do pass it, \`with:\` is not indented as far as \`uses:\`, or its value is empty: the name of the variable is misspelled, it is not set for this repository, or it was stored as a secret (tab Secrets) and not as a variable`,
        ],
        [
          LIKE_A_KEY,
          richText`holds an API key (mint_…): pass that to \`api-key\`, and the project's ID here. If the key is in a variable or a file, it is no longer secret: make a new one`,
        ],
        [NAME_OF_A_VALUE, richText`${inQuotes(value, 60)} ${notAValue('vars.DOCS_PROJECT_ID')}`],
      ])
      return parseId(value, trusted('the dashboard, where the API keys are'))
    },
  },
  'api-key': {
    default: '',
    isSecret: () => true,
    parse(value: string): string {
      refuse(value, [
        [
          /^$/,
          richText`is missing: store an admin key as a secret, under Settings > Secrets and variables > Actions, and pass it as in the README. If you do pass it, its value is empty: the secret's name is misspelled, it was stored as a variable (tab Variables), it belongs to an environment or an organization that this job does not have access to, or the caller did not pass it to the reusable workflow`,
        ],
        // The runner masks the value everywhere. If it is the secret's name from the README, a remedy with that name would
        // show as ***.
        [NAME_OF_A_VALUE, notAValue('secrets.NAME')],
        [/^\w+=["']?mint_/, trusted('holds a name and = before the key: store the value alone')],
        [
          /[^\x21-\x7e]|^["'`]|["'`]$/,
          richText`holds quotes, blanks, line breaks or characters beyond ASCII: store the key alone, without quotes or "Bearer"`,
        ],
        [
          /^(?:gh[a-z]_|github_pat_)/,
          richText`is a token of GitHub: an admin key of the documentation service is needed (mint_…)`,
        ],
        [
          /^mint_(?:dsc|us)_/,
          richText`is an assistant key (mint_dsc_…) or an index key (mint_us_…), which starts no agent and reads no report: make an admin key in the dashboard under Settings > API keys`,
        ],
      ])
      return value
    },
  },
  'if-no-key': { default: 'fail', parse: oneOf(['fail', 'skip']) },
  'base-url': {
    default: PUBLIC_SERVICE,
    /** Ends in a slash. */
    parse(value: string): URL {
      const url = URL.parse(value)
      if (url === null)
        throw new ActionError(
          richText`${inQuotes(value, 100)} is not a URL, such as ${trusted(PUBLIC_SERVICE)}: leave it out, unless your service is elsewhere`,
        )
      // Don't show the value: it holds a password.
      const hasUser = url.username !== '' || url.password !== ''
      if (hasUser) throw new ActionError(trusted('must not hold a user name or password'))
      const shown = inQuotes(value, 100)
      const isLoopback = LOOPBACK_HOSTS.includes(url.hostname)
      const isLocal = url.protocol === 'http:' && isLoopback
      const isSafe = url.protocol === 'https:' || isLocal
      if (!isSafe)
        throw new ActionError(
          richText`must be an https URL, since the key is sent there, but is ${shown}`,
        )
      const hasTail = value.includes('?') || value.includes('#')
      if (hasTail)
        throw new ActionError(richText`must not hold a query or a fragment, but is ${shown}`)
      if (!url.pathname.endsWith('/')) url.pathname += '/'
      return url
    },
  },
  comment: { default: 'false', parse: parseBoolean },
  // In action.yml, the default is an expression for the job's matrix: `null` without one.
  'comment-key': {
    default: '',
    parse(value: string): string {
      const isEmptyMatrix = value === 'null' || value === '{}'
      if (isEmptyMatrix) return ''
      return value
    },
  },
  'issue-number': { default: '', parse: optional(integerBetween(1, 999_999_999)) },
  'allowed-bots': {
    default: '',
    parse(value: string): ReadonlySet<string> {
      const logins = parseWordList(value)
      const wrong = logins.filter((login) => !/^[A-Za-z0-9_-]+(?:\[bot\])?$/.test(login))
      if (wrong.length === 0) return new Set(logins)
      throw new ActionError(
        richText`has ${inQuotes(wrong.join(', '))}: write the login of each bot, such as renovate[bot], without @ or *`,
      )
    },
  },
  // In action.yml, the default is the expression `github.token`.
  'github-token': {
    default: '',
    isSecret: () => true,
    parse(value: string): string {
      refuse(value, [
        [/\s/, trusted('holds a blank or a line break: store the token alone')],
        [
          LIKE_A_KEY,
          richText`is an API key of the documentation service (mint_…): leave this input out, and it is the workflow's own token`,
        ],
      ])
      return value
    },
  },
  'dry-run': { default: 'false', parse: parseBoolean },
} as const satisfies InputTable

export type Inputs = InputsOf<typeof INPUTS>

export function wantsReport(inputs: Inputs): boolean {
  return inputs.trafficWeeks > 0 || inputs.readerSignals
}
