import { expect, test } from '@jest/globals'
import { normalForm } from '../../src/report/signals.ts'
import { anyText, fc, runs } from '../support/runs.ts'

test.each([
  ['webhook', 'Web Hook', 'web-hook', ' WEBHOOK? ', 'web_hook', '“Webhook”…', 'ｗｅｂ\u200bhook'],
  ['straße', 'STRASSE', 'strasse'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['café', 'cafe\u0301', 'CAFÉ!'],
])('case, spaces and punctuation do not change the form of %s', (...texts) => {
  expect(new Set(texts.map(normalForm)).size).toBe(1)
})

test('different words have different forms, and the form of a form is itself', () => {
  const words = ['v1', 'v2', 'resume', 'résumé', 'C', 'C++', '?', '!']
  expect(new Set(words.map(normalForm)).size).toBe(words.length)
  fc.assert(
    fc.property(anyText({ minLength: 1 }), (text) => {
      const form = normalForm(text)
      expect(normalForm(form)).toBe(form)
      expect(normalForm(` x${text}?! `)).toBe(normalForm(`X${text}…`))
    }),
    { numRuns: runs(500) },
  )
})
