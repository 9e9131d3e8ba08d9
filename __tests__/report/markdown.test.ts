import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  countOf,
  escapeMarkdown,
  escapePath,
  formatChange,
  formatShare,
  keepWeeksTogether,
  trendOf,
} from '../../src/report/markdown.ts'
import { hostileText, structureOf, textOf, typed } from '../support/markdown.ts'
import { runs } from '../support/runs.ts'

const numRuns = runs(400, 50_000)

describe('text from outside', () => {
  test('S18: in a cell and in a quoted line is nothing but text, and calls or links nothing', () => {
    const table = `root table${' tableRow tableCell text tableCell text'.repeat(3)}`
    fc.assert(
      fc.property(hostileText, hostileText, (text, path) => {
        const row = `| x ${escapeMarkdown(text)} | y ${escapePath(path).replace('_empty_', '')} |`
        expect(structureOf(`| a | b |\n|---|---|\n${row}\n| z | z |\n`).join(' ')).toBe(table)
        const quoted = `> It said: ${escapeMarkdown(text)}`
        expect(structureOf(quoted)).toEqual(['root', 'blockquote', 'paragraph', 'text'])
        expect(textOf(`x ${escapeMarkdown(text)}`)).not.toMatch(
          /@[A-Za-z0-9]|#\d|gh-\d|:[a-z0-9_+-]+:|:\/\/|www\./i,
        )
      }),
      { numRuns },
    )
  })

  test('is shown as it is, on one line', () => {
    const shown = (text: string) => typed(textOf(`x ${escapeMarkdown(text)}`)).slice(2)
    const text = String.raw`a|b \ *c* _d_ ~e~ [f](g) <h> & &amp; @i #1 j@k.l https://m.n $o$ !p ${'`q`'}`
    expect(shown(text)).toBe(text)
    expect(shown('a\n\nb\tc')).toBe('a b c')
  })

  test.each([
    ['a\u202eb\u200bc', 'abc'],
    ['x'.repeat(121), `${'x'.repeat(119)}…`],
    ['😀'.repeat(120), '😀'.repeat(120)],
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

test.each([
  ['last week (9–15 Nov), up', 'last week (9\u2060–\u206015\u00a0Nov), up'],
  ['1–2 of 3', '1–2 of 3'],
])('a week does not break: %j', (text, kept) => {
  expect(keepWeeksTogether(text)).toBe(kept)
})

const change = (views: number, percent: number | 'new') => ({ views, percent })

test.each([
  [change(-1020, -12.6), '−13 %', ', down 13 % on the week before'],
  [change(-1, -0.44), '−0.4 %', ', down 0.4 % on the week before'],
  [change(1, 0.001), '0 %', ', as many as the week before'],
  [change(11_330, 11_330), '+11,330 %', ', up 11,330 % on the week before'],
  [change(5, 'new'), 'new', ', after none the week before'],
  [null, '–', ''],
])('the change %j is written as %j and "%s"', (of, cell, clause) => {
  expect(typed(formatChange(of))).toBe(cell)
  expect(typed(trendOf(of))).toBe(clause)
})

test('numbers have separated thousands, and the noun its number', () => {
  expect(countOf(12_345, 'view')).toBe('12,345 views')
  expect(countOf(1, 'view')).toBe('1 view')
  expect(formatShare(0.305)).toBe('31\u00a0%')
})
