import { describe, expect, test } from '@jest/globals'
import type { GitHubOptions } from '../../simulator/github/github.ts'
import type { Pull } from '../../simulator/github/repository.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { LABELLED } from '../support/events.ts'
import { createWorld, type Flow, runStep, type World } from '../support/flow.ts'

const FAST = { finishAfterMs: 0 }
const LINK = 'https://github.com/acme/docs/pull/101'

/** A run of the workflow, with a number of its own. */
const ask = (world: World, runId: number, prompt: string, flow: Flow = {}) =>
  runStep({
    ...flow,
    world,
    inputs: { 'job-id': 'open', comment: 'true', prompt, ...flow.inputs },
    env: { GITHUB_RUN_ID: `${runId}`, ...flow.env },
  })

/** A world in which a first run's pull request, 101, is open. */
async function afterFirst(
  job: JobScript | ((n: number) => JobScript) = FAST,
  flow: Flow = {},
  github: GitHubOptions = {},
): Promise<World> {
  const world = createWorld({ service: { job }, github })
  const { outputs } = await ask(world, 1, 'First.', flow)
  expect(outputs['job-id']).toBe('job_1')
  return world
}

const prompts = (world: World) => world.service.jobs.all.map((job) => job.prompts.length)

describe('job-id: open', () => {
  test('R7: a re-run sends the follow-up no second time', async () => {
    const world = await afterFirst()
    await ask(world, 2, 'Second.')
    await ask(world, 2, 'Second.', { env: { GITHUB_RUN_ATTEMPT: '2' } })
    expect(prompts(world)).toEqual([2])
  })

  test('C2: a job that is still at work on its first pull request ends, and gets the follow-up', async () => {
    const issue = { inputs: { 'issue-number': '9', wait: 'false' } }
    const world = await afterFirst({ finishAfterMs: 60_000 }, issue)
    const { outputs, log } = await ask(world, 2, 'Second.', { inputs: { 'issue-number': '9' } })
    expect(outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
    expect(log.join('\n')).toContain('is still at work on something else: waiting for its end')
    expect(prompts(world)).toEqual([2])
  })

  test('fails the step if it cannot be found out for now: a second pull request is not risked', async () => {
    const world = await afterFirst()
    const onRequest: OnRequest = ({ operation }) =>
      operation === 'pulls' ? { status: 502, headers: {} } : undefined
    const { outputs } = await ask(world, 2, 'Second.', { onRequest })
    expect(outputs.outcome).toBe('error')
    expect(prompts(world)).toEqual([1])
  })
})

const OTHER_WORKFLOW = {
  env: { GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/b.yml@refs/heads/main' },
}
test.each<[string, Partial<Pull>, Flow]>([
  ['was merged', { mergedAt: '2026-11-22T00:00:00Z' }, {}],
  ['was closed', { state: 'closed' }, {}],
  ['is of another workflow', {}, OTHER_WORKFLOW],
])('C1: a new job is made if the recorded pull request %s', async (_what, more, flow) => {
  const world = await afterFirst()
  Object.assign(world.github.repository.pulls.find(({ number }) => number === 101) ?? {}, more)
  const { outputs } = await ask(world, 2, 'Second.', flow)
  expect(outputs).toMatchObject({ 'job-id': 'job_2', 'pr-number': '102' })
  await ask(world, 3, 'Third.', flow)
  expect(prompts(world)).toEqual([1, 2])
})

describe('a job that cannot continue makes way for a new one', () => {
  test('if it failed', async () => {
    const job = (n: number) => ({
      ...FAST,
      ...(n === 0 && { prLink: LINK, result: 'failed' as const }),
    })
    const world = await afterFirst(job, {}, { pulls: [{ number: 101 }] })
    const { result, outputs } = await ask(world, 2, 'Second.')
    expect(outputs['job-id']).toBe('job_2')
    expect(result.message).toMatch(/^Job job_1, which `job-id: open` found, failed, so the agent /)
  })

  test.each([
    ['knows it no more', 'get', 3],
    ['takes no message for it', 'message', 3],
  ])('if the service %s', async (_what, wanted, times) => {
    const world = await afterFirst()
    const onRequest: OnRequest = ({ operation, nth }) =>
      operation === wanted && nth < times ? { status: 404, headers: {}, body: {} } : undefined
    const { result, outputs } = await ask(world, 2, 'Second.', { onRequest })
    expect(outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_2' })
    expect(result.message).toContain('is gone, so the agent was asked again.')
    expect(prompts(world)).toEqual([1, 1])
  })

  test('whose ID is no output of a new one that was lost', async () => {
    const world = await afterFirst()
    const statusOf: Record<string, number> = { get: 404, create: 502 }
    const onRequest: OnRequest = ({ operation }) => {
      const status = statusOf[operation]
      return status === undefined ? undefined : { status, headers: {} }
    }
    const { result, outputs } = await ask(world, 2, 'Second.', { onRequest })
    expect(result.message).toContain('The job may have been created.')
    expect(outputs).not.toHaveProperty('job-id')
  })
})

describe('if the docs are in another repository, the record is on issue-number', () => {
  const issue: Flow = { inputs: { 'issue-number': '9' } }
  const job = { ...FAST, prLink: 'https://github.com/acme/site/pull/5' }
  const site = (pull: Partial<Pull>, repositories = ['acme/docs', 'acme/site']): GitHubOptions => ({
    repositories: { 'acme/site': { pulls: [{ number: 5, ...pull }] } },
    token: { repositories },
  })

  test.each([
    ['open: the same job', site({}), 'job_1'],
    ['merged: a new job', site({ mergedAt: '2026-11-22T00:00:00Z' }), 'job_2'],
  ])('%s', async (_what, github, expected) => {
    const world = await afterFirst(job, issue, github)
    expect((await ask(world, 2, 'Second.', issue)).outputs['job-id']).toBe(expected)
  })

  test('a pull request that the token may not read is a warning with the permission, and a new job', async () => {
    const world = await afterFirst(job, issue, site({}, ['acme/docs']))
    const { outputs, log } = await ask(world, 2, 'Second.', issue)
    expect(outputs['job-id']).toBe('job_2')
    expect(log.join('\n')).toMatch(
      /warning: Asking whether acme\/site#5 is still open.*pull-requests: read` on acme\/site\. If a/,
    )
  })
})

test('a job without a pull request that is recorded on one issue alone is a warning', async () => {
  const never = { finishAfterMs: Number.POSITIVE_INFINITY }
  const inputs = { prompt: 'First.', 'job-id': 'open', comment: 'true', 'timeout-minutes': '1' }
  const end = await runStep({ ...LABELLED, inputs, service: { job: never } })
  expect(end.outputs.outcome).toBe('timed-out')
  const words = 'is recorded on #7 alone, so a run about another issue makes a second one'
  expect(end.log.filter((line) => line.includes(words))).toHaveLength(1)
})
