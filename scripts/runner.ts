import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertBundleIsCurrent } from './source-hash.ts'
import { temporaryFolder } from './temporary.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The step to run, as a workflow has it. */
export interface Step {
  inputs: Record<string, string>
  /** The event that triggered the workflow. */
  event?: { name: string; payload: object }
  /** Added to the environment, or taken from it where undefined. */
  env?: Record<string, string | undefined>
  /** Files in the workspace: their paths and texts. */
  files?: Record<string, string>
  /** Arguments for Node itself. */
  nodeArgs?: string[]
  /** The entry point, where it is not the bundle of this repository. */
  main?: string
  /** Streams the log to this process's own, or to a function, as it comes. */
  stream?: boolean | ((text: string) => void)
}

/** What the step left behind. */
export interface StepEnd {
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  outputs: Record<string, string>
  summary: string
  /** The folder that held the workspace, the runner's files and the temporary folder. Gone when the process ends. */
  folder: string
}

export interface RunningStep {
  process: ChildProcess
  folder: string
  /** The standard output so far. */
  log(): string
  end: Promise<StepEnd>
}

/** Runs the bundle as a runner runs a JavaScript action: a child process, its inputs and files by environment. */
export async function runStep(step: Step): Promise<StepEnd> {
  return (await startStep(step)).end
}

/**
 * Starts the step, for those that signal it or look at it while it runs.
 * @throws where dist/ is older than src/
 */
export async function startStep(step: Step): Promise<RunningStep> {
  if (step.main === undefined) assertBundleIsCurrent()
  const folder = await temporaryFolder('step')
  const [workspace, temp] = [path.join(folder, 'workspace'), path.join(folder, 'temp')]
  await Promise.all([mkdir(workspace), mkdir(temp)])
  const file = async (name: string, text = '') => {
    const target = path.join(folder, name)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
    return target
  }
  for (const [name, text] of Object.entries(step.files ?? {})) await file(`workspace/${name}`, text)
  const event = step.event ?? { name: 'workflow_dispatch', payload: {} }

  const child = spawn(
    process.execPath,
    [...(step.nodeArgs ?? []), step.main ?? path.join(ROOT, 'dist/index.js')],
    {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: definedOnly({
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        SystemRoot: process.env.SystemRoot,
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTOR: 'octocat',
        GITHUB_API_URL: 'http://127.0.0.1:9',
        GITHUB_EVENT_NAME: event.name,
        GITHUB_EVENT_PATH: await file('event.json', JSON.stringify(event.payload)),
        GITHUB_OUTPUT: await file('output.txt'),
        GITHUB_REPOSITORY: 'acme/docs',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_RUN_ID: '4242',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_STEP_SUMMARY: await file('summary.md'),
        GITHUB_TRIGGERING_ACTOR: 'octocat',
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: temp,
        ...inputVariables(step.inputs),
        ...step.env,
      }),
    },
  )

  const { stream } = step
  const streamTo = (own: NodeJS.WriteStream) => {
    if (typeof stream === 'function') return stream
    return (text: string) => (stream ? void own.write(text) : undefined)
  }
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    streamTo(process.stdout)(text)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    streamTo(process.stderr)(text)
  })
  const end = new Promise<StepEnd>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', async (exitCode, signal) => {
      const [outputs, summary] = await Promise.all([
        readFile(path.join(folder, 'output.txt'), 'utf8').then(parseOutputs),
        readFile(path.join(folder, 'summary.md'), 'utf8').catch(() => ''),
      ])
      resolve({ exitCode, signal, stdout, stderr, outputs, summary, folder })
    })
  })
  return { process: child, folder, log: () => stdout, end }
}

function inputVariables(inputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  )
}

function definedOnly(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** GITHUB_OUTPUT as the runner reads it: `name=value`, or `name<<delimiter` and lines up to the delimiter. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  while (lines.length > 0) {
    const line = lines.shift() ?? ''
    if (line === '') continue
    const multiline = /^([^=]*?)<<(.+)$/.exec(line)
    if (multiline) {
      const [, name = '', delimiter] = multiline
      const end = lines.indexOf(delimiter ?? '')
      if (end === -1) throw new Error(`no end delimiter for ${name}`)
      outputs[name] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join('\n')
    } else {
      const [name = '', ...value] = line.split('=')
      outputs[name] = value.join('=')
    }
  }
  return outputs
}
