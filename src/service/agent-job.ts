import * as v from 'valibot'
import { ID } from '../base/id.ts'
import { redact } from '../base/secrets.ts'
import { RequestError } from '../http/faults.ts'

/** A service may say the key back; it must not become an output or a comment. */
function holdsNoSecret(value: string): boolean {
  return redact(value) === value
}

const text = v.fallback(v.optional(v.string()), undefined)

const AgentJobSchema = v.object({
  id: v.pipe(v.string(), v.regex(ID), v.check(holdsNoSecret)),
  // A plain word: it goes into an output, which workflows put into scripts.
  status: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/), v.check(holdsNoSecret)),
  prLink: v.fallback(v.nullish(v.string()), undefined),
  source: v.fallback(
    v.optional(v.object({ repository: text, ref: v.fallback(v.nullish(v.string()), undefined) })),
    undefined,
  ),
  model: text,
})

/**
 * An agent job. Only `id` and `status` may be relied on; a field of the wrong type counts as absent.
 * `status` is `active`, `completed`, `archived` or `failed`, or a word that is new to us.
 */
export type AgentJob = v.InferOutput<typeof AgentJobSchema>

/** @throws RequestError `malformed` when the ID or the status is missing or not of its form. */
export function parseAgentJob(json: unknown): AgentJob {
  const parsed = v.safeParse(AgentJobSchema, json)
  if (parsed.success) return parsed.output
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the answer')
  throw new RequestError(
    'malformed',
    `the answer is not an agent job: ${fields.join(' and ')} missing or not valid`,
  )
}
