import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { LABELLED, permission, REVIEWED } from '../__tests__/support/github.ts'
import { type GitHubOptions, type GitHubSimulator, startGitHub } from '../simulator/github.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from '../simulator/simulator.ts'
import { runWorkflow, type Scene, stageAction, type WorkflowRun } from './act.ts'
import { type PublicService, servePublicly } from './public-service.ts'

/*
 * The workflows of examples/, byte for byte, run by act: a workflow runner that nobody here wrote. The
 * action is what a runner downloads, an unpacked archive of this repository under the name that the
 * examples use. The service is the simulator, at the real service's address; GitHub's API is a stand-in.
 *
 * What act does not do, and so is not shown here:
 * - It is not GitHub: no secrets are withheld, `permissions` gives and takes nothing, `concurrency` and
 *   the filters of `on:` (branches, paths, types) are not looked at. Each event here is one that matches.
 * - It waits for no schedule, and sets no GITHUB_TRIGGERING_ACTOR.
 * - It takes an expression as `max-parallel` for 1, so a matrix runs one job after the other, and calls
 *   each job of a matrix failed once one has failed.
 * - It has no artifacts without their actions, which cannot be had here: e2e/stand-ins has two that copy
 *   files. In place of `gh` there is a script that notes what it is asked, e2e/gh.sh.
 * - `ubuntu-latest` is this machine.
 */

const KEY = 'mint_e2e_key_0123456789'
const TOKEN = 'ghs_e2eToken0123456789'
const act = process.env.ACT ?? 'act'
let folder: string
let action: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-agent-e2e-'))
  action = await stageAction(folder)
})

afterAll(() => rm(folder, { recursive: true }))

interface World {
  service: Simulator
  github: GitHubSimulator
  targets: PublicService['targets']
  /** Runs a workflow in this world. */
  run(scene: Omit<Scene, 'vars' | 'secrets'> & Partial<Scene>): Promise<Seen>
}

interface Seen extends WorkflowRun {
  /** Every command that the fake `gh` and `sleep` were given. */
  commands: string[]
}

/** Calls with a service and a repository, `acme/docs`, whose maintainer is `octocat`. */
async function withWorld(
  options: { service?: SimulatorOptions; github?: GitHubOptions },
  use: (world: World) => Promise<void>,
): Promise<void> {
  const place = await mkdtemp(path.join(folder, 'world-'))
  const service = await startSimulator({
    job: { finishAfterMs: 500 },
    apiKey: KEY,
    ...options.service,
  })
  const permissions = { octocat: permission('write'), stranger: permission('read') }
  const github = await startGitHub({ permissions, ...options.github })
  const publicly = await servePublicly(service, place)

  async function run(scene: Parameters<World['run']>[0]): Promise<Seen> {
    const at = await mkdtemp(path.join(place, 'run-'))
    const end = await runWorkflow(
      {
        secrets: { DOCS_API_KEY: KEY, GITHUB_TOKEN: TOKEN },
        vars: { DOCS_PROJECT_ID: 'docs', DOCS_PROJECT_IDS: 'alpha\nbeta\ngamma' },
        ...scene,
        env: { GITHUB_API_URL: github.url, GITHUB_RUN_ID: '4242', ...publicly.env, ...scene.env },
      },
      { act, action, folder: at },
    )
    const commands = await readFile(path.join(at, 'gh.log'), 'utf8').catch(() => '')
    return { ...end, commands: commands.split('\n').filter(Boolean) }
  }

  try {
    await use({ service, github, run, targets: publicly.targets })
    // Nothing but the service was ever looked for.
    expect(publicly.targets.filter((target) => target !== 'api.mintlify.com:443')).toEqual([])
  } finally {
    await Promise.all([publicly.close(), service.close(), github.close()])
  }
}

const operations = ({ service }: World) => service.requests.map(({ operation }) => operation)
const prompts = ({ service }: World) => service.jobs.map((job) => job.prompts)
const label = { workflow: 'examples/label-on-an-issue.yml', event: LABELLED }

test('label on an issue: the agent gets the issue, the issue gets the pull request', () =>
  withWorld({}, async (world) => {
    const end = await world.run(label)
    expect(end).toMatchObject({ exitCode: 0, results: { docs: ['success'] } })
    const [[prompt = '']] = prompts(world) as [string[]]
    expect(prompt).toMatch(/^Write or correct the documentation that this issue asks for\./)
    expect(prompt).toContain('The --dry-run flag is not documented')
    expect(end.summaries).toHaveLength(1)
    expect(end.summaries[0]?.markdown).toContain(
      '[acme/docs#1](https://github.com/acme/docs/pull/1)',
    )
    const told = world.github.comments.map(({ issueNumber, body }) => [issueNumber, body])
    expect(told).toEqual([
      [7, expect.stringContaining('https://github.com/acme/docs/pull/1')],
      [1, expect.stringContaining('https://github.com/acme/docs/pull/1')],
    ])
    expect(JSON.stringify([end.summaries, end.outputs, told])).not.toContain(KEY)
  }))

