import { visibleLine } from '../text.ts'

/*
 * The page of a step, as data. `markdown.ts` prints it as the summary and as the comment; the end of this file prints it
 * in one line, for the log and as the output `message`.
 */

/** A part is escaped according to who wrote it. */
export type Part =
  /** Our words, in Markdown, which people can copy. */
  | { readonly kind: 'trusted'; readonly words: string }
  /** Anybody's words: plain text to Markdown, HTML, GitHub and chats. */
  | {
      readonly kind: 'untrusted'
      readonly words: string
      readonly maxLength: number
      /** Replaces them in the output `message`, which has only our words. */
      readonly ours?: string
    }
  /** The path of a page, which anybody may have named. */
  | { readonly kind: 'path'; readonly path: string }
  /** An address whose form was checked. */
  | { readonly kind: 'link'; readonly url: string; readonly label: RichText }

export type RichText = readonly Part[]

/** A plain string is anybody's, a number ours. */
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

/** @param url checked by the caller */
export function link(url: string, label: RichText): RichText {
  return [{ kind: 'link', url, label }]
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
      parts.push({ kind: 'trusted', words: formatNumber(word) })
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

export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  /** A paragraph that the log's last line repeats. */
  | { readonly kind: 'sentence'; readonly text: RichText }
  | { readonly kind: 'heading'; readonly text: RichText }
  | { readonly kind: 'warning' | 'note' | 'small'; readonly text: RichText }
  | {
      readonly kind: 'list'
      readonly title?: RichText
      readonly items: readonly RichText[]
    }
  /** A list in one paragraph, for names with numbers. On a phone, a table would take three times the room. */
  | {
      readonly kind: 'line'
      readonly title: RichText
      readonly items: readonly RichText[]
    }
  /** A column is right-aligned if its name ends in a colon. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: ReadonlyArray<readonly RichText[]>
    }
  /** A drawing in Mermaid's language, printed as it is: nothing from outside may be in it. */
  | { readonly kind: 'drawing'; readonly code: string }

export interface ResultLink {
  readonly url: string
  readonly label: RichText
  /** GitHub shows title and state for a pull request's bare address in a list. */
  readonly isPullRequest: boolean
}

export interface ResultPage {
  readonly icon: string
  readonly headline: RichText
  /** The failure in our words: the output `message` begins with it, in place of the headline. */
  readonly cause?: RichText | undefined
  readonly link?: ResultLink | undefined
  /** Numbers with a word or two, for the output `message`. */
  readonly figures: readonly RichText[]
  /** The result and the remedy, a line each; also in the log. */
  readonly sentences: readonly RichText[]
  /** The log already has them. */
  readonly warnings: readonly RichText[]
  readonly sections: readonly Block[]
  /** Behind one fold. */
  readonly details: readonly Block[]
}

export function paragraph(text: RichText): Block {
  return { kind: 'paragraph', text }
}

export function formatNumber(count: number): string {
  return count.toLocaleString('en')
}

/** `1 page`, `1,234 pages` */
export function countWithNoun(count: number, noun: string, plural = `${noun}s`): RichText {
  let unit = plural
  if (count === 1) unit = noun
  return trusted(`${formatNumber(count)} ${unit}`)
}

/** A quotation that a cut left open runs to the end. */
const QUOTATION = /("(?:[^"\\]|\\.?)*(?:"|$))/

/** In an error's message, double quotes hold text from outside (`inQuotes`); the rest is ours. */
export function trustedMessage(message: string): RichText {
  const parts: Part[] = []
  for (const words of message.split(QUOTATION)) {
    if (words === '') continue
    const isQuotation = words.startsWith('"')
    if (isQuotation) {
      parts.push({ kind: 'untrusted', words, maxLength: words.length })
    } else {
      parts.push({ kind: 'trusted', words })
    }
  }
  return parts
}

/* The page in one line: for the log, and as the output `message`. */

/** A longer path is cut where it is shown. */
export const SHOWN_PATH_LENGTH = 100

/** Code, which may hold a pattern such as `docs/**`, or a sign of Markdown around other words. */
const CODE_OR_SIGN = /`([^`]*)`|\*\*|`/g

/** Without Markdown. `log.ts` makes the line safe for the runner. */
export function renderPlain(text: RichText): string {
  return text.map(renderPart).join('')
}

function renderPart(part: Part): string {
  switch (part.kind) {
    case 'trusted':
      return part.words.replace(CODE_OR_SIGN, '$1')
    case 'untrusted':
      return visibleLine(part.words, part.maxLength)
    case 'path':
      return visibleLine(part.path, SHOWN_PATH_LENGTH)
    case 'link':
      return `${renderPlain(part.label)} (${part.url})`
  }
}

export function renderLogLine(page: ResultPage): string {
  let line = renderPlain(page.headline)
  if (page.link === undefined) line += '.'
  else line += `: ${page.link.url}`
  for (const sentence of page.sentences) line += ` ${renderPlain(sentence)}`
  for (const block of page.sections) {
    if (block.kind === 'sentence') line += ` ${renderPlain(block.text)}`
  }
  return line
}

const MAX_MESSAGE_LENGTH = 300
/** No tilde, and no underscore at the end of a word: these are Markdown. */
const INERT_LINK = /^https?:\/\/(?:[A-Za-z0-9.:/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))+$/

/**
 * One line that is safe in a script or a chat without quotes: our words, numbers and a link, in ASCII letters, digits,
 * blanks and `. , : / _ -`. The link is the page's; if the page lacks one, the run's. It is left out if it is too long or
 * has other characters.
 */
export function renderMessageOutput(page: ResultPage, run: string | undefined): string {
  const title = renderTrusted(page.cause ?? page.headline)
  const links: string[] = []
  const address = page.link?.url ?? run ?? ''
  const length = title.length + 2 + address.length
  const fits = length <= MAX_MESSAGE_LENGTH
  if (fits && INERT_LINK.test(address)) links.push(address)

  // The figures come before the link, and give way to it, from the last one.
  const figures: string[] = []
  for (const figure of page.figures) {
    const words = renderTrusted(figure)
    if (words !== '') figures.push(words)
  }
  for (;;) {
    const said = figures.concat(links)
    if (said.length === 0) return title
    const message = `${title}: ${said.join(', ')}`
    if (figures.length === 0 || message.length <= MAX_MESSAGE_LENGTH) return message
    figures.pop()
  }
}

/** In ASCII. Strangers' words are left out, or replaced by ours if the part has some. */
function renderTrusted(text: RichText): string {
  let words = ''
  for (const part of text) {
    if (part.kind === 'trusted') words += renderPlain([part])
    if (part.kind === 'untrusted' && part.ours !== undefined)
      words += renderPlain(trusted(part.ours))
  }
  // A comma separates two figures, so numbers lose theirs: 1,234 becomes 1234.
  const withoutThousands = words.replace(/(?<=\d),(?=\d{3})/g, '')
  return withoutThousands
    .replaceAll('’', '')
    .replace(/[\s\u00a0]*%/g, ' percent')
    .replace(/\s*–\s*/g, ' to ')
    .replaceAll('−', '-')
    .replace(/[^A-Za-z0-9 .,:/_-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
