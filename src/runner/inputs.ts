import * as core from '@actions/core'
import { defaultPrompt } from '../agent/context.ts'
import { ActionError, Skipped } from '../base/errors.ts'
import { FAILING_BY_DEFAULT, type Outcome } from '../base/outcomes.ts'
import { checkPrompt, MAX_PROMPT_BYTES } from '../base/prompt.ts'
import { messageOf, quote } from '../base/text.ts'
import { REQUIREMENTS, type Requirement } from '../github/gate.ts'
import { type TrafficFile, trafficFormatOf } from '../report/traffic-file.ts'
import { isWithoutSecrets, type WorkflowEvent } from './event.ts'
import {
  PUBLIC_SERVICE,
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseId,
  parseInteger,
  parseList,
  parseOptional,
  parseOutcomes,
  parseWord,
} from './input-values.ts'
import { log } from './log.ts'
import { checkWorkspaceTarget, readWorkspaceFile } from './workspace.ts'

/** Every input with its default, as in action.yml; a test compares the two. */
export const INPUTS = {
  prompt: '',
  'prompt-file': '',
  context: 'none',
  'job-id': '',
  'project-id': '',
  'api-key': '',
  'base-url': PUBLIC_SERVICE,
  wait: 'true',
  'timeout-minutes': '30',
  'poll-interval-seconds': '10',
  'fail-on': FAILING_BY_DEFAULT.join(', '),
  'traffic-weeks': '0',
  'traffic-top-pages': '10',
  'traffic-max-requests': '60',
  'traffic-file': '',
  summary: 'true',
  comment: 'false',
  'issue-number': '',
  'required-permission': 'write',
  'allowed-bots': '',
  // Its default is `github.token`, an expression of action.yml that the runner evaluates.
  'github-token': '',
  'dry-run': 'false',
} as const

/** A year, even one of 53 weeks: more say little, and cost a request each. */
const MAX_TRAFFIC_WEEKS = 53

export type InputName = keyof typeof INPUTS

/** In place of a job's ID: the job that this action recorded in its comment. */
export const RECORDED_JOB = 'auto'

/** What the step was asked to do, checked. */
export interface Inputs {
  readonly prompt: string | undefined
  /** Whether the event's issue, comment, … is quoted to the agent. */
  readonly quotesEvent: boolean
  /** Attach to this job, or the recorded one; with a prompt, send it that first. */
  readonly jobId: string | undefined
  readonly projectId: string
  readonly apiKey: string
  /** Ends in a slash. */
  readonly baseUrl: URL
  readonly wait: boolean
  readonly timeoutMs: number
  readonly pollIntervalMs: number
  readonly failOn: ReadonlySet<Outcome>
  /** How many complete weeks of page views to report; 0 for no report. */
  readonly trafficWeeks: number
  readonly trafficTopPages: number
  readonly trafficMaxRequests: number
  readonly trafficFile: TrafficFile | undefined
  readonly summary: boolean
  readonly comment: boolean
  /** Where to comment, if not where the event is. */
  readonly issueNumber: number | undefined
  readonly requiredPermission: Requirement
  /** Exact logins. */
  readonly allowedBots: ReadonlySet<string>
  /** Empty where the workflow passes none. */
  readonly githubToken: string
  readonly dryRun: boolean
}

/**
 * Reads all inputs, once, and masks the key before anything is said.
 * @throws ActionError that names every input that is wrong; Skipped when GitHub withheld the key
 */
