import { Parser } from 'htmlparser2'
import type { Runtime } from '../runtime.ts'
import { clean } from './quotations.ts'

/*
 * A person who reads a text on GitHub does not see all of it, and did not approve of the rest when they set the
 * label. GitHub renders the text as HTML. This keeps what a browser shows of it, as text that resembles Markdown.
 */

/** Some milliseconds of work. In between, a cancel is heard. */
const CHUNK_LENGTH = 64 * 1024
/** Browsers nest no deeper. */
const MAX_DEPTH = 512
/** How far lines are indented at most: thousands of lines would have a thousand characters before each. */
const MAX_INDENT = 24
/** Browsers show none of it, or, of `rp`, only very old ones. */
const HIDDEN = new Set(['rp', 'script', 'style', 'svg', 'template'])
/** The elements with an empty line around them, and those on lines of their own. */
const PARAGRAPH = /^(?:p|h[1-6]|hr|pre|blockquote|figure|dl|table|section|details)$/
const LINE = /^(?:ul|ol|li|dt|dd|tr|div|caption|figcaption|summary)$/
/** What we write on both sides of a text. */
const MARKS: Readonly<Record<string, string>> = { code: '`', kbd: '`', del: '~~', s: '~~' }
/** How large a text is, compared with the one around it, by the style sheets of GitHub and of browsers. */
const SIZES: Readonly<Record<string, number>> = {
  sub: 0.75,
  sup: 0.75,
  rt: 0.5,
  small: 0.9,
  code: 0.85,
  tt: 0.85,
  samp: 0.85,
  pre: 0.85,
  h1: 2,
  h2: 1.5,
  h3: 1.25,
  h5: 0.875,
  h6: 0.85,
}
/** Nobody reads smaller letters, as those of `sub` in `sub`. */
const MIN_SIZE = 0.4
const HIGHLIGHTED = /\bhighlight-(?:source|text)-([\w+-]{1,20})(?!\S)/
/** For other languages, GitHub keeps the author's word, which could be any text: we quote only these. */
const LANGUAGES = new Set(['suggestion', 'text', 'txt', 'console', 'log', 'math', 'mdx'])
/** GitHub draws them. Their source could say what the drawing does not show. */
const DRAWN = new Set(['mermaid', 'geojson', 'topojson', 'stl'])
/** No anchor in the same text, and no signed address: with one, anybody can read a private file. */
const ADDRESS = /^(?!#|.*[?&]jwt=)(?:https?:|(?![a-z][a-z0-9+.-]*:))./i
/** Nobody reads all of a longer one. */
const MAX_ADDRESS_LENGTH = 300
const EMOJI = /^:[\w+-]{1,50}:$/
/** What HTML treats as white space. A no-break space is a character like any other. */
const SPACES = /[ \t\n\r\f]+/g

/** An element of the text, and what stands in it. */
interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly children: (Element | string)[]
}

/** What an element makes of all that stands in it. */
interface Around {
  readonly name: string
  readonly size: number
  /** Of code; empty if it is not known. */
  readonly language: string
  /** The number of the next item of a list, or of the next cell of a row. */
  next: number
}

/** How many line breaks we write before and after an element. */
const breaksAround = (name: string) => (PARAGRAPH.test(name) ? 2 : Number(LINE.test(name)))

/** What GitHub's HTML shows; undefined if it is nested deeper than browsers nest it. */
export async function shownText(
  html: string,
  runtime: Pick<Runtime, 'clock' | 'signal'>,
): Promise<string | undefined> {
  const root = await parse(html, runtime)
  if (root === undefined) return undefined
  const text = new ShownText(false, new Set())
  text.showChildren(root, { name: '', size: 1, language: '', next: 1 })
  return text.pieces.join('')
}

async function parse(
  html: string,
  { clock, signal }: Pick<Runtime, 'clock' | 'signal'>,
): Promise<Element | undefined> {
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
      // Outside of `ruby`, one that begins does not end another. There, GitHub's HTML says where each ends.
      if (isImplied && /^r[tp]$/.test(name)) return
      while (open.length > 1 && open.pop()?.name !== name);
    },
  })
  for (let at = 0; at < html.length && !isTooDeep; at += CHUNK_LENGTH) {
    if (at > 0) await clock.sleep(0, signal)
    parser.write(html.slice(at, at + CHUNK_LENGTH))
  }
  parser.end()
  return isTooDeep ? undefined : root
}

