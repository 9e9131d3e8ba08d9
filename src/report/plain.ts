import { BREAK, JOINER } from './markdown.ts'

/** The same in the form that a chat or a mail shows: a character that takes no room. */
const PLAIN_JOINER = '\u2060'

/**
 * What GitHub's Markdown has and other readers of Markdown show as it is written, and what stands for it
 * elsewhere. Text from outside is escaped, so each of these is the renderer's own.
 */
const PLAIN: ReadonlyArray<[githubs: RegExp, plain: string]> = [
  // What keeps words on one line.
  [/\u2060/g, ''],
  [/\u00a0/g, ' '],
  // A chart, and its legend.
  [/\*\*Views a week.*\n\n```mermaid\n[\s\S]*?\n```\n*/g, ''],
  [/<details><summary>(.*?)<\/summary>/g, '**$1**'],
  [/\n*<\/details>/g, ''],
  [/<\/?(?:sub|code)>/g, ''],
  [new RegExp(BREAK, 'g'), ''],
  // The lines of a cell, and those of a log.
  [/:<br>/g, ': '],
  [/<br>(?!\n)/g, '; '],
  [/<br>\n/g, '\n\n'],
  // Kept only where a chat would make a link or call somebody.
  [new RegExp(`(@|:(?=${JOINER}//)|www(?=${JOINER}\\.))${JOINER}`, 'gi'), `$1${PLAIN_JOINER}`],
  [new RegExp(JOINER, 'g'), ''],
  [/&#124;/g, '\\|'],
  [/&#36;/g, '$'],
  [/&#92;/g, '\\\\'],
  // Within a word nothing takes it for emphasis.
  [/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_'],
  [/\\!/g, '!'],
  // Slack calls a whole channel by `<!channel>`, and has no escape that all of its readers know.
  [/&lt;/g, '‹'],
  [/&gt;/g, '›'],
]

/**
 * The report as plain Markdown, for chats and mails: the same text without HTML, entities and charts. Bold,
 * links, lists, quotes and tables stay.
 */
export function toPlainMarkdown(markdown: string): string {
  const text = PLAIN.reduce((rest, [githubs, plain]) => rest.replace(githubs, plain), markdown)
  // An ampersand that would begin an entity is still escaped.
  return text.replace(/&amp;(#?\w+;)?/g, (_, entity?: string) => (entity ? `\\&${entity}` : '&'))
}
