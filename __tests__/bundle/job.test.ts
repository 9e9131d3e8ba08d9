import { existsSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  CANARY_KEY,
  cancelScenario,
  operations,
  runScenario,
  startScenario,
} from '../support/action.ts'

const LINK = 'https://github.com/acme/docs/pull/1'

describe('a job that completes with a pull request', () => {
  test('gives the pull request to the next step', async () => {
    const end = await runScenario({ simulator: { job: { finishAfterMs: 20_000 / 20 } }, warp: 20 })
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({
      'job-id': end.simulator.jobs[0]?.id,
      outcome: 'pr-opened',
      'pr-link': LINK,
      'pr-number': '1',
      'pr-repository': 'acme/docs',
      status: 'completed',
    })
    expect(end.stdout).toContain(`::notice::The docs agent opened a pull request: ${LINK}\n`)
    expect(end.summary).toContain(
      `### ✅ The docs agent opened a pull request\n\n**[acme/docs#1](${LINK})**\n`,
    )
    expect(end.stderr).toBe('')
  })

  test('costs one create, and polls of that job alone', async () => {
    const { simulator } = await runScenario({
      simulator: { job: { finishAfterMs: 100 } },
      warp: 20,
    })
    const [create, ...polls] = simulator.requests
    expect(create).toMatchObject({
      method: 'POST',
      path: '/v2/agent/docs/job',
      body: { prompt: 'Document the new flag.' },
      headers: {
        authorization: `Bearer ${CANARY_KEY}`,
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'user-agent': expect.stringMatching(/^docs-agent-action\/\d+\.\d+\.\d+$/),
      },
    })
    expect(polls.length).toBeGreaterThan(0)
    for (const poll of polls) {
      expect(poll).toMatchObject({
        method: 'GET',
        path: `/v2/agent/docs/job/${simulator.jobs[0]?.id}`,
      })
      expect(poll.headers).toMatchObject({ authorization: `Bearer ${CANARY_KEY}` })
    }
  })

  test("is told as a story, the job's ID in the first line after the create", async () => {
    const { stdout, simulator } = await runScenario({
      simulator: { job: { finishAfterMs: 100 } },
      warp: 20,
    })
    expect(stdout.split('\n')).toEqual([
      `::add-mask::${CANARY_KEY}`,
      '::group::Agent job',
      // A record for a re-run, which nobody else can write.
      expect.stringMatching(/^docs-agent-job job_1 signature=[0-9a-f]{64}$/),
      `Job ${simulator.jobs[0]?.id} was created`,
      expect.stringMatching(/^\d+ s: completed$/),
      '::endgroup::',
      `::notice::The docs agent opened a pull request: ${LINK}`,
      '',
    ])
  })
})

