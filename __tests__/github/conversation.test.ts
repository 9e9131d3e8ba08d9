import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { problem } from '../../simulator/github/asked.ts'
import { SimulatedGitHub } from '../../simulator/github/github.ts'
import type { Conversation } from '../../src/github/conversation.ts'
import {
  fingerprint,
  formatMarker,
  type Marker,
  type PullAddress,
  readMarker,
  type Seal,
} from '../../src/github/record.ts'
import type { WorkflowEvent } from '../../src/runner/event.ts'
import { runs } from '../support/runs.ts'
import { BOT, KEY, openWorld } from './world.ts'

type Reported = Parameters<Conversation['report']>[0]

const ISSUE = 7
const seal: Seal = { key: KEY, repository: 'acme/docs', issueNumber: ISSUE }
const marker: Marker = {
  project: fingerprint('https://api.mintlify.com/', 'docs'),
  task: fingerprint('task'),
  workflow: fingerprint('acme/docs/.github/workflows/docs.yml'),
  runId: '90',
  attempt: 1,
  outcome: 'pr-opened',
  jobId: 'job_1',
  pull: 'acme/docs#7',
}

const pullAt = (number: number, repository = 'acme/docs'): PullAddress => ({
  ...{ url: `https://github.com/${repository}/pull/${number}`, repository, number: `${number}` },
})
const resultOf = (id: string, pullRequest?: PullAddress, isAsked = true): Reported => ({
  outcome: 'pr-opened',
  job: { job: { id }, isAsked, ...(pullRequest && { pullRequest }) },
})

type Options = NonNullable<Parameters<typeof openWorld>[0]>

/** One run of a workflow that comments on issue 7. */
function openRun(github: SimulatedGitHub, runId = '100', { inputs, event, ...more }: Options = {}) {
  const settings = { comment: 'true', 'issue-number': `${ISSUE}`, ...inputs }
  const world = openWorld({ github, inputs: settings, event: { runId, ...event }, ...more })
  return { ...world, conversation: world.step.conversation }
}

/** What the comments of an issue record, the oldest first: `run outcome job pull`. */
const records = ({ repository: { comments } }: SimulatedGitHub, issueNumber = ISSUE) =>
  comments
    .filter((comment) => comment.issueNumber === issueNumber)
    .map(({ body }) => {
      const read = readMarker(body, { ...seal, issueNumber })
      if (!read?.isBelieved) return 'unbelieved'
      const { runId, outcome, jobId = '-', pull = '-' } = read.marker
      return `${runId} ${outcome} ${jobId} ${pull}`
    })

const withComment = (body: string, login = BOT) => {
  const github = new SimulatedGitHub()
  github.addComment(ISSUE, login, body)
  return github
}
const withRecord = (more: Partial<Marker> = {}, by = seal) =>
  withComment(`${formatMarker({ ...marker, ...more }, by)}\nReport\n`)

