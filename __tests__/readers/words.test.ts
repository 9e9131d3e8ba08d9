import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { normalForm, pagePath, scrubbedLine } from '../../src/readers/words.ts'
import { runs } from '../support/figures.ts'

test.each([
  ['webhook', 'Web Hook', 'web-hook', ' WEBHOOK? ', 'web_hook', '“Webhook”…', 'web\u200bhook'],
  ['straße', 'STRASSE', 'strasse'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['café', 'cafe\u0301', 'CAFÉ!'],
  ['ｗｅｂｈｏｏｋ', 'webhook'],
])('%s is the same in other case, spaces and punctuation', (...texts) => {
  expect(new Set(texts.map(normalForm)).size).toBe(1)
})

test.each([
  ['v1', 'v2'],
  ['resume', 'résumé'],
  ['C', 'C++'],
  ['?', '!'],
])('%s is not %s', (a, b) => {
  expect(normalForm(a)).not.toBe(normalForm(b))
})

test('a normal form is its own normal form, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const form = normalForm(text)
      expect(normalForm(form)).toBe(form)
      expect(normalForm(` x${text}?! `)).toBe(normalForm(`X${text}…`))
    }),
    { numRuns: runs(5000) },
  )
})

test('D4: words are kept without personal data, on one line, and not without end', () => {
  expect(scrubbedLine('mail\n\tada@example.com')).not.toMatch(/ada@|\n|\t/)
  expect([...scrubbedLine(`${'x '.repeat(5000)}ada@example.com`)]).toHaveLength(200)
  expect(scrubbedLine(`${'x '.repeat(92)} ada.lovelace@example.com`)).not.toContain('ada')
})

test('a character of two units is not cut in half', () => {
  const words = 'a-'.repeat(99)
  expect(scrubbedLine(`${words}😀😀`)).toBe(`${words}…`)
  expect(scrubbedLine(`${words}😀`)).toBe(`${words}😀`)
})

test.each([
  ['/keys', '/keys'],
  ['/keys/', '/keys'],
  ['keys', '/keys'],
  ['/', '/'],
  ['', '/'],
  ['https://docs.example', '/'],
  ['https://ada:pw@docs.example/keys/?token=1#top', '/keys'],
  ['/keys?mail=ada@example.com', '/keys'],
])('the path of %j is %j', (page, path) => {
  expect(pagePath(page)).toBe(path)
})
