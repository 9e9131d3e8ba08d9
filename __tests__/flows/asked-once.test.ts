import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { refuse } from '../../simulator/http/answer.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { AttemptError } from '../../src/http/faults.ts'
import { type Entry, MAX_ENTRIES } from '../../src/job/entry.ts'
import { trusted } from '../../src/rich-text.ts'
import {
  asked,
  createWorld,
  type Flow,
  type FlowEnd,
  KEY,
  runStep,
  type World,
} from '../support/flow.ts'
import { BOT, entry, logComment } from '../support/request-log.ts'

/* With the log in its comment, a run asks the agent once, whatever is re-run, lost or cancelled. */

const inputs = { prompt: 'Document it.', comment: 'true', 'issue-number': '7' }
const FAST = { job: { finishAfterMs: 0 } }
const attempt = (number: number, flow: Flow = {}): Flow => ({
  inputs,
  ...flow,
  env: { GITHUB_RUN_ATTEMPT: `${number}`, ...flow.env },
})
const jobsOf = ({ service }: World) => service.jobs.all.length
const bodies = ({ github }: World) => github.repository.comments.map(({ body }) => body)
const failing =
  (operation: string, times: number, status: number): OnRequest =>
  (request) =>
    request.operation === operation && request.nth < times ? problem(status, 'Not now') : undefined
const lost = () => {
  throw new AttemptError('unanswered', trusted('the connection was lost'))
}

test('a re-run does not take a job that is too new to be found for one that no longer exists', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'get' ? refuse(404, 'Not found') : undefined
  const { world } = await runStep({ inputs, onRequest, cancelAtMs: 5_000 })
  const soon = await runStep(attempt(2, { world, onRequest }))
  expect(soon.result.message).toBe(
    'Agent job job_1, of an earlier attempt, is new, and cannot be found yet. Nothing was sent. Re-run in a minute.',
  )
  await world.clock.sleep(60_000, new AbortController().signal)
  const later = await runStep(attempt(3, { world, onRequest, cancelAtMs: 5_000 }))
  expect(asked(soon)).not.toContain('create')
  expect(asked(later)).toContain('create')
})

describe('a re-run does not repeat a create that ended in', () => {
  const answeredBy =
    (then: OnRequest): OnRequest =>
    (request, exchange) => {
      if (request.operation !== 'create') return undefined
      exchange.answer()
      return then(request, exchange)
    }
  test.each<[string, Flow]>([
    ['a reset', { onRequest: answeredBy(lost) }],
    ['a cancel', { onRequest: answeredBy((_, { wait }) => wait(1e9)), cancelAtMs: 30_000 }],
  ])('%s', async (_what, flow) => {
    const { world } = await runStep({ inputs, ...flow, service: FAST })
    expect(bodies(world).join()).not.toContain('Agent job `')
    for (const number of [2, 3]) {
      const again = await runStep(attempt(number, { world }))
      expect(again.result).toMatchObject({ outcome: 'error', fails: true })
      expect(again.result.message).toMatch(
        /it is unknown whether the request got there\. Nothing was sent\..*start a new run.*as after a push, delete the step's comment on #7/,
      )
      expect(asked(again)).toEqual([])
      expect(bodies(world).join()).toContain('unknown whether the request got there')
    }
    expect(jobsOf(world)).toBe(1)
    const env = { GITHUB_RUN_ID: '5000' }
    expect((await runStep({ world, inputs, env })).outputs['job-id']).toBe('job_2')
  })
})

test.each([
  ['before the answer to the create', 'create', []],
  ['after it', 'get', ['get']],
])('a re-run after a SIGKILL %s makes no second job', async (_, last, sent) => {
  const world = createWorld({ service: { job: { finishAfterMs: 20_000 } } })
  let left: typeof world.github.repository.comments = []
  const onRequest: OnRequest = ({ operation, nth }) => {
    if (operation === last && nth === 0) left = structuredClone(world.github.repository.comments)
  }
  await runStep({ world, inputs, onRequest })
  world.github.repository.comments.splice(0, Number.POSITIVE_INFINITY, ...left)
  expect(new Set(asked(await runStep(attempt(2, { world }))))).toEqual(new Set(sent))
  expect(jobsOf(world)).toBe(1)
})

