import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from '@jest/globals'
import { startServers } from '../../simulator/server.ts'
import { baseShaOf, headShaOf, LABELLED, pulled } from '../support/events.ts'
import { runWorkflow, type Scene } from './act.ts'

/*
 * act runs README's first workflow, and the three of examples/ that most people start with, with the committed action.
 * Changed is only `base-url`, which leads to the simulated service.
 *
 * Unlike GitHub, act withholds no secrets, ignores `permissions`, `concurrency` and the filters of `on:`, and has no
 * re-runs. Of a step that fails, it may drop the last lines of the log. `gh` is a script, and `ubuntu-latest` is this
 * machine.
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
  world = await startServers({ github: {}, ...options, service })
}

function run({ edit = (workflow) => workflow, ...scene }: Scene) {
  const addBaseUrl = (workflow: string) =>
    workflow.replace(/^( +)project-id: \$/gm, `$1base-url: ${world.serviceUrl}\n$&`)
  return runWorkflow({
    vars: { DOCS_PROJECT_ID: 'docs' },
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
  expect(end.summaries).toEqual([expect.stringContaining(says)])
  expect(comments()).toContainEqual([3, expect.stringContaining(says)])
  expect(prompts()[0]?.[0]).toMatch(/which are not merged yet.*BEGIN \w+: diff/s)
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
  expect((await docsCheck()).jobs).toEqual(['docs failure'])
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

test('label.yml stops at the switch', async () => {
  await startWorld()
  const end = await run({ ...label, vars: { DOCS_AGENT: 'off' } })
  expect(end.exitCode).toBe(0)
  expect(end.outputs).toEqual({})
  expect(world.requests).toEqual([])
})
