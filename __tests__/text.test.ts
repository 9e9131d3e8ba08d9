import { expect, test } from '@jest/globals'
import { cutTo, formatDuration, ID, quoted } from '../src/text.ts'

test('quoted text shows invisible characters, and is cut', () => {
  expect(quoted('a"b\n\u202ec\u200b\u0085\u2028\u2029\ud800')).toBe(
    String.raw`"a\"b\n\u{202e}c\u{200b}\u{85}\u{2028}\u{2029}�"`,
  )
  expect(quoted('x'.repeat(20), 10)).toBe(`"${'x'.repeat(10)}…"`)
})

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['👍👍👍👍', 3, '👍👍…'],
  ['x'.repeat(1_000), 4, 'xxx…'],
])('%j cut to %d characters is %j', (text, length, cut) => {
  expect(cutTo(text, length)).toBe(cut)
})

test.each([
  [-5, '0 s'],
  [45_000, '45 s'],
  [60_000, '1 min'],
  [200_000, '3 min 20 s'],
  [3_599_600, '1 h'],
  [3_900_000, '1 h 5 min'],
])('%d ms is %s', (ms, duration) => {
  expect(formatDuration(ms)).toBe(duration)
})

test.each(['..', 'a/b', '', 'a b', 'é', 'x'.repeat(129), 'a\n'])('%j is not an ID', (text) => {
  expect(ID.test(text)).toBe(false)
})