test('a re-run with the right key asks once the service has refused a wrong one', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'create' ? refuse(401, 'Invalid API key') : undefined
  const { world } = await runStep({ inputs, onRequest, service: FAST })
  const corrected = { ...inputs, 'api-key': `${KEY}_corrected` }
  const again = await runStep(attempt(2, { world, inputs: corrected }))
  expect(again.outputs['job-id']).toBe('job_1')
  expect((await runStep(attempt(3, { world, inputs: corrected }))).outputs['job-id']).toBe('job_1')
})

test('a re-run asks nothing after a job that was archived with a link that is not used', async () => {
  const job = { ...FAST.job, result: 'archived', prLink: 'https://evil.example/a' } as const
  const { world } = await runStep({ inputs, service: { job } })
  const again = await runStep(attempt(2, { world }))
  expect(again.outputs).toMatchObject({ outcome: 'archived', 'job-id': 'job_1' })
})

test('a re-run asks after a cancel before the create', async () => {
  const end = await runStep({
    inputs,
    service: FAST,
    cancelAtMs: 100,
    onRequest: ({ to }, { wait }) => (to === 'github' ? wait(400) : undefined),
  })
  expect(end.result.outcome).toBe('cancelled')
  expect((await runStep(attempt(2, { world: end.world }))).outputs['job-id']).toBe('job_1')
})

describe('the request is in the log before the create, and', () => {
  test.each<[string, Flow, RegExp]>([
    ['no permission', { github: { token: { permissions: {} } } }, /`issues: write`/],
    [
      'a locked issue',
      { github: { locked: [7] } },
      /issue is locked\."\..* The step keeps its log/,
    ],
    ['an issue that was deleted', { github: { deleted: [7] } }, /"This issue was deleted"/],
    ['no token', { inputs: { ...inputs, 'github-token': '' } }, /`github-token`, which is empty/],
  ])("%s fails the step in GitHub's words, with one annotation", async (_what, flow, says) => {
    const end = await runStep({ inputs, ...flow })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toMatch(says)
    expect(asked(end)).toEqual([])
    const annotations = end.log.filter((line) => /^(?:warning|error): /.test(line))
    expect(annotations).toEqual([expect.stringMatching(/^error: .*nothing was sent\.$/)])
  })
})

test('a re-run after wait: false reports the end, though no text promised that', async () => {
  const world = createWorld({ service: { job: { finishAfterMs: 30_000 } } })
  const later = { ...inputs, wait: 'false' }
  const { summary } = await runStep({ world, inputs: later })
  expect(summary).toContain(
    'To wait for it and its pull request, run a step with `job-id: job_1`, without a prompt and without `context`.',
  )
  expect(summary).not.toContain('re-run')
  await world.clock.sleep(60_000, new AbortController().signal)
  const again = await runStep(attempt(2, { world, inputs: later }))
  expect([again.outputs.outcome, asked(again)]).toEqual(['pr-opened', ['get']])
  // The earlier attempt created the job, so the pull request is new.
  expect(again.summary).toContain('The docs agent opened a pull request')
})

test('a re-run of a step that only waits does not warn of a second request', async () => {
  const { world } = await runStep({ inputs: { prompt: 'Document it.' }, service: FAST })
  const end = await runStep(attempt(2, { world, inputs: { 'job-id': 'job_1' } }))
  expect(end.outputs.outcome).toBe('pr-opened')
  expect(end.log.filter((line) => line.startsWith('warning: '))).toEqual([])
})

