import { ActionError, badInputs } from '../errors.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import type { Log } from '../runtime.ts'
import { messageOf } from '../text.ts'
import type { Env, WorkflowEvent } from '../trigger/event.ts'
import { findDryRunInputErrors, findInputConflicts } from './conflicts.ts'
import { INPUTS, type InputRule, type Inputs } from './inputs.ts'
import { skipIfKeyMayBeMissing } from './missing-key.ts'

/** Masks the secrets among the inputs, then reads them all. @throws ActionError with every fault; Skipped if the key may be missing */
export function readInputs(env: Env, log: Log, event: WorkflowEvent): Inputs {
  maskSecrets(env, log)
  const { values, faults } = parseInputs(env, event.workspace)
  const lacksKey = rawInput('api-key', env).trim() === ''
  if (lacksKey) skipIfKeyMayBeMissing(values, event)
  faults.push(...findDryRunInputErrors(env, event), ...findInputConflicts(values, event))
  if (faults.length > 0) throw badInputs(faults)
  return values as Inputs
}

/** @returns the valid inputs, and a clause for each invalid one */
function parseInputs(env: Env, workspace: string): { values: Partial<Inputs>; faults: RichText[] } {
  const values: Record<string, unknown> = {}
  const faults: RichText[] = []
  for (const [name, rule] of Object.entries<InputRule>(INPUTS)) {
    const value = readValue(name, rule, env)
    const rival = findRival(rule, value, env)
    if (rival !== undefined) {
      faults.push(trusted(`\`${name}\` and \`${rival.name}\` ${rival.fault}: remove one of them`))
      continue
    }
    const field = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    try {
      values[field] = rule.parse(value, workspace)
    } catch (error) {
      let why = inQuotes(messageOf(error))
      if (error instanceof ActionError) why = error.text
      faults.push(richText`\`${trusted(name)}\` ${why}`)
    }
  }
  return { values: values as Partial<Inputs>, faults }
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
function maskSecrets(env: Env, log: Log): void {
  for (const [name, rule] of Object.entries<InputRule>(INPUTS)) {
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
function rawInput(name: string | undefined, env: Env): string {
  if (name === undefined) return ''
  return env[`INPUT_${name.toUpperCase()}`] ?? ''
}
