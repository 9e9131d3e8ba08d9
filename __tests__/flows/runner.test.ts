import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { commented, LABELLED, scheduled } from '../support/events.ts'
import { asked, createWorld, type Flow, runStep } from '../support/flow.ts'

/* What the runner, the event and the machine do to a step. */

const HOME = { comment: 'true', 'issue-number': '7' }
const DOCUMENT = { prompt: 'Document the --dry-run flag.' }
const PR = { outcome: 'pr-opened', 'job-id': 'job_1', 'pr-number': '101' }
const DAY_MS = 24 * 60 * 60_000
const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-runner-'))
afterAll(() => rmSync(folder, { recursive: true }))

// What is said of each bad input is in runner/inputs.
test.each<[string, Record<string, string>, string[]]>([
  ['nothing to do [I1]', {}, ['nothing to do', 'reader-signals']],
  [
    'an event with nothing to quote [I1]',
    { prompt: 'Document this issue.', context: 'event' },
    ['has nothing to quote of a'],
  ],
  ['nothing to say [I1]', { 'job-id': 'open', ...HOME }, ['nothing to tell']],
  ['the name of a secret [I8]', { 'api-key': 'secrets.DOCS_API_KEY' }, ['{{ secrets.NAME }}']],
  [
    'two faults [I9]',
    { 'project-id': '..', wait: 'yes' },
    ['`wait` must be true or', 'project-id'],
  ],
])('%s: all is in the log and in the summary, and nothing is sent', async (_what, inputs, says) => {
  const end = await runStep({ inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.outputs).toEqual({
    outcome: 'error',
    message: expect.any(String),
    'report-path': expect.any(String),
  })
  for (const place of [end.log.join(), end.summary])
    for (const words of ['nothing was sent', ...says])
      expect(place.replaceAll('`', '')).toContain(words.replaceAll('`', ''))
  expect(end.requests).toEqual([])
})

test('a cancel while the action is loaded ends the step before it sends anything [R1]', async () => {
  const end = await runStep({ ...LABELLED, inputs: DOCUMENT, cancelAtMs: 0 })
  expect(end.outputs.outcome).toBe('cancelled')
  expect(end.requests).toEqual([])
})

test('a summary that cannot be written is a warning, and everything else is there [R5]', async () => {
  const inputs = { ...DOCUMENT, comment: 'true', 'issue-number': '7' }
  const end = await runStep({ inputs, env: { GITHUB_STEP_SUMMARY: folder } })
  expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
  expect(end.outputs).toMatchObject(PR)
  expect(end.files.report).toContain('pull/101')
  expect(end.comments[0]?.body).toContain('pull/101')
  expect(end.log.filter((line) => line.startsWith('warning: '))).toEqual([
    expect.stringContaining('Could not write the job summary'),
  ])
})

test.each([DAY_MS, -DAY_MS])(
  'a clock that is set by %i ms changes no deadline [R8]',
  async (byMs) => {
    const world = createWorld({ service: { job: { finishAfterMs: Number.POSITIVE_INFINITY } } })
    const inputs = { ...DOCUMENT, 'timeout-minutes': '10' }
    const end = await runStep({ world, inputs, onRequest: () => world.clock.setWall(byMs) })
    expect(end.outputs.outcome).toBe('timed-out')
    expect(end.tookMs).toBeGreaterThan(9.9 * 60_000)
    expect(end.tookMs).toBeLessThan(10.1 * 60_000)
  },
)

test.each([
  ['a prompt', DOCUMENT],
  ['a follow-up', { 'job-id': 'job_1', ...DOCUMENT }],
  ['a report', { 'traffic-weeks': '2', 'reader-signals': 'all' }],
  ['readers as context', { context: 'signals' }],
  ['a dry run', { ...DOCUMENT, 'dry-run': 'true' }],
])('%s that a stranger triggers sends nothing to the service [R13]', async (_what, inputs) => {
  const github = { roles: { octocat: 'write', stranger: 'read' } } as const
  const end = await runStep({ ...commented('stranger'), inputs, github })
  expect(end.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'warning' })
  expect(asked(end)).toEqual([])
})

test('where the permission cannot be checked, the comment says only that nothing was started [R13]', async () => {
  const onRequest: Flow['onRequest'] = ({ operation }) =>
    operation === 'permission' ? problem(404, 'Not Found') : undefined
  const end = await runStep({ ...LABELLED, inputs: { ...DOCUMENT, comment: 'true' }, onRequest })
  expect(end.summary).toContain('octocat')
  const [comment] = end.comments
  expect(comment?.body).toContain('The docs agent could not be started')
  expect(comment?.body).not.toMatch(/octocat|github-token/)
})

test.each([
  ['is missing', { GITHUB_EVENT_PATH: '/does/not/exist.json' }],
  ['is not JSON', { GITHUB_EVENT_PATH: path.join(folder, 'event.json') }],
])(
  'an event file that %s stops what is judged by it, and no schedule [R16]',
  async (_what, env) => {
    writeFileSync(path.join(folder, 'event.json'), '{"action":')
    const inputs = { ...DOCUMENT, comment: 'true', context: 'event' }
    const labelled = await runStep({ ...LABELLED, inputs, env })
    expect(labelled.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'warning' })
    expect(labelled.requests).toEqual([])
    const weekly = await runStep({ ...scheduled(), inputs: { 'reader-signals': 'questions' }, env })
    expect(weekly.outputs.outcome).toBe('reported')
    expect(weekly.summary).toContain('the event does not say that this repository is private')
  },
)

test("the pull request is on disk within a second of the job's end, though no report can be read [D1]", async () => {
  const output = path.join(folder, 'output.txt')
  writeFileSync(output, '')
  const world = createWorld({ service: { job: { finishAfterMs: 20_000 } } })
  let aSecondLater: Promise<string> | undefined
  const end = await runStep({
    world,
    inputs: { ...DOCUMENT, 'traffic-weeks': '8', 'reader-signals': 'all' },
    env: { GITHUB_OUTPUT: output },
    onRequest(request, exchange) {
      if (request.path.includes('analytics')) return exchange.wait(1e9)
      if (request.operation !== 'get') return
      const { body } = exchange.answer()
      if (!JSON.stringify(body).includes('completed')) return
      aSecondLater = world.clock
        .sleep(1000, new AbortController().signal)
        .then(() => readFileSync(output, 'utf8'))
    },
  })
  expect(await aSecondLater).toContain('pr-link=https://github.com/acme/docs/pull/101\n')
  expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
  expect(end.log).toContainEqual(expect.stringMatching(/^warning: /))
})

describe('a step whose outputs are lost at the end fails, whatever its outcome', () => {
  test('all of them [R4]', async () => {
    const file = path.join(mkdtempSync(path.join(folder, 'output-')), 'output.txt')
    writeFileSync(file, '')
    const onRequest: Flow['onRequest'] = ({ operation }) => {
      if (operation !== 'create') return
      // No file can be written there any more.
      rmSync(file)
      mkdirSync(file)
    }
    const end = await runStep({ inputs: DOCUMENT, env: { GITHUB_OUTPUT: file }, onRequest })
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.log.join('\n')).toMatch(/error: Could not write these outputs/)
  })

  // No folder of Windows has a line break in its name.
  const posix = process.platform === 'win32' ? test.skip : test
  posix('report-path alone, which has two lines [R4]', async () => {
    const temp = mkdtempSync(path.join(folder, 'two\nlines-'))
    const end = await runStep({ inputs: DOCUMENT, env: { RUNNER_TEMP: temp } })
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.log.join('\n')).toMatch(/error: .*match its format: "report-path/)
  })
})
