import { expect, test } from '@jest/globals'
import { addressOf } from '../src/addresses.ts'
import { fc, runs } from './support/runs.ts'

test.each([
  ['keys///', '/keys'],
  ['', '/'],
  ['https://docs.example', '/'],
  ['https://ada:pw@docs.example/keys/?token=1#top', '/keys'],
  ['/keys?mail=ada@example.com', '/keys'],
  ['/caf%C3%A9/%6bey', '/café/key'],
  ['/100%/%E0%A4%A', '/100%/%E0%A4%A'],
  ['/a%2Fb', '/a%2Fb'],
  ['/index/keys', '/index/keys'],
])('the path of %j is %j', (page, path) => {
  expect(addressOf(page)).toBe(path)
})

test('all spellings of a page have one path [D13]', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter(isPlain)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
      const path = `/${segments.join('/')}`
      const encoded = `/${segments.map(encodeURIComponent).join('/')}`
      const spellings = [path, `/${path}`, `${path}/`, `${path}/index`, encoded, `//${encoded}//`]
      expect(spellings.map(addressOf)).toEqual(spellings.map(() => path))
    }),
    { numRuns: runs(200) },
  )
})

/** Needs no encoding in a path. */
function isPlain(segment: string): boolean {
  return !/[/?#%:\s]/.test(segment) && segment.isWellFormed() && segment !== 'index'
}
