import { describe, expect, test } from '@jest/globals'
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
import { BOT, KEY, openWorld } from './world.ts'

type Reported = Parameters<Conversation['report']>[0]

const ISSUE = 7
const seal: Seal = { key: KEY, repository: 'acme/docs', issueNumber: ISSUE }
const marker: Marker = {
  project: fingerprint('https://api.mintlify.com/', 'docs'),
  task: fingerprint('task'),
  workflow: fingerprint('acme/docs/.github/workflows/docs.yml'),
  ...{ runId: '90', attempt: 1, outcome: 'pr-opened', jobId: 'job_1', pull: 'acme/docs#7' },
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

const bodyOf = ({ repository }: SimulatedGitHub) => repository.comments[0]?.body

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
    conversation.reportProgress('job_5', '### At work')
    await conversation.report({ outcome: 'skipped' }, '')
    expect(bodyOf(github)).toContain('\n### At work\n')
    await conversation.report(resultOf('job_5', pullAt(9, 'acme/code')), '### Done\n')
    expect(records(github)).toEqual(['100 pr-opened job_5 acme/code#9'])
    expect(bodyOf(github)).toMatch(
      /-->\n### Done\n\n\[Workflow run\]\(https:\/\/github\.com\/acme\/docs\/actions\/runs\/100\)\n$/,
    )
    expect(await openRun(github, '101').conversation.readRecord()).toMatchObject({
      jobId: 'job_5',
      task: conversation.task,
    })
  })

  test('of a later attempt is not replaced by an earlier one', async () => {
    const github = new SimulatedGitHub()
    const first = openRun(github)
    first.conversation.reportProgress('job_1', 'At work')
    await first.conversation.report({ outcome: 'skipped' }, '')
    const second = openRun(github, '100', { event: { runAttempt: 2 } })
    await second.conversation.report(resultOf('job_2'), 'Two')
    await first.conversation.report(resultOf('job_1'), 'One')
    expect(records(github)).toEqual(['100 pr-opened job_2 -'])
    expect(first.lines).toEqual([
      'warning: The comment on #7 reports a later run: it stays as it is, so job job_1 is not recorded there.',
    ])
  })

  test('that was just written is updated, though GitHub does not show it yet', async () => {
    const { conversation, github } = openRun(new SimulatedGitHub(), '100', {
      answer: ({ method, path }) =>
        method === 'GET' && /\/comments\/\d+$/.test(path) ? problem(404, 'Not Found') : undefined,
    })
    conversation.reportProgress('job_1', 'At work')
    await conversation.report(resultOf('job_1'), 'Done')
    expect(records(github)).toEqual(['100 pr-opened job_1 -'])
  })

  test('keeps its record where the report is too long for it', async () => {
    const github = new SimulatedGitHub()
    await openRun(github).conversation.report(resultOf('job_1'), 'x'.repeat(65_536))
    expect(records(github)).toEqual(['100 pr-opened job_1 -'])
    expect(bodyOf(github)).toContain('too long for a comment.\n\n[Workflow')
  })

  test('keeps its job where a later run did not come to have one', async () => {
    const github = withRecord()
    await openRun(github).conversation.report({ outcome: 'error' }, 'The step failed.')
    expect(records(github)).toEqual(['90 pr-opened job_1 acme/docs#7'])
    expect(bodyOf(github)).toContain('The step failed.')
  })

  test('keeps the pull request and the workflow of a job that another workflow continues', async () => {
    const github = withRecord({ workflow: fingerprint('other.yml') })
    await openRun(github).conversation.report(resultOf('job_1'), 'Done')
    expect(await openRun(github).conversation.readRecord()).toMatchObject({
      ...{ runId: '100', jobId: 'job_1', pull: 'acme/docs#7', workflow: fingerprint('other.yml') },
    })
  })

  test("keeps the workflow of a job also on the agent's pull request", async () => {
    const github = withRecord({ workflow: fingerprint('other.yml') })
    const { conversation } = openRun(github)
    await conversation.readRecord()
    await conversation.report(resultOf('job_1', pullAt(9)), 'Done')
    expect(await openRun(github).conversation.readOwnPull(9)).toMatchObject({
      ...{ jobId: 'job_1', workflow: fingerprint('other.yml') },
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

  test('is not written without comment: true, nor where nothing was asked', async () => {
    const off = openRun(new SimulatedGitHub(), '100', { inputs: { comment: 'false' } })
    off.conversation.reportProgress('job_1', 'At work')
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
    ['where another one is closed', eventOn(3, 'closed')],
  ])('does not take its place in the record there, %s', async (_name, options) => {
    const github = withRecord({ task: openRun(new SimulatedGitHub()).conversation.task })
    const asking = openRun(github, '100', options)
    await asking.conversation.report(resultOf('job_2', pullAt(9)), 'The new job is done.')
    expect(records(github)).toEqual(['100 pr-opened job_1 acme/docs#7'])
    expect(bodyOf(github)).toContain('The new job is done.')
    expect(records(github, 9)).toEqual(['100 pr-opened job_2 acme/docs#9'])
    // A re-run of the run that asked must not take the old job for its own.
    const next = await openRun(github, '101').conversation.readOwnPull(ISSUE)
    expect(next?.jobId).toBe('job_1')
    expect(next?.task).not.toBe(asking.conversation.task)
  })
})

describe('where there is nothing to comment on', () => {
  const WARNING = /^warning: .+ opens a second pull request: set issue-number\.$/
  const INFO = /^There is .+; see issue-number\.$/

  test.each<[string, string, Reported, RegExp]>([
    ['a job that goes on', 'open', { ...resultOf('job_1'), outcome: 'timed-out' }, WARNING],
    ['one without a pull request', 'open', { ...resultOf('job_1'), outcome: 'no-pr' }, INFO],
    ['a pull request elsewhere', 'open', resultOf('job_1', pullAt(1, 'acme/website')), WARNING],
    ['another job', '', resultOf('job_1', pullAt(9, 'acme/other')), INFO],
    ['a report', '', { outcome: 'reported' }, INFO],
  ])('C7: %s says so once', async (_name, jobId, result, line) => {
    const inputs = { 'issue-number': '', 'job-id': jobId }
    const { conversation, lines, requests } = openRun(new SimulatedGitHub(), '100', { inputs })
    for (let times = 0; times < 2; times++) await conversation.report(result, 'Done')
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(requests).toEqual([])
  })
})

describe('a comment', () => {
  const NOTICE =
    /^notice: A comment on #7 looks like this action's record, but its signature.*Was the key rotated/

  test.each([
    ['signed with another key', { ...seal, key: 'mint_old' }],
    ['copied from another issue', { ...seal, issueNumber: 8 }],
    ['copied from another repository', { ...seal, repository: 'acme/code' }],
  ])('C6: %s is not believed, left as it is, and reported once', async (_name, other) => {
    const github = withRecord({}, other)
    const body = bodyOf(github)
    const { conversation, lines } = openRun(github)
    expect(await conversation.readRecord()).toBeUndefined()
    await conversation.report(resultOf('job_2'), 'Done')
    expect(lines).toEqual([expect.stringMatching(NOTICE)])
    expect(bodyOf(github)).toBe(body)
    expect(records(github)).toEqual(['unbelieved', '100 pr-opened job_2 -'])
  })

  test.each([
    ['by somebody else', withComment(`${formatMarker(marker, seal)}\n`, 'mallory')],
    ['of another project', withRecord({ project: fingerprint('other') })],
    ['in which a record is quoted', withComment(`You said:\n${formatMarker(marker, seal)}\n`)],
  ])('C6: %s is passed over', async (_name, github) => {
    const { conversation, lines } = openRun(github)
    expect(await conversation.readRecord()).toBeUndefined()
    expect(lines).toEqual([])
  })

  test.each([
    ['spoiled', 'spoiled'],
    ['forged', formatMarker({ ...marker, runId: '999' }, { ...seal, key: 'mint_old' })],
  ])('C6: whose record somebody %s during the run is written again', async (_name, body) => {
    const github = withRecord({ runId: '100' })
    const { conversation } = openRun(github)
    await conversation.readRecord()
    Object.assign(github.repository.comments.at(0) ?? {}, { body })
    await conversation.report(resultOf('job_1'), 'Done')
    expect(records(github)).toEqual(['100 pr-opened job_1 acme/docs#7'])
  })
})

describe('the search for the comment', () => {
  const strangers = (count: number, github = new SimulatedGitHub()) => {
    for (let n = 0; n < count; n++) github.addComment(ISSUE, 'reader', `${n}`)
    return github
  }

  test('reads them all, and looks at no more than the one that was found later', async () => {
    const github = strangers(70)
    await openRun(github).conversation.report(resultOf('job_1'), 'Done')
    strangers(20, github)
    const { conversation, asked } = openRun(github, '101')
    await conversation.readRecord()
    const page = (n: number) => `GET /repos/acme/docs/issues/7/comments?per_page=30&page=${n}`
    // The second look has what may have shifted during the first one.
    const again = [page(1), page(2), page(3), page(4)]
    expect(asked()).toEqual([page(1), page(2), page(3), 'POST /graphql', page(4), ...again])
    await conversation.report(resultOf('job_1'), 'Done')
    const id = `/repos/acme/docs/issues/comments/${github.repository.comments[70]?.id}`
    expect(asked().slice(9)).toEqual([`GET ${id}`, `PATCH ${id}`])
  })

  test("E6: of several, the newest run's counts, wherever it stands", async () => {
    const github = new SimulatedGitHub()
    for (const runId of ['90', '98', '95'])
      github.addComment(ISSUE, BOT, `${formatMarker({ ...marker, runId }, seal)}\n`)
    const { conversation } = openRun(github)
    expect(await conversation.readRecord()).toMatchObject({ runId: '98' })
  })

  test('E4: past 3,000 comments, it is unknown whether there is a record', async () => {
    const github = strangers(3_001)
    const { conversation, requests } = openRun(github)
    await expect(conversation.readRecord()).rejects.toThrow('there are more than 3000')
    expect(requests).toHaveLength(100)
  })
})
