import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readFlags } from './flags.ts'

/**
 * Runs the tests of e2e/ with act, which is installed to out/bin by Go where it is not there yet. Exits with
 * 77, which says skipped, where it cannot be had.
 */

const USAGE = `npm run e2e -- [--silent] [--testNamePattern <words>]

Runs the workflows of examples/ with act.
  --silent                   do not print what the workflows print
  --testNamePattern <words>  only tests with these words in their names`

const ACT_VERSION = 'v0.2.87'
const SKIPPED = 77

const { silent, testNamePattern } = readFlags(USAGE, {
  silent: { type: 'boolean' },
  testNamePattern: { type: 'string' },
})
const folder = path.resolve('out/bin')
const act = process.env.ACT ?? path.join(folder, 'act')
if (!existsSync(act)) {
  const { status, error } = spawnSync('go', ['install', `github.com/nektos/act@${ACT_VERSION}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GOBIN: folder },
    timeout: 300_000,
  })
  if (status !== 0) {
    console.log(
      `SKIPPED: the workflows under act ${ACT_VERSION}: ${error?.message ?? 'go install failed'}.`,
    )
    process.exit(SKIPPED)
  }
}

const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...['--testMatch', '<rootDir>/e2e/**/*.test.ts', '--testTimeout', '120000'],
    ...(silent ? ['--silent'] : []),
    ...(testNamePattern === undefined ? [] : ['--testNamePattern', testNamePattern]),
  ],
  { stdio: 'inherit', env: { ...process.env, ACT: act } },
)
process.exitCode = status ?? 1
