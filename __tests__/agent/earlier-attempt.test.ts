import { describe, expect, test } from '@jest/globals'
import type { GitHubOptions } from '../../simulator/github/github.ts'
import type { RunJob } from '../../simulator/github/repository.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import { asked, createWorld, type Flow, runStep, type World } from '../support/flow.ts'

const NOTICE = /^Docs agent job (\S+): a re-run of this step resumes it\. Signature: [0-9a-f]{32}$/
const MADE_AGAIN = 'if there was one, this makes a second job.'

const ask = (world: World, attempt: number, flow: Flow = {}) =>
  runStep({
    ...flow,
    world,
    inputs: { prompt: 'Document it.', ...flow.inputs },
    env: { GITHUB_ACTION: '__docs', GITHUB_RUN_ATTEMPT: `${attempt}`, ...flow.env },
  })

const noticesOf = (log: readonly string[]) =>
  log.map((line) => line.replace(/^notice: /, '')).filter((line) => NOTICE.test(line))

const jobOf = (id: number, messages: string[], more: Partial<RunJob> = {}): RunJob => ({
  id,
  annotations: messages.map((message) => ({ level: 'notice', message })),
  ...more,
})

/** A world in which a first attempt made job_1, and the notices that it left, before they are anywhere. */
async function afterFirst(
  flow: Flow = {},
  job: JobScript | ((n: number) => JobScript) = { finishAfterMs: 0 },
  github: GitHubOptions = {},
) {
  const world = createWorld({ service: { job }, github })
  const { log } = await ask(world, 1, flow)
  const notices = noticesOf(log)
  expect(notices).toHaveLength(1)
  const record = (...attempts: RunJob[][]) => {
    world.github.repository.runs = [{ id: 4242, attempts }]
  }
  return { world, notices, record, jobs: () => world.service.jobs.all.length }
}

test('R7: a re-run resumes the job that the notice of the earlier attempt names', async () => {
  const { world, notices, record, jobs } = await afterFirst()
  // In an attempt before the last one.
  record([jobOf(1, []), jobOf(2, ['Something else', ...notices])], [jobOf(3, [])])
  const end = await ask(world, 3)
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  expect(asked(end)).toEqual(['get'])
  expect(end.log.join('\n')).not.toContain('warning: ')
  expect(jobs()).toBe(1)
  // The next attempt finds it as well.
  expect(noticesOf(end.log)).toEqual(notices)
})

test.each([
  ['this run resumes without reading annotations', '4242', 1],
  ['another run, with the same task, is none of an earlier attempt', '4243', 2],
])('R7: the record in the comment of %s', async (_what, runId, expected) => {
  const comment = { inputs: { comment: 'true', 'issue-number': '7' } }
  const { world, jobs } = await afterFirst(comment)
  const { requests } = await ask(world, 2, { ...comment, env: { GITHUB_RUN_ID: runId } })
  expect(jobs()).toBe(expected)
  const operations = requests.map(({ operation }) => operation)
  expect(operations.includes('attempt-jobs')).toBe(expected > 1)
})

test.each<[string, Flow]>([
  ['another prompt', { inputs: { prompt: 'Something else.' } }],
  ['another project', { inputs: { 'project-id': 'other' } }],
  ['another step', { env: { GITHUB_ACTION: '__other' } }],
  ['another run', { env: { GITHUB_RUN_ID: '4243' } }],
  ['another key', { inputs: { 'api-key': 'mint_another-key-0123456789' } }],
])('R7: a notice of %s is not believed', async (_what, flow) => {
  const { world, notices, record } = await afterFirst()
  record([jobOf(1, notices)])
  world.github.repository.runs.push({ id: 4243, attempts: [[jobOf(1, notices)]] })
  const { log } = await ask(world, 2, flow)
  expect(log.join('\n')).toContain(MADE_AGAIN)
})

