import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CANARY_KEY, runScenario, type Scenario } from '../support/action.ts'

/** Runs with bad inputs, and returns what was told of them. */
async function complaint(scenario: Scenario): Promise<string> {
  const end = await runScenario(scenario)
  expect(end.simulator.connections).toBe(0)
  expect(end.exitCode).toBe(1)
  expect(end.outputs).toMatchObject({ outcome: 'error' })
  expect(end.summary).toContain('### ❌ The step failed')
  expect(end.stderr).toBe('')
  return /^::error::The step failed\. (.*)$/m.exec(end.stdout)?.[1] ?? end.stdout
}

const MINTLIFY = 'https://api.mintlify.com'
const cases: Array<[row: string, inputs: Record<string, string>, says: string]> = [
  ['I1', { prompt: '' }, 'there is nothing to do: set'],
  ['I2', { prompt: ' \n ' }, 'prompt is empty or white space'],
  ['I2', { prompt: 'x'.repeat(65_537) }, 'prompt holds 65537 bytes, more than the 65536 allowed'],
  ['I2', { 'prompt-file': 'there.md' }, 'prompt and prompt-file are both set: remove one of them'],
  [
    'I2',
    { prompt: '', 'prompt-file': 'blank.md' },
    'prompt-file "blank.md" is empty or white space',
  ],
  ['I2', { prompt: '', 'prompt-file': 'long.md' }, 'prompt-file "long.md" holds 65537 bytes'],
  [
    'I2',
    { prompt: '', 'prompt-file': 'missing.md' },
    'prompt-file "missing.md" does not exist. Is there an actions/checkout step before this one?',
  ],
  ['I2', { prompt: '', 'prompt-file': 'folder' }, 'prompt-file "folder" is not a file'],
  [
    'I2',
    { prompt: '', 'prompt-file': '../event.json' },
    'prompt-file "../event.json" is outside the workspace',
  ],
  [
    'I2',
    { prompt: '', 'prompt-file': '/etc/passwd' },
    'prompt-file "/etc/passwd" is outside the workspace',
  ],
  ['I4', { 'project-id': '' }, 'project-id is missing'],
  ['I4', { 'project-id': '..' }, 'project-id ".." is not an ID'],
  ['I4', { 'project-id': 'a/b' }, 'project-id "a/b" is not an ID'],
  ['I4', { 'project-id': 'x'.repeat(129) }, 'is not an ID: 1 to 128 letters, digits, _ or -'],
  ['I4', { 'job-id': '..' }, 'job-id ".." is not an ID'],
  ['I5', { 'base-url': 'nonsense' }, 'base-url "nonsense" is not a URL'],
  ['I5', { 'base-url': 'http://example.com' }, 'base-url must be an https URL'],
  ['I5', { 'base-url': 'ftp://127.0.0.1' }, 'base-url must be an https URL'],
  [
    'I5',
    { 'base-url': 'https://user:pw@example.com' },
    'base-url must not hold a user name or password',
  ],
  ['I5', { 'base-url': 'https://example.com/?a' }, 'base-url must not hold a query or a fragment'],
  ['I5', { 'base-url': 'https://example.com/#' }, 'base-url must not hold a query or a fragment'],
  [
    'I6',
    { 'timeout-minutes': 'abc' },
    'timeout-minutes must be a whole number from 1 to 360, but is "abc"',
  ],
  ['I6', { 'timeout-minutes': '-1' }, 'but is "-1"'],
  ['I6', { 'timeout-minutes': '0' }, 'but is "0"'],
  ['I6', { 'timeout-minutes': '361' }, 'but is "361"'],
  ['I6', { 'timeout-minutes': '1e2' }, 'but is "1e2"'],
  ['I6', { 'timeout-minutes': '0x10' }, 'but is "0x10"'],
  ['I6', { 'timeout-minutes': '1.5' }, 'but is "1.5"'],
  [
    'I6',
    { 'poll-interval-seconds': '301' },
    'poll-interval-seconds must be a whole number from 1 to 300, but is "301"',
  ],
  ['I7', { wait: 'yes' }, 'wait must be true or false, but is "yes"'],
  ['I7', { summary: '1' }, 'summary must be true or false, but is "1"'],
  ['I7', { 'dry-run': 'on' }, 'dry-run must be true or false, but is "on"'],
  [
    'I7',
    { 'fail-on': 'failed, error' },
    'fail-on may name no-pr, failed, archived, timed-out, or be none, but has "error"',
  ],
  ['I8', { 'api-key': '' }, 'api-key is missing'],
  ['I8', { 'api-key': 'a\nb' }, 'api-key holds blanks, line breaks or characters beyond ASCII'],
  ['I8', { 'api-key': 'kéy' }, 'api-key holds blanks, line breaks or characters beyond ASCII'],
  [
    'I8',
    { 'api-key': 'mint_dsc_x', 'base-url': MINTLIFY },
    'api-key is an assistant key (mint_dsc_…): an admin key is needed',
  ],
  [
    'I8',
    { 'api-key': 'mint_us_x', 'base-url': MINTLIFY },
    'api-key is an index key (mint_us_…): an admin key is needed',
  ],
  [
    'I8',
    { 'api-key': 'sk-x', 'base-url': MINTLIFY },
    'api-key is not an admin key: those begin with mint_',
  ],
]

