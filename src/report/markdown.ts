import { inTenths, type PercentChange } from '../readers/change.ts'
import { redact } from '../secrets.ts'
import { cutTo } from '../text.ts'

/** How one form of a report writes its parts. */
export interface Markdown {
  /**
   * Shows text from outside as it is: one line of visible characters, at most `maxLength` (default: a name's).
   * Nothing in it means anything to Markdown, HTML, GitHub or a chat. For use within a line or a table's cell,
   * not at the start of a line.
   */
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
  cell(lines: readonly string[]): string
  /** Opens with a click, if the form has clicks. */
  fold(title: string, markdown: string): string
  small(markdown: string): string
  /** A chart with its legend; '' if the form shows no charts. */
  chart(legend: string, mermaid: string): string
  /** Runs over each finished section. */
  finish(markdown: string): string
}

/** An invisible character that joins words. It breaks a mention, a reference, an emoji and an autolink. */
const JOINER = '&#8288;'
/** Lets a long path break after a slash. People don't copy it with the path. */
const BREAK = '<wbr>'
export const NO_BREAK_SPACE = '\u00a0'
/** In place of a path that is a slash alone, which says little in a sentence. */
export const HOME = `/${NO_BREAK_SPACE}(home)`
/** In place of an unknown number. */
export const UNKNOWN = '–'

export const NAME_LENGTH = 120
export const PATH_LENGTH = 100
/** Rows of a list, and items of one in a line. The file has more. */
const MAX_ROWS = 5
const MAX_ITEMS = 8

/** For text at any place. A backtick becomes a character reference, since it would end code before it. */
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  '\\': '&#92;',
  $: '&#36;',
  '`': '&#96;',
  '*': '\\*',
  _: '\\_',
  '~': '\\~',
  '[': '\\[',
  ']': '\\]',
  '!': '\\!',
  '@': `@${JOINER}`,
}

/** One line of visible characters. We redact before we cut, since nobody recognises half a secret. */
export function visible(untrusted: string, maxLength: number): string {
  const text = untrusted
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim()
  return cutTo(redact(text), maxLength)
}

