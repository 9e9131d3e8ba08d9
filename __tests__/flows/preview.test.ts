import { describe, expect, test } from '@jest/globals'
import { commented, LABELLED, pulled, scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'

/* Which branch a preview is of, on each event: the job's, the one that the event is about, or a named one. */

const { repository, sender } = LABELLED.payload
/** As git allows it: it goes to the service as JSON, and nowhere else. */
const NAMED = `docs/"next"-$(x)'`

const on = (event: string, payload: object = {}, env: Flow['env'] = {}): Flow => ({
  event,
  payload: { repository, sender, ...payload },
  env,
})
const merged = pulled({ action: 'closed' })
const review = { id: 1, state: 'approved', user: sender, body: '' }
const earlierRun = (full_name: string) => ({
  action: 'completed',
  workflow_run: { actor: sender, triggering_actor: sender, head_repository: { full_name } },
})
const [TAG, FORK] = [{ GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' }, 'mallory/docs']
const vercel = { login: 'vercel[bot]', type: 'Bot' }
const VERCEL = { GITHUB_ACTOR: vercel.login, GITHUB_TRIGGERING_ACTOR: vercel.login }
const UNCLEAR = "set it to the branch's name"
const FORKED = 'The pull request comes from a fork.'

/** An event; what `true` builds, or why it does not; the same of a name. */
const EVENTS: [what: string, flow: Flow, own: string, named: string][] = [
  ['a push', on('push'), 'main', NAMED],
  ['a push of a tag', on('push', {}, TAG), 'is for the tag "v1", and only branches', NAMED],
  ['a push that deletes', on('push', { deleted: true }), 'The branch was deleted', NAMED],
  [
    'a dispatch for a branch',
    on('workflow_dispatch', {}, { GITHUB_REF_NAME: 'release/1.2' }),
    ...(['release/1.2', NAMED] as const),
  ],
  ['a dispatch for a tag', on('workflow_dispatch', {}, TAG), 'is for the tag "v1"', NAMED],
  ['a schedule', scheduled(), 'main', NAMED],
  ['a dispatch by the API', on('repository_dispatch', { action: 'docs' }), 'main', NAMED],
  ['a pull request', pulled(), 'edit', NAMED],
  ["the agent's own", pulled({ login: 'mintlify[bot]', ref: 'mintlify/a' }), 'mintlify/a', NAMED],
  [
    'a review',
    { ...on('pull_request_review', { ...pulled().payload, action: 'submitted', review }) },
    ...(['edit', NAMED] as const),
  ],
  [
    'a merged pull request',
    on('pull_request', {
      action: 'closed',
      pull_request: { ...merged.payload.pull_request, merged: true },
    }),
    ...(['The pull request is merged', NAMED] as const),
  ],
  ["a fork's", pulled({ from: FORK }), FORKED, FORKED],
  [
    "a fork's, with secrets",
    { ...pulled({ from: FORK }), event: 'pull_request_target' },
    FORKED,
    FORKED,
  ],
  ['a run before', on('workflow_run', earlierRun('acme/docs')), UNCLEAR, NAMED],
  ["a fork's run before", on('workflow_run', earlierRun(FORK)), UNCLEAR, FORKED],
  [
    "a bot's deployment",
    on('deployment_status', { deployment_status: { state: 'success' }, sender: vercel }, VERCEL),
    ...([UNCLEAR, NAMED] as const),
  ],
  ['a release', on('release', { action: 'published', release: {} }, TAG), UNCLEAR, NAMED],
  ['an issue', LABELLED, UNCLEAR, NAMED],
  ['a comment', commented('octocat'), UNCLEAR, NAMED],
  ['a merge queue', on('merge_group', { action: 'checks_requested' }), UNCLEAR, NAMED],
]

const run = (flow: Flow, inputs: Record<string, string>) =>
  runStep({ ...flow, inputs: { 'allowed-bots': vercel.login, ...inputs } })

describe.each(EVENTS)('a preview on %s', (_what, flow, own, named) => {
  test.each([
    ['true', own],
    [NAMED, named],
  ])('where preview is %s: %s', async (preview, expected) => {
    const end = await run(flow, { preview })
    const isBuilt = !expected.includes(' ')
    expect(end.world.service.builds.all.map(({ branch }) => branch)).toEqual(
      isBuilt ? [expected] : [],
    )
    if (isBuilt) return expect(end.outputs.outcome).toBe('previewed')
    expect(end.result.message).toContain(expected)
    const isFault = !expected.startsWith('The ')
    expect(end.result).toMatchObject({ outcome: isFault ? 'error' : 'skipped', fails: isFault })
    expect(end.requests).toEqual([])
  })
})

describe('a preview beside a job', () => {
  const job = { prompt: 'Document it.', preview: 'true' }

  test.each([
    ['a push of a tag', on('push', {}, TAG)],
    ['a comment', commented('octocat')],
    ["a fork's pull request", { ...pulled({ from: FORK }), event: 'pull_request_target' }],
  ])("is of the job's branch on %s", async (_what, flow) => {
    const { world, outputs } = await run(flow, job)
    expect(outputs.outcome).toBe('pr-opened')
    expect(world.service.builds.all).toMatchObject([{ branch: 'mintlify/job-1' }])
  })

  test.each([
    ['must be waited for', { wait: 'false' }, 'leave out `wait: false`'],
    ['names no branch', { preview: NAMED }, 'but with a job it is the job'],
  ])('%s', async (_what, inputs, says) => {
    const end = await run(on('push'), { ...job, ...inputs })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toContain(says)
    expect(end.requests).toEqual([])
  })
})

test('a preview of a pushed branch is shown in a comment on issue-number', async () => {
  const inputs = { preview: 'true', comment: 'true', 'issue-number': '7' }
  const { comments, summary, outputs } = await run(on('push'), inputs)
  expect(outputs).toMatchObject({ 'preview-url': 'https://acme-main.mintlify.app' })
  expect(summary).toMatch(/### 👀 The preview is built[\s\S]+\| Branch \| main \|/)
  expect(comments).toMatchObject([{ issueNumber: 7, body: expect.stringContaining('acme-main') }])
})

test('I1: a pull request that is not merged is not published, as that would be without it', async () => {
  const end = await run(pulled({}), { publish: 'true' })
  expect(end.result.message).toContain('which is not merged: set `preview: true`')
  expect(asked(end)).toEqual([])
  const closed = await run(pulled({ action: 'closed' }), { publish: 'true' })
  expect(closed.outputs.outcome).toBe('skipped')
  const merged = pulled({ action: 'closed', merged: true })
  expect((await run(merged, { publish: 'true' })).outputs.outcome).toBe('published')
})