describe('the one comment', () => {
  test('shows that a job is at work, then its result, and the next run reads its record', async () => {
    const github = new SimulatedGitHub()
    const { conversation } = openRun(github)
    expect(await conversation.readRecord()).toBeUndefined()
    conversation.reportProgress('job_5')
    await conversation.report({ outcome: 'skipped' }, '')
    expect(github.repository.comments.at(0)?.body).toContain(
      '\n### ⏳ The docs agent is at work\n\nJob `job_5`. Its result will be here.\n',
    )
    await conversation.report(resultOf('job_5', pullAt(9, 'acme/code')), '### Done\n')
    expect(records(github)).toEqual(['100 pr-opened job_5 acme/code#9'])
    expect(github.repository.comments.at(0)?.body).toMatch(
      /-->\n### Done\n\n\[Workflow run\]\(https:\/\/github\.com\/acme\/docs\/actions\/runs\/100\)\n$/,
    )
    expect(await openRun(github, '101').conversation.readRecord()).toMatchObject({
      jobId: 'job_5',
      task: conversation.task,
    })
  })

  test("is written on the agent's own pull request too, and names it there", async () => {
    const github = new SimulatedGitHub()
    await openRun(github).conversation.report(resultOf('job_5', pullAt(9)), 'Done')
    expect(records(github)).toEqual(['100 pr-opened job_5 acme/docs#9'])
    expect(records(github, 9)).toEqual(['100 pr-opened job_5 acme/docs#9'])
    const { conversation } = openRun(github, '101')
    expect(await conversation.readOwnPull(9)).toMatchObject({ jobId: 'job_5' })
    expect(await conversation.readOwnPull(ISSUE)).toBeUndefined()
  })

  test.each<[string, Partial<WorkflowEvent>, Partial<WorkflowEvent>]>([
    ['later run', { runId: '101' }, { runId: '100' }],
    ['later attempt', { runAttempt: 2 }, { runAttempt: 1 }],
  ])('of a %s is not replaced by an earlier one', async (_name, later, earlier) => {
    const github = new SimulatedGitHub()
    const first = openRun(github, '100', { event: earlier })
    first.conversation.reportProgress('job_1')
    await first.conversation.report({ outcome: 'skipped' }, '')
    await openRun(github, '100', { event: later }).conversation.report(resultOf('job_2'), 'Two')
    await first.conversation.report(resultOf('job_1'), 'One')
    expect(records(github)).toEqual([`${later.runId ?? '100'} pr-opened job_2 -`])
    expect(first.lines).toEqual(['The comment on #7 reports a later run: it stays as it is.'])
  })

  test('that was just written is updated, though GitHub does not show it yet', async () => {
    const github = new SimulatedGitHub()
    const { conversation } = openRun(github, '100', {
      answer: ({ method, path }) =>
        method === 'GET' && path.startsWith('/repos/acme/docs/issues/comments/')
          ? problem(404, 'Not Found')
          : undefined,
    })
    conversation.reportProgress('job_1')
    await conversation.report(resultOf('job_1'), 'Done')
    expect(records(github)).toEqual(['100 pr-opened job_1 -'])
  })

  test('keeps its record where the report is too long for it', async () => {
    const github = new SimulatedGitHub()
    await openRun(github).conversation.report(resultOf('job_1'), 'x'.repeat(65_000))
    await openRun(github).conversation.report(resultOf('job_1'), 'x'.repeat(65_536))
    expect(records(github)).toEqual(['100 pr-opened job_1 -'])
    expect(github.repository.comments.at(0)?.body).toContain('too long for a comment.\n\n[Workflow')
  })

  test('keeps its job where a later run did not come to have one', async () => {
    const github = withRecord()
    await openRun(github).conversation.report({ outcome: 'error' }, 'The step failed.')
    expect(records(github)).toEqual(['90 pr-opened job_1 acme/docs#7'])
    expect(github.repository.comments.at(0)?.body).toContain('The step failed.')
  })

  test('keeps the pull request and the workflow of a job that another workflow continues', async () => {
    const github = withRecord({ workflow: fingerprint('other.yml') })
    await openRun(github).conversation.report(resultOf('job_1'), 'Done')
    expect(await openRun(github).conversation.readRecord()).toMatchObject({
      ...{ runId: '100', jobId: 'job_1', pull: 'acme/docs#7', workflow: fingerprint('other.yml') },
    })
  })

  test('does not say that a job was asked which could not be asked in time', async () => {
    const github = new SimulatedGitHub()
    const { conversation } = openRun(github)
    await conversation.report(resultOf('job_1', undefined, false), 'Timed out')
    const record = await openRun(github).conversation.readRecord()
    expect(record?.jobId).toBe('job_1')
    expect(record?.task).not.toBe(conversation.task)
  })

  test('records what is asked: a prompt, of a job, with a context', () => {
    const taskOf = (inputs: Record<string, string>) =>
      openRun(new SimulatedGitHub(), '100', { inputs }).conversation.task
    const tasks = [{}, { prompt: 'x' }, { 'job-id': 'auto' }, { context: 'event' }].map(taskOf)
    expect(new Set(tasks).size).toBe(4)
    expect(taskOf({ prompt: 'x' })).toBe(tasks[1])
  })

  test('is not written without comment: true, nor where nothing was asked', async () => {
    const off = openRun(new SimulatedGitHub(), '100', { inputs: { comment: 'false' } })
    off.conversation.reportProgress('job_1')
    await off.conversation.report(resultOf('job_1', pullAt(9)), 'Done')
    const skipped = openRun(new SimulatedGitHub())
    await skipped.conversation.report({ outcome: 'skipped' }, 'Skipped')
    expect([...off.requests, ...skipped.requests]).toEqual([])
  })
})

