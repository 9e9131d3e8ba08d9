import { describe, expect, test } from '@jest/globals'
import { DEMO_GITHUB } from '../../simulator/demo.ts'
import { problem } from '../../simulator/github/asked.ts'
import { GITHUB_OPERATIONS } from '../../simulator/github/github.ts'
import { refuse } from '../../simulator/http/answer.ts'
import type { OnRequest, SeenRequest } from '../../simulator/send.ts'
import { SERVICE_OPERATIONS } from '../../simulator/service.ts'
import { AttemptError } from '../../src/http/faults.ts'
import { trusted } from '../../src/rich-text.ts'
import { LABELLED, pulled, scheduled } from '../support/events.ts'
import { asked, createWorld, type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { search, views } from '../support/readers.ts'

/*
 * T1 to T7. Each operation, before and after the agent is asked, starts an outage of its whole server:
 *
 * | The outage lasts | A read before the agent is asked | A poll | A write of the service | A decoration |
 * | ---------------- | -------------------------------- | ------ | ---------------------- | -------------- |
 * | 10 s             | as without it                    | as without it | as without it          | the job's outcome |
 * | 2 minutes        | as without it                    | as without it | red, nothing sent      | the job's outcome |
 * | for good         | red, nothing sent                | `timed-out` | red, nothing sent | the job's outcome |
 */

type Phase = 'before' | 'after'

const SHA = ['a', 'b', 'c'].map((digit) => digit.repeat(40))
const [BEFORE = '', AFTER = ''] = SHA
const HISTORY = SHA.map((sha) => ({ sha, files: [{ filename: 'src/a.ts', patch: '+a' }] }))
const PUSHED = { before: BEFORE, after: AFTER, ref: 'refs/heads/main', commits: [] }
const repository = { full_name: 'acme/docs', private: true, visibility: 'private' }
const push: Flow = { event: 'push', payload: { ...PUSHED, repository } }
const job = { finishAfterMs: 120_000 }
const HOME = { comment: 'true', 'issue-number': '7' }
const ASK = { prompt: 'Document it.' }
const ALL = { 'reader-signals': 'true', 'traffic-weeks': '2' }
const REVIEW = {
  event: 'pull_request_review',
  payload: {
    ...pulled().payload,
    pull_request: { ...pulled().payload.pull_request, head: { sha: AFTER }, base: { sha: BEFORE } },
    action: 'submitted',
    review: { id: 5, state: 'commented', body: 'Please fix it.' },
  },
}

const INLINE = { reviewComments: { 5: [{ body: 'Here.' }] } }
const REVIEWED = { number: 8, headSha: AFTER, baseSha: BEFORE, ...INLINE }

const LABEL: Flow = { ...LABELLED, inputs: { ...ASK, comment: 'true' }, service: { job } }
const CARE: Flow = {
  ...scheduled(),
  inputs: { ...ALL, context: 'signals' },
  service: { job },
  github: DEMO_GITHUB,
}
const JOB_AND_REPORT: Flow = { ...CARE, inputs: { ...ALL, ...ASK } }
const COMMITS = { github: { commits: HISTORY }, service: { job } }
const CHANGES: Flow = { ...push, ...COMMITS, inputs: { context: 'changes' } }
const RELEASE: Flow = {
  ...CHANGES,
  event: 'release',
  payload: { action: 'published', release: { tag_name: 'v2', published_at: '2026-11-20' } },
  github: {
    commits: HISTORY,
    refs: { v1: BEFORE, v2: AFTER },
    releases: [{ tag: 'v1', createdAt: '2026-10-01T00:00:00Z' }],
  },
}
const SCHEDULE: Flow = {
  ...CHANGES,
  ...scheduled(),
  env: { GITHUB_SHA: AFTER },
  github: { commits: HISTORY, runs: [{ id: 1, event: 'schedule', headSha: BEFORE }] },
}

/** A step that uses an operation. `first` plays before it. */
type Use = Flow & { first?: Flow }
const OPEN: Use = {
  first: { ...push, inputs: { ...ASK, ...HOME } },
  ...push,
  inputs: { ...ASK, ...HOME, continue: 'true' },
  env: { GITHUB_RUN_ID: '5000' },
}
const USES: Record<string, Partial<Record<Phase, Use>>> = {
  create: { before: LABEL },
  get: {
    before: { first: { inputs: ASK }, inputs: { ...ASK, 'job-id': 'job_1' }, service: { job } },
    after: LABEL,
  },
  message: { before: OPEN },
  views: { before: CARE },
  visitors: { before: CARE },
  searches: { before: CARE },
  conversations: { before: CARE },
  'feedback-by-page': { before: CARE },
  feedback: { before: CARE },
  permission: { before: LABEL },
  'list-comments': { before: LABEL, after: LABEL },
  'create-comment': { before: LABEL, after: { ...LABEL, ...push, inputs: { ...ASK, ...HOME } } },
  'get-comment': { before: OPEN, after: LABEL },
  'update-comment': { before: OPEN, after: LABEL },
  pull: { before: OPEN, after: LABEL },
  'review-comments': {
    before: {
      ...REVIEW,
      inputs: { ...ASK, context: 'event' },
      service: { job },
      github: { commits: HISTORY, pulls: [REVIEWED] },
    },
  },
  compare: { before: CHANGES },
  commit: { before: { ...CHANGES, payload: { ...PUSHED, before: '0'.repeat(40), repository } } },
  markdown: { before: { ...LABEL, inputs: { ...ASK, context: 'event' } } },
  releases: { before: RELEASE },
  runs: { before: SCHEDULE },
  graphql: { before: { inputs: { ...ASK, ...HOME } } },
}

test('each operation of both servers meets an outage', () => {
  const all = [...SERVICE_OPERATIONS, ...GITHUB_OPERATIONS]
  expect(Object.keys(USES).toSorted()).toEqual([...new Set(all)].toSorted())
})

const ASKS = ['create', 'message']
/** Default: 300. */
const LONGEST_S: Record<string, number> = { create: 60, message: 60 }

async function play({ first, ...flow }: Use, onRequest?: OnRequest) {
  // A world changes its order.
  const { service = {}, github = {} } = flow
  const world = createWorld(structuredClone({ service, github }))
  if (first) await runStep({ ...first, world })
  return runStep({ ...flow, world, ...(onRequest && { onRequest }) })
}

function outage(operation: string, phase: Phase, lastsMs: number) {
  let isAsked = false
  let beganMs: number | undefined
  let away: SeenRequest['to'] | undefined
  const onRequest: OnRequest = (request, { answer }) => {
    const { to, atMs } = request
    if (request.operation === operation && (phase === 'after') === isAsked) {
      beganMs ??= atMs
      away ??= to
    }
    if (beganMs !== undefined && to === away && atMs < beganMs + lastsMs) {
      if (to === 'github') return problem(502, 'Bad Gateway')
      throw new AttemptError('unreachable', trusted('the connection was refused'))
    }
    const answered = answer()
    if (ASKS.includes(request.operation) && answered.status < 300) isAsked = true
    return answered
  }
  return { onRequest, met: () => beganMs !== undefined }
}

/** An outage must not change these. */
const resultOf = ({ outputs, comments, world }: FlowEnd) => ({
  outputs: { ...outputs, 'report-path': undefined } as FlowEnd['outputs'],
  jobs: world.service.jobs.all.map(({ prompts }) => prompts.length),
  comments: comments.map(({ issueNumber }) => issueNumber),
})
/** Without the pointer, which may be missing. */
const jobOf = (end: FlowEnd) => {
  const { outputs, jobs } = resultOf(end)
  const { outcome, status, 'job-id': id, 'pr-link': link } = outputs
  return { outcome, status, id, link, jobs }
}

/** After the agent is asked. */
const DECORATES = /^(?:pull.*|(?:list|create)-comments?)$/
const SHORT = [10_000, 120_000]
const CELLS = Object.entries(USES).flatMap(([operation, uses]) =>
  (['before', 'after'] as const).flatMap((phase) => {
    const use = uses[phase]
    if (use === undefined) return []
    return [...SHORT, Number.POSITIVE_INFINITY].map(
      (ms) => [operation, phase, ms / 1000, use] as const,
    )
  }),
)
const undisturbed = new Map<Use, Promise<FlowEnd>>()

test.each(CELLS)('an outage of %s %s asking may last %d s', async (operation, phase, s, use) => {
  const without = await (undisturbed.get(use) ?? play(use))
  undisturbed.set(use, Promise.resolve(without))
  expect(without.result.fails).toBe(false)
  const { onRequest, met } = outage(operation, phase, s * 1000)
  const end = await play(use, onRequest)
  expect(met()).toBe(true)

  const isShort = SHORT.includes(s * 1000)
  const mayDecorate = phase === 'after' && DECORATES.test(operation)
  if (s > (LONGEST_S[operation] ?? 300) && phase === 'before') {
    const sent = end.requests.filter(({ status = 500 }) => status < 300).map((one) => one.operation)
    expect([end.result.fails, sent.some((one) => ASKS.includes(one))]).toEqual([true, false])
  } else if (mayDecorate) expect(jobOf(end)).toEqual(jobOf(without))
  else if (isShort) expect(resultOf(end)).toEqual(resultOf(without))
  else if (operation === 'get') expect(end.outputs.outcome).toBe('timed-out')
  else expect(jobOf(end)).toEqual(jobOf(without))
})

describe('an exhausted budget of analytics', () => {
  const refused = (untilMs: number, headers: Record<string, string> = {}): OnRequest => {
    return ({ to, path, atMs }) =>
      to === 'service' && path.startsWith('/v1/analytics') && atMs < untilMs
        ? refuse(429, 'Too many requests', headers)
        : undefined
  }
  const report: Flow = { ...scheduled(), inputs: { ...ALL, ...HOME } }

  test.each([
    ['costs a minute', refused(20_000), 65_000],
    ['costs the time that the service names', refused(20_000, { 'retry-after': '240' }), 250_000],
  ])('%s', async (_what, onRequest, mostMs) => {
    const end = await runStep({ ...report, onRequest })
    expect(end.tookMs).toBeLessThan(mostMs)
    expect(end.outputs.outcome).toBe('reported')
    expect(end.summary).toContain('| Visitors |')
    expect(end.comments).toHaveLength(1)
  })

  test.each([
    ['a report alone', report, {}, 1_800_000],
    ['a report alone, when told to wait', report, { 'retry-after': '240' }, 1_800_000],
    ['a report beside a job', JOB_AND_REPORT, {}, 360_000],
  ])(
    'for good costs %s no more than its time and 90 requests',
    async (_what, step, headers, ms) => {
      const inputs = { ...step.inputs, 'traffic-weeks': '53' }
      const onRequest = refused(Number.POSITIVE_INFINITY, headers)
      const end = await runStep({ ...step, inputs, onRequest })
      expect(end.tookMs).toBeLessThanOrEqual(ms)
      const analytics = end.requests.filter(({ path }) => path.startsWith('/v1/analytics'))
      expect(analytics.length).toBeLessThanOrEqual(90)
      expect(end.summary).toContain('answered 429')
      const isAsked = asked(end).includes('create')
      expect(isAsked).toBe(step === JOB_AND_REPORT)
    },
  )
})

test('a report alone that an outage leaves without a number names the outage, and no more than 90 requests', async () => {
  const onRequest: OnRequest = ({ to }) => (to === 'service' ? refuse(503, 'Down') : undefined)
  const end = await runStep({ ...scheduled(), inputs: { 'traffic-weeks': '8' }, onRequest })
  expect(end.requests).toHaveLength(90)
  expect(end.result.message).toMatch(
    /^Getting the page views of .*: the service answered 503\. Gave up: the 90 requests that a report may make were spent\.$/,
  )
})

test('an outage of a part of the report matters if the agent needs another', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'searches' ? refuse(503, 'Down') : undefined
  const end = await play(CARE, onRequest)
  expect(end.outputs.outcome).toBe('error')
  expect(end.result.message).toMatch(
    /^The report could not be read in full, so the agent was not asked\. Getting the sea/,
  )
})

