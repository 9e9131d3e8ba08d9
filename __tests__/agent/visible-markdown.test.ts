import { expect, test } from '@jest/globals'
import { visibleMarkdown } from '../../src/agent/visible-markdown.ts'
import { type MarkdownNode, parseMarkdown } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'

test.each([
  ['a comment', 'a <!-- HIDDEN --> b', 'a   b'],
  ['a comment without an end', 'a\n<!-- HIDDEN\n\nHIDDEN', 'a\n '],
  ['a comment that two would make', '<!-<!-- x -->- b', '<!- - b'],
  ['an empty comment', 'a<!-->b', 'a b'],
  ['a processing instruction', 'a <? HIDDEN ?> b', 'a   b'],
  ['a declaration', '<!DOCTYPE HIDDEN>\na', ' \na'],
  ['CDATA', 'a <![CDATA[ HIDDEN ]]> b', 'a   b'],
  ['attributes', '<a title="> HIDDEN" href=x>a</a HIDDEN> <b>b</b>', '<a>a</a> <b>b</b>'],
  ['attributes on lines of their own', 'a <img\nalt="HIDDEN\n">', 'a <img>'],
  ['comments in a diagram', '```mermaid\n%% HIDDEN\nA-->B\n```', '```mermaid\nA-->B\n```'],
  ['settings of one', '```mermaid\n%%{\nHIDDEN\n}%%\nA-->B\n```', '```mermaid\nA-->B\n```'],
  ['what stands behind a language', '```js HIDDEN\na\n```', '```js\na\n```'],
  ['the same in a list', '- ~~~js HIDDEN\n  a\n  ~~~', '- ~~~js\n  a\n  ~~~'],
  ['a definition that nothing uses', 'a\n\n[x]: /u "HIDDEN"', 'a\n\n'],
  ['one over lines', '[x]:\n/u\n"HIDDEN\nHIDDEN"\n\na [x](/u) `[x]`', '\n\na [x](/u) `[x]`'],
  ['one whose label has lines', 'a\n\n[\nx\n]: /u "HIDDEN"\n\nb', 'a\n\n\n\nb'],
  ['the same in a quote', '> [x\n> y\n> ]: # (HIDDEN)', ''],
  ['a second one', '[x]\n\n[x]: /u\n[x]: /v "HIDDEN"', '[x]\n\n[x]: /u\n'],
  ['a footnote that nothing uses', '[^1]: HIDDEN\nHIDDEN\n\n    HIDDEN\n\na', '\na'],
  ['a comment behind a tag with a backtick', '<a title="`"> <!-- HIDDEN --> `', '<a>   `'],
  ['a comment in a cell', '| `a | <!-- HIDDEN --> | b` |\n|-|-|-|', '| `a |   | b` |\n|-|-|-|'],
])('%s is left out', (_what, text, left) => {
  expect(visibleMarkdown(text)).toBe(left)
})

test.each([
  'Use `<Card title="x">`, `<!-- x -->` or `<?php` if a < b, see [this](/x).',
  '```html title\n'.replace(' title', '') +
    '<!-- x -->\n<a href="x">\n[x]: /u\n%% x\n```\n\n`<a b>`',
  'Text:\n~~~\n<a href="x">\n```\n<!-- x -->\n~~~',
  '<https://a.example/b=c> and <a@b.example>, see [x] and [y][]\n\n[x]: /u "A title"\n[y]: <v>',
  'A note[^1].\n\n[^1]: The note.',
  '[Note]: this is a sentence',
  '- [ ] a\n- [x] `<b c>`',
])('%j is kept as it is', (text) => {
  expect(visibleMarkdown(text)).toBe(text)
})

/** All text that a reader sees, or sees after a click, as far as the tree shows it. */
function seenIn(markdown: string): string {
  const tree = parseMarkdown(markdown)
  const all = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(all)]
  const nodes = all(tree)
  const used = new Set(
    nodes.flatMap((node) =>
      node.type === 'footnoteReference' && 'identifier' in node ? [node.identifier] : [],
    ),
  )
  const textIn = (node: MarkdownNode): string => {
    if (node.type === 'definition') return ''
    if (node.type === 'footnoteDefinition' && 'identifier' in node && !used.has(node.identifier))
      return ''
    const isMermaid = node.type === 'code' && 'lang' in node && node.lang === 'mermaid'
    const value = node.value ?? ''
    if (isMermaid) return value.replace(/^\s*%%.*$/gm, '')
    // What stands between tags may be seen, and SECURITY.md says that unfinished tags are quoted.
    if (node.type === 'html')
      return value.replace(/<!--(?:-?>|[\s\S]*?(?:-->|$))|<[A-Za-z/!?][^<>]*>/g, ' ')
    return `${value} ${(node.children ?? []).map(textIn).join(' ')}`
  }
  return textIn(tree)
}

/** Pieces that hide what stands in them, and pieces that make something else of them. */
const HIDING = [
  ...[
    '<!-- # -->',
    '<!-- #\n\n-->',
    '<? # ?>',
    '<!X # >',
    '<![CDATA[ # ]]>',
    '<b title="#">',
    '<b #>',
  ],
  ...[
    "<a b='`#'>",
    '[x]: /u "#"',
    '[#]: /u',
    '[^#]: #',
    '[^n]: #\n\n    #',
    '\n```js #\n',
    '\n~~~js #\n',
  ],
  ...['\n```mermaid\n%% #\n```\n', '[x]:\n/u\n(#)', '<div #>\n', '</b #>', '<pre #>', '</pre>'],
]
const AROUND = [
  ...[
    '`',
    '``',
    '```',
    '\n```\n',
    '\n~~~\n',
    '\n\n',
    '\n',
    ' ',
    '    ',
    '  ',
    '- ',
    '1. ',
    '> ',
    '|',
  ],
  ...[
    '\n|-|-|\n',
    '\\',
    '<',
    '>',
    '[',
    ']',
    '](',
    ')',
    '[x]',
    '[^n]',
    '<!--',
    '-->',
    '<pre>',
    '<div>\n',
  ],
  ...[
    'text',
    'https://a.b/',
    'www.a.b/',
    '$',
    '"',
    "'",
    '<a "',
    ':',
    '# ',
    '***',
    '<br>',
    '&lt;',
    '`a`',
  ],
]

test('whatever surrounds it, nothing is quoted that a parser says is hidden', () => {
  const piece = fc.oneof(fc.constantFrom(...HIDING), fc.constantFrom(...AROUND))
  const property = fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
    let n = 0
    const text = pieces.join('').replaceAll('#', () => `HIDE${n++}E`)
    const seen = seenIn(text)
    const quoted = visibleMarkdown(text)
    const hidden = Array.from({ length: n }, (_, index) => `HIDE${index}E`).filter(
      (word) => !seen.includes(word),
    )
    const leaked = hidden.filter((word) => quoted.includes(word))
    expect({ text, leaked }).toEqual({ text, leaked: [] })
  })
  fc.assert(property, { numRuns: runs(100, 50_000) })
})

test('D14: text that is built to be slow is read in time', () => {
  const units = ['<!-- # -->', '`', 'www.a.b/', '\n```\n', '> [', '[^n]: #\n', '<pre>', '\\', '- ']
  for (const unit of [...units, '<a b=\'<a b="', '<a x="<a " ', '<?', '[a]: b (', '[a]: b "'])
    expect(visibleMarkdown(unit.repeat(65_536 / unit.length)).length).toBeLessThanOrEqual(65_536)
})
