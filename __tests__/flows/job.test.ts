import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { OUTCOMES } from '../../src/result/outcomes.ts'
import { LABELLED } from '../support/events.ts'
import { asked, createWorld, runStep } from '../support/flow.ts'

const DOCUMENT = { prompt: 'Document the --dry-run flag.' }

test('outputs, summary and log name the pull request that a job opened', async () => {
  const { result, outputs, summary, log } = await runStep({ inputs: DOCUMENT })
  const link = 'https://github.com/acme/docs/pull/101'
  expect(result).toMatchObject({ outcome: 'pr-opened', fails: false })
  expect(outputs).toMatchObject({
    outcome: 'pr-opened',
    status: 'completed',
    'job-id': 'job_1',
    'pr-link': link,
    'pr-number': '101',
  })
  expect(summary).toContain(`](${link})**`)
  expect(summary).toMatch(/<sub>Agent job `job_1` · 1 min 3 s<\/sub>/)
  // It may tell of a private repository's work.
  expect(summary).not.toContain('mintlify/')
  expect(log.at(-1)).toBe(`notice: The docs agent opened a pull request: ${link}`)
})

test('a status that is still unknown when the time is up is told, and more time is not advised', async () => {
  const onRequest: OnRequest = ({ operation }, { answer }) =>
    operation === 'get'
      ? broken(json(200, { ...Object(answer().body), status: 'cancelled' }))
      : undefined
  const inputs = { ...DOCUMENT, 'timeout-minutes': '2' }
  const { outputs, summary, result } = await runStep({ inputs, onRequest })
  expect(outputs).toMatchObject({ outcome: 'timed-out', status: 'cancelled', 'job-id': 'job_1' })
  expect(result.message).toMatch(
    /^The status of the agent job is "cancelled", which this action does not/,
  )
  for (const wrong of ['at work', 'timeout-minutes', 'goes on'])
    expect(summary).not.toContain(wrong)
})

test('a step that does not wait says that its job goes on', async () => {
  const started = await runStep({ inputs: { ...DOCUMENT, wait: 'false' } })
  expect(started.outputs).toMatchObject({ outcome: 'started', status: 'active' })
  expect(started.summary).toContain('Agent job `job_1` goes on.')
})

test('a job that the service does not know for half a minute after its create is waited for', async () => {
  const world = createWorld()
  const onRequest: OnRequest = ({ operation, atMs }) =>
    operation === 'get' && atMs < 30_000 ? refuse(404, 'Job not found') : undefined
  const end = await runStep({ world, inputs: DOCUMENT, onRequest })
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  expect(end.log.join()).toContain("the service doesn't know the agent job yet, asking again")
})

test('a cancel says that the agent may be at work if it cut off the create, and only then', async () => {
  const cancelled = (cut: string) =>
    runStep({
      inputs: DOCUMENT,
      onRequest: ({ operation }, { wait }) => (operation === cut ? wait(1e9) : undefined),
      cancelAtMs: 10_000,
    })
  const atCreate = await cancelled('create')
  expect(atCreate.result).toMatchObject({ outcome: 'cancelled', fails: true })
  expect(atCreate.result.message).toContain('may have been created')
  const atGet = await cancelled('get')
  expect(atGet.result).toMatchObject({ outcome: 'cancelled', fails: true })
  expect(atGet.result.message).not.toContain('may have been created')
})

test('a wrong key fails the step, and says what failed and what to do', async () => {
  const end = await runStep({
    inputs: { prompt: 'Document the --dry-run flag.' },
    onRequest: ({ operation }) =>
      operation === 'create' ? refuse(401, 'Invalid API key') : undefined,
  })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  const [, cause, remedy] = end.summary.split('\n\n')
  expect(cause).toBe('Creating the agent job: the service answered 401: "Invalid API key".')
  expect(remedy).toMatch(/^The API key is wrong, .* Make an admin key/)
  expect(asked(end)).toEqual(['create'])
})

test('the step finds a link that comes after the end of the job', async () => {
  const late = { finishAfterMs: 10_000, prLinkAfterMs: 5_000 }
  const { outputs } = await runStep({ inputs: DOCUMENT, service: { job: late } })
  expect(outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '101' })
})

test.each(['failed', 'archived'] as const)('%s fails a step by default', async (status) => {
  const service = { job: { result: status } }
  const strict = await runStep({ inputs: DOCUMENT, service })
  expect(strict.result).toMatchObject({ outcome: status, fails: true })
  expect(strict.outputs).toMatchObject({ outcome: status, status, 'job-id': 'job_1' })
  const lenient = await runStep({ inputs: { ...DOCUMENT, 'fail-on': 'none' }, service })
  expect(lenient.result).toMatchObject({ outcome: status, fails: false })
})

test('the step leaves an endless job at the deadline, and the next step resumes it by its ID', async () => {
  const world = createWorld({ service: { job: { finishAfterMs: 20 * 60_000 } } })
  const first = await runStep({ world, inputs: { ...DOCUMENT, 'timeout-minutes': '15' } })
  expect(first.result).toMatchObject({ outcome: 'timed-out', fails: true })
  expect(first.outputs).toMatchObject({ 'job-id': 'job_1', status: 'active' })
  expect(first.tookMs).toBeLessThanOrEqual(15 * 60_000)
  expect(first.summary).toContain('job-id: job_1')
  const second = await runStep({ world, inputs: { 'job-id': 'job_1' } })
  expect(second.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '101' })
  expect(new Set(asked(second))).toEqual(new Set(['get']))
})

test.each([
  ['gets', 58, 'stopped waiting for the docs agent'],
  ['does not get', 59, 'is at work'],
])('GitHub %s the result if it asks for %i s at the end', async (_what, seconds, said) => {
  const end = await runStep({
    ...LABELLED,
    inputs: { ...DOCUMENT, comment: 'true', 'timeout-minutes': '1' },
    service: { job: { finishAfterMs: 20 * 60_000 } },
    onRequest: ({ operation, nth }) =>
      operation === 'update-comment' && nth === 1
        ? refuse(403, 'You have exceeded a secondary rate limit', { 'retry-after': `${seconds}` })
        : undefined,
  })
  expect(end.result.outcome).toBe('timed-out')
  expect(end.comments).toEqual([
    expect.objectContaining({ issueNumber: 7, body: expect.stringContaining(said) }),
  ])
})

test('a limit during the wait is no advice to run again, which would ask again', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'get' ? refuse(429, 'Too many requests', { 'retry-after': '3600' }) : undefined
  const { summary, result } = await runStep({ inputs: DOCUMENT, onRequest })
  expect(result.outcome).toBe('timed-out')
  expect(summary).toMatch(/asks to wait until .*`job-id: job_1`/s)
  expect(summary).not.toMatch(/run again|still at work|time was up/i)
})

test('action.yml names each outcome', () => {
  const { outputs } = parse(readFileSync('action.yml', 'utf8'))
  const named = [...outputs.outcome.description.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name)
  expect(named.sort()).toEqual(Object.keys(OUTCOMES).sort())
})
