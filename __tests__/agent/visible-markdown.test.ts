import { expect, test } from '@jest/globals'
import { MAX_LENGTH, MarkdownReader } from '../../src/agent/visible-markdown.ts'

/* Random texts are judged by GitHub's own parser: `npm run hidden-text`. */

/** However busy the machine is. */
const PATIENT_MS = 60_000
const read = (text: string) => new MarkdownReader(PATIENT_MS).read(text)

test.each([
  ['a comment', 'a <!-- HIDDEN --> b', 'a   b'],
  ['a comment without an end', 'a\n\n<!-- HIDDEN\n\nHIDDEN', 'a\n\n '],
  ['all behind one that begins in a quote', '> <!-- HIDDEN\n\nHIDDEN', '>  '],
  [
    'a comment that ends for a browser',
    '<div><!-- HIDDEN --!> a <b title="--> HIDDEN"></div>',
    '   a   ',
  ],
  ['what stands behind a byte order mark', '\ufeff\ufeffa<!-- HIDDEN -->b', '\ufeffa b'],
  ['an instruction', 'a <? HIDDEN ?> b', 'a   b'],
  ['a declaration', '<!DOCTYPE HIDDEN>\na', ' \na'],
  ['CDATA', 'a <![CDATA[ HIDDEN ]]> b', 'a   b'],
  ['tags', '<a title="> HIDDEN" href=x>a</a> <hidden-words>b</hidden-words>', ' a   b '],
  ['a tag over lines', 'a <img\nalt="HIDDEN\n">', 'a  '],
  ['a tag that does not end, and all that may be in it', '<div title="HIDDEN\n\nHIDDEN', ' '],
  ['what only old browsers show', '<ruby>a<rp>HIDDEN</rp></ruby>', ' a '],
  ['comments in a diagram', '```mermaid\n%% HIDDEN\nA-->B\n```', '```mermaid\n\nA-->B\n```'],
  ['settings of one', '~~~mermaid\n%%{\nHIDDEN\n}%%\nA\n~~~', '~~~mermaid\n\n\n\nA\n~~~'],
  ['what is drawn as a map', '```geojson\n{"HIDDEN": 1}\n```', '```geojson\n\n```'],
  ['code whose name is escaped', '~~~&#109;ermaid\n%% HIDDEN\n~~~', '~~~\n\n~~~'],
  ['what stands behind a language', '```js HIDDEN\na\n```', '```js \na\n```'],
  ['what is no language', '- ~~~HIDDEN-WORDS-AND-MORE-WORDS\n  a\n  ~~~', '- ~~~\n  a\n  ~~~'],
  ['titles of links', '[a](/u "HIDDEN") [b]\n\n[b]: /v (HIDDEN)', '[a](/u ) [b]\n\n[b]: /v '],
  ['a definition that nothing uses', 'a\n\n[//]: # (HIDDEN)\n\n`[//]`', 'a\n\n\n\n`[//]`'],
  ['one that HTML seems to use', '[x]: /HIDDEN\n\n<!-- -->[x]', '\n\n [x]'],
  ['a second one', '[x][X]\n\n[x]: /u\n[x]: /HIDDEN', '[x][X]\n\n[x]: /u\n'],
  ['a footnote', 'a[^1]\n\n[^1]: HIDDEN\nHIDDEN\n\n    HIDDEN\n\nb', 'a[^1]\n\n\n\nb'],
  [
    'what is HTML below a pasted image',
    '- a\n<img alt="HIDDEN">\n`<!-- HIDDEN -->`\n[x]\n\n[x]: /HIDDEN\n`<b>`',
    '- a\n \n` `\n[x]\n\n\n`<b>`',
  ],
  ['code that begins there', '- a\n<img>\n~~~\n\n<!-- HIDDEN -->', '- a\n'],
  ['what may not go on alike', '- a\n<img>\n\n  ~~~\n\nb\n  ~~~\n<!-- HIDDEN -->', '- a\n'],
  ['a cell without a column', '| a |\n|-|\n| b | HIDDEN |', '| a |\n|-|\n| b '],
  ['what only GitHub takes for a definition', '[HIDDEN]: /u</b>](\n\na', '\n\na'],
  ['what GitHub takes for one in a task', '- [x] [HIDDEN]: /u\n- a', '- \n- a'],
  ['what only GitHub takes for a footnote', '> a\n> [^[^n]: HIDDEN\n\n      HIDDEN', '> '],
  ['a line in which versions differ', 'a <!-- -- <b title=" --> HIDDEN ">\n\nb', 'a \n\nb'],
])('%s is left out', (_what, text, left) => {
  expect(read(text)).toBe(left)
})

test.each([
  'Use `<Card title="x">`, `<!-- x -->` or `<?php` if a < b && c > d, see [this](/x).',
  '```html\n<!-- x -->\n<a href="x">\n[x]: /u\n%% x\n```\n\n    <a b>\n\n`` <a b> ` ``',
  '```mermaid\nA\n```\n\n```\n%% x\n```',
  'Text:\n~~~c++\n<a href="x">\n```\n<!-- x -->\n~~~',
  '<https://a.example/b=c> and <a@b.example>, see [x] and [y][]\n\n[x]: /u\n[y]: <v>',
  '[Note]: this is a sentence',
  '- [ ] a\n- [x] `<b c>`\n\n> | a | b |\n> |---|---|\n> | 1 | ![c](d) |',
  'a\r\n\tb\r\n\r\n1. 🐘 \\<b>\r\n',
])('%j is kept as it is', (text) => {
  expect(read(text)).toBe(text)
})

test('where GitHub gives up, in lists in lists, nothing is read', () => {
  expect(read(`${'- '.repeat(50)}a`)).toBe(`${'- '.repeat(50)}a`)
  expect(read(`${'- '.repeat(51)}a`)).toBeUndefined()
})

test('where a form feed may be a space, nothing is read', () => {
  expect(read('<HIDDEN\f>')).toBeUndefined()
})

test('D14: a text of the greatest length is read, a longer one is not', () => {
  const text = `${'a '.repeat(MAX_LENGTH / 2 - 4)}<!-- -->`
  expect(read(text)?.length).toBe(MAX_LENGTH - 7)
  expect(read(`${text} `)).toBeUndefined()
})

test('D14: texts that are built to be slow are given up, and what follows them too', () => {
  const markdown = new MarkdownReader(20)
  expect(markdown.read('a\n===\n'.repeat(10_000))).toBeUndefined()
  expect(markdown.read('a')).toBeUndefined()
})
