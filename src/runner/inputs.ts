import * as core from '@actions/core'
import { ActionError } from '../base/errors.ts'
import { FAILABLE_OUTCOMES, FAILING_BY_DEFAULT } from '../base/outcomes.ts'
import { checkPrompt } from '../base/prompt.ts'
import { READER_TEXTS, SIGNAL_KINDS } from '../base/signal-kinds.ts'
import { messageOf } from '../base/text.ts'
import { faultsTogether } from './input-rules.ts'
import {
  PUBLIC_SERVICE,
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseHosts,
  parseId,
  parseInteger,
  parseList,
  parseOptional,
  parsePromptFile,
  parseTrafficFile,
  parseWord,
  parseWords,
} from './input-values.ts'
import { log } from './log.ts'

/** What `required-permission` may ask for. */
const REQUIREMENTS = ['write', 'triage', 'none'] as const
export type Requirement = (typeof REQUIREMENTS)[number]

/** What `context` may name, in the order in which it is quoted. */
export const CONTEXT_KINDS = ['event', 'changes', 'signals'] as const
export type ContextKind = (typeof CONTEXT_KINDS)[number]

/** A year, even one of 53 weeks: more say little, and cost a request each. */
const MAX_TRAFFIC_WEEKS = 53

/**
 * Every input: its default, as in action.yml (a test compares the two), and what makes a value of its text.
 * A parser throws a message that goes on after the input's name.
 */
export const INPUTS = {
  prompt: { default: '', parse: parseOptional((value) => checkPrompt(value.trim())) },
  /** The file's text. */
  'prompt-file': { default: '', parse: parseOptional(parsePromptFile) },
  context: { default: 'none', parse: parseWords(CONTEXT_KINDS) },
  'job-id': { default: '', parse: parseOptional(parseId) },
  'project-id': { default: '', parse: parseId },
  'api-key': { default: '', parse: parseApiKey },
  /** Ends in a slash. */
  'base-url': { default: PUBLIC_SERVICE, parse: parseBaseUrl },
  wait: { default: 'true', parse: parseBoolean },
  'timeout-minutes': { default: '30', parse: parseInteger(1, 360) },
  'poll-interval-seconds': { default: '10', parse: parseInteger(1, 300) },
  'fail-on': { default: FAILING_BY_DEFAULT.join(', '), parse: parseWords(FAILABLE_OUTCOMES) },
  'traffic-weeks': { default: '0', parse: parseInteger(0, MAX_TRAFFIC_WEEKS) },
  'traffic-top-pages': { default: '10', parse: parseInteger(0, 100) },
  'traffic-max-requests': { default: '60', parse: parseInteger(1, 1000) },
  'traffic-file': { default: '', parse: parseOptional(parseTrafficFile) },
  'reader-signals': { default: 'none', parse: parseWords(SIGNAL_KINDS, { hasAll: true }) },
  'reader-texts': { default: 'auto', parse: parseWord(READER_TEXTS) },
  preview: { default: 'false', parse: parseBoolean },
  publish: { default: 'false', parse: parseBoolean },
  'automation-id': { default: '', parse: parseOptional(parseId) },
  summary: { default: 'true', parse: parseBoolean },
  comment: { default: 'false', parse: parseBoolean },
  'issue-number': { default: '', parse: parseOptional(parseInteger(1, 999_999_999)) },
  'required-permission': { default: 'write', parse: parseWord(REQUIREMENTS) },
  /** Exact logins. */
  'allowed-bots': { default: '', parse: (value) => new Set(parseList(value)) },
  // Its default is `github.token`, an expression of action.yml that the runner evaluates.
  'github-token': { default: '', parse: (value) => value },
  'allowed-hosts': { default: '', parse: parseHosts },
  'dry-run': { default: 'false', parse: parseBoolean },
} as const satisfies Record<string, InputRule>

interface InputRule {
  default: string
  parse(value: string, runner: { workspace: string }): unknown
}

type InputName = keyof typeof INPUTS

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** What the step was asked to do, checked: `job-id` is `jobId`, and so on. */
export type Inputs = {
  readonly [Name in InputName as CamelCase<Name>]: ReturnType<(typeof INPUTS)[Name]['parse']>
}

/** Whether page views or readers' signals are to be reported. */
export function asksForReport({ trafficWeeks, readerSignals }: Inputs): boolean {
  return trafficWeeks > 0 || readerSignals.size > 0
}

/** Masks the secrets among the inputs, before anything is logged. @returns whether there is a key */
export function maskSecrets(): boolean {
  log.mask(read('github-token'))
  // The runner masks what it was given; the trimmed form is what is sent.
  for (const key of new Set([read('api-key'), readUntrimmed('api-key')])) log.mask(key)
  return read('api-key') !== ''
}

/**
 * Reads all inputs, once.
 * @param runner `workspace` is the folder that files are read from and written to
 * @throws ActionError with every fault in `details`
 */
export function readInputs(runner: { workspace: string }): Inputs {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(INPUTS) as Array<[InputName, InputRule]>) {
    try {
      values[camelCase(name)] = rule.parse(read(name), runner)
    } catch (error) {
      faults.push(`${name} ${messageOf(error)}`)
    }
  }
  faults.push(...faultsTogether(values))
  if (faults.length > 0) throw badInputs(faults)
  const inputs = values as Inputs
  return Object.freeze({
    ...inputs,
    prompt: inputs.prompt ?? inputs.promptFile,
    ...readingFor(inputs),
  })
}

/** Weeks whose pages are compared: the ones that lost readers show only so. */
const WEEKS_FOR_SIGNALS = 2

/** What is to be read: what is quoted to the agent must be read, whether or not a report was asked for. */
function readingFor({ context, readerSignals, trafficWeeks }: Inputs) {
  if (!context.has('signals')) return {}
  return {
    readerSignals: readerSignals.size > 0 ? readerSignals : new Set(SIGNAL_KINDS),
    trafficWeeks: Math.max(trafficWeeks, WEEKS_FOR_SIGNALS),
  }
}

/** The failure for inputs that are wrong: the first in its message, all of them in its details. */
export function badInputs(faults: readonly string[]): ActionError {
  const [first = ''] = faults
  const sentence = `${first.replace(/[.?]$/, '')}.`
  if (faults.length === 1) return new ActionError(`Bad input, nothing was sent: ${sentence}`)
  const rest = `${faults.length - 1} more ${faults.length === 2 ? 'is' : 'are'} wrong, see the log`
  return new ActionError(`${faults.length} bad inputs, nothing was sent: ${sentence} ${rest}.`, {
    details: faults,
  })
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** An input as the workflow gives it, trimmed, or its default. */
function read(name: InputName): string {
  // `projectId` is how the API's own documentation spells it.
  const alias = name === 'project-id' ? core.getInput('projectId') : ''
  // The runner passes no prompt and an empty one alike; blanks are somebody's prompt that came out empty.
  if (name === 'prompt') return readUntrimmed(name)
  return core.getInput(name) || alias || INPUTS[name].default
}

function readUntrimmed(name: InputName): string {
  return core.getInput(name, { trimWhitespace: false })
}
