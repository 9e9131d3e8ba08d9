import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeMarkdown } from '../../src/report/escape.ts'
import { toPlainMarkdown } from '../../src/report/plain.ts'
import { folded, table } from '../../src/report/tables.ts'
import { runs } from '../support/figures.ts'
import { parseMarkdown, textOf, typesIn } from '../support/markdown.ts'

const FULL = 20_000
const plain = (text: string) => toPlainMarkdown(escapeMarkdown(text))

/** What means something to Markdown, to HTML or to a chat, and anything else. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '|',
        '\\',
        '`',
        '*',
        '_',
        '~~',
        '[',
        '](',
        ')',
        '![',
        '<',
        '>',
        '<!--',
        '-->',
      ),
      fc.constantFrom('</details>', '<sub>', '<details><summary>', '```mermaid', '&', '&lt;'),
      fc.constantFrom('&#8288;', '&amp;#8288;', '<!channel>', '<@U1>', '@here', '@team', 'a@b.co'),
      fc.constantFrom('https://x.example', 'www.x.example', '#1', '\n', '\u2028', '\u202e', '$x$'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))

test('the parts that only GitHub shows are gone, and their content stays', () => {
  const markdown = [
    '### 📈 Who reads the docs',
    '```mermaid\nxychart-beta\n  bar [1,2]\n```',
    folded('🏆 Top pages: 1 of 1', table(['Page', 'Views:'], [['/a', '1']])),
    '<sub>Spent: 8 requests.</sub>',
  ].join('\n\n')
  expect(toPlainMarkdown(markdown)).toBe(
    [
      '### 📈 Who reads the docs',
      '**🏆 Top pages: 1 of 1**',
      '| Page | Views |\n| :-- | --: |\n| /a | 1 |',
      'Spent: 8 requests.',
    ].join('\n\n'),
  )
})

test.each([
  ['/api_reference/v2', '/api_reference/v2'],
  ['at 10:30 #7 costs $5!', 'at 10:30 #7 costs $5!'],
  ['R&D', 'R&D'],
  ['a|b', 'a\\|b'],
  ['<!channel>', '‹!channel›'],
  ['@here', '@\u2060here'],
  ['https://x.example', 'https:\u2060//x.example'],
  ['www.x.example', 'www\u2060.x.example'],
])('%j is written as %j', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

test('D3: text from outside stays text, in a table and in a quoted line', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const inTable = `| a | b |\n| --- | --- |\n| ${plain(text) || 'x'} | x |\n`
      expect(typesIn(parseMarkdown(inTable)).join(' ')).toBe(
        `root table${' tableRow tableCell text tableCell text'.repeat(2)}`,
      )
      expect(typesIn(parseMarkdown(`> It said: ${plain(text)}`))).toEqual([
        'root',
        'blockquote',
        'paragraph',
        'text',
      ])
    }),
    { numRuns: runs(FULL) },
  )
})

test('what is shown is the text, but for the angle brackets', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const shown = (markdown: string) =>
        textOf(parseMarkdown(`x ${markdown}`)).replaceAll('\u2060', '')
      expect(shown(plain(text))).toBe(
        shown(escapeMarkdown(text)).replaceAll('<', '‹').replaceAll('>', '›'),
      )
    }),
    { numRuns: runs(FULL) },
  )
})

test('nothing is left that calls a channel, a person or a link', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(plain(text)).not.toMatch(/[<>]|@[A-Za-z0-9]|:\/\/|www\./i)
    }),
    { numRuns: runs(FULL) },
  )
})
