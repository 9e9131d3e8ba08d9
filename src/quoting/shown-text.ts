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
const MARKS: Readonly<Record<string, string>> = {
  code: '`',
  tt: '`',
  samp: '`',
  kbd: '`',
  del: '~~',
  s: '~~',
  strike: '~~',
}
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
/** A language that GitHub knows. */
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

type Attributes = Readonly<Record<string, string | undefined>>

/** An element that is open. */
interface Open {
  readonly name: string
  readonly isCode: boolean
  readonly size: number
  isHidden: boolean
  /** Of code; empty if it is not known. */
  language: string
  /** What we write before each of its lines but the first. */
  prefix: string
  /** What is written behind it. */
  behind: string
  /** Of a link, written behind it; else empty. */
  address: string
  /** How many pieces were written before it. */
  readonly written: number
  /** The number of the next item of a list, or of the next cell of a row. */
  next: number
}

const ROOT: Open = {
  name: '',
  isCode: false,
  size: 1,
  isHidden: false,
  language: '',
  prefix: '',
  behind: '',
  address: '',
  written: 0,
  next: 0,
}

/** How many line breaks we write before and after an element. */
const breaksAround = (name: string) => (PARAGRAPH.test(name) ? 2 : Number(LINE.test(name)))

const isSeen = ({ isHidden, size }: Open) => !isHidden && size >= MIN_SIZE

/** What GitHub's HTML shows; undefined if it is nested deeper than browsers nest it. */
export async function shownText(
  html: string,
  { clock, signal }: Pick<Runtime, 'clock' | 'signal'>,
): Promise<string | undefined> {
  const text = new ShownText()
  const parser = new Parser(text)
  for (let at = 0; at < html.length; at += CHUNK_LENGTH) {
    if (at > 0) await clock.sleep(0, signal)
    parser.write(html.slice(at, at + CHUNK_LENGTH))
    if (text.isTooDeep) return undefined
  }
  parser.end()
  return text.pieces.join('')
}

/** Writes the text piece by piece, as the parser goes through the HTML. */
class ShownText {
  pieces: string[] = []
  isTooDeep = false
  readonly #open = [ROOT]
  /** What was written before each block of code that is open. */
  readonly #beforeCode: string[][] = []
  readonly #addresses = new Set<string>()
  /** What we write before the next piece: line breaks, else a space, else nothing. */
  #breaks = 0
  #hasSpace = false
  /** Whether we are at the beginning of a line. */
  #isFresh = true

