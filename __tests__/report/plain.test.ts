import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeMarkdown, escapePath, folded, table } from '../../src/report/markdown.ts'
import { toPlainMarkdown } from '../../src/report/plain.ts'
import { hostileText, structureOf, textOf } from '../support/markdown.ts'
import { runs } from '../support/runs.ts'

const numRuns = runs(300, 20_000)
const plain = (text: string) => toPlainMarkdown(escapeMarkdown(text))

test('the parts that only GitHub shows are gone, and their content stays', () => {
  const markdown = [
    '### 📈 Who reads the docs',
    folded(
      'Lists',
      `**Views a week** 🟦 people\n\n\`\`\`mermaid\n  bar [1,2]\n\`\`\`\n\n${table(['Page', 'Views:'], [[escapePath('/a/b'), 'a:<br>1<br>2']])}`,
    ),
    '<sub>Complete weeks.</sub>',
  ].join('\n\n')
  expect(toPlainMarkdown(markdown)).toBe(
    [
      '### 📈 Who reads the docs',
      '**Lists**',
      '| Page | Views |\n| :-- | --: |\n| /a/b | a: 1; 2 |',
      'Complete weeks.',
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
    fc.property(hostileText, (text) => {
      const inTable = `| a | b |\n| --- | --- |\n| ${plain(text) || 'x'} | x |\n`
      expect(structureOf(inTable).join(' ')).toBe(
        `root table${' tableRow tableCell text tableCell text'.repeat(2)}`,
      )
      expect(structureOf(`> It said: ${plain(text)}`)).toEqual([
        'root',
        'blockquote',
        'paragraph',
        'text',
      ])
    }),
    { numRuns },
  )
})

test('what is shown is the text, but for the angle brackets', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const shown = (markdown: string) => textOf(`x ${markdown}`).replaceAll('\u2060', '')
      expect(shown(plain(text))).toBe(
        shown(escapeMarkdown(text)).replaceAll('<', '‹').replaceAll('>', '›'),
      )
    }),
    { numRuns },
  )
})

test('nothing is left that calls a channel, a person or a link', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(plain(text)).not.toMatch(/[<>]|@[A-Za-z0-9]|:\/\/|www\./i)
    }),
    { numRuns },
  )
})
