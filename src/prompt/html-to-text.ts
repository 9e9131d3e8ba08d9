import { Parser } from 'htmlparser2'
import { ActionError } from '../errors.ts'
import { trusted } from '../rich-text.ts'

/*
 * GitHub doesn't show all of a Markdown text, so people who set a label have not approved the hidden parts. This keeps
 * the words of GitHub's HTML that a browser shows, as text that resembles Markdown.
 */

/** Only very old browsers show `rp`. */
const HIDDEN = /^(?:rp|script|style|svg|template|video)$/
/** GitHub makes a drawing of these fences, and their source can hide text from it. */
const DRAWN =
  /\bjs-render-needs-enrichment\b|(?:^|highlight-source-)(?:mermaid|(?:geo|topo)json|stl)(?!\S)/
const SET_APART = /^(?:p|h[1-6]|hr|pre|blockquote|figure|dl|table|section|details)$/
const ON_OWN_LINE = /^(?:ul|ol|li|dt|dd|tr|div|caption|figcaption|summary)$/
/** Markdown's sign before an element. `code` and struck words also end with it. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['h1', '#'],
  ['h2', '##'],
  ['h3', '###'],
  ['h4', '####'],
  ['h5', '#####'],
  ['h6', '######'],
  ['td', '|'],
  ['th', '|'],
  ['code', '`'],
  ['del', '~~'],
  ['s', '~~'],
  ['strike', '~~'],
  ['img', '[image]'],
])
const HAS_SPACE_BEHIND_SIGN = /^(?:li|t[dh]|h[1-6])$/
/** A web address that people would read, without the signature of a private file. */
const ADDRESS = /^https?:\/\/(?!\S*[?&]jwt=)\S{1,300}$/i
/** No person nests as deep, and each level may indent thousands of lines. */
const MAX_DEPTH = 50
/** It isn't known which part of such a text people see. */
const TOO_DEEP = trusted(
  'A text of this event is nested too deeply to be quoted, so nothing was sent: write it anew without that, or leave `event` out of `context`.',
)
/** HTML's white space, which doesn't include no-break spaces. */
const SPACES = /[ \t\n\r\f]+/g

/** @throws ActionError if the HTML is nested as no person nests */
export function htmlToVisibleText(html: string): string {
  const walk = new Walk()
  const parser = new Parser({
    onopentag: (name, attributes) => walk.open(name, attributes),
    ontext: (data) => walk.text(data),
    onclosetag(name, isImplied) {
      // The parser ends an `rt` or `rp` at the next one, but browsers don't, outside `ruby`: what follows an `rp` stays in
      // it, and hidden. In `ruby`, GitHub closes each, so nothing is implied.
      if (isImplied && /^r[tp]$/.test(name)) throw new ActionError(TOO_DEEP)
      walk.close()
    },
  })
  parser.end(html)
  return walk.pieces.join('').trim()
}

type Attributes = Readonly<Record<string, string | undefined>>

interface Element {
  readonly name: string
  readonly isHidden: boolean
  readonly isCode: boolean
  /** A link's. */
  readonly address: string
  /** At the start of its further lines. */
  readonly indent: string
  /** The number of pieces before it. */
  readonly from: number
  /** The number of the next item in it. */
  nextItem: number
}

const PAGE: Element = {
  name: '',
  isHidden: false,
  isCode: false,
  address: '',
  indent: '',
  from: 0,
  nextItem: 1,
}

class Walk {
  readonly pieces: string[] = []
  /** Those that are open. */
  readonly #elements: Element[] = []
  /* Spaces and line breaks wait for words, so that none are left at an end. */
  #hasSpace = false
  #breaks = 0
  /** The words behind the sign of an item stay on its line. */
  #isItemStart = false

