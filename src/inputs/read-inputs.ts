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
  /** The valid inputs. An input whose name is misspelt is left out. */
  readonly values: Partial<Inputs>
  /** A clause for each misspelt name. */
  readonly misspelt: readonly string[]
  /** A clause for each invalid input. */
  readonly wrong: readonly string[]
  /** A sentence on variables that look like inputs but are not: another action calls them so. */
  readonly unknown: string | undefined
}

/** Masks the secrets among the inputs, then reads them all. */
export function maskAndParseInputs<Table extends InputTable>(
  table: Table,
  env: Env,
  log: Log,
  workspace: string,
): ParsedInputs<InputsOf<Table>> {
  maskSecrets(table, env, log)

  const misspelt: string[] = []
  const unknown: string[] = []
  const meant = new Set<string>()
  for (const { variable, name, nearest } of findUndeclared(table, env)) {
    if (nearest === undefined) {
      unknown.push(variable)
      continue
    }
    meant.add(nearest)
    const fault = `\`${name}\` is not an input of this action: write \`${nearest}\``
    misspelt.push(`${fault}. If it is a variable of yours, rename ${variable}`)
  }

  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, rule] of Object.entries(table)) {
    const value = readValue(name, rule, env)
    // The runner passes the default of an input that the workflow does not set. If a misspelt name was meant for this
    // input, the workflow's value is there. To call the input missing as well, or to find that its default does not go
    // together with another input, would send people after causes that do not apply.
    const isUnset = value === rule.default
    if (meant.has(name) && isUnset) continue
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
  return {
    values: values as Partial<InputsOf<Table>>,
    misspelt,
    wrong,
    unknown: describeUnknown(unknown),
  }
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

function describeUnknown(variables: readonly string[]): string | undefined {
  if (variables.length === 0) return undefined
  const names = inQuotes(variables.join(', '), 300)
  return `The step also got ${names}, which no input of this action is called.`
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

/* Names that are not declared, and near misses. GitHub passes any key of `with:` to the step and only warns: with `dry-runs: true`, a job would start. */

interface Undeclared {
  readonly variable: string
  readonly name: string
  /** The input that it is a near miss of. */
  readonly nearest: string | undefined
}

/** From this length on, two edits are a misspelling. In shorter names, they make other words: `main` for `wait`. */
const LONG_NAME = 9

function findUndeclared(table: InputTable, env: Env): Undeclared[] {
  const declared = new Set<string>()
  for (const [name, rule] of Object.entries(table)) {
    declared.add(name)
    if (rule.alias !== undefined) declared.add(rule.alias.toLowerCase())
  }

  const found: Undeclared[] = []
  for (const variable of Object.keys(env)) {
    // The runner writes all names in capital letters.
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase()
    if (name === undefined || declared.has(name)) continue
    found.push({ variable, name, nearest: nearestInput(table, name) })
  }
  return found
}

/** The input with the fewest edits; of several, the first in the table. */
function nearestInput(table: InputTable, name: string): string | undefined {
  const letters = lettersOf(name)
  for (const edits of [0, 1, 2]) {
    for (const input of Object.keys(table)) {
      const others = lettersOf(input)
      const shorter = Math.min(letters.length, others.length)
      const isOtherWord = edits === 2 && shorter < LONG_NAME
      if (isOtherWord) continue
      if (areWithin(edits, letters, others)) return input
    }
  }
  return undefined
}

/** People write `-`, `_`, a blank or nothing between words. */
function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether so many edits make one word of the other: a letter more, less or changed, or two neighbours swapped. */
function areWithin(edits: number, one: string, other: string): boolean {
  if (one === other) return true
  if (edits === 0) return false
  let same = 0
  while (one[same] === other[same]) same++
  const a = one.slice(same)
  const b = other.slice(same)
  const left = edits - 1
  if (areWithin(left, a.slice(1), b)) return true
  if (areWithin(left, a, b.slice(1))) return true
  if (areWithin(left, a.slice(1), b.slice(1))) return true
  const isSwap = a[0] === b[1] && a[1] === b[0]
  if (!isSwap) return false
  return areWithin(left, a.slice(2), b.slice(2))
}
