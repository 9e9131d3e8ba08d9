import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { asRecord } from '../base/json.ts'
import { LINE_BREAK } from '../base/text.ts'
import { identifier, optionalText, parseAs, statusWord } from './fields.ts'

/** How many lines of a log are kept, the last ones: a reason stands near the end. */
const MAX_LOG_LINES = 20

const paths = v.fallback(v.array(v.string()), [])

const BuildSchema = v.object({
  status: statusWord,
  summary: optionalText,
  logs: v.pipe(v.unknown(), v.transform(linesOf)),
  commit: v.fallback(
    v.nullish(
      v.object({
        sha: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/i))), undefined),
        ref: optionalText,
        message: optionalText,
        filesChanged: v.fallback(
          v.optional(v.object({ added: paths, modified: paths, removed: paths })),
          undefined,
        ),
      }),
    ),
    undefined,
  ),
})

/**
 * A build of the docs, of a preview or a publication. Only `status` may be relied on: `queued`, `in_progress`,
 * `success` or `failure`, or a word that is new to us. `logs` are its last lines, as they are: neither
 * redacted nor cut.
 */
export type Build = v.InferOutput<typeof BuildSchema>

/** @throws RequestError `malformed` when the status is missing or not of its form. */
export function parseBuild(json: unknown): Build {
  // Whether there are logs at all is not promised.
  return parseAs(BuildSchema, { logs: undefined, ...asRecord(json) }, 'a build')
}

const StartedBuildSchema = v.object({ statusId: identifier, previewUrl: optionalText })

/** A build that was accepted. `previewUrl` is as the service says it, and not to be trusted. */
export interface StartedBuild {
  id: string
  previewUrl: string | undefined
}

/** @throws RequestError `malformed` */
export function parseStartedBuild(json: unknown): StartedBuild {
  const { statusId, previewUrl } = parseAs(StartedBuildSchema, json, 'a started build')
  return { id: statusId, previewUrl }
}

const AutomationRunSchema = v.object({ instanceId: identifier })

/** A run of an automation that was started. Nothing tells its state. */
export type AutomationRun = v.InferOutput<typeof AutomationRunSchema>

/** @throws RequestError `malformed` */
export function parseAutomationRun(json: unknown): AutomationRun {
  return parseAs(AutomationRunSchema, json, "an automation's run")
}

/** The form of a log's entries is not documented: text, or objects with a message. */
function linesOf(logs: unknown): string[] {
  const entries: unknown[] = Array.isArray(logs) ? logs : [logs]
  return entries
    .slice(-MAX_LOG_LINES)
    .map((entry) => (typeof entry === 'string' ? entry : asRecord(entry).message))
    .filter((entry) => typeof entry === 'string')
    .flatMap((entry) => stripVTControlCharacters(entry).split(LINE_BREAK))
    .filter((line) => line.trim() !== '')
    .slice(-MAX_LOG_LINES)
}
