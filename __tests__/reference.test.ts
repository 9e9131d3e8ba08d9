import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { REFERENCE, renderReference } from '../scripts/reference.ts'

test('docs/reference.md is what the four action.yml say: if not, npm run build', () => {
  expect(readFileSync(REFERENCE, 'utf8')).toBe(renderReference())
})
