import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { REFERENCE, renderReference } from '../scripts/reference.ts'

test('docs/reference.md matches the four action.yml; if not, npm run build', () => {
  expect(readFileSync(REFERENCE, 'utf8')).toBe(renderReference())
})
