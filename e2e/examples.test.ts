import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { LABELLED, permission, REVIEWED } from '../__tests__/support/github.ts'
import { writeSnippets } from '../scripts/workflow-files.ts'
import { type GitHubOptions, type GitHubSimulator, startGitHub } from '../simulator/github.ts'
import { closeServer, listen } from '../simulator/listening.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from '../simulator/simulator.ts'
import { runWorkflow, type Scene, stageAction, type WorkflowRun } from './act.ts'
import { type PublicService, servePublicly } from './public-service.ts'

/*
 * The workflows of examples/ run by act: a workflow runner that nobody here wrote. They are copied as they
 * are, but for what act does not know yet (`$/` and `queue`, see e2e/act.ts). The
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
 *   files. In place of `gh` there is a script that notes what it is asked and refuses what GitHub refuses,
 *   e2e/gh.sh.
 * - It has no re-runs: a further attempt here is all jobs again, with the artifacts of the one before, as
 *   GitHub gives them where only some jobs are run again.
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
  /** How processes find the service. */
  env: PublicService['env']
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
    await use({ service, github, run, targets: publicly.targets, env: publicly.env })
    // Nothing but the service was ever looked for.
    expect(publicly.targets.filter((target) => target !== 'api.mintlify.com:443')).toEqual([])
  } finally {
    await Promise.all([publicly.close(), service.close(), github.close()])
  }
}

/** A chat's webhooks, which keep what they are sent. */
async function startChat(status = 200) {
  const messages: Array<{ path: string; body: string }> = []
  const server = createServer(async (request, response) => {
    messages.push({ path: request.url ?? '', body: await text(request) })
    response.writeHead(status).end('ok')
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, messages, close: () => closeServer(server) }
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

test('docs, a merged pull request: the agent gets it with its files, and may find nothing to do', () =>
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
      const snippets = await writeSnippets()
      const workflow = snippets.find(
        ({ heading }) => heading === 'A merged pull request gets a comment',
      )
      const end = await world.run({ workflow: workflow?.file ?? '', event: MERGED })
      expect(end).toMatchObject({ exitCode: 0, results: { docs: ['success'] } })
      expect(prompts(world)).toEqual([[expect.stringContaining('src/flags.ts')]])
      expect(end.summaries[0]?.markdown).toContain('finished without a pull request')
      expect(world.github.comments).toMatchObject([{ issueNumber: 1 }])
    },
  ))

const PUSHED = {
  name: 'push',
  payload: {
    ref: 'refs/heads/main',
    before: 'a'.repeat(40),
    after: 'b'.repeat(40),
    commits: [
      { id: 'b'.repeat(40), message: 'Add --watch to the CLI', author: { username: 'octocat' } },
    ],
    repository: { default_branch: 'main' },
    sender: REVIEWED.payload.sender,
  },
}

/** What GitHub knows of the push. */
const history = [
  { sha: 'a'.repeat(40), message: 'Before.' },
  {
    sha: 'b'.repeat(40),
    message: 'Add --watch to the CLI',
    files: [{ filename: 'src/watch.ts', status: 'added', additions: 9 }],
  },
]

test('after a merge: what was pushed goes to the agent', () =>
  withWorld({ github: { commits: history } }, async (world) => {
    const end = await world.run({ workflow: 'examples/after-merge.yml', event: PUSHED })
    expect(end).toMatchObject({ exitCode: 0, results: { docs: ['success'] } })
    expect(prompts(world)).toEqual([[expect.stringContaining('Add --watch to the CLI')]])
    expect(prompts(world)[0]?.[0]).toContain('"src/watch.ts" "added" +9 -0')
  }))

