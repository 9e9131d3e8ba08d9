import { redact } from '../base/secrets.ts'
import { cutTo } from '../base/text.ts'

const DEFAULT_MAX_LENGTH = 120

/** An invisible character that joins words: it ends a mention, a reference, an emoji and an autolink. */
export const JOINER = '&#8288;'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  '\\': '&#92;',
  $: '&#36;',
  '`': '\\`',
  '*': '\\*',
  _: '\\_',
  '~': '\\~',
  '[': '\\[',
  ']': '\\]',
  '!': '\\!',
  '@': `@${JOINER}`,
  '#': `#${JOINER}`,
  ':': `:${JOINER}`,
}

/**
 * Text from outside as Markdown that shows it as it is: one line, visible characters only, at most
 * `maxLength` of them, and nothing in it that Markdown, HTML or GitHub gives a meaning to. For use
 * within a line or a table's cell, not at the start of a line.
 */
export function escapeMarkdown(untrusted: string, maxLength = DEFAULT_MAX_LENGTH): string {
  // Before the escapes and the cut, after which a secret would not be known again.
  return cutTo(redact(toVisibleLine(untrusted)), maxLength)
    .replace(/[&<>|\\$`*_~[\]!@#:]/g, (character) => ESCAPES[character] ?? character)
    .replace(/(www)(?=\.)/gi, `$1${JOINER}`)
    .replace(/(gh-)(?=\d)/gi, `$1${JOINER}`)
}

function toVisibleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim()
}
