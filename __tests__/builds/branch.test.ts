import { describe, expect, test } from '@jest/globals'
import { commented, LABELLED, pulled, scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'

const { repository, sender } = LABELLED.payload
/** A name that git allows. Only the service gets it, as JSON. */
const NAMED = `docs/"next"-$(x)'`

const on = (event: string, payload: object = {}, env: Flow['env'] = {}): Flow => ({
  event,
  payload: { repository, sender, ...payload },
  env,
})
const merged = pulled({ action: 'closed', merged: true })
const review = { id: 1, state: 'approved', user: sender, body: '' }
const reviewed = { ...pulled().payload, action: 'submitted', review }
const [TAG, FORK] = [{ GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' }, 'mallory/docs']
const TARGET = { event: 'pull_request_target' }
const FORKED = 'The pull request comes from a fork,'
const EMPTY = '`branch` is empty, and'

/** `filledIn`: the default of `branch` as the runner fills it in. `whyNot`: why nothing is built. */
const EVENTS: [what: string, flow: Flow, filledIn: string, whyNot?: string][] = [
  ['a push', on('push'), 'main'],
  ['a push of a tag', on('push', {}, TAG), '', 'for the tag "v1" has no branch'],
  ['a push that deletes a branch', on('push', { deleted: true }), 'main', 'The branch was deleted'],
  ['a dispatch for a tag', on('workflow_dispatch', {}, TAG), '', 'for the tag "v1" has no branch'],
  ['a schedule', scheduled(), 'main'],
  ['a dispatch by the API', on('repository_dispatch', { action: 'docs' }), 'main'],
  ['a pull request', pulled(), 'edit'],
  ["the agent's pull request", pulled({ login: 'mintlify[bot]', ref: 'mintlify/a' }), 'mintlify/a'],
  ['a review', on('pull_request_review', reviewed), 'edit'],
  ['a merged pull request', merged, 'edit', 'The pull request is merged'],
  ["a fork's pull request", pulled({ from: FORK }), 'edit', FORKED],
  ["a fork's, with secrets", { ...pulled({ from: FORK }), ...TARGET }, 'edit', FORKED],
  ['a release', on('release', { action: 'published', release: {} }, TAG), '', EMPTY],
  ['an issue', LABELLED, '', EMPTY],
  ['a comment', commented('octocat'), '', EMPTY],
  ['a merge queue', on('merge_group', { action: 'checks_requested' }), '', EMPTY],
]

const run = (flow: Flow, branch: string) =>
  runStep({ ...flow, command: 'preview', inputs: { branch } })

describe.each(EVENTS)('a preview on %s', (_what, flow, filledIn, whyNot) => {
  test('builds the branch that the runner fills in, or says why not', async () => {
    const end = await run(flow, filledIn)
    const built = end.world.service.builds.all.map(({ branch }) => branch)
    expect(built).toEqual(whyNot === undefined ? [filledIn] : [])
    if (whyNot === undefined) return expect(end.outputs.outcome).toBe('previewed')
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'notice' })
    expect(end.result.message).toContain(whyNot)
    expect(end.requests).toEqual([])
  })

  test('builds a named branch, but never for a fork', async () => {
    const end = await run(flow, NAMED)
    const isBuilt = whyNot !== FORKED && whyNot !== 'The branch was deleted'
    expect(end.world.service.builds.all.map(({ branch }) => branch)).toEqual(isBuilt ? [NAMED] : [])
  })
})

test('a plan without previews skips the step, without a comment on each pull request', async () => {
  const inputs = { branch: 'edit', comment: 'true' }
  const service = { previews: false }
  const end = await runStep({ ...pulled(), command: 'preview', inputs, service })
  expect(end.result).toMatchObject({ outcome: 'skipped', fails: false })
  expect(end.result.message).toContain('your current plan')
  expect(end.comments).toEqual([])
})

test('publish refuses a pull request that is still open and skips one that was closed without a merge', async () => {
  const publish = (flow: Flow) => runStep({ ...flow, command: 'publish' })
  const end = await publish(pulled({}))
  expect(end.result.message).toContain('not this unmerged pull request')
  expect(asked(end)).toEqual([])
  expect((await publish(pulled({ action: 'closed' }))).outputs.outcome).toBe('skipped')
  expect((await publish(merged)).outputs.outcome).toBe('published')
})
