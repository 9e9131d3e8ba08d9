import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import { closeServer, listen } from '../../simulator/http/serve.ts'
import { startServers } from '../../simulator/server.ts'
import { baseShaOf, headShaOf, LABELLED, pulled, scheduled } from '../support/events.ts'
import { runWorkflow, type Scene } from './act.ts'

/*
 * act runs the workflows of examples/ and README's first with the committed action. Changed are only `queue`, which act does not know,
 * and `base-url`, which leads to the simulated service.
 *
 * Unlike GitHub, act withholds no secrets, ignores `permissions`, `concurrency` and the filters of `on:`, has no
 * schedules and no re-runs, and fails each job of a matrix once one has failed. `gh` is a script, and `ubuntu-latest`
 * is this machine.
 */

const KEY = 'mint_e2e_key_0123456789'
const TOKEN = 'ghs_e2eToken0123456789'
const LINK = 'https://github.com/acme/docs/pull/101'
/** Done at the first poll, after two seconds. */
const QUICK = { finishAfterMs: 1_500 }
/** The first poll sees the job at work on a follow-up. */
const FOLLOWED = { service: { job: { finishAfterMs: 3_000, followUpAfterMs: 0 } } }

let world: Awaited<ReturnType<typeof startServers>>
afterEach(() => world.close())

async function startWorld(options: Parameters<typeof startServers>[0] = {}) {
  const service = { job: QUICK, apiKey: KEY, ...options.service }
  world = await startServers({ ...options, service })
}

function run({ edit = (workflow) => workflow, ...scene }: Scene) {
  const addBaseUrl = (workflow: string) =>
    workflow.replace(/^( +)project-id: \$/gm, `$1base-url: ${world.serviceUrl}\n$&`)
  return runWorkflow({
    vars: { DOCS_PROJECT_ID: 'docs', DOCS_ISSUE: '7' },
    ...scene,
    secrets: { DOCS_API_KEY: KEY, GITHUB_TOKEN: TOKEN, ...scene.secrets },
    edit: (workflow) => addBaseUrl(edit(workflow)),
    env: { GITHUB_API_URL: world.githubUrl, GITHUB_RUN_ID: '1', ...scene.env },
  })
}

const prompts = () => world.service.jobs.all.map((job) => job.prompts)
const orders = () =>
  world.requests.flatMap(({ to, method, operation }) =>
    to === 'service' && method === 'POST' ? [operation] : [],
  )
const comments = () =>
  world.github.repository.comments.map(({ issueNumber, body }) => [issueNumber, body])

/** Pull requests with one commit each, which changes a file such as `src/3.ts`. */
const pullsOf = (...numbers: number[]) => ({
  pulls: numbers.map((number) => ({ number, files: [{ filename: `src/${number}.ts` }] })),
  commits: numbers.flatMap((number) => [
    { sha: baseShaOf(number) },
    { sha: headShaOf(number), files: [{ filename: `src/${number}.ts` }] },
  ]),
})

/** Pull request 3 as GitHub's API shows it: the event of a comment does not name its commits. */
const pull3 = (file: { filename: string; patch?: string }) => {
  const shas = { baseSha: baseShaOf(3), headSha: headShaOf(3) }
  return {
    pulls: [{ number: 3, ...shas, files: [file], pushedAt: '2026-11-01T00:00:00Z' }],
    commits: [{ sha: shas.baseSha }, { sha: shas.headSha, files: [file] }],
  }
}

const { repository, sender } = LABELLED.payload
const label = { workflow: 'examples/label.yml', ...LABELLED }

test('label.yml sends the issue to the agent and links the pull request on the issue', async () => {
  await startWorld()
  const end = await run(label)
  expect(end.jobs).toEqual(['docs success'])
  expect(prompts()).toEqual([[expect.stringContaining('The --dry-run flag is not documented')]])
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
  expect(end.summaries).toEqual([expect.stringContaining(`(${LINK})`)])
  expect(end.annotations).toContain(`notice The docs agent opened a pull request: ${LINK}`)
  expect(comments()).toEqual([
    [7, expect.stringContaining(LINK)],
    [101, expect.stringContaining('Asked for in #7.')],
  ])
  const shown = [end.outputs, end.summaries, end.annotations, comments()]
  expect(JSON.stringify(shown)).not.toMatch(`${KEY}|${TOKEN}`)
})

