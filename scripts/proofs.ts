import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { MUTATIONS } from './mutations.ts'

/**
 * Each row of docs/faults.md has a passing test whose own name begins with its ID, each ID of a test has a row,
 * and each row has a change or several in scripts/mutations.ts. Reads what
 * `npm test -- --json --outputFile=out/tests.json` left.
 *
 * With `--break`, makes each of those changes in a copy, alone, and runs the tests that carry the row's ID: one of
 * them must fail. IDs behind it are the only rows that are tried.
 */

interface Report {
  testResults: { assertionResults: { status: string; title: string; ancestorTitles: string[] }[] }[]
}

/** A process that the change keeps from ending: its test, and all tests of a row. */
const HANGING_TEST_MS = 30_000
const HANGING_RUN_MS = 300_000

const IDS = /^((?:[A-Z]\d[\w-]*(?:, )?)+)(?::| \|)/
const idsOf = (text: string) => IDS.exec(text)?.[1]?.split(', ') ?? []

const rows = readFileSync('docs/faults.md', 'utf8').split('\n| ')
const promised = new Set(rows.flatMap(idsOf))
const broken = MUTATIONS.flatMap(([ids, ...change]) =>
  ids.split(', ').map((id) => ({ id, change })),
)

const [option, ...only] = process.argv.slice(2)
const complaints = option === '--break' ? await breakEach(only) : compareNames()
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

function compareNames(): string[] {
  const report: Report = JSON.parse(readFileSync('out/tests.json', 'utf8'))
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed')
  const proven = new Set(passed.flatMap(({ title }) => idsOf(title)))
  const groups = new Set(tests.flatMap(({ ancestorTitles }) => ancestorTitles))
  const unproven = promised.difference(proven)
  console.log(`${promised.size - unproven.size} of ${promised.size} promises have a test`)
  const changed = new Set(broken.map(({ id }) => id))
  return [
    ...complain('No passing test for', unproven),
    ...complain('No row in docs/faults.md for', proven.difference(promised)),
    ...complain('No line in scripts/mutations.ts for', promised.difference(changed)),
    ...complain('No row, but a line in scripts/mutations.ts, for', changed.difference(promised)),
    // Of a group, any test would do; which one proves the row?
    ...complain(
      'An ID stands on a group of tests, and not on a test:',
      [...groups].filter((title) => idsOf(title).length > 0),
    ),
    ...MUTATIONS.flatMap(([ids, file, piece]) => {
      const times = readFileSync(`src/${file}`, 'utf8').split(piece).length - 1
      return times === 1 ? [] : `${ids}: src/${file} holds ${times} times, and not once: ${piece}`
    }),
  ]
}

function complain(what: string, ids: Iterable<string>): string[] {
  const list = [...ids].join(', ')
  return list === '' ? [] : [`${what} ${list}`]
}

/** Which rows nothing caught, or could not be tried, and why. */
async function breakEach(wanted: readonly string[]): Promise<string[]> {
  const left = broken.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  const all = wanted.length === 0 ? promised : new Set(wanted)
  const unchanged = all.difference(new Set(broken.map(({ id }) => id)))
  const uncaught = new Map([...unchanged].map((id) => [id, 'has no line in scripts/mutations.ts']))
  // Jest needs most of a core.
  const workers = Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
    const copy = copyProject()
    try {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const { id, change } = next
        const failure = await tryOut(copy, id, change)
        if (failure !== undefined) uncaught.set(id, failure)
        console.log(`${id}: ${failure ?? 'broken and caught'}`)
      }
    } finally {
      rmSync(copy, { recursive: true })
    }
  })
  await Promise.all(workers)
  console.log(`${all.size - uncaught.size} of ${all.size} promises were broken and caught`)
  return [...uncaught].map(([id, why]) => `${id} ${why}`)
}

function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'docs-agent-proofs-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) cpSync(file, path.join(copy, file))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction')
  mkdirSync(path.join(copy, 'out'))
  return copy
}

/** Why the broken row was not caught; undefined if it was. */
async function tryOut(
  copy: string,
  id: string,
  [name, piece, replacement]: readonly [string, string, string],
): Promise<string | undefined> {
  const file = path.join(copy, 'src', name)
  const source = readFileSync(file, 'utf8')
  const times = source.split(piece).length - 1
  if (times !== 1) return `is not tried: src/${name} holds ${times} times, and not once: ${piece}`
  const mentions = new RegExp(`\\b${id}\\b(?!-)`)
  const files = globSync('__tests__/**/*.test.ts', { cwd: copy }).filter((test) =>
    mentions.test(readFileSync(path.join(copy, test), 'utf8')),
  )
  const isOfBundle = (test: string) => /[\\/]bundle[\\/]/.test(test)
  const inProcess = files.filter((test) => !isOfBundle(test))
  const ofBundle = files.filter(isOfBundle)
  const changed = source.replace(piece, () => replacement)
  writeFileSync(file, changed)
  const isCaught = await fails(copy, id, inProcess)
  writeFileSync(file, source)
  if (isCaught) return undefined
  // Tests of the bundle depend on the machine: one must fail with the change, and none without.
  for (const text of ofBundle.length === 0 ? [] : [changed, source]) {
    writeFileSync(file, text)
    const isBuilt = (await run(copy, ['scripts/build.ts'])) === 0
    writeFileSync(file, source)
    if (!isBuilt) return `is not tried: src/${name} with its change cannot be built`
    const isFailing = await fails(copy, id, ofBundle, [`--testTimeout=${HANGING_TEST_MS}`])
    if (text === source) return isFailing ? 'has a test of the bundle that fails anyway' : undefined
    if (!isFailing) break
  }
  return `is broken by a change of src/${name}, and no test of it fails`
}

/**
 * Whether a test with this ID in its own name fails. A file that cannot be loaded proves nothing, nor does a run
 * that never ends.
 */
async function fails(
  copy: string,
  id: string,
  files: readonly string[],
  more: readonly string[] = [],
): Promise<boolean> {
  if (files.length === 0) return false
  const output = path.join(copy, 'out/tests.json')
  rmSync(output, { force: true })
  const found = files.map((file) => file.replaceAll('\\', '/'))
  const options = ['--runInBand', '--silent', '--json', `--outputFile=${output}`, ...more]
  await run(copy, [
    ...['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...options],
    ...['--testNamePattern', `\\b${id}[,:]`, '--runTestsByPath', ...found],
  ])
  if (!existsSync(output)) return false
  const report: Report = JSON.parse(readFileSync(output, 'utf8'))
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .some(({ status, title }) => status === 'failed' && idsOf(title).includes(id))
}

/** @returns the exit code; null if it took too long */
function run(cwd: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd, stdio: 'ignore', timeout: HANGING_RUN_MS })
  return new Promise((resolve) => child.on('close', resolve))
}
