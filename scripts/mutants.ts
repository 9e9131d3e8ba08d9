import { spawnSync } from 'node:child_process'
import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Changes src/ all over, file by file, with Stryker: of each file's changes, a test must notice at least so many in a
 * hundred. Arguments are folders or files of src/, `.` for the files beside the folders; without any, all of it.
 * On GitHub, the table goes to the job's summary.
 */
const FLOOR = 85
const REPORT = 'out/mutants.json'
const STRYKER = 'tools/mutants/node_modules/@stryker-mutator/core/bin/stryker.js'
/** Types alone, or what only a process runs. */
const WITHOUT_TESTS = /^src\/(?:index|run|clock)\.ts$|\.d\.ts$|^src\/runner\/process\.ts$/

/** As Stryker's report has it: the mutants of each file, and what became of each. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const wanted = process.argv.slice(2)
const patterns = wanted.map((one) =>
  one.endsWith('.ts') ? `src/${one}` : `src/${one}${one === '.' ? '' : '/**'}/*.ts`,
)
const files = globSync(wanted.length === 0 ? 'src/**/*.ts' : patterns)
  .map((file) => path.normalize(file).replaceAll(path.sep, '/'))
  .filter((file) => !WITHOUT_TESTS.test(file))
  .sort()

const rows: string[] = []
for (const file of files) {
  rmSync(REPORT, { force: true })
  const args = ['run', '--mutate', file]
  const [, room = ''] = /^src\/([^/]+)\//.exec(file) ?? []
  const env = { ...process.env, MUTATED_ROOM: room }
  spawnSync(process.execPath, [STRYKER, ...args], { stdio: 'inherit', env })
  const score = scoreOf(file)
  // A file without anything that can be changed has no score.
  if (score !== undefined && score < FLOOR) process.exitCode = 1
  rows.push(
    `| ${file} | ${score === undefined ? '–' : `${score.toFixed(1)} %${score < FLOOR ? ' ❌' : ''}`} |`,
  )
}
const table = ['| File | Noticed |', '| :-- | --: |', ...rows].join('\n')
console.log(table)
if (process.env.GITHUB_STEP_SUMMARY)
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, `### Changes that a test noticed\n\n${table}\n`)

/** In percent; 0 where Stryker did not end. */
function scoreOf(file: string): number | undefined {
  let report: Report
  try {
    report = JSON.parse(readFileSync(REPORT, 'utf8'))
  } catch {
    return 0
  }
  const statuses = (report.files[file]?.mutants ?? []).map(({ status }) => status)
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter(
    (status) => status === 'Survived' || status === 'NoCoverage',
  ).length
  return noticed + missed === 0 ? undefined : (100 * noticed) / (noticed + missed)
}
