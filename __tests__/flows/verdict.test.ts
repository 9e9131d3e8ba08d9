import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import type { Pull } from '../../simulator/github/repository.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { baseShaOf, commented, headShaOf, pulled, scheduled } from '../support/events.ts'
import { asked, createWorld, type Flow, runStep, type World } from '../support/flow.ts'

/* `fail-on: pr-opened`, a verdict before the merge of pull request #8. The agent's first pull request is #101. */

const LINK = 'https://github.com/acme/docs/pull/101'
const NEEDED = 'These changes need the docs: review acme/docs#101'
const INPUTS = {
  prompt: 'Does #8 need the docs?',
  continue: 'true',
  'issue-number': '8',
  comment: 'true',
  'fail-on': 'failed, archived, timed-out, pr-opened',
}
const BOT = 'renovate[bot]'
let runId = 6000

const open = (job: JobScript = {}) =>
  createWorld({
    service: { job: { finishAfterMs: 0, ...job } },
    github: { pulls: [{ number: 8, login: 'octocat' }] },
  })

/** A push to #8, by default of its author. */
function push(world: World, flow: Flow = {}, login = 'octocat') {
  const event = pulled({ action: 'synchronize' })
  const sender = { login, type: login === BOT ? 'Bot' : 'User' }
  const isRerun = flow.env?.GITHUB_RUN_ATTEMPT !== undefined
  if (!isRerun) runId++
  const env = { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login, GITHUB_RUN_ID: `${runId}` }
  return runStep({
    ...event,
    payload: { ...event.payload, sender },
    ...flow,
    world,
    inputs: { ...INPUTS, ...flow.inputs },
    env: { ...env, ...flow.env },
  })
}

const rerun = (world: World, attempt = 2, flow: Flow = {}) =>
  push(world, { ...flow, env: { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: `${attempt}` } })

const prompts = ({ service }: World) => service.jobs.all.map((job) => job.prompts.length)

function change({ github }: World, number: number, more: Partial<Pull>): void {
  Object.assign(github.repository.pulls.find((pull) => pull.number === number) ?? {}, more)
}

const commentOn8 = ({ github }: World) =>
  github.repository.comments.find(({ issueNumber }) => issueNumber === 8)?.body ?? ''

