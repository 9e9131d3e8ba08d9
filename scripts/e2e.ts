import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Runs the tests of e2e/ with act, which is installed to out/bin by Go where it is not there yet. Exits with
 * 77, which says skipped, where it cannot be had.
 */

const ACT_VERSION = 'v0.2.87'
const SKIPPED = 77

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
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, ACT: act } },
)
process.exitCode = status ?? 1