describe('a job that ends otherwise', () => {
  const cases = [
    {
      name: 'S6: completed without a pull request',
      job: { result: 'completed', prLink: null },
      outcome: 'no-pr',
      status: 'completed',
      says: 'Either no file needed a change, or the project is set up to push without a pull request.',
      level: 'notice',
      fails: false,
    },
    {
      name: 'failed',
      job: { result: 'failed', prLink: null },
      outcome: 'failed',
      status: 'failed',
      says: 'The dashboard shows what the agent did.',
      level: 'warning',
      fails: true,
    },
    {
      name: 'S10: archived without a pull request',
      job: { result: 'archived', prLink: null },
      outcome: 'archived',
      status: 'archived',
      says: 'It gave no result. Run this step again for a new job.',
      level: 'warning',
      fails: true,
    },
    {
      name: 'S11: never',
      job: { finishAfterMs: Number.POSITIVE_INFINITY },
      outcome: 'timed-out',
      status: 'active',
      says: 'Job job_1 goes on; resume with job-id: job_1 and no prompt.',
      level: 'warning',
      fails: true,
    },
  ] as const

  test.each(cases)(
    '$name: says why and what to do, and fails by default: $fails',
    async ({ job, outcome, status, says, fails }) => {
      const end = await runScenario({
        simulator: { job: { finishAfterMs: 50, ...job } },
        warp: 60,
        inputs: { 'timeout-minutes': '1' },
      })
      expect(end.exitCode).toBe(fails ? 1 : 0)
      expect(end.outputs).toMatchObject({ outcome, status, 'job-id': end.simulator.jobs[0]?.id })
      expect(end.outputs['pr-link'] ?? '').toBe('')
      expect(end.stdout).toContain(fails ? '::error::' : '::notice::')
      expect(end.stdout).toContain(says)
      expect(end.summary.replaceAll('`', '')).toContain(says)
    },
  )

  test.each(cases)(
    '$name: with fail-on none the step passes with the same outputs',
    async ({ job, outcome, status, says, level }) => {
      const end = await runScenario({
        simulator: { job: { finishAfterMs: 50, ...job } },
        warp: 60,
        inputs: { 'timeout-minutes': '1', 'fail-on': 'none' },
      })
      expect(end.exitCode).toBe(0)
      expect(end.outputs).toMatchObject({ outcome, status, 'job-id': end.simulator.jobs[0]?.id })
      expect(end.stdout).toContain(`::${level}::`)
      expect(end.stdout).toContain(says)
    },
  )

  test('no-pr fails the step where fail-on says so', async () => {
    const end = await runScenario({
      simulator: { job: { finishAfterMs: 50, prLink: null } },
      warp: 60,
      inputs: { 'fail-on': 'no-pr' },
    })
    expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'no-pr'])
  })

  test('S9: failed with a pull request: both are reported, and the step fails', async () => {
    const end = await runScenario({
      simulator: { job: { finishAfterMs: 50, result: 'failed', prLink: LINK } },
      warp: 60,
    })
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({ outcome: 'failed', status: 'failed', 'pr-link': LINK })
    expect(end.summary).toContain(`**[acme/docs#1](${LINK})**`)
  })

  test('S10: archived with a pull request: that counts as opened', async () => {
    const end = await runScenario({
      simulator: { job: { finishAfterMs: 50, result: 'archived', prLink: LINK } },
      warp: 60,
    })
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', status: 'archived', 'pr-link': LINK })
  })
})