describe("a new job that is asked for on the agent's own pull request", () => {
  const eventOn = (number: number, state: string): Options => ({
    event: { issueNumber: number, payload: { issue: { number, state } } },
  })

  test.each([
    ['as long as that is open', eventOn(ISSUE, 'open')],
    ['where nothing says that it is closed', {}],
    ['where another one is closed', eventOn(3, 'closed')],
  ])('does not take its place in the record there, %s', async (_name, options) => {
    const github = withRecord({ task: openRun(new SimulatedGitHub()).conversation.task })
    const asking = openRun(github, '100', options)
    await asking.conversation.report(resultOf('job_2', pullAt(9)), 'The new job is done.')
    expect(records(github)).toEqual(['100 pr-opened job_1 acme/docs#7'])
    expect(github.repository.comments.at(0)?.body).toContain('The new job is done.')
    expect(records(github, 9)).toEqual(['100 pr-opened job_2 acme/docs#9'])
    const next = openRun(github, '101').conversation
    expect(await next.readOwnPull(ISSUE)).toMatchObject({ jobId: 'job_1' })
    // A re-run of the run that asked must not take the old job for its own.
    expect((await next.readRecord())?.task).not.toBe(asking.conversation.task)
  })

  test('C1: takes its place as soon as that was merged or closed', async () => {
    const github = withRecord()
    const { conversation } = openRun(github, '100', eventOn(ISSUE, 'closed'))
    await conversation.report(resultOf('job_2', pullAt(9)), 'Done')
    expect(records(github)).toEqual(['100 pr-opened job_2 acme/docs#9'])
  })
})

describe('R10: a comment that cannot be written', () => {
  test.each([403, 404, 410, 422, 502])('%s is a warning', async (status) => {
    const { conversation, lines, github } = openRun(new SimulatedGitHub(), '100', {
      answer: ({ method }) => (method === 'GET' ? undefined : problem(status, 'No.')),
    })
    await conversation.report(resultOf('job_1'), 'Done')
    await conversation.report(resultOf('job_1'), 'Done')
    expect(lines).toEqual([
      expect.stringContaining(
        `warning: The comment on #7 is not up to date. Commenting on #7: the server answered ${status} "No.".`,
      ),
    ])
    expect(github.repository.comments).toEqual([])
  })

  test('for want of time is a warning', async () => {
    const { conversation, cancel, lines } = openRun(new SimulatedGitHub())
    cancel()
    await new Promise(setImmediate)
    await conversation.report(resultOf('job_1'), 'Done')
    expect(lines).toEqual(['warning: The comment on #7 is not up to date. There was no time left.'])
  })
})

describe('C7: where there is nothing to comment on', () => {
  const elsewhere = resultOf('job_1', pullAt(9, 'acme/other'))
  const atWork: Reported = { ...resultOf('job_1'), outcome: 'timed-out' }
  const without: Reported = { ...resultOf('job_1'), outcome: 'no-pr' }
  const WARNING = /^warning: .+ opens a second pull request: set issue-number\.$/
  const INFO = /^There is .+; see issue-number\.$/

  test.each<[string, string, Reported, RegExp]>([
    ['an open job', 'open', elsewhere, WARNING],
    ['an open job that goes on', 'open', atWork, WARNING],
    ['an open job without a pull request', 'open', without, INFO],
    ['another job', '', elsewhere, INFO],
    ['a report', '', { outcome: 'reported' }, INFO],
  ])('%s says so', async (_name, jobId, result, line) => {
    const inputs = { 'issue-number': '', 'job-id': jobId }
    const { conversation, lines, requests } = openRun(new SimulatedGitHub(), '100', { inputs })
    conversation.reportProgress('job_1')
    await conversation.report(result, 'Done')
    await conversation.report(result, 'Done')
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(requests).toEqual([])
    expect(await conversation.readRecord()).toBeUndefined()
  })
})

