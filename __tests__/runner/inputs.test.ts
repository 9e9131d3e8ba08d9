import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { INPUTS, maskSecrets, readInputs } from '../../src/runner/inputs.ts'
import { BAD_INPUTS } from '../support/bad-inputs.ts'

const GOOD = { prompt: 'Fix it.', 'project-id': 'docs', 'api-key': 'mint_key' }
let workspace: string
let output: ReturnType<typeof jest.spyOn>

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-inputs-'))
  workspace = path.join(folder, 'workspace')
  mkdirSync(path.join(workspace, 'folder'), { recursive: true })
  writeFileSync(path.join(folder, 'event.json'), '{}')
  mkdirSync(path.join(workspace, '.git'))
  writeFileSync(path.join(workspace, '.git/config'), 'token')
  const files = { 'there.md': 'A prompt.', 'blank.md': ' \n', 'long.md': 'x'.repeat(65_537) }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(workspace, name), text)
  output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  output.mockRestore()
  for (const name of Object.keys(process.env))
    if (name.startsWith('INPUT_')) delete process.env[name]
})

/** Reads inputs as the runner passes them. */
function read(inputs: Record<string, string>) {
  for (const [name, value] of Object.entries(inputs))
    process.env[`INPUT_${name.toUpperCase()}`] = value
  maskSecrets()
  return readInputs({ workspace })
}

test('the defaults are those of the table', () => {
  const inputs = read(GOOD)
  expect(inputs).toMatchObject({
    prompt: 'Fix it.',
    jobId: undefined,
    projectId: 'docs',
    apiKey: 'mint_key',
    wait: true,
    timeoutMinutes: 30,
    pollIntervalSeconds: 10,
    failOn: new Set(['failed', 'archived', 'timed-out', 'publish-failed']),
    trafficWeeks: 0,
    trafficTopPages: 10,
    trafficMaxRequests: 60,
    trafficFile: undefined,
    summary: true,
    comment: false,
    issueNumber: undefined,
    requiredPermission: 'write',
    allowedBots: new Set(),
    dryRun: false,
  })
  expect(inputs.baseUrl.href).toBe(`${INPUTS['base-url'].default}/`)
  expect(Object.isFrozen(inputs)).toBe(true)
})

describe('I1 to I9: a bad input', () => {
  // A name that is cut: some inputs are longer than anything that runs tests by their names can take.
  const cases = BAD_INPUTS.map(([row, inputs, says]) => {
    return [row, JSON.stringify(inputs).slice(0, 80), inputs, says] as const
  })
  test.each(cases)('%s: %s', (_row, _name, inputs, says) => {
    expect(() => read({ ...GOOD, ...inputs })).toThrow(says)
    expect(() => read({ ...GOOD, ...inputs })).toThrow(/^Bad input, nothing was sent: /)
  })

  test('I9: is told together with the others', () => {
    expect(() => read({ ...GOOD, 'project-id': '..', wait: 'x' })).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /^2 bad inputs, nothing was sent: project-id .*\. 1 more is wrong, see the log\.$/,
        ),
        details: [
          expect.stringMatching(/^project-id "\.\." is not an ID/),
          'wait must be true or false, but is "x"',
        ],
      }),
    )
  })
})

test.each([
  ['timeout-minutes', '1', { timeoutMinutes: 1 }],
  ['timeout-minutes', '360', { timeoutMinutes: 360 }],
  ['poll-interval-seconds', '1', { pollIntervalSeconds: 1 }],
  ['poll-interval-seconds', '300', { pollIntervalSeconds: 300 }],
  ['wait', 'False', { wait: false }],
  ['dry-run', 'true', { dryRun: true }],
  ['fail-on', 'none', { failOn: new Set() }],
  ['fail-on', 'no-pr,\n failed', { failOn: new Set(['no-pr', 'failed']) }],
  ['job-id', 'job_1', { jobId: 'job_1' }],
  ['traffic-weeks', '53', { trafficWeeks: 53 }],
  ['allowed-bots', 'a[bot], b[bot]', { allowedBots: new Set(['a[bot]', 'b[bot]']) }],
])('%s: %j is taken', (name, value, expected) => {
  expect(read({ ...GOOD, [name]: value })).toMatchObject(expected)
})

test.each([
  ['https://docs.example', 'https://docs.example/'],
  ['https://docs.example/prefix', 'https://docs.example/prefix/'],
  ['https://docs.example/prefix/', 'https://docs.example/prefix/'],
  ['http://localhost:8080', 'http://localhost:8080/'],
  ['http://[::1]:8080', 'http://[::1]:8080/'],
])('base-url %s becomes %s, with a key of any form', (value, href) => {
  expect(read({ ...GOOD, 'base-url': value, 'api-key': 'any-form' }).baseUrl.href).toBe(href)
})

test('a prompt may come from a file', () => {
  expect(read({ ...GOOD, prompt: '', 'prompt-file': 'there.md' }).prompt).toBe('A prompt.')
})

test('the key is masked before anything else', () => {
  read(GOOD)
  expect(output.mock.calls[0]?.[0]).toBe('::add-mask::mint_key\n')
})
