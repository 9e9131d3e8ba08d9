import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { Answer, JsonObject } from '../http/answer.ts'
import { problem } from './asked.ts'

type Element = DefaultTreeAdapterTypes.Element

/** https://docs.github.com/rest/markdown/markdown, raw mode */
const MAX_BYTES = 400 * 1024
const HEADERS = {
  'content-type': 'text/html;charset=utf-8',
  'x-commonmarker-version': '0.23.12',
  'x-github-request-id': '0C0A:1E40:1F2A3B:2F4C5D:6756C7B0',
}

/** GitHub's allow-list, from its html-pipeline (sanitization_filter.rb), and the elements that it adds. */
const ELEMENTS = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'b', 'i', 'strong', 'em', 'a', 'pre', 'code'],
  ...['img', 'tt', 'div', 'ins', 'del', 'sup', 'sub', 'p', 'ol', 'ul', 'table', 'thead', 'tbody'],
  ...['tfoot', 'blockquote', 'dl', 'dt', 'dd', 'kbd', 'q', 'samp', 'var', 'hr', 'ruby', 'rt', 'rp'],
  ...['li', 'tr', 'td', 'th', 's', 'strike', 'summary', 'details', 'caption', 'figure'],
  ...['figcaption', 'abbr', 'bdo', 'cite', 'dfn', 'mark', 'small', 'span', 'time', 'wbr'],
  ...['section', 'input'],
])
const ATTRIBUTES = new Set([
  ...['href', 'src', 'alt', 'title', 'lang', 'align', 'start', 'open', 'width', 'height', 'label'],
  ...['type', 'checked', 'disabled', 'aria-label', 'aria-hidden', 'summary', 'datetime'],
])
const OF_FOOTNOTES = /^data-footnote/
const SCHEME = /^(?:https?:|mailto:|xmpp:|ircs?:|(?![a-z][a-z0-9+.-]*:))/i
/** The required parents of parts of lists and tables. */
const WHOLE: Readonly<Record<string, RegExp>> = {
  li: /^[uo]l$/,
  ...{ tr: /^table$/, td: /^table$/, th: /^table$/, thead: /^table$/, tbody: /^table$/ },
  tfoot: /^table$/,
}
const DRAWN = ['mermaid', 'geojson', 'topojson', 'stl']
const HIGHLIGHTED = ['js', 'json', 'python', 'shell', 'diff', 'html']

export function renderOnGitHub({ text, mode = 'markdown', context }: JsonObject): Answer {
  if (typeof text !== 'string') return problem(422, 'Invalid request.\n\n"text" wasn\'t supplied.')
  const isMode = mode === 'markdown' || mode === 'gfm'
  if (!isMode || (context !== undefined && typeof context !== 'string'))
    return problem(422, 'Invalid request.')
  if (Buffer.byteLength(text) > MAX_BYTES) {
    const error = { resource: 'Markdown', field: 'data', code: 'too_large' }
    return problem(413, 'This API renders Markdown text up to 400 KB in size.', [error])
  }
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }
  return { status: 200, headers: HEADERS, body: asGitHub(micromark(text, options)) }
}

/** Sanitizes the parser's HTML as GitHub does, and gives it GitHub's shapes. */
export function asGitHub(html: string): string {
  return parseFragment(html)
    .childNodes.map((node) => render(node, []))
    .join('')
}

function render(node: DefaultTreeAdapterTypes.ChildNode, above: readonly string[]): string {
  if ('value' in node) {
    const isLine = above.includes('p') && !above.includes('pre') && node.value.trim() !== ''
    const text = escapeHtml(node.value)
    return isLine ? text.replaceAll('\n', '<br>\n') : text
  }
  if (!('tagName' in node) || /^(?:script|style)$/.test(node.tagName)) return ''
  const { tagName } = node
  const inner = node.childNodes.map((child) => render(child, [...above, tagName])).join('')
  const isPart = tagName in WHOLE && !above.some((name) => WHOLE[tagName]?.test(name))
  if (!ELEMENTS.has(tagName) || isPart) return inner
  const [code] = node.childNodes
  const whole = `<${tagName}${attributesOf(node)}>`
  if (/^(?:br|hr|wbr|input)$/.test(tagName)) return whole
  if (tagName === 'img')
    return above.includes('a')
      ? whole
      : `<a target="_blank" href="${escapeHtml(attribute(node, 'src'))}">${whole}</a>`
  if (tagName === 'table')
    return `<markdown-accessiblity-table>${whole}${inner}</table></markdown-accessiblity-table>`
  if (tagName === 'pre' && code !== undefined && 'tagName' in code)
    return renderCode(attribute(code, 'class').replace(/^language-/, ''), inner)
  return `${whole}${inner}</${tagName}>`
}

function renderCode(language: string, code: string): string {
  if (language === '') return `<pre class="notranslate">${code}</pre>`
  const source = code.replace(/^<code>|<\/code>$/g, '')
  if (HIGHLIGHTED.includes(language))
    return `<div class="highlight highlight-source-${language} notranslate"><pre>${source}</pre></div>`
  const pre = `<pre lang="${escapeHtml(language)}" class="notranslate">`
  if (!DRAWN.includes(language)) return `${pre}${code}</pre>`
  return `<section class="js-render-needs-enrichment render-needs-enrichment" data-type="${language}">
<div class="js-render-enrichment-target" data-json="${source}" data-plain="${source}"><div class="render-plaintext-hidden">${pre}${source}</pre></div></div>
<span class="js-render-enrichment-loader d-flex"><svg><circle></circle></svg></span>
</section>`
}

function attributesOf(element: Element): string {
  const isOfFootnotes = /^#(?:user-content-)?fn/.test(attribute(element, 'href'))
  const isHeading = element.tagName === 'h2' && attribute(element, 'id') === 'footnote-label'
  const kept = element.attrs.filter(({ name, value }) => {
    if (name === 'href') return SCHEME.test(value.trim())
    return ATTRIBUTES.has(name) || (isOfFootnotes && OF_FOOTNOTES.test(name))
  })
  const own = isHeading ? [...kept, { name: 'class', value: 'sr-only' }] : kept
  return own.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('')
}

function attribute({ attrs }: Element, wanted: string): string {
  return attrs.find(({ name }) => name === wanted)?.value ?? ''
}

function escapeHtml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
