import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeMarkdown } from '../../src/report/escape.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { parseMarkdown, textOf, typesIn } from '../support/markdown.ts'

const FULL = 50_000

/** Pieces that mean something to Markdown, HTML or GitHub, and anything else. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '|',
        '\\',
        '`',
        '``',
        '*',
        '_',
        '~~',
        '[',
        ']',
        '(',
        ')',
        '![',
        '<',
        '>',
        '<!--',
        '-->',
        '</td>',
        '</details>',
        '<img src=x>',
        '&',
        '&lt;',
        '&#124;',
        '@team',
        '@acme/team',
        'a@b.co',
        '#1',
        'GH-1',
        'https://x.example',
        'www.x.example',
        'ftp://x',
        'mailto:a@b.co',
        ':tada:',
        '$x$',
        '$$',
        '[^1]',
        '\n',
        '\n\n',
        '\r\n',
        '\u2028',
        '\u202e',
        '\u200b',
        '\u{E0041}',
        '\0',
        '- ',
        '1. ',
        '# ',
        '---',
        '===',
        '    ',
        '\t',
        '{',
        '}',
        '::set-output name=a::b',
        '\ud800',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''))

test("text in a table's cell leaves the table as it was, and is nothing but text", () => {
  let changed = 0
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const table = `| a | b |\n|---|---|\n| x ${escapeMarkdown(first)} | y ${escapeMarkdown(second)} |\n| z | z |\n`
      const types = typesIn(parseMarkdown(table)).join(' ')
      const unchanged = `root table${' tableRow tableCell text tableCell text'.repeat(3)}`
      if (types !== unchanged) changed++
      expect(types).toBe(unchanged)
    }),
    { numRuns: runs(FULL) },
  )
  recordFigure({
    name: 'Strings that change the structure of a table',
    target: '0',
    measured: String(changed),
    runs: runs(FULL),
  })
})

test('text in a quoted line stays in its paragraph', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(typesIn(parseMarkdown(`> It said: ${escapeMarkdown(text)}`))).toEqual([
        'root',
        'blockquote',
        'paragraph',
        'text',
      ])
    }),
    { numRuns: runs(FULL) },
  )
})

test('what is shown is the text, on one line', () => {
  const shown = (text: string) =>
    textOf(parseMarkdown(`x ${escapeMarkdown(text)}`))
      .slice(2)
      .replaceAll('\u2060', '')
  const text = String.raw`a|b \ *c* _d_ ~e~ [f](g) <h> & &amp; @i #1 j@k.l https://m.n $o$ !p ${'`q`'}`
  expect(shown(text)).toBe(text)
  expect(shown('a\n\nb\tc')).toBe('a b c')
})

test.each([
  ['/guides/quick-start', '/guides/quick-start'],
  ['a\u202eb\u200bc', 'abc'],
  ['x'.repeat(121), `${'x'.repeat(119)}…`],
  ['😀'.repeat(120), '😀'.repeat(120)],
  ['@team', '@&#8288;team'],
  ['#12', '#&#8288;12'],
  ['a|b', 'a&#124;b'],
])('%j becomes %j', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown)
})

test("no mention, reference, emoji or autolink of GitHub's is left", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const shown = textOf(parseMarkdown(`x ${escapeMarkdown(text)}`))
      expect(shown).not.toMatch(/@[A-Za-z0-9]|#\d|gh-\d|:[a-z0-9_+-]+:|:\/\/|www\./i)
    }),
    { numRuns: runs(FULL) },
  )
})
