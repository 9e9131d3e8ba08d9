import { Parser } from 'htmlparser2'
import type { Clock } from '../runtime.ts'

/*
 * GitHub doesn't show all of a Markdown text, so people who set a label have not approved the hidden parts. This
 * keeps the visible part of GitHub's HTML, as text that resembles Markdown.
 *
 * The HTML is read into a tree. A walk through the tree leaves pieces: words, whole lines, and places where a line
 * breaks. At the end, the pieces are joined, and of adjacent breaks the largest counts.
 */

/** Some milliseconds of work between two checks for a cancel. */
const CHUNK_LENGTH = 64 * 1024
/** Browsers' limit. */
const MAX_HTML_DEPTH = 512
/** Without a limit, deep nesting would add a thousand characters to each of thousands of lines. */
const MAX_INDENT = 24
/** Only very old browsers show `rp`. In a `bdo`, a browser may show the letters in another order than they have here. */
const HIDDEN = new Set(['bdo', 'rp', 'script', 'style', 'svg', 'template'])
const SET_APART = /^(?:p|h[1-6]|hr|pre|blockquote|figure|dl|table|section|details)$/
const ON_OWN_LINE = /^(?:ul|ol|li|dt|dd|tr|div|caption|figcaption|summary)$/
/** Words in place of an element. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['br', '\n'],
  ['hr', '---'],
  ['video', '[video]'],
])
/** Markdown's mark before and after an element. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['code', '`'],
  ['kbd', '`'],
  ['del', '~~'],
  ['s', '~~'],
])
const HIGHLIGHTED = /\bhighlight-(?:source|text)-([\w+-]{1,20})(?!\S)/
/** GitHub keeps unknown languages as written: any text could hide there. Beside those that it highlights, we quote these. */
const LANGUAGES = new Set(['suggestion', 'text', 'txt', 'console', 'log', 'math', 'mdx'])
/** GitHub draws these, and the source can hide text from the drawing. */
const DRAWN = new Set(['mermaid', 'geojson', 'topojson', 'stl'])
/**
 * Web addresses, and those relative to a page. Not an anchor, another scheme such as `mailto:`, or a signed address,
 * which would let anybody read a private file.
 */
const ADDRESS = /^(?!#|.*[?&]jwt=)(?:https?:|(?![a-z][a-z0-9+.-]*:))./i
/** People don't read all of a longer address. */
const MAX_LINK_LENGTH = 300
/** A label that repeats the address is one piece or a few. To join thousands for each link would take long. */
const MAX_LABEL_PIECES = 50
/** HTML's white space, which doesn't include no-break spaces. */
const SPACES = /[ \t\n\r\f]+/g

interface HtmlElement {
  readonly name: string
  /** As written: several, with spaces. */
  readonly classes: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly children: (HtmlElement | string)[]
}

type Piece =
  /** A line break in it is a `<br>`. */
  | { readonly kind: 'words'; readonly text: string }
  /** Whole lines. */
  | { readonly kind: 'lines'; readonly text: string }
  /** At least so many line breaks. */
  | { readonly kind: 'breaks'; readonly least: number }

/** The context that an element inherits. */
interface Around {
  /** A programming language; empty if unknown. */
  readonly language: string
  readonly isCode: boolean
  readonly indent: number
  /** Those already said, by a label or after it, anywhere in the text. */
  readonly addresses: Set<string>
}

/** An element's place in a list or in a row of a table. */
interface Place {
  readonly parent: string
  readonly number: number
}

/** A long text is read in pieces, and a cancel is heard between them. */
interface Interruption {
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** @returns undefined if the HTML is nested deeper than browsers nest it */
export async function htmlToVisibleText(
  html: string,
  step: Interruption,
): Promise<string | undefined> {
  const root = await parse(html, step)
  if (root === undefined) return undefined
  const around: Around = { language: '', isCode: false, indent: 0, addresses: new Set() }
  return joinPieces(piecesOf(root, around))
}

async function parse(html: string, step: Interruption): Promise<HtmlElement | undefined> {
  const root: HtmlElement = { name: '', classes: '', attributes: {}, children: [] }
  const open = [root]
  let isTooDeep = false
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = {
        name,
        classes: attributes.class ?? '',
        attributes,
        children: [],
      }
      open.at(-1)?.children.push(element)
      open.push(element)
      if (open.length > MAX_HTML_DEPTH + 1) isTooDeep = true
    },
    ontext(data) {
      open.at(-1)?.children.push(data)
    },
    onclosetag(name, isImplied) {
      // Keep it open: the parser ends an `rt` or `rp` at the next one, but browsers don't, outside `ruby`: what follows an
      // `rp` stays in it, and hidden. In `ruby`, GitHub closes each, so nothing is implied.
      if (isImplied && /^r[tp]$/.test(name)) return
      while (open.length > 1) {
        const closed = open.pop()
        if (closed?.name === name) break
      }
    },
  })
  for (let at = 0; at < html.length && !isTooDeep; at += CHUNK_LENGTH) {
    if (at > 0) await step.clock.sleep(0, step.signal)
    parser.write(html.slice(at, at + CHUNK_LENGTH))
  }
  parser.end()
  if (isTooDeep) return undefined
  return root
}

