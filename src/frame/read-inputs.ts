import { ActionError, badInputs, Skipped } from '../errors.ts'
import type { Log } from '../runtime.ts'
import { inQuotes, messageOf } from '../text.ts'
import { type Env, originOf, type WorkflowEvent } from './event.ts'
import { LIKE_A_KEY, PUBLIC_SERVICE } from './input-parsers.ts'

/** One input of a command. */
interface InputRule {
  /** As in action.yml, where that is no expression. */
  readonly default: string
  /** Throws a message that continues after the input's name. */
  parse(value: string, workspace: string): unknown
  /** Whether it is masked in everything that the action writes. */
  readonly isSecret?: boolean
  /** Whether blanks count: those of a prompt that came out empty do. */
  readonly isUntrimmed?: boolean
  /** Whether the runner fills it: its default in action.yml is an expression. */
  readonly isExpression?: boolean
}

export type InputTable = Readonly<Record<string, InputRule>>

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** A command's checked inputs: `job-id` is `jobId`, and so on. */
export type InputsOf<Table extends InputTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: ReturnType<Table[Name]['parse']>
}

/** What the frame itself reads of a command's inputs. */
interface FrameInputs {
  readonly apiKey?: string | undefined
  readonly baseUrl?: URL
  readonly ifNoKey?: 'fail' | 'skip'
  readonly dryRun?: boolean
}

const NO_INPUT =
  'no input is set: are the lines below `with:` indented? If they are expressions, all of them are empty in this event'
const NO_KEY =
  '`api-key` is empty, and `if-no-key` is skip: store the key as the secret that the workflow passes there (DOCS_API_KEY in the examples), and this step runs.'

/**
 * Reads all inputs of a command, once, and masks the secrets among them first.
 * @throws BadInput with every fault in `details`; Skipped if there is no key, and that is no fault
 */
export function readInputs<Table extends InputTable>(
  table: Table,
  findFaults: (inputs: Partial<InputsOf<Table>>, event: WorkflowEvent) => string[],
  env: Env,
  log: Log,
  event: WorkflowEvent,
): InputsOf<Table> {
  const rules = Object.entries(table)
  maskSecrets(rules, env, log)
  const faults = findMisspelt(table, env)
  const values: Record<string, unknown> = {}
  for (const [name, rule] of rules) {
    try {
      values[toField(name)] = rule.parse(readInput(env, name, rule), event.workspace)
    } catch (error) {
      const why = error instanceof ActionError ? error.message : inQuotes(messageOf(error))
      faults.push(`\`${name}\` ${why}`)
    }
  }
  const known: FrameInputs = values
  // A step without a key is one that a fork runs, or somebody who has none yet. A dry run is there to say so.
  const needsKey = 'if-no-key' in table
  if (needsKey && known.dryRun !== true && (readRaw(env, 'api-key') ?? '').trim() === '') {
    const why = describeWithheldSecrets(event)
    if (why !== undefined) throw new Skipped(why)
    if (known.ifNoKey === 'skip') throw new Skipped(NO_KEY, 'warning')
  }
  const isUnset = ([name, rule]: [string, InputRule]) =>
    rule.isExpression || readInput(env, name, rule) === rule.default
  if (needsKey && rules.every(isUnset)) throw badInputs([NO_INPUT])
  faults.push(...findWrongKey(known))
  // The values of inputs that are wrong are missing.
  faults.push(...findFaults(values as Partial<InputsOf<Table>>, event))
  if (faults.length > 0) throw badInputs(faults)
  return Object.freeze(values) as InputsOf<Table>
}

function toField(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function readRaw(env: Env, name: string): string | undefined {
  return env[`INPUT_${name.toUpperCase()}`]
}

/** An input as the workflow has it, trimmed, or its default. */
function readInput(env: Env, name: string, rule: InputRule): string {
  const raw = readRaw(env, name) ?? ''
  // The runner passes no prompt and an empty one alike.
  if (rule.isUntrimmed) return raw
  // `projectId` is how the API's own documentation spells it.
  const alias = name === 'project-id' ? (env.INPUT_PROJECTID ?? '').trim() : ''
  return raw.trim() || alias || rule.default
}

/** The runner masks what it was given, but we send it trimmed. */
function maskSecrets(rules: ReadonlyArray<[string, InputRule]>, env: Env, log: Log): void {
  for (const [name, rule] of rules) {
    const value = readInput(env, name, rule)
    // Somebody may take one input for the other.
    const isSecret = rule.isSecret || (name === 'project-id' && LIKE_A_KEY.test(value))
    if (isSecret) for (const one of new Set([value, readRaw(env, name) ?? ''])) log.mask(one)
  }
}

/** Inputs with `_` for `-`: GitHub only warns of them, and `dry_run: true` would not be dry. */
function findMisspelt(table: InputTable, env: Env): string[] {
  return Object.keys(env).flatMap((variable) => {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase() ?? ''
    const meant = name.replaceAll('_', '-')
    if (meant === name || !Object.hasOwn(table, meant)) return []
    return `\`${name}\` is no input of this action: write \`${meant}\`. If it is a variable of yours, rename ${variable}`
  })
}

/** The public service's keys of other kinds, by their prefixes. */
const WRONG_KEYS = { mint_dsc_: 'an assistant key', mint_us_: 'an index key' } as const

function findWrongKey({ apiKey, baseUrl }: FrameInputs): string[] {
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
 * reviews, and what Dependabot causes, which has secrets of its own; a fork whose owner enabled its workflows has
 * none. Undefined if it has secrets, or if the payload does not show why it should have none.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
function describeWithheldSecrets(event: WorkflowEvent): string | undefined {
  const isFork = OF_PULL.test(event.name) && originOf(event) === 'fork'
  const isOfDependabot = event.actor === 'dependabot[bot]' && OF_DEPENDABOT.test(event.name)
  if (!isFork && !isOfDependabot) {
    if (event.payload.repository?.fork !== true) return undefined
    return 'This repository is a fork, and a fork does not get the secrets of the original, so there is no api-key. To use the docs agent here, store a key as a secret of this repository.'
  }
  if (event.name === 'push')
    return 'GitHub passes no secrets to a push by Dependabot, so there is no api-key: store the key as a Dependabot secret too.'
  return 'GitHub passes no secrets to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key. For pull requests of forks, run the step on `push`, once they are merged; for Dependabot, store the key as a Dependabot secret too.'
}