test('no text promises that a re-run waits for a job that could not be noted', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'update-comment' ? problem(503, 'Down.') : undefined
  const service = { job: { finishAfterMs: Number.POSITIVE_INFINITY } }
  const { outputs, summary } = await runStep({ inputs, service, onRequest })
  expect(outputs.outcome).toBe('timed-out')
  expect(summary).not.toContain('re-run')
  expect(summary).toContain('To wait for it and its pull request, run a step with')
})

test('workflows, steps with a key and matrix legs on one issue each continue their own job, in any order', async () => {
  const B = 'acme/docs/.github/workflows/b.yml@refs/heads/main'
  const leg = (n: number) => ({ 'INPUT_COMMENT-KEY': `{"project": ${n}}` })
  const STEPS: Flow['env'][] = [
    {},
    { GITHUB_WORKFLOW_REF: B, GITHUB_RUN_ID: '77' },
    { GITHUB_ACTION: '__docs_2', 'INPUT_COMMENT-KEY': 'second' },
    { GITHUB_JOB: 'other', 'INPUT_COMMENT-KEY': 'other' },
    ...[1, 2, 3, 4].map(leg),
  ]
  const world = createWorld({ service: FAST })
  const play = async (steps: Flow['env'][], number: number) => {
    const ids: unknown[] = []
    for (const env of steps)
      ids.push((await runStep(attempt(number, { world, env: { ...env } }))).outputs['job-id'])
    return ids
  }
  const first = await play(STEPS, 1)
  expect(new Set(first).size).toBe(STEPS.length)
  expect(await play(STEPS.toReversed(), 2)).toEqual(first.toReversed())
  expect(jobsOf(world)).toBe(STEPS.length)
  const reports = bodies(world).filter((body) => body.includes('Workflow run'))
  expect(reports).toHaveLength(STEPS.length)
})

const SHARED =
  /^Another step of this run has the same comment.* Nothing was sent\. Give each step its own `comment-key`/

test.each([{ GITHUB_ACTION: '__docs_2' }, { GITHUB_JOB: 'other' }])(
  'a second step of a run without a key of its own asks nothing, and says so, in re-runs too: %j',
  async (env) => {
    const { world } = await runStep({ inputs, service: FAST })
    for (const number of [1, 2, 3]) {
      const second = await runStep(attempt(number, { world, env }))
      expect(second.result).toMatchObject({ outcome: 'error', fails: true })
      expect(second.result.message).toMatch(SHARED)
      // The first step still has its own.
      const again = await runStep(attempt(number + 1, { world }))
      expect(again.outputs['job-id']).toBe('job_1')
    }
    expect(jobsOf(world)).toBe(1)
  },
)

