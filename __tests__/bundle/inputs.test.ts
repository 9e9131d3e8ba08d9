import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CANARY_KEY, runScenario, type Scenario } from '../support/action.ts'
import { BAD_INPUTS } from '../support/bad-inputs.ts'

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

/** One of each row: the others are told apart in process, in runner/inputs.test.ts. */
const ONE_OF_EACH = [...Map.groupBy(BAD_INPUTS, ([row]) => row).values()].flatMap(([first]) =>
  first ? [first] : [],
)
const NOTHING_TO_DO: (typeof BAD_INPUTS)[number] = [
  'I1',
  { prompt: '' },
  'there is nothing to do: set',
]

describe('a bad input sends nothing, and is named with its value', () => {
  test.each([NOTHING_TO_DO, ...ONE_OF_EACH])('%s: %j: %s', async (_row, inputs, says) => {
    const told = await complaint({
      inputs,
      files: {
        'there.md': 'A prompt.',
        'blank.md': ' \n',
        'long.md': 'x'.repeat(65_537),
        'folder/file.md': '',
        '.git/config': 'token',
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
    expect(told).toContain(': prompt is empty or white space. 4 more are wrong, see the log.')
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
    expect(end.stdout).toContain('No secrets are passed')
    expect(end.simulator.connections).toBe(0)
  })

  test('on a pull request of the same repository is a bad input', async () => {
    expect(
      await complaint({ inputs: { 'api-key': '' }, event: pullRequest('acme/docs') }),
    ).toContain('api-key is missing')
  })
})
