/*
 * What a person who reads a text on GitHub does not see must not reach the agent: whoever set the label did
 * not approve of it. Code is shown as it is written, so it is kept, but only where it is surely code; in
 * doubt, what would be hidden outside of code is taken out. The time is linear in the text.
 */

/** What may stand before a block: quotes, list markers. */
const MARKERS = String.raw`[ \t]*(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*`
const FENCE = /^( {0,3})(?:(`{3,})([^`]*)|(~{3,})(.*))$/
const FENCE_IN_DOUBT = new RegExp(`^(${MARKERS}(?:\`{3,}|~{3,}))([^\`\\n]*)$`, 'gm')
/** The name of a language, which is all that is kept of what stands behind a fence. */
const LANGUAGE = /^[ \t]*[\w+#.-]{0,20}(?![^\s,{])/
const FOOTNOTE = new RegExp(String.raw`^${MARKERS}\[\^([^\]\s]{1,999})\]:`)
/** What ends a footnote although no blank line stands before it. */
const NEW_BLOCK = /^ {0,3}(?:#|>|`{3}|~{3}|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^)/

/** The end of what stands before something that begins a block. */
const BEGINS_LINE = new RegExp(String.raw`(?:^|\n)${MARKERS}(?:\[\^[^\]\s]{1,99}\]:[ \t]*)?$`)
/** Tags whose content is not Markdown, comments, instructions, CDATA, declarations: each with its end. */
const OPENERS = /<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?:script|pre|style|textarea)(?=[\s>]|$)/gim
const RAW_END = /<\/(?:script|pre|style|textarea)>/i

/** A line of text and of code between single backticks, each of which is what it seems to be. */
const PLAIN_LINE = /^(?:[^`<\\|$]|<(?![A-Za-z/!?])|`[^`|]+`(?!`))*$/
const PLAIN_LINK = /\]\([^`()\s<>"'\\]*\)/g
/** What may make a backtick a part of something else: links, definitions, addresses, fences. */
const DOUBTFUL = /\]\(|\]:|(?<![^\s<])(?=[^\s<]*(?::\/\/|www\.))[^\s<]*`|~~~|^[ \t>]*%%/

/** A text without what GitHub does not show of it. */
export function visibleMarkdown(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const used = labelsUsed(text)
  const parts: string[] = []
  let doubtful: string[] = []
  const keep = (line: string) => {
    if (doubtful.length > 0) parts.push(withoutHidden(doubtful.join('\n'), used))
    doubtful = []
    parts.push(line)
  }
  let areFencesSure = true
  /** Whether all lines since the last blank one are plain. */
  let isPlain = true
  /** What ends a comment, or anything else that may go on over blank lines. */
  let end: string | RegExp | undefined
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (/^[ \t]*$/.test(line)) {
      isPlain = true
      if (end === undefined) keep('')
      else doubtful.push('')
      continue
    }
    const fence = FENCE.exec(line)
    if (fence !== null && areFencesSure) {
      areFencesSure = fence[1] === '' && isPlain && end === undefined
      if (areFencesSure) {
        const closing = endOfFence(lines, at, fence[2] ?? fence[4] ?? '')
        for (const kept of visibleCode(lines.slice(at, closing + 1))) keep(kept)
        at = closing
        continue
      }
    }
    const [, footnote] = FOOTNOTE.exec(line) ?? []
    if (footnote !== undefined && !used.takeFirst(`^${footnote}`)) {
      at = endOfFootnote(lines, at)
      isPlain = false
      continue
    }
    isPlain &&= end === undefined && isPlainLine(line)
    if (isPlain) keep(line)
    else {
      doubtful.push(line)
      end = endOfOpen(line, end)
    }
  }
  keep('')
  return parts.slice(0, -1).join('\n')
}

function isPlainLine(line: string): boolean {
  // The label of a definition may go on in the next line.
  const isOpen = line.lastIndexOf('[') > line.lastIndexOf(']')
  return !isOpen && PLAIN_LINE.test(line) && !DOUBTFUL.test(line.replace(PLAIN_LINK, ''))
}

/** What is still open at the end of a line. */
function endOfOpen(line: string, open: string | RegExp | undefined): string | RegExp | undefined {
  let end = open
  let from = 0
  for (;;) {
    if (end !== undefined) {
      const found =
        typeof end === 'string' ? line.indexOf(end, from) : from + line.slice(from).search(end)
      if (found < from) return end
      from = found + (typeof end === 'string' ? end.length : 1)
      end = undefined
    }
    OPENERS.lastIndex = from
    const opener = OPENERS.exec(line)
    if (opener === null) return undefined
    end = endOf(opener[0])
    // `<!-->` is a whole comment.
    from = OPENERS.lastIndex - (end === '-->' ? 2 : 0)
  }
}

function endOf(opener: string): string | RegExp {
  if (opener === '<!--') return '-->'
  if (opener === '<?') return '?>'
  if (opener.startsWith('<![')) return ']]>'
  return opener.startsWith('<!') ? '>' : RAW_END
}

/** The line that closes a fence; the last one if none does. */
function endOfFence(lines: readonly string[], at: number, fence: string): number {
  const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*$`)
  for (let next = at + 1; next < lines.length; next++)
    if (closing.test(lines[next] ?? '')) return next
  return lines.length - 1
}

/** A footnote goes on in the lines below it, and behind blank lines in those that are indented. */
function endOfFootnote(lines: readonly string[], at: number): number {
  let last = at
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next] ?? ''
    if (line.trim() === '') continue
    const isNext = next === last + 1
    if (isNext ? NEW_BLOCK.test(line) : !/^(?: {4}| {0,3}\t)/.test(line)) break
    last = next
  }
  return last
}