describe('two runs at once in one comment', () => {
  const RUN = (id: string) => ({ GITHUB_RUN_ID: id })
  const runsIn = ({ github }: World) =>
    github.repository.comments.flatMap(({ issueNumber, body }) => {
      if (issueNumber !== 7) return []
      const [, payload = ''] = /^<!-- \S+ \w+ (\S+) -->/.exec(body) ?? []
      const entries: { run: string; state: string }[] = JSON.parse(
        Buffer.from(payload, 'base64').toString(),
      )
      return entries.map(({ run, state }) => `${run} ${state}`)
    })

  test('keep what the other one asked', async () => {
    const world = createWorld({ service: { job: { finishAfterMs: 60_000 } } })
    await runStep({ world, inputs: { ...inputs, wait: 'false' }, env: RUN('1') })
    const follow = { ...inputs, continue: 'true' }
    const slow: OnRequest = ({ operation }, { wait }) =>
      operation === 'message' ? wait(40_000) : undefined
    const first = runStep({ world, inputs: follow, env: RUN('2'), onRequest: slow })
    const late = { ...follow, 'poll-interval-seconds': '25' }
    await Promise.all([first, runStep({ world, inputs: late, env: RUN('3') })])
    expect(runsIn(world)).toEqual(['1 asked', '2 asked', '3 asked'])
  })

  test.each([
    ['before the first one has looked again', 40],
    ['after that', 400],
  ])(
    'lose nothing if the second one overwrites the request of the first, %s',
    async (_, lateMs) => {
      const world = createWorld({ service: { job: { finishAfterMs: 60_000 } } })
      await runStep({ world, inputs, env: RUN('1') })
      const seen: string[][] = []
      const watched: OnRequest = async ({ operation }, { wait, answer }) => {
        if (operation === 'create') seen.push(runsIn(world))
        if (operation !== 'create' || lateMs < 100) return undefined
        await wait(1_000)
        return answer()
      }
      const overwriting: OnRequest = async ({ operation, nth }, { wait, answer }) => {
        if (operation !== 'update-comment' || nth > 0) return undefined
        await wait(lateMs)
        return answer()
      }
      await Promise.all([
        runStep({ world, inputs, env: RUN('2'), onRequest: watched }),
        runStep({ world, inputs, env: RUN('3'), onRequest: overwriting }),
      ])
      // Nothing is sent before the request is there.
      expect(seen.flat()).toContain('2 asking')
      expect(runsIn(world).toSorted()).toEqual(['1 asked', '2 asked', '3 asked'])
      for (const run of ['2', '3']) {
        const again = await runStep(attempt(2, { world, env: RUN(run) }))
        expect(again.outputs.outcome).toBe('pr-opened')
      }
      expect(jobsOf(world)).toBe(3)
    },
  )

  test('may make a comment each, and each re-run finds its own', async () => {
    const world = createWorld({ service: FAST })
    const ends = await Promise.all(
      ['2', '3'].map((run) => runStep({ world, inputs, env: RUN(run) })),
    )
    expect(runsIn(world).toSorted()).toEqual(['2 asked', '3 asked'])
    const again = ['2', '3'].map((run) => runStep(attempt(2, { world, env: RUN(run) })))
    const ids = (some: FlowEnd[]) => some.map(({ outputs }) => outputs['job-id'])
    expect(ids(await Promise.all(again))).toEqual(ids(ends))
    expect(jobsOf(world)).toBe(2)
  })
})

test('a cancel while the write of the request is retried leaves time to note the job', async () => {
  const world = createWorld({ service: { job: { finishAfterMs: 60_000 } } })
  await runStep({ world, inputs, onRequest: failing('update-comment', 2, 502), cancelAtMs: 2_500 })
  expect((await runStep(attempt(2, { world }))).outputs['job-id']).toBe('job_1')
  expect(jobsOf(world)).toBe(1)
})

test('a write of the request that a cancel meets is carried out, and is not begun anew', async () => {
  const onRequest: OnRequest = async ({ operation, nth }, { answer, wait }) => {
    if (operation !== 'create-comment' || nth > 0) return undefined
    await wait(1_000)
    return answer()
  }
  const end = await runStep({ inputs, onRequest, cancelAtMs: 500 })
  expect(end.result.outcome).toBe('cancelled')
  expect(asked(end)).toEqual([])
  const writes = end.requests.filter(
    ({ method, operation }) => method !== 'GET' && operation !== 'graphql',
  )
  expect(writes.map(({ operation }) => operation)).toEqual(['create-comment', 'update-comment'])
  expect(bodies(end.world)).toEqual([expect.stringContaining('The workflow was cancelled')])
  // The log says that the agent was not asked.
  expect((await runStep(attempt(2, { world: end.world }))).outputs['job-id']).toBe('job_1')
})

test('a write of the request that is still unanswered 1.5 s after a cancel is given up', async () => {
  const onRequest: OnRequest = ({ operation }, { wait }) =>
    operation === 'create-comment' ? wait(9_000) : undefined
  const end = await runStep({ inputs, onRequest, cancelAtMs: 500 })
  expect(end.result.outcome).toBe('cancelled')
  expect(end.tookMs).toBe(2_000)
  expect(asked(end)).toEqual([])
})

