import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { redact, rememberSecret } from '../../src/base/secrets.ts'
import { quote } from '../../src/base/text.ts'
import { toLogLine } from '../../src/runner/log.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { commandIn } from '../support/runner-commands.ts'

const FULL = 50_000

test('a log line is one line without a workflow command of anybody else', () => {
  let commands = 0
  const piece = fc.oneof(
    fc.constantFrom(
      '::',
      '##[',
      ']',
      'set-output',
      'error',
      'add-mask',
      'stop-commands',
      ' ',
      '\n',
      '\r',
      '\u2028',
      '\u0085',
      '\t',
      'name=x',
      '%0A',
    ),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const line = toLogLine(pieces.join(''))
      expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029]/)
      if (commandIn(line) !== undefined) commands++
      expect(commandIn(line)).toBeUndefined()
    }),
    { numRuns: runs(FULL) },
  )
  recordFigure({
    name: 'Workflow commands of others in the log',
    target: '0',
    measured: String(commands),
    runs: runs(FULL),
  })
})

test.each([
  ['::set-output name=a::b', ': :set-output name=a::b'],
  ['  ::error::x', '  : :error::x'],
  ['\n::error::x', ' : :error::x'],
  ['a ##[error]b', 'a ## [error]b'],
  ['plain: text', 'plain: text'],
  ['https://github.com/a', 'https://github.com/a'],
])('%j is logged as %j', (message, line) => {
  expect(toLogLine(message)).toBe(line)
})

test('quoted text is one visible line, cut', () => {
  expect(quote('a"b\n\u202ec\u200b\u0085\ud800')).toBe(String.raw`"a\"b\n\u{202e}c\u{200b}\u{85}�"`)
  expect(quote('x'.repeat(20), 10)).toBe(`"${'x'.repeat(10)}…"`)
})

test('a remembered secret is taken out in every spelling', () => {
  const secret = 'mint_s/e+c="r\\et'
  rememberSecret(secret)
  const bytes = Buffer.from(secret)
  const spellings = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ]
  for (const spelling of spellings) expect(redact(`a ${spelling} b`)).toBe('a *** b')
  expect(toLogLine(`key ${secret}`)).toBe('key ***')
})

test('an empty secret changes nothing', () => {
  rememberSecret('')
  expect(redact('abc')).toBe('abc')
})
