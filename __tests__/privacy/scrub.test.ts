import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { maskKeys, scrubLine } from '../../src/privacy/scrub.ts'
import { fc, runs } from '../support/runs.ts'

/** Texts with digits, names or words that masks look at, but without personal data. */
const QUESTIONS = linesOf('technical-questions.txt')
/** Each way to group digits, from libphonenumber 9.0 (`examples.mobile.json`). */
const NUMBERS = linesOf('telephone-numbers.txt')

function linesOf(file: string): string[] {
  const url = new URL(`../support/${file}`, import.meta.url)
  return readFileSync(url, 'utf8').trim().split('\n')
}

test('only these technical questions that look like personal data lose anything', () => {
  const lost = QUESTIONS.filter((question) => scrubLine(question) !== question)
  expect(lost).toEqual([
    'What is nextCursor 01J8ZQ4Y3N8V5T6W7X9A2B3C4D?',
    'Is the access token a JWT? How do I decode the header eyJhbGciOiJIUzI1NiJ9?',
    'What does "user@example.com" in the quickstart stand for?',
    'customer number 0012345678 leading zeros are lost',
    'Go 1.23.4: go.sum mismatch h1:4VGVqIZ2wHkqJuMr7nWDXjC8aVQaUe0sYyBJhXoGmkQ=',
  ])
})

test('phone numbers with a country code are removed, grouped or not', () => {
  const numbers = NUMBERS.flatMap((number) => [number, number.replaceAll(' ', '')])
  for (const number of numbers)
    expect(scrubLine(`call us: ${number}, why?`)).toBe('call us: [phone], why?')
})

/** The planted text, and the mark that must replace it. */
const PLANTED: ReadonlyArray<readonly [kind: string, typed: string, mark: string]> = [
  ['a mail address', 'jo.do+x@acme.example', '[email]'],
  ['one with other letters', 'josé@exämple.de', '[email]'],
  ['one in a URL', 'jo%40acme.example', '[email]'],
  ['one with an invisible character', 'jo@ac\u200bme.example', '[email]'],
  ['a telephone in E.164', '+442071838750', '[phone]'],
  ['one of Germany', '0151 23456789', '[phone]'],
  ['one of France', '06.12.34.56.78', '[phone]'],
  ['one of the US', '(415) 555-2671', '[phone]'],
  ['one in full-width digits', '+８１ ９０ １２３４ ５６７８', '[phone]'],
  ['a card', '4111 1111 1111 1111', '[card]'],
  ['a Mastercard', '5555 5555 5555 4444', '[card]'],
  ['a card of 15 digits', '3782-822463-10005', '[card]'],
  ['a key of GitHub', 'ghp_012345678901234567890123456789012345', '[key]'],
  ['a key of the service', 'mint_abc12345', '[key]'],
  ['a key of OpenAI', 'sk-proj-abcdefghijkl0123456789', '[key]'],
  ['a JSON Web Token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_def', '[key]'],
  ['a key of AWS', 'AKIAQQQQQQQQQQQQQQQ2', '[key]'],
  ['a key of Slack', 'xoxb-012345678901-0123456789012', '[key]'],
  ['a PEM block', '-----BEGIN A KEY-----\nMIIEvQIBADANBgkqhki\n-----END A KEY-----', '[key]'],
  ['a random string', 'Xk9fQ2mZp7LtR4vW8nYb3cHs', '[key]'],
  ['a random string in Base64', '9tybYl2mJwpHj/bJ6ICpFmeJGEQtPKnM79MBX3G9xqq=', '[key]'],
  ['a random hexadecimal string', 'e1c73117f1941ad40c705a4e2f6b681f240a6c81db8ca9bc', '[key]'],
]

const AROUND: ReadonlyArray<readonly [where: string, before: string, after: string]> = [
  ['at the end of a sentence', 'my value is ', '.'],
  ['in quotes', '{"user":"', '","limit":10}'],
  ['in Markdown', '**', '**'],
  ['on a line', 'line one\n', '\nline three'],
  ['beside Chinese letters', '请联系我：', '谢谢'],
  ['beside Japanese letters', 'カードは', 'です'],
  ['behind a typed line break', String.raw`{"text":"one\n`, String.raw`\nthree"}`],
]

