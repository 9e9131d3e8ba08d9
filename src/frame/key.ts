import { Skipped } from '../errors.ts'
import { isSandboxed, type WorkflowEvent } from './event.ts'
import { PUBLIC_SERVICE } from './input-parsers.ts'

export interface KeyInputs {
  readonly apiKey?: string | undefined
  readonly baseUrl?: URL | undefined
  readonly ifNoKey?: 'fail' | 'skip' | undefined
  readonly dryRun?: boolean | undefined
}

const NO_KEY =
  '`api-key` is empty, and `if-no-key` is skip: store the key as the secret that the workflow passes there (DOCS_API_KEY in the examples), and this step runs.'

export function skipWithoutKey({ ifNoKey, dryRun }: KeyInputs, event: WorkflowEvent): void {
  // A dry run reports the missing key.
  if (dryRun === true) return
  const why = describeWithheldSecrets(event)
  if (why !== undefined) throw new Skipped(why)
  if (ifNoKey === 'skip') throw new Skipped(NO_KEY, 'warning')
}

/** The public service's other keys, by prefix. */
const WRONG_KEYS = { mint_dsc_: 'an assistant key', mint_us_: 'an index key' } as const

export function findWrongKey({ apiKey, baseUrl }: KeyInputs): string[] {
  if (baseUrl?.host !== new URL(PUBLIC_SERVICE).host) return []
  const [prefix, kind] =
    Object.entries(WRONG_KEYS).find(([prefix]) => apiKey?.startsWith(prefix)) ?? []
  if (prefix === undefined) return []
  return [
    `\`api-key\` is ${kind} (${prefix}…), which starts no agent and reads no report: make an admin key in the dashboard under Settings > API keys`,
  ]
}

/**
 * A sentence; undefined if the run has secrets, or if the payload doesn't show why not. Dependabot has its own secrets.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function describeWithheldSecrets(event: WorkflowEvent): string | undefined {
  if (isSandboxed(event))
    return "GitHub passes no secrets to workflows of a fork's pull request, so there is no api-key: run the step on `push`, once the pull request is merged."
  if (event.facts.secrets === 'always' || event.actor !== 'dependabot[bot]') return undefined
  return 'GitHub passes no secrets to workflows that Dependabot triggers, so there is no api-key: store the key as a Dependabot secret too.'
}
