import { Parser } from 'htmlparser2'
import type { Clock } from '../clock.ts'

/*
 * GitHub doesn't show all of a Markdown text, so people who set a label have not approved the hidden parts. This
 * keeps the visible part of GitHub's HTML, as text that resembles Markdown.
 */

/** Some milliseconds of work between two checks for a cancel. */
const CHUNK_LENGTH = 64 * 1024
/** Browsers' limit. */
const MAX_DEPTH = 512
/** Without a limit, deep nesting would add a thousand characters to each of thousands of lines. */
const MAX_INDENT = 24
/** Only very old browsers show `rp`. */
const HIDDEN = new Set(['rp', 'script', 'style', 'svg', 'template'])
const PARAGRAPH = /^(?:p|h[1-6]|hr|pre|blockquote|figure|dl|table|section|details)$/
const LINE = /^(?:ul|ol|li|dt|dd|tr|div|caption|figcaption|summary)$/
const MARKS: Readonly<Record<string, string>> = { code: '`', kbd: '`', del: '~~', s: '~~' }
const HIGHLIGHTED = /\bhighlight-(?:source|text)-([\w+-]{1,20})(?!\S)/
/** GitHub keeps unknown languages as written: any text could hide there, so we quote only these. */
const LANGUAGES = new Set(['suggestion', 'text', 'txt', 'console', 'log', 'math', 'mdx'])
/** GitHub draws these, and the source can hide text from the drawing. */
const DRAWN = new Set(['mermaid', 'geojson', 'topojson', 'stl'])
/** Not an anchor, nor a signed address, which would let anybody read a private file. */
const ADDRESS = /^(?!#|.*[?&]jwt=)(?:https?:|(?![a-z][a-z0-9+.-]*:))./i
/** People don't read all of a longer address. */
const MAX_ADDRESS_LENGTH = 300
/** HTML's white space, which doesn't include no-break spaces. */
const SPACES = /[ \t\n\r\f]+/g

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly children: (Element | string)[]
}

type Piece =
  /** A line break in it is a `<br>`. */
  | { readonly kind: 'words'; readonly text: string }
  /** Whole lines. */
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'breaks'; readonly least: number }

const END: Piece = { kind: 'breaks', least: 2 }

interface Around {
  /** Empty if unknown. */
  readonly language: string
  readonly isCode: boolean
  readonly indent: number
  readonly pieces: Piece[]
  /** Already written after a link, anywhere in the text. */
  readonly addresses: Set<string>
}

/** @returns undefined if the HTML is nested deeper than browsers nest it */
export async function shownText(
  html: string,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  let isTooDeep = false
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
      isTooDeep ||= open.length > MAX_DEPTH + 1
    },
    ontext(data) {
      open.at(-1)?.children.push(data)
    },
    onclosetag(name, isImplied) {
      // Outside `ruby`, browsers don't end an `rt` or `rp` at the next one. In `ruby`, GitHub closes each.
      if (isImplied && /^r[tp]$/.test(name)) return
      while (open.length > 1) if (open.pop()?.name === name) break
    },
  })
  for (let at = 0; at < html.length && !isTooDeep; at += CHUNK_LENGTH) {
    if (at > 0) await clock.sleep(0, signal)
    parser.write(html.slice(at, at + CHUNK_LENGTH))
  }
  parser.end()
  if (isTooDeep) return undefined
  const around = { language: '', isCode: false, indent: 0, addresses: new Set<string>() }
  return joinPieces(piecesOf(root, around))
}

function piecesOf(element: Element, around: Omit<Around, 'pieces'>): Piece[] {
  const pieces: Piece[] = []
  showChildren(element, { ...around, pieces })
  return pieces
}

function showChildren({ name, attributes, children }: Element, around: Around): void {
  const { isCode, pieces } = around
  const { start = '' } = attributes
  let next = /^\d{1,9}$/.test(start) ? Number(start) : 1
  for (const child of children) {
    if (typeof child !== 'string') {
      const isCounted = /^(?:li|t[dh])$/.test(child.name)
      show(child, around, name, isCounted ? next++ : 0)
    } else pieces.push(words(isCode ? child : child.replace(SPACES, ' ')))
  }
}

