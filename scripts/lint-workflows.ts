import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { readFlags } from './flags.ts'
import { ACTIONLINT_EXCEPTIONS, ACTIONS, WORKFLOWS, writeSnippets } from './workflow-files.ts'

/**
 * Looks over everything that GitHub executes, the YAML of README and docs included, with the ecosystem's own
 * linters: zizmor, which is installed from PyPI to out/zizmor, and actionlint, which Go installs to out/bin.
 * Exits with 77, which says skipped, where one cannot be had.
 */

readFlags('npm run lint:workflows: looks over everything that GitHub executes', {})

const ZIZMOR_VERSION = '1.32.0'
const ACTIONLINT_VERSION = 'v1.7.12'
const SKIPPED = 77

const workflows = globSync(WORKFLOWS)
const actions = globSync(ACTIONS)
const snippets = (await writeSnippets()).map(({ file }) => file)

/** Whether a linter is there, after an attempt to install it. */
function has(tool: string, install: string[][], env = {}): boolean {
  const failed = existsSync(tool)
    ? undefined
    : install.find(([command = '', ...args]) => {
        const options = { env: { ...process.env, ...env }, timeout: 300_000 }
        return spawnSync(command, args, { ...options, stdio: 'inherit' }).status !== 0
      })
  if (failed !== undefined)
    console.log(`SKIPPED: ${path.basename(tool)}: ${failed.join(' ')} failed.`)
  return failed === undefined
}

function lint(tool: string, args: string[]): number {
  return spawnSync(tool, args, { stdio: 'inherit' }).status ?? 1
}

const venv = path.resolve('out/zizmor')
const zizmor = path.join(venv, 'bin/zizmor')
const actionlint = path.resolve('out/bin/actionlint')
const hasZizmor = has(zizmor, [
  ['python3', '-m', 'venv', venv],
  [path.join(venv, 'bin/pip'), 'install', '--quiet', `zizmor==${ZIZMOR_VERSION}`],
])
const hasActionlint = has(
  actionlint,
  [['go', 'install', `github.com/rhysd/actionlint/cmd/actionlint@${ACTIONLINT_VERSION}`]],
  { GOBIN: path.resolve('out/bin') },
)

/** Snippets are short: they have no names and no queues, which only the pedantic persona asks for. */
const zizmorOf = (persona: string, files: string[]) =>
  lint(zizmor, ['--offline', '--persona', persona, '--config', '.github/zizmor.yml', ...files])

const ignored = ACTIONLINT_EXCEPTIONS.flatMap(({ message }) => ['-ignore', message])
const statuses = [
  hasZizmor ? zizmorOf('pedantic', [...workflows, ...actions]) : 0,
  hasZizmor ? zizmorOf('regular', snippets) : 0,
  hasActionlint ? lint(actionlint, [...ignored, ...workflows, ...snippets]) : 0,
]
if (statuses.some((status) => status !== 0)) process.exitCode = 1
else if (!hasZizmor || !hasActionlint) process.exitCode = SKIPPED
