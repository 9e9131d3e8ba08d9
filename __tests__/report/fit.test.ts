import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fitSections, leftOutNote, type Section } from '../../src/report/fit.ts'

const lines = (count: number, text: string): Section => ({
  longestTable: count,
  render: (maxRows) =>
    ['# title', ...Array<string>(Math.min(count, maxRows)).fill(text)].join('\n'),
})

test('sections that fit are whole', () => {
  expect(fitSections([lines(2, 'a'), lines(1, 'b')], 1000)).toBe('# title\na\na\n\n# title\nb')
})

test('sections share the room: the longest tables lose rows first', () => {
  const shown = fitSections([lines(500, 'traffic'), lines(3, 'readers')], 200)
  expect(shown.match(/readers/g)).toHaveLength(3)
  expect(shown.match(/traffic/g)?.length).toBeGreaterThan(3)
})

test('as many rows as fit, and never more than there is room for', () => {
  const anySection = fc
    .record({
      count: fc.nat(60),
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
    })
    .map(({ count, text }) => lines(count, text))
  fc.assert(
    fc.property(
      fc.array(anySection, { maxLength: 3 }),
      fc.integer({ min: 40, max: 1500 }),
      (all, maxBytes) => {
        const shown = fitSections(all, maxBytes)
        expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(maxBytes)
        const withRows = (rows: number) => all.map(({ render }) => render(rows)).join('\n\n')
        const rows = [...Array(61).keys()].findLast((each) => withRows(each) === shown) ?? -1
        expect(rows).toBeGreaterThanOrEqual(0)
        if (rows < 60) expect(Buffer.byteLength(withRows(rows + 1))).toBeGreaterThan(maxBytes)
      },
    ),
  )
})

test('rows that are left out are counted', () => {
  expect(leftOutNote(0)).toBe('')
  expect(leftOutNote(1)).toMatch(/^1 more row left out/)
  expect(leftOutNote(1234)).toMatch(/^1,234 more rows left out/)
})
