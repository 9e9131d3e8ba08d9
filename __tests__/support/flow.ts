import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { wordsIn } from './markdown.ts'
// Loaded early, so that no virtual time passes while a step loads its lazy modules.
import '@actions/github'
import '../../src/prompt/html-to-text.ts'
import '../../src/report/report-page.ts'
import { type GitHubOptions, SimulatedGitHub } from '../../simulator/github/github.ts'
import { idOf } from '../../simulator/github/objects.ts'
import { Desk, type OnRequest, type SeenRequest, sendTo } from '../../simulator/send.ts'
import { type ServiceOptions, SimulatedService } from '../../simulator/service.ts'
import { createStep } from '../../src/context.ts'
import { Cancelled } from '../../src/errors.ts'
import { readInputs } from '../../src/inputs/read-inputs.ts'
import type { AskStep } from '../../src/job/types.ts'
import type { StepResult } from '../../src/result/outcomes.ts'
import { OutputWriter } from '../../src/result/outputs.ts'
import { trusted } from '../../src/rich-text.ts'
import { runStep as runWholeStep } from '../../src/step.ts'
import { type Env, readRunContext } from '../../src/trigger/event.ts'
import { RecordingLog, VirtualClock } from './runtime.ts'

/** No output of the action may contain them. */
export const KEY = 'mint_c4n4ry-Key_0123456789'
export const TOKEN = 'ghs_c4n4ryToken0123456789'

/** A second step in the same world sees the results of the first. */
export interface World {
  clock: VirtualClock
  service: SimulatedService
  github: SimulatedGitHub
}

/** A step of a workflow, and the world it runs in. */
export interface Flow {
  /** In addition to project, key and token. */
  inputs?: Record<string, string>
  /** Default 'workflow_dispatch'. */
  event?: string
  /** Default: a private repository. */
  payload?: object
  /** Added to the environment; undefined removes a variable. */
  env?: Env
  /** Texts of workspace files, by path. */
  files?: Record<string, string>
  service?: Omit<ServiceOptions, 'clock' | 'github'>
  github?: Omit<GitHubOptions, 'clock'>
  clock?: VirtualClock
  /** From an earlier step; replaces the three above. */
  world?: World
  onRequest?: OnRequest
  /** Cancels the workflow, in virtual ms from the start; 0 is before it. */
  cancelAtMs?: number
}

/** The results of a step. */
export interface FlowEnd {
  /** `message` has the sentences of the page, `details` the items of its lists. */
  result: StepResult & { message: string; details: string[] }
  outputs: Partial<Record<string, string>>
  summary: string
  /** On all issues and pull requests. */
  comments: { issueNumber: number; body: string }[]
  /** To the service and to GitHub. */
  requests: readonly SeenRequest[]
  /** Lines of `RecordingLog`. */
  log: readonly string[]
  /** The workspace's files, and `report`, the file of `report-path`. */
  files: Record<string, string>
  tookMs: number
  world: World
}

export function createWorld({ service, github, clock = new VirtualClock() }: Flow = {}): World {
  const ofGitHub = new SimulatedGitHub({ ...github, clock })
  const ofService = new SimulatedService({ ...service, clock, github: ofGitHub })
  return { clock, github: ofGitHub, service: ofService }
}

/** GitHub knows the issue or pull request of its own event. */
function addSubject({ repository }: SimulatedGitHub, payload: object = {}): void {
  const { issue, pull_request: pull } = payload as Record<string, { number?: number } | undefined>
  const number = issue?.number ?? pull?.number
  if (number !== undefined && !repository.issues.includes(number)) repository.issues.push(number)
}

const PAYLOAD = { repository: { full_name: 'acme/docs', private: true } }

function envOf(flow: Flow, { github }: World, files: Env): Env {
  const inputs = { 'project-id': 'docs', 'api-key': KEY, 'github-token': TOKEN, ...flow.inputs }
  return {
    GITHUB_ACTOR: 'octocat',
    GITHUB_TRIGGERING_ACTOR: 'octocat',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: github.repository.name,
    GITHUB_REPOSITORY_ID: `${idOf(github.repository.name)}`,
    GITHUB_WORKFLOW_REF: `${github.repository.name}/.github/workflows/docs.yml@refs/heads/main`,
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_JOB: 'docs',
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_EVENT_NAME: flow.event ?? 'workflow_dispatch',
    ...files,
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...flow.env,
  }
}

