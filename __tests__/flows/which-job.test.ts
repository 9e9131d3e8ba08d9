import { expect, test } from '@jest/globals'
import { json } from '../../simulator/http/answer.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { commented } from '../support/events.ts'
import { asked, createWorld, type Flow, KEY, runStep, type World } from '../support/flow.ts'

/* Which job a step asks, if several are known, or the time is short. */

const FAST: JobScript = { finishAfterMs: 0 }
const ISSUE_9 = { comment: 'true', 'issue-number': '9' }
const prompts = (world: World) => world.service.jobs.all.map((job) => job.prompts)

/** A run of the workflow, with a number of its own. */
const ask = (world: World, runId: number, inputs: Record<string, string>, flow: Flow = {}) =>
  runStep({ ...flow, world, inputs, env: { GITHUB_RUN_ID: `${runId}`, ...flow.env } })

test('R7: a re-run that asks something else does not resume the job of the record', async () => {
  const world = createWorld({ service: { job: FAST } })
  await ask(world, 1, { ...ISSUE_9, prompt: 'First.' })
  const again = { env: { GITHUB_RUN_ATTEMPT: '2' } }
  const { outputs } = await ask(world, 1, { ...ISSUE_9, prompt: 'Another.' }, again)
  expect(outputs['job-id']).toBe('job_2')
  expect(prompts(world)).toEqual([['First.'], ['Another.']])
})

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

test('C1: an archived job gets no follow-up, though its pull request is open: there is a new one', async () => {
  const archived = { ...FAST, result: 'archived', prLink: 'https://github.com/acme/docs/pull/101' }
  const world = createWorld({
    service: { job: (n) => (n === 0 ? (archived as JobScript) : FAST) },
    github: { pulls: [{ number: 101 }] },
  })
  const open = { comment: 'true', 'job-id': 'open' }
  const first = await ask(world, 1, { ...open, prompt: 'First.' })
  expect(first.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '101' })
  const { result } = await ask(world, 2, { ...open, prompt: 'Second.' })
  expect(result.message).toMatch(/^Job job_1, which `job-id: open` found, was archived, so /)
  expect(prompts(world).map(({ length }) => length)).toEqual([1, 1])
})

test('of two open pull requests, job-id: open takes the one that was recorded last', async () => {
  const site = { prLink: 'https://github.com/acme/site/pull/5' }
  const world = createWorld({
    service: { job: (n) => ({ ...FAST, ...(n === 1 && site) }) },
    github: {
      repositories: { 'acme/site': { pulls: [{ number: 5 }] } },
      token: { repositories: ['acme/docs', 'acme/site'] },
    },
  })
  // Recorded on the pull request and on the issue, then on the issue alone.
  await ask(world, 1, { ...ISSUE_9, prompt: 'First.' })
  await ask(world, 2, { ...ISSUE_9, prompt: 'Elsewhere.' })
  await ask(world, 3, { ...ISSUE_9, prompt: 'Third.', 'job-id': 'open' })
  expect(prompts(world)).toEqual([['First.'], ['Elsewhere.', expect.stringContaining('Third.')]])
})

test.each([
  ['open names its own job, whichever other is asked for there', 'open', 1],
  ['closed names the job that was asked for there last', 'closed', 2],
])("the record on the agent's pull request that is %s", async (_what, state, recorded) => {
  const world = createWorld({ service: { job: FAST } })
  await ask(world, 1, { comment: 'true', prompt: 'First.' })
  const { payload, ...event } = commented('octocat')
  const issue = { ...payload.issue, number: 101, state, pull_request: {} }
  const onPull: Flow = { ...event, payload: { ...payload, issue } }
  const of = (runId: string) => ({ ...onPull, env: { ...event.env, GITHUB_RUN_ID: runId } })
  await ask(world, 2, { comment: 'true', prompt: 'Second.' }, of('2'))
  const { outputs } = await ask(world, 3, { 'job-id': 'auto', prompt: 'Third.' }, of('3'))
  expect(outputs['job-id']).toBe(`job_${recorded}`)
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

test('C7: job-id: open without a comment, which would hold its record, is a bad input', async () => {
  const end = await runStep({ inputs: { prompt: 'First.', 'job-id': 'open', comment: 'false' } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('relies on the record in the comment: set `comment: true`')
  expect(end.requests).toEqual([])
})