function piecesOf(element: HtmlElement, around: Around): Piece[] {
  const pieces: Piece[] = []
  showChildren(element, around, pieces)
  return pieces
}

function showChildren(element: HtmlElement, around: Around, to: Piece[]): void {
  const start = attributeOf(element, 'start')
  let number = 1
  if (/^\d{1,9}$/.test(start)) number = Number(start)
  for (const child of element.children) {
    if (typeof child === 'string') {
      let text = child
      if (!around.isCode) text = child.replace(SPACES, ' ')
      to.push(words(text))
      continue
    }
    show(child, { parent: element.name, number }, around, to)
    if (/^(?:li|t[dh])$/.test(child.name)) number++
  }
}

function show(element: HtmlElement, place: Place, around: Around, to: Piece[]): void {
  if (isHidden(element)) return
  const language = HIGHLIGHTED.exec(element.classes)?.[1] ?? around.language
  const least = breaksAround(element.name)
  if (least > 0) to.push({ kind: 'breaks', least })
  showInside(element, place, { ...around, language }, to)
  if (least > 0) to.push({ kind: 'breaks', least })
}

function isHidden(element: HtmlElement): boolean {
  if (HIDDEN.has(element.name)) return true
  if (/\bsr-only\b/.test(element.classes)) return true
  return 'data-footnote-backref' in element.attributes
}

function breaksAround(name: string): number {
  if (SET_APART.test(name)) return 2
  if (ON_OWN_LINE.test(name)) return 1
  return 0
}

function showInside(element: HtmlElement, place: Place, around: Around, to: Piece[]): void {
  const { name } = element
  const replaced = REPLACED.get(name)
  if (replaced !== undefined) {
    to.push(words(replaced))
    return
  }
  if (isDrawn(element, around.language)) {
    to.push(words('[drawing]'))
    return
  }
  switch (name) {
    case 'input':
      to.push(words('checked' in element.attributes ? '[x]' : '[ ]'))
      return
    case 'img':
      to.push(words(textOfImage(element)))
      return
    case 'a':
      showLink(element, around, to)
      return
    case 'pre':
      to.push({ kind: 'lines', text: linesOfCode(element, around) })
      return
    case 'li': {
      const sign = place.parent === 'ol' ? `${place.number}. ` : '- '
      const text = indented(element, around, sign, ' '.repeat(sign.length))
      to.push({ kind: 'lines', text })
      return
    }
  }
  const isAlert = /\bmarkdown-alert(?!\S)/.test(element.classes)
  if (isAlert || name === 'blockquote') {
    const text = indented(element, around, '> ', '> ')
    to.push({ kind: 'lines', text })
    return
  }

  const isLaterCell = /^t[dh]$/.test(name) && place.number > 1
  if (isLaterCell) to.push(words(' | '))
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) to.push(words(`${'#'.repeat(Number(level))} `))
  const mark = MARKS.get(name)
  const isMarked = mark !== undefined && !around.isCode
  if (isMarked) to.push(words(mark))
  showChildren(element, around, to)
  if (isMarked) to.push(words(mark))
}

