import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '../../scripts/child.ts'
import { idOf } from '../../simulator/github/objects.ts'

/** A workflow, and the event that triggers it. */
export interface Scene {
  /** Its file, from this repository's root. */
  workflow: string
  event: string
  payload?: object
  /** Changes its text. */
  edit?: (text: string) => string
  secrets?: Record<string, string>
  vars?: Record<string, string>
  env?: Record<string, string>
}

const NAME = 'acme/docs'
/** act knows no ID. */
const REPOSITORY = { GITHUB_REPOSITORY: NAME, GITHUB_REPOSITORY_ID: `${idOf(NAME)}` }
/** A log of act for each run. */
const LOGS = 'out/e2e'
fs.mkdirSync(LOGS, { recursive: true })
const folder = temporaryFolder()
/** The action as a runner downloads it: the archive of the last commit. */
const action = path.join(folder, 'action')
const bin = path.join(folder, 'bin')
for (const one of [action, bin]) fs.mkdirSync(one)
const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1e9 })
execFileSync('tar', ['-x', '-C', action], { input: archive })
// A fake `gh` that records its host and arguments. `gh api PATH --jq …` reads the simulated GitHub.
const GH = `#!/bin/sh
echo "$GH_TOKEN $GH_HOST gh $*" >> "$E2E_COMMANDS"
[ "$1 $3" = "api --jq" ] || exit 0
curl --silent --fail --header "authorization: token $GH_TOKEN" "$GITHUB_API_URL/$2" | jq -r "$4"
`
fs.writeFileSync(path.join(bin, 'gh'), GH, { mode: 0o755 })
// act 0.2.87 stops reading a step's output as soon as its process has failed, and may lose the last lines. So a failing
// script of a `run:` ends a little later.
const BASH = `#!/bin/sh
/bin/bash "$@"
status=$?
[ "$status" -eq 0 ] || sleep 0.2
exit "$status"
`
fs.writeFileSync(path.join(bin, 'bash'), BASH, { mode: 0o755 })

/** The commit that the examples pin. */
const [, REF = ''] =
  /uses: docs-agent-action\/docs-agent-action@(\w+)/.exec(fs.readFileSync('README.md', 'utf8')) ??
  []

/** Runs a workflow with act, on this machine. */
export async function runWorkflow(scene: Scene) {
  const { workflow, event, payload = {}, edit = (text) => text } = scene
  const place = fs.mkdtempSync(path.join(folder, `${path.basename(workflow)}-`))
  const at = (...names: string[]) => path.join(place, ...names)
  const file = `.github/workflows/${path.basename(workflow)}`
  fs.mkdirSync(at('workspace/.github/workflows'), { recursive: true })
  fs.writeFileSync(at('workspace', file), edit(fs.readFileSync(workflow, 'utf8')))
  fs.writeFileSync(at('event.json'), JSON.stringify(payload))
  fs.writeFileSync(at('commands'), '')
  // act takes the commit and the repository's name from git.
  const who = ['-C', at('workspace'), '-c', 'user.name=e2e', '-c', 'user.email=e2e@localhost']
  const git = (...args: string[]) => execFileSync('git', [...who, ...args])
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.github')
  git('commit', '--quiet', '--message=One workflow')
  git('remote', 'add', 'origin', 'https://github.com/acme/docs')

  const pairs = (flag: string, values: Record<string, string> = {}) =>
    Object.entries(values).flatMap(([key, value]) => [flag, `${key}=${value}`])
  const args = [
    ...[event, '--eventpath', at('event.json'), '--actor', 'octocat', '--workflows', file],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--action-cache-path', at('cache'), '--json'],
    ...['--local-repository', `docs-agent-action/docs-agent-action@${REF}=${action}`],
    ...['--no-cache-server', ...pairs('--secret', scene.secrets), ...pairs('--var', scene.vars)],
    ...pairs('--env', { ...REPOSITORY, ...scene.env }),
  ]
  // Actions run on the Node.js of this process.
  const PATH = [bin, path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  const env = { PATH, HOME: place, E2E_COMMANDS: at('commands') }
  const act = spawn(process.env.ACT ?? 'act', args, { cwd: at('workspace'), env })
  const ended = once(act, 'close')
  const [log, errors] = await Promise.all([text(act.stdout), text(act.stderr), ended])
  fs.writeFileSync(`${LOGS}/${path.basename(place)}.log`, log + errors)
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  const said = lines.map((line): Record<string, string> => JSON.parse(line))
  const saidBy = (pattern: RegExp) => said.filter(({ command = '' }) => pattern.test(command))
  return {
    exitCode: act.exitCode,
    /** Such as `docs success`, by their ends. */
    jobs: said.flatMap(({ jobID, jobResult }) => (jobResult ? [`${jobID} ${jobResult}`] : [])),
    /** By name, from all steps. */
    outputs: Object.fromEntries(saidBy(/^set-output$/).map(({ name, arg }) => [name, arg])),
    summaries: saidBy(/^summary$/).map(({ content }) => content),
    /** Such as `error The step failed. …` */
    annotations: saidBy(/^(notice|warning|error)$/).map(({ command, arg }) => `${command} ${arg}`),
    /** The token, host and arguments of each `gh`. */
    commands: fs.readFileSync(at('commands'), 'utf8').split('\n').filter(Boolean),
  }
}