describe('a bad input sends nothing, and is named with its value', () => {
  test.each(cases)('%s: %j: %s', async (_row, inputs, says) => {
    const told = await complaint({
      inputs,
      files: {
        'there.md': 'A prompt.',
        'blank.md': ' \n',
        'long.md': 'x'.repeat(65_537),
        'folder/file.md': '',
      },
    })
    expect(told).toMatch(/^Bad input, nothing was sent: /)
    expect(told).toContain(says)
  })

  test('I2: a prompt-file is not followed out of the workspace by a link', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'docs-agent-outside-'))
    const outside = path.join(folder, 'secret.md')
    await writeFile(outside, 'secret')
    const workspace = await mkdtemp(path.join(tmpdir(), 'docs-agent-workspace-'))
    await symlink(outside, path.join(workspace, 'link.md'))
    const told = await complaint({
      inputs: { prompt: '', 'prompt-file': 'link.md' },
      env: { GITHUB_WORKSPACE: workspace },
    })
    expect(told).toContain('prompt-file "link.md" is outside the workspace')
  })

  test('I9: all faults are told at once', async () => {
    const told = await complaint({
      inputs: {
        prompt: ' ',
        'project-id': '..',
        'api-key': '',
        wait: 'maybe',
        'timeout-minutes': 'soon',
      },
    })
    expect(told).toMatch(/^5 bad inputs, nothing was sent: /)
    for (const name of ['prompt', 'project-id', 'api-key', 'wait', 'timeout-minutes'])
      expect(told).toContain(`${name} `)
  })
})

describe('a good input', () => {
  test.each([
    ['I6: a number may stand among blanks', { 'timeout-minutes': ' 5 ' }],
    ['I7: words may be written in capitals', { wait: 'FALSE' }],
    ['I7: a list may be written over lines', { 'fail-on': 'failed\n  no-pr\n' }],
    ['I8: a trailing newline of the key is dropped', { 'api-key': `${CANARY_KEY}\n` }],
    ['I4: the project may be given as projectId', { 'project-id': '', projectId: 'docs' }],
  ])('%s', async (_name, inputs) => {
    const end = await runScenario({
      inputs: { wait: 'false', ...inputs } as Record<string, string>,
    })
    expect(end.exitCode).toBe(0)
    expect(end.simulator.requests[0]).toMatchObject({
      path: '/v2/agent/docs/job',
      headers: { authorization: `Bearer ${CANARY_KEY}` },
    })
  })

  test('I5: a base URL may have a path', async () => {
    const end = await runScenario({ inputs: { wait: 'false' } })
    const url = `${end.simulator.url}/prefix`
    const dry = await runScenario({ inputs: { 'base-url': url, 'dry-run': 'true' } })
    expect(dry.stdout).toContain(`${url}/v2/agent/docs/job`)
  })
})

describe('R11: an empty key', () => {
  const pullRequest = (repository: string | null) => ({
    name: 'pull_request',
    payload: {
      pull_request: { number: 7, head: { repo: repository && { full_name: repository } } },
    },
  })

  test.each([
    ['a fork', pullRequest('stranger/docs'), {}],
    ['a fork that is gone', pullRequest(null), {}],
    ['Dependabot', pullRequest('acme/docs'), { GITHUB_ACTOR: 'dependabot[bot]' }],
  ])('on a pull request from %s skips the step', async (_name, event, env) => {
    const end = await runScenario({ inputs: { 'api-key': '' }, event, env })
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({ outcome: 'skipped' })
    expect(end.stdout).toContain('::notice::')
    expect(end.stdout).toContain('GitHub passes no secrets')
    expect(end.simulator.connections).toBe(0)
  })

  test('on a pull request of the same repository is a bad input', async () => {
    expect(
      await complaint({ inputs: { 'api-key': '' }, event: pullRequest('acme/docs') }),
    ).toContain('api-key is missing')
  })
})
