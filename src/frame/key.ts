import { Skipped } from '../errors.ts'
import { originOf, type WorkflowEvent } from './event.ts'
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

/** They have no secrets if the pull request is from a fork. */
const OF_PULL = /^pull_request(?:_review|_review_comment)?$/
/** They have none if Dependabot causes them. */
const OF_DEPENDABOT =
  /^(?:pull_request|pull_request_review|pull_request_review_comment|pull_request_target|push|create|deployment|deployment_status)$/

/**
 * Why this run may have no secrets, as a sentence: GitHub passes none for pull requests from forks, their
 * reviews, and what Dependabot causes, which has secrets of its own. Undefined if it has secrets, or if the payload
 * does not show why it should have none.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function describeWithheldSecrets(event: WorkflowEvent): string | undefined {
  const isFork = OF_PULL.test(event.name) && originOf(event) === 'fork'
  const isOfDependabot = event.actor === 'dependabot[bot]' && OF_DEPENDABOT.test(event.name)
  if (!isFork && !isOfDependabot) return undefined
  if (event.name === 'push')
    return 'GitHub passes no secrets to a push by Dependabot, so there is no api-key: store the key as a Dependabot secret too.'
  return 'GitHub passes no secrets to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key. For pull requests of forks, run the step on `push`, once they are merged; for Dependabot, store the key as a Dependabot secret too.'
}