test('label.yml also works on pull requests, but not on forks or other labels', async () => {
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

test("README's first workflow answers a label, and hands the pull request to its next step", async () => {
  await startWorld()
  const [, readme = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  const end = await run({ ...label, edit: () => readme })
  expect(end.jobs).toEqual(['docs success'])
  expect(comments()).toContainEqual([7, expect.stringContaining(LINK)])
  const asked = `${TOKEN}  gh pr comment ${LINK} --body @octocat, please review this.`
  expect(end.commands).toEqual([asked])
})

const asIs = (workflow: string) => workflow

/** A comment on issue 7, or on a pull request. */
function command(body: string, { id = 1, association = 'MEMBER', about = {}, edit = asIs } = {}) {
  const { issue } = LABELLED.payload
  const comment = { id, body, user: sender, author_association: association }
  const written = { ...comment, updated_at: '2026-11-21T09:00:00Z' }
  return run({
    ...{ workflow: 'examples/comment.yml', event: 'issue_comment', edit },
    payload: {
      action: 'created',
      issue: { ...issue, ...about },
      comment: written,
      repository,
      sender,
    },
    env: { GITHUB_RUN_ID: `${id}` },
  })
}

test('comment.yml sends each /docs of a discussion to one job while its pull request is open', async () => {
  await startWorld(FOLLOWED)
  for (const body of ['I like this.', 'docs please', '/docs/guide.md is wrong'])
    expect(await command(body)).toMatchObject({ exitCode: 0, jobs: [] })
  expect(await command('/docs Now.', { association: 'NONE' })).toMatchObject({ jobs: [] })
  expect(world.requests).toEqual([])
  const end = await command('/docs Describe the flag.')
  expect(end.jobs).toEqual(['docs success'])
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
  await command('/docs Say why, too.', { id: 2 })
  expect(orders()).toEqual(['create', 'message'])
  const [[first, second] = []] = prompts()
  expect(first).toMatch(/BEGIN \w+: comment\n.*\/docs Describe the flag\..*flag is not documented/s)
  expect(second).toContain('/docs Say why, too.')
  expect(comments()).toContainEqual([7, expect.stringContaining(LINK)])
})

test.each(['/docs', '/docs\r\nDescribe it.', '/docs\nDescribe it.'])(
  'comment.yml hears %j',
  async (body) => {
    await startWorld()
    expect((await command(body)).jobs).toEqual(['docs success'])
    expect(prompts()).toEqual([[expect.stringContaining('\n/docs\n')]])
  },
)

test('comment.yml sends the patches of the pull request, and only for people with write access', async () => {
  await startWorld({ github: pull3({ filename: 'src/3.ts', patch: '@@ -0,0 +1 @@\n+since()' }) })
  const onPull = { about: { number: 3, pull_request: {} } }
  expect((await command('/docs Describe it.', onPull)).jobs).toEqual(['docs success'])
  expect(prompts()[0]?.[0]).toMatch(/BEGIN \w+: diff\n.*since\(\)/s)
  world.github.repository.roles.octocat = 'read'
  const end = await command('/docs Describe it again.', { ...onPull, id: 2 })
  expect(end.outputs).toMatchObject({ outcome: 'skipped' })
  expect(orders()).toEqual(['create'])
})

test('comment.yml with the `paths` that it proposes also works on issues, where there are no files', async () => {
  await startWorld({ github: pull3({ filename: 'tests/since.ts' }) })
  const edit = (workflow: string) => workflow.replace('# paths: ', 'paths: ')
  expect((await command('/docs Describe it.', { edit })).jobs).toEqual(['docs success'])
  expect(orders()).toEqual(['create'])
  const onPull = { about: { number: 3, pull_request: {} }, id: 2, edit }
  const end = await command('/docs Describe it.', onPull)
  expect(end.outputs).toMatchObject({ outcome: 'skipped' })
  expect(orders()).toEqual(['create'])
})

/** A review of the agent's pull request. */
function review(state: string, by: object = {}, edit = asIs) {
  const user = { login: 'mintlify[bot]', type: 'Bot' }
  const head = { ref: 'mintlify/job-1', repo: { full_name: 'acme/docs' } }
  const pull = { number: 101, title: 'Document --dry-run', html_url: LINK, user, head }
  const about = { id: 1, html_url: `${LINK}#pullrequestreview-1`, author_association: 'MEMBER' }
  const body = { ...about, state, body: 'Please add an example.', user: sender, ...by }
  const payload = {
    action: 'submitted',
    pull_request: pull,
    review: body,
    repository,
    sender: body.user,
  }
  return run({ workflow: 'examples/review-loop.yml', event: 'pull_request_review', payload, edit })
}

/** A push to pull request #3. */
function docsCheck(scene: Partial<Scene> = {}) {
  const { event, payload } = pulled({ number: 3, action: 'synchronize' })
  return run({ workflow: 'examples/docs-check.yml', event, payload, ...scene })
}

const onPull3 = (override: object) =>
  Object.assign(world.github.repository.pulls[0] ?? {}, { override })

test("docs-check.yml is red until the docs' pull request is merged and the job re-run, with one job in all", async () => {
  await startWorld({ github: pullsOf(3) })
  const end = await docsCheck()
  expect(end.jobs).toEqual(['docs failure'])
  const says = 'These changes need the docs: review acme/docs#101'
  expect(end.annotations).toContainEqual(expect.stringContaining(`error ${says}: ${LINK} Merge`))
  expect(end.summaries).toEqual([expect.stringContaining(says)])
  expect(comments()).toContainEqual([3, expect.stringContaining(says)])
  expect(prompts()[0]?.[0]).toMatch(/is not merged yet.*BEGIN \w+: diff/s)
  const env = { GITHUB_RUN_ATTEMPT: '2' }
  expect((await docsCheck({ env })).jobs).toEqual(['docs failure'])
  const [, docs] = world.github.repository.pulls
  Object.assign(docs ?? {}, { mergedAt: '2026-11-21T09:00:00Z' })
  const again = await docsCheck({ env: { GITHUB_RUN_ATTEMPT: '3' } })
  expect(again.jobs).toEqual(['docs success'])
  expect(again.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
  expect(orders()).toEqual(['create'])
})

test('docs-check.yml grows one pull request, and a bot cannot turn it green', async () => {
  await startWorld({ ...FOLLOWED, github: pullsOf(3) })
  await docsCheck()
  expect((await docsCheck({ env: { GITHUB_RUN_ID: '2' } })).jobs).toEqual(['docs failure'])
  expect(orders()).toEqual(['create', 'message'])
  const bot = 'renovate[bot]'
  const { event, payload } = pulled({ number: 3, action: 'synchronize', login: bot })
  const env = { GITHUB_RUN_ID: '3', GITHUB_ACTOR: bot, GITHUB_TRIGGERING_ACTOR: bot }
  expect((await docsCheck({ event, payload, env })).jobs).toEqual(['docs failure'])
  expect(orders()).toEqual(['create', 'message'])
})

test('docs-check.yml is green in a merge queue and with the label no-docs, and red for a draft', async () => {
  await startWorld({ github: pullsOf(3) })
  const queued = await docsCheck({ event: 'merge_group', payload: { action: 'checks_requested' } })
  expect(queued).toMatchObject({ exitCode: 0, jobs: [] })
  onPull3({ draft: true })
  const draft = await docsCheck()
  expect(draft.jobs).toEqual(['docs failure'])
  expect(draft.annotations).toEqual([expect.stringMatching(/^error This is a draft, so the agent/)])
  for (const isDraft of [true, false]) {
    onPull3({ draft: isDraft, labels: [{ name: 'no-docs' }] })
    expect((await docsCheck()).jobs).toEqual(['docs success'])
  }
  // Another label that only begins so.
  onPull3({ draft: true, labels: [{ name: 'no-docs-yet' }] })
  expect((await docsCheck()).jobs).toEqual(['docs failure'])
  expect(orders()).toEqual([])
})

test('docs-check.yml is green on a fork, which gets no secrets, and says so', async () => {
  await startWorld({ github: pullsOf(3) })
  const { event, payload } = pulled({ number: 3, from: 'mallory/docs' })
  const end = await docsCheck({ event, payload, secrets: { DOCS_API_KEY: '' } })
  expect(end.jobs).toEqual(['docs success'])
  expect(end.annotations).toContainEqual(expect.stringMatching(/^notice Skipped: .*fork/))
  expect(orders()).toEqual([])
})

test('review-loop.yml sends requested changes to the job that opened the pull request', async () => {
  await startWorld(FOLLOWED)
  await run(label)
  expect(await review('approved')).toMatchObject({ exitCode: 0, jobs: [] })
  const end = await review('changes_requested')
  expect(end.jobs).toEqual(['docs success'])
  expect(end.outputs).toMatchObject({ 'job-id': 'job_1', 'pr-number': '101' })
  expect(orders()).toEqual(['create', 'message'])
  expect(prompts()[0]?.[1]).toContain('Please add an example.')
})

test('review-loop.yml hears a review bot only with the lines that it proposes', async () => {
  await startWorld(FOLLOWED)
  await run(label)
  const bot = { user: { login: 'coderabbitai[bot]', type: 'Bot' }, author_association: 'NONE' }
  expect(await review('changes_requested', bot)).toMatchObject({ exitCode: 0, jobs: [] })
  const allow = (workflow: string) =>
    workflow
      .replace(/^ +contains\(.*\n +# For a review bot.*\n/m, '')
      .replace(/^ +# +(\(contains|github\.event\.review\.user)/gm, '      $1')
      .replace('# allowed-bots', 'allowed-bots')
  const end = await review('changes_requested', bot, allow)
  expect(end.jobs).toEqual(['docs success'])
  expect(orders()).toEqual(['create', 'message'])
})

test('after-merge.yml makes docs for each pull request, links them in its comment and assigns its author', async () => {
  await startWorld({ github: pullsOf(3, 4) })
  const workflow = 'examples/after-merge.yml'
  const merge = (number: number, more: Parameters<typeof pulled>[0] = {}) => {
    const env = { GITHUB_RUN_ID: `${number}` }
    return run({ workflow, ...pulled({ number, action: 'closed', merged: true, ...more }), env })
  }
  for (const number of [3, 4]) {
    const made = 98 + number
    const end = await merge(number)
    expect(end.jobs).toEqual(['docs success'])
    const link = `https://github.com/acme/docs/pull/${made}`
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': link })
    expect(comments()).toContainEqual([number, expect.stringContaining(link)])
    const assigned = `repos/acme/docs/issues/${made}/assignees -f assignees[]=octocat`
    const whole = `${TOKEN} github.com gh api --method POST ${assigned}`
    expect(end.commands).toEqual([whole])
  }
  expect(orders()).toEqual(['create', 'create'])
  expect(prompts()).toEqual([
    [expect.stringContaining('src/3.ts')],
    [expect.stringContaining('src/4.ts')],
  ])
})

test('after-merge.yml with the lines that it proposes does not run for a label', async () => {
  await startWorld()
  const edit = (workflow: string) =>
    workflow.replace(/(user\.login\))\n.*\n +# +(!contains.*'no-docs'\))/, '$1 &&\n      $2')
  const { event, payload } = pulled({ number: 3, action: 'closed', merged: true })
  const pull = { ...payload.pull_request, labels: [{ name: 'no-docs' }] }
  const labelled = { event, payload: { ...payload, pull_request: pull } }
  const end = await run({ ...labelled, workflow: 'examples/after-merge.yml', edit })
  expect(end).toMatchObject({ exitCode: 0, jobs: [] })
  expect(world.requests).toEqual([])
})

test.each([
  ['is not merged', { merged: false }],
  ['is from a fork', { from: 'mallory/docs' }],
  ["is the agent's", { login: 'mintlify[bot]' }],
  ["is Dependabot's", { login: 'dependabot[bot]' }],
])('after-merge.yml does not run for a pull request that %s', async (_why, more) => {
  await startWorld()
  const closed = pulled({ number: 3, action: 'closed', merged: true, ...more })
  const end = await run({ ...closed, workflow: 'examples/after-merge.yml', env: {} })
  expect(end).toMatchObject({ exitCode: 0, jobs: [] })
  expect(world.requests).toEqual([])
})

test('daily.yml sends changes to the same job while its pull request is open', async () => {
  const shas = ['0', '1', '2'].map((digit) => digit.repeat(40))
  const commits = shas.map((sha, n) => ({ sha, files: [{ filename: `src/${n}.ts` }] }))
  await startWorld({ ...FOLLOWED, github: { commits } })
  for (const n of [1, 2]) {
    const commits = [{ id: shas[n], message: `Add the flag --${n}`, author: sender }]
    const range = { ref: 'refs/heads/main', before: shas[n - 1], after: shas[n], commits }
    const end = await run({
      ...{ workflow: 'examples/daily.yml', event: 'push' },
      payload: { ...range, repository, sender },
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

test('label.yml stops at the switch', async () => {
  await startWorld()
  const end = await run({ ...label, vars: { DOCS_AGENT: 'off' } })
  expect(end.exitCode).toBe(0)
  expect(end.outputs).toEqual({})
  expect(world.requests).toEqual([])
})

test('weekly-care.yml sends signals of readers to the same job while its pull request is open', async () => {
  await startWorld(FOLLOWED)
  for (const GITHUB_RUN_ID of ['1', '2']) {
    const workflow = 'examples/weekly-care.yml'
    const end = await run({ workflow, ...scheduled(), env: { GITHUB_RUN_ID } })
    expect(end.jobs).toEqual(['care success'])
    expect(Number(end.outputs['human-views'])).toBeGreaterThan(0)
  }
  expect(orders()).toEqual(['create', 'message'])
  const asked = expect.stringContaining('Questions that the assistant could not answer')
  expect(prompts()).toEqual([[asked, asked]])
  expect(comments().toSorted()).toEqual([
    [101, expect.stringContaining('Asked for in #7')],
    [7, expect.stringContaining('views')],
  ])
})

const report = { workflow: 'examples/weekly-report.yml', ...scheduled() }

const [, step = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/report.md', 'utf8')) ?? []
const SLACK = step.replace(/^(?=.)/gm, '      ')

/** Appends the step to the workflow, and returns the messages that the chat got. */
async function runWithChat(scene: Scene, chatStep = SLACK) {
  const messages: unknown[] = []
  const chat = createServer(async (request, response) => {
    messages.push(await json(request))
    response.end('ok')
  })
  const url = await listen(chat)
  const edit = (workflow: string) =>
    `${(scene.edit?.(workflow) ?? workflow).trimEnd()}\n${chatStep}`
  const end = await run({ ...scene, edit, secrets: { DOCS_CHAT_WEBHOOK: url } })
  await closeServer(chat)
  return { ...end, messages }
}

test('weekly-report.yml with the step of docs/report.md reports to summary, issue and chat, and starts no agent', async () => {
  await startWorld()
  const edit = (workflow: string) =>
    workflow.replace(/^( +)reader-signals: true\n/m, '$&$1comment: true\n$1issue-number: 7\n')
  const end = await runWithChat({ ...report, edit })
  expect(end.jobs).toEqual(['report success'])
  expect(end.outputs).toMatchObject({ outcome: 'reported' })
  expect(end.summaries).toEqual([expect.stringContaining('views')])
  expect(orders()).toEqual([])
  expect(comments()).toEqual([[7, expect.stringContaining('views')]])
  const text = expect.stringMatching(/^Who reads the docs, .* views.*https:.*runs\/1/)
  expect(end.messages).toEqual([{ text }])
})
