import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import { idOf } from '../../simulator/github/objects.ts'
import { shaOfBase, shaOfPull } from '../../simulator/github/shas.ts'
import { closeServer, listen } from '../../simulator/http/serve.ts'
import { startServers } from '../../simulator/server.ts'
import { LABELLED, pulled, scheduled } from '../support/events.ts'
import { runWorkflow, type Scene } from './act.ts'

/*
 * The workflows of examples/, run by act: a workflow runner that nobody here wrote. They are as they are, but
 * for `queue`, which act does not know, and for `base-url`, which leads to the simulated service. The action is
 * what a runner downloads, under the name that the examples use.
 *
 * What act does not do, and so is not shown here: it withholds no secrets, and ignores `permissions`,
 * `concurrency` and the filters of `on:`; it waits for no schedule; it has no re-runs; it calls each job of a
 * matrix failed once one has failed. In place of `gh` there is a script, and `ubuntu-latest`
 * is this machine.
 */

const KEY = 'mint_e2e_key_0123456789'
const TOKEN = 'ghs_e2eToken0123456789'
const LINK = 'https://github.com/acme/docs/pull/101'
/** The first poll, after two seconds, sees it at work on a follow-up. */
const QUICK = { finishAfterMs: 3_000, followUpAfterMs: 0 }

/** A service and a repository, `acme/docs`, whose maintainer is `octocat`. */
let world: Awaited<ReturnType<typeof startServers>>
afterEach(() => world.close())

async function startWorld(options: Parameters<typeof startServers>[0] = {}) {
  const service = { job: QUICK, build: { finishAfterMs: 500 }, apiKey: KEY, ...options.service }
  world = await startServers({ ...options, service })
}

function run({ edit = (workflow) => workflow, ...scene }: Scene) {
  const addBaseUrl = (workflow: string) =>
    workflow.replace(/^( +)project-id: \$/gm, `$1base-url: ${world.serviceUrl}\n$&`)
  return runWorkflow({
    vars: { DOCS_PROJECT_ID: 'docs', DOCS_ISSUE: '7' },
    ...scene,
    secrets: {
      ...{ DOCS_API_KEY: KEY, GITHUB_TOKEN: TOKEN },
      ...scene.secrets,
    },
    edit: (workflow) => addBaseUrl(edit(workflow)),
    env: { GITHUB_API_URL: world.githubUrl, GITHUB_RUN_ID: '1', ...scene.env },
  })
}

const prompts = () => world.service.jobs.all.map((job) => job.prompts)
/** What the service was asked to do. */
const orders = () =>
  world.requests.flatMap(({ to, method, operation }) =>
    to === 'service' && method === 'POST' ? [operation] : [],
  )
const comments = () =>
  world.github.repository.comments.map(({ issueNumber, body }) => [issueNumber, body])

/** A repository with pull requests of a commit each, which changes a file such as `src/3.ts`. */
const pullsOf = (...numbers: number[]) => ({
  pulls: numbers.map((number) => ({ number, files: [{ filename: `src/${number}.ts` }] })),
  commits: numbers.flatMap((number) => [{ sha: shaOfBase(number) }, { sha: shaOfPull(number) }]),
})

const { repository, sender } = LABELLED.payload
const label = { workflow: 'examples/label.yml', ...LABELLED }

test('label: the agent gets the issue, the issue gets the pull request', async () => {
  await startWorld()
  const end = await run(label)
  expect(end.jobs).toEqual(['docs success'])
  expect(prompts()).toEqual([[expect.stringContaining('The --dry-run flag is not documented')]])
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
  expect(end.summaries).toEqual([expect.stringContaining(`(${LINK})`)])
  expect(end.annotations).toContain(`notice The docs agent opened a pull request: ${LINK}`)
  expect(comments()).toEqual([
    [7, expect.stringContaining(LINK)],
    [101, expect.stringContaining('docs agent job')],
  ])
  const shown = [end.outputs, end.summaries, end.annotations, comments()]
  expect(JSON.stringify(shown)).not.toMatch(`${KEY}|${TOKEN}`)
})

