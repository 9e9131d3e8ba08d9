import { describe, expect, test } from '@jest/globals'
import type { BuildScript } from '../../simulator/builds.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { addressOnPreview, runBuild } from '../../src/builds/build.ts'
import { RequestError } from '../../src/http/faults.ts'
import { asked, type Flow, openFlow, runStep } from '../support/flow.ts'

const MINUTE_MS = 60_000
const ENDLESS = { finishAfterMs: Number.POSITIVE_INFINITY }

/** A step that publishes. */
const publish = (build: BuildScript, flow: Flow = {}) =>
  runStep({ ...flow, inputs: { publish: 'true', ...flow.inputs }, service: { build } })

/** A job with a preview of its pull request. */
const withPreview = (build: BuildScript, flow: Flow = {}) =>
  runStep({
    ...flow,
    inputs: { prompt: 'Document it.', preview: 'true', ...flow.inputs },
    service: { build, job: { finishAfterMs: 0 }, ...flow.service },
  })

/** The first answers to an operation are these. */
const failing =
  (wanted: string, times: number, status: number, body = {}): OnRequest =>
  ({ operation, nth }) =>
    operation === wanted && nth < times ? broken(json(status, body)) : undefined

const PR = { outcome: 'pr-opened', 'pr-number': '101' }

describe('a publication', () => {
  test('is published once its build succeeded', async () => {
    const { outputs, log } = await publish({})
    const known = { 'build-id': 'build_1', 'build-status': 'success' }
    expect(outputs).toMatchObject({ outcome: 'published', ...known })
    expect(log).toContainEqual(expect.stringMatching(/^Build build_1 is success \(polls: \d+\)/))
  })

  test('P3: that fails makes the step fail, in the words of the service', async () => {
    const { outputs, result, log } = await publish({ result: 'failure' })
    expect(outputs).toMatchObject({ outcome: 'publish-failed', 'build-status': 'failure' })
    expect(result.fails).toBe(true)
    expect(result.message).toMatch(/^The service says ".+"\.$/)
    expect(log.join('\n')).toContain('Expected a closing tag')
  })

  test('P2: whose answer is lost is started again', async () => {
    const onRequest: OnRequest = ({ operation, nth }) => {
      if (operation === 'publish' && nth === 0)
        throw new RequestError('unanswered', 'it was closed')
    }
    const end = await publish({}, { onRequest })
    expect(end.outputs.outcome).toBe('published')
    expect(asked(end).filter((operation) => operation === 'publish')).toHaveLength(2)
  })

  test('P2: whose answers are lost for five minutes may have been started', async () => {
    const onRequest: OnRequest = ({ operation }) => {
      if (operation === 'publish') throw new RequestError('unanswered', 'it was closed')
    }
    const end = await publish({}, { onRequest })
    expect(end.outputs.outcome).toBe('error')
    expect(end.result.message).toContain('The publication may have been started.')
    expect(Math.round(end.tookMs / MINUTE_MS)).toBe(5)
  })

  test('P10: that is refused with 429 is started once the limit is over', async () => {
    const { outputs } = await publish({}, { onRequest: failing('publish', 21, 429) })
    expect(outputs.outcome).toBe('published')
  })

  test('P7: may answer 404 for a minute', async () => {
    const soon = await publish({}, { onRequest: failing('build', 3, 404) })
    expect(soon.outputs.outcome).toBe('published')
    const { outputs, tookMs } = await publish({}, { onRequest: failing('build', 1000, 404) })
    expect(outputs).toMatchObject({ outcome: 'error', 'build-id': 'build_1' })
    expect(Math.floor(tookMs / MINUTE_MS)).toBe(1)
  })

  test('P8: with an unknown status is polled on, with one warning', async () => {
    const onRequest = failing('build', 3, 200, { status: 'polishing' })
    const { outputs, log } = await publish({}, { onRequest })
    expect(outputs.outcome).toBe('published')
    expect(log.filter((line) => /^warning: .*polishing/.test(line))).toHaveLength(1)
  })
})

describe('a preview beside a job', () => {
  test('is built of the branch that the job works on', async () => {
    const { outputs, world } = await withPreview({})
    const url = 'https://acme-mintlify-job-1.mintlify.app'
    expect(outputs).toMatchObject({ ...PR, 'preview-url': url, 'build-status': 'success' })
    expect(world.service.builds.all).toMatchObject([{ branch: 'mintlify/job-1' }])
  })

  const noBranch = { job: { finishAfterMs: 0, override: { source: { ref: null } } } }
  test.each<[string, Flow, BuildScript, string, string]>([
    [
      'P1: without a plan is none',
      { service: { previews: false } },
      {},
      'skipped',
      'your current plan',
    ],
    ['P6: without a branch is none', { service: noBranch }, {}, 'skipped', 'on which branch'],
    ['P3: may fail', {}, { result: 'failure' }, 'preview-failed', 'The service says "'],
    ['P4: may never end', {}, ENDLESS, 'timed-out', ''],
  ])("%s, and the job's result stands", async (_what, flow, build, outcome, words) => {
    const { outputs, result } = await withPreview(build, flow)
    expect(outputs).toMatchObject(PR)
    expect(result).toMatchObject({ fails: false, build: { outcome } })
    expect(result.build?.remark).toContain(words)
  })

  test('P3: that fails makes the step fail if fail-on says so', async () => {
    const inputs = { 'fail-on': 'preview-failed' }
    const { result } = await withPreview({ result: 'failure' }, { inputs })
    expect(result).toMatchObject({ outcome: 'pr-opened', fails: true })
  })
})

