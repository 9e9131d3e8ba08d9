import { describe, expect, test } from '@jest/globals'
import type { RunOptions } from '../../simulator/github/runs.ts'
import type { GitHubOptions } from '../../simulator/github.ts'
import { CANARY_TOKEN, type Repository, withRepository } from '../support/github.ts'
import { DISPATCHED, stepOf } from '../support/loop.ts'

const asked = { event: DISPATCHED, inputs: { prompt: 'Document the flag.' } }
const again = (step = {}) => stepOf({ ...asked, ...step, env: { GITHUB_RUN_ATTEMPT: '2' } })

const ELSEWHERE = {
  status: 302,
  headers: { location: 'https://logs.example/x' },
  body: { bytes: '' },
}

/** The run as GitHub shows it during its second attempt. */
function withLogs(...logs: Array<string | null>): RunOptions {
  const jobs = logs.map((log, index) => ({ id: index + 1, name: `docs (${index})`, log }))
  return { id: 4242, attempts: [{ conclusion: 'failure', jobs }, { conclusion: null }] }
}

async function firstAttempt({ run, github }: Repository, inputs = {}) {
  const first = await run(
    stepOf({ ...asked, inputs: { ...asked.inputs, wait: 'false', ...inputs } }),
  )
  github.repository().runs = [withLogs(first.stdout)]
  return first
}

describe('R7: a re-run without a comment', () => {
  test('goes on with the job that the log of the earlier attempt names, and sends no token to where logs are', async () => {
    await withRepository({}, async (repository) => {
      const { run, github, service } = repository
      const first = await firstAttempt(repository)
      expect(first.stdout).toMatch(/^docs-agent-job job_1 signature=\w{64}$/m)
      const end = await run(again())
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(service.jobs.map(({ prompts }) => prompts.length)).toEqual([1])
      expect(end.stdout).not.toContain('::warning::')
      expect(github.foreign.requests).toHaveLength(1)
      expect(JSON.stringify(github.foreign.requests)).not.toContain(CANARY_TOKEN)
    })
  })

  test.each<[what: string, github: GitHubOptions, otherLog: string | null]>([
    ['410: it was deleted', {}, null],
    ['404', { faults: [{ on: 'job-log', times: 1, fault: 404 }] }, 'Another job.'],
    [
      'a host that is not known keeps it',
      { faults: [{ on: 'job-log', times: 1, fault: ELSEWHERE }] },
      'Another job.',
    ],
  ])('finds the job though the log of another job cannot be read (%s)', async (_, github, log) => {
    await withRepository({ github }, async (repository) => {
      const first = await firstAttempt(repository)
      repository.github.repository().runs = [withLogs(log, first.stdout)]
      const end = await repository.run(again())
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(repository.service.jobs.map(({ prompts }) => prompts.length)).toEqual([1])
      expect(end.stdout).toContain('The log of one job is not known.')
    })
  })

  test('sends a follow-up no second time', async () => {
    await withRepository({}, async ({ run, github, service }) => {
      const id = service.addJob({ prompt: 'Before.' })
      const inputs = { prompt: 'And the other flag.', 'job-id': id }
      const first = await run(stepOf({ ...asked, inputs }))
      github.repository().runs = [withLogs(first.stdout)]
      const end = await run(again({ inputs }))
      expect(end.outputs).toMatchObject({ 'job-id': id })
      expect(service.jobs.map(({ prompts }) => prompts.length)).toEqual([2])
    })
  })

  test('asks again where the job failed', async () => {
    const job = (n: number) =>
      ({ finishAfterMs: 0, result: n === 0 ? 'failed' : 'completed' }) as const
    await withRepository({ service: { job } }, async (repository) => {
      await firstAttempt(repository)
      const end = await repository.run(again())
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_2' })
      expect(end.summary).toContain('Job job\\_1, of an earlier attempt, failed')
    })
  })

  test('believes no line of another prompt, step, run or key', async () => {
    await withRepository({}, async (repository) => {
      const { run, github, service } = repository
      const others = [
        { inputs: { ...asked.inputs, prompt: 'Something else.' } },
        { env: { GITHUB_JOB: 'other' } },
        { env: { GITHUB_RUN_ID: '4343' } },
        { inputs: { ...asked.inputs, 'api-key': 'mint_another-key-altogether' } },
      ]
      const logs = []
      for (const other of others) {
        const step = stepOf({
          ...asked,
          ...other,
          inputs: { wait: 'false', ...asked.inputs, ...other.inputs },
        })
        logs.push((await run(step)).stdout)
      }
      github.repository().runs = [withLogs(...logs, 'docs-agent-job job_1 signature=0000')]
      const end = await run(again())
      expect(end.outputs).toMatchObject({ 'job-id': 'job_5' })
      expect(end.stdout).toContain('::warning::This is a re-run')
      expect(service.jobs).toHaveLength(5)
    })
  })

  test('goes on with none of two jobs of steps that cannot be told apart', async () => {
    await withRepository({}, async ({ run, github, service }) => {
      const step = stepOf({ ...asked, inputs: { ...asked.inputs, wait: 'false' } })
      const logs = [(await run(step)).stdout, (await run(step)).stdout]
      github.repository().runs = [withLogs(...logs)]
      const end = await run(again())
      expect(end.outputs).toMatchObject({ 'job-id': 'job_3' })
      expect(end.stdout).toContain('by steps that cannot be told apart')
      expect(service.jobs).toHaveLength(3)
    })
  })

  test.each([
    ['the permission is missing', { token: { permissions: {} } }, 'actions: read'],
    ['the log is deleted', {}, '410'],
    [
      'the log would be read on a host that is not known',
      { faults: [{ on: 'job-log', fault: ELSEWHERE } as const] },
      'redirects to another host. It is not followed: GitHub keeps no logs of jobs there.',
    ],
  ])('makes a job, with the advice, where %s', async (what, github, words) => {
    await withRepository({ github }, async (repository) => {
      await firstAttempt(repository)
      if (what.includes('deleted')) repository.github.repository().runs = [withLogs(null)]
      const end = await repository.run(again())
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_2' })
      expect(end.stdout).toContain('With comment: true, or with the permission actions: read')
      expect(end.stdout).toContain(words)
    })
  })
})
