import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeMarkdown, escapePath, folded, table } from '../../src/report/markdown.ts'
import { toPlainMarkdown } from '../../src/report/plain.ts'
import { hostileText, structureOf, textOf } from '../support/markdown.ts'
import { runs } from '../support/runs.ts'

const plain = (text: string) => toPlainMarkdown(escapeMarkdown(text))

test('what only GitHub shows is gone, and its content stays, in ordinary characters', () => {
  const rows = table(['Page', 'Views:'], [[escapePath('/a/b'), 'a:<br>1<br>2']])
  const chart = '**Views a week** 🟦 people\n\n```mermaid\n  bar [1,2]\n```'
  const sentence = 'Up 8\u00a0% last week (9\u2060–\u206015\u00a0Nov)'
  const lists = folded('Lists', `${chart}\n\n${rows}`)
  expect(toPlainMarkdown(`${sentence}\n\n${lists}\n\n<sub>Complete weeks.</sub>`)).toBe(
    'Up 8 % last week (9–15 Nov)\n\n**Lists**\n\n| Page | Views |\n| :-- | --: |\n| /a/b | a: 1; 2 |\n\nComplete weeks.',
  )
})

test.each([
  ['/api_reference/v2 at 10:30 #7 costs $5! R&D', '/api_reference/v2 at 10:30 #7 costs $5! R&D'],
  ['a|b', 'a\\|b'],
  ['<!channel>', '‹!channel›'],
  ['@here', '@\u2060here'],
  ['https://www.x.example', 'https:\u2060//www\u2060.x.example'],
])('%j is written as %j', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

test('D3: text from outside is the same text, but for angle brackets, and calls or links nothing', () => {
  const cells = `root table${' tableRow tableCell text tableCell text'.repeat(2)}`
  fc.assert(
    fc.property(hostileText, (text) => {
      const written = plain(text)
      const inTable = `| a | b |\n| --- | --- |\n| ${written || 'x'} | x |\n`
      expect(structureOf(inTable).join(' ')).toBe(cells)
      const quoted = `> It said: ${written}`
      expect(structureOf(quoted)).toEqual(['root', 'blockquote', 'paragraph', 'text'])
      const shown = (markdown: string) => textOf(`x ${markdown}`).replaceAll('\u2060', '')
      expect(shown(written)).toBe(
        shown(escapeMarkdown(text)).replaceAll('<', '‹').replaceAll('>', '›'),
      )
      expect(written).not.toMatch(/[<>]|@[A-Za-z0-9]|:\/\/|www\./i)
    }),
    { numRuns: runs(300, 20_000) },
  )
})
