import { describe, expect, test } from '@jest/globals'
import { idOf } from '../../simulator/github/objects.ts'
import type { Comment, Pull, WorkflowRun } from '../../simulator/github/repository.ts'
import { refuse } from '../../simulator/http/answer.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { commented, LABELLED, scheduled } from '../support/events.ts'
import { asked, createWorld, type Flow, runStep, type World } from '../support/flow.ts'

const repo = { full_name: 'acme/docs' }
const AGENT = { login: 'mintlify[bot]', type: 'Bot' }
const FAST = { job: { finishAfterMs: 0 } }
/** So polls see it at work. */
const SLOW = { job: { finishAfterMs: 15_000 } }
let runId = 5000

const run = (world: World, flow: Flow) =>
  runStep({ ...flow, world, env: { GITHUB_RUN_ID: `${++runId}`, ...flow.env } })

const prompts = ({ service }: World) => service.jobs.all.map((job) => job.prompts)

function change({ github }: World, number: number, more: Partial<Pull>): void {
  Object.assign(github.repository.pulls.find((pull) => pull.number === number) ?? {}, more)
}

function ofPull(number: number, action: string, more: object = {}, name = 'pull_request'): Flow {
  const head = { ref: 'mintlify/job-1', repo }
  const sender = { login: 'octocat', type: 'User' }
  const pull = { number, title: 'Docs', user: AGENT, head, ...more }
  return { event: name, payload: { action, pull_request: pull, sender, repository: repo } }
}

