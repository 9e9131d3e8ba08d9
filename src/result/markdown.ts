import { countWithNoun, type Part, type RichText, SHOWN_PATH_LENGTH } from '../rich-text.ts'
import { redactedLine } from '../text.ts'
import type { Block, ResultPage } from './page.ts'

/*
 * Prints a page as a summary or a comment. Escapes everything from outside, except in a drawing, which has nothing
 * from outside.
 */

interface Surface {
  readonly maxBytes: number
  readonly isComment: boolean
}

/** GitHub's limit for a step's summary. */
export const SUMMARY_SURFACE: Surface = { maxBytes: 1024 * 1024, isComment: false }
/** GitHub's limit is 65,536 characters, and the first line may hold a log. */
const COMMENT_SURFACE: Surface = { maxBytes: 40_000, isComment: true }

/** An invisible character that joins words. It breaks a mention, a reference, an emoji and an autolink. */
const JOINER = '&#8288;'
/** Lets a long path break after a slash. People don't copy it with the path. */
const MAY_BREAK = '<wbr>'
/** Replaces a lone slash, which says little in a sentence. The space is a no-break space. */
const HOME_PAGE = '/\u00a0(home)'

/**
 * A backtick becomes a character reference, as it would end code before it. So do bar and backslash: after two
 * backslashes, a bar ends the cell for micromark 4.0.3, and not for cmark-gfm, GitHub's own parser.
 */
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

/** Between letters and digits, as in `job_1`, an underscore is no sign. */
const SIGN = /[&<>|\\$`*~[\]!@]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g

/** One line, plain to Markdown, HTML and GitHub: within a line or a table's cell, but not at the start of a line. */
export function escapeText(untrusted: string, maxLength: number): string {
  const text = redactedLine(untrusted, maxLength)
  // The `#` in `&#36;` is ours.
  return text
    .replace(SIGN, (character) => ESCAPES[character] ?? character)
    .replace(/(?<!&)#|:/g, (character) => character + JOINER)
    .replace(/(www)(?=\.)/gi, `$1${JOINER}`)
    .replace(/(gh-)(?=\d)/gi, `$1${JOINER}`)
}

export function renderRichText(text: RichText): string {
  return text.map(printPart).join('')
}

function printPart(part: Part): string {
  switch (part.kind) {
    case 'trusted':
      return part.words
    case 'untrusted':
      return escapeText(part.words, part.maxLength)
    case 'path': {
      if (part.path === '/') return HOME_PAGE
      const escaped = escapeText(part.path, SHOWN_PATH_LENGTH)
      return escaped.replace(/(?<=.)\/(?=[^/])/g, `/${MAY_BREAK}`)
    }
  }
}

export function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return renderRichText(block.text)
    case 'heading':
      return `### ${renderRichText(block.text)}`
    case 'warning':
      return `⚠️ ${renderRichText(block.text)}`
    case 'note':
      return `> ℹ️ ${renderRichText(block.text)}`
    case 'small':
      return `<sub>${renderRichText(block.text)}</sub>`
    case 'list': {
      const items = block.items.map((item) => `- ${renderRichText(item)}`)
      const list = items.join('\n')
      if (block.title === undefined) return list
      const title = renderRichText(block.title)
      return `${title}\n\n${list}`
    }
    case 'table':
      return printTable(block.columns, block.rows)
    case 'drawing':
      return `\`\`\`mermaid
${block.code}
\`\`\``
  }
}

function printTable(columns: readonly string[], rows: ReadonlyArray<readonly RichText[]>): string {
  const names: string[] = []
  const alignments: string[] = []
  for (const column of columns) {
    names.push(column.replace(/:$/, ''))
    if (column.endsWith(':')) alignments.push('--:')
    else alignments.push(':--')
  }
  const table = [names, alignments]
  for (const row of rows) table.push(row.map(renderRichText))
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`)
  return lines.join('\n')
}

/** @param run the address of the workflow's run, if there is one */
export function renderComment(page: ResultPage, run: string | undefined): string {
  const shown = renderPage(page, COMMENT_SURFACE)
  if (run === undefined) return shown
  return `${shown}\n[Workflow run](${run})\n`
}

/** As many of the first blocks as fit, and a count of the rest. */
export function renderPage(page: ResultPage, surface: Surface): string {
  const open = [`### ${page.icon} ${renderRichText(page.headline)}`]
  if (page.link !== undefined) {
    const { url, label } = page.link
    // GitHub shows title and state for a pull request's bare address in a list.
    if (surface.isComment) open.push(`- ${url}`)
    else open.push(`**[${renderRichText(label)}](${url})**`)
  }
  for (const sentence of page.sentences) {
    open.push(renderRichText(sentence))
  }
  for (const warning of page.warnings) {
    open.push(renderBlock({ kind: 'warning', text: warning }))
  }
  for (const section of page.sections) {
    open.push(renderBlock(section))
  }
  const details = page.details.map(renderBlock)
  const all = open.length + details.length
  for (let count = all; ; count--) {
    const blocks = open.slice(0, count)
    const folded = details.slice(0, Math.max(0, count - open.length))
    if (folded.length > 0) {
      const lists = folded.join('\n\n')
      blocks.push(`<details><summary>Details</summary>\n\n${lists}\n\n</details>`)
    }
    if (count < all) {
      const left = renderRichText(countWithNoun(all - count, 'more section'))
      blocks.push(`_${left} left out: the report would be too long for this place._`)
    }
    const markdown = `${blocks.join('\n\n')}\n`
    const fits = Buffer.byteLength(markdown) < surface.maxBytes
    if (fits || count === 0) return markdown
  }
}
