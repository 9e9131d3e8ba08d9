import { spawnSync } from 'node:child_process'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { fc, runs } from '../__tests__/support/runs.ts'
import { appendContext, MAX_CONTEXT_BYTES } from '../src/agent/prompt.ts'
import { MAX_LENGTH, MarkdownReader } from '../src/agent/visible-markdown.ts'
import { SKIPPED } from './install.ts'

/**
 * What a reader cannot see on GitHub must not be quoted to the agent. GitHub's own parser, cmark-gfm, renders
 * random texts that hide words, and a browser's rules say which of the words can be seen. Exits with 77,
 * which says skipped, where cmark-gfm is not installed.
 */

const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes']
const numRuns = runs(500, 20_000)

/** Each `#` becomes a word of its own. These pieces may hide it, those below make something else of them. */
const HIDING = [
  ...['<!-- # -->', '<!-- #\n\n-->', '<!--> # -->', '<!-- # --!> # -->', '<!x <b title="> # ">'],
  ...['<!-- -- <b title=" --> # ">', '<? # ?>', '<!X # >', '<![CDATA[ # ]]>', '<![CDATA[ > # ]]>'],
  ...['<b title="#">', '<b #>', "<a b='`#'>", '</b #>', '<div #>\n', '<div title="\n\n#\n\n">'],
  ...['<pre #>', '<script/#>', '<rp>#</rp>', '<source #', '\n```js #\n', '\n~~~js #\n'],
  ...['[x]: /u "#"', '[x]:\n/u\n(#)', '[#]: /u', '[^#]: #', '[^n]: #\n\n    #', '[^n]: [^m] #'],
  ...['[^m]: #\n', '[^n]: #\n\n<!-- -->[^n]', '[//]: # (#)', '[a](/u "#")', '![](/u "#")'],
  ...['\n```mermaid\n%% #\n```\n', '|a|\n|-|\n|b|#|\n', '\n``` # #\n', '\n<img alt="#">\n'],
]
const AROUND = [
  ...['`', '``', '```', '\n```\n', '\n~~~\n', '\n\n', '\n', ' ', '    ', '  ', '\t', '\r\n'],
  ...['- ', '1. ', '> ', '\n- ', '\n> ', '- [x] ', '|', '\n|-|-|\n', '\\', '<', '>', '[', ']'],
  ...['](', ')', '[x]', '[x][]', '![', '[^n]', '[^m]', '<!--', '-->', '<pre>', '</pre>', '<div>\n'],
  ...['</div>', '<script>', '<source>', '<search>', '`'.repeat(81), '<textarea>', '<style>\n'],
  ...['<b ', '="', '<br>', '<br/>', '#', 'text', 'https://a.b/', 'www.a.b/', '<https://a.b>'],
  ...['a@b.c', '$', '"', "'", '<a "', ':', '# ', '***', '~~', '&lt;', '&#35;', '`a`', '===\n'],
  ...['---\n', '\u{feff}', '\0', '\f', 'é', '🐘'],
]

/** What no piece spells is spelled character by character. */
const CHARACTERS = [...'<>[]()^!?:"\'`~|=-*_.&;\\/ \t\n\r\ufeffabX1']

const character = fc.constantFrom(...CHARACTERS)
const piece = fc.oneof(fc.constantFrom(...HIDING), fc.constantFrom(...AROUND))
const pieces = fc.oneof(
  fc.array(piece, { maxLength: 14 }),
  fc.array(fc.oneof(piece, character, fc.constant('#')), { maxLength: 20 }),
  fc.array(fc.oneof({ arbitrary: character, weight: 7 }, fc.constant('#')), { maxLength: 40 }),
)
const hostile = pieces.map((all) => {
  let n = 0
  return all.join('').replaceAll('#', () => `HIDE${n++}E`)
})
/** At the length to which a quotation is cut, and at the one up to which it is parsed. */
const atLimits = fc
  .tuple(hostile, fc.constantFrom(MAX_CONTEXT_BYTES, MAX_LENGTH), fc.nat(400), fc.boolean())
  .map(([text, limit, before, isHidden]) => {
    const filler = 'All of this can be seen.\n'.repeat(limit / 25)
    const start = filler.slice(0, Math.max(0, limit - 200 - before))
    return (isHidden ? `<!-- ${start} -->\n\n${text}` : `${start}\n\n${text}`).slice(0, MAX_LENGTH)
  })
const anyText = fc.oneof({ arbitrary: hostile, weight: 199 }, { arbitrary: atLimits, weight: 1 })

function render(markdown: string, ...options: string[]): DefaultTreeAdapterTypes.ParentNode {
  const args = [...EXTENSIONS.flatMap((name) => ['-e', name]), ...options]
  const { stdout, error } = spawnSync('cmark-gfm', args, { input: markdown, encoding: 'utf8' })
  if (error !== undefined) throw error
  return parseFragment(stdout)
}

function nodesIn(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.ChildNode[] {
  return node.childNodes.flatMap((child) => {
    if (child.nodeName === 'rp') return []
    return 'childNodes' in child ? [child, ...nodesIn(child)] : [child]
  })
}

/** The text, and what we say we quote besides: addresses, what stands in place of an image, languages. */
function seenIn(markdown: string): string {
  const shown = nodesIn(render(markdown, '--unsafe'))
  // Without the HTML of the text: attributes are those that the parser made.
  const made = nodesIn(render(markdown)).flatMap((node) => ('attrs' in node ? node.attrs : []))
  return [
    ...shown.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')),
    ...made.filter(({ name }) => /^(?:href|src|alt)$/.test(name)).map(({ value }) => value),
    ...made.map(({ name, value }) =>
      name === 'class' && value.startsWith('language-') ? value : '',
    ),
  ].join(' ')
}

if (spawnSync('cmark-gfm', ['--version']).error !== undefined) {
  console.log('SKIPPED: cmark-gfm is not installed.')
  process.exit(SKIPPED)
}
const counts = { hidden: 0, seen: 0, lost: 0 }
fc.assert(
  fc.property(anyText, (text) => {
    const body = new MarkdownReader(60_000).read(text)
    const quoted = appendContext('', [
      { quotations: [{ kind: 'issue', facts: {}, body }], remark: '' },
    ])
    const seen = seenIn(text)
    const words = new Set(text.match(/HIDE\d+E/g))
    const leaked = [...words].filter((word) => quoted.includes(word) && !seen.includes(word))
    for (const word of words) {
      counts[seen.includes(word) ? 'seen' : 'hidden']++
      if (seen.includes(word) && !quoted.includes(word)) counts.lost++
    }
    if (leaked.length > 0) throw new Error(`${leaked} of this is quoted, and hidden:\n${quoted}`)
  }),
  { numRuns },
)
console.log(
  `${numRuns} texts: none of ${counts.hidden} hidden words is quoted; ${counts.lost} of ${counts.seen} that can be seen are not`,
)
if (counts.lost > counts.seen / 2) throw new Error('Most of what can be seen is lost.')
