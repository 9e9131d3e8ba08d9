import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { README, withTables } from '../scripts/reference.ts'

test("README's tables of inputs and outputs match action.yml; if not, npm run build", () => {
  const readme = readFileSync(README, 'utf8')
  expect(readme).toBe(withTables(readme))
})