test('weekly care: what readers missed goes to the agent, and the next week to the same pull request', () =>
  withWorld({}, async (world) => {
    const week = async (id: number) => {
      const GITHUB_WORKFLOW_REF = 'acme/docs/.github/workflows/docs.yml@refs/heads/main'
      const env = { GITHUB_RUN_ID: `${id}`, GITHUB_REF_NAME: 'main', GITHUB_WORKFLOW_REF }
      const workflow = 'examples/weekly-care.yml'
      const end = await world.run({ workflow, event: { name: 'schedule' }, env })
      expect(end).toMatchObject({ exitCode: 0, results: { care: ['success'] } })
    }
    await week(1)
    world.github.repository().pulls = { 1: {} }
    await week(2)
    const asked = expect.stringContaining('that the assistant could not answer')
    expect(prompts(world)).toEqual([[asked, asked]])
  }))

test('after each day: the changes of each day go to the pull request that is open', () => {
  const commits = [...history]
  const newest = () => commits.at(-1)?.sha ?? ''
  const refs: Record<string, string> = {}
  const github: GitHubOptions = {
    commits,
    refs,
    runs: [{ id: 1, event: 'schedule', headSha: 'a'.repeat(40) }],
    // The commit that act says it runs for is of no repository: here it stands for the newest.
    onRequest({ operation, path: asked }) {
      const head = asked.split('...')[1]
      if (operation === 'compare' && head !== undefined) refs[head] = newest()
    },
  }
  return withWorld({ github }, async (world) => {
    const state = world.github.repository()
    const day = async (id: number) => {
      const GITHUB_WORKFLOW_REF = 'acme/docs/.github/workflows/docs.yml@refs/heads/main'
      const env = { GITHUB_RUN_ID: `${id}`, GITHUB_REF_NAME: 'main', GITHUB_WORKFLOW_REF }
      const workflow = 'examples/after-each-day.yml'
      const end = await world.run({ workflow, event: { name: 'schedule' }, env })
      expect(end).toMatchObject({ exitCode: 0, results: { docs: ['success'] } })
      state.runs = [...(state.runs ?? []), { id, event: 'schedule', headSha: newest() }]
    }
    await day(2)
    state.pulls = { 1: {} }
    await day(3)
    commits.push({ sha: 'd'.repeat(40), message: 'Add --quiet to the CLI', files: [] })
    await day(4)
    expect(prompts(world)).toEqual([
      [
        expect.stringContaining('Add --watch to the CLI'),
        expect.stringContaining('Add --quiet to the CLI'),
      ],
    ])
    // The day without changes in between asked for nothing.
    const asked = operations(world).filter((operation) => operation !== 'get')
    expect(asked).toEqual(['create', 'message'])
  })
})

const ASKED = {
  name: 'workflow_dispatch',
  payload: { inputs: { prompt: 'Document --watch; "$HOME".' } },
}
const REVIEW_TOKEN = 'github_pat_e2eReview0123456789'
const chained = {
  workflow: 'examples/chained-review.yml',
  event: ASKED,
  secrets: { DOCS_API_KEY: KEY, GITHUB_TOKEN: TOKEN, DOCS_REVIEW_TOKEN: REVIEW_TOKEN },
}
const gh = `acme/docs ${TOKEN} gh pr`
const LABELS = `${gh} edit 1 --add-label documentation`
const ASKS_TEAM = `acme/docs ${REVIEW_TOKEN} gh pr edit 1 --add-reviewer acme/docs-team`

test('chained: the next job labels the pull request, asks for reviews and waits for its checks', () =>
  withWorld({}, async (world) => {
    const end = await world.run({ ...chained, env: { E2E_GH_CHECKS_FROM: '2' } })
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
    expect(end.commands).toEqual([
      LABELS,
      ASKS_TEAM,
      `${gh} checks 1 --json name`,
      'sleep 10',
      `${gh} checks 1 --json name`,
      `${gh} checks 1 --watch --fail-fast`,
    ])
  }))

test('chained: where no checks begin, the wait ends after two minutes', () =>
  withWorld({}, async (world) => {
    const end = await world.run({ ...chained, env: { E2E_GH_CHECKS_FROM: '1000' } })
    expect(end).toMatchObject({ exitCode: 0, results: { review: ['success'] } })
    expect(end.commands.filter((command) => command === 'sleep 10')).toHaveLength(12)
    expect(end.annotations).toContainEqual(expect.stringContaining('No checks began'))
  }))

