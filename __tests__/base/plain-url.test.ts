import { expect, test } from '@jest/globals'
import { whyNotPlain } from '../../src/base/plain-url.ts'

const START = 'https://a.example/'

test.each([['https://a.example'], [START], [START + 'x'.repeat(300 - START.length)]])(
  '%s is plain',
  (address) => {
    expect(whyNotPlain(address)).toBeUndefined()
  },
)

test('an address of 301 characters is too long', () => {
  const address = START + 'x'.repeat(301 - START.length)
  expect(whyNotPlain(address)).toBe('is longer than 300 characters')
})

test.each([
  ['http://git.example:3000/a', 'http://git.example:3000', undefined],
  ['http://git.example:3000/a', 'http://git.example', 'is not an https URL'],
  ['https://git.example:3000/a', 'http://git.example:3000', 'holds a port, query or fragment'],
  ['ftp://git.example/a', 'ftp://git.example', 'is not an https URL'],
  ['http://me@git.example/a', 'http://git.example', 'holds a user name'],
])('%s with the server %s: %s', (address, server, problem) => {
  expect(whyNotPlain(address, server)).toBe(problem)
})
