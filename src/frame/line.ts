import { visible } from './markdown.ts'
import { ours, type Page, type Part, type Text } from './page.ts'

/* Prints a page in one line: for the log, and as the output `message`. */

const PATH_LENGTH = 100

/** Without Markdown. `log.ts` makes the line safe for the runner. */
export function printPlain(text: Text): string {
  return text.map(printPart).join('')
}

function printPart(part: Part): string {
  switch (part.kind) {
    case 'ours':
      return part.words.replace(/\*\*|`/g, '')
    case 'theirs':
      return visible(part.words, part.maxLength)
    case 'path':
      return visible(part.path, PATH_LENGTH)
    case 'link':
      return `${printPlain(part.label)} (${part.url})`
  }
}

export function printLine({ headline, link, sentences, sections }: Page): string {
  const title = printPlain(headline)
  const said = sections.flatMap((block) => (block.kind === 'sentence' ? [block.text] : []))
  const rest = [...sentences, ...said].map(printPlain)
  return [link ? `${title}: ${link.url}` : `${title}.`, ...rest].join(' ')
}

const MAX_MESSAGE_LENGTH = 300
/** No tilde, and no underscore at the end of a word: these are Markdown. */
const INERT_LINK = /^https?:\/\/(?:[A-Za-z0-9.:/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))+$/

/**
 * One line that is safe in a script or a chat without quotes: our words, numbers and a link (else the run's), in ASCII
 * letters, digits, blanks and `. , : / _ -`.
 */
export function printMessage(
  { headline, cause, link, figures }: Page,
  run: string | undefined,
): string {
  const title = toAscii(printOurs(cause ?? headline))
  const address = link?.url ?? run
  const last: string[] = []
  if (address !== undefined && INERT_LINK.test(address)) {
    const fits = title.length + 2 + address.length <= MAX_MESSAGE_LENGTH
    if (fits) last.push(address)
  }
  const said = figures.map((text) => toAscii(printOurs(text))).filter((words) => words !== '')
  for (let count = said.length; ; count--) {
    const words = [...said.slice(0, count), ...last].join(', ')
    const message = words === '' ? title : `${title}: ${words}`
    if (count === 0 || message.length <= MAX_MESSAGE_LENGTH) return message
  }
}

function printOurs(text: Text): string {
  const parts = text.map((part) => (part.kind === 'theirs' && part.ours ? ours(part.ours) : [part]))
  return printPlain(parts.flat().filter(({ kind }) => kind === 'ours'))
}

function toAscii(words: string): string {
  return words
    .replaceAll('’', '')
    .replace(/[\s\u00a0]*%/g, ' percent')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\s*–\s*/g, ' to ')
    .replaceAll('−', '-')
    .replace(/[^A-Za-z0-9 .,:/_-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