describe('fail-on: pr-opened is green', () => {
  test('if the agent found nothing to change, and a re-run asks nothing', async () => {
    const world = open({ prLink: null })
    const end = await push(world)
    expect(end.result).toMatchObject({ outcome: 'no-pr', fails: false })
    const again = await rerun(world)
    expect(again.result).toMatchObject({ outcome: 'no-pr', fails: false })
    expect(prompts(world)).toEqual([1])
  })

  test.each<[string, Partial<Pull>]>([
    ['merged', { mergedAt: '2026-11-21T09:00:00Z' }],
    ['closed', { state: 'closed' }],
  ])(
    "once the docs' pull request is %s, which a re-run sees without asking anew",
    async (_, now) => {
      const world = open()
      await push(world)
      change(world, 101, now)
      const end = await rerun(world)
      expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false, level: 'notice' })
      expect(end.outputs).toMatchObject({ 'pr-link': LINK, 'job-id': 'job_1' })
      for (const text of [end.summary, commentOn8(world)])
        expect(text).toContain("### ✅ The docs agent's pull request is merged or closed")
      expect(end.log.filter((line) => line.startsWith('warning'))).toEqual([])
      expect(prompts(world)).toEqual([1])
    },
  )

  test('on a re-run, once it is merged, although the agent is still at work for another workflow', async () => {
    const world = open()
    await push(world)
    const onRequest: OnRequest = ({ operation }) => {
      if (operation !== 'message') return
      for (const job of world.service.jobs.all) job.script.finishAfterMs = 5 * 60_000
    }
    const { payload, ...said } = commented('octocat', '/docs Name the default.')
    const issue = { ...payload.issue, number: 101, pull_request: {} }
    const other = await runStep({
      ...said,
      world,
      onRequest,
      payload: { ...payload, issue },
      inputs: { context: 'event', continue: 'true', comment: 'true', wait: 'false' },
    })
    expect(other.outputs).toMatchObject({ outcome: 'started', 'job-id': 'job_1' })
    change(world, 101, { mergedAt: '2026-11-21T09:00:00Z' })
    const end = await rerun(world)
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
    expect(end.log.join('\n')).toContain('still active')
    expect(end.log.filter((line) => line.startsWith('warning'))).toEqual([])
    expect(prompts(world)).toEqual([2])
  })

  test('if an older answer was lost, with a warning that names its run', async () => {
    const world = open({ prLink: null })
    const onRequest: OnRequest = ({ operation }) =>
      operation === 'create' ? problem(502, 'No') : undefined
    await push(world, { onRequest })
    const lostRun = runId
    const end = await push(world)
    expect(end.result).toMatchObject({ outcome: 'no-pr', fails: false })
    const warning = `Run ${lostRun} asked the agent, or was about to, and it is unknown whether the request got there.`
    for (const text of [end.summary, end.log.join('\n')]) expect(text).toContain(warning)
  })

  test("after a bot's push, once the docs' pull request is merged", async () => {
    const world = open()
    await push(world)
    change(world, 101, { mergedAt: '2026-11-21T09:00:00Z' })
    expect((await push(world, {}, BOT)).result).toMatchObject({ outcome: 'skipped', fails: false })
  })

  test("on a fork's pull request, which gets no secrets, with the reason", async () => {
    const { payload } = pulled({ from: 'mallory/docs' })
    const end = await push(open(), { payload, inputs: { 'api-key': '' } })
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: false })
    expect(end.summary).toContain('fork')
    expect(end.requests).toEqual([])
  })

  test('in a dry run, whatever is open', async () => {
    const world = open()
    await push(world)
    const end = await push(world, { inputs: { 'dry-run': 'true' } })
    expect(end.result).toMatchObject({ outcome: 'dry-run', fails: false })
  })
})