test("chained: a workflow's own token may not ask a team, and the job says so", () =>
  withWorld({}, async (world) => {
    const secrets = { ...chained.secrets, DOCS_REVIEW_TOKEN: TOKEN }
    const end = await world.run({ ...chained, secrets })
    expect(end).toMatchObject({ exitCode: 1, results: { docs: ['success'], review: ['failure'] } })
    expect(end.log).toContain('error fetching organization teams')
    expect(end.commands).toHaveLength(2)
  }))

test('chained: a failed job fails the workflow, and there is nothing to review', () =>
  withWorld({ service: { job: { finishAfterMs: 500, result: 'failed' } } }, async (world) => {
    const end = await world.run(chained)
    expect(end).toMatchObject({ exitCode: 1, results: { docs: ['failure'] }, commands: [] })
    expect(end.outputs.docs?.docs).toMatchObject({ outcome: 'failed', status: 'failed' })
    expect(end.annotations).toEqual([expect.stringMatching(/^error The docs agent's job failed/)])
  }))

const OPENED = {
  name: 'pull_request',
  payload: {
    action: 'opened',
    pull_request: {
      number: 3,
      user: REVIEWED.payload.sender,
      head: { ref: 'better-words', repo: { full_name: 'acme/docs' } },
    },
    sender: REVIEWED.payload.sender,
  },
}
const preview = { workflow: 'examples/preview-each-pull-request.yml', event: OPENED }

test('preview: each push gets a verdict, in one comment with the link', () =>
  withWorld(
    {
      service: { build: (n) => ({ finishAfterMs: 500, result: n === 0 ? 'failure' : 'success' }) },
    },
    async (world) => {
      const failed = await world.run(preview)
      expect(failed).toMatchObject({ exitCode: 1, results: { preview: ['failure'] } })
      expect(failed.summaries[0]?.markdown).toContain('Expected a closing tag')
      const payload = { ...OPENED.payload, action: 'synchronize' }
      const env = { GITHUB_RUN_ID: '4343' }
      const built = await world.run({ ...preview, event: { ...OPENED, payload }, env })
      expect(built).toMatchObject({ exitCode: 0, results: { preview: ['success'] } })
      expect(world.github.comments).toMatchObject([
        {
          issueNumber: 3,
          body: expect.stringContaining('(https://acme-better-words.mintlify.app)'),
        },
      ])
      expect(world.service.builds).toMatchObject([
        { branch: 'better-words' },
        { branch: 'better-words' },
      ])
      const told = [failed.summaries, built.summaries, built.outputs, world.github.comments]
      expect(JSON.stringify(told)).not.toContain(KEY)
    },
  ))

test('preview: a fork gets none, and neither does a stranger', () =>
  withWorld({}, async (world) => {
    const head = { ref: 'better-words', repo: { full_name: 'stranger/docs' } }
    const payload = { ...OPENED.payload, pull_request: { ...OPENED.payload.pull_request, head } }
    const fork = await world.run({ ...preview, event: { ...OPENED, payload } })
    const stranger = await world.run({ ...preview, actor: 'stranger' })
    for (const end of [fork, stranger]) {
      expect(end).toMatchObject({ exitCode: 0, results: { preview: ['success'] } })
      expect(end.outputs.preview).toMatchObject({ '0': { outcome: 'skipped' } })
    }
    expect(operations(world)).toEqual([])
  }))

test.each([
  { result: 'success', exitCode: 0, outcome: 'published' },
  { result: 'failure', exitCode: 1, outcome: 'publish-failed' },
] as const)('publish: a merge is followed to its verdict, $outcome, and a failure is told', (row) =>
  withWorld({ service: { build: { finishAfterMs: 500, result: row.result } } }, async (world) => {
    const chat = await startChat()
    const end = await world.run({
      workflow: 'examples/publish-after-merge.yml',
      event: PUSHED,
      secrets: { DOCS_API_KEY: KEY, GITHUB_TOKEN: TOKEN, DOCS_SLACK_WEBHOOK: chat.url },
    })
    await chat.close()
    expect(end).toMatchObject({
      exitCode: row.exitCode,
      outputs: { publish: { docs: { outcome: row.outcome, 'build-id': 'build_1' } } },
    })
    const messages = chat.messages.map(({ body }) => JSON.parse(body))
    const told = {
      text: expect.stringMatching(/^The docs were not published \(publish-failed\): </),
    }
    expect(messages).toEqual(row.exitCode === 0 ? [] : [told])
    expect(operations(world).filter((operation) => operation !== 'build')).toEqual(['publish'])
  }),
)

test('weekly issue: one comment, written anew each week', () =>
  withWorld({}, async (world) => {
    const scene = {
      workflow: 'examples/weekly-issue.yml',
      event: { name: 'schedule' },
      vars: { DOCS_PROJECT_ID: 'docs', DOCS_REPORT_ISSUE: '12' },
    }
    for (const GITHUB_RUN_ID of ['4242', '4343']) {
      const end = await world.run({ ...scene, env: { GITHUB_RUN_ID } })
      expect(end).toMatchObject({ exitCode: 0, results: { report: ['success'] }, annotations: [] })
      expect(world.github.comments).toMatchObject([
        { issueNumber: 12, body: expect.stringMatching(/\*\*[\d,]+ views\*\* last week/) },
      ])
      expect(world.github.comments[0]?.body).toContain(`/actions/runs/${GITHUB_RUN_ID}`)
    }
    expect(operations(world)).not.toContain('create')
  }))

test('weekly chat: Slack and Teams get the first lines and a link, and no secret', () =>
  withWorld({}, async (world) => {
    const chat = await startChat()
    const end = await world.run({
      workflow: 'examples/weekly-chat.yml',
      event: { name: 'schedule' },
      secrets: {
        DOCS_API_KEY: KEY,
        GITHUB_TOKEN: TOKEN,
        DOCS_SLACK_WEBHOOK: `${chat.url}/slack`,
        DOCS_TEAMS_WEBHOOK: `${chat.url}/teams`,
      },
    })
    await chat.close()
    expect(end).toMatchObject({ exitCode: 0, results: { report: ['success'] } })
    expect(chat.messages.map(({ path: place }) => place)).toEqual(['/slack', '/teams'])
    const [slack, teams] = chat.messages.map(({ body }) => JSON.parse(body))
    const run = 'https://github.com/acme/docs/actions/runs/4242'
    expect(slack).toEqual({
      text: 'Who reads the docs',
      blocks: [{ type: 'markdown', text: expect.stringMatching(/\*\*[\d,]+ views\*\* last week/) }],
    })
    expect(slack.blocks[0].text).toMatch(new RegExp(`\\n\\n\\[The whole report\\]\\(${run}\\)$`))
    const { content, contentType } = teams.attachments[0]
    expect(contentType).toBe('application/vnd.microsoft.card.adaptive')
    expect(content.body[0].text).toMatch(/^(?!#)[^|]*views\*\* last week[^|]*$/)
    expect(content.actions).toEqual([
      { type: 'Action.OpenUrl', title: 'The whole report', url: run },
    ])
    const sent = JSON.stringify(chat.messages)
    for (const secret of [KEY, TOKEN, chat.url]) expect(sent).not.toContain(secret)
  }))

test('weekly chat: a webhook that refuses fails the step', () =>
  withWorld({}, async (world) => {
    const chat = await startChat(410)
    const end = await world.run({
      workflow: 'examples/weekly-chat.yml',
      event: { name: 'schedule' },
      secrets: {
        DOCS_API_KEY: KEY,
        GITHUB_TOKEN: TOKEN,
        DOCS_SLACK_WEBHOOK: `${chat.url}/slack`,
        DOCS_TEAMS_WEBHOOK: `${chat.url}/teams`,
      },
    })
    await chat.close()
    expect(end).toMatchObject({ exitCode: 1, results: { report: ['failure'] } })
    expect(chat.messages).toHaveLength(1)
  }))

test.each([true, false])(
  'weekly traffic: twelve weeks at a request each, and what readers missed, in words if private is %s',
  (isPrivate) =>
    withWorld({}, async (world) => {
      const end = await world.run({
        workflow: 'examples/weekly-traffic.yml',
        event: { name: 'schedule', payload: { repository: { private: isPrivate } } },
      })
      expect(end).toMatchObject({ exitCode: 0, results: { traffic: ['success'] }, annotations: [] })
      const counts = Object.groupBy(operations(world), (operation) => operation)
      expect(counts.views).toHaveLength(12)
      expect(operations(world)).toHaveLength(12 + (isPrivate ? 10 : 8))
      const markdown = end.summaries[0]?.markdown ?? ''
      expect(markdown).toMatch(
        /### 🔎 What readers missed\n\n\*\*\d+ questions\*\* went unanswered/,
      )
      expect(markdown.includes('Questions without an answer')).toBe(isPrivate)
      expect(markdown.includes("Readers' words are hidden, since this repository is public")).toBe(
        !isPrivate,
      )
      expect(Number(end.outputs.traffic?.docs?.['unanswered-questions'])).toBeGreaterThan(0)
      const { 'total-views': views = '' } = end.outputs.traffic?.docs ?? {}
      expect(Number(views)).toBeGreaterThan(1000)
      expect(end.summaries[0]?.markdown).toContain(
        `**${Number(views).toLocaleString('en')} views** last week`,
      )
    }),
)

const ALL = { workflow: 'examples/many-projects.yml' }

const tableOf = ({ summaries }: WorkflowRun) =>
  summaries.find(({ jobId }) => jobId === 'collect')?.markdown ?? ''

/** The example with other inputs, as a file of its own. */
async function withInputs(inputs: Record<string, unknown>): Promise<string> {
  const example = parse(await readFile(ALL.workflow, 'utf8'))
  delete example.jobs.docs.with['dry-run']
  Object.assign(example.jobs.docs.with, inputs)
  const file = path.join(await mkdtemp(path.join(folder, 'workflow-')), 'many-projects.yml')
  await writeFile(file, stringify(example))
  return file
}

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

test('many projects: a re-run waits for the jobs that were left at work, and makes no second one', () =>
  withWorld(
    {
      service: {
        projectId: '*',
        // The second project's job outlives the first attempt.
        job: (n) => (n === 1 ? { finishAfterMs: 6_000 } : { finishAfterMs: 500 }),
      },
    },
    async (world) => {
      // A minute of the action's is three seconds here.
      const warp = path.resolve('__tests__/support/time-warp.js')
      const env = { NODE_OPTIONS: `--import=${warp}`, WARP: '20' }
      const workflow = await withInputs({ 'timeout-minutes': 1 })
      const scene = { workflow, event: ASKED, env }
      const first = await world.run(scene)
      expect(first).toMatchObject({ exitCode: 1, results: { collect: ['success'] } })
      expect(tableOf(first)).toMatch(/\| beta \| ⏱️ timed out \|/)
      const second = await world.run({
        ...scene,
        artifacts: first.artifacts,
        env: { ...env, GITHUB_RUN_ATTEMPT: '2' },
      })
      expect(second).toMatchObject({ exitCode: 0, results: { collect: ['success'] } })
      expect(tableOf(second)).toMatch(/^### 3 projects: 3 with a pull request\n/)
      expect(world.service.jobs.map(({ projectId }) => projectId)).toEqual([
        'alpha',
        'beta',
        'gamma',
      ])
      expect(second.annotations).toContainEqual(
        expect.stringContaining('Job job_2 of attempt 1 is gone on with (it was timed-out)'),
      )
    },
  ))

test('many projects: a re-run asks again where the job failed, and the table keeps the newest result', () =>
  withWorld(
    {
      service: {
        projectId: '*',
        job: (n) => ({ finishAfterMs: 500, result: n === 1 ? 'failed' : 'completed' }),
      },
    },
    async (world) => {
      const first = await world.run({ ...ALL, event: ASKED })
      const second = await world.run({
        ...ALL,
        event: ASKED,
        artifacts: first.artifacts,
        env: { GITHUB_RUN_ATTEMPT: '2' },
      })
      expect(tableOf(second)).toMatch(/^### 3 projects: 3 with a pull request\n/)
      expect(world.service.jobs.map(({ projectId }) => projectId)).toEqual([
        'alpha',
        'beta',
        'gamma',
        'beta',
      ])
    },
  ))

test('many projects: a call takes no results of one whose name begins with its own', () =>
  withWorld({ service: { projectId: '*' } }, async (world) => {
    const artifacts = await mkdtemp(path.join(folder, 'artifacts-'))
    const foreign = path.join(artifacts, 'docs-agent-b.1.9')
    await mkdir(foreign)
    const record = { 'project-id': 'alpha', attempt: 9, outputs: { outcome: 'failed' } }
    await writeFile(path.join(foreign, '1.9.json'), JSON.stringify(record))
    const end = await world.run({ ...ALL, event: { name: 'schedule' }, artifacts })
    expect(tableOf(end)).toMatch(/^### 3 projects: 3 page views only\n/)
  }))

test('many projects: a dry run sends nothing, JSON names the runners, a certificate comes as an input', () =>
  withWorld({ service: { projectId: '*' } }, async (world) => {
    const inputs = {
      'dry-run': true,
      summary: false,
      'runs-on': '["ubuntu-latest"]',
      'extra-ca-certs': `\${{ vars.CERTIFICATES }}`,
    }
    const certificates = await readFile(world.env.NODE_EXTRA_CA_CERTS ?? '', 'utf8')
    const scene = {
      vars: { DOCS_PROJECT_IDS: 'alpha\nbeta', CERTIFICATES: certificates },
      env: { NODE_EXTRA_CA_CERTS: '' },
      event: ASKED,
    }
    const dry = await world.run({ ...scene, workflow: await withInputs(inputs) })
    expect(dry).toMatchObject({ exitCode: 0, results: { project: ['success', 'success'] } })
    expect(tableOf(dry)).toMatch(/^### 2 projects: 2 dry run\n/)
    expect(dry.summaries).toHaveLength(1)
    expect(operations(world)).toEqual([])
    const real = await world.run({
      ...scene,
      workflow: await withInputs({
        ...inputs,
        'dry-run': false,
        wait: false,
        'traffic-weeks': 0,
        'runs-on': '{ "group": "docs-runners", "labels": ["ubuntu-latest"] }',
      }),
    })
    expect(real).toMatchObject({ exitCode: 0, results: { project: ['success', 'success'] } })
    expect(tableOf(real)).toMatch(/^### 2 projects: 2 started\n/)
  }))

const onLinux = process.platform === 'linux' ? test : test.skip // 128 KiB for one variable is Linux's own limit.
onLinux('many projects: a list of more than 128 KiB is refused in words', () =>
  withWorld({ service: { projectId: '*' } }, async (world) => {
    const project = { 'project-id': 'alpha', prompt: 'x'.repeat(130 * 1024) }
    const workflow = await withInputs({ projects: JSON.stringify([project]) })
    const end = await world.run({ workflow, event: { name: 'schedule' } })
    expect(end).toMatchObject({ exitCode: 1, results: { plan: ['failure'] } })
    expect(end.annotations).toContainEqual(
      expect.stringMatching(/^error .*128 KiB or more does not fit into the environment of a step/),
    )
    expect(operations(world)).toEqual([])
  }),
)

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
