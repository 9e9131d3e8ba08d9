import { describe, expect, test } from '@jest/globals'
import { maskKeys, maskKeysAndMail } from '../src/mask.ts'
import { fc, runs } from './support/runs.ts'

/** The planted text, and the mark that must replace it. */
const PLANTED: ReadonlyArray<readonly [kind: string, typed: string, mark: string]> = [
  ['a mail address', 'jo.do+x@acme.example', '[email]'],
  ['one with other letters', 'josé@exämple.de', '[email]'],
  ['one in a URL', 'jo%40acme.example', '[email]'],
  ['one with an invisible character', 'jo@ac\u200bme.example', '[email]'],
  ['a key of GitHub', 'ghp_012345678901234567890123456789012345', '[key]'],
  ['an OAuth token of GitHub', 'gho_012345678901234567890123456789012345', '[key]'],
  ['a fine-grained token of GitHub', 'github_pat_0A1b2C3d4E5f6G7h8I9j0K_a1B2c3D4e5', '[key]'],
  ['a token that holds a JSON Web Token', `ghs_1_eyJ${'aB3-x_'.repeat(40)}.eyJ0.Zz0-a`, '[key]'],
  ['a key of the service', 'mint_abc12345', '[key]'],
  ['a key of OpenAI', 'sk-proj-abcdefghijkl0123456789', '[key]'],
  ['a key of AWS', 'AKIAQQQQQQQQQQQQQQQ2', '[key]'],
  ['a key of Stripe', ['sk', 'live', '0a1b2c3d4e5f6g7h8i9j0k'].join('_'), '[key]'],
  ['a key of npm', `npm_${'a1B2c3D4e'.repeat(4)}`, '[key]'],
  ['a key of GitLab', `glpat-${'a1B2_c3D4-e5'.repeat(2)}`, '[key]'],
  ['a key of Google', `AIza${'a1B2_c3'.repeat(5)}`, '[key]'],
  [
    'a JSON Web Token',
    `eyJ${'aB3-x_'.repeat(4)}.eyJ${'aB3-x_'.repeat(4)}.${'Zz0-a_'.repeat(4)}`,
    '[key]',
  ],
  ['a key of Slack', 'xoxb-012345678901-0123456789012', '[key]'],
  [
    'a private key',
    `-----BEGIN RSA PRIVATE KEY-----\n${'Made/up+text'.repeat(99)}\n-----END RSA PRIVATE KEY-----`,
    '[key]',
  ],
]

const AROUND: ReadonlyArray<readonly [where: string, before: string, after: string]> = [
  ['at the end of a sentence', 'my value is ', '.'],
  ['in JSON', '{"user":"', '","limit":10}'],
  ['in Markdown', '**', '**'],
  ['on a line', 'line one\n', '\nline three'],
  ['beside Chinese letters', '请联系我：', '谢谢'],
]

describe.each(AROUND)('%s', (_where, before, after) => {
  test.each(PLANTED)('%s is masked', (_kind, typed, mark) => {
    expect(maskKeysAndMail(`${before}${typed}${after}`)).toBe(`${before}${mark}${after}`)
  })
})

test.each([
  ['https://jo:hunter2@acme.example/x', 'https://[key]@acme.example/x'],
  ['https://:t0ken@acme.example', 'https://[key]@acme.example'],
  ['https://0123456789abcdef0123456789abcdef@acme.example/1', 'https://[key]@acme.example/1'],
  [
    'https://ghp_012345678901234567890123456789012345@github.com/a/b',
    'https://[key]@github.com/a/b',
  ],
])('credentials in the URL %s are masked', (url, masked) => {
  expect(maskKeys(`clone ${url} now`)).toBe(`clone ${masked} now`)
})

test.each([
  'postgres://user:password@localhost:5432/app',
  'postgres://$USER:$PASSWORD@localhost/app',
  'git@github.com:acme/widgets.git',
  'ssh://git@github.com/acme/widgets',
  "if (text.startsWith('-----BEGIN PRIVATE KEY-----')) return parsePrivateKeyBlock(text)",
  'mint_tokens_for_owner(), sk-loading-spinner-of-the-page, ghp_short, risk-0123456789abcdef0123',
  'What does `@team` mean in v1.2.3 @ https://acme.example/@jo?',
])('%j stays', (text) => {
  expect(maskKeysAndMail(text)).toBe(text)
})

test('a key behind a line break, as JSON or a URL writes it, is masked', () => {
  const key = 'ghp_012345678901234567890123456789012345'
  expect(maskKeys(String.raw`"one\n${key}"`)).toBe(String.raw`"one\n[key]"`)
  expect(maskKeys(`one%0A${key}`)).toBe('one%0A[key]')
})

test('a private key in a diff, in a string or without an end is masked whole', () => {
  const line = 'Made/up+text/Made/up+text/Made/up+text/Made/up+text/Made/up+text'
  const added = `+-----BEGIN PRIVATE KEY-----\n+${line}\n+${line}\n+-----END PRIVATE KEY-----\n context`
  expect(maskKeys(added)).toBe('+[key]\n context')
  const escaped = String.raw`"-----BEGIN PRIVATE KEY-----\n${line}\n-----END PRIVATE KEY-----\n"`
  expect(maskKeys(escaped)).toBe(String.raw`"[key]\n"`)
  const quoted = `> -----BEGIN PRIVATE KEY-----\n> ${line}\n> -----END PRIVATE KEY-----\n> bye`
  expect(maskKeys(quoted)).toBe('> [key]\n> bye')
  const signed = `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2.0 (Linux)\n\n${line}\n-----END PGP PRIVATE KEY BLOCK-----`
  expect(maskKeys(signed)).toBe('[key]')
  const cut = `-----BEGIN EC PRIVATE KEY-----\n${line}`
  expect(maskKeys(`one ${cut}\n-----BEGIN PRIVATE KEY-----\n${line}`)).toBe('one [key][key]')
})

test('a long text of any pieces takes little time', () => {
  const pieces = fc.constantFrom(
    ...[
      'a',
      '1',
      '.',
      '@',
      'a@',
      '@a.',
      ':',
      ' ',
      '\n',
      '%40',
      '%2B',
      '-',
      '-----',
      '"',
      'é',
      '漢',
    ],
    ...[
      'https://',
      '://',
      'a://b:c',
      'ghp_',
      '.ghp_.',
      'ghp_aaaaaaaaaaaaaaaa.',
      'sk-',
      'mint_',
      'AKIA',
      'xoxb-',
      '-eyJ',
    ],
    ...['-----BEGIN PRIVATE KEY-----', '-----BEGIN A ', '-----END PRIVATE KEY-----'],
  )
  fc.assert(
    fc.property(pieces, pieces, pieces, (one, other, third) => {
      const length = one.length + other.length + third.length
      const startMs = performance.now()
      maskKeysAndMail(`${one}${other}${third}`.repeat(524_288 / length))
      maskKeysAndMail(
        `${one.repeat(262_144 / one.length)}${other.repeat(262_144 / other.length)}${third}`,
      )
      expect(performance.now() - startMs).toBeLessThan(2_000)
    }),
    // A start behind each hyphen.
    { numRuns: runs(40, 2_000), examples: [['-eyJ', '-eyJ', '-eyJ']] },
  )
})
