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

/** The failure for an answer that lacks what must be relied on. @param noun `an agent job` */
export function malformed(noun: string, issues: ReadonlyArray<v.BaseIssue<unknown>>): RequestError {
  const fields = issues.map((issue) => v.getDotPath(issue) ?? 'the answer')
  return new RequestError(
    'malformed',
    `the answer is not ${noun}: ${fields.join(' and ')} missing or not valid`,
  )
}
