import { redact } from './redact.ts'

/** For project and job IDs. `..` would survive percent-encoding and change a request's path. */
export const ID = /^[A-Za-z0-9_-]{1,128}$/

export const INERT_WORD = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

/** Has no characters that are special in a shell, and no user name, query or fragment. */
export const INERT_URL = /^https?:\/\/[a-z0-9._-]+(:\d{1,5})?(\/[A-Za-z0-9._~/-]*)?$/

export const NO_BREAK_SPACE = '\u00a0'

export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/

/** Includes bidi and zero width. JSON.stringify keeps most of them. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message
  return String(thrown)
}

/** One visible line without secrets. People see it as `inQuotes` of rich-text.ts. */
export function quoted(untrusted: string, maxLength = 300): string {
  let text = redact(untrusted)
  if (text.length > maxLength) text = `${text.slice(0, maxLength)}…`
  const literal = JSON.stringify(text.toWellFormed())
  return literal.replace(UNPRINTABLE, (character) => {
    const code = character.codePointAt(0)?.toString(16)
    return `\\u{${code}}`
  })
}

export function cutTo(text: string, maxLength: number): string {
  // Avoids splitting a long text: a character has at most two units.
  const start = text.slice(0, 2 * (maxLength + 1))
  const characters = Array.from(start)
  if (characters.length <= maxLength) return text
  const kept = characters.slice(0, maxLength - 1)
  return `${kept.join('')}…`
}

/** Whole characters. */
export function cutToBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text).subarray(0, maxBytes)
  // In stream mode, the decoder holds back an incomplete character.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true })
}

export function firstLine(text: string): string {
  return text.trim().split(LINE_BREAK, 1)[0] ?? ''
}

/** `45 s`, `3 min 20 s`, `1 h 5 min` */
export function formatDuration(ms: number): string {
  const allSeconds = Math.max(0, Math.round(ms / 1000))
  const allMinutes = Math.floor(allSeconds / 60)
  const hours = Math.floor(allMinutes / 60)
  const minutes = allMinutes % 60
  const seconds = allSeconds % 60
  const parts: string[] = []
  if (hours > 0) parts.push(`${hours} h`)
  if (minutes > 0) parts.push(`${minutes} min`)
  // From an hour on, seconds do not matter.
  if (hours === 0 && seconds > 0) parts.push(`${seconds} s`)
  return parts.join(' ') || '0 s'
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectOrEmpty(value: unknown): Record<string, unknown> {
  if (isObject(value)) return value
  return {}
}

export function listOrEmpty(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return []
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function stringOrUndefined(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return undefined
}

/** The result becomes an output, which workflows put into scripts. Callers must check scheme, host and path. */
export function parseInertUrl(address: string): URL | undefined {
  if (!INERT_URL.test(address)) return undefined
  const url = URL.parse(address)
  if (url === null) return undefined
  // The parser resolves dots and decodes hosts. Inert addresses don't change.
  const isUnchanged = url.href === address || url.href === `${address}/`
  if (!isUnchanged) return undefined
  return url
}

/** Redacts before it cuts: half a secret is not recognised. */
export function redactedLine(untrusted: string, maxLength: number): string {
  const text = untrusted
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim()
  return cutTo(redact(text), maxLength)
}
