import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { rememberSecret } from '../../src/base/secrets.ts'
import { readPreviewUrl } from '../../src/builds/preview-url.ts'
import { runs } from '../support/figures.ts'

test.each([
  'https://acme-feature.mintlify.app',
  'https://acme-feature.mintlify.app/',
  'https://docs.acme.example/preview/feature-1/~x_y.z',
])('P5: %s is accepted as it is', (url) => {
  expect(readPreviewUrl(url)).toEqual({ url })
})

test.each([undefined, ''])('P5: %j is none, which is nothing to warn of', (url) => {
  expect(readPreviewUrl(url)).toEqual({})
})

rememberSecret('mint_s3cret')

test.each([
  ['nonsense', 'is not a URL'],
  ['javascript:alert(1)//acme.mintlify.app', 'is not an https URL'],
  ['http://acme.mintlify.app', 'is not an https URL'],
  ['https://acme.mintlify.app@evil.invalid/', 'holds a user name'],
  ['https://a.mintlify.app:8443/', 'holds a port, query or fragment'],
  ['https://a.mintlify.app/?next=x', 'holds a port, query or fragment'],
  ['https://a.mintlify.app/?', 'holds a port, query or fragment'],
  ['https://a.mintlify.app/#', 'holds a port, query or fragment'],
  ['https://a.mintlify.app/\n::error::x', 'is not written plainly'],
  ['https://A.mintlify.app/', 'is not written plainly'],
  ['https://a.mintlify.app/../x', 'is not written plainly'],
  ['https://a.mintlify.app/\u202egpj', 'is not written plainly'],
  ['https://bücher.example/', 'is not written plainly'],
  ['https://a_b.example/', 'has no plain host name'],
  ['https://localhost/', 'has no plain host name'],
  ['https://a.mintlify.app/)[x](https://evil.invalid', 'has characters in its path'],
  ['https://a.mintlify.app/$(id)', 'has characters in its path'],
  ['https://a.mintlify.app/%0a', 'has characters in its path'],
  ['https://a.mintlify.app/mint_s3cret', 'holds a secret'],
  [`https://a.mintlify.app/${'x'.repeat(300)}`, 'is longer than 300 characters'],
])('P5: %s is dropped: it %s', (address, says) => {
  const { url, rejected } = readPreviewUrl(address)
  expect(url).toBeUndefined()
  expect(rejected).toContain(says)
  expect(rejected).not.toContain('mint_s3cret')
})

test('P5: what is accepted is inert in a shell, in Markdown and in a log, whatever was asked', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'https://',
      'a.example',
      '/',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%',
      '$(',
      '`',
      '\n',
      ')',
    ),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const { url } = readPreviewUrl(pieces.join(''))
      if (url !== undefined) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+(\/[A-Za-z0-9/._~-]*)?$/)
    }),
    { numRuns: runs(20_000) },
  )
})