test.each<[what: string, comments: number, trouble: (world: World) => OnRequest]>([
  ['GitHub does not yet know a new issue', 1, () => failing('list-comments', 2, 404)],
  ['GitHub does not yet show the comment', 1, () => failing('get-comment', 1, 404)],
  [
    'somebody deletes the comment while the job is at work',
    1,
    ({ github }) =>
      ({ operation }) =>
        void (operation === 'get' && github.repository.comments.splice(0)),
  ],
  [
    'the comment is deleted and the answer to its replacement is lost',
    1,
    ({ github }) =>
      ({ operation, nth }, { answer }) => {
        if (operation === 'get' && nth === 0) github.repository.comments.splice(0)
        const isLost = operation === 'create-comment' && nth > 0 && nth < 3
        return isLost && answer() ? problem(502, 'Bad Gateway') : undefined
      },
  ],
  [
    'every answer to a write of the comment is lost for five minutes',
    1,
    () =>
      ({ operation, atMs }, { answer }) => {
        const isLost = atMs < 330_000 && /^(?:create|update)-comment$/.test(operation)
        return isLost && answer() ? problem(502, 'Bad Gateway') : undefined
      },
  ],
])('a re-run asks nothing twice though %s', async (_what, comments, trouble) => {
  const world = createWorld({ service: { job: { finishAfterMs: 30_000 } } })
  await runStep({ world, inputs, onRequest: trouble(world) })
  const places = world.github.repository.comments.map(({ issueNumber }) => issueNumber)
  expect(places.filter((place) => place === 7)).toHaveLength(comments)
  const again = await runStep(attempt(2, { world }))
  expect([again.outputs['job-id'], jobsOf(world)]).toEqual(['job_1', 1])
})

test('no request is lost if the list of comments is out of date', async () => {
  const world = createWorld({ service: FAST })
  const { comments } = world.github.repository
  const run = (id: string, number: number, onRequest: OnRequest = () => undefined) => {
    const env = { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: `${number}` }
    return runStep({ world, inputs, onRequest, env })
  }
  await run('1', 1)
  const old = structuredClone(comments)
  // It is asking while the next one begins.
  const second = run('2', 1, ({ operation }, { wait }) =>
    operation === 'create' ? wait(60_000) : undefined,
  )
  await world.clock.sleep(10_000, new AbortController().signal)
  const startMs = world.clock.nowMs()
  await run('3', 1, ({ operation }, { answer }) => {
    const isLate = world.clock.nowMs() < startMs + 1_000
    if (operation !== 'list-comments' || !isLate) return undefined
    const now = comments.splice(0, comments.length, ...old)
    const listed = answer()
    comments.splice(0, comments.length, ...now)
    return listed
  })
  await second
  const again = [await run('2', 2), await run('3', 2)].map(({ outputs }) => outputs['job-id'])
  expect(again.toSorted()).toEqual(['job_2', 'job_3'])
  expect(jobsOf(world)).toBe(3)
})

test('a re-run with a new key goes on if the key expires while the job is at work', async () => {
  const expired: OnRequest = ({ operation }) =>
    operation === 'get' ? refuse(401, 'Key expired') : undefined
  const service = { job: { finishAfterMs: 20_000 } }
  const { world, result } = await runStep({ inputs, onRequest: expired, service })
  expect(result.message).toMatch(/as the secret that `api-key` reads\. .*re-run this workflow/)
  // The agent is at work.
  expect(bodies(world).join()).toContain('Agent job `job_1` goes on')
  const again = await runStep(attempt(2, { world, onRequest: expired }))
  expect(again.result.outcome).toBe('error')
  expect(bodies(world).join()).toContain('The step failed')
  const renewed = { ...inputs, 'api-key': `${KEY}_new` }
  const last = await runStep(attempt(3, { world, inputs: renewed }))
  expect(last.outputs).toMatchObject({ 'job-id': 'job_1', outcome: 'pr-opened' })
  expect(jobsOf(world)).toBe(1)
})

const entriesOf = (world: World): Entry[] => {
  const [payload = ''] = bodies(world).map((body) => body.split(' ')[3])
  return JSON.parse(Buffer.from(payload, 'base64').toString())
}

