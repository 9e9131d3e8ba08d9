import { badInputs, textOf } from '../errors.ts'
import { type RichText, richText, trusted } from '../rich-text.ts'
import type { Log } from '../runtime.ts'
import type { Env, WorkflowEvent } from '../trigger/event.ts'
import { findInputConflicts } from './conflicts.ts'
import { INPUTS, type InputRule, type Inputs } from './inputs.ts'
import { skipIfKeyMayBeMissing } from './missing-key.ts'

const RULES = Object.entries<InputRule>(INPUTS)

/** Masks the secrets among the inputs, then reads them all. @throws ActionError with every fault; Skipped if the key may be missing */
export function readInputs(env: Env, log: Log, event: WorkflowEvent): Inputs {
  maskSecrets(env, log)
  const values: Record<string, unknown> = {}
  const faults: RichText[] = []
  for (const [name, rule] of RULES) {
    const field = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    try {
      values[field] = rule.parse(readValue(name, rule, env), event.workspace)
    } catch (error) {
      faults.push(richText`\`${trusted(name)}\` ${textOf(error)}`)
    }
  }
  const lacksKey = rawInput('api-key', env).trim() === ''
  if (lacksKey) skipIfKeyMayBeMissing(values as Partial<Inputs>, event)
  // Without a fault, all of them are there.
  const inputs = values as Inputs
  if (faults.length === 0) faults.push(...findInputConflicts(inputs, env, event))
  if (faults.length > 0) throw badInputs(faults)
  return inputs
}

function readValue(name: string, rule: InputRule, env: Env): string {
  let value = rawInput(name, env)
  if (!rule.keepsBlanks) value = value.trim()
  return value || rule.default
}

/** The runner masks a value as it was given, but we send it trimmed: both are masked here. */
function maskSecrets(env: Env, log: Log): void {
  for (const [name, rule] of RULES) {
    const value = rawInput(name, env)
    if (!rule.isSecret?.(value.trim())) continue
    for (const spelling of new Set([value, value.trim()])) log.mask(spelling)
  }
}

/** As the workflow has it. `projectId` is another spelling, which action.yml declares too. */
function rawInput(name: string, env: Env): string {
  const value = env[`INPUT_${name.toUpperCase()}`] ?? ''
  if (name === 'project-id' && value.trim() === '') return env.INPUT_PROJECTID ?? ''
  return value
}
