import { ActionError } from '../errors.ts'
import type { Log } from '../runtime.ts'
import { inQuotes, messageOf } from '../text.ts'
import type { Env } from '../trigger/event.ts'

/* Reads a command's inputs by its table. */

export interface InputRule {
  /** As in action.yml (a test compares them); empty for an expression. */
  readonly default: string
  /** Another spelling, which action.yml declares too. */
  readonly alias?: string
  readonly isSecret?: (value: string) => boolean
  /** Blanks are a value, and don't get the default. */
  readonly keepsBlanks?: true
  /** An input that is another way to give the same. If both are set, that is the fault, whatever this one holds. */
  readonly excludes?: string
  readonly parse: (value: string, workspace: string) => unknown
}
export type InputTable = Readonly<Record<string, InputRule>>

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** `job-id` becomes `jobId`. */
export type InputsOf<Table extends InputTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: ReturnType<Table[Name]['parse']>
}

export interface ParsedInputs<Inputs> {
  /** The valid inputs. */
  readonly values: Partial<Inputs>
  /** A clause for each invalid input. */
  readonly wrong: readonly string[]
}

/** Masks the secrets among the inputs, then reads them all. */
export function maskAndParseInputs<Table extends InputTable>(
  table: Table,
  env: Env,
  log: Log,
  workspace: string,
): ParsedInputs<InputsOf<Table>> {
  maskSecrets(table, env, log)

  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, rule] of Object.entries(table)) {
    const value = readValue(name, rule, env)
    const rival = findRival(rule, value, env)
    if (rival !== undefined) {
      wrong.push(`\`${name}\` and \`${rival.name}\` ${rival.fault}: remove one of them`)
      continue
    }
    const field = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    try {
      values[field] = rule.parse(value, workspace)
    } catch (error) {
      let why = inQuotes(messageOf(error))
      if (error instanceof ActionError) why = error.message
      wrong.push(`\`${name}\` ${why}`)
    }
  }
  return { values: values as Partial<InputsOf<Table>>, wrong }
}

/** The input's own value, or its alias's, or else the default. */
function readValue(name: string, rule: InputRule, env: Env): string {
  let own = rawInput(name, env)
  if (!rule.keepsBlanks) own = own.trim()
  if (own !== '') return own
  const ofAlias = rawInput(rule.alias, env).trim()
  if (ofAlias !== '') return ofAlias
  return rule.default
}

/** A second input that is set, where only one of the two may be. */
function findRival(rule: InputRule, value: string, env: Env) {
  const isSet = value !== ''
  const ofExcluded = rawInput(rule.excludes, env).trim()
  if (isSet && ofExcluded !== '') return { name: rule.excludes, fault: 'are both set' }
  const ofAlias = rawInput(rule.alias, env).trim()
  const isSame = ofAlias === '' || ofAlias === value
  if (isSame) return undefined
  return { name: rule.alias, fault: 'have different values' }
}

/** The runner masks a value as it was given, but we send it trimmed: both are masked here. */
function maskSecrets(table: InputTable, env: Env, log: Log): void {
  for (const [name, rule] of Object.entries(table)) {
    if (rule.isSecret === undefined) continue
    const found = new Set<string>()
    for (const spelling of [name, rule.alias ?? name]) {
      const value = rawInput(spelling, env)
      found.add(value).add(value.trim())
    }
    for (const value of found) {
      if (rule.isSecret(value)) log.mask(value)
    }
  }
}

/** As the workflow has it. Empty without a name: a rule need not have an alias, or an input that it excludes. */
export function rawInput(name: string | undefined, env: Env): string {
  if (name === undefined) return ''
  return env[`INPUT_${name.toUpperCase()}`] ?? ''
}
