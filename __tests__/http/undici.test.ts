import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'

const require = createRequire(import.meta.url)
const DECLARATIONS = readFileSync('src/http/undici.d.ts', 'utf8')
const FILES = [...DECLARATIONS.matchAll(/^declare module '(.+)' \{$/gm)].map(
  ([, file = '']) => file,
)
const { version } = require('undici/package.json')

test('names the inner files of undici that the transport loads', () => {
  const loaded = readFileSync('src/http/transport.ts', 'utf8').matchAll(/'(undici\/.+?)'/g)
  expect(new Set(FILES)).toEqual(new Set([...loaded].map(([, file]) => file)))
})

test.each(FILES)('undici still has %s', (file) => {
  let found: unknown
  try {
    found = typeof require(file)
  } catch {
    found = `undici ${version} has moved ${file}: look in its index.js for the file that it now gets the same thing from, and name that one in src/http/undici.d.ts and src/http/transport.ts.`
  }
  expect(found).toBe('function')
})
