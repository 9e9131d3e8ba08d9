import { beforeEach, expect, test } from '@jest/globals'
import { json } from '../simulator/http/answer.ts'
import { getCommit } from '../src/github/repository.ts'
import { addSecretToRedact, redact } from '../src/redact.ts'
import { KEY, openFlow } from './support/flow.ts'
import { anyText, fc, runs } from './support/runs.ts'

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

const WEEK = { dateFrom: '2026-11-09', dateTo: '2026-11-16' }

test('a key that a server echoes is removed before its answer is cut, so no piece remains', async () => {
  let path = ''
  const counts = { human: 2, ai: 1, total: 3 }
  const { step } = openFlow({ onRequest: () => json(200, { views: [{ path, ...counts }] }) })
  const cutAt = 2 * 1024
  for (let at = cutAt - KEY.length; at <= cutAt; at++) {
    path = `${'x'.repeat(at)}${KEY}${'x'.repeat(100)}`
    const page = { limit: 1, offset: 0 }
    const { rows } = await step.service.getPageViews(WEEK, page, step.startPolicy('read'))
    expect(rows?.[0]?.path).toBe(`${'x'.repeat(at)}***${'x'.repeat(100)}`.slice(0, cutAt))
  }
})

test('a tag that holds the key does not put it into the address of a request to GitHub', async () => {
  const { step, requests } = openFlow()
  await getCommit(step.github, step.startPolicy('read'), `v1-${KEY}`).catch(() => {})
  const addresses = requests.map(({ path }) => decodeURIComponent(path)).join()
  expect(addresses).toContain('v1-***')
  expect(addresses).not.toContain(KEY)
})