describe('C6: a comment', () => {
  const NOTICE = /^notice: A comment on #7 looks like this action's record, but its signature/

  test.each([
    ['signed with another key', { ...seal, key: 'mint_old' }],
    ['copied from another issue', { ...seal, issueNumber: 8 }],
    ['copied from another repository', { ...seal, repository: 'acme/code' }],
  ])('%s is not believed, left as it is, and reported once', async (_name, other) => {
    const github = withRecord({}, other)
    const [{ body } = { body: '' }] = github.repository.comments
    const { conversation, lines } = openRun(github)
    expect(await conversation.readRecord()).toBeUndefined()
    await conversation.report(resultOf('job_2'), 'Done')
    expect(lines).toEqual([expect.stringMatching(NOTICE)])
    expect(github.repository.comments.at(0)?.body).toBe(body)
    expect(records(github)).toEqual(['unbelieved', '100 pr-opened job_2 -'])
  })

  test.each([
    ['by somebody else', withComment(`${formatMarker(marker, seal)}\n`, 'mallory')],
    ['of another project', withRecord({ project: fingerprint('other') })],
    [
      'of another project, with its key',
      withRecord({ project: fingerprint('other') }, { ...seal, key: 'mint_other' }),
    ],
    ['in which a record is quoted', withComment(`You said:\n${formatMarker(marker, seal)}\n`)],
  ])('%s is passed over', async (_name, github) => {
    const { conversation, lines } = openRun(github)
    expect(await conversation.readRecord()).toBeUndefined()
    expect(lines).toEqual([])
  })

  test.each([
    ['spoiled', 'spoiled'],
    ['forged', formatMarker({ ...marker, runId: '999' }, { ...seal, key: 'mint_old' })],
  ])('whose record somebody %s during the run is written again', async (_name, body) => {
    const github = withRecord({ runId: '100' })
    const { conversation } = openRun(github)
    await conversation.readRecord()
    Object.assign(github.repository.comments.at(0) ?? {}, { body })
    await conversation.report(resultOf('job_1'), 'Done')
    expect(records(github)).toEqual(['100 pr-opened job_1 acme/docs#7'])
  })
})

describe('the search for the comment', () => {
  const strangers = (github: SimulatedGitHub, count: number) => {
    for (let n = 0; n < count; n++) github.addComment(ISSUE, 'reader', `${n}`)
    return github
  }

  test('stops at the page that holds it, and looks at no more than that later', async () => {
    const github = strangers(new SimulatedGitHub(), 70)
    await openRun(github).conversation.report(resultOf('job_1'), 'Done')
    strangers(github, 200)
    const { conversation, asked } = openRun(github, '101')
    await conversation.readRecord()
    const list = 'GET /repos/acme/docs/issues/7/comments?per_page=30'
    expect(asked()).toEqual([list, `${list}&page=2`, `${list}&page=3`, 'POST /graphql'])
    await conversation.report(resultOf('job_1'), 'Done')
    expect(
      asked()
        .slice(4)
        .map((line) => line.replace(/\d+$/, 'ID')),
    ).toEqual([
      'GET /repos/acme/docs/issues/comments/ID',
      'PATCH /repos/acme/docs/issues/comments/ID',
    ])
  })

  test('ends after 3,000 comments', async () => {
    const github = strangers(new SimulatedGitHub(), 3_000)
    github.addComment(ISSUE, BOT, `${formatMarker(marker, seal)}\n`)
    const { conversation, requests } = openRun(github)
    expect(await conversation.readRecord()).toBeUndefined()
    expect(requests).toHaveLength(100)
  })
})

test('C6: of records at random none that is forged is believed, and ours is found among them', async () => {
  const ours = { login: BOT, body: `${formatMarker(marker, seal)}\nReport` }
  const login = fc.oneof(fc.constantFrom('GitHub-Actions[bot]', 'github-actions', ''), fc.string())
  const body = fc.oneof(
    fc
      .constantFrom<Seal>({ ...seal, key: 'mint_x' }, { ...seal, issueNumber: 8 })
      .map((other) => formatMarker({ ...marker, jobId: 'job_666' }, other)),
    fc
      .constantFrom('project', 'task', 'workflow', 'run', 'attempt', 'job', 'pull', 'signature')
      .map((field) => ours.body.replace(new RegExp(` ${field}=\\S+`), ` ${field}=acme/docs#5`)),
    fc.string({ maxLength: 80 }).map((text) => `${text.trim() || 'x'}${ours.body}`),
    fc.constantFrom(ours.body.toUpperCase(), `\uFEFF${ours.body}`, ours.body.replaceAll(' ', '\t')),
  )
  const forged = fc.oneof(
    fc.record({ login: login.filter((name) => name !== BOT), body: fc.constant(ours.body) }),
    // A workflow of the repository may write any text as the same user.
    fc.record({ login: fc.constant(BOT), body }),
  )
  const look = (comments: Array<typeof ours>) => {
    const github = new SimulatedGitHub()
    for (const comment of comments) github.addComment(ISSUE, comment.login, comment.body)
    return openRun(github).conversation.readOwnPull(ISSUE)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(forged, { maxLength: 6 }), fc.nat(6), async (comments, at) => {
      expect(await look(comments)).toBeUndefined()
      expect(await look(comments.toSpliced(at, 0, ours))).toEqual(marker)
    }),
    { numRuns: runs(100, 10_000) },
  )
})