function show(element: Element, around: Around, parent: string, nth: number): void {
  const { name, attributes } = element
  const { class: classes = '' } = attributes
  const isHidden = HIDDEN.has(name) || /\bsr-only\b/.test(classes)
  if (isHidden || 'data-footnote-backref' in attributes) return
  const here = { ...around, language: HIGHLIGHTED.exec(classes)?.[1] ?? around.language }
  const { pieces } = here
  const least = PARAGRAPH.test(name) ? 2 : Number(LINE.test(name))
  const breakLine = () => {
    if (least > 0) pieces.push({ kind: 'breaks', least })
  }
  breakLine()
  const replaced = replacement(element, here)
  if (replaced !== undefined) pieces.push(words(replaced))
  else if (name === 'br') pieces.push(words('\n'))
  else if (name === 'a') showLink(element, here)
  else if (name === 'pre') pieces.push({ kind: 'lines', text: linesOfCode(element, here) })
  else if (name === 'li') {
    const sign = parent === 'ol' ? `${nth}. ` : '- '
    pieces.push({ kind: 'lines', text: indented(element, here, sign, ' '.repeat(sign.length)) })
  } else if (name === 'blockquote' || /\bmarkdown-alert(?!\S)/.test(classes))
    pieces.push({ kind: 'lines', text: indented(element, here, '> ', '> ') })
  else {
    const mark = around.isCode ? '' : (MARKS[name] ?? '')
    if (/^t[dh]$/.test(name) && nth > 1) pieces.push(words(' | '))
    if (/^h[1-6]$/.test(name)) pieces.push(words(`${'#'.repeat(Number(name[1]))} `))
    pieces.push(words(mark))
    showChildren(element, here)
    pieces.push(words(mark))
  }
  breakLine()
}

function replacement({ name, attributes }: Element, { language }: Around): string | undefined {
  const { class: classes = '', alt = '', lang = '' } = attributes
  switch (name) {
    case 'hr':
      return '---'
    case 'input':
      return 'checked' in attributes ? '[x]' : '[ ]'
    case 'img':
      return /\bemoji\b/.test(classes) && /^:[\w+-]{1,50}:$/.test(alt) ? alt : '[image]'
    case 'video':
      return '[video]'
    case 'section':
      return /\bjs-render-needs-enrichment\b/.test(classes) ? '[drawing]' : undefined
    case 'pre':
      return DRAWN.has(lang) || DRAWN.has(language) ? '[drawing]' : undefined
    default:
      return undefined
  }
}

function indented(element: Element, around: Around, first: string, others: string): string {
  const { indent } = around
  const text = joinPieces(piecesOf(element, { ...around, indent: indent + first.length }))
  if (indent >= MAX_INDENT) return first + text
  const lines = text.split('\n').map((line, n) => {
    const sign = n === 0 ? first : others
    return line === '' ? sign.trimEnd() : sign + line
  })
  return lines.join('\n')
}

function linesOfCode(element: Element, around: Around): string {
  const { lang = '' } = element.attributes
  const text = piecesOf(element, { ...around, isCode: true }).map((piece) => {
    return piece.kind === 'breaks' ? '\n' : piece.text
  })
  const code = text.join('').replace(/^\n/, '').trimEnd()
  return `\`\`\`${LANGUAGES.has(lang) ? lang : around.language}\n${code}\n\`\`\``
}

function showLink(element: Element, around: Around): void {
  const { class: classes = '', href = '', ...attributes } = element.attributes
  const { pieces, addresses } = around
  const own = piecesOf(element, around)
  const isFootnote = 'data-footnote-ref' in attributes
  if (isFootnote) pieces.push(words('['))
  for (const piece of own) pieces.push(piece)
  if (isFootnote) pieces.push(words(']'))
  if (isFootnote || /\b(?:user|team)-mention\b/.test(classes)) return
  const address = href.trim().replace(SPACES, '%20')
  // A longer text can't be the address.
  const label = joinPieces(own.slice(0, 50)).replaceAll('[image]', '')
  // People don't notice a link without letters or digits.
  const isText = /[\p{L}\p{N}]/u.test(label) && address.length <= MAX_ADDRESS_LENGTH
  if (!isText || !ADDRESS.test(address) || addresses.has(address)) return
  addresses.add(address)
  if (address.replace(/^https?:\/\//, '') === label.replace(/^https?:\/\//, '')) return
  pieces.push(words(` (${address})`))
}

function words(text: string): Piece {
  return { kind: 'words', text }
}

/** Keeps the largest of adjacent line breaks. */
function joinPieces(pieces: readonly Piece[]): string {
  let text = ''
  let line = ''
  let breaks = 0
  const write = (lines: string) => {
    if (lines === '') return
    text += (text && '\n'.repeat(breaks)) + lines
    breaks = 0
  }
  for (const piece of [...pieces, END]) {
    if (piece.kind === 'words') line += piece.text
    else {
      write(tidy(line))
      line = ''
      if (piece.kind === 'lines') write(piece.text)
      else breaks = Math.max(breaks, piece.least)
    }
  }
  return text
}

function tidy(line: string): string {
  return line
    .replace(/ +/g, ' ')
    .replace(/ ?\n[ \n]*/g, (breaks) => (/\n ?\n/.test(breaks) ? '\n\n' : '\n'))
    .replace(/^[ \n]+|[ \n]+$/g, '')
}