describe('fail-on: pr-opened is red', () => {
  test('if the agent opened a pull request, with what to review and to do, and no word of a failure', async () => {
    const world = open({ pull: { title: 'Name the flag', files: [{ filename: 'cli.mdx' }] } })
    const end = await push(world)
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true, level: 'error' })
    expect(end.outputs).toMatchObject({
      ...{ outcome: 'pr-opened', status: 'completed' },
      ...{ 'pr-link': LINK, 'job-id': 'job_1' },
    })
    const [headline, link, next] = end.summary.split('\n\n')
    expect(headline).toBe(`### 📝 ${NEEDED}`)
    expect(link).toContain(`(${LINK})`)
    expect(next).toBe('Merge or close it, then re-run this job.')
    const comment = commentOn8(world)
    expect(comment).toContain(`### 📝 ${NEEDED}\n`)
    expect(comment).toContain('Merge or close it, then re-run this job.')
    expect(end.log.at(-1)).toBe(
      `error: ${NEEDED}. Merge or close it, then re-run this job. +1 −0 in 1 file. ${LINK}`,
    )
    for (const text of [end.summary, comment, `${end.log.at(-1)}`.slice(7)])
      expect(text).not.toMatch(/fail|error/i)
  })

  const OUTSIDE = { prompt: '', context: 'event, changes', paths: 'src/**' }
  test.each<[string, string, Flow]>([
    ["a bot's push that is skipped", BOT, {}],
    ['a push without a file in `paths`', 'octocat', { inputs: OUTSIDE }],
    [
      'an event that asks for no work',
      'octocat',
      { payload: pulled({ action: 'locked' }).payload },
    ],
  ])('after %s, while an earlier pull request is open', async (_, login, flow) => {
    const world = open()
    const { commits } = world.github.repository
    const files = [{ filename: 'tests/a.ts' }]
    commits.push({ sha: baseShaOf(8) }, { sha: headShaOf(8), files })
    await push(world)
    const end = await push(world, flow, login)
    expect(asked(end).filter((operation) => operation !== 'get')).toEqual([])
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.outputs).toMatchObject({ 'pr-link': LINK, 'pr-number': '101', 'job-id': 'job_1' })
    for (const text of [end.summary, commentOn8(world)]) expect(text).toContain(NEEDED)
  })

  test('after a skip, if the agent ended after the step that asked it', async () => {
    const world = open({ finishAfterMs: 10 * 60_000 })
    const late = await push(world, { inputs: { 'timeout-minutes': '2' } })
    expect(late.result).toMatchObject({ outcome: 'timed-out', fails: true })
    const busy = await push(world, {}, BOT)
    expect(busy.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(busy.summary).toContain('Agent job job_1 is still at work')
    await world.clock.sleep(20 * 60_000, new AbortController().signal)
    const end = await push(world, {}, BOT)
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.summary).toContain(NEEDED)
  })

  test('after a skip, if the newest agent job failed, which a re-run of its run ends', async () => {
    let made = 0
    const world = createWorld({
      service: { job: () => ({ finishAfterMs: 0, result: made++ === 0 ? 'failed' : 'completed' }) },
      github: { pulls: [{ number: 8, login: 'octocat' }] },
    })
    expect((await push(world)).result).toMatchObject({ outcome: 'failed', fails: true })
    const failedRun = runId
    const end = await push(world, {}, BOT)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(end.summary).toContain(
      `The newest agent job, job_1, failed. A re-run of run ${failedRun} asks again.`,
    )
    runId = failedRun
    expect((await rerun(world)).result).toMatchObject({ outcome: 'pr-opened', fails: true })
    change(world, 101, { mergedAt: '2026-11-21T09:00:00Z' })
    expect((await push(world, {}, BOT)).result.fails).toBe(false)
  })

  test.each([
    ['failed', 'archived', 'failed'],
    ['archived', 'failed', 'was archived'],
  ] as const)(
    'after a skip, if the newest agent job is %s, and not for %s',
    async (result, other, how) => {
      const world = open({ result, prLink: null })
      const failOn = (outcome: string) => ({ inputs: { 'fail-on': `${outcome}, pr-opened` } })
      expect((await push(world, failOn(other))).result.fails).toBe(false)
      expect((await push(world, failOn(other), BOT)).result.fails).toBe(false)
      const end = await push(world, failOn(result), BOT)
      expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
      expect(end.summary).toContain(`The newest agent job, job_1, ${how}.`)
    },
  )

  test.each(['completed', 'failed'])(
    'after a skip, if no run saw the end of a follow-up (%s) whose pull request was merged, until a run asks anew',
    async (result) => {
      const world = open()
      await push(world)
      const onRequest: OnRequest = ({ operation }) => {
        if (operation !== 'message') return
        const [job] = world.service.jobs.all
        const script = { ...job?.script, finishAfterMs: 10 * 60_000, result }
        Object.assign(job ?? {}, { script })
      }
      const late = await push(world, { onRequest, inputs: { 'timeout-minutes': '2' } })
      expect(late.result).toMatchObject({ outcome: 'timed-out', fails: true })
      const lateRun = runId
      await world.clock.sleep(20 * 60_000, new AbortController().signal)
      change(world, 101, { mergedAt: '2026-11-21T09:00:00Z' })
      const end = await push(world, {}, BOT)
      expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
      expect(end.summary).toContain(
        `It is not known whether the agent ended with what run ${lateRun} asked of agent job job_1`,
      )
      await push(world)
      change(world, 102, { mergedAt: '2026-11-21T10:00:00Z' })
      expect((await push(world, {}, BOT)).result.fails).toBe(false)
      expect(prompts(world)).toEqual([2, 1])
    },
  )

  test('if a job without a pull request was never seen at work on a follow-up', async () => {
    const world = open({ prLink: null })
    world.service.jobs.create('Another')
    const follow = { 'job-id': 'job_1', continue: 'false' }
    const end = await push(world, { inputs: follow })
    expect(end.result).toMatchObject({ outcome: 'no-pr', fails: true })
    expect(end.summary).toContain('It is not known whether the agent ended with what run')
  })

  test('while the pull request of a job is open whose follow-up failed, whatever came after', async () => {
    const world = createWorld({
      service: { job: (made) => ({ finishAfterMs: 0, ...(made > 0 && { prLink: null }) }) },
      github: { pulls: [{ number: 8, login: 'octocat' }] },
    })
    await push(world)
    const onRequest: OnRequest = ({ operation }) => {
      const [first] = world.service.jobs.all
      if (operation === 'message') Object.assign(first?.script ?? {}, { result: 'failed' })
    }
    const failed = await push(world, { onRequest })
    expect(failed.result).toMatchObject({ outcome: 'failed', fails: true })
    const end = await push(world)
    expect(prompts(world)).toEqual([2, 1])
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.summary).toContain(NEEDED)
    change(world, 101, { state: 'closed' })
    expect((await push(world, {}, BOT)).result.fails).toBe(false)
  })

  test("after a skip, if the newest agent job failed, although that runner's clock was an hour late", async () => {
    const world = createWorld({
      service: {
        job: (made) => ({ finishAfterMs: 0, prLink: null, ...(made > 0 && { result: 'failed' }) }),
      },
      github: { pulls: [{ number: 8, login: 'octocat' }] },
    })
    expect((await push(world)).result).toMatchObject({ outcome: 'no-pr', fails: false })
    const { clock } = world
    const onTime = clock.now.bind(clock)
    clock.now = () => new Date(onTime().getTime() - 3_600_000)
    expect((await push(world)).result).toMatchObject({ outcome: 'failed', fails: true })
    clock.now = onTime
    const end = await push(world, {}, BOT)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(end.summary).toContain('The newest agent job, job_2, failed.')
  })

  test('while any pull request of the log is open, and all outputs are of the newest open one', async () => {
    const world = createWorld({
      service: { job: () => ({ finishAfterMs: 0, pull: { files: [{ filename: 'cli.mdx' }] } }) },
      github: { pulls: [{ number: 8, login: 'octocat' }] },
    })
    const alone = { inputs: { continue: 'false' } }
    await push(world, alone)
    await push(world, alone)
    await push(world, alone)
    change(world, 103, { mergedAt: '2026-11-21T09:00:00Z' })
    Object.assign(world.service.jobs.all[1]?.script ?? {}, { result: 'archived' })
    const end = await rerun(world, 2, alone)
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.outputs).toMatchObject({
      ...{ 'pr-link': LINK.replace('101', '102'), 'pr-number': '102' },
      ...{ 'job-id': 'job_2', status: 'archived' },
    })
    const onRequest: OnRequest = ({ operation, path }) =>
      operation === 'get' && path.endsWith('/job_2') ? problem(502, 'Bad gateway') : undefined
    const unread = await rerun(world, 3, { ...alone, onRequest })
    expect([unread.outputs['job-id'], unread.outputs.status]).toEqual(['job_2', undefined])
    for (const text of [end.summary, commentOn8(world)]) {
      expect(text).toContain('These changes need the docs: review acme/docs#102')
      expect(text).not.toMatch(/pull\/103|in 1 file/)
    }
    change(world, 102, { state: 'closed' })
    expect((await push(world, {}, BOT)).outputs).toMatchObject({ 'job-id': 'job_1' })
    change(world, 101, { state: 'closed' })
    expect((await push(world, {}, BOT)).result.fails).toBe(false)
  })

  test('while an older one is open, without a word of a newer job that needed none', async () => {
    const world = createWorld({
      service: { job: (made) => ({ finishAfterMs: 0, ...(made > 0 && { prLink: null }) }) },
      github: { pulls: [{ number: 8, login: 'octocat' }] },
    })
    await push(world)
    const end = await push(world, { inputs: { continue: 'false' } })
    expect(end.summary).toContain(NEEDED)
    expect(end.summary).not.toContain('no file needed a change')
  })

  test('after a skip, if a failed job no longer exists, which may have a pull request from before', async () => {
    const world = open({ result: 'failed' })
    await push(world)
    const onRequest: OnRequest = ({ operation }) =>
      operation === 'get' ? problem(404, 'Job not found') : undefined
    const inputs = { 'fail-on': 'pr-opened' }
    const end = await push(world, { onRequest, inputs }, BOT)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(end.summary).toContain('the job no longer exists')
  })

  test('if a job of the log no longer exists, so that nobody knows its pull request', async () => {
    const world = open({ finishAfterMs: 10 * 60_000 })
    await push(world, { inputs: { 'timeout-minutes': '2' } })
    world.service.jobs.all.splice(0)
    const end = await push(world, {}, BOT)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(end.summary).toMatch(
      /agent job job_1 is open cannot be read.*: the job no longer exists/,
    )
  })

  test('if another account may have asked: nothing is sent', async () => {
    const world = open()
    await push(world)
    change(world, 101, { state: 'closed' })
    const [own] = world.github.repository.comments.filter((one) => one.issueNumber === 8)
    world.github.addComment(8, 'docs-app[bot]', own?.body ?? '')
    const end = await push(world, { inputs: { continue: 'false' } })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toMatch(/^Another account wrote a comment/)
    expect((await push(world, {}, BOT)).result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(prompts(world)).toEqual([1])
  })

  test('after a skip, if the answer to a follow-up of a failed job was lost, without a promise that a re-run asks', async () => {
    const world = open({ result: 'failed', prLink: null })
    await push(world)
    const onRequest: OnRequest = ({ operation }) =>
      operation === 'message' ? problem(502, 'Bad gateway') : undefined
    await push(world, { onRequest, inputs: { 'job-id': 'job_1', continue: 'false' } })
    const end = await push(world, {}, BOT)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(end.summary).toContain('it is unknown whether the request got there')
    expect(end.summary).not.toContain('The newest agent job')
  })

  test('if the step only waits for an agent job that is in no log', async () => {
    const world = open()
    world.service.jobs.create('Document the flag.')
    const flow = { inputs: { prompt: '', 'job-id': 'job_1', continue: 'false' } }
    const end = await push(world, flow)
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.summary).toContain(NEEDED)
    change(world, 101, { mergedAt: '2026-11-21T09:00:00Z' })
    expect((await push(world, flow)).result).toMatchObject({ outcome: 'pr-opened', fails: false })
  })

  test('after a skip, if an answer was lost, whatever the service refused since', async () => {
    const world = open()
    const refuse =
      (status: number): OnRequest =>
      ({ operation }) =>
        operation === 'create' ? problem(status, 'No') : undefined
    await push(world, { onRequest: refuse(502) })
    await push(world, { onRequest: refuse(401) })
    const end = await push(world, {}, BOT)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(end.summary).toMatch(
      /unknown whether the request got there\. The dashboard shows .* If it did, merge or close .* delete the step's comment on #8, which forgets .* If it did not, re-run run \d+, which asks again\. Last, re-run this job\./,
    )
    expect(end.summary.match(/whether the request got there/g)).toHaveLength(1)
  })

  test('after a skip, if the comments cannot be read, or somebody changed ours', async () => {
    const world = open()
    await push(world)
    const onRequest: OnRequest = ({ operation }) =>
      operation === 'list-comments' ? problem(502, 'Bad gateway') : undefined
    const blind = await push(world, { onRequest }, BOT)
    expect(blind.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(blind.summary).toContain('Reading the comments of #8: the server answered 502')
    const [comment] = world.github.repository.comments.filter((one) => one.issueNumber === 8)
    Object.assign(comment ?? {}, { body: commentOn8(world).replace(/\S{9} -->/, ' -->') })
    const end = await push(world, {}, BOT)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: true })
    expect(end.summary).toMatch(
      /The hidden first line of this step's comment was changed: .*#issuecomment-/,
    )
  })
})

