import { afterEach, describe, expect, test } from '@jest/globals'
import { type GitHubOptions, type GitHubSimulator, startGitHub } from '../../simulator/github.ts'
import { Cancelled } from '../../src/base/errors.ts'
import { connectGitHub } from '../../src/github/client.ts'
import { type CommentOptions, openComment } from '../../src/github/comment.ts'
import { fingerprint, formatMarker, type Marker, readMarker } from '../../src/github/marker.ts'
import { createTransport } from '../../src/http/transport.ts'
import { testRun } from '../support/test-run.ts'
import { virtualClock } from '../support/virtual-clock.ts'

const BOT = 'github-actions[bot]'
const seal = { key: 'mint_key', repository: 'acme/docs', issueNumber: 7 }
const project = fingerprint('docs')

const marker: Marker = {
  project,
  task: fingerprint('task'),
  workflow: fingerprint('workflow'),
  runId: '100',
  attempt: 1,
  outcome: 'working',
  jobId: 'job_1',
  pull: undefined,
}

let server: GitHubSimulator | undefined
afterEach(async () => server?.close())

async function start(options: GitHubOptions = {}): Promise<GitHubSimulator> {
  server = await startGitHub(options)
  return server
}

/** A run's view of the comment, and what it writes there. */
function openFor(
  github: GitHubSimulator,
  { runId = '100', attempt = 1, ...more }: Partial<CommentOptions & Marker> = {},
) {
  const unbelieved: string[] = []
  const comment = openComment({
    github: connectGitHub({
      token: 'token',
      apiUrl: github.url,
      repository: 'acme/docs',
      userAgent: 'test/1',
      send: createTransport({}),
      run: testRun(),
    }),
    seal,
    project,
    writer: { runId, attempt },
    runUrl: `https://github.com/acme/docs/actions/runs/${runId}`,
    run: testRun(),
    onUnbelieved: () => unbelieved.push(runId),
    ...more,
  })
  const write = (outcome: string, jobId: string | undefined = `job_${runId}`) =>
    comment.write(() => ({
      marker: { ...marker, runId, attempt, outcome, jobId },
      report: `Report of run ${runId}: ${outcome}.`,
    }))
  return { comment, read: comment.read, write, unbelieved }
}

/** What the comments on the issue record, the oldest first. */
function records(github: GitHubSimulator) {
  return github.comments.map(({ body }) => {
    const read = readMarker(body, seal)
    return read.kind === 'record' ? `${read.marker.runId} ${read.marker.outcome}` : read.kind
  })
}

describe('the one comment', () => {
  test('is written, updated, and read by the next run', async () => {
    const github = await start()
    const first = openFor(github)
    expect(await first.read()).toBeUndefined()
    expect(await first.write('working')).toBe(true)
    expect(await first.write('pr-opened')).toBe(true)
    expect(records(github)).toEqual(['100 pr-opened'])
    expect(await openFor(github, { runId: '101' }).read()).toMatchObject({ jobId: 'job_100' })
  })

  test("a later run's record is never replaced by an earlier run's", async () => {
    const github = await start()
    const [earlier, later] = [openFor(github), openFor(github, { runId: '101' })]
    await earlier.write('working')
    await later.write('working')
    expect(await earlier.write('pr-opened')).toBe(false)
    expect(records(github)).toEqual(['101 working'])
    expect(await later.write('no-pr')).toBe(true)
    expect(records(github)).toEqual(['101 no-pr'])
  })

  test('a later attempt of the same run replaces an earlier one, and not the other way round', async () => {
    const github = await start()
    const [first, second] = [openFor(github), openFor(github, { attempt: 2 })]
    await first.write('working')
    await second.write('working')
    expect(await first.write('pr-opened')).toBe(false)
    expect(await second.write('failed')).toBe(true)
    expect(records(github)).toEqual(['100 failed'])
  })

  test('is read again before it is written', async () => {
    const github = await start()
    const [earlier, later] = [openFor(github), openFor(github, { runId: '101' })]
    await earlier.write('working')
    expect(await later.read()).toMatchObject({ outcome: 'working' })
    await earlier.write('pr-opened')
    let seen: Marker | undefined
    await later.comment.write((earlierMarker) => {
      seen = earlierMarker
      return { marker: { ...marker, runId: '101' }, report: '' }
    })
    expect(seen).toMatchObject({ runId: '100', outcome: 'pr-opened' })
  })

  test('is one where six runs write theirs through a list that lags by 3 s', async () => {
    const clock = virtualClock()
    const github = await start({ commentLagMs: 3000, nowMs: () => clock.nowMs() })
    const runs = ['101', '102', '103', '104', '105', '106'].map((runId) =>
      openFor(github, { runId, run: testRun({ clock }) }),
    )
    const twice = async (run: (typeof runs)[number]) => {
      await run.write('working')
      await run.write('started')
    }
    await Promise.all(runs.map(twice))
    expect(github.requests.filter(({ operation }) => operation === 'create-comment')).toHaveLength(
      6,
    )
    expect(records(github)).toHaveLength(1)
    expect(Math.max(...clock.pauses)).toBeLessThanOrEqual(4000)
  })

  test('is one where the list never shows it', async () => {
    const clock = virtualClock()
    const github = await start({ commentLagMs: Infinity, nowMs: () => clock.nowMs() })
    const run = openFor(github, { run: testRun({ clock }) })
    await run.write('working')
    expect(clock.pauses).toEqual([1000, 2000, 4000])
    await run.write('pr-opened')
    expect(records(github)).toEqual(['100 pr-opened'])
  })

  test('ends its pauses when the step is cancelled', async () => {
    const clock = virtualClock()
    const github = await start({ commentLagMs: Infinity, nowMs: () => clock.nowMs() })
    const signal = AbortSignal.abort(new Cancelled('cancelled'))
    await expect(
      openFor(github, { run: testRun({ clock, signal }) }).write('working'),
    ).rejects.toThrow('cancelled')
  })

  test('that may not be deleted leads to the oldest one, and is not at work for ever', async () => {
    const github = await start({ faults: [{ on: 'delete-comment', fault: 403 }] })
    await writeBesideOlder(github)
    expect(records(github)).toEqual(['100 pr-opened', '100 duplicate'])
    const [older, second] = github.comments
    expect(second?.body).toContain(`[another comment](#issuecomment-${older?.id})`)
    expect(second?.body).not.toContain('job=job_')
  })

  test('that somebody deleted meanwhile is no fault', async () => {
    const github = await start({ faults: [{ on: 'delete-comment', fault: 404 }] })
    await writeBesideOlder(github)
    expect(records(github)[0]).toBe('100 pr-opened')
  })

  /** A run writes its comment while another's, that is older, does not show yet. */
  async function writeBesideOlder(github: GitHubSimulator): Promise<void> {
    const run = openFor(github)
    await run.write('working')
    const [mine] = github.comments
    if (mine === undefined) throw new Error('no comment')
    const body = formatMarker({ ...marker, runId: '99' }, seal)
    github.comments.unshift({ id: mine.id - 1, issueNumber: 7, login: BOT, body: `${body}\n` })
    await run.write('pr-opened')
  }
})

