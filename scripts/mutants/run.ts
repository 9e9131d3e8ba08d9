import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs'

/**
 * Mutates src/ with Stryker, and prints the mutants that no test noticed. A person judges them: many don't matter.
 * Arguments are files or folders of src/; by default, the lines that last week's commits changed. On GitHub, the list
 * also goes to the job's summary.
 */
const REPORT = 'out/mutants.json'
const STRYKER = 'scripts/mutants/node_modules/@stryker-mutator/core/bin/stryker.js'
const CONFIG = 'scripts/mutants/stryker.config.json'
/** A week between two runs, and a day of overlap. */
const SINCE = '8 days ago'
/** Only child processes run these files. */
const WITHOUT_TESTS = /^src\/(?:run|clock)\.ts|\.d\.ts|^src\/frame\/process\.ts/

/** The used fields of Stryker's report. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

interface Mutant {
  status: string
  replacement: string
  location: Record<'start' | 'end', { line: number; column: number }>
}

const wanted = process.argv.slice(2)
const patterns = wanted.length === 0 ? changedLines() : wanted.flatMap(filesOf)
const rooms = Map.groupBy(
  patterns.filter((pattern) => !WITHOUT_TESTS.test(pattern)),
  (pattern) => /^src\/([^/]+)\//.exec(pattern)?.[1] ?? '',
)
if (rooms.size === 0) console.log('Nothing in src/ changed.')
for (const [room, ofRoom] of rooms) {
  rmSync(REPORT, { force: true })
  const args = [STRYKER, 'run', CONFIG, '--mutate', ofRoom.join(',')]
  const env = { ...process.env, MUTATED_ROOM: room }
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
  else print(room, JSON.parse(readFileSync(REPORT, 'utf8')))
}

function filesOf(name: string): string[] {
  const files = globSync(name.endsWith('.ts') ? `src/${name}` : `src/${name}/**/*.ts`)
  return files.map((file) => file.replaceAll('\\', '/')).sort()
}

/** The lines that changed within a week, as `src/text.ts:12-20`. */
function changedLines(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const [before] = git('log', '-1', '--format=%H', `--before=${SINCE}`, 'HEAD').split('\n')
  if (!before) return filesOf('.')
  const ranges: string[] = []
  for (const ofFile of git('diff', '-U0', before, 'HEAD', '--', 'src').split('\ndiff --git ')) {
    const [, file] = /^\+\+\+ b\/(.*)$/m.exec(ofFile) ?? []
    for (const [, first = '', count = '1'] of ofFile.matchAll(/^@@ .* \+(\d+)(?:,(\d+))? @@/gm))
      if (file && count !== '0')
        ranges.push(`${file}:${first}-${Number(first) + Number(count) - 1}`)
  }
  return ranges
}

function print(room: string, { files }: Report): void {
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const lines = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location: { start, end }, replacement }) => {
        const rows = source.split('\n').slice(start.line - 1, end.line)
        const last = rows.pop() ?? ''
        const piece = [...rows, last.slice(0, end.column - 1)].join('\n').slice(start.column - 1)
        return `${file}:${start.line}: ${short(piece)} -> ${short(replacement)}`
      }),
  )
  const title = `src/${room}: no test noticed ${lines.length} of ${all.length} changes`
  console.log([title, ...lines].join('\n'))
  if (process.env.GITHUB_STEP_SUMMARY)
    appendFileSync(
      process.env.GITHUB_STEP_SUMMARY,
      `### ${title}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`,
    )
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 100)}…` : line
}
