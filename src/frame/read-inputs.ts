import { ActionError } from '../errors.ts'
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

export interface ReadInputs<Inputs> {
  /** The valid inputs, but not those whose name is misspelt. */
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
  maskSecrets(table, env, log)

  const misspelt: string[] = []
  const meant = new Set<string>()
  for (const miss of findNearMisses(table, env)) {
    meant.add(miss.meant)
    misspelt.push(
      `\`${miss.name}\` is not an input of this action: write \`${miss.meant}\`. If it is a variable of yours, rename ${miss.variable}`,
    )
  }

  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, rule] of Object.entries(table)) {
    const own = givenTo(name, env)
    const ofAlias = givenTo(rule.alias, env).trim()
    const ofExcluded = givenTo(rule.excludes, env).trim()
    const text = rule.keepsBlanks ? own : own.trim()
    const value = text || ofAlias || rule.default
    // Its value is under the misspelt name. To call it missing as well, or to find that it does not go together with
    // another input, would send people after causes that do not apply.
    if (meant.has(name) && value === rule.default) continue
    if (value !== '' && ofExcluded !== '') {
      wrong.push(`\`${name}\` and \`${rule.excludes}\` are both set: remove one of them`)
      continue
    }
    if (ofAlias !== '' && ofAlias !== value) {
      wrong.push(`\`${name}\` and \`${rule.alias}\` have different values: remove one of them`)
      continue
    }
    const field = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    try {
      values[field] = rule.parse(value, workspace)
    } catch (error) {
      const why = error instanceof ActionError ? error.message : inQuotes(messageOf(error))
      wrong.push(`\`${name}\` ${why}`)
    }
  }
  return { values: values as Partial<InputsOf<Table>>, misspelt, wrong }
}

/** The runner masks a value as it was given, but we send it trimmed: both are masked here. */
function maskSecrets(table: InputTable, env: Env, log: Log): void {
  for (const [name, rule] of Object.entries(table)) {
    if (rule.isSecret === undefined) continue
    const found = new Set<string>()
    for (const spelling of [name, rule.alias ?? name]) {
      const value = givenTo(spelling, env)
      found.add(value).add(value.trim())
    }
    for (const value of found) {
      if (rule.isSecret(value)) log.mask(value)
    }
  }
}

/** Empty without a name: a rule need not have an alias, or an input that it excludes. */
function givenTo(name: string | undefined, env: Env): string {
  if (name === undefined) return ''
  return env[`INPUT_${name.toUpperCase()}`] ?? ''
}

/* Near misses. GitHub passes any key of `with:` to the step and only warns: with `dry-runs: true`, a job would start. */

interface NearMiss {
  readonly variable: string
  readonly name: string
  /** The input. */
  readonly meant: string
}

/** From this length on, two edits are a misspelling. In shorter names, they make other words: `main` for `wait`. */
const LONG_NAME = 9

/**
 * An input of the root. It is two edits from `allowed-bots`, and must not become that where a step of another command
 * was copied from one of the root.
 */
const INPUT_OF_THE_ROOT = 'allowed-hosts'

function findNearMisses(table: InputTable, env: Env): NearMiss[] {
  const declared = new Set([INPUT_OF_THE_ROOT])
  for (const [name, rule] of Object.entries(table)) {
    declared.add(name)
    if (rule.alias !== undefined) declared.add(rule.alias.toLowerCase())
  }

  const found: NearMiss[] = []
  for (const variable of Object.keys(env)) {
    // The runner writes all names in capital letters.
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase()
    if (name === undefined || declared.has(name)) continue
    const meant = nearestInput(table, name)
    if (meant !== undefined) found.push({ variable, name, meant })
  }
  return found
}

function nearestInput(table: InputTable, name: string): string | undefined {
  const letters = lettersOf(name)
  let nearest: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const input of Object.keys(table)) {
    const others = lettersOf(input)
    const shorter = Math.min(letters.length, others.length)
    const allowed = shorter < LONG_NAME ? 1 : 2
    // Each edit changes the length by one at most.
    if (Math.abs(letters.length - others.length) > allowed) continue
    const edits = countEdits(letters, others)
    if (edits > allowed || edits >= fewest) continue
    nearest = input
    fewest = edits
  }
  return nearest
}

/** People write `-`, `_`, a blank or nothing between words. */
function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Letters to insert, delete or replace, and neighbours to swap, until one word is the other. */
function countEdits(from: string, to: string): number {
  // A row for each beginning of `from`, a column for each of `to`.
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const edits = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= from.length; row++) {
    const counts = [row]
    rows.push(counts)
    for (let column = 1; column <= to.length; column++) {
      const letter = from[row - 1]
      const other = to[column - 1]
      const isSame = letter === other
      const isSwap = letter === to[column - 2] && from[row - 2] === other
      const deleted = edits(row - 1, column) + 1
      const inserted = edits(row, column - 1) + 1
      let replaced = edits(row - 1, column - 1)
      if (!isSame) replaced += 1
      let fewest = Math.min(deleted, inserted, replaced)
      if (isSwap) fewest = Math.min(fewest, edits(row - 2, column - 2) + 1)
      counts.push(fewest)
    }
  }
  return edits(from.length, to.length)
}
