import * as v from 'valibot'
import { ID } from '../base/id.ts'
import { redact } from '../base/secrets.ts'
import { RequestError } from '../http/faults.ts'

/** A service may say the key back; it must not become an output or a comment. */
function holdsNoSecret(value: string): boolean {
  return redact(value) === value
}

/** An ID that becomes a part of a path, and an output. */
export const identifier = v.pipe(v.string(), v.regex(ID), v.check(holdsNoSecret))

/** A plain word: it goes into an output, which workflows put into scripts. */
export const statusWord = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/),
  v.check(holdsNoSecret),
)

/** Text that may be absent; one of the wrong type counts as absent. */
export const optionalText = v.fallback(v.optional(v.string()), undefined)

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const flag = v.fallback(v.boolean(), false)
export const list = v.fallback(v.nullable(v.array(v.unknown())), null)

type Schema<T> = v.GenericSchema<unknown, T>

/**
 * @param noun what the answer should be: `an agent job`
 * @throws RequestError `malformed`, which names the fields that are missing or not valid
 */
export function parseAs<T>(schema: Schema<T>, json: unknown, noun: string): T {
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the answer')
  throw new RequestError(
    'malformed',
    `the answer is not ${noun}: ${[...new Set(fields)].join(' and ')} missing or not valid`,
  )
}

/**
 * For a schema whose fields all have a fallback.
 * @throws RequestError `malformed` when the answer is no JSON object at all
 */
export function parseObject<T>(schema: Schema<T>, json: unknown, content: string): T {
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  throw new RequestError('malformed', `the answer is not a JSON object with ${content}`)
}

/** Rows of one answer. Those that are not valid are left out, and counted. */
export interface Rows<Row> {
  /** Null where the answer holds no list. */
  rows: Row[] | null
  unreadable: number
}

export function parseRows<Row>(schema: Schema<Row>, listed: unknown[] | null): Rows<Row> {
  if (listed === null) return { rows: null, unreadable: 0 }
  const rows = listed.flatMap((row) => {
    const parsed = v.safeParse(schema, row)
    return parsed.success ? [parsed.output] : []
  })
  return { rows, unreadable: listed.length - rows.length }
}