  get #around(): Open {
    return this.#open.at(-1) ?? ROOT
  }

  onopentag(name: string, attributes: Attributes): void {
    this.isTooDeep ||= this.#open.length > MAX_DEPTH
    if (this.isTooDeep) return
    const around = this.#around
    const isCodeInCode = around.isCode && /^(?:code|tt)$/.test(name)
    const size = around.size * (isCodeInCode ? 1 : (SIZES[name] ?? 1))
    const open: Open = {
      ...around,
      name,
      size,
      behind: '',
      address: '',
      written: this.pieces.length,
      next: 0,
      isCode: around.isCode || name === 'pre',
      isHidden:
        around.isHidden ||
        HIDDEN.has(name) ||
        'data-footnote-backref' in attributes ||
        /\bsr-only\b/.test(attributes.class ?? ''),
    }
    if (isSeen(open)) this.#begin(open, attributes)
    this.#open.push(open)
  }

  ontext(data: string): void {
    const { isCode } = this.#around
    if (!isSeen(this.#around)) return
    const text = isCode ? data : data.replace(SPACES, ' ')
    const words = isCode ? data : text.replace(/^ | $/g, '')
    this.#hasSpace ||= text.startsWith(' ')
    this.#write(words)
    this.#hasSpace ||= text.endsWith(' ')
  }

  onclosetag(name: string, isImplied: boolean): void {
    // Outside of `ruby`, one that begins does not end another. There, GitHub's HTML says where each ends.
    if (this.isTooDeep || (isImplied && /^r[tp]$/.test(name))) return
    let open: Open
    do {
      open = this.#open.pop() ?? ROOT
      if (isSeen(open)) this.#end(open)
    } while (open.name !== name && this.#open.length > 1)
  }

  #end(open: Open): void {
    if (open.name === 'pre') this.#endCode(open)
    if (open.address !== '') this.#endLink(open)
    this.#write(open.behind)
    if (open.prefix !== this.#around.prefix) this.#isFresh = false
    this.#break(breaksAround(open.name))
  }

  #begin(open: Open, attributes: Attributes): void {
    const { name } = open
    const { class: classes = '', lang = '', alt = '' } = attributes
    const around = this.#around
    this.#break(breaksAround(name))
    if (!around.isCode) {
      open.behind = MARKS[name] ?? ''
      this.#write(open.behind)
    }
    open.language = HIGHLIGHTED.exec(classes)?.[1] ?? open.language
    if (name === 'blockquote' || /\bmarkdown-alert(?!\S)/.test(classes)) this.#mark('> ', open)
    else if (/^h[1-6]$/.test(name)) this.#mark(`${'#'.repeat(Number(name[1]))} `)
    switch (name) {
      case 'br':
        this.#break(this.#breaks + 1)
        break
      case 'hr':
        this.#write('---')
        break
      case 'ol':
        open.next = /^\d{1,9}$/.test(attributes.start ?? '') ? Number(attributes.start) : 1
        break
      case 'li':
        this.#mark(around.name === 'ol' ? `${around.next++}. ` : '- ', open)
        break
      case 'td':
      case 'th':
        if (around.next++ === 0) break
        this.#hasSpace = true
        this.#write('|')
        this.#hasSpace = true
        break
      case 'input':
        this.#write('checked' in attributes ? '[x]' : '[ ]')
        break
      case 'img':
        this.#write(/\bemoji\b/.test(classes) && EMOJI.test(alt) ? alt : '[image]')
        break
      case 'video':
        this.#write('[video]')
        open.isHidden = true
        break
      case 'a':
        if ('data-footnote-ref' in attributes) {
          this.#write('[')
          open.behind = ']'
        } else if (!/\b(?:user|team)-mention\b/.test(classes))
          open.address = (attributes.href ?? '').trim().replace(SPACES, '%20')
        break
      case 'section':
        if (!/\bjs-render-needs-enrichment\b/.test(classes)) break
        this.#write('[drawing]')
        open.isHidden = true
        break
      case 'pre':
        if (DRAWN.has(lang) || DRAWN.has(open.language)) {
          this.#write('[drawing]')
          open.isHidden = true
          break
        }
        if (LANGUAGES.has(lang)) open.language = lang
        this.#write(`\`\`\`${open.language}`)
        this.#beforeCode.push(this.pieces)
        this.pieces = []
    }
  }

  #endCode({ prefix }: Open): void {
    const code = this.pieces.join('').replace(/^\n/, '').trimEnd()
    const before = this.#around.isCode ? '\n' : `\n${prefix}`
    this.pieces = this.#beforeCode.pop() ?? []
    for (const line of [...code.split('\n'), '```']) this.pieces.push(before, line)
  }

  /** Writes a link's address after its text, once, unless the text is the address. */
  #endLink({ address, written }: Open): void {
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

  /** Writes what begins an item, a quote or a heading, and indents its further lines. */
  #mark(sign: string, open?: Open): void {
    this.#write(sign)
    this.#isFresh = true
    if (open === undefined || open.prefix.length >= MAX_INDENT) return
    open.prefix += sign === '> ' ? sign : ' '.repeat(sign.length)
  }

  #break(count: number): void {
    if (this.#around.isCode) this.#write(count > 0 ? '\n' : '')
    else if (!this.#isFresh) this.#breaks = Math.min(2, Math.max(this.#breaks, count))
  }

  #write(text: string): void {
    if (text === '') return
    const { isCode, prefix } = this.#around
    if (!isCode && !this.#isFresh) {
      if (this.#breaks > 1) this.pieces.push('\n', prefix.trimEnd())
      if (this.#breaks > 0) this.pieces.push('\n', prefix)
      else if (this.#hasSpace) this.pieces.push(' ')
    }
    this.#breaks = 0
    this.#hasSpace = this.#isFresh = false
    this.pieces.push(text)
  }
}
