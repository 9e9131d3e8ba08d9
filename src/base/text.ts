import { redact } from './secrets.ts'

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

/** What ends a line, for us or for whoever shows a text. */
export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/

/** At most `maxLength` characters, the last one `…` where some are left out. */
export function cutTo(text: string, maxLength: number): string {
  const characters = [...text]
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`
}

// Controls, format characters (bidi, zero width) and line separators: JSON.stringify leaves most of them.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function toUnicodeEscape(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
