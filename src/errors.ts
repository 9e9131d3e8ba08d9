import { redact } from './secrets.ts'

/**
 * A failure whose message is written for the person who reads the log: what failed, the value seen,
 * and what to do next. Anything else that is thrown is a defect of this action.
 */
export class ActionError extends Error {
  override name = 'ActionError'
}

/** There is a good reason to do nothing. The step ends well, with outcome `skipped`. */
export class Skipped extends Error {
  override name = 'Skipped'
}

/** Somebody may not trigger this, or it could not be found out. Ends as `Skipped` does, with a warning. */
export class Refused extends Skipped {
  override name = 'Refused'
}

/** The workflow was cancelled. The reason of the signal that ends every wait and every request. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/**
 * Text from outside, for a message: quoted as JSON, on one line, in visible characters, without
 * secrets, cut after `maxLength` UTF-16 units.
 */
export function quote(untrusted: string, maxLength = 300): string {
  const text = redact(untrusted)
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return JSON.stringify(cut.toWellFormed()).replace(INVISIBLE, toUnicodeEscape)
}

// Controls, format characters (bidi, zero width) and line separators: JSON.stringify leaves most of them.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function toUnicodeEscape(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
