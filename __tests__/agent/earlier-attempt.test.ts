import { expect, test } from '@jest/globals'
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
  log
    .filter((line) => line.startsWith('notice: '))
    .map((line) => line.slice('notice: '.length))
    .filter((line) => NOTICE.test(line))

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
  record([jobOf(1, []), jobOf(2, ['Something else', ...notices])])
  const end = await ask(world, 2)
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  expect(asked(end)).toEqual(['get'])
  expect(end.log.join('\n')).not.toContain('warning: ')
  expect(jobs()).toBe(1)
  // The next attempt finds it as well.
  expect(noticesOf(end.log)).toEqual(notices)
})

test('R7: it is found in an attempt before the last one', async () => {
  const { world, notices, record, jobs } = await afterFirst()
  record([jobOf(1, notices)], [jobOf(2, [])])
  await ask(world, 3)
  expect(jobs()).toBe(1)
})

test('R7: by the record in the comment no annotation needs to be read', async () => {
  const comment = { inputs: { comment: 'true', 'issue-number': '7' } }
  const { world, jobs } = await afterFirst(comment)
  const { requests } = await ask(world, 2, comment)
  expect(jobs()).toBe(1)
  expect(requests.map(({ operation }) => operation)).not.toContain('attempt-jobs')
})

test('R7: the record of another run, with the same task, is none of an earlier attempt', async () => {
  const comment = { inputs: { comment: 'true', 'issue-number': '7' } }
  const { world, jobs } = await afterFirst(comment)
  await ask(world, 2, { ...comment, env: { GITHUB_RUN_ID: '4243' } })
  expect(jobs()).toBe(2)
})

test.each<[string, Flow]>([
  ['another prompt', { inputs: { prompt: 'Something else.' } }],
  ['another project', { inputs: { 'project-id': 'other' } }],
  ['another step', { env: { GITHUB_ACTION: '__other' } }],
  ['another job of the workflow', { env: { GITHUB_JOB: 'other' } }],
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
  const forged = [
    notice.replace('job_1', 'job_of_a_stranger'),
    notice.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    `x ${notice}`,
    `${notice}\n`,
  ]
  record([jobOf(1, forged)])
  const end = await ask(world, 2)
  expect(end.outputs['job-id']).toBe('job_2')
  expect(jobs()).toBe(2)
})

test('R7: nothing that matches is a warning that says how to resume', async () => {
  const { world, record } = await afterFirst()
  record([jobOf(1, [])])
  const { log } = await ask(world, 2)
  expect(log).toContainEqual(
    expect.stringMatching(
      /^warning: This is a re-run, and no job of an earlier attempt was found: .* set job-id to its ID/,
    ),
  )
})

test.each([
  ['actions: read', { checks: 'read' }],
  ['checks: read', { actions: 'read' }],
] as const)('R7: without %s the warning names the permission', async (missing, permissions) => {
  const { world, notices, record } = await afterFirst({}, {}, { token: { permissions } })
  record([jobOf(1, notices)])
  const { log, outputs } = await ask(world, 2)
  expect(outputs['job-id']).toBe('job_2')
  expect(log.join('\n')).toContain(`needs the permission ${missing}`)
})

test('R7: without a token a re-run is a new job with a warning', async () => {
  const { world } = await afterFirst()
  const { outputs, log } = await ask(world, 2, { inputs: { 'github-token': '' } })
  expect(outputs['job-id']).toBe('job_2')
  expect(log.join('\n')).toContain(`${MADE_AGAIN} Listing the jobs of attempt 1 needs github-token`)
})

test('R7: of several jobs that were asked the same none is resumed', async () => {
  const { world, notices, record } = await afterFirst()
  const [twin = ''] = noticesOf((await ask(world, 1)).log)
  record([jobOf(1, notices), jobOf(2, [twin])])
  const { outputs, log } = await ask(world, 2)
  expect(outputs['job-id']).toBe('job_3')
  expect(log.join('\n')).toContain(`${MADE_AGAIN} Attempt 1 asked several jobs the same`)
})

test.each<[string, JobScript, string]>([
  ['failed', { result: 'failed' }, 'failed'],
  ['was archived', { result: 'archived' }, 'was archived without a pull request'],
  ['is gone', { override: { id: 'job_9' } }, 'is gone'],
])(
  'R7: a job that %s makes way for a new one, and the result says so',
  async (_what, script, words) => {
    const isGone = words === 'is gone'
    const job = (n: number) => (n === 0 ? { finishAfterMs: 0, ...(isGone ? {} : script) } : {})
    const { world, notices, record } = await afterFirst({}, job)
    record([jobOf(1, notices)])
    const { outputs, result } = await ask(world, 2, {
      onRequest: ({ operation, path }) =>
        isGone && operation === 'get' && path.endsWith('job_1')
          ? { status: 404, headers: {}, body: {} }
          : undefined,
    })
    expect(outputs['job-id']).toBe('job_2')
    expect(result.message).toBe(
      `Job job_1, of an earlier attempt, ${words}, so the agent was asked again.`,
    )
  },
)

test('R7: no more than 10 jobs of an attempt are looked at, those that failed first', async () => {
  const { world, notices, record, jobs } = await afterFirst()
  const good = Array.from({ length: 20 }, (_, n) => jobOf(n + 2, [], { conclusion: 'success' }))
  record([...good, jobOf(1, notices)])
  const { requests } = await ask(world, 2)
  expect(jobs()).toBe(1)
  expect(requests.filter(({ operation }) => operation === 'annotations')).toHaveLength(10)
})
