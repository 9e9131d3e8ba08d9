import { describe, expect, test } from '@jest/globals'
import { GITHUB } from '../../src/step-page/markdown.ts'
import { inQuotes } from '../../src/text.ts'
import { hostileText, structureOf, textOf, typed } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'

const numRuns = runs(100, 50_000)

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
