import { Skipped } from '../errors.ts'
import { isSandboxed, type WorkflowEvent } from './event.ts'
import { PUBLIC_SERVICE } from './input-parsers.ts'

/** What is read of the key and its service, by any command. */
export interface KeyInputs {
  readonly apiKey?: string | undefined
  readonly baseUrl?: URL | undefined
  readonly ifNoKey?: 'fail' | 'skip' | undefined
  readonly dryRun?: boolean | undefined
}

const NO_KEY =
  '`api-key` is empty, and `if-no-key` is skip: store the key as the secret that the workflow passes there (DOCS_API_KEY in the examples), and this step runs.'

/** Skips a step without a key, if GitHub withholds it, or the workflow says so. */
export function skipWithoutKey({ ifNoKey, dryRun }: KeyInputs, event: WorkflowEvent): void {
  // A dry run is there to say what is missing.
  if (dryRun === true) return
  const why = describeWithheldSecrets(event)
  if (why !== undefined) throw new Skipped(why)
  if (ifNoKey === 'skip') throw new Skipped(NO_KEY, 'warning')
}

/** The public service's keys of other kinds, by their prefixes. */
const WRONG_KEYS = { mint_dsc_: 'an assistant key', mint_us_: 'an index key' } as const

/** A key that is right by its form, and of the wrong kind: a clause for the message. */
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
 * The reason why this run may have no secrets, as a sentence; undefined if it has them, or if the payload does not
 * show why not. Dependabot has secrets of its own.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function describeWithheldSecrets(event: WorkflowEvent): string | undefined {
  if (isSandboxed(event))
    return "GitHub passes no secrets to workflows of a fork's pull request, so there is no api-key: run the step on `push`, once the pull request is merged."
  if (event.facts.secrets === 'always' || event.actor !== 'dependabot[bot]') return undefined
  return 'GitHub passes no secrets to workflows that Dependabot triggers, so there is no api-key: store the key as a Dependabot secret too.'
}
