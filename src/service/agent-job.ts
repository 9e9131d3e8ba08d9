import * as v from 'valibot'
import { identifier, optionalText, parseAs, statusWord } from './fields.ts'

const AgentJobSchema = v.object({
  id: identifier,
  status: statusWord,
  prLink: v.fallback(v.nullish(v.string()), undefined),
  source: v.fallback(
    v.optional(v.object({ ref: v.fallback(v.nullish(v.string()), undefined) })),
    undefined,
  ),
  model: optionalText,
})

/**
 * An agent job. Only `id` and `status` may be relied on; a field of the wrong type counts as absent.
 * `status` is `active`, `completed`, `archived` or `failed`, or a word that is new to us.
 */
export type AgentJob = v.InferOutput<typeof AgentJobSchema>

const StartedJobSchema = v.object({
  ...AgentJobSchema.entries,
  status: v.fallback(statusWord, 'active'),
})

/**
 * The answer to a create or a follow-up: the job is there once its ID is known, and without a status it is
 * active.
 * @throws RequestError `malformed` when the ID is missing or not of its form
 */
export function parseStartedJob(json: unknown): AgentJob {
  return parseAs(StartedJobSchema, json, 'an agent job')
}

/** @throws RequestError `malformed` when the ID or the status is missing or not of its form. */
export function parseAgentJob(json: unknown): AgentJob {
  return parseAs(AgentJobSchema, json, 'an agent job')
}