describe('job-id', () => {
  test('attaches to a job: nothing is created', async () => {
    const { simulator, step } = await startScenario({ inputs: { wait: 'false' } })
    const { outputs } = await step.end
    const id = outputs['job-id'] ?? ''
    const end = await runScenario({
      inputs: { prompt: '', 'job-id': id, 'base-url': simulator.url },
      warp: 20,
    })
    await simulator.close()
    expect(end.outputs).toMatchObject({ 'job-id': id, outcome: 'pr-opened', 'pr-link': LINK })
    expect(simulator.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('with a prompt sends that as a follow-up, and waits for the agent to finish again', async () => {
    const { simulator, step } = await startScenario({
      simulator: { job: { finishAfterMs: 100 } },
      warp: 20,
    })
    const id = (await step.end).outputs['job-id'] ?? ''
    const end = await runScenario({
      inputs: { prompt: 'Shorter, please.', 'job-id': id, 'base-url': simulator.url },
      warp: 20,
    })
    await simulator.close()
    expect(end.outputs).toMatchObject({ 'job-id': id, outcome: 'pr-opened' })
    expect(simulator.jobs).toMatchObject([
      { id, prompts: ['Document the new flag.', 'Shorter, please.'] },
    ])
  })

  test('that does not exist is a failure that names the inputs to check', async () => {
    const end = await runScenario({ inputs: { prompt: '', 'job-id': 'nowhere' } })
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({ outcome: 'error', 'job-id': 'nowhere' })
    expect(end.stdout).toContain(
      'There is no such job in this project: check job-id and project-id.',
    )
    expect(operations(end)).toEqual(['get', 'get', 'get'])
  })
})

test('wait: false returns once the job is accepted', async () => {
  const end = await runScenario({ inputs: { wait: 'false' } })
  expect(end.exitCode).toBe(0)
  expect(end.outputs).toMatchObject({
    outcome: 'started',
    status: 'active',
    'job-id': end.simulator.jobs[0]?.id,
  })
  expect(operations(end)).toEqual(['create'])
  expect(end.summary).toContain('The docs agent is at work')
})

test('dry-run says what would be sent, and sends nothing', async () => {
  const end = await runScenario({ inputs: { 'dry-run': 'true' } })
  expect(end.exitCode).toBe(0)
  expect(end.outputs).toMatchObject({ outcome: 'dry-run' })
  expect(end.stdout).toContain(
    `The inputs are right, and the permission check was passed. Without dry-run, this step would post a prompt of 22 bytes that begins "Document the new flag." to ${end.simulator.url}/v2/agent/docs/job, then wait for the job to end.`,
  )
  expect(end.simulator.connections).toBe(0)
})

test('dry-run says nothing of a context where the event has none', async () => {
  const end = await runScenario({ inputs: { 'dry-run': 'true', context: 'event', prompt: 'x' } })
  expect(end.stdout).toContain('post a prompt of 1 byte that begins "x" to ')
})

test('prompt-file holds the prompt', async () => {
  const end = await runScenario({
    inputs: { prompt: '', 'prompt-file': 'prompts/fix.md', wait: 'false' },
    files: { 'prompts/fix.md': 'From a file.\n' },
  })
  expect(end.simulator.jobs).toMatchObject([{ prompts: ['From a file.\n'] }])
})

test('I3: NUL bytes in a prompt are replaced, not refused', async () => {
  const end = await runScenario({
    inputs: { prompt: '', 'prompt-file': 'prompt.txt', wait: 'false' },
    files: { 'prompt.txt': 'a\0b' },
  })
  expect(end.simulator.jobs).toMatchObject([{ prompts: ['a�b'] }])
})

test('summary: false leaves the job summary alone', async () => {
  const end = await runScenario({ inputs: { wait: 'false', summary: 'false' } })
  expect([end.exitCode, end.summary]).toEqual([0, ''])
})

describe.each(['SIGINT', 'SIGTERM'] as const)('R1, R2: %s during the wait', (signal) => {
  test('ends within 2 s, with outputs, and says how to resume', async () => {
    const end = await cancelScenario(
      { simulator: { job: { finishAfterMs: Number.POSITIVE_INFINITY } } },
      { signal, when: ({ step }) => step.log().includes('was created') },
    )
    expect(end.tookMs).toBeLessThan(2_000)
    const id = end.simulator.jobs[0]?.id
    expect(end.outputs).toMatchObject({ outcome: 'cancelled', status: 'active', 'job-id': id })
    expect(end.summary).toContain(
      `Job \`${id}\` goes on; resume with \`job-id: ${id}\` and no prompt.`,
    )
    expect(end.stdout).toContain(`Job ${id} goes on; resume with job-id: ${id} and no prompt.`)
    expect(end.exitCode).toBe(1)
  })
})

test('R1: a signal while the create is under way says that a job may have been created', async () => {
  const end = await cancelScenario(
    { simulator: { faults: [{ on: 'create', fault: 'N9' }] } },
    { when: ({ simulator }) => simulator.jobs.length > 0 },
  )
  expect(end.outputs).toMatchObject({ outcome: 'cancelled' })
  expect(end.summary).toContain(
    'The job may have been created. Look for it in the dashboard before running again.',
  )
})

test("R3: the job's ID is on disk before anything else can happen", async () => {
  const { simulator, step } = await startScenario({
    simulator: { job: { finishAfterMs: Number.POSITIVE_INFINITY } },
  })
  await logged(step, 'was created')
  step.process.kill('SIGKILL')
  const end = await step.end
  await simulator.close()
  expect(end.signal).toBe('SIGKILL')
  expect(end.outputs).toEqual({ 'job-id': simulator.jobs[0]?.id, status: 'active', outcome: '' })
})

describe('R4: GITHUB_OUTPUT', () => {
  const FULL_DISK = '/dev/full'
  const withFullDisk = existsSync(FULL_DISK) ? test : test.skip // Linux alone has one.

  test.each([
    ['unset', undefined],
    ['empty', ''],
    ['a folder', tmpdir()],
    ['a folder that does not exist', path.join('nowhere', 'output')],
  ])('%s is found before the create', async (_name, GITHUB_OUTPUT) => {
    const end = await runScenario({ env: { GITHUB_OUTPUT } })
    expect(end.exitCode).toBe(1)
    expect(end.stdout).toContain('is not a file that can be written')
    expect(end.simulator.connections).toBe(0)
  })

  withFullDisk('on a full disk is found before the create, and told once', async () => {
    const end = await runScenario({ env: { GITHUB_OUTPUT: FULL_DISK } })
    expect(end.exitCode).toBe(1)
    expect(end.stdout.match(/::error::.*/g)).toEqual([
      expect.stringContaining('is not a file that can be written (ENOSPC)'),
    ])
    expect(end.simulator.connections).toBe(0)
  })

  withFullDisk.each([
    ['job-id', 'create'],
    ['pr-link', 'get'],
  ] as const)(
    'on a disk that fills up before %s is known: the step fails, and the log has what the outputs lack',
    async (name, filledBy) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'docs-agent-full-'))
      const link = path.join(folder, 'output')
      await writeFile(path.join(folder, 'file'), '')
      await symlink(path.join(folder, 'file'), link)
      const fill = ({ operation }: { operation: string }) => {
        if (operation !== filledBy || readlinkSync(link) === FULL_DISK) return
        rmSync(link)
        symlinkSync(FULL_DISK, link)
      }
      const end = await runScenario({
        simulator: { job: { finishAfterMs: 50 }, onRequest: fill },
        env: { GITHUB_OUTPUT: link },
        warp: 40,
      })
      const [job] = end.simulator.jobs
      const value = name === 'job-id' ? job?.id : LINK
      expect(end.exitCode).toBe(1)
      expect(end.stdout).toMatch(
        new RegExp(`::error::Outputs could not be written.*${name}=${value}\\b.*ENOSPC`),
      )
      expect(end.stdout).toContain(LINK)
      expect(end.summary).toContain(LINK)
    },
  )
})