test("label on an issue: another label runs nothing, a stranger's label is refused", () =>
  withWorld({}, async (world) => {
    const payload = { ...LABELLED.payload, label: { name: 'bug' } }
    const other = await world.run({ ...label, event: { ...LABELLED, payload } })
    expect(other).toMatchObject({ exitCode: 0, results: {}, summaries: [] })
    const strange = await world.run({ ...label, actor: 'stranger' })
    expect(strange).toMatchObject({ exitCode: 0, results: { docs: ['success'] } })
    expect(strange.annotations).toEqual([expect.stringMatching(/^warning .*stranger/)])
    expect(operations(world)).toEqual([])
  }))

test('review loop: a review that asks for changes goes to the job that made the pull request', () =>
  withWorld({}, async (world) => {
    await world.run(label)
    const end = await world.run({ workflow: 'examples/review-loop.yml', event: REVIEWED })
    expect(end).toMatchObject({ exitCode: 0, results: { docs: ['success'] } })
    expect(prompts(world)).toEqual([
      [expect.any(String), expect.stringContaining('Please add an example.')],
    ])
    expect(operations(world).filter((operation) => operation !== 'get')).toEqual([
      'create',
      'message',
    ])
    expect(world.github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 1])
  }))

test.each([
  ['an approval', { state: 'approved' }],
  ["a stranger's review", { author_association: 'NONE' }],
])('review loop: %s runs nothing', (_what, change) =>
  withWorld({}, async (world) => {
    const review = { ...REVIEWED.payload.review, ...change }
    const event = { ...REVIEWED, payload: { ...REVIEWED.payload, review } }
    const end = await world.run({ workflow: 'examples/review-loop.yml', event })
    expect(end).toMatchObject({ exitCode: 0, results: {} })
    expect(operations(world)).toEqual([])
  }),
)

const { pull_request: pullRequest } = REVIEWED.payload
const MERGED = {
  name: 'pull_request',
  payload: {
    action: 'closed',
    pull_request: {
      ...pullRequest,
      merged: true,
      labels: [],
      head: { ...pullRequest.head, repo: { full_name: 'acme/docs' } },
    },
    sender: REVIEWED.payload.sender,
  },
}

test('after a merge: the agent gets the pull request with its files, and may find nothing to do', () =>
  withWorld(
    {
      service: { job: { finishAfterMs: 500, prLink: null } },
      github: {
        permissions: { octocat: permission('write') },
        files: {
          1: [{ filename: 'src/flags.ts', status: 'modified', additions: 3, deletions: 1 }],
        },
      },
    },
    async (world) => {
      const end = await world.run({ workflow: 'examples/after-merge.yml', event: MERGED })
      expect(end).toMatchObject({ exitCode: 0, results: { docs: ['success'] } })
      expect(prompts(world)).toEqual([[expect.stringContaining('src/flags.ts')]])
      expect(end.summaries[0]?.markdown).toContain('finished without a pull request')
      expect(world.github.comments).toMatchObject([{ issueNumber: 1 }])
    },
  ))

const ASKED = {
  name: 'workflow_dispatch',
  payload: { inputs: { prompt: 'Document --watch; "$HOME".' } },
}

test('chained: the next job labels the pull request, asks for reviews and waits for its checks', () =>
  withWorld({}, async (world) => {
    const end = await world.run({ workflow: 'examples/chained-review.yml', event: ASKED })
    expect(end).toMatchObject({ exitCode: 0, results: { docs: ['success'], review: ['success'] } })
    expect(prompts(world)).toEqual([['Document --watch; "$HOME".']])
    expect(end.outputs.docs?.docs).toMatchObject({
      outcome: 'pr-opened',
      status: 'completed',
      'job-id': 'job_1',
      'pr-link': 'https://github.com/acme/docs/pull/1',
      'pr-number': '1',
      'pr-repository': 'acme/docs',
    })
    const gh = `acme/docs ${TOKEN} gh pr`
    expect(end.commands).toEqual([
      `${gh} edit 1 --add-label documentation --add-reviewer acme/docs-team`,
      `${gh} checks 1 --json name`,
      'sleep 10',
      `${gh} checks 1 --json name`,
      `${gh} checks 1 --watch --fail-fast`,
    ])
  }))

