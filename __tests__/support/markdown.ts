import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { type Part, type RichText, renderPlain } from '../../src/rich-text.ts'
import { anyText, fc } from './runs.ts'

export interface MarkdownNode {
  type: string
  value?: string
  url?: string
  children?: MarkdownNode[]
}

const GFM = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

export function parseMarkdown(markdown: string): MarkdownNode {
  return fromMarkdown(markdown, GFM)
}

/** The types of all nodes, depth first. */
export function structureOf(markdown: string): string[] {
  const typesIn = (node: MarkdownNode): string[] => [
    // HTML counts by its text.
    node.type === 'html' ? (node.value ?? '') : node.type,
    ...(node.children ?? []).flatMap(typesIn),
  ]
  // Paths may break at slashes, which is not structure.
  return typesIn(parseMarkdown(markdown.replaceAll('<wbr>', '')))
}

export function textOf(markdown: string): string {
  const textIn = (node: MarkdownNode): string =>
    (node.type === 'html' ? '' : (node.value ?? '')) + (node.children ?? []).map(textIn).join('')
  return textIn(parseMarkdown(markdown))
}

/** Without the characters that keep words together or let a path break. */
export const typed = (markdown: string) =>
  markdown.replaceAll('\u00a0', ' ').replace(/\u2060|<wbr>/g, '')

/** With our code spans, and what is from outside as people see it. */
export function wordsIn(text: RichText): string {
  const renderPart = (part: Part): string =>
    part.kind === 'trusted' ? part.words : renderPlain([part])
  return text.map(renderPart).join('')
}

/** Syntax of Markdown, HTML, GitHub and chats. */
const SIGNS = [
  ...['|', '\\', '`', '``', '```\n', '*', '**', '_', '~~', '[', ']', '(', ')', '](', '!['],
  ...['[x](https://evil.example)', '[^1]', '<', '>', '<!--', '-->', '</td>', '</details>'],
  ...['</code>', '<br>', '<wbr>', '<sub>', '<img src=x>', '<script>', '<!channel>', '<@U1>'],
  ...['&', '&lt;', '&#124;', '&#8288;', '&amp;#8288;', '@team', '@acme/team', 'a@b.co'],
  ...['#1', 'GH-1', 'https://x.example', 'www.x.example', 'ftp://x', 'mailto:a@b.co'],
  ...[':tada:', '$x$', '$$', '\n', '\n\n', '\r\n', '\u2028', '\u202e', '\u200b', '\u{E0041}'],
  ...['\0', '\ud800', '- ', '1. ', '# ', '> ', '---', '===', '    ', '\t', '{', '}', '|---|'],
  ...['```mermaid', '**Views a week', '::set-output name=a::b', '/a/b', '//', '/'],
]

export const hostileText = fc
  .array(fc.oneof({ arbitrary: fc.constantFrom(...SIGNS), weight: 2 }, anyText({ maxLength: 8 })), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''))

/** Each sign once, in texts short enough to be shown whole. */
export const HOSTILE_TEXTS = Array.from({ length: Math.ceil(SIGNS.length / 10) }, (_, n) =>
  SIGNS.slice(10 * n, 10 * n + 10).join(' x '),
)