test('a step that only waits keeps the comment that reviews of the pull request need', async () => {
  const job = { finishAfterMs: 0 }
  const world = createWorld({ service: { job } })
  const inputs = { prompt: 'Document it.', comment: 'true' }
  await run(world, { inputs: { ...inputs, 'issue-number': '7' } })
  const pointer = () =>
    world.github.repository.comments.find((one) => one.issueNumber === 101)?.body
  const before = pointer()
  job.finishAfterMs = Number.POSITIVE_INFINITY
  const review = { id: 55, state: 'changes_requested', body: 'Name the default.' }
  const flow = ofPull(101, 'submitted', {}, 'pull_request_review')
  const busy = { continue: 'true', context: 'event', 'timeout-minutes': '2' }
  await run(world, { inputs: { prompt: 'Shorter.', 'job-id': 'job_1', wait: 'false' } })
  const end = await run(world, {
    ...flow,
    payload: { ...flow.payload, review },
    inputs: { comment: 'true', ...busy },
  })
  expect([end.outputs.outcome, before]).toEqual([
    'timed-out',
    expect.stringMatching(/Asked for in #7/),
  ])
  // Including the wait for other work.
  expect(end.summary).toMatch(/Agent job `job_1`.* · 1 min \d+ s/)
  // The pointer names it, whatever becomes of the step's comment.
  expect(end.summary).toContain("on the agent's own pull request, ask in an issue")
  expect(pointer()).toBe(before)
})

describe('a pull request that is closed while the follow-up is at work', () => {
  const inputs = { prompt: 'Name the default.', 'issue-number': '7', comment: 'true' }
  /** Merges while the follow-up is at work. */
  const mergeDuring = async (world: World, flow: Flow) => {
    await run(world, { inputs })
    return run(world, {
      ...flow,
      onRequest: ({ operation }) => {
        if (operation === 'message') change(world, 101, { state: 'closed' })
      },
    })
  }
  const says =
    /^acme\/docs#101 was merged or closed before the agent had ended, so the request may not be in it\. Look there; if it's missing, /

  test('fails the step, and a re-run makes one new job with the same prompt', async () => {
    const world = createWorld({ service: SLOW })
    const open = { ...inputs, continue: 'true' }
    const end = await mergeDuring(world, { inputs: open })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.outputs['pr-link']).toContain('/pull/101')
    const comment = end.comments.find(({ issueNumber }) => issueNumber === 7)?.body ?? ''
    for (const text of [end.result.message, comment.replaceAll('\n', ' ')])
      expect(text).toMatch(/Look there; if it's missing, re-run this job, which asks anew\./)

    const id = { GITHUB_RUN_ID: `${runId}` }
    const attempt = (number: number) => ({ ...id, GITHUB_RUN_ATTEMPT: `${number}` })
    const again = await run(world, { inputs: open, env: attempt(2) })
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_2' })
    expect(again.summary).toContain('before the agent had ended, so this attempt had to ask again')
    expect((await run(world, { inputs: open, env: attempt(3) })).outputs['job-id']).toBe('job_2')
    expect(prompts(world).map((all) => all.map((text) => text.split('\n')[0]))).toEqual([
      ['Name the default.', 'Name the default.'],
      ['Name the default.'],
    ])
  })

  test.each([
    ['its own re-run', 'b', ': "b"'],
    ['the next run', 'c', ': "c": "b"'],
  ])('leaves its changes to %s', async (_, next, asks) => {
    const commits = ['a', 'b', 'c'].map((name) => ({ sha: name.repeat(40), message: name }))
    const runs: WorkflowRun[] = [{ id: 1, conclusion: 'failure' }]
    const world = createWorld({ service: SLOW, github: { commits, runs } })
    const changes = { ...inputs, prompt: '', context: 'changes', continue: 'true' }
    const daily = async (sha: string, flow: Flow = {}) => {
      const env = { GITHUB_SHA: sha.repeat(40), ...flow.env }
      const end = await run(world, { ...scheduled(), ...flow, inputs: changes, env })
      const conclusion = end.result.fails ? 'failure' : 'success'
      runs.push({ id: runId, event: 'schedule', headSha: env.GITHUB_SHA, conclusion })
      return end
    }
    await daily('a')
    const onRequest: Flow['onRequest'] = ({ operation }) => {
      if (operation === 'message') change(world, 101, { state: 'closed' })
    }
    expect((await daily('b', { onRequest })).result.message).toMatch(says)
    const env = { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
    await daily(next, next === 'b' ? { env } : {})
    const last = await daily('b', { env: { ...env, GITHUB_RUN_ATTEMPT: '3' } })
    expect(last.result.fails).toBe(false)
    const quoted = prompts(world).map((all) =>
      all.flatMap((text) => text.match(/: "[abc]"/g) ?? []),
    )
    expect(quoted.map((all) => all.join(''))).toEqual([': "a": "b"', asks])
  })

  test('is not called open if GitHub is down, and a warning says so', async () => {
    const world = createWorld({ service: { job: { finishAfterMs: 15_000 } } })
    await run(world, { inputs })
    let isAsked = false
    const end = await run(world, {
      inputs: { ...inputs, continue: 'true' },
      onRequest: ({ operation }) => {
        if (operation === 'message') change(world, 101, { state: 'closed' })
        isAsked ||= operation === 'message'
        return isAsked && operation === 'pull' ? refuse(502, 'Bad gateway') : undefined
      },
    })
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
    expect(end.summary).not.toContain('is still open')
    const warning = /^warning: The state of acme\/docs#101 is missing\./
    expect(end.log).toContainEqual(expect.stringMatching(warning))
    // It may have been closed during the follow-up.
    const env = { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
    await world.clock.sleep(10 * 60_000, new AbortController().signal)
    const again = await run(world, { inputs: { ...inputs, continue: 'true' }, env })
    expect(again.result.message).toMatch(
      /^It is not known whether acme\/docs#101 was still open when the agent ended/,
    )
  })

  test.each([
    ['the job fails', 'failed' as const, { 'job-id': 'job_1' }],
    ['the job has just opened it', 'completed' as const, {}],
  ])('causes no warning if %s', async (_, result, more) => {
    const job: JobScript = { ...FAST.job }
    const world = createWorld({ service: { job } })
    await run(world, { inputs })
    if (result === 'failed')
      Object.assign(job, { result, prLink: 'https://github.com/acme/docs/pull/101' })
    const end = await run(world, {
      inputs: { ...inputs, ...more },
      onRequest: ({ operation }) => {
        if (operation === 'pull')
          for (const number of [101, 102]) change(world, number, { state: 'closed' })
      },
    })
    expect(end.log.join()).not.toContain('was merged or closed')
  })

  test('is told by a re-run that still waits, although the job had no pull request when it was first recorded', async () => {
    const world = createWorld({ service: { job: { finishAfterMs: 5 * 60_000 } } })
    const brief = { comment: 'true', 'timeout-minutes': '4' }
    await run(world, { ...LABELLED, inputs: { ...brief, context: 'event' } })
    const comment = commented('octocat', 'Name the default.')
    const open = { ...brief, context: 'event', continue: 'true', 'issue-number': '7' }
    const { env } = comment
    const first = await run(world, { ...comment, inputs: open, env })
    expect(first.outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job_1' })

    change(world, 101, { state: 'closed' })
    const again = { ...env, GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
    const end = await run(world, { ...comment, inputs: open, env: again })
    expect(end.outputs).toMatchObject({ outcome: 'error', 'job-id': 'job_1' })
    expect(end.result.message).toMatch(says)
  })

  test('while nobody waited fails a re-run, since what was asked may not be in it', async () => {
    const world = createWorld({ service: { job: { finishAfterMs: 60_000 } } })
    await run(world, { inputs })
    const open = { ...inputs, continue: 'true' }
    const cancelled = await run(world, { inputs: open, cancelAtMs: 20_000 })
    expect([cancelled.outputs.outcome, asked(cancelled)]).toEqual([
      'cancelled',
      expect.arrayContaining(['message']),
    ])
    await world.clock.sleep(10 * 60_000, new AbortController().signal)
    change(world, 101, { mergedAt: world.clock.now().toISOString() })
    const id = { GITHUB_RUN_ID: `${runId}` }
    // What cannot be read must not be taken for an open one.
    const blind: OnRequest = ({ operation }) =>
      operation === 'pull' ? refuse(502, 'Bad gateway') : undefined
    for (const attempt of ['2', '3', '4']) {
      const env = { ...id, GITHUB_RUN_ATTEMPT: attempt }
      const onRequest = attempt === '2' ? blind : () => undefined
      const end = await run(world, { inputs: open, env, onRequest })
      expect(end.result).toMatchObject({ outcome: 'error', fails: true })
      expect(end.result.message).toMatch(
        /^It is not known whether acme\/docs#101 was still open when the agent ended.* Look there; if it's missing, start a new run/,
      )
      expect(asked(end)).toEqual(['get'])
    }
    expect(prompts(world)).toHaveLength(1)
  })

  test.each([0, 10])(
    'after the agent had ended takes nothing from a re-run %d min later, which shows the result again',
    async (minutes) => {
      const world = createWorld({ service: { job: { finishAfterMs: 15_000 } } })
      await run(world, { inputs })
      const open = { ...inputs, continue: 'true' }
      const first = await run(world, { inputs: open })
      await world.clock.sleep(minutes * 60_000, new AbortController().signal)
      change(world, 101, { mergedAt: world.clock.now().toISOString() })
      const env = { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
      for (const end of [first, await run(world, { inputs: open, env })])
        expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(prompts(world).map((all) => all.length)).toEqual([2])
    },
  )

  test('while the agent was at work for another run takes nothing from one whose follow-up had ended', async () => {
    const world = createWorld({ service: { job: { finishAfterMs: 15_000 } } })
    await run(world, { inputs })
    const open = { ...inputs, continue: 'true' }
    await run(world, { inputs: open })
    const env = { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
    const onRequest: OnRequest = ({ operation }) => {
      if (operation !== 'message') return
      for (const job of world.service.jobs.all) job.script.finishAfterMs = 5 * 60_000
    }
    await run(world, { inputs: { ...open, wait: 'false' }, onRequest })
    change(world, 101, { mergedAt: world.clock.now().toISOString() })
    const again = await run(world, { inputs: open, env })
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  })

  test('by a review fails a re-run, too, which says to ask in an issue', async () => {
    const world = createWorld({ service: SLOW })
    await run(world, { inputs })
    const review = { id: 55, state: 'changes_requested', body: 'Name the default.' }
    const onPull = ofPull(101, 'submitted', {}, 'pull_request_review')
    const flow = {
      ...onPull,
      payload: { ...onPull.payload, review },
      inputs: { continue: 'true', context: 'event', comment: 'true' },
    }
    const onRequest: OnRequest = ({ operation }) => {
      if (operation === 'message') change(world, 101, { state: 'closed' })
    }
    const first = await run(world, { ...flow, onRequest })
    const env = { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
    for (const end of [first, await run(world, { ...flow, env })]) {
      expect(end.result).toMatchObject({ outcome: 'error', fails: true })
      expect(end.result.message).toMatch(/[Aa]sk for it in an issue\.$/)
    }
    expect(prompts(world).map((all) => all.length)).toEqual([2])
  })

  test('is also named without a comment', async () => {
    const world = createWorld({ service: SLOW })
    const unkept = { prompt: 'Name it.', 'job-id': 'job_1' }
    const end = await mergeDuring(world, { inputs: unkept })
    expect(end.result.message).toMatch(says)
    expect(end.result.message).toContain('start a new run that asks for a new agent job')
  })

  test('fails the step and its re-run, which sends nothing, if no poll saw that work', async () => {
    const world = createWorld({ service: FAST })
    const open = { ...inputs, continue: 'true' }
    const first = await mergeDuring(world, { inputs: open })
    const env = { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
    for (const end of [first, await run(world, { inputs: open, env })]) {
      expect(end.result).toMatchObject({ outcome: 'error', fails: true })
      expect(end.result.message).toMatch(
        /^It is not known whether \S+ was still open when the agent ended/,
      )
    }
    expect(prompts(world).map((all) => all.length)).toEqual([2])
  })
})

test('a review whose job is unknown gets a comment if the agent opened the pull request, else a notice', async () => {
  const review = { id: 55, state: 'changes_requested', body: 'Name the default.' }
  const reviewed = (author: { login: string }) => {
    const flow = ofPull(101, 'submitted', {}, 'pull_request_review')
    const pull = { number: 101, title: 'Docs', user: author, head: { ref: 'x', repo } }
    return { ...flow, payload: { ...flow.payload, pull_request: pull, review } }
  }
  const inputs = { continue: 'true', context: 'event', comment: 'true' }
  const told = await run(createWorld(), { ...reviewed(AGENT), inputs })
  expect(told.result).toMatchObject({ outcome: 'skipped', level: 'warning', fails: false })
  expect(told.comments).toEqual([expect.objectContaining({ issueNumber: 101 })])
  expect(told.comments[0]?.body).toContain('No agent job of this project is known on #101')
  const quiet = await run(createWorld(), { ...reviewed({ login: 'ann' }), inputs })
  expect(quiet.result).toMatchObject({ outcome: 'skipped', level: 'notice' })
  expect(quiet.comments).toEqual([])
})

test('the comment on the pull request of the agent is written once: a later request does not change it', async () => {
  const world = createWorld({ service: FAST })
  const pointer = () =>
    world.github.repository.comments.find(({ issueNumber }) => issueNumber === 101)?.body
  await run(world, { ...LABELLED, inputs: { context: 'event', comment: 'true' } })
  const first = pointer()
  const open = { prompt: 'Shorter.', comment: 'true', 'issue-number': '7', continue: 'true' }
  const end = await run(world, { inputs: open, payload: { repository: repo } })
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  expect(pointer()).toBe(first)
})

test("a merge request on another server is not taken for this server's pull request of the same name", async () => {
  const prLink = 'https://gitlab.com/acme/docs/-/merge_requests/5'
  const world = createWorld({
    service: { job: { finishAfterMs: 0, prLink } },
    github: { pulls: [{ number: 5, title: 'Another' }] },
  })
  const inputs = { prompt: 'Document it.', comment: 'true', 'issue-number': '7' }
  const end = await run(world, { inputs })
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': prLink })
  expect(end.requests.map(({ operation }) => operation)).not.toContain('pull')
  expect(end.summary).not.toContain('Another')
  expect(end.comments.map(({ issueNumber }) => issueNumber)).toEqual([7])
})

describe('a review of a pull request that was closed since', () => {
  const inputs = { continue: 'true', context: 'event', comment: 'true' }
  const reviewed = (more: object = {}): Flow => {
    const pull = { state: 'open', ...more }
    const { event, payload } = ofPull(101, 'submitted', pull, 'pull_request_review')
    const review = { id: 55, state: 'changes_requested', body: 'Name the default.' }
    return { event: `${event}`, payload: { ...payload, review }, inputs }
  }
  const asked = async (more: Partial<Pull>, flow: Flow) => {
    const world = createWorld({ service: FAST })
    const first = { prompt: 'Document it.', comment: 'true', 'issue-number': '7' }
    await run(world, { inputs: first })
    change(world, 101, more)
    const end = await run(world, flow)
    return { end, world, sent: prompts(world).flat().length }
  }

  test.each<[string, Partial<Pull>, Flow]>([
    ['merged', { mergedAt: '2026-11-21T09:00:00Z' }, reviewed()],
    ['closed without a merge', { state: 'closed' }, reviewed()],
    ['closed before the review', { state: 'closed' }, reviewed({ state: 'closed' })],
  ])('is skipped with the reason if it was %s', async (_, more, flow) => {
    const { end, sent } = await asked(more, flow)
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'warning' })
    const why = 'acme/docs#101 was merged or closed, so the agent'
    expect(end.result.message).toContain(why)
    const comment = end.comments.findLast(({ issueNumber }) => issueNumber === 101)?.body
    expect(comment).toContain(why)
    expect(sent).toBe(1)
  })

  test('is sent to the job that made the pull request', async () => {
    const { world } = await asked({}, reviewed())
    expect(prompts(world)[0]?.[1]).toMatch(
      /^The review quoted below, of the pull request quoted after it, .*\n\nIf your pull request/,
    )
  })
})

test('a command on the pull request that a label or daily made adds to that; on the issue it makes its own, which grows', async () => {
  const world = createWorld({ service: FAST })
  const ofWorkflow = (name: string, more = {}) => ({
    GITHUB_WORKFLOW_REF: `acme/docs/.github/workflows/${name}@refs/heads/main`,
    ...more,
  })
  const label = { context: 'event', comment: 'true' }
  await run(world, { ...LABELLED, inputs: label, env: ofWorkflow('label.yml') })
  const open = { continue: 'true', comment: 'true' }
  const command = (number: number, more: object = {}) => {
    const said = commented('octocat', '/docs Name the default.')
    const issue = { ...said.payload.issue, number, ...(number > 100 && { pull_request: {} }) }
    return run(world, {
      ...said,
      payload: { ...said.payload, issue: { ...issue, state: 'open' } },
      inputs: { ...open, context: 'event' },
      env: { ...said.env, ...ofWorkflow('comment.yml', more) },
    })
  }
  const first = await command(101)
  expect(first.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  const again = await command(101, { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' })
  expect(again.summary).toContain('The docs agent updated its pull request')
  expect(prompts(world).map((all) => all.length)).toEqual([2])
  for (let n = 0; n < 2; n++) expect((await command(7)).outputs['job-id']).toBe('job_2')
  expect(prompts(world).map((all) => all.length)).toEqual([2, 2])

  const daily = { ...open, 'issue-number': '7', prompt: 'Document what changed.' }
  await run(world, { ...scheduled(), inputs: daily, env: ofWorkflow('daily.yml') })
  expect(prompts(world).map((all) => all.length)).toEqual([2, 2, 1])
})

test('a label and a command in one workflow share the log, so the command adds to what the label asked', async () => {
  const world = createWorld({ service: FAST })
  const inputs = { context: 'event', continue: 'true', comment: 'true' }
  await run(world, { ...LABELLED, inputs })
  const said = commented('octocat', '/docs Name the default.')
  const end = await run(world, { ...said, inputs })
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  expect(prompts(world).map((all) => all.length)).toEqual([2])
})

test('of a docs repository that was renamed, and whose old name the service keeps, a review goes to the job of its pull request', async () => {
  const prLink = 'https://github.com/acme/handbook/pull/101'
  const world = createWorld({
    service: { job: { finishAfterMs: 0, prLink } },
    github: { formerNames: ['acme/handbook'], pulls: [{ number: 101 }] },
  })
  await run(world, { ...LABELLED, inputs: { context: 'event', comment: 'true' } })
  const { event, payload } = ofPull(101, 'submitted', { state: 'open' }, 'pull_request_review')
  const review = { id: 55, state: 'changes_requested', body: 'Name the default.' }
  const reviewed: Flow = {
    event: `${event}`,
    payload: { ...payload, review },
    inputs: { continue: 'true', context: 'event', comment: 'true' },
  }
  const end = await run(world, reviewed)
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  const env = { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '2' }
  const again = await run(world, { ...reviewed, env })
  expect(again.summary).toContain('The docs agent updated its pull request')
  expect(prompts(world).map((all) => all.length)).toEqual([2])
})

describe('reviews in another repository', () => {
  const LINK = 'https://github.com/acme/site/pull/5'
  const script = { job: { finishAfterMs: 0, prLink: LINK } }
  const site = () => ({ private: false, pulls: [{ number: 5 }], comments: [] as Comment[] })
  /** Labels an issue of a private product whose docs are public. The token reaches both. */
  const label = async (more: Flow = {}) => {
    const docs = site()
    const token = { repositories: ['acme/docs', 'acme/site'] }
    const github = { repositories: { 'acme/site': docs }, token }
    const world = createWorld({ service: script, github })
    const inputs = { context: 'event', comment: 'true' }
    const end = await run(world, { ...LABELLED, inputs, ...more })
    return { world, docs, end }
  }
  const review = (world: World) => {
    const flow = ofPull(5, 'submitted', {}, 'pull_request_review')
    const repository = { full_name: 'acme/site', private: false }
    const payload = { ...flow.payload, repository, review: { id: 5, body: 'Name the default.' } }
    Object.assign(payload, {
      pull_request: { number: 5, user: AGENT, head: { ref: 'mintlify/a', repo: repository } },
    })
    return run(world, {
      event: 'pull_request_review',
      payload,
      inputs: {
        continue: 'true',
        context: 'event',
        comment: 'true',
      },
      env: { GITHUB_REPOSITORY: 'acme/site', GITHUB_REPOSITORY_ID: `${idOf('acme/site')}` },
    })
  }

  test('find the job by a pointer that hides the private repository', async () => {
    const { world, docs, end } = await label()
    expect(docs.comments).toHaveLength(1)
    const { body = '' } = docs.comments[0] ?? {}
    const hidden = body.split(' ')[3] ?? ''
    for (const text of [body, hidden]) {
      expect(text).not.toMatch(/acme\/docs|actions\/runs|--dry-run|#7/)
      expect(text).not.toContain(`${runId}`)
      expect(text).not.toContain(end.world.github.repository.name)
    }
    const { outputs } = await review(world)
    expect(outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
    expect(prompts(world)[0]).toHaveLength(2)
    // The first job gets no second pointer.
    await review(world)
    expect(docs.comments).toHaveLength(2)
  })

  test('get no pointer if their repository cannot be read', async () => {
    const { docs, end } = await label({
      onRequest: ({ operation }) => (operation === 'pull' ? refuse(502, 'Bad gateway') : undefined),
    })
    expect(end.log.join()).toContain('The state of acme/site#5 is missing')
    expect(docs.comments).toEqual([])
  })
})

test('a step that waits for the end of other work fails if that wait breaks off', async () => {
  const job: JobScript = { finishAfterMs: Number.POSITIVE_INFINITY }
  const world = createWorld({ service: { job } })
  await run(world, { inputs: { prompt: 'Document it.', wait: 'false' } })
  const end = await run(world, {
    inputs: { prompt: 'Shorter.', 'job-id': 'job_1' },
    onRequest: ({ operation, nth }) =>
      operation === 'get' && nth > 2 ? refuse(401, 'Key expired') : undefined,
  })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('401')
  expect(prompts(world)).toEqual([['Document it.']])
})
