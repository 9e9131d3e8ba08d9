import { describe, expect, test } from '@jest/globals'
import type { PercentChange } from '../../src/readers/change.ts'
import { countOf, formatChange, formatShare, GITHUB, trendOf } from '../../src/report/markdown.ts'
import { inQuotes } from '../../src/text.ts'
import { hostileText, structureOf, textOf, typed } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'

const numRuns = runs(100, 50_000)

describe('text from outside', () => {
  test('S18: is only text in a cell and in a quoted line, without mentions or links', () => {
    const table = `root table${' tableRow tableCell text tableCell text'.repeat(3)}`
    fc.assert(
      fc.property(hostileText, hostileText, (text, path) => {
        const row = `| x ${GITHUB.text(text)} | y ${GITHUB.path(path)} |`
        expect(structureOf(`| a | b |\n|---|---|\n${row}\n| z | z |\n`).join(' ')).toBe(table)
        const quoted = `> It said: ${GITHUB.text(text)}`
        expect(structureOf(quoted)).toEqual(['root', 'blockquote', 'paragraph', 'text'])
        expect(textOf(`x ${GITHUB.text(text)}`)).not.toMatch(
          /@[A-Za-z0-9]|#\d|gh-\d|:[a-z0-9_+-]+:|:\/\/|www\./i,
        )
      }),
      { numRuns },
    )
  })

  test('is shown as it is, on one line', () => {
    const shown = (text: string) => typed(textOf(`x ${GITHUB.text(text)}`)).slice(2)
    const text = String.raw`a|b \ *c* _d_ ~e~ [f](g) <h> & &amp; @i #1 j@k.l https://m.n $o$ !p ${'`q`'}`
    expect(shown(text)).toBe(text)
    expect(shown('a\n\nb\tc')).toBe('a b c')
  })

  test.each([
    ['a\u202eb\u200bc', 'abc'],
    ['x'.repeat(121), `${'x'.repeat(119)}…`],
    ['😀'.repeat(120), '😀'.repeat(120)],
  ])('%j becomes %j', (text, markdown) => {
    expect(GITHUB.text(text)).toBe(markdown)
  })
})

describe('a sentence of ours', () => {
  const message = (text: string, maxLength = 1000) => GITHUB.message(text, maxLength)
  const sentence = ['root', 'blockquote', 'paragraph', 'text', 'inlineCode', 'text']

  test('can be copied as it is, and its code is code', () => {
    const permission = 'It needs `contents: read` for #7: see https://docs.github.com.'
    expect(message(permission)).toBe(permission)
    expect(typed(textOf(message('Set HTTPS_PROXY, or 2 * 3 < $x | [y](z) at once.')))).toBe(
      'Set HTTPS_PROXY, or 2 * 3 < $x | [y](z) at once.',
    )
  })

  test('S18: stays one sentence around quoted text, which mentions and links nothing', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 35, max: 400 }), (text, length) => {
        const whole = `It needs \`wait: true\`, and said ${inQuotes(text)}.`
        for (const written of [message(whole), message(whole, length)]) {
          expect(structureOf(`> ${written}`)).toEqual(sentence)
          expect(structureOf(`- ${written}`).slice(3)).toEqual(sentence.slice(2))
          const [, said = ''] = textOf(written).split('true, and')
          expect(said).not.toMatch(/@[A-Za-z0-9]|#\d|gh-\d|:[a-z0-9_+-]+:|:\/\/|www\./i)
        }
        const twice = message(`${inQuotes(inQuotes(text))} is not ${inQuotes(text)}: use \`a\`.`)
        expect(structureOf(`> ${twice}`)).toEqual(sentence)
      }),
      { numRuns },
    )
  })

  test('gets no structure from text that somebody forgot to quote', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const words = text.replace(/["`]|:\/\/|www\.|@|mailto:/g, '')
        const structure = structureOf(`> It said ${message(words)}`)
        expect(structure).toEqual(['root', 'blockquote', 'paragraph', 'text'])
      }),
      { numRuns },
    )
  })
})

test('a path may break after each slash, so that a long one fits a phone', () => {
  expect(GITHUB.path('/guides/quick-start')).toBe('/guides/<wbr>quick-start')
  expect(GITHUB.path('/')).toBe('/\u00a0(home)')
  expect(GITHUB.path('x'.repeat(101))).toHaveLength(100)
})

test.each([
  ['last week (9–15 Nov), up', 'last week (9\u2060–\u206015\u00a0Nov), up'],
  ['1–2 of 3', '1–2 of 3'],
])('a week stays on one line: %j', (text, kept) => {
  expect(GITHUB.finish(text)).toBe(kept)
})

test.each<[PercentChange | null, string, string]>([
  [-12.6, '−13 %', ', down 13 % on the week before'],
  [-0.44, '−0.4 %', ', down 0.4 % on the week before'],
  [0, '0 %', ', as many as the week before'],
  [0.001, '0 %', ', about as many as the week before'],
  [-0.05, '−0.1 %', ', down 0.1 % on the week before'],
  [11_330, '+11,330 %', ', up 11,330 % on the week before'],
  ['new', 'new', ', after none the week before'],
  [null, '–', ''],
])('the change %j is written as %j and "%s"', (of, cell, clause) => {
  expect(typed(formatChange(of))).toBe(cell)
  expect(typed(trendOf(of))).toBe(clause)
})

test('numbers have separated thousands, and nouns their plural', () => {
  expect(countOf(12_345, 'view')).toBe('12,345 views')
  expect(countOf(1, 'view')).toBe('1 view')
  expect(formatShare(0.305)).toBe('31\u00a0%')
})
