import { describe, expect, test } from '@jest/globals'
import type { BuildScript } from '../../simulator/builds.ts'
import { problem } from '../../simulator/github/asked.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { AttemptError } from '../../src/http/faults.ts'
import { LABELLED } from '../support/events.ts'
import { asked, type Flow, type FlowEnd, runStep } from '../support/flow.ts'

const MINUTE_MS = 60_000
const ENDLESS = { finishAfterMs: Number.POSITIVE_INFINITY }

const publish = (build: BuildScript, flow: Flow = {}) =>
  runStep({ ...flow, command: 'publish', service: { build, ...flow.service } })

const preview = (build: BuildScript, flow: Flow = {}) =>
  runStep({
    ...flow,
    command: 'preview',
    inputs: { branch: 'docs/next', ...flow.inputs },
    service: { build, ...flow.service },
  })

/** Answers the first requests of an operation so. */
const failing =
  (wanted: string, times: number, status: number, body = {}): OnRequest =>
  ({ operation, nth }) =>
    operation === wanted && nth < times ? broken(json(status, body)) : undefined

const timesAsked = (end: FlowEnd, wanted: string) =>
  asked(end).filter((operation) => operation === wanted).length

test.each([
  ['publish', publish],
  ['preview', preview],
])('a %s whose build fails is red, with the end of the log', async (_, run) => {
  const { outputs, result, log, summary } = await run({ result: 'failure' })
  expect(outputs).toMatchObject({ outcome: 'failed', 'build-status': 'failure' })
  expect(result.fails).toBe(true)
  expect(result.message).toMatch(/^The service says ".+"\. Fix the errors /)
  for (const place of [log.join('\n'), summary]) expect(place).toContain('Expected a closing tag')
})

test.each(['summary', 'logs'])(
  'a build that fails only to refresh the site says that the content may be live (%s)',
  async (field) => {
    const said = 'Failed to revalidate subdomain: acme'
    const override = field === 'logs' ? { logs: ['Building 40 pages', said] } : { summary: said }
    const { outputs, result } = await publish({ result: 'failure', override })
    expect([outputs.outcome, result.fails]).toEqual(['failed', true])
    expect(result.message).toMatch(/The content may be live all the same: look at the site/)
    expect(result.message).not.toContain('Fix the errors')
  },
)

test('a build that never ends times out, and the message names it', async () => {
  const { outputs, result } = await publish(ENDLESS)
  expect(outputs.outcome).toBe('timed-out')
  expect(result.fails).toBe(true)
  expect(result.message).toContain('Build `build_1` continues.')
})

test('a publication whose answer is lost is started again', async () => {
  const onRequest: OnRequest = ({ operation, nth }) => {
    if (operation === 'publish' && nth === 0) throw new AttemptError('unanswered', 'it was closed')
  }
  const end = await publish({}, { onRequest })
  expect(end.outputs.outcome).toBe('published')
  expect(timesAsked(end, 'publish')).toBe(2)
})

test('a build may be unknown (404) for a minute', async () => {
  const soon = await publish({}, { onRequest: failing('build', 3, 404) })
  expect(soon.outputs.outcome).toBe('published')
  expect(soon.log).toContain("6 s: the service doesn't know the build yet, asking again")
  const { outputs, tookMs } = await publish({}, { onRequest: failing('build', 1000, 404) })
  expect(outputs).toMatchObject({ outcome: 'error', 'build-id': 'build_1' })
  expect(Math.floor(tookMs / MINUTE_MS)).toBe(1)
})

test('a build with an unknown status is still polled, with one warning', async () => {
  const onRequest = failing('build', 3, 200, { status: 'polishing' })
  const { outputs, log } = await publish({}, { onRequest })
  expect(outputs.outcome).toBe('published')
  expect(log.filter((line) => /^warning: .*polishing/.test(line))).toHaveLength(1)
})

test('a build whose status is still unknown when the time is up says the status', async () => {
  const onRequest = failing('build', 1000, 200, { status: 'polishing' })
  const { outputs, result } = await publish({}, { onRequest })
  expect(outputs).toMatchObject({ outcome: 'timed-out', 'build-status': 'polishing' })
  expect(result.message).toMatch(/^The status of the build is "polishing", which this action/)
  expect(result.message).not.toContain('timeout-minutes')
})

test('a cancelled preview leaves its ID and address in the outputs', async () => {
  const { outputs, result } = await preview(ENDLESS, { cancelAtMs: MINUTE_MS })
  const url = 'https://acme-docs-next.mintlify.site'
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'build-id': 'build_1', 'preview-url': url })
  expect(result.message).toContain('Build `build_1` continues.')
})

test('a preview whose gate fails says so in its comment', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'permission' ? problem(404, 'Not Found') : undefined
  const inputs = { branch: 'edit', comment: 'true' }
  const end = await preview({}, { ...LABELLED, inputs, onRequest })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.comments).toEqual([
    expect.objectContaining({ issueNumber: 7, body: expect.stringContaining('The step failed') }),
  ])
})

test.each([
  'Read-only API keys cannot create previews',
  'IP address 192.0.2.7 is not allowed',
  'No credits are left',
])('a 403 that blames something other than the plan fails the step: %s', async (words) => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'preview' ? refuse(403, words) : undefined
  const { result } = await preview({}, { onRequest })
  expect(result).toMatchObject({ outcome: 'error', fails: true })
  expect(result.message).toContain('Starting the preview of "docs/next"')
})

test('a 403 for a build at work fails the step, and does not mean a missing plan', async () => {
  const { outputs, result } = await preview({}, { onRequest: failing('build', 1, 403) })
  expect(result).toMatchObject({ outcome: 'error', fails: true })
  expect(outputs).toHaveProperty('build-id')
})

describe('the address of a preview', () => {
  test.each([
    'https://acme-feature.mintlify.site',
    'https://docs.acme.example/preview/feature-1/~x_y.z',
    '',
  ])('may be %j', async (previewUrl) => {
    const { outputs, log } = await preview({ previewUrl })
    expect(outputs['preview-url'] ?? '').toBe(previewUrl)
    expect(log.filter((line) => line.startsWith('warning: '))).toEqual([])
  })

  test.each([
    'javascript:alert(1)//acme.mintlify.site',
    'http://acme.mintlify.site',
    'https://acme.mintlify.site:8443/',
    'https://acme.mintlify.site@evil.invalid/',
    'https://a.mintlify.site/\n::error::x',
    'https://a_b.example/',
    'https://a.mintlify.site/)[x](https://evil.invalid',
  ])('is dropped with a warning if it is %j', async (previewUrl) => {
    const { outputs, log } = await preview({ previewUrl })
    expect(outputs).toMatchObject({ outcome: 'previewed' })
    expect(outputs['preview-url']).toBeUndefined()
    expect(log.join('\n')).toContain('is not plain https')
  })
})

test.each([
  ['preview', preview, 'build a preview of branch "docs/next", and wait.'],
  ['publish', publish, 'publish the docs, and wait.'],
])('a dry run of %s reads with the key and starts nothing', async (_, run, plan) => {
  const inputs = { 'dry-run': 'true', ...(run === preview && { comment: 'true' }) }
  const refused = await run({}, { ...LABELLED, inputs, github: { roles: { octocat: 'read' } } })
  expect([refused.outputs.outcome, refused.comments]).toEqual(['skipped', []])
  const end = await run({}, { inputs: { 'dry-run': 'true' } })
  expect(end.result).toMatchObject({ outcome: 'dry-run', fails: false })
  expect(end.result.message).toContain(plan)
  expect(asked(end)).toEqual(['views'])
})