test('label: a pull request gets it too, unless it is from a fork; another label runs nothing', async () => {
  await startWorld({ github: pullsOf(3) })
  const { workflow } = label
  const labelled = (from: string) => {
    const { event, payload } = pulled({ number: 3, action: 'labeled', from })
    return { workflow, event, payload: { ...payload, label: { name: 'docs' } } }
  }
  const end = await run(labelled('acme/docs'))
  expect(end.jobs).toEqual(['docs success'])
  expect(prompts()).toEqual([[expect.stringContaining('src/3.ts')]])
  expect(comments()).toContainEqual([3, expect.stringContaining(LINK)])
  const before = world.requests.length
  expect(await run(labelled('mallory/docs'))).toMatchObject({ exitCode: 0, jobs: [] })
  const bug = { ...LABELLED.payload, label: { name: 'bug' } }
  expect(await run({ ...label, payload: bug })).toMatchObject({ exitCode: 0, jobs: [] })
  expect(world.requests).toHaveLength(before)
})

/** The step that docs/previews.md has for the agent's pull request. */
const [, CHAINED = ''] =
  /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/previews.md', 'utf8')) ?? []

test("label: with the step of docs/previews.md, the agent's pull request gets a preview", async () => {
  await startWorld()
  const step = CHAINED.replace(/^(?=.)/gm, '      ')
  const end = await run({ ...label, edit: (workflow) => `${workflow.trimEnd()}\n${step}` })
  expect(end.jobs).toEqual(['docs success'])
  expect(orders()).toEqual(['create', 'preview'])
  expect(end.outputs).toMatchObject({ branch: 'mintlify/job-1', outcome: 'previewed' })
  // The agent's, and the preview's.
  expect(comments().filter(([number]) => number === 7)).toHaveLength(2)
})

test('review loop: requested changes go to the job that opened the pull request', async () => {
  await startWorld()
  const user = { login: 'mintlify[bot]', type: 'Bot' }
  const head = { ref: 'mintlify/job-1', repo: { full_name: 'acme/docs' } }
  const pull = { number: 101, title: 'Document --dry-run', html_url: LINK, user, head }
  const review = (state: string) => {
    const about = { id: 1, html_url: `${LINK}#pullrequestreview-1`, author_association: 'MEMBER' }
    const body = { ...about, state, body: 'Please add an example.', user: sender }
    const payload = { action: 'submitted', pull_request: pull, review: body, repository, sender }
    return run({ workflow: 'examples/review-loop.yml', event: 'pull_request_review', payload })
  }
  await run(label)
  expect(await review('approved')).toMatchObject({ exitCode: 0, jobs: [] })
  const end = await review('changes_requested')
  expect(end.jobs).toEqual(['docs success'])
  expect(end.outputs).toMatchObject({ 'job-id': 'job_1', 'pr-number': '101' })
  expect(orders()).toEqual(['create', 'message'])
  expect(prompts()[0]?.[1]).toContain('Please add an example.')
})

test('docs in another repository: a label here, a review there, one job', async () => {
  const prLink = 'https://github.com/acme/manual/pull/5'
  await startWorld({
    service: { job: { ...QUICK, prLink } },
    github: {
      repository: 'acme/app',
      repositories: { 'acme/manual': { pulls: [{ number: 5 }] } },
      token: { repositories: ['acme/app', 'acme/manual'] },
    },
  })
  const of = (name: string) => ({ GITHUB_REPOSITORY: name, GITHUB_REPOSITORY_ID: `${idOf(name)}` })
  const started = await run({
    ...{ workflow: 'examples/label.yml', event: 'issues' },
    payload: { ...LABELLED.payload, repository: { ...repository, full_name: 'acme/app' } },
    env: of('acme/app'),
    // Nobody here can make a token of an App.
    edit: (workflow) =>
      workflow.replace(
        /^( +)context: event\n/m,
        `$&$1github-token: $${'{{ secrets.GITHUB_TOKEN }}'}\n`,
      ),
  })
  expect(started.jobs).toEqual(['docs success'])
  expect(comments()).toEqual([[7, expect.stringContaining(prLink)]])

  const manual = { full_name: 'acme/manual', private: false }
  const user = { login: 'mintlify[bot]', type: 'Bot' }
  const pull = { number: 5, html_url: prLink, user, head: { ref: 'mintlify/job-1', repo: manual } }
  const about = { id: 1, html_url: `${prLink}#pullrequestreview-1`, author_association: 'MEMBER' }
  const review = {
    ...about,
    state: 'changes_requested',
    body: 'Please add an example.',
    user: sender,
  }
  const end = await run({
    ...{ workflow: 'examples/review-loop.yml', event: 'pull_request_review' },
    payload: { action: 'submitted', pull_request: pull, review, repository: manual, sender },
    env: { ...of('acme/manual'), GITHUB_RUN_ID: '2' },
  })
  expect(end.jobs).toEqual(['docs success'])
  expect(end.outputs).toMatchObject({ 'job-id': 'job_1', 'pr-link': prLink })
  expect(orders()).toEqual(['create', 'message'])
  expect(prompts()[0]?.[1]).toContain('Please add an example.')
})

