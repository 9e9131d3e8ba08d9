import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

export interface ChildStep {
  /** Another checkout's, for comparison. */
  dist?: string
  inputs: Record<string, string>
  event?: { name: string; payload: object }
  /** Added to the environment; undefined removes a variable. */
  env?: Record<string, string | undefined>
  /** Texts of workspace files, by path. */
  files?: Record<string, string>
  /** Node's own arguments. */
  nodeArgs?: string[]
  /** Gets the log in pieces. */
  onLog?: (text: string) => void
}

export interface ChildEnd {
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  outputs: Record<string, string>
  summary: string
}

export interface RunningChild {
  process: ChildProcess
  /** Has the workspace, the runner's files and the temporary folder. Removed when this process ends. */
  folder: string
  end: Promise<ChildEnd>
}

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A temporary folder, removed when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-'))
  folders.push(folder)
  return folder
}

/** Runs dist/ like a runner: as a child process, with inputs and files in the environment. */
export function startChild(step: ChildStep): RunningChild {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  const workspace = path.join(folder, 'workspace')
  const temp = path.join(folder, 'temp')
  mkdirSync(workspace)
  mkdirSync(temp)
  for (const [name, text] of Object.entries(step.files ?? {})) write(`workspace/${name}`, text)
  const event = step.event ?? { name: 'workflow_dispatch', payload: {} }
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    SystemRoot: process.env.SystemRoot,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'octocat',
    GITHUB_TRIGGERING_ACTOR: 'octocat',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/docs',
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: write('event.json', JSON.stringify(event.payload)),
    GITHUB_OUTPUT: write('output.txt', ''),
    GITHUB_STEP_SUMMARY: write('summary.md', ''),
    GITHUB_ENV: write('env.txt', ''),
    GITHUB_STATE: write('state.txt', ''),
    GITHUB_PATH: write('path.txt', ''),
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
  }
  for (const [name, value] of Object.entries(step.inputs))
    env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value
  Object.assign(env, step.env)
  const child = spawn(
    process.execPath,
    [...(step.nodeArgs ?? []), path.join(step.dist ?? DIST, 'index.js')],
    {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    },
  )
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    step.onLog?.(text)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    step.onLog?.(text)
  })
  const end = new Promise<ChildEnd>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode, signal) => {
      const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
      const outputs: ChildEnd['outputs'] = {}
      for (const line of read('output.txt').split('\n')) {
        const end = line.indexOf('=')
        if (end >= 0) outputs[line.slice(0, end)] = line.slice(end + 1)
      }
      resolve({ exitCode, signal, stdout, stderr, outputs, summary: read('summary.md') })
    })
  })
  return { process: child, folder, end }
}

/**
 * A step's log for a terminal: translates the runner's commands, and masks the secrets that they name.
 * @param print gets whole lines without line ends
 */
export function readableLog(print: (line: string) => void, secrets: readonly string[] = []) {
  const known = new Set(secrets.filter((secret) => secret !== ''))
  let rest = ''
  const mask = (text: string) =>
    [...known].reduce((masked, secret) => masked.replaceAll(secret, '***'), text)
  const renderLine = (line: string) => {
    // `::name::message`, with properties or without.
    const [, name, message = ''] = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? []
    const text = message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
    if (name === undefined) print(mask(line))
    else if (name === 'add-mask') known.add(text)
    else if (name === 'group') print(`\n${mask(text)}`)
    else if (name !== 'endgroup' && name !== 'debug')
      print(mask(`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}`))
  }
  return {
    mask,
    write(text: string): void {
      const lines = (rest + text).split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) renderLine(line)
    },
  }
}
