import { expect, test } from '@jest/globals'
import { formatDuration } from '../../src/base/duration.ts'
import { checkPrompt, firstLine } from '../../src/base/prompt.ts'

test.each(['', ' ', '\n\t', '\u00a0'])('I2: a prompt of %j is refused', (prompt) => {
  expect(() => checkPrompt(prompt)).toThrow('is empty or white space')
})

test('I2: a prompt of 64 KiB of UTF-8 is taken, a byte more is refused with its size', () => {
  const longest = 'é'.repeat(32 * 1024)
  expect(checkPrompt(longest)).toBe(longest)
  expect(() => checkPrompt(`${longest}a`)).toThrow('holds 65537 bytes, more than the 65536 allowed')
})

test('I3: NUL bytes and lone surrogates are replaced, pairs are kept', () => {
  expect(checkPrompt('a\0b\ud800c\udc00d😀')).toBe('a�b�c�d😀')
})

test.each([
  ['Fix it.\nThen more.', 'Fix it.'],
  ['\n\n  Fix it.\r\nThen', 'Fix it.'],
  ['Fix\u2028it', 'Fix'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['😀'.repeat(81), `${'😀'.repeat(79)}…`],
])('the first line of %j is %j', (prompt, line) => {
  expect(firstLine(prompt)).toBe(line)
})

test.each([
  [0, '0 s'],
  [-5, '0 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [200_000, '3 min 20 s'],
  [3_600_000, '1 h'],
  [3_900_000, '1 h 5 min'],
])('%i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