describe('C6: a comment', () => {
  const forged = (more: Partial<typeof seal>) => `${formatMarker(marker, { ...seal, ...more })}\n`

  test('signed with another key is left alone, and told of', async () => {
    const github = await start()
    const old = github.addComment({ issueNumber: 7, login: BOT, body: forged({ key: 'mint_old' }) })
    const run = openFor(github)
    expect(await run.read()).toBeUndefined()
    expect(run.unbelieved).toEqual(['100'])
    await run.write('working')
    expect(old.body).toBe(forged({ key: 'mint_old' }))
    expect(records(github)).toEqual(['unbelieved', '100 working'])
  })

  test.each([
    ['by somebody else', 'mallory', forged({}), 0],
    ['copied from another issue', BOT, forged({ issueNumber: 8 }), 1],
    ['further down in a comment', BOT, `You said:\n${forged({})}`, 0],
  ])('%s is not believed', async (_name, login, body, notices) => {
    const github = await start()
    github.addComment({ issueNumber: 7, login, body })
    const run = openFor(github)
    expect(await run.read()).toBeUndefined()
    expect(run.unbelieved).toHaveLength(notices)
  })

  test('of another project is neither believed nor told of', async () => {
    const github = await start()
    const other = formatMarker({ ...marker, project: fingerprint('other') }, seal)
    const othersKey = formatMarker(
      { ...marker, project: fingerprint('other') },
      { ...seal, key: 'mint_other' },
    )
    for (const body of [other, othersKey]) github.addComment({ issueNumber: 7, login: BOT, body })
    const run = openFor(github)
    expect(await run.read()).toBeUndefined()
    expect(run.unbelieved).toEqual([])
  })
})

describe('the search', () => {
  const strangers = (github: GitHubSimulator, count: number) => {
    for (let n = 0; n < count; n++)
      github.addComment({ issueNumber: 7, login: 'reader', body: `${n}` })
  }
  const listings = (github: GitHubSimulator) =>
    github.requests.filter(({ operation }) => operation === 'list-comments').length

  test('stops at the page that holds ours', async () => {
    const github = await start()
    strangers(github, 150)
    await openFor(github).write('working')
    strangers(github, 500)
    const before = listings(github)
    expect(await openFor(github, { runId: '101' }).read()).toMatchObject({ runId: '100' })
    expect(listings(github) - before).toBe(6)
  })

  test('begins again where it ended, and finds ours where earlier comments were deleted', async () => {
    const github = await start()
    strangers(github, 250)
    const run = openFor(github)
    await run.write('working')
    const before = listings(github)
    await run.write('working')
    expect(listings(github) - before).toBe(1)
    github.comments.splice(0, 200)
    await run.write('pr-opened')
    expect(records(github).at(-1)).toBe('100 pr-opened')
  })

  test('ends after 3,000 comments', async () => {
    const github = await start()
    strangers(github, 3001)
    github.addComment({ issueNumber: 7, login: BOT, body: `${formatMarker(marker, seal)}\n` })
    expect(await openFor(github).read()).toBeUndefined()
    expect(listings(github)).toBe(100)
  })

  test('ends where a server has no pages and answers each time with all', async () => {
    const all = Array.from({ length: 150 }, (_, id) => ({
      id,
      body: '',
      user: { login: 'reader' },
    }))
    let calls = 0
    const github = {
      ...connectGitHub({
        token: 'token',
        apiUrl: 'http://127.0.0.1:9',
        repository: 'acme/docs',
        userAgent: 'test/1',
        send: createTransport({}),
        run: testRun(),
      }),
      getOwnLogin: async () => BOT,
      listComments: async () => {
        calls += 1
        return all
      },
    }
    const comment = openComment({
      github,
      seal,
      project,
      writer: marker,
      runUrl: '',
      run: testRun(),
      onUnbelieved: () => {},
    })
    expect(await comment.read()).toBeUndefined()
    expect(calls).toBe(2)
  })
})
