import {
  integerFrom,
  LIKE_A_KEY,
  oneOf,
  PUBLIC_SERVICE,
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseGitHubToken,
  parseId,
  parseNames,
} from './input-parsers.ts'

/* The inputs that several commands have, each with its default as in `action.yml` (a test compares them). */

export const SERVICE_INPUTS = {
  'project-id': {
    default: '',
    alias: 'projectId',
    // Somebody may take the key for it.
    isSecret: (value: string) => LIKE_A_KEY.test(value),
    parse: parseId,
  },
  'api-key': { default: '', isSecret: () => true, parse: parseApiKey },
  'if-no-key': { default: 'fail', parse: oneOf(['fail', 'skip']) },
  /** Ends in a slash. */
  'base-url': { default: PUBLIC_SERVICE, parse: parseBaseUrl },
} as const

export const TIMEOUT_INPUT = {
  /** A job of a workflow on GitHub's runners has six hours. */
  'timeout-minutes': { default: '30', parse: integerFrom(1, 360) },
} as const

export const COMMENT_INPUTS = {
  comment: { default: 'false', parse: parseBoolean },
  // Its default is the matrix of the job, an expression in action.yml; without a matrix that is `null`.
  'step-key': {
    default: '',
    parse: (value: string) => (['null', '{}'].includes(value) ? '' : value),
  },
} as const

export const GATE_INPUTS = {
  'required-permission': { default: 'write', parse: oneOf(['write', 'none']) },
  'allowed-bots': { default: '', parse: parseNames },
} as const

export const TOKEN_INPUT = {
  // Its default is `github.token`, an expression in action.yml that the runner evaluates.
  'github-token': { default: '', isSecret: () => true, parse: parseGitHubToken },
} as const

export const DRY_RUN_INPUT = { 'dry-run': { default: 'false', parse: parseBoolean } } as const
