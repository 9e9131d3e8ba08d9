import { asRecord } from '../base/json.ts'
import { checkKeyKind } from './input-values.ts'
import { OPEN_JOB } from './job-id.ts'

/**
 * What is wrong with inputs together, each of which may be right by itself.
 * @param values the parsed inputs by their camel-case names; one that could not be parsed is missing
 * @returns a clause for each fault, to stand behind "Bad input: "
 */
export function faultsTogether(values: Readonly<Record<string, unknown>>): string[] {
  return RULES.flatMap((rule) => rule(values) ?? [])
}

/** What a step may be asked for. The first two stand alone: whatever else there is, is asked in another step. */
const WORK = [
  ...['publish', 'automationId', 'preview', 'prompt', 'promptFile', 'jobId', 'context'],
  ...['trafficWeeks', 'trafficFile', 'readerSignals'],
]
const STANDS_ALONE = ['publish', 'automationId']

function notAlone(values: Readonly<Record<string, unknown>>): string | undefined {
  const [first = '', ...others] = WORK.filter((name) => isAsked(values[name])).map(kebabCase)
  if (others.length === 0 || !STANDS_ALONE.map(kebabCase).includes(first)) return undefined
  return `${first} stands alone in its step: move ${others.join(', ')} to another step`
}

function isAsked(value: unknown): boolean {
  if (value instanceof Set) return value.size > 0
  return ![undefined, false, 0, 'none'].some((nothing) => nothing === value)
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const RULES: ReadonlyArray<(values: Readonly<Record<string, unknown>>) => string | undefined> = [
  ({ apiKey, baseUrl }) =>
    typeof apiKey === 'string' && baseUrl instanceof URL
      ? checkKeyKind(apiKey, baseUrl)
      : undefined,
  ({ prompt, promptFile }) =>
    prompt !== undefined && promptFile !== undefined
      ? 'prompt and prompt-file are both set: remove one of them'
      : undefined,
  ({ trafficWeeks, trafficMaxRequests }) =>
    Number(trafficWeeks) > Number(trafficMaxRequests)
      ? `traffic-weeks is ${trafficWeeks}, but traffic-max-requests is ${trafficMaxRequests}, and each week costs at least one request`
      : undefined,
  ({ trafficFile, trafficWeeks, readerSignals }) => {
    if (trafficFile === undefined || trafficWeeks !== 0) return undefined
    if (formatOf(trafficFile) === 'json' && sizeOf(readerSignals) > 0) return undefined
    return 'traffic-file is set, but there would be nothing in it: set traffic-weeks, or for a .json file reader-signals'
  },
  ({ jobId, comment }) =>
    jobId === OPEN_JOB && comment === false
      ? `job-id is ${OPEN_JOB}, which goes by the record in the comment: set comment: true`
      : undefined,
  notAlone,
]

function formatOf(trafficFile: unknown): unknown {
  return asRecord(trafficFile).format
}

function sizeOf(words: unknown): number {
  return words instanceof Set ? words.size : 0
}
