import { ActionError, Skipped } from '../errors.ts'
import { isPublicService, PUBLIC_SERVICE } from '../service/refusals.ts'
import { ID, inQuotes } from '../text.ts'
import { type Env, isForkWithoutSecrets, type WorkflowEvent } from '../trigger/event.ts'

/*
 * The inputs that several commands have: first the parsers that more than one input uses, then the rows in a command's
 * table of inputs, and at the end the rules for a missing or a wrong key.
 */

/* A parser throws a message that continues after the input's name: the fault, the value seen, the remedy. */

export function optional<T>(parse: (value: string, workspace: string) => T) {
  return (value: string, workspace: string): T | undefined => {
    if (value === '') return undefined
    return parse(value, workspace)
  }
}

/** People separate words in YAML by commas, blanks or line breaks. @throws ActionError for a list of YAML's, as text */
function parseWordList(value: string): string[] {
  const words = value.split(/[,\s]+/).filter((word) => word !== '')
  if (words.includes('-'))
    throw new ActionError(
      'has "-" before its words: write them without dashes, with commas between',
    )
  return words
}

function oneOf<const T extends string>(words: readonly T[]) {
  return (value: string): T => {
    const word = words.find((candidate) => candidate === value)
    if (word !== undefined) return word
    const choice = words.join(', ').replace(/, (?=[^,]*$)/, ' or ')
    const shown = inQuotes(value, 60)
    throw new ActionError(`must be ${choice}, but is ${shown}`)
  }
}

/** `none` must be the only word. */
export function subsetOf<T extends string>(words: readonly T[]) {
  const names = words.join(', ')
  const known = `some of these, with commas between: ${names}`

  return (value: string): ReadonlySet<T> => {
    const named = parseWordList(value)
    const others = named.filter((word) => word !== 'none')
    const chosen = new Set<T>()
    const wrong: string[] = []
    for (const word of others) {
      const found = words.find((one) => one === word)
      if (found === undefined) wrong.push(word)
      else chosen.add(found)
    }
    if (wrong.length > 0) {
      const shown = inQuotes(wrong.join(', '))
      throw new ActionError(`has ${shown}: write none, or ${known}`)
    }
    const hasNone = others.length < named.length
    if (hasNone && others.length > 0) {
      const shown = inQuotes(others.join(', '))
      throw new ActionError(`lists none together with ${shown}: write none alone, or ${known}`)
    }
    return chosen
  }
}

const trueOrFalse = oneOf(['true', 'false'])

export function parseBoolean(value: string): boolean {
  return trueOrFalse(value.toLowerCase()) === 'true'
}

export function integerBetween(min: number, max: number) {
  return (value: string): number => {
    const number = Number(value)
    const isWhole = /^\d{1,9}$/.test(value)
    const isInRange = number >= min && number <= max
    if (isWhole && isInRange) return number
    const shown = inQuotes(value, 60)
    throw new ActionError(
      `must be a whole number from ${min} to ${max}, without a unit or #, but is ${shown}`,
    )
  }
}

