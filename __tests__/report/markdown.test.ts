import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  countOf,
  escapeMarkdown,
  escapePath,
  formatChange,
  formatShare,
  trendOf,
} from '../../src/report/markdown.ts'
import { hostileText, structureOf, textOf } from '../support/markdown.ts'
import { runs } from '../support/runs.ts'

const numRuns = runs(400, 50_000)

describe('text from outside', () => {
  test("S18: in a table's cell leaves the table as it was, and is nothing but text", () => {
    const plain = `root table${' tableRow tableCell text tableCell text'.repeat(3)}`
    fc.assert(
      fc.property(hostileText, hostileText, (text, path) => {
        const row = `| x ${escapeMarkdown(text)} | y ${escapePath(path).replace('_empty_', '')} |`
        const table = `| a | b |\n|---|---|\n${row}\n| z | z |\n`
        expect(structureOf(table).join(' ')).toBe(plain)
      }),
      { numRuns },
    )
  })

  test('S18: in a quoted line stays in its paragraph', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(structureOf(`> It said: ${escapeMarkdown(text)}`)).toEqual([
          'root',
          'blockquote',
          'paragraph',
          'text',
        ])
      }),
      { numRuns },
    )
  })

  test("S18: is no mention, reference, emoji or autolink of GitHub's", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const shown = textOf(`x ${escapeMarkdown(text)}`)
        expect(shown).not.toMatch(/@[A-Za-z0-9]|#\d|gh-\d|:[a-z0-9_+-]+:|:\/\/|www\./i)
      }),
      { numRuns },
    )
  })

  test('is shown as it is, on one line', () => {
    const shown = (text: string) =>
      textOf(`x ${escapeMarkdown(text)}`)
        .slice(2)
        .replaceAll('\u2060', '')
    const text = String.raw`a|b \ *c* _d_ ~e~ [f](g) <h> & &amp; @i #1 j@k.l https://m.n $o$ !p ${'`q`'}`
    expect(shown(text)).toBe(text)
    expect(shown('a\n\nb\tc')).toBe('a b c')
  })

  test.each([
    ['a\u202eb\u200bc', 'abc'],
    ['x'.repeat(121), `${'x'.repeat(119)}…`],
    ['😀'.repeat(120), '😀'.repeat(120)],
    ['@team', '@&#8288;team'],
    ['#12', '#&#8288;12'],
    ['a|b', 'a&#124;b'],
  ])('%j becomes %j', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown)
  })
})

test('a path may break after each slash, so that a long one fits a phone', () => {
  expect(escapePath('/guides/quick-start')).toBe('/guides/<wbr>quick-start')
  expect(escapePath('/')).toBe('/')
  expect(escapePath('')).toBe('_empty_')
  expect(escapePath('x'.repeat(101))).toHaveLength(100)
})

const change = (views: number, percent: number | 'new') => ({ views, percent })

test.each([
  [change(914, 8.2), '+8 %', ', up 8 % on the week before'],
  [change(-1020, -12.6), '−13 %', ', down 13 % on the week before'],
  [change(-1, -0.44), '−0.4 %', ', down 0.4 % on the week before'],
  [change(0, 0), '0 %', ', as many as the week before'],
  [change(1, 0.001), '0 %', ', as many as the week before'],
  [change(11_330, 11_330), '+11,330 %', ', up 11,330 % on the week before'],
  [change(5, 'new'), 'new', ', after none the week before'],
  [null, '–', ''],
])('the change %j is written as %j and "%s"', (of, cell, clause) => {
  expect(formatChange(of).replaceAll('\u00a0', ' ')).toBe(cell)
  expect(trendOf(of).replaceAll('\u00a0', ' ')).toBe(clause)
})

test('numbers have separated thousands, and the noun its number', () => {
  expect(countOf(12_345, 'view')).toBe('12,345 views')
  expect(countOf(1, 'view')).toBe('1 view')
  expect(countOf(0, 'person', 'people')).toBe('0 people')
  expect(formatShare(0.305)).toBe('31\u00a0%')
})