test.each<[object, unknown]>([
  [{}, { pull: 'acme/docs#101', isOpen: true }],
  [{ prLink: null }, 'none'],
  [{ result: 'failed' }, 'failed'],
  [{ result: 'archived' }, 'archived'],
  [
    { prLink: 'https://gitlab.com/a/b/-/merge_requests/1' },
    { unreadable: 'https://gitlab.com/a/b/-/merge_requests/1' },
  ],
  [{ prLink: 'https://git.example/a/b/pull/1' }, undefined],
])('the log says how a job ended that goes %j', async (job, end) => {
  const { world } = await runStep({ inputs, service: { job: { finishAfterMs: 0, ...job } } })
  expect(entriesOf(world).map((one) => [one.state, one.job, one.end])).toEqual([
    ['asked', 'job_1', end],
  ])
})

test('the log does not say how a job ended whose link cannot be read', async () => {
  const service = { job: { finishAfterMs: 0, prLink: null } }
  const onRequest: OnRequest = ({ operation, nth }) =>
    operation === 'get' && nth > 0 ? refuse(503, 'Down') : undefined
  const { world, outputs } = await runStep({ inputs, service, onRequest })
  expect(outputs.outcome).toBe('no-pr')
  expect(entriesOf(world)[0]?.end).toBeUndefined()
})

test('a later run writes down how a job ended that its own run did not see', async () => {
  const world = createWorld({ service: { job: { finishAfterMs: 30_000, prLink: null } } })
  await runStep({ world, inputs: { ...inputs, wait: 'false' } })
  await world.clock.sleep(60_000, new AbortController().signal)
  const env = { GITHUB_RUN_ID: '5000' }
  await runStep({ world, inputs: { ...inputs, continue: 'true' }, env })
  const ended = (job: string) => expect.objectContaining({ job, end: 'none' })
  expect(entriesOf(world)).toEqual([ended('job_1'), ended('job_2')])
})

test("a re-run asks nothing after another run's follow-up to its job failed", async () => {
  const job: JobScript = { ...FAST.job }
  const { world } = await runStep({ inputs, service: { job } })
  const onRequest: OnRequest = ({ operation }) => {
    if (operation === 'message') job.result = 'failed'
  }
  const follow = { ...inputs, continue: 'true' }
  const failed = await runStep({ world, inputs: follow, onRequest, env: { GITHUB_RUN_ID: '5000' } })
  expect(failed.outputs).toMatchObject({ outcome: 'failed', 'job-id': 'job_1' })
  expect(entriesOf(world)[0]?.end).toEqual({ pull: 'acme/docs#101', isOpen: true })
  for (const number of [2, 3]) {
    const again = await runStep(attempt(number, { world }))
    expect(again.outputs).toMatchObject({ outcome: 'failed', 'job-id': 'job_1' })
    expect(asked(again)).not.toContain('create')
  }
})

test('a later run writes down that a pull request was closed', async () => {
  const { world } = await runStep({ inputs, service: FAST })
  Object.assign(world.github.repository.pulls[0] ?? {}, { state: 'closed' })
  const env = { GITHUB_RUN_ID: '5000' }
  await runStep({ world, inputs: { ...inputs, continue: 'true' }, env })
  expect(entriesOf(world)[0]?.end).toEqual({ pull: 'acme/docs#101', isOpen: false })
})

