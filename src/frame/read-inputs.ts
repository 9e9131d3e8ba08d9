import { ActionError, badInputs } from '../errors.ts'
import type { Log } from '../runtime.ts'
import { inQuotes, messageOf } from '../text.ts'
import type { Env } from './event.ts'

/* Reads a command's inputs by its table, and knows no input by name. */

export interface InputRule {
  /** As in action.yml (a test compares them); empty for an expression. */
  readonly default: string
  /** Another spelling, which action.yml declares too. */
  readonly alias?: string
  readonly isSecret?: (value: string) => boolean
  /** Blanks are a value, and don't get the default. */
  readonly keepsBlanks?: true
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

export interface ReadInputs<Inputs> {
  /** The valid inputs. */
  readonly values: Partial<Inputs>
  /** A clause for each misspelt name. */
  readonly misspelt: readonly string[]
  /** A clause for each invalid input. */
  readonly wrong: readonly string[]
}

/** Masks the secrets among the inputs, then reads them all. */
export function readInputs<Table extends InputTable>(
  table: Table,
  env: Env,
  log: Log,
  workspace: string,
): ReadInputs<InputsOf<Table>> {
  const rules = Object.entries(table)
  for (const [name, { alias, isSecret }] of rules) {
    const given = [name, alias ?? name].map((spelling) => readUntrimmed(env, spelling))
    // The runner masks the value as given, but we send it trimmed.
    for (const value of new Set(given.flatMap((text) => [text, text.trim()])))
      if (isSecret?.(value)) log.mask(value)
  }
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, rule] of rules) {
    const value = readInput(env, name, rule)
    try {
      const other = rule.alias && readUntrimmed(env, rule.alias).trim()
      if (other && other !== value)
        throw new ActionError(`and \`${rule.alias}\` have different values: remove one of them`)
      const field = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      values[field] = rule.parse(value, workspace)
    } catch (error) {
      const why = error instanceof ActionError ? error.message : inQuotes(messageOf(error))
      wrong.push(`\`${name}\` ${why}`)
    }
  }
  return { values: values as Partial<InputsOf<Table>>, misspelt: misspeltInputs(table, env), wrong }
}

/** @throws ActionError with every fault in `details` */
export function acceptInputs<Inputs>(
  { values, wrong, misspelt }: ReadInputs<Inputs>,
  faultsTogether: readonly string[],
): Inputs {
  const faults = [...misspelt, ...wrong, ...faultsTogether]
  if (faults.length > 0) throw badInputs(faults)
  return values as Inputs
}

function readInput(env: Env, name: string, { alias, keepsBlanks, ...rule }: InputRule): string {
  const value = readUntrimmed(env, name)
  if (keepsBlanks) return value || rule.default
  return value.trim() || (alias && readUntrimmed(env, alias).trim()) || rule.default
}

function readUntrimmed(env: Env, name: string): string {
  return env[`INPUT_${name.toUpperCase()}`] ?? ''
}

/** GitHub only warns of names that differ in `-`, `_` or case, and `dryRun: true` would not be dry. */
function misspeltInputs(table: InputTable, env: Env): string[] {
  const meaning = new Map(Object.keys(table).map((name) => [lettersOf(name), name]))
  const declared = new Set(
    Object.entries(table).flatMap(([name, { alias = name }]) => [name, alias.toLowerCase()]),
  )
  return Object.keys(env).flatMap((variable) => {
    // The runner writes all names in capital letters.
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase() ?? ''
    const meant = meaning.get(lettersOf(name))
    if (meant === undefined || declared.has(name)) return []
    return [
      `\`${name}\` is no input of this action: write \`${meant}\`. If it is a variable of yours, rename ${variable}`,
    ]
  })
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '')
}
