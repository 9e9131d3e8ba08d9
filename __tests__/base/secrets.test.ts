import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { firstLine } from '../../src/base/prompt.ts'
import { redact, rememberSecret } from '../../src/base/secrets.ts'
import { quote } from '../../src/base/text.ts'
import { scrubbedLine } from '../../src/readers/words.ts'
import { escapeMarkdown } from '../../src/report/escape.ts'
import { CANARY_KEY } from '../support/action.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { holdsSecret, SPELLINGS } from '../support/spellings.ts'

const KEY = CANARY_KEY
/** Of everything that an encoding treats in its own way. */
const ODD_KEY = 'k3y"&<%41\\u0041`|_*~[#@:$+/=!\'{}9zQ'
for (const secret of [KEY, ODD_KEY]) rememberSecret(secret)

/** What our own code, or the runner's, makes of a text that it passes on. */
const FORMATTERS = [
  'as a JSON string',
  'encoded for a URL',
  'escaped for HTML',
  'with quotes doubled for CSV',
]

describe.each(Object.entries(SPELLINGS))('a secret %s', (_name, spell) => {
  test.each([KEY, ODD_KEY])('is taken out: %j', (secret) => {
    expect(holdsSecret(spell(secret), secret)).toBe(true)
    for (const text of [spell(secret), `before ${spell(secret)} after`])
      expect(holdsSecret(redact(text), secret)).toBe(false)
  })

  test.each(FORMATTERS)('is known when it was written %s again', (name) => {
    const text = SPELLINGS[name]?.(spell(KEY)) ?? ''
    expect(holdsSecret(text, KEY)).toBe(true)
    expect(holdsSecret(redact(text), KEY)).toBe(false)
  })
})

test('a secret that is split over two fields, at each offset, cannot be put together again', () => {
  for (let at = 1; at < KEY.length; at++) {
    const [first, second] = [KEY.slice(0, at), KEY.slice(at)]
    const row = redact(`| ${escapeMarkdown(first)} | ${escapeMarkdown(second)} |`)
    expect(holdsSecret(row, KEY)).toBe(false)
  }
})

test('a text without a secret comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!holdsSecret(text, KEY) && !holdsSecret(text, ODD_KEY))
      expect(redact(text)).toBe(text)
    }),
    { numRuns: runs(5_000) },
  )
})

test('what stands beside a secret stays, and JSON stays JSON', () => {
  expect(redact(`a=${KEY}&b=1`)).toBe('a=***&b=1')
  const json = JSON.stringify({ 'a"b': `\\${ODD_KEY}`, c: `x\n${KEY}\ny`, d: [KEY, 1] })
  expect(JSON.parse(redact(json))).toEqual({ 'a"b': '***', c: 'x\n***\ny', d: ['***', 1] })
})

test('a cut at any place leaves no part of a secret', () => {
  const cuts: Record<string, (text: string) => string> = {
    firstLine,
    quote: (text) => quote(text, 100),
    escapeMarkdown: (text) => escapeMarkdown(text, 100),
    scrubbedLine,
  }
  let cutsMade = 0
  let left = 0
  for (const [name, cut] of Object.entries(cuts)) {
    for (let offset = 0; offset < 210; offset++) {
      const shown = cut(`${'. '.repeat(offset).slice(0, offset)}${KEY} ${'. '.repeat(200)}`)
      cutsMade++
      if (shown.includes(KEY.slice(0, 6))) left++
      expect([name, offset, shown.includes(KEY.slice(0, 6))]).toEqual([name, offset, false])
    }
  }
  recordFigure({
    name: 'Cuts through a key that left a part of it',
    target: '0',
    measured: `${left}`,
    runs: cutsMade,
  })
})

test.each(['\\', '&#92;', '&amp;', '%25', '\\u005c', 'a', '"'])(
  'a long run of %j takes no time that grows with its square',
  (piece) => {
    const long = piece.repeat(Math.ceil((1024 * 1024) / piece.length))
    // A run that took its length squared would take an hour, and the test would be ended.
    expect(redact(`${long} ${KEY}`)).not.toContain(KEY.slice(0, 6))
  },
)
