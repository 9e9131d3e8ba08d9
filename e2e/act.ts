import { execFile, spawn } from 'node:child_process'
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { snapshotTree, unpackArchive } from '../scripts/archive.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OWN_NAME = 'docs-agent-action/docs-agent-action'
const STAND_INS = path.join(ROOT, 'e2e/stand-ins')
/** The Node.js that runs this is the one that runs the actions. */
const NODE_FOLDER = path.dirname(process.execPath)

/** A repository with one workflow, and the machine that runs it. */
export interface Scene {
  /** The workflow's file, from the repository's root. What act does not know of it is put in other words. */
  workflow: string
  event: { name: string; payload?: object }
  actor?: string
  secrets?: Record<string, string>
  vars?: Record<string, string>
  env?: Record<string, string>
  /** Run this job alone. */
  job?: string
  /** The workspace holds this repository itself, for workflows that use it as `./`. */
  checkout?: boolean
  /** Where artifacts are: those of an earlier attempt, for a re-run. Default: there are none yet. */
  artifacts?: string
}

export interface WorkflowRun {
  /** The folder with the run's artifacts. */
  artifacts: string
  exitCode: number | null
  /** Of each job that ran, by its ID: `success` or `failure`; of a matrix, of each in turn. */
  results: Record<string, string[]>
  /** By job ID, then by step ID; of a matrix, of the last. */
  outputs: Record<string, Record<string, Record<string, string>>>
  /** In the order in which the steps ended. */
  summaries: Array<{ jobId: string; markdown: string }>
  /** Annotations: `error The step failed. …` */
  annotations: string[]
  /** All that act said, as text. */
  log: string
}

/** Lays out the action as a runner downloads it, and once for all workflows of a test file. */
export async function stageAction(folder: string): Promise<string> {
  const into = path.join(folder, 'action')
  await mkdir(folder, { recursive: true })
  await unpackArchive({ into, tree: await snapshotTree(folder) })
  // GitHub itself reads the workflows that are called, from the repository and not from the archive.
  await mkdir(path.join(into, '.github/workflows'), { recursive: true })
  const called = '.github/workflows/many-projects.yml'
  await copyWorkflow(path.join(ROOT, called), path.join(into, called))
  return into
}

/**
 * Copies a workflow with two things put as act 0.2.87 knows them: `$/`, which names an action of the
 * workflow's own repository at the commit that runs (since July 2026), and `queue` of `concurrency` (since May
 * 2026), which its schema refuses.
 */
async function copyWorkflow(from: string, to: string): Promise<void> {
  const text = await readFile(from, 'utf8')
  const known = text
    .replace(/^( *(?:- )?uses: )\$\/(\S+)$/gm, `$1${OWN_NAME}/$2@v0`)
    .replace(/^ +queue: max\b.*\n/gm, '')
  await writeFile(to, known)
}

/** Runs a workflow with act, on this machine. */
export async function runWorkflow(
  scene: Scene,
  { act, action, folder }: { act: string; action: string; folder: string },
): Promise<WorkflowRun> {
  const workspace = path.join(folder, 'workspace')
  await layOutWorkspace(scene, workspace)
  const bin = await layOutTools(folder)
  const eventFile = path.join(folder, 'event.json')
  await writeFile(eventFile, JSON.stringify(scene.event.payload ?? {}))
  const artifacts = scene.artifacts ?? path.join(folder, 'artifacts')
  await mkdir(artifacts, { recursive: true })

  const flags = [
    ...['--workflows', `.github/workflows/${path.basename(scene.workflow)}`],
    ...['--eventpath', eventFile, '--actor', scene.actor ?? 'octocat'],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--no-cache-server', '--json'],
    ...['--action-cache-path', path.join(folder, 'cache')],
    ...(scene.job === undefined ? [] : ['--job', scene.job]),
    ...(await localRepositories(scene.workflow, action)),
    ...pairs('--secret', scene.secrets),
    ...pairs('--var', scene.vars),
    ...pairs('--env', { GITHUB_REPOSITORY: 'acme/docs', ...scene.env }),
  ]
  const child = spawn(act, [scene.event.name, ...flags], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [bin, NODE_FOLDER, process.env.PATH].join(path.delimiter),
      HOME: folder,
      E2E_ARTIFACTS: artifacts,
      E2E_GH_LOG: path.join(folder, 'gh.log'),
    },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  }
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return { exitCode, artifacts, log, ...readLog(log) }
}