describe('fail-on: pr-opened, if the state of the pull request cannot be read', () => {
  const UNKNOWN = 'Whether these changes need the docs is not known'

  test.each([
    ['403', problem(403, 'Resource not accessible by integration')],
    ['404', problem(404, 'Not Found')],
    ['502', problem(502, 'Bad gateway')],
  ])('is red after %s, and says why', async (_, refusal) => {
    let isAsked = false
    const onRequest: OnRequest = ({ operation }) => {
      if (operation === 'create') isAsked = true
      return isAsked && operation === 'pull' ? refusal : undefined
    }
    const end = await push(open(), { onRequest })
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    for (const text of [end.summary, commentOn8(end.world)]) {
      expect(text).toContain(`### 📝 ${UNKNOWN}`)
      expect(text).toContain(`the server answered ${refusal.status}`)
    }
  })

  test('is red for private docs elsewhere, and says which token would do', async () => {
    const world = createWorld({
      service: { job: { finishAfterMs: 0, prLink: 'https://github.com/acme/handbook/pull/5' } },
      github: {
        pulls: [{ number: 8, login: 'octocat' }],
        repositories: { 'acme/handbook': { private: true, pulls: [{ number: 5 }] } },
      },
    })
    const end = await push(world)
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.summary).toMatch(
      /`pull-requests: read` on acme\/handbook.*takes a GitHub App's token/,
    )
  })

  test('is red for docs on GitLab, which no token opens from here', async () => {
    const prLink = 'https://gitlab.com/acme/docs/-/merge_requests/5'
    const end = await push(open({ prLink }))
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: true })
    expect(end.summary).toContain(`### 📝 ${UNKNOWN}`)
    expect(end.summary).toMatch(/cannot be read here, with any token: .*gitlab\.com/)
  })
})