test('R7: a notice that another step of the job forged is not believed', async () => {
  const { world, notices, record, jobs } = await afterFirst()
  const [notice = ''] = notices
  const changed = notice.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const renamed = notice.replace('job_1', 'job_of_a_stranger')
  record([jobOf(1, [changed, renamed, `x ${notice}`, `${notice}\n`])])
  const end = await ask(world, 2)
  expect(end.outputs['job-id']).toBe('job_2')
  expect(jobs()).toBe(2)
})

test.each([
  ['Listing the jobs of attempt 1 needs `github-token`', {}, { 'github-token': '' }],
  ['needs the permission `actions: read`', { checks: 'read' }, {}],
  ['needs the permission `checks: read`', { actions: 'read' }, {}],
  ['To resume it instead, set `job-id` to its ID', { actions: 'read', checks: 'read' }, {}],
] as const)('R7: if no job is found, the warning says: %s', async (says, permissions, inputs) => {
  const { world, record } = await afterFirst({}, {}, { token: { permissions } })
  record([jobOf(1, [])])
  const { log, outputs } = await ask(world, 2, { inputs })
  expect(outputs['job-id']).toBe('job_2')
  expect(log.find((line) => /^warning: This is a re-run, .*second job/.test(line))).toContain(says)
})

test('R7: of several jobs that were asked the same none is resumed, and none is made', async () => {
  const { world, notices, record } = await afterFirst()
  const [twin = ''] = noticesOf((await ask(world, 1)).log)
  record([jobOf(1, notices), jobOf(2, [twin])])
  const { outputs, result } = await ask(world, 2)
  expect(outputs).not.toHaveProperty('job-id')
  expect(result.message).toContain('Attempt 1 asked several jobs the same')
})

describe('of a matrix', () => {
  const leg = (n: number, messages: string[], more: Partial<RunJob> = {}) =>
    jobOf(n, messages, { name: `docs (${n})`, ...more })

  test('E4: of 256 jobs, the one of the same name is resumed, for a few requests', async () => {
    const { world, notices, record } = await afterFirst()
    const [twin = ''] = noticesOf((await ask(world, 1)).log)
    const legs = Array.from({ length: 256 }, (_, n) => leg(n + 1, n === 254 ? [twin] : []))
    const now = legs.map(({ id }) =>
      leg(id + 1_000, [], { name: `docs (${id})`, conclusion: null, runner: `runner ${id}` }),
    )
    record([...legs.slice(0, 255), leg(256, notices)], now)
    const { outputs, requests } = await ask(world, 2, { env: { RUNNER_NAME: 'runner 256' } })
    expect(outputs['job-id']).toBe('job_1')
    expect(requests.filter(({ operation }) => operation === 'annotations')).toHaveLength(1)
    const other = await ask(world, 2, { env: { RUNNER_NAME: 'runner 255' } })
    expect(other.outputs['job-id']).toBe('job_2')
  })

  test('E4: without a name that tells, all jobs are looked at', async () => {
    const { world, notices, record, jobs } = await afterFirst()
    record([...Array.from({ length: 99 }, (_, n) => leg(n + 2, [])), leg(1, notices)])
    const { requests } = await ask(world, 2, { env: { RUNNER_NAME: 'runner 1' } })
    expect(jobs()).toBe(1)
    expect(requests.filter(({ operation }) => operation === 'annotations')).toHaveLength(100)
  })
})

test.each([
  ['failed', 'failed'],
  ['archived', 'was archived without a pull request'],
] as const)(
  'R7: a job that %s makes way for a new one, and the result says so',
  async (end, words) => {
    const job = (n: number): JobScript => ({ finishAfterMs: 0, ...(n === 0 && { result: end }) })
    const { world, notices, record } = await afterFirst({}, job)
    record([jobOf(1, notices)])
    const { outputs, result } = await ask(world, 2)
    expect(outputs['job-id']).toBe('job_2')
    expect(result.message).toBe(
      `Job job_1, of an earlier attempt, ${words}, so the agent was asked again.`,
    )
  },
)
