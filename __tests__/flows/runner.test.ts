import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { commented, LABELLED, pulled, scheduled } from '../support/events.ts'
import { asked, createWorld, type Flow, runStep } from '../support/flow.ts'

const HOME = { comment: 'true', 'issue-number': '7' }
const DOCUMENT = { prompt: 'Document the --dry-run flag.' }
const PR = { outcome: 'pr-opened', 'job-id': 'job_1', 'pr-number': '101' }
const DAY_MS = 86_400_000
const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-runner-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each<[string, Record<string, string>, string[]]>([
  ['a step with nothing to do', {}, ['nothing to do', 'reader-signals']],
  ['an event without text', { ...DOCUMENT, context: 'event' }, ['has nothing to quote of this']],
  ['two faults', { 'project-id': '..', wait: 'yes' }, ['`wait` must', 'project-id']],
])('nothing is sent, and log and summary name all faults, for %s', async (_what, inputs, says) => {
  const end = await runStep({ inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.outputs).toEqual({ outcome: 'error' })
  for (const place of [end.log.join(), end.summary])
    for (const words of ['nothing was sent', ...says])
      expect(place.replaceAll('`', '')).toContain(words.replaceAll('`', ''))
  expect(end.requests).toEqual([])
})

test('a comment that a discussion asks for is not written, and a warning says why', async () => {
  const end = await runStep({
    event: 'discussion',
    payload: { action: 'created', discussion: { number: 12, title: 'Why?', body: 'How?' } },
    inputs: { ...DOCUMENT, comment: 'true' },
  })
  expect(end.outputs.outcome).toBe('pr-opened')
  const warning =
    'There is no comment: this step comments on issues and pull requests, not on discussions.'
  expect(end.log.join('\n')).toContain(warning)
  expect(end.summary).toContain(warning)
  expect(end.comments.filter(({ issueNumber }) => issueNumber === 12)).toEqual([])
})

test('a comment on a number that is no issue or pull request fails the step before it asks', async () => {
  const end = await runStep({ inputs: { ...DOCUMENT, ...HOME, 'issue-number': '12' } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toMatch(/#12: the server answered 404 .* It does not exist, or the/)
  expect(asked(end)).toEqual([])
})

test('a cancel while the action is loaded ends the step before any request', async () => {
  const end = await runStep({ ...LABELLED, inputs: DOCUMENT, cancelAtMs: 0 })
  expect(end.outputs.outcome).toBe('cancelled')
  expect(end.requests).toEqual([])
})

test('a summary that cannot be written causes only a warning', async () => {
  const inputs = { ...DOCUMENT, ...HOME }
  const end = await runStep({ inputs, env: { GITHUB_STEP_SUMMARY: folder } })
  expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
  expect(end.outputs).toMatchObject(PR)
  expect(end.comments[0]?.body).toContain('pull/101')
  expect(end.log.filter((line) => line.startsWith('warning: '))).toEqual([
    expect.stringContaining('Could not write the job summary'),
  ])
})

test.each([DAY_MS, -DAY_MS])('a clock jump of %i ms moves no deadline', async (byMs) => {
  const world = createWorld({ service: { job: { finishAfterMs: Number.POSITIVE_INFINITY } } })
  const inputs = { ...DOCUMENT, 'timeout-minutes': '10' }
  const end = await runStep({ world, inputs, onRequest: () => world.clock.setWall(byMs) })
  expect(end.outputs.outcome).toBe('timed-out')
  expect(end.tookMs).toBeGreaterThan(9.9 * 60_000)
  expect(end.tookMs).toBeLessThan(10.1 * 60_000)
})

const EVERYTHING = {
  ...{ ...DOCUMENT, continue: 'true', comment: 'true' },
  ...{ context: 'event', 'reader-signals': 'true' },
}
test.each<[string, Flow]>([
  ['a prompt', { inputs: EVERYTHING }],
  ['a report', { inputs: { 'traffic-weeks': '2', 'reader-signals': 'true' } }],
  ['a dry run', { inputs: { ...DOCUMENT, 'dry-run': 'true' } }],
])('%s by a stranger asks for the role, and sends nothing more', async (_what, flow) => {
  const github = { roles: { stranger: 'read' } } as const
  const end = await runStep({ ...commented('stranger'), ...flow, github })
  expect(end.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'warning' })
  expect(end.requests.map(({ operation }) => operation)).toEqual(['permission'])
  expect(end.comments).toEqual([])
})

test('a label by somebody without write access leaves the comment with the result as it is', async () => {
  const github = { roles: { octocat: 'write', triager: 'triage' } } as const
  const labelled = { ...LABELLED, inputs: { ...DOCUMENT, comment: 'true' } }
  const { world, outputs, comments } = await runStep({ ...labelled, github })
  const before = comments.map(({ body }) => body)
  expect(outputs.outcome).toBe('pr-opened')
  const again = await runStep({
    ...labelled,
    world,
    env: {
      GITHUB_RUN_ID: '5000',
      GITHUB_ACTOR: 'triager',
      GITHUB_TRIGGERING_ACTOR: 'triager',
    },
  })
  expect(again.outputs.outcome).toBe('skipped')
  expect(again.comments.map(({ body }) => body)).toEqual(before)
})

// A private organization can give a fork's pull request secrets and a token that can write.
test.each([
  ['may write', {}, 'pr-opened', ''],
  [
    'can only read',
    { permissions: { issues: 'read', 'pull-requests': 'read' } },
    'error',
    'the server answered 403 "Resource not accessible by integration"',
  ],
] as const)(
  "on a fork's pull request, a token that %s is tried",
  async (_what, token, outcome, words) => {
    const end = await runStep({
      ...pulled({ action: 'labeled', from: 'octocat/docs' }),
      inputs: { ...DOCUMENT, comment: 'true' },
      github: { token },
    })
    expect(end.outputs.outcome).toBe(outcome)
    expect(end.result.message).toContain(words)
    const ofPull = end.comments.filter(({ issueNumber }) => issueNumber === 8)
    expect(ofPull).toHaveLength(outcome === 'error' ? 0 : 1)
    expect(end.world.service.jobs.all).toHaveLength(ofPull.length)
  },
)

test("GitHub's words are text in summary and comment", async () => {
  const words = '<img src="x"> by "@octocat" & [a](https://evil.example) "\n# Big'
  const end = await runStep({
    ...LABELLED,
    inputs: { ...DOCUMENT, context: 'event', comment: 'true' },
    onRequest: ({ operation }) => (operation === 'markdown' ? problem(400, words) : undefined),
  })
  expect(end.result.outcome).toBe('error')
  expect(end.summary).toContain('octocat')
  const plain = /<img|(?<!&#8288;)@octocat|\[a\]\(|^# Big/m
  for (const shown of [end.summary, ...end.comments.map(({ body }) => body)])
    expect(shown).not.toMatch(plain)
})

test('summary and comment name the reason if the permission cannot be checked', async () => {
  const onRequest: Flow['onRequest'] = ({ operation }) =>
    operation === 'permission' ? problem(404, 'Not Found') : undefined
  const end = await runStep({ ...LABELLED, inputs: { ...DOCUMENT, comment: 'true' }, onRequest })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  for (const text of [end.summary, end.comments[0]?.body]) expect(text).toContain('"octocat"')
})

test('summary and comment tell of a defect of ours', async () => {
  let isAsked = false
  const onRequest: Flow['onRequest'] = ({ operation }) => {
    if (operation === 'create') isAsked = true
    if (isAsked && operation === 'get') throw new Error('an unexpected mistake')
  }
  const end = await runStep({ inputs: { ...DOCUMENT, ...HOME }, onRequest })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('"an unexpected mistake". Please report it with the log.')
  expect(end.comments[0]?.body).toContain('an unexpected mistake')
})

test.each([
  ['is missing', { GITHUB_EVENT_PATH: '/does/not/exist.json' }],
  ['is not JSON', { GITHUB_EVENT_PATH: path.join(folder, 'event.json') }],
])('an event file that %s skips a labelled issue, but not a schedule', async (_what, env) => {
  writeFileSync(path.join(folder, 'event.json'), '{"action":')
  const inputs = { ...DOCUMENT, comment: 'true', context: 'event' }
  const labelled = await runStep({ ...LABELLED, inputs, env })
  expect(labelled.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'warning' })
  expect(labelled.requests).toEqual([])
  const weekly = await runStep({ ...scheduled(), inputs: { 'reader-signals': 'true' }, env })
  expect(weekly.outputs.outcome).toBe('reported')
  expect(weekly.summary).toContain('the event does not say that this repository is private')
})

test("the pull request is on disk within a second of the job's end, even if no report can be read", async () => {
  const output = path.join(folder, 'output.txt')
  writeFileSync(output, '')
  const world = createWorld({ service: { job: { finishAfterMs: 20_000 } } })
  let aSecondLater: Promise<string> | undefined
  const end = await runStep({
    world,
    inputs: { ...DOCUMENT, 'traffic-weeks': '8', 'reader-signals': 'true' },
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

test.each<[sent: string, inputs: Record<string, string>, status: string]>([
  ['create', DOCUMENT, 'active'],
  // The service's answer has the status of the turn before.
  ['message', { ...DOCUMENT, 'job-id': 'job_1' }, 'completed'],
])(
  'the ID of a job is on disk after the %s, before the first poll',
  async (sent, inputs, status) => {
    const output = path.join(folder, 'output.txt')
    writeFileSync(output, '')
    const world = createWorld({ service: { job: { finishAfterMs: 20_000 } } })
    if (sent === 'message') {
      world.service.jobs.create('First.')
      world.clock.advance(30_000)
    }
    let isSent = false
    let atFirstPoll: string | undefined
    await runStep({
      world,
      inputs,
      env: { GITHUB_OUTPUT: output },
      onRequest({ operation }) {
        if (operation === sent) isSent = true
        if (operation === 'get' && isSent) atFirstPoll ??= readFileSync(output, 'utf8')
      },
    })
    expect(atFirstPoll).toBe(`outcome=\njob-id=job_1\nstatus=${status}\n`)
  },
)

test('a step fails, whatever its outcome, if it loses all outputs at its end', async () => {
  const file = path.join(mkdtempSync(path.join(folder, 'output-')), 'output.txt')
  writeFileSync(file, '')
  const onRequest: Flow['onRequest'] = ({ operation }) => {
    if (operation !== 'create') return
    // A folder in place of the file makes each write fail.
    rmSync(file)
    mkdirSync(file)
  }
  const end = await runStep({ inputs: DOCUMENT, env: { GITHUB_OUTPUT: file }, onRequest })
  expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
  // Windows has other words for a folder.
  expect(end.log.join('\n')).toMatch(
    /error: Could not write these outputs, so later steps lack them: .*job-id=job_1.*(EISDIR|EPERM|EACCES)/,
  )
})
