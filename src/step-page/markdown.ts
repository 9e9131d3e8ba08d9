import { escapeText, printText, visible } from '../frame/markdown.ts'
import { formatCount, pathOf } from '../frame/page.ts'

/* The pages of whole steps as strings, until they are pages as data. */

/** How a page writes its parts. */
export interface Markdown {
  /** Text from outside, at most `maxLength` characters of it (default: a name's). */
  text(untrusted: string, maxLength?: number): string
  /** A page's path, as text; that of the home page says so. */
  path(path: string): string
  /**
   * A sentence of ours, from an error or a remark. Double quotes hold text from outside (`inQuotes`), backticks hold
   * code, and everything else is our words, which people can copy.
   */
  message(message: string, maxLength: number): string
  /** Lines of code from outside, such as a log. */
  code(lines: readonly string[], maxLength: number): string
  fold(title: string, markdown: string): string
  small(markdown: string): string
}

const NO_BREAK_SPACE = '\u00a0'
/** In place of a path that is a slash alone, which says little in a sentence. */
export const HOME = `/${NO_BREAK_SPACE}(home)`
/** In place of an unknown number. */
export const UNKNOWN = '–'

const NAME_LENGTH = 120

/** Quotations, code, and our words. If a cut left a quotation open, it goes to the end; a lone backtick is a word. */
const PARTS = /("(?:[^"\\]|\\.?)*(?:"|$))|(`[^`"]+`)|(?:[^"`]|`(?![^`"]+`))+/g

/** Our words may repeat what somebody forgot to quote. */
function escapeWords(words: string): string {
  return words.replace(/[&<>|\\$`*_~[\]!@]/g, (character) => escapeText(character, 1))
}

/** For GitHub: summaries and comments. */
export const GITHUB: Markdown = {
  text: (untrusted, maxLength = NAME_LENGTH) => escapeText(untrusted, maxLength),
  path: (path) => printText(pathOf(path)),
  message: (message, maxLength) =>
    visible(message, maxLength).replace(PARTS, (part, quotation?: string, code?: string) => {
      if (quotation !== undefined) return escapeText(part, part.length)
      return code === undefined ? escapeWords(part) : part
    }),
  code: (lines, maxLength) =>
    lines.map((line) => `<code>${escapeText(line, maxLength)}</code>`).join('<br>\n'),
  // Only between blank lines does GitHub read it as Markdown.
  fold: (title, markdown) => `<details><summary>${title}</summary>\n\n${markdown}\n\n</details>`,
  small: (markdown) => `<sub>${markdown}</sub>`,
}

/** Blocks of Markdown, one below the other, without the empty ones. */
export function blocks(parts: ReadonlyArray<string | false | undefined>): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Sentences in one paragraph, without the empty ones. */
export function sentences(parts: ReadonlyArray<string | false | undefined>): string {
  return parts.filter(Boolean).join(' ')
}

/** A table of Markdown. A column whose name ends in a colon is aligned to the right. */
export function table(columns: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const names = columns.map((column) => column.replace(/:$/, ''))
  const alignments = columns.map((column) => (column.endsWith(':') ? '--:' : ':--'))
  return [names, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function warningNotes(md: Markdown, messages: readonly string[]): string[] {
  return messages.map((message) => `> ⚠️ ${md.message(message, 500)}`)
}

export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`
}

/** `+34 −5`, `+5`; '' if no line changed, as in an image. */
export function countLines(additions: number, deletions: number): string {
  return sentences([
    additions > 0 && `+${formatCount(additions)}`,
    deletions > 0 && `−${formatCount(deletions)}`,
  ])
}
