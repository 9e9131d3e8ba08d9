import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
// Fails if dist/, which the scripts start, is an old one.
import '../support/bundle.ts'

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

const SIMULATOR = fileURLToPath(new URL('../../simulator/cli.ts', import.meta.url))

test('npm run simulator refuses a wrong request by hand at once, and ends without a stack at Ctrl-C', async () => {
  const child = spawn(process.execPath, [SIMULATOR])
  const errors = text(child.stderr)
  let said = ''
  for await (const piece of child.stdout) {
    said += piece
    if (said.includes('GITHUB_API_URL')) break
  }
  const [url] = /http:\S+/.exec(said) ?? []
  const headers = { authorization: 'Bearer mint_key' }
  const answer = await fetch(`${url}/v1/analytics/docs/views?limit=0`, { headers })
  expect(answer.status).toBe(400)
  const ended = once(child, 'close')
  child.kill('SIGINT')
  expect(await ended).toEqual([1, null])
  expect(await errors).toMatch(/^Not as published:\nthe request to GET .*limit=0: \/limit must be/)
  expect(await errors).not.toMatch(/^ +at /m)
})
