import { createContext, runInContext } from 'node:vm'
import { parse, postprocess, preprocess } from 'micromark'
import { gfm } from 'micromark-extension-gfm'
import { normalizeIdentifier } from 'micromark-util-normalize-identifier'
import { asRecord } from '../text.ts'

/*
 * A person who reads a text on GitHub does not see all of it, and did not approve of the rest when they set
 * the label. A parser of GitHub's Markdown says where that rest stands, and we cut it out there.
 */

/** As long as an issue or a comment may be. */
export const MAX_LENGTH = 65_536
/** For all texts of an event. Some inputs take the parser minutes, and a cancel must be heard within 2 s. */
const MAX_PARSING_MS = 1_500
/** GitHub's parser does not go deeper into lists in lists. This is less than its limit. */
const MAX_DEPTH = 50

/** GitHub's parser takes them for spaces at some places, ours at others. */
const UNUSUAL_SPACE = /[\f\v]/
/** Emphasis hides nothing, and costs the most time. */
const SYNTAX = { extensions: [gfm(), { disable: { null: ['attention', 'strikethrough'] } }] }
/** What is kept of a code block's first line: anything else could be a text. */
const LANGUAGE = /^[\w+#.-]{1,20}$/
/** A diagram has comments. Of what is drawn as a map or a model, and of an escaped name, nothing is read. */
const DIAGRAM = /mermaid/i
const DRAWN = /^(?:geojson|topojson|stl)\b|[&\\]/i

/**
 * HTML as a browser reads it: a comment, something else that is not shown, a tag, and one whose end is not known,
 * so that all that follows may be in it.
 */
const COMMENT = String.raw`<!--(?:-?>|[\s\S]*?--!?>)`
const OTHER = String.raw`<(?:!(?!--)|\?|/(?![A-Za-z]))[^>]*>`
const VALUE = String.raw`"[^"]*"(?=[\s/>])|'[^']*'(?=[\s/>])|[^\s"'<>=\`]+(?=[\s>])`
const ATTRIBUTE = String.raw`[^\s"'<>/=]+(?=[\s/>=])(?:\s*=\s*(?:${VALUE}))?`
/** `rp` is what browsers leave out of `ruby`. */
const TAG = String.raw`</?(?!rp\b)[A-Za-z][^\s/>]*(?=\s|/?>)(?:[\s/]|${ATTRIBUTE})*>`
const MARKUP = new RegExp(String.raw`${COMMENT}|${OTHER}|${TAG}|(<[A-Za-z/!?][\s\S]*)`, 'gi')

/** What stands in one of them cannot reach into another. */
const LINES = /^(?:paragraph|atxHeadingText|setextHeadingText|tableContent)$/

/** A paragraph that may be a definition, or a table behind the box of a task. */
const DOUBTFUL_PARAGRAPH =
  /^(?:\[[ x]\]\s+\||(?:\[[ x]\]\s+)?\[(?:[^[\]\\]|\\.)+\]:\s*\S+\s*(?:$|[\n"'(]))/is
/** A footnote for GitHub's parser, whose label may have a bracket. What is indented below belongs to it. */
const DOUBTFUL_FOOTNOTE = /^[\s>]*\[\^[^\]\s]+\]:/m
/**
 * What GitHub's parser and ours, or two versions of GitHub's, read in different ways: by what stands there and
 * the character behind it. We leave it out to the end of the line, and such a block to the end of the text.
 */
const DOUBTFUL_IN_LINE: Readonly<Record<string, RegExp>> = {
  paragraph: DOUBTFUL_PARAGRAPH,
  setextHeadingText: DOUBTFUL_PARAGRAPH,
  codeText: /^`{81}/,
  htmlText: /^<!(?:[a-z]|[A-Z]+>|--(?:-?>|[\s\S]*--[\s\S]*-->|[\s\S]*--->))/,
  // Where an address ends.
  literalAutolink: /[`\\[\]]/,
  data: /(?:www\.|:\/\/)[^\s<]*[`\\]$/i,
}
const DOUBTFUL_BLOCK = [/^\s*<(?:textarea|\/?search)\b/i, /^\s*<![a-z]/]
/**
 * An image that somebody pasted below a line of a list or a quote. For GitHub's parser, all lines up to a blank one
 * are HTML then, and stand outside. Behind it both parsers go on alike, if the next line is not indented.
 */
const PASTED_IMAGE =
  /^(<img\s[^<>\r\n]*>[ \t]*(?:(?:\r\n|\r(?!\n)|\n)[ \t]*[^ \t\r\n][^\r\n]*)*)(?:[ \t\r\n]*$|(?:\r\n|\r(?!\n)|\n)[ \t\r\n]*(?:\r\n|\r(?!\n)|\n)(?=[^ \t\r\n]))/i
/** What may go on behind a blank line. */
const OVER_LINES = /^(?:codeFenced|codeIndented|htmlFlow)$/

type Token = ReturnType<typeof postprocess>[number][1]

/** Reads the texts of one event, in so much time for all of them. */
export class MarkdownReader {
  #leftMs: number
  readonly #task = createContext({ perform: () => {} })

  constructor(maxMs = MAX_PARSING_MS) {
    this.#leftMs = maxMs
  }

  /** A text without what GitHub does not show of it; undefined if that cannot be told, or not in time. */
  read(text: string): string | undefined {
    if (text.length > MAX_LENGTH || UNUSUAL_SPACE.test(text) || this.#leftMs <= 0) return undefined
    let visible: string | undefined
    this.#task.perform = () => {
      visible = visibleMarkdown(text)
    }
    const before = process.threadCpuUsage()
    try {
      // Ends a loop from outside: the parser gives no way to stop it.
      runInContext('perform()', this.#task, { timeout: Math.ceil(this.#leftMs) })
    } catch (error) {
      if (asRecord(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      this.#leftMs = 0
    }
    // Not by the clock on the wall: another process may have had the processor.
    const { user, system } = process.threadCpuUsage(before)
    this.#leftMs -= (user + system) / 1_000
    return visible
  }
}

function visibleMarkdown(text: string): string | undefined {
  // The parser counts from behind a byte order mark.
  const walk = new Walk(text.replace(/^\ufeff/, ''))
  const document = parse(SYNTAX)
    .document()
    .write(preprocess()(text, undefined, true))
  for (const [kind, token, context] of postprocess(document)) {
    if (kind === 'enter') walk.enter(token, () => context.sliceSerialize(token))
    else walk.exit(token, () => context.sliceSerialize(token))
  }
  return walk.visible()
}

/** Goes through a text as the parser understood it, and notes what to cut. */
class Walk {
  readonly #text: string
  /** Pieces, and what stands in their place. */
  readonly #cuts: { readonly from: number; readonly to: number; readonly left: string }[] = []
  readonly #links = new Set<string>()
  readonly #definitions: { readonly label: string; readonly whole: Token }[] = []
  /** What the walk is in and what is cut whole. */
  #hidden: Token | undefined
  /** The one that began last. */
  #line: Token | undefined
  /** Whether HTML has begun whose end is not known. */
  #isEndless = false
  /** Where lines end that are HTML for GitHub's parser alone. */
  #htmlEnd = 0
  #depth = 0
  #isTooDeep = false
  #columns = 0
  #cells = 0
  #isDiagram = false
  #isDrawn = false
  #isSetting = false
  /** The definition that began last. */
  #defined: Token | undefined
  /** Of the link or image that ends next; undefined if it has an address of its own. */
  #label: string | undefined

  constructor(text: string) {
    this.#text = text
  }

  enter(token: Token, source: () => string): void {
    if (this.#hidden !== undefined || this.#isEndless) return
    const { start, end } = token
    const type: string = token.type
    if (start.offset < this.#htmlEnd && end.offset > this.#htmlEnd && OVER_LINES.test(type)) {
      this.#cutRest(start.offset)
      return
    }
    if (LINES.test(type)) {
      this.#line = token
      if (DOUBTFUL_FOOTNOTE.test(source())) {
        this.#cutRest(token.start.offset)
        return
      }
    }
    if (DOUBTFUL_IN_LINE[type]?.test(source() + this.#text.charAt(token.end.offset))) {
      this.#cutLine(token)
      return
    }
    switch (type) {
      case 'blockQuote':
      case 'listOrdered':
      case 'listUnordered':
        this.#depth++
        this.#isTooDeep ||= this.#depth > MAX_DEPTH
        break
      case 'htmlText':
        this.#cutMarkup(start.offset, source())
        break
      case 'htmlFlow':
        // In a list or quote, but not indented or marked: GitHub's parser would say that it stands outside.
        if (this.#depth > 0 && start.column === 1) this.#cutOutside(start.offset)
        else if (DOUBTFUL_BLOCK.some((form) => form.test(source()))) this.#cutRest(start.offset)
        else this.#cutMarkup(start.offset, source())
        break
      case 'codeFenced':
      case 'codeIndented':
        this.#isDiagram = this.#isDrawn = this.#isSetting = false
        break
      case 'codeFencedFenceInfo':
        this.#isDiagram = DIAGRAM.test(source())
        this.#isDrawn = DRAWN.test(source())
        if (!LANGUAGE.test(source())) this.#cut(token)
        break
      case 'codeFencedFenceMeta':
      case 'definitionTitle':
      case 'resourceTitle':
        this.#cut(token)
        break
      case 'gfmFootnoteDefinition':
        // HTML that is not indented stands outside for GitHub's parser, as above.
        if (/[\r\n]</.test(source())) this.#cutRest(start.offset)
        else this.#cut(token)
        break
      case 'codeFlowValue':
        if (this.#isDrawn || (this.#isDiagram && this.#isComment(source()))) this.#cut(token)
        break
      case 'tableHead':
        this.#columns = 0
        break
      case 'tableHeader':
        this.#columns++
        break
      case 'tableRow':
        this.#cells = 0
        break
      case 'tableData':
        // GitHub drops cells for which there is no column.
        if (++this.#cells > this.#columns) this.#cut(token)
        break
      case 'resource':
        this.#label = undefined
        break
      case 'definition':
        this.#defined = token
        break
    }
  }

  exit(token: Token, source: () => string): void {
    const isHidden = this.#hidden !== undefined
    if (this.#hidden === token) this.#hidden = undefined
    if (isHidden || this.#isEndless) return
    const isText = token.start.offset >= this.#htmlEnd
    const type: string = token.type
    switch (type) {
      case 'blockQuote':
      case 'listOrdered':
      case 'listUnordered':
        this.#depth--
        break
      case 'labelText':
      case 'referenceString':
        this.#label = source()
        break
      case 'link':
      case 'image':
        if (this.#label !== undefined && isText) this.#links.add(normalizeIdentifier(this.#label))
        this.#label = undefined
        break
      case 'definitionLabelString':
        if (this.#defined !== undefined)
          this.#definitions.push({ label: normalizeIdentifier(source()), whole: this.#defined })
    }
  }

  /** The text without what was noted, and without what nothing refers to; undefined if that is in doubt. */
  visible(): string | undefined {
    if (this.#isTooDeep) return undefined
    // Of two, the first one counts.
    for (const { label, whole } of this.#definitions)
      if (!this.#links.delete(label)) this.#cut(whole)

    let visible = ''
    let done = 0
    for (const { from, to, left } of this.#cuts.toSorted(
      (a, b) => a.from - b.from || b.to - a.to,
    )) {
      if (from >= done) visible += this.#text.slice(done, from) + left
      done = Math.max(done, to)
    }
    return visible + this.#text.slice(done)
  }

  #cut(token: Token, left = ''): void {
    this.#cuts.push({ from: token.start.offset, to: token.end.offset, left })
    this.#hidden = token
  }

  #cutLine(token: Token): void {
    this.#cuts.push({ from: token.start.offset, to: (this.#line ?? token).end.offset, left: '' })
    this.#hidden = this.#line
  }

  #cutRest(from: number): void {
    this.#cuts.push({ from, to: this.#text.length, left: '' })
    this.#isEndless = true
  }

  /** Leaves the text between tags, and a space for each of them. */
  #cutMarkup(offset: number, html: string): void {
    for (const { 0: markup, 1: endless, index } of html.matchAll(MARKUP)) {
      const from = offset + index
      this.#cuts.push({ from, to: from + markup.length, left: ' ' })
      if (endless !== undefined) this.#cutRest(from + markup.length)
    }
  }

  /** Cuts what is HTML for GitHub's parser, besides what ours says of these lines. */
  #cutOutside(from: number): void {
    const [, html] = PASTED_IMAGE.exec(this.#text.slice(from)) ?? []
    if (html === undefined) {
      this.#cutRest(from)
      return
    }
    this.#htmlEnd = from + html.length
    this.#cutMarkup(from, html)
  }

  /** Whether a line of a diagram is a comment, or one of the lines of a setting. */
  #isComment(line: string): boolean {
    const isComment = this.#isSetting || /^\s*%%/.test(line)
    if (this.#isSetting || /^\s*%%\{/.test(line)) this.#isSetting = !line.includes('}%%')
    return isComment
  }
}