async function layOutWorkspace({ workflow, checkout }: Scene, workspace: string): Promise<void> {
  const file = path.join('.github/workflows', path.basename(workflow))
  await mkdir(path.join(workspace, '.github/workflows'), { recursive: true })
  if (checkout) {
    for (const name of ['action.yml', 'dist', 'package.json', 'simulator']) {
      await cp(path.join(ROOT, name), path.join(workspace, name), { recursive: true })
    }
  }
  await copyWorkflow(path.resolve(ROOT, workflow), path.join(workspace, file))
  // act asks git for the commit at every step, and complains at length where there is none.
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=e2e', '-c', 'user.email=e2e@localhost', ...args], {
      cwd: workspace,
    })
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '.github')
  await git('commit', '--quiet', '--message=One workflow')
  await git('remote', 'add', 'origin', 'https://github.com/acme/docs')
}

/** Commands that a runner of GitHub's has, and that this machine must not really do. */
async function layOutTools(folder: string): Promise<string> {
  const bin = path.join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  for (const name of ['gh', 'sleep']) {
    await copyFile(path.join(ROOT, 'e2e', `${name}.sh`), path.join(bin, name))
  }
  return bin
}

/** Where act finds the actions that workflows name: this one as it would be downloaded, others' stand-ins. */
async function localRepositories(workflow: string, action: string): Promise<string[]> {
  const called = ['.github/workflows/many-projects.yml', workflow]
  const texts = await Promise.all(called.map((file) => readFile(path.resolve(ROOT, file), 'utf8')))
  const names = await readdir(STAND_INS)
  const standIns = texts.flatMap((text) =>
    [...text.matchAll(/uses: actions\/([a-z-]+)@([0-9a-f]{40})/g)].flatMap(([, name = '', sha]) =>
      names.includes(name) ? [`actions/${name}@${sha}=${path.join(STAND_INS, name)}`] : [],
    ),
  )
  const own = `${OWN_NAME}@v0=${action}`
  return [own, ...new Set(standIns)].flatMap((one) => ['--local-repository', one])
}

function pairs(flag: string, values: Record<string, string> = {}): string[] {
  return Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])
}

/** A line of act's log, as far as it is of use here. */
interface Line {
  level?: string
  msg?: string
  jobID?: string
  jobResult?: string
  stepID?: string[]
  command?: string
  name?: string
  arg?: string
  content?: string
}

function readLog(
  log: string,
): Pick<WorkflowRun, 'results' | 'outputs' | 'summaries' | 'annotations'> {
  const results: WorkflowRun['results'] = {}
  const outputs: WorkflowRun['outputs'] = {}
  const summaries: WorkflowRun['summaries'] = []
  const annotations: string[] = []
  for (const line of parseLines(log)) {
    const { jobID: jobId = '', stepID, command, name = '', arg = '', content = '' } = line
    const stepId = stepID?.[0] ?? ''
    if (line.jobResult !== undefined) {
      results[jobId] ??= []
      results[jobId].push(line.jobResult)
    }
    if (command === 'set-output') {
      outputs[jobId] ??= {}
      outputs[jobId][stepId] ??= {}
      outputs[jobId][stepId][name] = arg
    }
    if (command === 'summary') summaries.push({ jobId, markdown: content })
    if (/^(notice|warning|error)$/.test(command ?? '')) annotations.push(`${command} ${arg}`)
  }
  return { results, outputs, summaries, annotations }
}

function parseLines(log: string): Line[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))
}