test('R5: a summary that cannot be written is a warning, and nothing else is lost', async () => {
  const end = await runScenario({
    inputs: { wait: 'false' },
    env: { GITHUB_STEP_SUMMARY: '/nowhere/summary.md' },
  })
  expect(end.exitCode).toBe(0)
  expect(end.outputs).toMatchObject({ outcome: 'started' })
  expect(end.stdout).toContain('::warning::The job summary could not be written')
})

test('the key is masked first of all, and appears nowhere else', async () => {
  const end = await runScenario({
    env: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' },
    simulator: {
      faults: [{ on: 'create', fault: { status: 400, body: { error: `bad key ${CANARY_KEY}` } } }],
    },
  })
  const [mask, ...lines] = end.stdout.split('\n')
  expect(mask).toBe(`::add-mask::${CANARY_KEY}`)
  const written = [
    lines.join('\n'),
    end.stderr,
    end.summary,
    await readFile(path.join(end.folder, 'output.txt'), 'utf8'),
  ]
  for (const text of written) expect(text).not.toContain(CANARY_KEY)
  expect(end.stdout).toContain('bad key ***')
})

/** Resolves once the step's log holds the words. */
async function logged(step: { log(): string }, words: string): Promise<void> {
  while (!step.log().includes(words)) await new Promise((resolve) => setTimeout(resolve, 10))
}
