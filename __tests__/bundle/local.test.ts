import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { startServers } from '../../simulator/server.ts'
// Fails if dist/, which the script starts, is an old one.
import '../support/bundle.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/local.ts', import.meta.url))
const KEYS = { DOCS_API_KEY: 'mint_of_nobody', DOCS_PROJECT_ID: 'docs' }

/** `npm run local -- …`, without npm. The environment is empty otherwise. */
async function runLocally(flags: string, env: Record<string, string> = {}) {
  const { PATH = '', SystemRoot = '' } = process.env
  const child = spawn(process.execPath, [SCRIPT, ...flags.split(' ')], {
    env: { PATH, SystemRoot, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, stdout, stderr }
}

test.each([
  ['--prompt x --comment --issue-number 7', '--comment and --issue-number'],
  ['--prompt x --context changes', '--context changes'],
])('without GITHUB_REPOSITORY, a local run with %s is refused', async (flags, needing) => {
  const { code, stdout, stderr } = await runLocally(flags, KEYS)
  expect(stderr).toContain(`Set GITHUB_REPOSITORY to owner/repo, for ${needing}.`)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

test('--simulated --dry-run needs no account, and invents no run', async () => {
  const flags = '--prompt x --context diff --comment --issue-number 42'
  const { code, stdout, stderr } = await runLocally(`--simulated ${flags} --dry-run`)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('outcome=dry-run')
  expect(stdout).toMatch(/^ {2}outcome=dry-run$/m)
})

test.each([
  ['--prompt x --comment', 'Give --issue-number, for --comment.'],
  ['--context event', 'There is no event here for --context event.'],
])('%s is refused, as a local run has no event', async (flags, message) => {
  const { code, stderr } = await runLocally(flags, KEYS)
  expect({ code, stderr }).toEqual({ code: 2, stderr: `${message} See npm run local -- --help.\n` })
})

test('a report is printed without HTML, character references and the code of its chart', async () => {
  const { code, stdout } = await runLocally('--simulated --traffic-weeks 8 --reader-signals')
  expect(code).toBe(0)
  expect(stdout).toContain('| /guides/migrate-to-v2 | ')
  expect(stdout).not.toMatch(/<\/?[a-z]|&#?\w+;|mermaid|\\/)
})

test('without GITHUB_TOKEN, a local run says that the state of the pull request needs a token', async () => {
  const { serviceUrl, close } = await startServers({ jobSeconds: 0 })
  const { code, stdout } = await runLocally(`--prompt x --base-url ${serviceUrl}`, KEYS)
  await close()
  expect(code).toBe(0)
  expect(stdout).toMatch(/^The state of .* needs github-token, which is empty: /m)
})

test('a flag that is misspelt is refused, and where the flags are listed is said', async () => {
  const { code, stderr } = await runLocally('--promt x')
  expect(stderr).toBe("Unknown option '--promt'. See npm run local -- --help.\n")
  expect(code).toBe(2)
})
