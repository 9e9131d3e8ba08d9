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

export const SERVICE_INPUTS = {
  'project-id': {
    default: '',
    alias: 'projectId',
    // People may paste the key here.
    isSecret: (value: string) => LIKE_A_KEY.test(value),
    parse: parseId,
  },
  'api-key': { default: '', isSecret: () => true, parse: parseApiKey },
  'if-no-key': { default: 'fail', parse: oneOf(['fail', 'skip']) },
  /** Ends in a slash. */
  'base-url': { default: PUBLIC_SERVICE, parse: parseBaseUrl },
} as const

export const TIMEOUT_INPUT = {
  /** GitHub's runners allow a job six hours. */
  'timeout-minutes': { default: '30', parse: integerFrom(1, 360) },
} as const

export const COMMENT_INPUTS = {
  comment: { default: 'false', parse: parseBoolean },
  // In action.yml, the default is an expression for the job's matrix: `null` without one.
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
  // In action.yml, the default is the expression `github.token`.
  'github-token': { default: '', isSecret: () => true, parse: parseGitHubToken },
} as const

export const DRY_RUN_INPUT = { 'dry-run': { default: 'false', parse: parseBoolean } } as const