test('fail-on: pr-opened is red if the pull request was merged during a follow-up, and a re-run asks once more', async () => {
  const world = open({ finishAfterMs: 15_000 })
  await push(world)
  const onRequest: OnRequest = ({ operation }) => {
    if (operation === 'message') change(world, 101, { mergedAt: world.clock.now().toISOString() })
  }
  const end = await push(world, { onRequest })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  const lostRun = runId
  const skipped = await push(world, {}, BOT)
  expect(skipped.result).toMatchObject({ outcome: 'skipped', fails: true })
  expect(skipped.summary).toContain(
    `The pull request of agent job job_1 was merged or closed before the agent had ended. A re-run of run ${lostRun} asks again.`,
  )
  runId = lostRun
  const again = await rerun(world)
  expect(again.result).toMatchObject({ outcome: 'pr-opened', fails: true })
  expect(again.summary).toContain('These changes need the docs: review acme/docs#102')
  change(world, 102, { mergedAt: '2026-11-21T09:00:00Z' })
  expect((await rerun(world, 3)).result).toMatchObject({ outcome: 'pr-opened', fails: false })
  expect(prompts(world)).toEqual([2, 1])
})

test.each<[string, Flow, RegExp]>([
  [
    'without a comment',
    { inputs: { comment: 'false' } },
    /`fail-on: pr-opened` read the log in the step's comment: set `comment: true`/,
  ],
  [
    'without an issue',
    { ...scheduled(), inputs: { 'issue-number': '' } },
    /`fail-on: pr-opened` read.* this "schedule" event is on neither: set `issue-number`/,
  ],
])('fail-on: pr-opened is a bad input for a step %s', async (_, flow, says) => {
  const end = await push(open(), { ...flow, inputs: { continue: 'false', ...flow.inputs } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect([end.result.message, ...end.result.details].join('\n')).toMatch(says)
  expect(end.requests).toEqual([])
})