describe('a full log', () => {
  const later = (count: number) =>
    Array.from({ length: count }, (_, n) => entry('asked', { run: `${5000 + n}`, job: `job_${n}` }))
  const full = (entries: Entry[]) => {
    const world = createWorld({ service: FAST })
    world.github.addComment(7, BOT, logComment(entries))
    return world
  }

  test('drops the oldest request', async () => {
    const [oldest, ...kept] = Array.from({ length: MAX_ENTRIES }, () => entry('asking'))
    const world = full([...(oldest ? [oldest] : []), ...kept])
    expect((await runStep({ world, inputs })).outputs.outcome).toBe('pr-opened')
    expect(entriesOf(world)).toEqual([
      ...kept,
      expect.objectContaining({ state: 'asked', job: 'job_1' }),
    ])
  })

  const end = (isOpen: boolean) => ({ end: { pull: 'acme/docs#101', isOpen } })
  test.each([
    ['was open when last seen', end(true)],
    ['is not known', {}],
    ['was not told, since a follow-up failed', { end: 'failed' as const, isFollowUp: true }],
  ])('drops last a request whose pull request %s', async (_, ofOpen) => {
    const open = entry('asked', { job: 'a', ...ofOpen })
    const closed = entry('asked', { job: 'b', ...end(false) })
    const rest = Array.from({ length: MAX_ENTRIES - 2 }, () => entry('asking'))
    const world = full([open, closed, ...rest])
    await runStep({ world, inputs })
    expect(entriesOf(world)).toEqual([open, ...rest, expect.objectContaining({ job: 'job_1' })])
  })

  test('drops a new job that failed before an older request whose end is not known', async () => {
    const older = entry('asked', { job: 'a' })
    const failed = entry('asked', { job: 'b', end: 'failed' })
    const rest = Array.from({ length: MAX_ENTRIES - 2 }, () => entry('asking'))
    const world = full([older, failed, ...rest])
    await runStep({ world, inputs })
    expect(entriesOf(world)).toEqual([older, ...rest, expect.objectContaining({ job: 'job_1' })])
  })

  test('of open pull requests alone drops the oldest, not the request that is made', async () => {
    const end = { end: { unreadable: 'https://gitlab.com/a/b/-/merge_requests/1' } }
    const all = Array.from({ length: MAX_ENTRIES }, () => entry('asked', { job: 'a', ...end }))
    const world = full(all)
    let atCreate: unknown
    const onRequest: OnRequest = ({ operation }) => {
      if (operation === 'create') atCreate = entriesOf(world)
    }
    await runStep({ world, inputs, onRequest })
    expect(atCreate).toEqual([...all.slice(1), expect.objectContaining({ state: 'asking' })])
    expect(entriesOf(world)).toEqual([...all.slice(1), expect.objectContaining({ job: 'job_1' })])
  })

  test('that dropped a request for another, which was refused, still fails a re-run of its run', async () => {
    const oldest = entry('asked', { run: '4242', job: 'a', end: 'none' })
    const others = later(MAX_ENTRIES - 1).map((one) => ({ ...one, end: 'none' as const }))
    const world = full([oldest, ...others])
    const onRequest: OnRequest = ({ operation }) =>
      operation === 'create' ? refuse(402, 'No credits') : undefined
    const refused = await runStep({ world, inputs, onRequest, env: { GITHUB_RUN_ID: '9000' } })
    expect(refused.outputs.outcome).toBe('error')
    const again = await runStep(attempt(2, { world }))
    expect(again.result.message).toContain('is full of later requests')
    expect(asked(again)).toEqual([])
  })

  test('of later runs alone lets a run ask that only now has its turn', async () => {
    const world = full(later(MAX_ENTRIES))
    expect((await runStep({ world, inputs })).outputs.outcome).toBe('pr-opened')
  })
})

test('log and summary say that a re-run asks again if a comment has no issue', async () => {
  const end = await runStep({ inputs: { ...inputs, 'issue-number': '' } })
  expect(end.outputs.outcome).toBe('pr-opened')
  const says =
    /There is no comment: .*issue-number`? is empty .* no log of requests, so a re-run asks again/
  expect(end.log).toContainEqual(expect.stringMatching(says))
  expect(end.summary).toMatch(says)
  const only = { 'job-id': 'job_1', comment: 'true' }
  const waited = await runStep({ world: end.world, inputs: only })
  expect(waited.summary).toContain('There is no comment')
  expect(waited.summary).not.toContain('asks again')
})
