import { beforeEach, expect, test } from '@jest/globals'
import { addSecretToRedact, redact } from '../src/redact.ts'
import { anyText, fc, runs } from './support/runs.ts'

const KEY = 'mint_c4n4ry-Key_0123456789'
/** Has the characters that encodings treat differently. */
const ODD_KEY = 'k3y"&<%41\\u0041`|_*~[#@:$+/=!\'{}9zQ'
beforeEach(() => {
  for (const secret of [KEY, ODD_KEY]) addSecretToRedact(secret)
})

test.each([KEY, ODD_KEY])('a secret in a text or a URL is removed: %j', (secret) => {
  for (const spelling of [secret, encodeURIComponent(secret)])
    expect(redact(`before ${spelling} after`)).toBe('before *** after')
})

test('a secret as the host of a URL, and with codes in lower case, is removed', () => {
  expect(redact(new URL(`https://${KEY}/`).host)).toBe('***')
  const smallCodes = encodeURIComponent(ODD_KEY).replace(/%../g, (code) => code.toLowerCase())
  expect(redact(smallCodes)).toBe('***')
})

test('a secret in the Base64 of a longer text is removed at any offset', () => {
  for (const before of ['', 'u', 'us', 'user:']) {
    const redacted = redact(Buffer.from(`${before}${KEY}:and more`).toString('base64'))
    const [first = '', second = ''] = redacted.split('***')
    expect(redacted).toContain('***')
    for (const rest of [first, second])
      expect(Buffer.from(rest, 'base64').toString()).not.toContain('c4n4ry')
  }
})

test('the text around a secret stays, and JSON stays valid', () => {
  const json = JSON.stringify({ 'a"b': ODD_KEY, c: `x\n${KEY}\ny`, d: [KEY, 1] })
  expect(JSON.parse(redact(json))).toEqual({ 'a"b': '***', c: 'x\n***\ny', d: ['***', 1] })
})

test('a secret that begins like another is removed whole', () => {
  addSecretToRedact('prefix-of')
  addSecretToRedact('prefix-of-another')
  expect(redact('prefix-of-another prefix-of')).toBe('*** ***')
})

test('a text without secrets is unchanged, and a secret as short as a word is ignored', () => {
  addSecretToRedact('abc')
  expect(redact('abc')).toBe('abc')
  const stays = fc.property(anyText(), (text) => expect(redact(text)).toBe(text))
  fc.assert(stays, { numRuns: runs(200, 5_000) })
})