/** A fence with its language alone, and a diagram without its comments and settings. */
function visibleCode([first = '', ...content]: readonly string[]): string[] {
  const [, , ticks, ofTicks, tildes, ofTildes] = FENCE.exec(first) ?? []
  const info = ofTicks ?? ofTildes ?? ''
  const head = `${ticks ?? tildes}${LANGUAGE.exec(info)?.[0] ?? ''}`
  if (!/^\s*mermaid\b/i.test(info)) return [head, ...content]
  let isSetting = false
  const drawn = content.filter((line) => {
    const isHidden = isSetting || /^\s*%%/.test(line)
    if (isHidden && (isSetting || /^\s*%%\{/.test(line))) isSetting = !line.includes('}%%')
    return !isHidden
  })
  return [head, ...drawn]
}

/** Text that may be anything, without what GitHub would hide of it outside of code. */
function withoutHidden(text: string, used: Labels): string {
  return withoutAttributes(withoutDefinitions(withoutComments(text), used))
    .replace(FENCE_IN_DOUBT, (_, fence: string, info: string) => {
      return `${fence}${LANGUAGE.exec(info)?.[0] ?? ''}`
    })
    .replace(/^[ \t>]*%%.*$/gm, '')
}

/** Without comments, instructions, CDATA and declarations. One without an end goes on to the text's end. */
function withoutComments(text: string): string {
  const opener = /<!--|<\?|<!\[CDATA\[|<![A-Za-z]/g
  let visible = ''
  let from = 0
  const endless = new Set<string | RegExp>()
  for (let found = opener.exec(text); found !== null; found = opener.exec(text)) {
    const end = String(endOf(found[0]))
    const overlap = end === '-->' ? 2 : 0
    const at = endless.has(end) ? -1 : text.indexOf(end, opener.lastIndex - overlap)
    if (at < 0) endless.add(end)
    const before = text.slice(Math.max(0, found.index - 1000), found.index)
    // Within a line, it is text, unless that is HTML.
    if (at < 0 && !before.includes('<') && !BEGINS_LINE.test(before)) continue
    // Not nothing in its place: what stands on either side must not become a comment together.
    visible += `${text.slice(from, found.index)} `
    from = at < 0 ? text.length : at + end.length
    opener.lastIndex = from
  }
  return visible + text.slice(from)
}

const TITLE = String.raw`(?:"(?:[^"\\\n]|\\.|\n(?!\s*\n))*"|'(?:[^'\\\n]|\\.|\n(?!\s*\n))*'|\((?:[^()\\\n]|\\.|\n(?!\s*\n))*\))`
const DEFINITION = new RegExp(
  String.raw`^${MARKERS}\[((?:[^\[\]\\]|\\.){1,999})\]:[ \t]*(?:\n[ \t>]*)?(?:<[^<>\n]*>|[^\s<]\S*)(?:(?:[ \t]+|[ \t]*\n[ \t>]*)${TITLE})?[ \t]*$`,
  'gm',
)

/** Without the definitions of links that nothing uses, and all but the first of each. */
function withoutDefinitions(text: string, used: Labels): string {
  return text.replace(DEFINITION, (definition, label: string) =>
    label.startsWith('^') || used.takeFirst(label) ? definition : '',
  )
}

const CODE = /`{3,}[^`]*(?![\s\S])|`+[^`]*`+|~{3,}[\s\S]*?(?:~{3,}|(?![\s\S]))/g
const RAW =
  /<(?:script|pre|style|textarea)(?=[\s>])[\s\S]*?(?:<\/(?:script|pre|style|textarea)>|(?![\s\S]))/gi
/** To the next blank line. */
const HTML_OR_INDENTED = new RegExp(
  String.raw`^(?:${MARKERS}<(?!https?:)|(?: {4}| {0,3}\t))(?:[^\n]|\n(?![ \t]*(?:\n|(?![\s\S]))))*`,
  'gm',
)
const TASK = new RegExp(String.raw`^${MARKERS}(?<=[*+.)-][ \t]+)\[[ xX]\](?=\s)`, 'gm')

/** Labels that a text uses, each for one definition. */
interface Labels {
  takeFirst(label: string): boolean
}

function labelsUsed(text: string): Labels {
  const formOf = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase()
  // What may be code or HTML uses nothing.
  const outsideOfCode = withoutAttributes(
    withoutComments(text.replace(/\r\n?/g, '\n').replace(CODE, ' ').replace(RAW, ' ')),
  ).replace(HTML_OR_INDENTED, '')
  // Not the text of a link, the box of a task, or what is defined.
  const uses = outsideOfCode
    .replace(TASK, '')
    .matchAll(/(?<!\\)\[((?:[^[\]\\]|\\.){1,999})\](?![:(]|\[[^\]])/g)
  const used = new Set([...uses].map(([, label = '']) => formOf(label)))
  return { takeFirst: (label) => used.delete(formOf(label)) }
}

const TAG = /<\/?(?![A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>]*>|[^\s<>]*@[^\s<>]*>)[A-Za-z][^\s<>/]*/g
const ATTRIBUTE = /[^<>"'=]+|=\s*(?:"[^"]*"|'[^']*')?|["']/y

/** Tags by their names alone. */
function withoutAttributes(text: string): string {
  let visible = ''
  let from = 0
  TAG.lastIndex = 0
  /** Places from which no tag ends: so none is read from twice. */
  const endless = new Set<number>()
  for (let tag = TAG.exec(text); tag !== null; tag = TAG.exec(text)) {
    const seen: number[] = []
    let end = TAG.lastIndex
    ATTRIBUTE.lastIndex = end
    while (!endless.has(end) && ATTRIBUTE.test(text)) {
      seen.push(end)
      end = ATTRIBUTE.lastIndex
    }
    if (text[end] !== '>') {
      for (const place of seen) endless.add(place)
      continue
    }
    visible += text.slice(from, TAG.lastIndex)
    from = end
    TAG.lastIndex = end
  }
  return visible + text.slice(from)
}
