import { spawnSync } from 'node:child_process'
import { install, SKIPPED } from './install.ts'

/** Runs three workflows of examples/ with act, an independent workflow runner. Arguments go to Jest. */
const ACT = 'github.com/nektos/act@v0.2.87'
const act = process.env.ACT ?? install('bin/act', [['go', 'install', ACT]])
if (act === undefined) process.exit(SKIPPED)

const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...['--testMatch', '<rootDir>/__tests__/e2e/**/*.test.ts', '--testTimeout', '120000'],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, ACT: act } },
)
process.exitCode = status ?? 1
