const base64 = (text: string) => Buffer.from(text).toString('base64')
const each = (text: string, spell: (character: string) => string) => [...text].map(spell).join('')
const hex = (character: string, digits: number) =>
  (character.codePointAt(0) ?? 0).toString(16).padStart(digits, '0')

/** The ways in which a server, a library or a formatter may write a secret, by name. */
export const SPELLINGS: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  'in capitals': (secret) => secret.toUpperCase(),
  'without its last character': (secret) => secret.slice(0, -1),
  'without its first character': (secret) => secret.slice(1),
  'Base64 of the header': (secret) => base64(`Bearer ${secret}`),
  'Base64, a byte further on': (secret) => base64(`x${secret}!`),
  'Base64, two bytes further on': (secret) => base64(`xx${secret}!!`),
  'Base64 in a JSON document': (secret) => base64(JSON.stringify({ a: 1, key: secret, z: 2 })),
  Base64url: (secret) => Buffer.from(`Bearer ${secret}`).toString('base64url'),
  hexadecimal: (secret) => Buffer.from(secret).toString('hex'),
  'encoded for a URL': encodeURIComponent,
  'encoded for a URL twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'encoded for a URL throughout': (secret) => each(secret, (one) => `%${hex(one, 2)}`),
  'as a JSON string': (secret) => JSON.stringify(secret).slice(1, -1),
  'as JSON in JSON': (secret) => JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  'as Unicode escapes': (secret) => each(secret, (one) => `\\u${hex(one, 4)}`),
  'as JavaScript escapes': (secret) => each(secret, (one) => `\\u{${hex(one, 2)}}`),
  'with quotes doubled for CSV': (secret) => secret.replaceAll('"', '""'),
  'escaped for HTML': (secret) =>
    secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  'as decimal entities': (secret) => each(secret, (one) => `&#${one.codePointAt(0)};`),
  'as hexadecimal entities': (secret) => each(secret, (one) => `&#x${hex(one, 2)};`),
  'escaped for Markdown': (secret) => secret.replace(/[^A-Za-z0-9]/g, (one) => `\\${one}`),
  'with invisible characters': (secret) => each(secret, (one) => `${one}\u200b`),
  'with word joiners': (secret) => each(secret, (one) => `${one}&#8288;`),
}

/**
 * Whether a text holds a secret, or a piece of it of 12 characters or more, in any of the spellings. It
 * shares no code with what takes them out: it undoes every encoding that it knows, and looks at letters
 * and digits alone.
 */
export function holdsSecret(text: string, secret: string): boolean {
  const forms = formsOf(text)
  const words = text.match(/[A-Za-z0-9+/_-]{16,}/g) ?? []
  for (const word of words) {
    for (let skipped = 0; skipped < 4; skipped++)
      forms.push(Buffer.from(word.slice(skipped), 'base64').toString('latin1'))
    forms.push(Buffer.from(word, 'hex').toString('latin1'))
  }
  const pieces = new Set(formsOf(secret).flatMap((form) => piecesOf(bare(form))))
  const looked = new Set(forms.map(bare))
  return [...looked].some((form) => [...pieces].some((piece) => form.includes(piece)))
}

/** A text as it is, and with what was escaped undone, once, twice, and three times. */
function formsOf(text: string): string[] {
  const forms = [text]
  for (let round = 0; round < 3; round++) {
    forms.push(decodeEntities(decodeEscapes(decodePercent(forms.at(-1) ?? ''))))
  }
  return forms
}

const PIECE = 12

function piecesOf(secret: string): string[] {
  const count = Math.max(1, secret.length - PIECE + 1)
  return Array.from({ length: count }, (_, from) => secret.slice(from, from + PIECE))
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function decodePercent(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits) => character(digits))
}

function decodeEscapes(text: string): string {
  return text.replace(/\\u\{?([0-9a-f]{4}|[0-9a-f]{2}(?=\}))\}?/gi, (_, digits) =>
    character(digits),
  )
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, digits) => String.fromCodePoint(Number(digits)))
    .replace(/&#x([0-9a-f]+);/gi, (_, digits) => character(digits))
    .replace(
      /&(amp|quot|lt|gt);/g,
      (_, name) => ({ amp: '&', quot: '"', lt: '<', gt: '>' })[name as 'amp'],
    )
}

function character(digits: string): string {
  return String.fromCodePoint(Number.parseInt(digits, 16))
}
