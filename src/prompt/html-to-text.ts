import { Parser } from 'htmlparser2'
import type { Clock } from '../runtime.ts'

/*
 * GitHub doesn't show all of a Markdown text, so people who set a label have not approved the hidden parts. This keeps
 * the words of GitHub's HTML that a browser shows, as text that resembles Markdown.
 */

/** Only very old browsers show `rp`. In a `bdo`, a browser may show the letters in another order than they have here. */
const HIDDEN = /^(?:bdo|rp|script|style|svg|template|video)$/
/** GitHub makes a drawing of these fences, and their source can hide text from it. */
const DRAWN =
  /\bjs-render-needs-enrichment\b|(?:^|highlight-source-)(?:mermaid|(?:geo|topo)json|stl)(?!\S)/
const SET_APART = /^(?:p|h[1-6]|hr|pre|blockquote|figure|dl|table|section|details)$/
const ON_OWN_LINE = /^(?:ul|ol|li|dt|dd|tr|div|caption|figcaption|summary)$/
/** Markdown's sign before an element. `code` and `del` also end with it. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ h1: '#', h2: '##', h3: '###', h4: '####', h5: '#####', h6: '######' },
    ...{ code: '`', del: '~~', sup: '^', img: '[image]' },
  }),
)
/** Web addresses, and those relative to a page: no anchor, no other scheme, and no signed address of a private file. */
const ADDRESS = /^(?!#|.*[?&]jwt=)(?:https?:|(?![a-z][a-z0-9+.-]*:))./i
/** People don't read all of a longer address. */
const MAX_ADDRESS_LENGTH = 300
/** Without a limit, deep nesting would add a thousand characters to each of thousands of lines. */
const MAX_INDENT = 24
/** Browsers' limit. */
const MAX_DEPTH = 512
const CHUNK_LENGTH = 64 * 1024
/** HTML's white space, which doesn't include no-break spaces. */
const SPACES = /[ \t\n\r\f]+/g

/**
 * A long text takes some hundred milliseconds, so a cancel is heard between its chunks.
 * @returns undefined if the HTML is nested deeper than browsers nest it
 */
export async function htmlToVisibleText(
  html: string,
  step: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const walk = new Walk()
  const parser = new Parser({
    onopentag: (name, attributes) => walk.open(name, attributes),
    ontext: (data) => walk.text(data),
    onclosetag(name, isImplied) {
      // Keep it open: the parser ends an `rt` or `rp` at the next one, but browsers don't, outside `ruby`: what follows an
      // `rp` stays in it, and hidden. In `ruby`, GitHub closes each, so nothing is implied.
      if (!isImplied || !/^r[tp]$/.test(name)) walk.close(name)
    },
  })
  for (let at = 0; at < html.length; at += CHUNK_LENGTH) {
    if (at > 0) await step.clock.sleep(0, step.signal)
    parser.write(html.slice(at, at + CHUNK_LENGTH))
    if (walk.elements.length > MAX_DEPTH) return undefined
  }
  parser.end()
  return walk.pieces.join('').trim()
}

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly isHidden: boolean
  readonly isCode: boolean
  /** At the start of its further lines. */
  indent: string
  /** The number of pieces before it. */
  readonly from: number
  /** The number of the next item or cell in it. */
  next: number
}

