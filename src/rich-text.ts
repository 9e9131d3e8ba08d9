import { quoted, redactedLine } from './text.ts'

/*
 * Texts that know who wrote each part of them. `result/markdown.ts` prints them for the summary and the comment; the end of
 * this file prints them for the log.
 */

/** A part is escaped according to who wrote it. */
export type Part =
  /** Our words, in Markdown, which people can copy. */
  | { readonly kind: 'trusted'; readonly words: string }
  /** Anybody's words: plain text to Markdown, HTML, GitHub and chats. */
  | { readonly kind: 'untrusted'; readonly words: string; readonly maxLength: number }
  /** The path of a page, which anybody may have named. */
  | { readonly kind: 'path'; readonly path: string }

export type RichText = readonly Part[]

/** A plain string is anybody's, a number ours: of a count, `formatNumber` makes a text. */
type Word = string | number | RichText

const NAME_LENGTH = 120

export function trusted(words: string): RichText {
  return [{ kind: 'trusted', words }]
}

export function untrusted(words: string, maxLength = NAME_LENGTH): RichText {
  return [{ kind: 'untrusted', words, maxLength }]
}

export function untrustedPath(path: string): RichText {
  return [{ kind: 'path', path }]
}

/** The template's own words are ours. */
export function richText(template: TemplateStringsArray, ...words: readonly Word[]): RichText {
  const parts: Part[] = []
  for (const [index, between] of template.entries()) {
    if (between !== '') parts.push({ kind: 'trusted', words: between })
    const word = words[index]
    if (typeof word === 'string') {
      parts.push({ kind: 'untrusted', words: word, maxLength: NAME_LENGTH })
    } else if (typeof word === 'number') {
      parts.push({ kind: 'trusted', words: `${word}` })
    } else if (word !== undefined) {
      parts.push(...word)
    }
  }
  return parts
}

export function join(
  texts: ReadonlyArray<RichText | undefined>,
  between: RichText = trusted(' '),
): RichText {
  const parts: Part[] = []
  let isFirst = true
  for (const text of texts) {
    if (text === undefined) continue
    if (!isFirst) parts.push(...between)
    parts.push(...text)
    isFirst = false
  }
  return parts
}

/** `1,234` */
export function formatNumber(count: number): RichText {
  return trusted(count.toLocaleString('en'))
}

/** `1 page`, `1,234 pages` */
export function countWithNoun(count: number, noun: string): RichText {
  let unit = `${noun}s`
  if (count === 1) unit = noun
  return trusted(`${count.toLocaleString('en')} ${unit}`)
}

/** A person sees a text from outside in quotes. */
export function inQuotes(text: string, maxLength?: number): RichText {
  const words = quoted(text, maxLength)
  return untrusted(words, words.length)
}

export function withFullStop(clause: RichText): RichText {
  const isSentence = /[.?]$/.test(renderPlain(clause))
  if (isSentence) return clause
  return richText`${clause}.`
}

/** A longer path is cut where it is shown. */
export const SHOWN_PATH_LENGTH = 100

/** Code, which may hold a pattern such as `docs/**`, or a sign of Markdown around other words. */
const CODE_OR_SIGN = /`([^`]*)`|\*\*|`/g

/** Without Markdown. `src/runner-log.ts` makes the line safe for the runner. */
export function renderPlain(text: RichText): string {
  return text.map(renderPart).join('')
}

function renderPart(part: Part): string {
  switch (part.kind) {
    case 'trusted':
      return part.words.replace(CODE_OR_SIGN, '$1')
    case 'untrusted':
      return redactedLine(part.words, part.maxLength)
    case 'path':
      return redactedLine(part.path, SHOWN_PATH_LENGTH)
  }
}
