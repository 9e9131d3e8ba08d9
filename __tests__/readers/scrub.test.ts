import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { scrub } from '../../src/readers/scrub.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { ordinaryQuestion, WRITTEN } from './ordinary-questions.ts'
import { holdsPartOf, planted, sentenceAround } from './planted.ts'

const PLANTED = 20_000
const ORDINARY = 2_000

/** What fast-check draws, as a function that draws a whole number below its argument. */
const picks = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => (below: number) => Math.floor((stream.next().value ?? 0) * below))

test.each<[string, string, string]>([
  ['a mail address', 'mail jo.do+x@example.com.', 'mail [email].'],
  ['one in brackets', 'Jo <jo@example.com>, hi', 'Jo <[email]>, hi'],
  ['one with other letters', 'josé@exämple.de', '[email]'],
  ['one in quotes', '"jo do"@example.com', '[email]'],
  ['one that is spelt', 'jo (at) example (dot) com', '[email]'],
  ['one in words', 'it is jo at example dot com ok', 'it is [email] ok'],
  ['one in a URL', '/find?mail=jo%40example.com&n=1', '/find?mail=[email]&n=1'],
  ['one over two lines', 'jo@\nexample.com', '[email]'],
  ['one in JSON', '{"to":"jo\\u0040example.com"}', '{"to":"[email]"}'],
  ['a telephone of the US', 'me: (415) 555-2671', 'me: [phone]'],
  ['one in E.164', '+442071838750!', '[phone]!'],
  ['one of Germany', '0151 23456789', '[phone]'],
  ['one of France', '06.12.34.56.78', '[phone]'],
  ['two after one another', '+1 415 555 2671 020 7183 8750', '[phone] [phone]'],
  ['one that a word announces', 'call me: 555 2671', 'call me: [phone]'],
  ['one spelt out', '4 1 5 5 5 5 2 6 7 1', '[phone]'],
  ['a card', 'card 4111 1111 1111 1111 12/27', 'card [card] 12/27'],
  ['a card without a space before', 'card4111111111111111', 'card[card]'],
  ['a card over two lines', '4111-1111-\n1111-1111', '[card]'],
  ['a bank account', 'DE89 3704 0044 0532 0130 00 is mine', '[iban] is mine'],
  ['a social security number', 'SSN 078-05-1120', 'SSN [id number]'],
  ['an IP address', 'from 203.0.113.9:8080', 'from [ip]:8080'],
  ['an IPv6 address', 'from [2001:db8::1]:443', 'from [[ip]]:443'],
  ['a network card', '00:1A:2b:3c:4d:5e', '[mac]'],
  ['a key of GitHub', 'use ghp_012345678901234567890123456789012345.', 'use [key].'],
  ['a key of the service', 'mint_abc12345', '[key]'],
  ['a key over two lines', 'ghp_0123456789012345\n67890123456789012345', '[key]'],
  ['a JSON Web Token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_def', '[key]'],
  ['a PEM block', '-----BEGIN A KEY-----\nMIIEvQ==\n-----END A KEY----- x', '[key] x'],
  ['a header', 'Authorization: Bearer abc123def456', 'Authorization: Bearer [key]'],
  ['a header with a name', 'Basic dXNlcjpwYXNz', 'Basic [key]'],
  ['a password', 'DB_PASSWORD="x y z"', 'DB_PASSWORD="[key]"'],
  ['a password in words', 'password is hunter2', 'password is [key]'],
  ['a key in escaped JSON', '{\\"apiKey\\":\\"a8f93k2\\"}', '{\\"apiKey\\":\\"[key]"}'],
  ['an option', 'x --token abc123x -v', 'x --token [key] -v'],
  ['a user of curl', 'curl -u bob:pw https://a.io', 'curl -u [credentials] https://a.io'],
  ['credentials in a URL', 'https://u:p4@a.io/x?n=1', 'https://[credentials]@a.io/x?n=1'],
  ['a password with a slash', 'postgres://u:p@s/w@db:1/x', 'postgres://[credentials]@db:1/x'],
  ['a secret in a query', 'https://a.io/?token=abc123&n=1', 'https://a.io/?token=[key]&n=1'],
  ['a random string', 'Xk9fQ2mZp7LtR4vW8nYb3cHs', '[key]'],
  ['an address of the US', '123 Main St, Springfield, IL 62704', '[address]'],
  ['an address of the UK', '10 Downing Street, London SW1A 2AA', '[address]'],
  ['an address of Germany', 'Hauptstraße 5, 10115 Berlin', '[address]'],
  ['an address of France', '10 rue de la Paix, 75002 Paris', '[address]'],
  ['an address of Spain', 'Calle Mayor 5, 28013 Madrid', '[address]'],
  [
    'invisible characters',
    'jo@exam\u200bple.com 4111\u00ad1111\ud8001111\u20601111',
    '[email] [card]',
  ],
  ['digits of other scripts', '４１５-５５５-２６７１, ٤١٥٥٥٥٢٦٧١', '[phone], [phone]'],
])('D4: %s is taken out, and the place says so', (_, text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed)
})