test('a preview of a named branch that fails says that the name may be wrong', async () => {
  const { result } = await runStep({
    inputs: { preview: 'docs/nxet' },
    service: { build: { result: 'failure' } },
  })
  expect(result.message).toMatch(/^The service says .* If "docs\/nxet" is no branch of the docs/)
})

/** What becomes of the address of a preview. */
async function preview(previewUrl: string) {
  const { step, log } = openFlow({ service: { build: { previewUrl } }, inputs: { wait: 'false' } })
  const { known } = await runBuild(step, { kind: 'preview', branch: 'x' }, () => {})
  const warnings = log.filter((line) => line.startsWith('warning: '))
  return { url: known?.previewUrl, warning: warnings.join() }
}

describe('the address of a preview', () => {
  test.each([
    'https://acme-feature.mintlify.app',
    'https://docs.acme.example/preview/feature-1/~x_y.z',
    '',
  ])('P5: %j is taken as it is, without a warning', async (url) => {
    expect(await preview(url)).toEqual({ url: url || undefined, warning: '' })
  })

  test.each([
    'javascript:alert(1)//acme.mintlify.app',
    'http://acme.mintlify.app',
    'https://acme.mintlify.app:8443/',
    'https://acme.mintlify.app@evil.invalid/',
    'https://a.mintlify.app/\n::error::x',
    'https://a_b.example/',
    'https://a.mintlify.app/)[x](https://evil.invalid',
  ])('P5: %j is dropped', async (address) => {
    const { url, warning } = await preview(address)
    expect(url).toBeUndefined()
    expect(warning).toContain('is not plain https')
  })
})

const PREVIEW = 'https://acme.mintlify.app'
test.each<[preview: string, page: string, address: string | undefined]>([
  [PREVIEW, '/guides/auth', `${PREVIEW}/guides/auth`],
  [`${PREVIEW}/`, '/guides/auth', `${PREVIEW}/guides/auth`],
  [`${PREVIEW}/base/`, '/a', `${PREVIEW}/base/a`],
  [PREVIEW, '/', `${PREVIEW}/`],
  [PREVIEW, '.evil.example', `${PREVIEW}/.evil.example`],
  [PREVIEW, '//evil.example', `${PREVIEW}/evil.example`],
  [PREVIEW, '/a)[x](https://evil.example', undefined],
  [PREVIEW, '/a b', undefined],
  [PREVIEW, '/../a', undefined],
  [PREVIEW, '/a?b#c', undefined],
  [PREVIEW, `/${'a'.repeat(300)}`, undefined],
])('P5: on the preview %s, the page %j is at %s', (previewUrl, page, address) => {
  expect(addressOnPreview(previewUrl, page)).toBe(address)
})

test('P1: a key that may not start a preview fails the step', async () => {
  const inputs = { 'job-id': '', preview: 'docs/next' }
  const onRequest: Flow['onRequest'] = ({ operation }) =>
    operation === 'preview' ? refuse(403, 'The API key lacks the required scope') : undefined
  const { result } = await runStep({ inputs, onRequest })
  expect(result).toMatchObject({ outcome: 'error', fails: true })
  expect(result.message).toContain('Starting the preview of "docs/next"')
})

test('P1: a 403 for a build that was started is a failure, no missing plan', async () => {
  const inputs = { 'job-id': '', preview: 'true' }
  const head = { ref: 'retries', repo: { full_name: 'acme/docs' } }
  const { outputs, result } = await runStep({
    inputs,
    event: 'pull_request',
    payload: { action: 'opened', pull_request: { number: 7, head, user: { login: 'octocat' } } },
    onRequest: failing('build', 1, 403),
  })
  expect(result).toMatchObject({ outcome: 'error', fails: true })
  expect(outputs).toHaveProperty('build-id')
})

test.each([
  ['P3: a preview that fails', { result: 'failure' as const }, 'warning'],
  ['P4: a preview that never ends', ENDLESS, 'warning'],
  ['a preview that was built', {}, 'notice'],
])("%s, and the job's result is the last line, at the right level", async (_what, build, level) => {
  const { log } = await withPreview(build)
  expect(log.at(-1)).toMatch(new RegExp(`^${level}: The docs agent opened a pull request`))
})