class Walk {
  /** Those that are open. */
  readonly elements: Element[] = []
  readonly pieces: string[] = []
  readonly #page: Element = {
    ...{ name: '', attributes: {}, isHidden: false, isCode: false },
    ...{ indent: '', from: 0, next: 1 },
  }
  /* Spaces and line breaks wait for words, so that none are left at an end. */
  #hasSpace = false
  #breaks = 0
  /** The words behind the sign of an item stay on its line. */
  #isItemStart = false

  get #inside(): Element {
    return this.elements.at(-1) ?? this.#page
  }

  open(name: string, attributes: Element['attributes']): void {
    const parent = this.#inside
    const { class: classes = '', lang = '', start = '1' } = attributes
    const isDrawn = DRAWN.test(classes) || (name === 'pre' && DRAWN.test(lang))
    const isNote = classes === 'sr-only' || 'data-footnote-backref' in attributes
    const element = {
      ...{ name, attributes, from: this.pieces.length, indent: parent.indent },
      isHidden: parent.isHidden || isDrawn || isNote || HIDDEN.test(name),
      isCode: parent.isCode || name === 'pre',
      next: Number(/^\d{1,9}$/.exec(start)?.[0] ?? 1),
    }
    if (!parent.isHidden) {
      this.#breakLine(name)
      if (isDrawn) this.#write('[drawing]')
      if (!element.isHidden) this.#begin(element, parent)
      element.indent += indentOf(element)
    }
    this.elements.push(element)
  }

  #begin(element: Element, parent: Element): void {
    const { name, isCode } = element
    const isApart = /^(?:li|t[dh]|h[1-6])$/.test(name)
    if (isApart) this.#hasSpace = true
    const sign = signOf(element, parent)
    if (sign !== '') this.#write(sign)
    if (isApart) this.#hasSpace = true
    if (name === 'li') this.#isItemStart = true
    if (name === 'pre') this.#breaks = 1
    if (name === 'br' && (isCode || this.#breaks < 2)) this.#breaks++
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

  close(name: string): void {
    let element: Element | undefined
    while (element?.name !== name && this.elements.length > 0) {
      element = this.elements.pop()
      const parent = this.#inside
      if (element === undefined || parent.isHidden) continue
      if (!element.isHidden) this.#end(element)
      this.#isItemStart = false
      this.#breakLine(element.name)
    }
  }

  #end({ name, attributes, isCode, from }: Element): void {
    if (name === 'pre') {
      this.#breaks = Math.max(this.#breaks, 1)
      this.#write('```')
    }
    const isClosed = name === 'del' || (name === 'code' && !isCode)
    if (isClosed) this.#write(SIGNS.get(name) ?? '')
    if (name !== 'a') return
    const address = addressToShow(attributes, this.pieces.slice(from).join(''))
    if (address === '') return
    this.#hasSpace = true
    this.#write(`(${address})`)
  }

  #breakLine(name: string): void {
    if (this.#isItemStart) return
    if (SET_APART.test(name)) this.#breaks = Math.max(this.#breaks, 2)
    if (ON_OWN_LINE.test(name)) this.#breaks = Math.max(this.#breaks, 1)
  }

  #write(words: string): void {
    const { indent } = this.#inside
    if (this.#breaks > 0) this.pieces.push('\n'.repeat(this.#breaks), indent)
    else if (this.#hasSpace) this.pieces.push(' ')
    this.pieces.push(words)
    this.#breaks = 0
    this.#hasSpace = false
    this.#isItemStart = false
  }
}

function signOf({ name, attributes, isCode }: Element, parent: Element): string {
  switch (name) {
    case 'li':
      return parent.name === 'ol' ? `${parent.next++}.` : '-'
    case 'td':
    case 'th':
      return parent.next++ > 1 ? '|' : ''
    case 'input':
      return 'checked' in attributes ? '[x]' : '[ ]'
    case 'pre':
      return attributes.lang === 'suggestion' ? '```suggestion' : '```'
  }
  if (name === 'code' && isCode) return ''
  return SIGNS.get(name) ?? ''
}

function indentOf({ name, indent }: Element): string {
  if (indent.length >= MAX_INDENT) return ''
  if (name === 'li') return '  '
  if (name === 'blockquote') return '> '
  return ''
}

/** Empty if the label says it, or if a person would not look at it. */
function addressToShow(
  { class: classes = '', href = '' }: Element['attributes'],
  label: string,
): string {
  const address = href.trim().replace(SPACES, '%20')
  const isMention = /\b(?:user|team)-mention\b/.test(classes)
  // People don't notice a link without letters or digits.
  const isNoticed = /[\p{L}\p{N}]/u.test(label.replaceAll('[image]', ''))
  const isSaid = label.includes(address.replace(/^https?:\/\//, ''))
  if (isMention || !isNoticed || isSaid) return ''
  if (address.length > MAX_ADDRESS_LENGTH || !ADDRESS.test(address)) return ''
  return address
}