test('an outage of the list of pages does not matter to the agent', async () => {
  const onRequest: OnRequest = ({ operation, query }) =>
    operation === 'views' && query.get('offset') === '250' ? refuse(503, 'Down') : undefined
  const events = { visits: views(260), searches: [search('webhooks', 40)] }
  const end = await play({ ...CARE, service: { job, events } }, onRequest)
  expect(end.outputs.outcome).toBe('pr-opened')
  expect(end.summary).toContain('Pages (9–15 Nov): partial, since the service answered 503')
})

test('a GitHub that falls silent after the end of the job costs two minutes at most', async () => {
  let isOver = false
  const onRequest: OnRequest = async ({ to, operation }, { answer, wait }) => {
    if (to === 'github' && isOver) {
      await wait(10_000)
      throw new AttemptError('unanswered', trusted('no complete answer within 10 s'))
    }
    const answered = answer()
    isOver ||= operation === 'get' && JSON.stringify(answered.body).includes('completed')
    return answered
  }
  const [end, without] = [await play(LABEL, onRequest), await play(LABEL)]
  expect(jobOf(end)).toEqual(jobOf(without))
  expect(end.tookMs - without.tookMs).toBeLessThanOrEqual(120_000)
})

test('the report of a step whose comment cannot be written is still retried', async () => {
  const onRequest: OnRequest = ({ to, operation, nth }) => {
    if (to === 'github') return problem(502, 'Bad Gateway')
    return operation === 'views' && nth === 0 ? refuse(502, 'Bad Gateway') : undefined
  }
  const end = await runStep({ ...CARE, inputs: { ...ALL, ...ASK, ...HOME }, onRequest })
  expect(end.outputs).toMatchObject({ outcome: 'error', 'total-views': expect.any(String) })
})