export function readInputs(event: WorkflowEvent): Inputs {
  const apiKey = read('api-key')
  log.mask(apiKey)
  log.mask(read('github-token'))
  if (apiKey === '' && isWithoutSecrets(event)) {
    throw new Skipped(
      'GitHub passes no secrets to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key to work with. Nothing was sent. For merged pull requests of forks, see docs/github.md of this action; for Dependabot, store the key as a Dependabot secret too.',
    )
  }

  const faults: string[] = []
  /** Keeps the fault of one input, so that all are told together. The value returned then is never used. */
  function check<T>(name: InputName, parse: (value: string) => T): T {
    try {
      return parse(read(name))
    } catch (error) {
      faults.push(`${name} ${messageOf(error)}`)
      return undefined as T
    }
  }

  const baseUrl = check('base-url', parseBaseUrl)
  const prompt =
    check('prompt', parsePrompt) ?? check('prompt-file', parsePromptFile(event.workspace))
  const jobId = check('job-id', parseOptional(parseId))
  // The recorded job is there to be told what the event says.
  const quotesEvent = check('context', parseContext) || jobId === RECORDED_JOB
  const inputs: Inputs = {
    prompt: prompt ?? (quotesEvent ? defaultPrompt(event, jobId !== undefined) : undefined),
    quotesEvent,
    jobId,
    projectId: check('project-id', parseId),
    apiKey: check('api-key', parseApiKey(baseUrl)),
    baseUrl,
    wait: check('wait', parseBoolean),
    timeoutMs: check('timeout-minutes', parseInteger(1, 360)) * 60_000,
    pollIntervalMs: check('poll-interval-seconds', parseInteger(1, 300)) * 1000,
    failOn: check('fail-on', parseOutcomes),
    trafficWeeks: check('traffic-weeks', parseInteger(0, MAX_TRAFFIC_WEEKS)),
    trafficTopPages: check('traffic-top-pages', parseInteger(0, 100)),
    trafficMaxRequests: check('traffic-max-requests', parseInteger(1, 1000)),
    trafficFile: check('traffic-file', parseOptional(parseTrafficFile(event.workspace))),
    summary: check('summary', parseBoolean),
    comment: check('comment', parseBoolean),
    issueNumber: check('issue-number', parseOptional(parseInteger(1, 999_999_999))),
    requiredPermission: check('required-permission', parseWord(REQUIREMENTS)),
    allowedBots: new Set(parseList(read('allowed-bots'))),
    githubToken: read('github-token'),
    dryRun: check('dry-run', parseBoolean),
  }

  if (read('prompt') !== '' && read('prompt-file') !== '') {
    faults.push('prompt and prompt-file are both set: remove one of them')
  }
  if (inputs.trafficWeeks > inputs.trafficMaxRequests) {
    faults.push(
      `traffic-weeks is ${inputs.trafficWeeks}, but traffic-max-requests is ${inputs.trafficMaxRequests}, and each week costs at least one request`,
    )
  }
  if (inputs.trafficFile !== undefined && inputs.trafficWeeks === 0) {
    faults.push('traffic-file is set, but there would be nothing in it: set traffic-weeks')
  }
  if (faults.length === 0 && !hasJob(inputs) && inputs.trafficWeeks === 0) {
    const quoted = inputs.quotesEvent ? ` (a ${event.name} event has nothing to quote)` : ''
    faults.push(`there is nothing to do: set prompt, prompt-file, job-id or traffic-weeks${quoted}`)
  }
  if (faults.length > 0) {
    const heading = faults.length === 1 ? 'Bad input' : `${faults.length} bad inputs`
    throw new ActionError(
      `${heading}, nothing was sent: ${faults.join('; ').replace(/[.?]$/, '')}.`,
    )
  }
  return Object.freeze(inputs)
}

/** Whether there is a job to start or to wait for. */
export function hasJob({ prompt, jobId }: Pick<Inputs, 'prompt' | 'jobId'>): boolean {
  return prompt !== undefined || jobId !== undefined
}

/** An input as the workflow gives it, trimmed, or its default. */
function read(name: InputName): string {
  // `projectId` is how the API's own documentation spells it.
  const alias = name === 'project-id' ? core.getInput('projectId') : ''
  return core.getInput(name) || alias || INPUTS[name]
}

function parsePrompt(value: string): string | undefined {
  // The runner passes no prompt and an empty one alike; blanks are somebody's prompt that came out empty.
  const isBlank = value === '' && core.getInput('prompt', { trimWhitespace: false }) !== ''
  return value === '' && !isBlank ? undefined : checkPrompt(value)
}

function parsePromptFile(workspace: string): (file: string) => string | undefined {
  return (file) => {
    if (file === '') return undefined
    const text = readWorkspaceFile(file, { root: workspace, maxBytes: MAX_PROMPT_BYTES })
    try {
      return checkPrompt(text)
    } catch (error) {
      throw new ActionError(`${quote(file)} ${messageOf(error)}`, { cause: error })
    }
  }
}

function parseTrafficFile(workspace: string): (file: string) => TrafficFile {
  return (file) => {
    const format = trafficFormatOf(file)
    if (format === undefined)
      throw new ActionError(`must end in .json or .csv, but is ${quote(file)}`)
    return { format, path: checkWorkspaceTarget(file, workspace) }
  }
}

function parseContext(value: string): boolean {
  return parseWord(['none', 'event'])(value) === 'event'
}