function escapeWords(words: string): string {
  return words.replace(/[&<>|\\$`*_~[\]!@]/g, (character) => ESCAPES[character] ?? character)
}

/** `text` of GitHub's Markdown. */
function escapeText(untrusted: string, maxLength = NAME_LENGTH): string {
  return escapeWords(visible(untrusted, maxLength))
    .replace(/(?<!&)#|:/g, (character) => character + JOINER)
    .replace(/(www)(?=\.)/gi, `$1${JOINER}`)
    .replace(/(gh-)(?=\d)/gi, `$1${JOINER}`)
}

/** Quotations, code, and our words. If a cut left a quotation open, it goes to the end; a lone backtick is a word. */
const PARTS = /("(?:[^"\\]|\\.?)*(?:"|$))|(`[^`"]+`)|(?:[^"`]|`(?![^`"]+`))+/g

/** Makes each part of a message safe in its own way. */
export function renderMessage(
  message: string,
  safe: { text(untrusted: string, maxLength: number): string; words(text: string): string },
): string {
  return message.replace(PARTS, (part, quotation?: string, code?: string) => {
    if (quotation !== undefined) return safe.text(part, part.length)
    return code === undefined ? safe.words(part) : part
  })
}

/** For GitHub: summaries and comments. */
export const GITHUB: Markdown = {
  text: escapeText,
  path: (path) =>
    path === '/' ? HOME : escapeText(path, PATH_LENGTH).replace(/(?<=.)\/(?=[^/])/g, `/${BREAK}`),
  message: (message, maxLength) =>
    renderMessage(visible(message, maxLength), { text: escapeText, words: escapeWords }),
  code: (lines, maxLength) =>
    lines.map((line) => `<code>${escapeText(line, maxLength)}</code>`).join('<br>\n'),
  cell: (lines) => lines.join('<br>'),
  // Only between blank lines does GitHub read it as Markdown.
  fold: (title, markdown) => `<details><summary>${title}</summary>\n\n${markdown}\n\n</details>`,
  small: (markdown) => `<sub>${markdown}</sub>`,
  chart: (legend, mermaid) => `${legend}\n\n\`\`\`mermaid\n${mermaid}\n\`\`\``,
  // Keeps `9–15 Nov` and `26 Oct – 1 Nov` on one line, wherever they stand.
  finish: (markdown) =>
    markdown.replace(/\b\d{1,2}(?:–| [A-Z][a-z]+ – )\d{1,2} (?=[A-Z][a-z])/g, (week) =>
      week.replaceAll(' ', NO_BREAK_SPACE).replace('–', '\u2060–\u2060'),
    ),
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

/**
 * The first rows of a list, under its title; '' if it is empty or unknown.
 * @param gap why rows may be missing; empty if none are
 */
export function listSection<T>(
  title: string,
  list: readonly T[] | false | null | undefined,
  render: (row: T) => string,
  gap = '',
): string {
  if (!list || list.length === 0) return ''
  const rows = list.slice(0, MAX_ROWS)
  return `${listTitle(title, rows.length, list.length, gap)}\n\n${items(rows.map(render))}`
}

/** @param rows must not begin like a block of Markdown */
export function items(rows: readonly string[]): string {
  return rows.map((row) => `- ${row}`).join('\n')
}

/**
 * The same in one paragraph, for names with a number each: on a phone, a table takes three times its room.
 * @param count how many items there are, if the list has not all of them
 */
export function lineSection<T>(
  title: string,
  list: readonly T[] | false | null | undefined,
  render: (item: T) => string,
  gap = '',
  count = list ? list.length : 0,
): string {
  if (!list || count === 0) return ''
  const items = list.slice(0, MAX_ITEMS)
  return `${listTitle(title, items.length, count, gap)}: ${items.map(render).join(' · ')}`
}

function listTitle(title: string, shown: number, count: number, gap: string): string {
  const part = shown === count ? '' : `${formatCount(shown)} of `
  const least = gap === '' ? '' : 'at least '
  return `**${title}** (${part}${least}${formatCount(count)})`
}

/** Parts of the fold, in the order of their use. */
export interface Details {
  readonly lists: readonly string[]
  /** What few people look for. */
  readonly last: readonly string[]
  readonly definitions: string
}

export const NO_DETAILS: Details = { lists: [], last: [], definitions: '' }

export function warningNotes(md: Markdown, messages: readonly string[]): string[] {
  return messages.map((message) => `> ⚠️ ${md.message(message, 500)}`)
}

export function formatCount(count: number): string {
  return count.toLocaleString('en')
}

/** For a list in one line. */
export function withNumber(name: string, count: number): string {
  return name + NO_BREAK_SPACE + formatCount(count)
}

export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`
}

/** `31 %` from a part of 0 to 1. */
export function formatShare(part: number): string {
  return `${formatCount(Math.round(part * 100))}${NO_BREAK_SPACE}%`
}

/** `+8 %`, `new`, `–` if unknown; below one percent in tenths: `−0.4 %`. */
export function formatChange(change: PercentChange | null): string {
  if (change === null) return UNKNOWN
  if (change === 'new') return 'new'
  const size = sizeOf(change)
  const sign = size === 0 ? '' : change > 0 ? '+' : '−'
  return `${sign}${formatCount(size)}${NO_BREAK_SPACE}%`
}

/** For use after a number: `, up 8 % on ${before}`; '' if unknown. */
export function trendOf(change: PercentChange | null, before = 'the week before'): string {
  if (change === null) return ''
  if (change === 'new') return `, after none ${before}`
  const size = sizeOf(change)
  if (size === 0) return `, ${change === 0 ? '' : 'about '}as many as ${before}`
  const direction = change > 0 ? 'up' : 'down'
  return `, ${direction} ${formatCount(size)}${NO_BREAK_SPACE}% on ${before}`
}

function sizeOf(percent: number): number {
  const size = Math.abs(inTenths(percent))
  return size < 1 ? size : Math.round(size)
}

/** `+34 −5`, `+5`; '' if no line changed, as in an image. */
export function countLines(additions: number, deletions: number): string {
  return sentences([
    additions > 0 && `+${formatCount(additions)}`,
    deletions > 0 && `−${formatCount(deletions)}`,
  ])
}
