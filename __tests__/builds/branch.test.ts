import { describe, expect, test } from '@jest/globals'
import { commented, LABELLED, pulled, scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'

/* Which branch a preview is of, on each event. The runner fills in the default of `branch`. */

const { repository, sender } = LABELLED.payload
/** As git allows it: it goes to the service as JSON, and nowhere else. */
const NAMED = `docs/"next"-$(x)'`

const on = (event: string, payload: object = {}, env: Flow['env'] = {}): Flow => ({
  event,
  payload: { repository, sender, ...payload },
  env,
})
const merged = pulled({ action: 'closed', merged: true })
const review = { id: 1, state: 'approved', user: sender, body: '' }
const [TAG, FORK] = [{ GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' }, 'mallory/docs']
const FORKED = 'The pull request comes from a fork,'
const EMPTY = '`branch` is empty, and'

/** An event; what the runner fills in; why nothing is built, undefined if it is. */
const EVENTS: [what: string, flow: Flow, filledIn: string, whyNot?: string][] = [
  ['a push', on('push'), 'main'],
  ['a push of a tag', on('push', {}, TAG), '', 'for the tag "v1" has no branch'],
  ['a push that deletes', on('push', { deleted: true }), 'main', 'The branch was deleted'],
  ['a dispatch for a tag', on('workflow_dispatch', {}, TAG), '', 'for the tag "v1" has no branch'],
  ['a schedule', scheduled(), 'main'],
  ['a dispatch by the API', on('repository_dispatch', { action: 'docs' }), 'main'],
  ['a pull request', pulled(), 'edit'],
  ["the agent's own", pulled({ login: 'mintlify[bot]', ref: 'mintlify/a' }), 'mintlify/a'],
  [
    'a review',
    on('pull_request_review', { ...pulled().payload, action: 'submitted', review }),
    'edit',
  ],
  ['a merged pull request', merged, 'edit', 'The pull request is merged'],
  ["a fork's", pulled({ from: FORK }), 'edit', FORKED],
  [
    "a fork's, with secrets",
    { ...pulled({ from: FORK }), event: 'pull_request_target' },
    'edit',
    FORKED,
  ],
  ['a release', on('release', { action: 'published', release: {} }, TAG), '', EMPTY],
  ['an issue', LABELLED, '', EMPTY],
  ['a comment', commented('octocat'), '', EMPTY],
  ['a merge queue', on('merge_group', { action: 'checks_requested' }), '', EMPTY],
]

const run = (flow: Flow, branch: string) =>
  runStep({ ...flow, command: 'preview', inputs: { branch } })

describe.each(EVENTS)('a preview on %s', (_what, flow, filledIn, whyNot) => {
  test('is of the branch that the runner fills in, or says why there is none [P6]', async () => {
    const end = await run(flow, filledIn)
    const built = end.world.service.builds.all.map(({ branch }) => branch)
    expect(built).toEqual(whyNot === undefined ? [filledIn] : [])
    if (whyNot === undefined) return expect(end.outputs.outcome).toBe('previewed')
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'notice' })
    expect(end.result.message).toContain(whyNot)
    expect(end.requests).toEqual([])
  })

  test('is of a named branch, but never on a fork [P6]', async () => {
    const end = await run(flow, NAMED)
    const isBuilt = whyNot !== FORKED && whyNot !== 'The branch was deleted'
    expect(end.world.service.builds.all.map(({ branch }) => branch)).toEqual(isBuilt ? [NAMED] : [])
  })
})

test('a preview is shown in a comment on its pull request', async () => {
  const inputs = { branch: 'edit', comment: 'true' }
  const { comments } = await runStep({ ...pulled(), command: 'preview', inputs })
  expect(comments).toMatchObject([{ body: expect.stringContaining('acme-edit.mintlify.app') }])
})

test('a plan without previews is skipped, and green, without a comment on each pull request [P1]', async () => {
  const inputs = { branch: 'edit', comment: 'true' }
  const service = { previews: false }
  const end = await runStep({ ...pulled(), command: 'preview', inputs, service })
  expect(end.result).toMatchObject({ outcome: 'skipped', fails: false })
  expect(end.result.message).toContain('your current plan')
  expect(end.comments).toEqual([])
})

test('a pull request that is not merged is not published, as that would be without it [I1]', async () => {
  const publish = (flow: Flow) => runStep({ ...flow, command: 'publish' })
  const end = await publish(pulled({}))
  expect(end.result.message).toContain('not this unmerged pull request')
  expect(asked(end)).toEqual([])
  expect((await publish(pulled({ action: 'closed' }))).outputs.outcome).toBe('skipped')
  expect((await publish(merged)).outputs.outcome).toBe('published')
})
