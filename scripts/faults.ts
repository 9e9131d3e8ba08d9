import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisedRows } from '../__tests__/support/promised-rows.ts'
import { readFlags } from './flags.ts'
import { exitUnlessBundleIsCurrent } from './source-hash.ts'

/**
 * Proves docs/faults.md: runs every test, and prints which promised rows have passing tests and what
 * the properties measured. `--full` gives the properties their full number of runs.
 */
const USAGE = `npm run faults -- [--full | --from-tests]

Proves docs/faults.md, and prints what was measured.
  --full        the properties' full number of runs; default: a tenth
  --from-tests  run nothing: read what \`npm test\` left, run with FIGURES_FILE=out/figures.jsonl and
                -- --json --outputFile=out/faults.json`

const options = readFlags(USAGE, {
  full: { type: 'boolean' },
  'from-tests': { type: 'boolean' },
})
exitUnlessBundleIsCurrent()
const share = options.full ? '1' : '0.1'

const folder = path.resolve('out')
mkdirSync(folder, { recursive: true })
const [reportFile, figuresFile] = [
  path.join(folder, 'faults.json'),
  path.join(folder, 'figures.jsonl'),
]
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
]
if (!options['from-tests']) runTests()

function runTests(): void {
  for (const file of [reportFile, figuresFile]) rmSync(file, { force: true })
  spawnSync(
    process.execPath,
    [
      ...jest,
      '--silent',
      '--json',
      `--outputFile=${reportFile}`,
      '--testPathIgnorePatterns=__tests__/simulator',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, FIGURES_FILE: figuresFile, FIGURES_SHARE: share },
    },
  )
}

interface Report {
  testResults: Array<{ assertionResults: Array<{ fullName: string; status: string }> }>
}
const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'))
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)

const rows = await promisedRows()
const unproven = rows.filter((id) => {
  const named = tests.filter(({ fullName }) => new RegExp(`(^|[ ,])${id}([:, ]|$)`).test(fullName))
  return (
    !named.some(({ status }) => status === 'passed') ||
    named.some(({ status }) => status === 'failed')
  )
})

console.log('\n| Figure | Goal | Measured | Runs |\n|---|---|---|---|')
console.log(
  `| Promised rows with a passing test | all | ${rows.length - unproven.length} of ${rows.length} | ${tests.length} tests |`,
)
for (const line of readFileSync(figuresFile, 'utf8').trim().split('\n')) {
  const { name, target, measured, runs } = JSON.parse(line)
  console.log(`| ${name} | ${target} | ${measured} | ${runs.toLocaleString('en')} |`)
}
if (unproven.length > 0) console.log(`\nNot proven: ${unproven.join(', ')}`)
const failed = tests.filter(({ status }) => status === 'failed')
for (const { fullName } of failed) console.log(`FAILED: ${fullName}`)
process.exitCode = unproven.length + failed.length > 0 ? 1 : 0
