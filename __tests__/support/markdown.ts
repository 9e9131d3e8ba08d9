import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

export interface MarkdownNode {
  type: string
  value?: string
  url?: string
  children?: MarkdownNode[]
}

/** GitHub-flavoured Markdown as a syntax tree. */
export function parseMarkdown(markdown: string): MarkdownNode {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

/** The types of all nodes, depth first: the structure without the text. */
export function typesIn(node: MarkdownNode): string[] {
  return [node.type, ...(node.children ?? []).flatMap(typesIn)]
}

/** All text, in order. */
export function textOf(node: MarkdownNode): string {
  return (node.value ?? '') + (node.children ?? []).map(textOf).join('')
}