test('after a merge: each pull request gets docs of its own, its comment links them, its author is assigned', async () => {
  await startWorld({ github: pullsOf(3, 4) })
  const workflow = 'examples/after-merge.yml'
  const merge = (number: number, more: Parameters<typeof pulled>[0] = {}) => {
    const env = { GITHUB_RUN_ID: `${number}` }
    return run({ workflow, ...pulled({ number, action: 'closed', merged: true, ...more }), env })
  }
  for (const [number, made] of [
    [3, 101],
    [4, 102],
  ] as const) {
    const end = await merge(number)
    expect(end.jobs).toEqual(['docs success'])
    const link = `https://github.com/acme/docs/pull/${made}`
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': link })
    expect(comments()).toContainEqual([number, expect.stringContaining(link)])
    const assigned = `repos/acme/docs/issues/${made}/assignees -f assignees[]=octocat`
    expect(end.commands).toEqual([expect.stringContaining(assigned)])
  }
  expect(orders()).toEqual(['create', 'create'])
  expect(prompts()).toEqual([
    [expect.stringContaining('src/3.ts')],
    [expect.stringContaining('src/4.ts')],
  ])
})

test.each([
  ['is not merged', { merged: false }],
  ['is from a fork', { from: 'mallory/docs' }],
  ['is the agent', { login: 'mintlify[bot]' }],
  ['is of Dependabot', { login: 'dependabot[bot]' }],
])('after a merge: a pull request that %s runs nothing', async (_why, more) => {
  await startWorld()
  const closed = pulled({ number: 3, action: 'closed', merged: true, ...more })
  const { event, payload } = closed
  const end = await run({ workflow: 'examples/after-merge.yml', event, payload })
  expect(end).toMatchObject({ exitCode: 0, jobs: [] })
  expect(world.requests).toEqual([])
})

test('once a day: what changed goes to the agent, as long as its pull request is open to the same', async () => {
  const shas = ['0', '1', '2'].map((digit) => digit.repeat(40))
  const commits = shas.map((sha, n) => ({ sha, files: [{ filename: `src/${n}.ts` }] }))
  await startWorld({ github: { commits } })
  for (const n of [1, 2]) {
    const commits = [{ id: shas[n], message: `Add the flag --${n}`, author: sender }]
    const range = { ref: 'refs/heads/main', before: shas[n - 1], after: shas[n], commits }
    const end = await run({
      ...{
        workflow: 'examples/daily.yml',
        event: 'push',
        payload: { ...range, repository, sender },
      },
      env: { GITHUB_RUN_ID: `${n}` },
      onCommit: (sha) => Object.assign(world.github.repository.refs, { [sha]: shas[n] }),
      edit: (workflow) => workflow.replace('  workflow_dispatch:', '  push:'),
    })
    expect(end.jobs).toEqual(['docs success'])
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
  }
  expect(orders()).toEqual(['create', 'message'])
  expect(prompts()[0]?.[0]).toMatch(/src\/1\.ts/)
  expect(prompts()[0]?.[1]).toMatch(/src\/2\.ts/)
})

