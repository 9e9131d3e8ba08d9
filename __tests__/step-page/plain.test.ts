import { expect, test } from '@jest/globals'
import { GITHUB } from '../../src/report/markdown.ts'
import { PLAIN } from '../../src/report/plain.ts'
import { renderReport } from '../../src/step-page/report.ts'
import { inQuotes } from '../../src/text.ts'
import { hostileText, structureOf, textOf, typed } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'
import { busyWeek } from '../support/scenes.ts'

test('it says what the summary says, without HTML, charts and special characters', async () => {
  const result = await busyWeek()
  const plain = renderReport(result, 'plain')
  expect(plain).not.toMatch(/<|&#|&amp;|mermaid|🟦|[\u00a0\u2060]/)
  expect(plain).toContain('**All numbers and lists**')
  // Without a chart, the last weeks stand open.
  const withoutWeeks = (markdown: string) =>
    markdown.replace(/^\*\*(?:Earlier weeks|Weeks)\*\* .*\n\n|^\| Week of (?:.*\n)+?\n/gm, '')
  const words = (markdown: string) => typed(textOf(withoutWeeks(markdown))).replace(/[\s;]+/g, '')
  const summary = renderReport(result, 'summary').replace(/\*\*Views a week.*?\n```\n/s, '')
  const open = summary.replace(/<summary>(.*)<\/summary>/g, '<summary>\n\n$1')
  expect(words(plain)).toBe(words(open))
})

test.each([
  ['/api_reference/v2 at 10:30 #7 costs $5! R&D', '/api_reference/v2 at 10:30 #7 costs $5! R&D'],
  ['a|b', 'a\\|b'],
  ['<!channel>', '‹!channel›'],
  ['@here', '@\u2060here'],
  ['https://www.x.example', 'https:\u2060//www\u2060.x.example'],
])('%j is written as %j', (text, expected) => {
  expect(PLAIN.text(text)).toBe(expected)
})

test('D3: text from outside stays the same, except angle brackets, and mentions or links nothing', () => {
  const cells = `root table${' tableRow tableCell text tableCell text'.repeat(2)}`
  fc.assert(
    fc.property(hostileText, (text) => {
      const written = PLAIN.text(text)
      const inTable = `| a | b |\n| --- | --- |\n| ${written || 'x'} | x |\n`
      expect(structureOf(inTable).join(' ')).toBe(cells)
      const quoted = `> It said: ${written}`
      expect(structureOf(quoted)).toEqual(['root', 'blockquote', 'paragraph', 'text'])
      const shown = (markdown: string) => textOf(`x ${markdown}`).replaceAll('\u2060', '')
      expect(shown(written)).toBe(
        shown(GITHUB.text(text)).replaceAll('<', '‹').replaceAll('>', '›'),
      )
      expect(written).not.toMatch(/[<>]|@[A-Za-z0-9]|:\/\/|www\./i)
      const message = PLAIN.message(`It said ${inQuotes(text)}: set \`wait: true\`.`, 1000)
      const sentence = ['root', 'paragraph', 'text', 'inlineCode', 'text']
      expect(structureOf(message)).toEqual(sentence)
      expect(message).not.toMatch(/[<>]|@[A-Za-z0-9]|:\/\/|www\./i)
    }),
    { numRuns: runs(100, 20_000) },
  )
})