/** Whether GitHub shows a drawing in place of its text. */
function isDrawn(element: HtmlElement, language: string): boolean {
  switch (element.name) {
    case 'section':
      return /\bjs-render-needs-enrichment\b/.test(element.classes)
    case 'pre':
      return DRAWN.has(language) || DRAWN.has(attributeOf(element, 'lang'))
    default:
      return false
  }
}

/** An emoji's name. Other alternative texts are not visible. */
function textOfImage(image: HtmlElement): string {
  const alt = attributeOf(image, 'alt')
  const isEmoji = /\bemoji\b/.test(image.classes) && /^:[\w+-]{1,50}:$/.test(alt)
  return isEmoji ? alt : '[image]'
}

/** @param first before the first line. @param others before all other lines */
function indented(element: HtmlElement, around: Around, first: string, others: string): string {
  const inside = { ...around, indent: around.indent + first.length }
  const text = joinPieces(piecesOf(element, inside))
  const isDeep = around.indent >= MAX_INDENT
  if (isDeep) return first + text
  const lines: string[] = []
  let sign = first
  for (const line of text.split('\n')) {
    if (line === '') lines.push(sign.trimEnd())
    else lines.push(sign + line)
    sign = others
  }
  return lines.join('\n')
}

function linesOfCode(element: HtmlElement, around: Around): string {
  let language = attributeOf(element, 'lang')
  if (!LANGUAGES.has(language)) language = around.language
  let code = ''
  for (const piece of piecesOf(element, { ...around, isCode: true })) {
    if (piece.kind === 'breaks') code += '\n'
    else code += piece.text
  }
  code = code.replace(/^\n/, '').trimEnd()
  return `\`\`\`${language}\n${code}\n\`\`\``
}

/** The label, and the address in brackets unless the label says it or a person would not look at it. */
function showLink(element: HtmlElement, around: Around, to: Piece[]): void {
  if ('data-footnote-ref' in element.attributes) {
    to.push(words('['))
    showChildren(element, around, to)
    to.push(words(']'))
    return
  }
  const label = piecesOf(element, around)
  for (const piece of label) to.push(piece)
  const isMention = /\b(?:user|team)-mention\b/.test(element.classes)
  if (isMention) return
  // People don't notice a link without letters or digits.
  const text = joinPieces(label.slice(0, MAX_LABEL_PIECES)).replaceAll('[image]', '')
  const isNoticed = /[\p{L}\p{N}]/u.test(text)
  if (!isNoticed) return

  const address = attributeOf(element, 'href').trim().replace(SPACES, '%20')
  if (address.length > MAX_LINK_LENGTH) return
  if (!ADDRESS.test(address)) return
  if (around.addresses.has(address)) return
  around.addresses.add(address)
  const isInLabel = withoutScheme(address) === withoutScheme(text)
  if (!isInLabel) to.push(words(` (${address})`))
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '')
}

/** Empty if the element lacks it. */
function attributeOf(element: HtmlElement, name: string): string {
  return element.attributes[name] ?? ''
}

function words(text: string): Piece {
  return { kind: 'words', text }
}

/** Keeps the largest of adjacent line breaks. */
function joinPieces(pieces: readonly Piece[]): string {
  let text = ''
  /** Words since the last break. */
  let line = ''
  let breaks = 0
  const write = (lines: string) => {
    if (lines === '') return
    if (text !== '') text += '\n'.repeat(breaks)
    text += lines
    breaks = 0
  }
  for (const piece of pieces) {
    if (piece.kind === 'words') {
      line += piece.text
      continue
    }
    write(tidy(line))
    line = ''
    if (piece.kind === 'lines') write(piece.text)
    else breaks = Math.max(breaks, piece.least)
  }
  write(tidy(line))
  return text
}

/** Removes surplus spaces. A single `<br>` stays a line break; several in a row make one blank line. */
function tidy(line: string): string {
  return line
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .replace(/^[ \n]+|[ \n]+$/g, '')
}
