import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

/* README's commands end with 0 as they are printed. `npm ci` and `npm test` have run, or run now. */

const README = readFileSync('README.md', 'utf8')
const printed = [...README.matchAll(/`(npm [^`]+)`/g)].map(([, line = '']) => line)
const commands = printed.flatMap((line) => line.split(' && '))
const own = commands.filter((command) => command.startsWith('npm run '))

test('README prints the commands of a new user', () => {
  expect(printed).toEqual(expect.arrayContaining(['npm ci && npm run demo', 'npm ci && npm test']))
  const others = commands.filter((command) => !own.includes(command))
  expect(new Set(others)).toEqual(new Set(['npm ci', 'npm test']))
})

test.each(own)('%s ends with 0', async (command) => {
  const { PATH = '', HOME = '' } = process.env
  const { stdout } = await promisify(execFile)('bash', ['-c', command], { env: { PATH, HOME } })
  expect(stdout).toContain('outcome=')
})
