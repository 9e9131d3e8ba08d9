/*
 * What people see of a step, as data. `markdown.ts` prints it for the summary and the comment, `line.ts` for the log
 * and the output `message`.
 */

/** A piece of a text. Whose it is decides how it is printed. */
export type Part =
  /** Our words, in Markdown: what a person copies from them works. */
  | { readonly kind: 'ours'; readonly words: string }
  /** Anybody's words, which mean nothing to Markdown, HTML, GitHub or a chat. */
  | {
      readonly kind: 'theirs'
      readonly words: string
      readonly maxLength: number
      /** What stands for them in the output `message`, which has no words of anybody. */
      readonly ours?: string
    }
  /** The same in double quotes, with its invisible characters as escapes: a value seen. */
  | { readonly kind: 'quoted'; readonly words: string; readonly maxLength: number }
  /** The path of a page, which anybody may have named. */
  | { readonly kind: 'path'; readonly path: string }
  /** An address whose form was checked. */
  | { readonly kind: 'link'; readonly url: string; readonly label: Text }
  /** Between the lines of a table's cell. */
  | { readonly kind: 'break' }

export type Text = readonly Part[]

/** What a text may be made of: a plain string is anybody's, a number is ours. */
type Word = string | number | Text

const NAME_LENGTH = 120

/** Our words, such as a constant. */
export function ours(words: string): Text {
  return [{ kind: 'ours', words }]
}

/** Anybody's words, at most `maxLength` characters of them. */
export function theirs(words: string, maxLength = NAME_LENGTH): Text {
  return [{ kind: 'theirs', words, maxLength }]
}

export function quoted(words: string, maxLength = 300): Text {
  return [{ kind: 'quoted', words, maxLength }]
}

export function pathOf(path: string): Text {
  return [{ kind: 'path', path }]
}

/** @param url in a form that was checked */
export function link(url: string, label: Text): Text {
  return [{ kind: 'link', url, label }]
}

/** A text from a template: what stands in the template is ours, and a string that is put in is anybody's. */
export function say(template: TemplateStringsArray, ...words: readonly Word[]): Text {
  return template.flatMap((between, index) => {
    const word = words[index]
    const before: Text = between === '' ? [] : ours(between)
    return word === undefined ? before : [...before, ...toText(word)]
  })
}

function toText(word: Word): Text {
  if (typeof word === 'string') return theirs(word)
  return typeof word === 'number' ? ours(formatCount(word)) : word
}

export const BREAK: Text = [{ kind: 'break' }]

/** Texts with something between them, without those that are undefined. */
export function join(texts: ReadonlyArray<Text | undefined>, between: Text = ours(' ')): Text {
  return texts
    .filter((text) => text !== undefined)
    .flatMap((text, index) => (index === 0 ? text : [...between, ...text]))
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  /** A paragraph that the log's last line has as well. */
  | { readonly kind: 'sentence'; readonly text: Text }
  | { readonly kind: 'heading'; readonly text: Text }
  /** What is missing or wrong, and what a reader should know. */
  | { readonly kind: 'warning' | 'note' | 'small'; readonly text: Text }
  | { readonly kind: 'list'; readonly title?: Text; readonly items: readonly Text[] }
  /** A list in one paragraph, for names with a number each: on a phone, a table takes three times its room. */
  | { readonly kind: 'line'; readonly title: Text; readonly items: readonly Text[] }
  /** A column whose name ends in a colon is aligned to the right. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: ReadonlyArray<readonly Text[]>
    }
  /** Of ours, to copy or to draw. */
  | { readonly kind: 'code'; readonly language: 'json' | 'mermaid'; readonly code: string }
  /** Lines from outside, such as those of a log. */
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly maxLength: number }

/** Where the result is. */
export interface PageLink {
  readonly url: string
  readonly label: Text
  /** Whether GitHub shows its title and state, if a comment has the bare address in a list. */
  readonly isPullRequest: boolean
}

export interface Page {
  readonly icon: string
  readonly headline: Text
  readonly link?: PageLink | undefined
  /** For the output `message`, which has no other text: numbers with a word or two of ours. */
  readonly figures: readonly Text[]
  /** What happened and what to do, also in the log: a line each. */
  readonly sentences: readonly Text[]
  /** What is wrong beside the result. The log has had them already. */
  readonly warnings: readonly Text[]
  readonly sections: readonly Block[]
  /** Behind one fold. */
  readonly details: readonly Block[]
}

export function paragraph(text: Text): Block {
  return { kind: 'paragraph', text }
}

export function formatCount(count: number): string {
  return count.toLocaleString('en')
}

/** `1 page`, `1,234 pages` */
export function countOf(count: number, noun: string, plural = `${noun}s`): Text {
  return ours(`${formatCount(count)} ${count === 1 ? noun : plural}`)
}

/** If a cut left a quotation open, it goes to the end. */
const QUOTATION = /("(?:[^"\\]|\\.?)*(?:"|$))/

/** A message of an error, in which double quotes hold text from outside (`inQuotes`), and all else is ours. */
export function fromMessage(message: string): Text {
  return message.split(QUOTATION).flatMap((part) => {
    if (part === '') return []
    return part.startsWith('"') ? theirs(part, part.length) : ours(part)
  })
}