const LIKE_A_KEY = /^mint_/
/** The name of a secret or variable, without its expression. */
const NAME_OF_A_VALUE = /^\$|^\{*\s*(?:secrets|env|vars)\.|^[A-Z][A-Z0-9]*_[A-Z0-9_]*$/
const notAValue = (example: string) =>
  `is the name of a value and not its value: write \`\${{ ${example} }}\`, with the name that yours has`

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

export const SERVICE_INPUTS = {
  'project-id': {
    default: '',
    alias: 'projectId',
    // People may paste the key here.
    isSecret: (value: string) => LIKE_A_KEY.test(value),
    /** It becomes a part of a path. */
    parse(value: string): string {
      if (value === '')
        throw new ActionError(
          'is missing: copy it from the dashboard, where the API keys are. If you do pass it, `with:` is not indented as far as `uses:`, or its value is empty: the name of the variable is misspelled, it is not set for this repository, or it was stored as a secret (tab Secrets) and not as a variable',
        )
      if (LIKE_A_KEY.test(value))
        throw new ActionError(
          "holds an API key (mint_…): pass that to `api-key`, and the project's ID here. If the key is in a variable or a file, it is no longer secret: make a new one",
        )
      const shown = inQuotes(value, 60)
      if (NAME_OF_A_VALUE.test(value))
        throw new ActionError(`${shown} ${notAValue('vars.DOCS_PROJECT_ID')}`)
      if (ID.test(value)) return value
      throw new ActionError(
        `${shown} is not an ID (1 to 128 letters, digits, _ or -): copy it from the dashboard, where the API keys are`,
      )
    },
  },
  'api-key': {
    default: '',
    isSecret: () => true,
    /** Another service's key may have any prefix. */
    parse(value: string): string {
      if (value === '')
        throw new ActionError(
          "is missing: store an admin key as a secret, under Settings > Secrets and variables > Actions, and pass it as in the README. If you do pass it, its value is empty: the secret's name is misspelled, it was stored as a variable (tab Variables), it belongs to an environment or an organization that this job does not have access to, or the caller did not pass it to the reusable workflow",
        )
      // The runner masks the value everywhere. If it is the secret's name from the README, a remedy with that name would
      // show as ***.
      if (NAME_OF_A_VALUE.test(value)) throw new ActionError(notAValue('secrets.NAME'))
      if (/^\w+=["']?mint_/.test(value))
        throw new ActionError('holds a name and = before the key: store the value alone')
      const isVisibleAscii = /^[\x21-\x7e]+$/.test(value)
      const isQuoted = /^["'`]|["'`]$/.test(value)
      if (!isVisibleAscii || isQuoted)
        throw new ActionError(
          'holds quotes, blanks, line breaks or characters beyond ASCII: store the key alone, without quotes or "Bearer"',
        )
      if (/^(gh[a-z]_|github_pat_)/.test(value))
        throw new ActionError(
          'is a token of GitHub: an admin key of the documentation service is needed (mint_…)',
        )
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
          `${inQuotes(value, 100)} is not a URL, such as ${PUBLIC_SERVICE}: leave it out, unless your service is elsewhere`,
        )
      // Don't show the value: it holds a password.
      const hasUser = url.username !== '' || url.password !== ''
      if (hasUser) throw new ActionError('must not hold a user name or password')
      const shown = inQuotes(value, 100)
      const isLoopback = LOOPBACK_HOSTS.includes(url.hostname)
      const isLocal = url.protocol === 'http:' && isLoopback
      const isSafe = url.protocol === 'https:' || isLocal
      if (!isSafe)
        throw new ActionError(`must be an https URL, since the key is sent there, but is ${shown}`)
      const hasTail = value.includes('?') || value.includes('#')
      if (hasTail) throw new ActionError(`must not hold a query or a fragment, but is ${shown}`)
      if (!url.pathname.endsWith('/')) url.pathname += '/'
      return url
    },
  },
} as const

export const TIMEOUT_INPUTS = {
  /** GitHub's runners allow a job six hours. */
  'timeout-minutes': { default: '30', parse: integerBetween(1, 360) },
} as const

export const COMMENT_INPUTS = {
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
} as const

export const TRIGGER_CHECK_INPUTS = {
  'allowed-bots': {
    default: '',
    parse(value: string): ReadonlySet<string> {
      const logins = parseWordList(value)
      const wrong = logins.filter((login) => !/^[A-Za-z0-9_-]+(?:\[bot\])?$/.test(login))
      if (wrong.length === 0) return new Set(logins)
      throw new ActionError(
        `has ${inQuotes(wrong.join(', '))}: write the login of each bot, such as renovate[bot], without @ or *`,
      )
    },
  },
} as const

export const GITHUB_TOKEN_INPUTS = {
  // In action.yml, the default is the expression `github.token`.
  'github-token': {
    default: '',
    isSecret: () => true,
    parse(value: string): string {
      if (/\s/.test(value))
        throw new ActionError('holds a blank or a line break: store the token alone')
      if (LIKE_A_KEY.test(value))
        throw new ActionError(
          "is an API key of the documentation service (mint_…): leave this input out, and it is the workflow's own token",
        )
      return value
    },
  },
} as const

export const DRY_RUN_INPUTS = {
  'dry-run': { default: 'false', parse: parseBoolean },
} as const

/** The runner passes the default of an input that the workflow leaves out, so an empty one is an expression's. */
export function findDryRunInputErrors(env: Env, event: WorkflowEvent): string[] {
  const isEmpty = env['INPUT_DRY-RUN']?.trim() === ''
  if (!isEmpty) return []
  // Elsewhere, empty is `false`: one workflow may have a button and a schedule.
  if (event.traits.dispatch !== 'button') return []
  return [
    "`dry-run` is empty, so the step would act in earnest: the button's input is misspelt, or unset. Write its name as it is under `workflow_dispatch:`, with `|| 'false'` after it",
  ]
}

/* The key. */

export interface ApiKeyInputs {
  readonly apiKey?: string | undefined
  readonly baseUrl?: URL | undefined
  readonly ifNoKey?: 'fail' | 'skip' | undefined
  readonly dryRun?: boolean | undefined
}

const NO_KEY =
  '`api-key` is empty, and `if-no-key` is skip: store the key as the secret that the workflow passes there (DOCS_API_KEY in the examples), and this step runs.'

const NO_KEY_IN_FORK =
  'This repository is a fork, and has no key: a fork gets none of the secrets of the repository it was made from. To work on the docs here, store the key here; otherwise, disable this workflow here.'

/**
 * @throws Skipped if the key may be missing: GitHub withholds it, the repository is a fork, or `if-no-key` is skip
 */
export function skipIfKeyMayBeMissing(inputs: ApiKeyInputs, event: WorkflowEvent): void {
  // A dry run reports the missing key.
  if (inputs.dryRun === true) return
  // Even with `if-no-key: fail`: no input can bring a secret that GitHub withholds.
  const whyWithheld = describeWithheldSecrets(event)
  if (whyWithheld !== undefined) throw new Skipped(whyWithheld)
  // Whoever asks for a run waits for it, and shall see that the key is missing.
  const isAskedFor = event.traits.dispatch !== undefined
  const isFork = event.payload.repository?.fork
  if (isFork && !isAskedFor) throw new Skipped(NO_KEY_IN_FORK)
  if (inputs.ifNoKey !== 'skip') return
  throw new Skipped(NO_KEY, 'warning')
}

/** The public service's other keys, by prefix. */
const WRONG_KEYS = { mint_dsc_: 'an assistant key', mint_us_: 'an index key' } as const

export function findKeyKindErrors(inputs: ApiKeyInputs): string[] {
  if (inputs.baseUrl === undefined || !isPublicService(inputs.baseUrl)) return []
  for (const [prefix, kind] of Object.entries(WRONG_KEYS)) {
    if (!inputs.apiKey?.startsWith(prefix)) continue
    const fault = `\`api-key\` is ${kind} (${prefix}…), which starts no agent and reads no report: make an admin key in the dashboard under Settings > API keys`
    return [fault]
  }
  return []
}

/**
 * A sentence; undefined if the run has secrets, or if the payload doesn't show why not. Dependabot has its own secrets.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function describeWithheldSecrets(event: WorkflowEvent): string | undefined {
  if (isForkWithoutSecrets(event))
    return "GitHub passes no secrets to workflows of a fork's pull request, so there is no api-key: run the step on `push`, once the pull request is merged."
  const dependabotHasSecrets = event.traits.secrets === 'always'
  if (dependabotHasSecrets) return undefined
  if (event.actor !== 'dependabot[bot]') return undefined
  return 'GitHub passes no secrets to workflows that Dependabot triggers, so there is no api-key: store the key as a Dependabot secret too.'
}
