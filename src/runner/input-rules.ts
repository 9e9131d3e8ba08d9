import { asRecord } from '../base/json.ts'
import { checkKeyKind } from './input-values.ts'

/**
 * What is wrong with inputs together, each of which may be right by itself.
 * @param values the parsed inputs by their camel-case names; one that could not be parsed is missing
 * @returns a clause for each fault, to stand behind "Bad input: "
 */
export function faultsTogether(values: Readonly<Record<string, unknown>>): string[] {
  return RULES.flatMap((rule) => rule(values) ?? [])
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
]

function formatOf(trafficFile: unknown): unknown {
  return asRecord(trafficFile).format
}

function sizeOf(words: unknown): number {
  return words instanceof Set ? words.size : 0
}
