import * as v from 'valibot'
import { isRecord } from '../text.ts'

export type Payload = NonNullable<ReturnType<typeof parsePayload>>

/** A missing field, or one of another type, is undefined. Other servers leave out more fields than GitHub does. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined)
const object = <T extends v.ObjectEntries>(entries: T) =>
  optional(v.pipe(v.custom<Record<string, unknown>>(isRecord), v.object(entries)))

const text = optional(v.string())
const flag = optional(v.boolean())
const integer = optional(v.pipe(v.number(), v.safeInteger()))

const account = object({ login: text, type: text })
/** Null if it was deleted. */
const originRepository = optional(v.nullable(object({ full_name: text })))
const written = { number: integer, title: text, body: text, html_url: text, user: account }

const PAYLOAD = object({
  // Another type counts as an action that asks for no work.
  action: v.optional(v.fallback(v.string(), '')),
  sender: account,
  repository: object({ private: flag }),
  issue: object({
    ...written,
    state: text,
    state_reason: text,
    pull_request: object({ merged_at: text }),
  }),
  pull_request: object({
    ...written,
    state: text,
    merged: flag,
    merged_at: text,
    commits: integer,
    changed_files: integer,
    head: object({ ref: text, sha: text, repo: originRepository }),
    base: object({ sha: text }),
  }),
  comment: object({ ...written, path: text, line: integer, updated_at: text }),
  review: object({ ...written, id: integer, state: text }),
  discussion: object(written),
  release: object({
    ...written,
    name: text,
    tag_name: text,
    prerelease: flag,
    created_at: text,
    published_at: text,
  }),
  workflow_run: object({
    actor: account,
    triggering_actor: account,
    head_repository: originRepository,
  }),
  ref: text,
  ref_type: text,
  before: text,
  after: text,
  forced: flag,
  deleted: flag,
  commits: optional(v.array(object({ message: text, author: object({ username: text }) }))),
})

/** Undefined if it is no object. Anybody may have written its texts. */
export function parsePayload(json: unknown) {
  return v.parse(PAYLOAD, json)
}
