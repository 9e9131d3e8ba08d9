import { expect, test } from '@jest/globals'
import { json } from '../../simulator/http/answer.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { asked, createWorld, KEY, runStep, type World } from '../support/flow.ts'

/* Which job a step asks, if several are known, or the time is short. */

const FAST: JobScript = { finishAfterMs: 0 }
const prompts = (world: World) => world.service.jobs.all.map((job) => job.prompts)

test('S11: a job that is found only after the deadline gets no follow-up', async () => {
  const world = createWorld({ service: { job: FAST } })
  world.service.jobs.create('First.')
  const onRequest: OnRequest = async ({ operation, nth }, { wait }) => {
    if (operation !== 'get') return undefined
    await wait(29_500)
    return nth === 0 ? json(500, {}) : undefined
  }
  const inputs = { 'job-id': 'job_1', prompt: 'Second.', 'timeout-minutes': '1' }
  const end = await runStep({ world, inputs, onRequest })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toMatch(/^The time was up before the agent could be asked/)
  expect(asked(end)).toEqual(['get', 'get'])
})

test('no key is in an address that is asked of GitHub', async () => {
  const release = { tag_name: `v1-${KEY}`, published_at: '2026-11-20T00:00:00Z' }
  const earlier = { tag: 'v0', createdAt: '2026-11-01T00:00:00Z' }
  const { requests } = await runStep({
    event: 'release',
    payload: { action: 'published', release, repository: { private: true } },
    inputs: { context: 'changes' },
    github: { releases: [earlier] },
  })
  const addresses = requests.map(({ path }) => decodeURIComponent(path))
  expect(addresses.join()).toContain('v1-***')
  expect(addresses.join()).not.toContain(KEY)
})

test.each([409, 410, 422])(
  'C4: a comparison that GitHub refuses with %i is done without',
  async (status) => {
    const [before, after] = ['a'.repeat(40), 'b'.repeat(40)]
    const { outputs, world } = await runStep({
      event: 'push',
      payload: { before, after, ref: 'refs/heads/main', forced: false },
      inputs: { context: 'changes' },
      service: { job: FAST },
      github: { commits: [{ sha: before }, { sha: after, message: 'The newest.' }] },
      onRequest: ({ operation }) => (operation === 'compare' ? json(status, {}) : undefined),
    })
    expect(outputs.outcome).toBe('pr-opened')
    expect(prompts(world).join()).toContain('the changes of the newest commit alone')
    expect(prompts(world).join()).toContain('The newest.')
  },
)

test.each([
  ['a comment', { comment: 'false', 'issue-number': '9' }],
  ['an issue', { comment: 'true' }],
])('C7: job-id: open without %s, which holds its record, is a bad input', async (_, inputs) => {
  const end = await runStep({ inputs: { prompt: 'First.', 'job-id': 'open', ...inputs } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toMatch(/set `comment: true`, and `issue-number` to .*gh issue create/)
  expect(end.requests).toEqual([])
})