  get #inside(): Element {
    return this.#elements.at(-1) ?? PAGE
  }

  open(name: string, attributes: Attributes): void {
    if (this.#elements.length === MAX_DEPTH) throw new ActionError(TOO_DEEP)
    const parent = this.#inside
    const { class: classes = '', lang = '', href: address = '', start = '' } = attributes
    const isDrawn = DRAWN.test(classes) || (name === 'pre' && DRAWN.test(lang))
    const isOut = isDrawn || classes === 'sr-only' || HIDDEN.test(name)
    const isHidden = parent.isHidden || isOut
    this.#breakLine(name)
    if (isDrawn && !parent.isHidden) this.#write('[drawing]')
    if (!isHidden) this.#begin(name, attributes)
    this.#elements.push({
      name,
      isHidden,
      isCode: parent.isCode || name === 'pre',
      address,
      indent: parent.indent + indentOf(name),
      from: this.pieces.length,
      nextItem: Number.parseInt(start, 10) || 1,
    })
  }

  #begin(name: string, attributes: Attributes): void {
    const parent = this.#inside
    const sign = signOf(name, attributes, parent)
    if (sign !== '') this.#write(sign)
    if (HAS_SPACE_BEHIND_SIGN.test(name)) this.#hasSpace = true
    if (name === 'li') {
      this.#isItemStart = true
      parent.nextItem++
    }
    if (name === 'pre') this.#breaks = 1
    if (name === 'br') this.#breaks++
  }

  text(data: string): void {
    const { isHidden, isCode } = this.#inside
    if (isHidden) return
    if (isCode) {
      for (const [at, line] of data.split('\n').entries()) {
        if (at > 0) this.#breaks++
        if (line !== '') this.#write(line)
      }
      return
    }
    const words = data.replace(SPACES, ' ')
    if (words.startsWith(' ')) this.#hasSpace = true
    if (words !== ' ') this.#write(words.replace(/^ | $/g, ''))
    if (words.endsWith(' ')) this.#hasSpace = true
  }

  /** The innermost. */
  close(): void {
    const element = this.#elements.pop() ?? PAGE
    if (!element.isHidden) this.#end(element)
    this.#isItemStart = false
    this.#breakLine(element.name)
  }

  #end({ name, isCode, address, from }: Element): void {
    if (name === 'pre') {
      this.#breaks = 1
      this.#write('```')
    }
    const isStruck = SIGNS.get(name) === '~~'
    const isClosed = isStruck || (name === 'code' && !isCode)
    if (isClosed) this.#write(SIGNS.get(name) ?? '')
    if (name === 'a' && isWorthShowing(address, this.pieces.slice(from).join(''))) {
      this.#hasSpace = true
      this.#write(`(${address})`)
    }
  }

  #breakLine(name: string): void {
    if (this.#isItemStart) return
    if (SET_APART.test(name)) this.#breaks = Math.max(this.#breaks, 2)
    if (ON_OWN_LINE.test(name)) this.#breaks = Math.max(this.#breaks, 1)
  }

  #write(words: string): void {
    if (this.#breaks > 0) this.pieces.push('\n'.repeat(this.#breaks), this.#inside.indent)
    else if (this.#hasSpace) this.pieces.push(' ')
    this.pieces.push(words)
    this.#breaks = 0
    this.#hasSpace = false
    this.#isItemStart = false
  }
}

function signOf(name: string, attributes: Attributes, parent: Element): string {
  if (name === 'li' && parent.name === 'ol') return `${parent.nextItem}.`
  if (name === 'li') return '-'
  if (name === 'input' && 'checked' in attributes) return '[x]'
  if (name === 'input') return '[ ]'
  if (name === 'pre' && attributes.lang === 'suggestion') return '```suggestion'
  if (name === 'pre') return '```'
  if (name === 'code' && parent.isCode) return ''
  return SIGNS.get(name) ?? ''
}

function indentOf(name: string): string {
  if (name === 'li') return '  '
  if (name === 'blockquote') return '> '
  return ''
}

/** People don't notice a link without letters or digits, and need no address that the label says. */
function isWorthShowing(address: string, label: string): boolean {
  const isNoticed = /[\p{L}\p{N}]/u.test(label.replaceAll('[image]', ''))
  const isSaid = label.includes(address.replace(/^https?:\/\//, ''))
  return isNoticed && !isSaid && ADDRESS.test(address)
}