test('D4: nothing of what was planted in a sentence is left', () => {
  let left = 0
  fc.assert(
    fc.property(picks, (pick) => {
      const { secret, typed } = planted(pick)
      const text = sentenceAround(typed, pick)
      const scrubbed = scrub(text)
      if (holdsPartOf(secret, scrubbed)) left++
      expect({ text, scrubbed, left: holdsPartOf(secret, scrubbed) }).toMatchObject({ left: false })
      expect(scrub(scrubbed)).toBe(scrubbed)
      expect(scrubbed.length).toBeLessThanOrEqual(text.normalize('NFKC').length + 16)
    }),
    { numRuns: runs(PLANTED) },
  )
  recordFigure({
    name: "Personal data and secrets left in readers' words",
    target: '0',
    measured: String(left),
    runs: runs(PLANTED),
  })
})

test('of ordinary technical questions at most 1 in 100 loses anything', () => {
  const lost: string[] = []
  const ask = (text: string) => {
    if (scrub(text) !== text) lost.push(`${text} => ${scrub(text)}`)
  }
  for (const text of WRITTEN) ask(text)
  expect({ lost, few: lost.length <= WRITTEN.length / 100 }).toMatchObject({ few: true })
  const count = runs(ORDINARY)
  fc.assert(
    fc.property(picks, (pick) => ask(ordinaryQuestion(pick))),
    { numRuns: count },
  )
  const all = WRITTEN.length + count
  recordFigure({
    name: 'Ordinary questions that lose anything to the scrubber',
    target: 'at most 1 %',
    measured: `${((lost.length / all) * 100).toFixed(2)} %`,
    runs: all,
  })
  expect({ lost, few: lost.length <= all / 100 }).toMatchObject({ few: true })
})

test('a text of any characters is scrubbed once and for all', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      ...['@', '.', ' ', '-', '+', '[', ']', ':', '/', '=', '\n', '\ud800', '\u200b', 'ﷺ'],
    ),
    fc.constantFrom(
      ...['415', '4111', '0', 'a', 'com', 'password', 'token', 'call', ' at ', ' dot ', '%40'],
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const scrubbed = scrub(parts.join(''))
      expect(scrub(scrubbed)).toBe(scrubbed)
    }),
    { numRuns: runs(20_000) },
  )
})

test('a long text is cut after it is scrubbed: no half of an address is left at the cut', () => {
  fc.assert(
    fc.property(picks, (pick) => {
      const { secret, typed } = planted(pick)
      // Somewhere about the cut, and about the end of what is read beyond the cut.
      const at = [512, 1024][pick(2)] ?? 0
      const before = 'so it is. '.repeat(300).slice(0, at - pick(80))
      const scrubbed = scrub(`${before} ${typed} ${'and on '.repeat(200)}`)
      expect(holdsPartOf(secret, scrubbed)).toBe(false)
      expect(scrubbed).toMatch(/… \[cut\]$/)
      expect(scrubbed.length).toBeLessThanOrEqual(512)
      expect(scrub(scrubbed)).toBe(scrubbed)
    }),
    { numRuns: runs(5_000) },
  )
})

test('a question stays, however long what was pasted after it', () => {
  for (const pasted of ['x'.repeat(9_000), 'a1B2'.repeat(2_000), 'and on '.repeat(900)])
    expect(scrub(`How do I log in with jo@example.com? ${pasted}`)).toMatch(
      /^How do I log in with \[email\]\? .*… \[cut\]$/,
    )
})

test('what shrinks before the cut brings nothing of the end of the text into sight', () => {
  const key = `ghp_${'a1B2'.repeat(9)} `
  const scrubbed = scrub(
    `${key.repeat(24)}${'x'.repeat(20)} jo.smith@example.com`.padEnd(6000, ' y'),
  )
  expect(scrubbed).not.toContain('jo.smi')
})

// A pattern that goes back over what it read would need hours for these: the time is at most linear, and
// the limit of the test runner is a hundred times what they need.
test.each([
  ...[
    'a',
    '1',
    '1 ',
    '0 ',
    '12 ',
    '06 ',
    '1.',
    '1-',
    'a.',
    'a@',
    '@a.',
    'a:',
    ':',
    '::',
    ' at ',
    '(at)',
  ],
  ...[
    'password=',
    'token: ',
    '--token ',
    '-u a:',
    'https://',
    'a://b@',
    '%40',
    '%20',
    '%201',
    'AB12CD ',
  ],
  ...[
    '-----BEGIN A-----\n',
    'eyJaaaaaaaa.',
    'sk-a',
    'ghp_aaaaaa\n',
    '1 a St ',
    '1 aa bb ',
    'rue a ',
  ],
  ...[
    'DE12 ',
    '+1 ',
    '&a_key=',
    '\n',
    '\\n',
    ' ',
    'ﷺ',
    '"a"@',
    '4111 ',
    'A1b/',
    'Springfield, IL ',
  ],
])('a hostile text of %j is scrubbed in time', (piece) => {
  for (const before of ['', 'call ', 'password=', 'https://a:']) {
    for (const after of ['', '!', '@']) {
      expect(scrub(before + piece.repeat(6000 / piece.length) + after).length).toBeLessThanOrEqual(
        512,
      )
    }
  }
})