test('weekly care: what readers missed goes to the agent, as long as its pull request is open to the same', async () => {
  await startWorld()
  for (const GITHUB_RUN_ID of ['1', '2']) {
    const workflow = 'examples/weekly-care.yml'
    const end = await run({ workflow, ...scheduled(), env: { GITHUB_RUN_ID } })
    expect(end.jobs).toEqual(['care success'])
    expect(Number(end.outputs['unanswered-questions'])).toBeGreaterThan(0)
  }
  expect(orders()).toEqual(['create', 'message'])
  const asked = expect.stringContaining('questions of readers that the assistant could not answer')
  expect(prompts()).toEqual([[asked, asked]])
  const report = expect.stringContaining('views')
  expect(comments().toSorted()).toEqual([101, 7].map((number) => [number, report]))
})

const report = { workflow: 'examples/weekly-report.yml', ...scheduled() }

test('weekly report: the summary has it, and no agent is started', async () => {
  await startWorld()
  const end = await run(report)
  expect(end.jobs).toEqual(['report success'])
  expect(end.outputs).toMatchObject({ outcome: 'reported' })
  expect(end.summaries).toEqual([expect.stringContaining('views')])
  expect(orders()).toEqual([])
})

/** The step that docs/report.md has for Slack. */
const [, step = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/report.md', 'utf8')) ?? []
const SLACK = step.replace(/^(?=.)/gm, '      ')

/** Runs a workflow with this step at its end, and returns what the chat got. */
async function runWithChat(scene: Scene, chatStep = SLACK) {
  const messages: unknown[] = []
  const chat = createServer(async (request, response) => {
    messages.push(await json(request))
    response.end('ok')
  })
  const url = await listen(chat)
  const edit = (workflow: string) =>
    `${(scene.edit?.(workflow) ?? workflow).trimEnd()}\n${chatStep}`
  const end = await run({
    ...{ ...scene, edit },
    secrets: { DOCS_CHAT_WEBHOOK: url },
  })
  await closeServer(chat)
  return { ...end, messages }
}

test('weekly report: with the step of docs/report.md, an issue and a chat get it too', async () => {
  await startWorld()
  const edit = (workflow: string) =>
    workflow.replace(/^( +)reader-signals: all\n/m, '$&$1comment: true\n$1issue-number: 7\n')
  const end = await runWithChat({ ...report, edit })
  expect(end.jobs).toEqual(['report success'])
  expect(comments()).toEqual([[7, expect.stringContaining('views')]])
  const text = expect.stringMatching(/^Who reads the docs, .* views.*https:.*runs\/1/)
  expect(end.messages).toEqual([{ text }])
})

const builds = { workflow: 'examples/preview-and-publish.yml' }

test('preview: each push to a pull request gets a result, in one comment with the link', async () => {
  const script = (n: number) => ({ finishAfterMs: 500, result: n ? 'success' : 'failure' }) as const
  await startWorld({ service: { build: script }, github: { pulls: [{ number: 3 }] } })
  const head = { ref: 'better-words', sha: shaOfPull(3), repo: { full_name: 'acme/docs' } }
  const pull = { number: 3, user: sender, head }
  const payload = { action: 'synchronize', pull_request: pull, repository, sender }
  const failed = await run({ ...builds, event: 'pull_request', payload })
  expect(failed.jobs).toEqual(['preview failure'])
  expect(failed.summaries).toEqual([expect.stringContaining('Expected a closing tag')])
  const env = { GITHUB_RUN_ID: '2' }
  const built = await run({ ...builds, event: 'pull_request', payload, env })
  expect(built.jobs).toEqual(['preview success'])
  const link = '(https://acme-better-words.mintlify.app)'
  expect(comments()).toEqual([[3, expect.stringContaining(link)]])
  expect(orders()).toEqual(['preview', 'preview'])
})

test("removed pages: without a key, a fork's pull request is red, with the line to copy; a merge queue is green", async () => {
  const pulls = [{ number: 3, files: [{ filename: 'old.mdx', status: 'removed' as const }] }]
  const texts = { 'docs.json': '{"navigation":{"pages":["guide"]}}' }
  await startWorld({ github: { files: ['old.mdx'], texts, pulls } })
  const workflow = 'examples/removed-pages.yml'
  const { event, payload } = pulled({ number: 3, login: 'mallory', from: 'mallory/docs' })
  const red = await run({ workflow, event, payload })
  expect(red.jobs).toEqual(['removed-pages failure'])
  expect(red.outputs).toMatchObject({ outcome: 'page-removed', 'pages-removed': '1' })
  const line = '"source": "/old"'
  expect(red.summaries).toEqual([expect.stringContaining(line)])
  const queue = { action: 'checks_requested', merge_group: {}, repository, sender }
  const green = await run({ workflow, event: 'merge_group', payload: queue })
  expect(green.jobs).toEqual(['removed-pages success'])
  expect(world.requests.filter(({ to }) => to === 'service')).toEqual([])
})

test.each([
  ['push', { ref: 'refs/heads/main', commits: [] }],
  ['release', { action: 'published', release: { tag_name: 'v2' } }],
])('publish: a %s publishes the docs, and a chat gets the result', async (event, about) => {
  await startWorld()
  const edit = (workflow: string) => workflow.replace(/^ {2}push:$/m, '  release:\n$&')
  const payload = { ...about, repository, sender }
  const end = await runWithChat({ ...builds, event, payload, edit })
  expect(end.messages).toEqual([
    { text: expect.stringMatching(/^The docs are published.* https:/) },
  ])
  expect(end.jobs).toEqual(['publish success'])
  expect(end.outputs).toMatchObject({ outcome: 'published', 'build-status': 'success' })
  expect(orders()).toEqual(['publish'])
})

test('many projects: each is a job with a summary; one fails, the others go on', async () => {
  // The simulated service has one project: alpha and gamma are that one, and beta is not found.
  await startWorld({
    onRequest: ({ path, ...request }) =>
      world.service.answer({ ...request, path: path.replace(/alpha|gamma/, 'docs') }),
  })
  const end = await run({
    ...{ workflow: 'examples/many-projects.yml', event: 'workflow_dispatch' },
    payload: { inputs: { prompt: 'Document --watch; "$HOME".' }, repository },
  })
  expect(end.jobs).toHaveLength(3)
  expect(end.jobs).toContain('docs failure')
  expect(prompts()).toEqual([['Document --watch; "$HOME".'], ['Document --watch; "$HOME".']])
  for (const shown of ['acme/docs#101', 'acme/docs#102', 'Project not found'])
    expect(end.summaries).toContainEqual(expect.stringContaining(shown))
})

test('many projects: every week, each has a report, and says so in one line in a chat', async () => {
  await startWorld({
    onRequest: ({ path, ...request }) =>
      world.service.answer({ ...request, path: path.replace(/alpha|gamma/, 'docs') }),
  })
  const workflow = 'examples/many-projects.yml'
  const named = SLACK.replace('MESSAGE: "', 'MESSAGE: "$' + '{{ matrix.project }}, ')
  const end = await runWithChat({ workflow, ...scheduled() }, named)
  expect(end.jobs).toHaveLength(3)
  expect(orders()).toEqual([])
  const texts = end.messages.map((message) => JSON.stringify(message)).toSorted()
  expect(texts).toEqual([
    expect.stringMatching(/"alpha, Who reads alpha, .* views.*https:.*runs\/1"/),
    expect.stringMatching(/"beta, The step failed.*https:.*runs\/1"/),
    expect.stringMatching(/"gamma, Who reads gamma, .*/),
  ])
})

test('the self-test of CI uses the action as ./ and checks what the next step receives', async () => {
  await startWorld()
  const end = await run({
    ...{ workflow: '.github/workflows/ci.yml', event: 'push', job: 'self-test' },
    // The right Node.js is on the path, the packages are there, and this machine is one system.
    edit: (workflow) =>
      workflow
        .replace(/^ +- uses: actions\/setup-node@.*\n.*\n.*\n/gm, '')
        .replace(/^ +- run: npm ci\n/gm, '')
        .replace('os: [ubuntu-latest, macos-latest, windows-latest]', 'os: [ubuntu-latest]')
        // act ends what a step started, unlike a runner, which ends it with the job.
        .replace('nohup node', 'setsid timeout 120 node'),
  })
  expect(end.jobs).toEqual(['self-test success'])
})