test('chained: a failed job fails the workflow, and there is nothing to review', () =>
  withWorld({ service: { job: { finishAfterMs: 500, result: 'failed' } } }, async (world) => {
    const end = await world.run({ workflow: 'examples/chained-review.yml', event: ASKED })
    expect(end).toMatchObject({ exitCode: 1, results: { docs: ['failure'] }, commands: [] })
    expect(end.outputs.docs?.docs).toMatchObject({ outcome: 'failed', status: 'failed' })
    expect(end.annotations).toEqual([expect.stringMatching(/^error The docs agent's job failed/)])
  }))

test('weekly traffic: twelve weeks in the summary, at a request each', () =>
  withWorld({}, async (world) => {
    const end = await world.run({
      workflow: 'examples/weekly-traffic.yml',
      event: { name: 'schedule' },
    })
    expect(end).toMatchObject({ exitCode: 0, results: { traffic: ['success'] }, annotations: [] })
    expect(operations(world)).toEqual(Array(12).fill('views'))
    const { 'total-views': views = '' } = end.outputs.traffic?.docs ?? {}
    expect(Number(views)).toBeGreaterThan(1000)
    expect(end.summaries[0]?.markdown).toContain(
      `**${Number(views).toLocaleString('en')} views** last week`,
    )
  }))

const ALL = { workflow: 'examples/many-projects.yml' }

test('many projects: one fails, the others go on, and one table tells of all', () =>
  withWorld(
    {
      service: {
        projectId: '*',
        job: (n) => ({ finishAfterMs: 500, result: n === 1 ? 'failed' : 'completed' }),
      },
    },
    async (world) => {
      const end = await world.run({ ...ALL, event: ASKED })
      expect(end.exitCode).toBe(1)
      expect(end.results).toMatchObject({ plan: ['success'], collect: ['success'] })
      expect(end.results.project).toHaveLength(3)
      expect(end.results.project).toContain('failure')
      expect(world.service.jobs.map(({ projectId }) => projectId)).toEqual([
        'alpha',
        'beta',
        'gamma',
      ])
      const table = end.summaries.find(({ jobId }) => jobId === 'collect')?.markdown ?? ''
      expect(table).toMatch(/^### 3 projects: 2 with a pull request, 1 failed\n/)
      expect(table).toMatch(
        /\| alpha \| ✅ with a pull request \| \[acme\/docs.*pull\/1\) \| [\d,]+ \|/,
      )
      expect(table).toMatch(/\| beta \| ❌ failed \| {2}\| [\d,]+ \|/)
      expect(JSON.parse(end.outputs.collect?.collect?.results ?? '')).toMatchObject([
        { id: 'alpha', outcome: 'pr-opened', pullRequest: { number: '1' } },
        { id: 'beta', outcome: 'failed' },
        { id: 'gamma', outcome: 'pr-opened', pullRequest: { number: '3' } },
      ])
    },
  ))

test('many projects: on a schedule there is no prompt, and page views alone are read', () =>
  withWorld({ service: { projectId: '*' } }, async (world) => {
    const end = await world.run({ ...ALL, event: { name: 'schedule' } })
    expect(end).toMatchObject({ exitCode: 0, results: { collect: ['success'] } })
    // Two weeks of three projects, a request each.
    expect(operations(world)).toEqual(Array(6).fill('views'))
    const table = end.summaries.find(({ jobId }) => jobId === 'collect')?.markdown ?? ''
    expect(table).toMatch(/^### 3 projects: 3 page views only\n/)
  }))

test('many projects: a list that is too long is refused before anything is asked', () =>
  withWorld({ service: { projectId: '*' } }, async (world) => {
    const ids = Array.from({ length: 257 }, (_, n) => `project-${n}`)
    const end = await world.run({
      ...ALL,
      event: { name: 'schedule' },
      vars: { DOCS_PROJECT_IDS: ids.join('\n') },
    })
    expect(end.exitCode).toBe(1)
    expect(end.annotations).toEqual([expect.stringContaining('projects names 257')])
    expect(end.results.collect).toBeUndefined()
    expect(operations(world)).toEqual([])
  }))

test('the self-test of CI uses the action as ./ and checks what the next step receives', () =>
  withWorld({}, async (world) => {
    const end = await world.run({
      workflow: '.github/workflows/ci.yml',
      event: { name: 'push' },
      job: 'self-test',
      checkout: true,
    })
    expect(end).toMatchObject({ exitCode: 0, results: { 'self-test': ['success'] } })
    expect(end.outputs['self-test']?.docs).toMatchObject({ outcome: 'pr-opened' })
  }))