describe.each(AROUND)('%s', (_where, before, after) => {
  test.each(PLANTED)('%s is removed', (_kind, typed, mark) => {
    const scrubbed = scrubLine(`${before}${typed}${after}`)
    expect(scrubbed).toContain(mark)
    expect(scrubbed).not.toContain(typed.normalize('NFKC').slice(1, 9))
    expect(scrubbed.endsWith(after.replace(/\n|\\n/, ' '))).toBe(true)
    expect(scrubLine(scrubbed)).toBe(scrubbed)
  })
})

test("GitHub's tokens that contain a JSON Web Token are removed whole, even if they are cut", () => {
  const token = `ghs_123456_eyJ${'aB3-x_'.repeat(40)}.eyJ${'kL9_Q-'.repeat(25)}.${'Zz0-'.repeat(22)}`
  expect(token.length).toBeGreaterThan(480)
  expect(scrubLine(`The token ${token}, is it right?`)).toBe('The token [key], is it right?')
  expect(scrubLine(`It is ${token}.`)).toBe('It is [key].')
  expect(scrubLine(`${'word '.repeat(39)}${token}`)).not.toContain('eyJ')
  expect(scrubLine(`${'longer words '.repeat(60)}${token}`)).not.toContain('eyJ')
})

test.each([
  ['Authorization: Bearer abc123def456', 'Authorization: Bearer [key]'],
  ['Basic dXNlcjpodW50ZXIy', 'Basic [key]'],
  ['password is hunter2.', 'password is [key].'],
  ['password is Tr0ub(4dor', 'password is [key]'],
  ["DB_PASSWORD='hunter2!'", "DB_PASSWORD='[key]!'"],
  [String.raw`{\"apiKey\":\"a8f93k2x\"}`, String.raw`{\"apiKey\":\"[key]\"}`],
  ['x --token abc123xyz -v', 'x --token [key] -v'],
  ['client_secret: dfmIHsWyCzPbyxuQ', 'client_secret: [key]'],
  ['https://u:p4@a.io/x?n=1', 'https://[credentials]@a.io/x?n=1'],
  ['https://a.io/?token=abc12345&n=1', 'https://a.io/?token=[key]&n=1'],
  ['tel 4155552671', 'tel [phone]'],
  ['call 5552671', 'call [phone]'],
  ['write to j@acme.example', 'write to [email]'],
  ['card 12 4111 1111 1111 1111 12/27', 'card 12 [card] 12/27'],
  ['/users/jo%40acme.example/edit', '/users/[email]/edit'],
])('%j becomes %j', (text, scrubbed) => {
  expect(scrubLine(text)).toBe(scrubbed)
})

test('most random strings of one case are removed', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789')
  const strings = fc.sample(fc.string({ unit: letters, minLength: 20, maxLength: 40 }), 1_000)
  for (const spell of [(text: string) => text, (text: string) => text.toUpperCase()]) {
    const left = strings.filter((text) => scrubLine(spell(text)) === spell(text))
    expect(left.length).toBeLessThan(200)
  }
})

test('a line has at most 200 characters, and no part of a key or an address', () => {
  const step = process.env.FULL ? 1 : 3
  expect(scrubLine(' a\n\tb \u2028 jo@acme.example ')).toBe('a b [email]')
  expect(scrubLine('x '.repeat(300))).toMatch(/^(x )+x?…$/)
  for (const [, typed, mark] of PLANTED) {
    const part = typed.normalize('NFKC').slice(0, 6)
    // Near the end of the line, and near the end of the text that is read.
    for (let at = 150; at < 1_100; at += at >= 200 && at < 980 ? 780 : step) {
      const ahead = '. '.repeat(600).slice(0, at - 1)
      const line = scrubLine(`${ahead} ${typed} ${'and on '.repeat(300)}`)
      expect({ line, mark, holds: line.includes(part) }).toMatchObject({ holds: false })
      expect(line.length).toBeLessThanOrEqual(200)
    }
  }
})

