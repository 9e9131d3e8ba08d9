import { describe, expect, test } from '@jest/globals'
import type { GitHubOptions } from '../../simulator/github.ts'
import type { SimulatorOptions } from '../../simulator/simulator.ts'
import { REVIEWED, type Repository, withRepository } from '../support/github.ts'
import { BOT, DISPATCHED, stepOf } from '../support/loop.ts'

const open = { 'job-id': 'open', comment: 'true' }

/** A run of the workflow, with a number of its own. */
const ask = (runId: number, prompt: string, more: Parameters<typeof stepOf>[0] = {}) =>
  stepOf({
    event: DISPATCHED,
    ...more,
    inputs: { ...open, prompt, ...more.inputs },
    env: { GITHUB_RUN_ID: `${runId}`, ...more.env },
  })

const prompts = ({ service }: Repository) => service.jobs.map((job) => job.prompts)
/** The pull requests that the agent opened, as GitHub lists them from now on. */
const pulls = ({ github }: Repository, given: GitHubOptions['pulls']) => {
  github.repository().pulls = { ...given }
}

/** One run, whose pull request 1 is open, and what follows. */
async function afterFirst(
  use: (repository: Repository) => Promise<void>,
  options: { service?: SimulatorOptions; github?: GitHubOptions } = {},
) {
  await withRepository(options, async (repository) => {
    const { outputs } = await repository.run(ask(1, 'First.'))
    expect(outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
    pulls(repository, { 1: {} })
    await use(repository)
  })
}

test('job-id: open follows up while the pull request is open, and the comment on it is kept up to date', () =>
  afterFirst(async (repository) => {
    const end = await repository.run(ask(2, 'Second.'))
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1', 'pr-number': '1' })
    expect(prompts(repository)).toEqual([
      ['First.', expect.stringMatching(/^Your pull request .* is still open\..*\n\nSecond\.$/)],
    ])
    expect(repository.github.comments).toMatchObject([
      { issueNumber: 1, body: expect.stringContaining(' run=2 ') },
    ])
  }))

test('a pull request that has been open for weeks is still the one', () =>
  afterFirst(async (repository) => {
    pulls(repository, { 1: { created_at: '2026-01-01T00:00:00Z' } })
    for (const runId of [2, 3]) {
      const end = await repository.run(ask(runId, 'More.'))
      expect(end.outputs).toMatchObject({ 'job-id': 'job_1' })
      expect(end.stdout).not.toContain('::warning::')
    }
    expect(repository.github.comments).toMatchObject([{ body: expect.stringContaining(' run=3 ') }])
  }))

test('a review by another workflow leaves the job with the workflow that made it', () =>
  afterFirst(async (repository) => {
    const env = {
      GITHUB_RUN_ID: '2',
      GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/review.yml@main',
    }
    const review = { event: REVIEWED, inputs: { 'job-id': 'auto', comment: 'true' }, env }
    expect((await repository.run(stepOf(review))).outputs).toMatchObject({ 'job-id': 'job_1' })
    const end = await repository.run(ask(3, 'Third.'))
    expect(end.outputs).toMatchObject({ 'job-id': 'job_1' })
    expect(prompts(repository)).toEqual([
      [expect.any(String), expect.any(String), expect.any(String)],
    ])
  }))

test('a re-run sends the follow-up no second time', () =>
  afterFirst(async (repository) => {
    await repository.run(ask(2, 'Second.'))
    await repository.run(ask(2, 'Second.', { env: { GITHUB_RUN_ATTEMPT: '2' } }))
    expect(prompts(repository)).toEqual([['First.', expect.any(String)]])
  }))

describe('C1: a new job is made where the recorded pull request', () => {
  test.each([
    ['was merged', { merged: true }],
    ['was closed', { state: 'closed' }],
    ['is on a fork', { head: { ref: 'agent/job_1', repo: { full_name: 'mallory/docs' } } }],
  ])('%s, and the record moves on to its pull request', (_what, state) =>
    afterFirst(async (repository) => {
      pulls(repository, { 1: state })
      const second = await repository.run(ask(2, 'Second.'))
      expect(second.outputs).toMatchObject({ 'job-id': 'job_2', 'pr-number': '2' })
      pulls(repository, { 1: state, 2: {} })
      const third = await repository.run(ask(3, 'Third.'))
      expect(third.outputs).toMatchObject({ 'job-id': 'job_2' })
      expect(prompts(repository).map((all) => all.length)).toEqual([1, 2])
    }),
  )

  test.each([
    [
      'another workflow made it',
      { env: { GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/b.yml@main' } },
    ],
    ['it is of another project', { inputs: { 'project-id': 'other' } }],
  ])('is none of ours: %s', (_what, step) =>
    afterFirst(
      async (repository) => {
        const end = await repository.run(ask(2, 'Second.', step))
        expect(end.outputs).toMatchObject({ 'job-id': 'job_2' })
      },
      { service: { projectId: '*', job: { finishAfterMs: 0 } } },
    ),
  )
})

describe('C2: a job that is still at work', () => {
  const issue = { 'issue-number': '9' }

  test('ends first, and then gets the follow-up', async () => {
    const service = { job: { statuses: ['active', 'active', 'active', 'completed'] } }
    await withRepository({ service }, async (repository) => {
      await repository.run(ask(1, 'First.', { inputs: { ...issue, wait: 'false' } }))
      const end = await repository.run(ask(2, 'Second.', { inputs: issue }))
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(end.stdout).toContain('is still at work on something else: waiting for its end first')
      expect(prompts(repository)).toEqual([['First.', expect.any(String)]])
      const operations = repository.service.requests.map(({ operation }) => operation)
      expect(operations.filter((operation) => operation !== 'get')).toEqual(['create', 'message'])
    })
  })

  test('and never ends: the step times out, nothing was sent, and a re-run sends it', async () => {
    let isStopped = true
    const now = () => (isStopped ? 0 : performance.now())
    const service = { job: { finishAfterMs: 100 }, now }
    await withRepository({ service }, async (repository) => {
      await repository.run(ask(1, 'First.', { inputs: { ...issue, wait: 'false' } }))
      const short = { ...issue, 'timeout-minutes': '1' }
      const end = await repository.run(ask(2, 'Second.', { inputs: short }))
      expect(end.outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job_1' })
      expect(end.stdout).not.toContain('docs-agent-job')
      expect(prompts(repository)).toEqual([['First.']])
      isStopped = false
      const env = { GITHUB_RUN_ATTEMPT: '2' }
      const again = await repository.run(ask(2, 'Second.', { inputs: issue, env }))
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(prompts(repository)).toEqual([['First.', expect.any(String)]])
    })
  })
})

describe('a job that cannot go on makes way for a new one', () => {
  test.each([
    [
      'failed',
      { result: 'failed', prLink: 'https://github.com/acme/docs/pull/1' } as const,
      'failed',
    ],
    [
      'was archived',
      { result: 'archived', prLink: 'https://github.com/acme/docs/pull/1' } as const,
      'was archived',
    ],
  ])('where it %s', async (_what, script, words) => {
    const job = (n: number) => ({ finishAfterMs: 0, ...(n === 0 && script) })
    await withRepository({ service: { job } }, async (repository) => {
      await repository.run(ask(1, 'First.'))
      pulls(repository, { 1: {} })
      const end = await repository.run(ask(2, 'Second.'))
      expect(end.outputs).toMatchObject({ 'job-id': 'job_2' })
      expect(end.summary).toContain(
        `whose pull request is open, ${words}, so the agent was asked again.`,
      )
      expect(prompts(repository).map((all) => all.length)).toEqual([1, 1])
    })
  })

  test.each([
    ['has it no more', { on: 'get', nth: 1, times: 3, fault: 'H404' }],
    ['takes no message for it', { on: 'message', fault: 'H404' }],
  ] as const)('where the service %s', async (_what, fault) => {
    const service = { job: { finishAfterMs: 0 }, faults: [fault] }
    await withRepository({ service }, async (repository) => {
      await repository.run(ask(1, 'First.'))
      pulls(repository, { 1: {} })
      const end = await repository.run(ask(2, 'Second.'))
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_2' })
      expect(end.summary).toContain('is gone, so the agent was asked again.')
      expect(prompts(repository)).toHaveLength(2)
    })
  })
})

describe('where the docs are in another repository, the record is on issue-number', () => {
  const issue = { 'issue-number': '9' }
  const service = { job: { finishAfterMs: 0, prLink: 'https://github.com/acme/site/pull/5' } }
  const site = (pull: object): GitHubOptions => ({
    repositories: { 'acme/site': { pulls: { 5: pull } } },
    token: { repositories: ['acme/docs', 'acme/site'] },
  })

  test.each([
    ['open: the same job', site({}), ['job_1', 'job_1']],
    ['merged: a new job', site({ merged: true }), ['job_1', 'job_2']],
  ])('%s', async (_what, github, jobs) => {
    await withRepository({ service, github }, async ({ run }) => {
      const ends = [
        await run(ask(1, 'First.', { inputs: issue })),
        await run(ask(2, 'Second.', { inputs: issue })),
      ]
      expect(ends.map(({ outputs }) => outputs['job-id'])).toEqual(jobs)
    })
  })

  test('without issue-number there is no record, and a warning says what that leads to', () =>
    withRepository({ service }, async ({ run }) => {
      const event = { name: 'schedule', payload: { repository: { full_name: 'acme/docs' } } }
      const end = await run(ask(1, 'First.', { event }))
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
      expect(end.stdout).toContain(
        '::warning::There is no issue or pull request here to comment on, so the job is recorded nowhere and the next run opens a second pull request: set issue-number.',
      )
    }))

  test('where the token may not read it, the warning names the permission, and a new job is made', async () => {
    const github = { repositories: { 'acme/site': {} } }
    await withRepository({ service, github }, async ({ run }) => {
      await run(ask(1, 'First.', { inputs: issue }))
      const end = await run(ask(2, 'Second.', { inputs: issue }))
      expect(end.outputs).toMatchObject({ 'job-id': 'job_2' })
      expect(end.stdout).toMatch(
        /::warning::Asking whether acme\/site#5 is still open.*pull-requests: read on acme\/site\. If a pull request of the agent is open there, a new one will stand beside it\./,
      )
    })
  })
})

test('what cannot be found out for now fails the step: a second pull request is not risked', () =>
  afterFirst(async ({ run, github, service }) => {
    github.requests.length = 0
    const end = await run(ask(2, 'Second.', { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } }))
    expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(service.jobs.map(({ prompts: all }) => all.length)).toEqual([1])
  }))

test.each([
  ['comment: true', { ...open, comment: 'false', prompt: 'x' }, 'set comment: true'],
  ['something to tell the job', open, 'there is nothing to tell the job'],
])('job-id: open needs %s', async (_what, inputs, words) => {
  await withRepository({}, async ({ run, service }) => {
    const end = await run(stepOf({ event: DISPATCHED, inputs }))
    expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(end.stdout).toContain(words)
    expect(service.requests).toEqual([])
  })
})

describe('C6: job-id: open follows no record that', () => {
  test.each<
    [string, (body: string) => { login: string; body: string; issueNumber: number }, boolean]
  >([
    ['somebody else copied', (body) => ({ login: 'mallory', body, issueNumber: 2 }), false],
    [
      'was copied from another pull request',
      (body) => ({ login: BOT, body, issueNumber: 2 }),
      true,
    ],
    [
      'was changed',
      (body) => ({ login: BOT, body: body.replace('job=job_1', 'job=job_2'), issueNumber: 1 }),
      true,
    ],
    [
      'stands further down',
      (body) => ({ login: BOT, body: `You said:\n${body}`, issueNumber: 1 }),
      false,
    ],
  ])('%s', (_what, forge, isNoticed) =>
    afterFirst(async (repository) => {
      const { github, service } = repository
      service.addJob({ prompt: "Somebody else's." })
      const [ours] = github.comments.splice(0)
      github.addComment(forge(ours?.body ?? ''))
      pulls(repository, { 1: {}, 2: {} })
      const end = await repository.run(ask(2, 'Second.'))
      expect(end.outputs).toMatchObject({ 'job-id': 'job_3' })
      expect(prompts(repository).map((all) => all.length)).toEqual([1, 1, 1])
      expect(end.stdout.includes('Was the key rotated')).toBe(isNoticed)
    }),
  )
})