/** A step before it does anything, for tests of its parts. It has only the files that `env` names. */
export function openFlow(flow: Flow = {}) {
  const { world = createWorld(flow) } = flow
  addSubject(world.github, flow.payload)
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-event-'))
  const file = path.join(folder, 'event.json')
  writeFileSync(file, JSON.stringify(flow.payload ?? PAYLOAD))
  // The report gives the step something to do, whatever the test is about.
  const asked = { 'traffic-weeks': '1', ...flow.inputs }
  const env = envOf({ ...flow, inputs: asked }, world, { GITHUB_EVENT_PATH: file })
  const event = readRunContext(env)
  rmSync(folder, { recursive: true })
  const desk = new Desk(world.service, world.github, flow.onRequest)
  const log = new RecordingLog()
  const signal = signalOf(flow, world.clock)
  const ofStep = { clock: world.clock, log, signal, send: sendTo(desk) }
  const inputs = readInputs(env, log, event)
  const outputs = new OutputWriter(undefined, log)
  const opened = createStep(ofStep, { inputs, event, outputs })
  const step: AskStep = { ...opened, task: undefined, requestLog: undefined }
  return { step, world, requests: desk.requests, log: log.lines }
}

function signalOf({ cancelAtMs }: Flow, clock: VirtualClock): AbortSignal {
  const controller = new AbortController()
  const cancel = () => controller.abort(new Cancelled(trusted('cancelled by SIGINT')))
  if (cancelAtMs === 0) cancel()
  else if (cancelAtMs !== undefined)
    void clock.sleep(cancelAtMs, new AbortController().signal).then(cancel)
  return controller.signal
}

/** Runs a whole step in process and in virtual time, against the simulated service and GitHub. */
export async function runStep(flow: Flow): Promise<FlowEnd> {
  const { world = createWorld(flow), files = {} } = flow
  const { clock, service, github } = world
  addSubject(github, flow.payload)
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-flow-'))
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  const read = (file: string) => readFileSync(file, 'utf8')
  try {
    const [workspace, temp] = [path.join(folder, 'workspace'), path.join(folder, 'temp')]
    for (const one of [workspace, temp]) mkdirSync(one)
    for (const [name, text] of Object.entries(files)) write(`workspace/${name}`, text)
    const env = envOf(flow, world, {
      GITHUB_EVENT_PATH: write('event.json', JSON.stringify(flow.payload ?? PAYLOAD)),
      GITHUB_OUTPUT: write('output.txt', ''),
      GITHUB_STEP_SUMMARY: write('summary.md', ''),
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temp,
    })
    const desk = new Desk(service, github, flow.onRequest)
    const log = new RecordingLog()
    const startMs = clock.nowMs()
    const signal = signalOf(flow, clock)
    const ending = await runWholeStep(env, { send: sendTo(desk), clock, log, signal })
    desk.expectNoViolation()

    const outputs = parseOutputs(read(path.join(folder, 'output.txt')))
    const summary = read(path.join(folder, 'summary.md'))
    const { comments } = github.repository
    const sent = desk.requests.map(({ body }) => body)
    expectNoObject([log.lines, outputs, summary, comments, sent], flow.inputs)
    if (process.env.PAGES) await keepPage(summary)
    const left = globSync('**/*', { cwd: workspace, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    const report = outputs['report-path']
    return {
      result: { ...ending, ...wordsOf(ending) },
      outputs,
      summary,
      comments,
      requests: desk.requests,
      log: log.lines,
      files: {
        ...Object.fromEntries(left.map((file) => [path.relative(workspace, file), read(file)])),
        ...(report && { report: read(report) }),
      },
      tookMs: clock.nowMs() - startMs,
      world,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** TypeScript lets a `RichText` into a plain template, which makes `[object Object]` of it. */
function expectNoObject(texts: unknown, inputs: Flow['inputs']): void {
  const pattern = /.{0,80}\[object Object\].{0,80}/
  const [around] = pattern.exec(JSON.stringify(texts)) ?? []
  // A workflow that passes a whole object to `prompt` has the words itself.
  const isGiven = pattern.test(JSON.stringify(inputs ?? {}))
  if (around !== undefined && !isGiven) throw new Error(`A RichText in a plain template: ${around}`)
}

/** With `PAGES=1`, out/pages has the last summary of each headline, about as GitHub shows it. */
async function keepPage(summary: string): Promise<void> {
  const { renderPage: renderHtml } = await import('../../scripts/page.ts')
  const name = /\w.*/.exec(summary)?.[0].replace(/\W+/g, '-') ?? 'empty'
  mkdirSync('out/pages', { recursive: true })
  writeFileSync(`out/pages/${name}.html`, renderHtml(summary))
}

function wordsOf({ page }: Pick<StepResult, 'page'>): { message: string; details: string[] } {
  const lists = page.sections.flatMap((block) => (block.kind === 'list' ? block.items : []))
  return { message: page.sentences.map(wordsIn).join(' '), details: lists.map(wordsIn) }
}

export function asked({ requests }: Pick<FlowEnd, 'requests'>): string[] {
  return requests.filter(({ to }) => to === 'service').map(({ operation }) => operation)
}

/** GITHUB_OUTPUT as the runner reads it: the last value of each name. Empty ones are left out. */
function parseOutputs(text: string): FlowEnd['outputs'] {
  const pairs = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  const last = Object.entries<string>(Object.fromEntries(pairs))
  return Object.fromEntries(last.filter(([, value]) => value !== ''))
}