test('keys that shrink to marks do not uncover part of an address', () => {
  const key = `ghp_${'a1B2'.repeat(9)} `
  for (let more = 0; more < 60; more++)
    expect(
      scrubLine(`${key.repeat(24)}${'x'.repeat(more)} jo.smith@acme.example ${key}`),
    ).not.toContain('jo.smi')
})

test('among very many possible phone numbers, all count as numbers', () => {
  for (const text of ['01 2 3 4 5 6 7 8 ', '020 7946 0958; ', '01\\n2 3 4 5 6 7 8, ']) {
    const left = scrubLine(text.repeat(200)).replaceAll('[phone]', '')
    expect(left.slice(text.length * 8)).not.toMatch(/\d/)
  }
})

test('a long text of any pieces takes little time', () => {
  const pieces = fc.constantFrom(
    ...['a', '1', '1 ', '0 ', '01 ', '1.', 'a.', 'a@', '@a.', ':', ' ', '\n', '\\n', '+1 '],
    ...['(0', 'password=', 'token: ', ' --token ', 'https://', 'a://b@', '%40', '"', '\\"'],
    ...['-----BEGIN A-----', 'ghp_aaaaaaaaaaaaaaaa.', 'sk-a', 'bearer ', '4111 ', 'A1b/'],
    ...['ﷺ', '漢', '(415) 555-2671 ', '06 ', 'aaaaaaaaaaaaaaaaaaa1.'],
  )
  fc.assert(
    fc.property(pieces, pieces, (one, other) => {
      const text = `${one}${other}`.repeat(65_536 / (one.length + other.length))
      expect(scrubLine(text).length).toBeLessThanOrEqual(200)
    }),
    { numRuns: runs(60, 2_000) },
  )
})

/** Lines as OpenSSL writes them. It encodes nothing. */
const bodyOf = (length: number) =>
  'Made/up+text/Made/up+text/Made/up+text/Made/up+text/Made/up+tex\n'.repeat(length / 64)

test.each([
  ['2,048 bits', 1_700],
  ['8,192 bits', 6_400],
  ['16,384 bits', 12_600],
])('the PEM block of a key of %s is removed whole', (_size, length) => {
  const key = `-----BEGIN PRIVATE KEY-----\n${bodyOf(length)}-----END PRIVATE KEY-----`
  expect(maskKeys(`one ${key} two ${key} three`)).toBe('one [key] two [key] three')
  expect(maskKeys(`one ${key.slice(0, -30)}`)).toBe('one [key]')
})

test('of two PEM blocks, the first is removed even if it has no end', () => {
  const begin = `-----BEGIN PRIVATE KEY-----\n${bodyOf(1_700)}`
  expect(maskKeys(`${begin}${begin}-----END PRIVATE KEY-----.`)).toBe('[key][key].')
})

test('two million characters of PEM blocks without an end take little time', () => {
  const startMs = performance.now()
  for (const piece of ['-----BEGIN A-----', '-----BEGIN A-----\n-----END ', '-----BEGIN A----']) {
    const text = piece.repeat(2_000_000 / piece.length)
    expect(maskKeys(text)).toBe(text)
  }
  expect(performance.now() - startMs).toBeLessThan(5_000)
})

const hexOf = (length: number) => '0a1b2c3d4e5f67'.repeat(10).slice(0, length)

test.each([40, 56, 64, 96, 128])('a hash of %i hexadecimal digits stays', (length) => {
  expect(scrubLine(`commit ${hexOf(length)} is bad`)).toBe(`commit ${hexOf(length)} is bad`)
})

test.each([41, 57, 63, 97, 127])('%i hexadecimal digits are a key, not a hash', (length) => {
  expect(scrubLine(`use ${hexOf(length)} here`)).toBe('use [key] here')
})