/** What we write in place of an element; undefined if we show what stands in it. */
function replacement({ name, attributes }: Element, { language }: Around): string | undefined {
  const { class: classes = '', alt = '', lang = '' } = attributes
  switch (name) {
    case 'hr':
      return '---'
    case 'input':
      return 'checked' in attributes ? '[x]' : '[ ]'
    case 'img':
      return /\bemoji\b/.test(classes) && EMOJI.test(alt) ? alt : '[image]'
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

/** What begins a quote, an item or a heading; empty for others. */
function signOf({ name, attributes }: Element, around: Around): string {
  if (name === 'blockquote' || /\bmarkdown-alert(?!\S)/.test(attributes.class ?? '')) return '> '
  if (name === 'li') return around.name === 'ol' ? `${around.next++}. ` : '- '
  return /^h[1-6]$/.test(name) ? `${'#'.repeat(Number(name[1]))} ` : ''
}

/** Writes what elements show, piece by piece. */
class ShownText {
  readonly pieces: string[] = []
  /** In code, each character counts. */
  readonly #isCode: boolean
  /** Those that were written behind a link. */
  readonly #addresses: Set<string>
  /** What we write before each line but the first. */
  #prefix = ''
  /** What we write before the next piece: line breaks, else a space, else nothing. */
  #breaks = 0
  #hasSpace = false
  /** Whether we are at the beginning of a line. */
  #isFresh = true

  constructor(isCode: boolean, addresses: Set<string>) {
    this.#isCode = isCode
    this.#addresses = addresses
  }

  showChildren({ children }: Element, here: Around): void {
    for (const child of children) {
      if (typeof child !== 'string') this.#show(child, here)
      else if (here.size >= MIN_SIZE) this.#writeWords(child)
    }
  }

  #show(element: Element, around: Around): void {
    const { name, attributes } = element
    const { class: classes = '', start = '' } = attributes
    const isHidden = HIDDEN.has(name) || /\bsr-only\b/.test(classes)
    if (isHidden || 'data-footnote-backref' in attributes) return
    const isCodeInCode = this.#isCode && /^(?:code|tt)$/.test(name)
    const here = {
      name,
      size: around.size * (isCodeInCode ? 1 : (SIZES[name] ?? 1)),
      language: HIGHLIGHTED.exec(classes)?.[1] ?? around.language,
      next: /^\d{1,9}$/.test(start) ? Number(start) : 1,
    }
    if (here.size < MIN_SIZE) {
      this.showChildren(element, here)
      return
    }
    this.#break(breaksAround(name))
    const replaced = replacement(element, here)
    if (replaced !== undefined) this.#write(replaced)
    else if (name === 'br') this.#break(this.#breaks + 1)
    else if (name === 'pre') this.#showCode(element, here)
    else if (name === 'a') this.#showLink(element, here)
    else this.#showMarked(element, here, around)
    this.#break(breaksAround(name))
  }

  #showMarked(element: Element, here: Around, around: Around): void {
    const { name } = element
    if (/^t[dh]$/.test(name) && around.next++ > 1) this.#writeWords(' | ')
    const sign = signOf(element, around)
    const mark = this.#isCode ? '' : (MARKS[name] ?? '')
    const prefix = this.#prefix
    this.#write(sign + mark)
    if (sign !== '') this.#isFresh = true
    if (sign === '> ') this.#prefix += sign
    else if (name === 'li') this.#prefix += ' '.repeat(sign.length)
    if (prefix.length >= MAX_INDENT) this.#prefix = prefix
    this.showChildren(element, here)
    if (sign !== '') this.#isFresh = false
    this.#prefix = prefix
    this.#write(mark)
  }

  #showCode(element: Element, here: Around): void {
    const { lang = '' } = element.attributes
    const code = new ShownText(true, this.#addresses)
    code.showChildren(element, here)
    const text = code.pieces.join('').replace(/^\n/, '').trimEnd()
    this.#write(`\`\`\`${LANGUAGES.has(lang) ? lang : here.language}`)
    for (const line of [...text.split('\n'), '```']) this.pieces.push('\n', this.#prefix, line)
  }

  /** A link's text, and behind it its address, once, unless the text is the address. */
  #showLink(element: Element, here: Around): void {
    const { class: classes = '', href = '', ...attributes } = element.attributes
    const isFootnote = 'data-footnote-ref' in attributes
    const written = this.pieces.length
    this.#write(isFootnote ? '[' : '')
    this.showChildren(element, here)
    this.#write(isFootnote ? ']' : '')
    if (isFootnote || /\b(?:user|team)-mention\b/.test(classes)) return
    const address = href.trim().replace(SPACES, '%20')
    // Enough to see that a longer text is not the address.
    const label = clean(this.pieces.slice(written, written + 50).join('')).replaceAll('[image]', '')
    // A person who sees a dot does not see a link.
    const isText = /[\p{L}\p{N}]/u.test(label) && address.length <= MAX_ADDRESS_LENGTH
    if (!isText || !ADDRESS.test(address) || this.#addresses.has(address)) return
    this.#addresses.add(address)
    if (address.replace(/^https?:\/\//, '') === label.replace(/^https?:\/\//, '')) return
    this.#hasSpace = true
    this.#write(`(${address})`)
  }

  #writeWords(data: string): void {
    const text = this.#isCode ? data : data.replace(SPACES, ' ')
    this.#hasSpace ||= text.startsWith(' ')
    this.#write(this.#isCode ? text : text.replace(/^ | $/g, ''))
    this.#hasSpace ||= text.endsWith(' ')
  }

  #break(count: number): void {
    if (this.#isCode) this.#write(count > 0 ? '\n' : '')
    else if (!this.#isFresh) this.#breaks = Math.min(2, Math.max(this.#breaks, count))
  }

  #write(text: string): void {
    if (text === '') return
    if (!this.#isCode && !this.#isFresh) {
      if (this.#breaks > 1) this.pieces.push('\n', this.#prefix.trimEnd())
      if (this.#breaks > 0) this.pieces.push('\n', this.#prefix)
      else if (this.#hasSpace) this.pieces.push(' ')
    }
    this.#breaks = 0
    this.#hasSpace = this.#isFresh = false
    this.pieces.push(text)
  }
}
