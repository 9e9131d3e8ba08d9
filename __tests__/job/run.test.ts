import { describe, expect, test } from '@jest/globals'
import { json, refuse } from '../../simulator/http/answer.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { isObject } from '../../src/text.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'

const LINK = 'https://github.com/acme/docs/pull/9'

const ask = (job: JobScript | ((n: number) => JobScript), flow: Flow = {}) =>
  runStep({ ...flow, inputs: { prompt: 'Document it.', ...flow.inputs }, service: { job } })

const notFound: OnRequest = ({ operation }) =>
  operation === 'get' ? { status: 404, headers: {}, body: { error: 'Job not found' } } : undefined

describe('the end of a job', () => {
  test('is final even if the service then says active', async () => {
    const onRequest: OnRequest = ({ operation, nth }) => {
      const job = nth === 0 ? { status: 'completed' } : { status: 'active', prLink: LINK }
      const body = { id: 'job_1', ...job }
      return operation === 'get' ? json(200, body) : undefined
    }
    const { outputs } = await ask({}, { onRequest })
    expect(outputs).toMatchObject({ outcome: 'pr-opened', status: 'completed', 'pr-link': LINK })
  })

  test('is no-pr if three looks within 10 s find no link', async () => {
    const end = await ask({ prLink: null, finishAfterMs: 0 })
    expect(end.outputs).toMatchObject({ outcome: 'no-pr', status: 'completed' })
    expect(asked(end)).toEqual(['create', 'get', 'get', 'get'])
    expect(end.tookMs).toBeLessThan(12_000)
    expect(end.log.at(-1)).toMatch(/^notice: .*Either no file needed a change, or the project/)
  })

  test('is no-pr, with a warning, if the step cannot look for the link', async () => {
    const { outputs, log } = await ask({ prLink: null, finishAfterMs: 0 }, { onRequest: notFound })
    expect(outputs.outcome).toBe('no-pr')
    expect(log.at(-1)).toMatch(
      /^notice: The pull request of the docs agent is not known\. Whether it has .* shows it\.$/,
    )
    expect(log).toContainEqual(expect.stringMatching(/^warning: Getting agent job job_1: .* 404/))
  })

  test('is not denied if the step is cancelled while it looks for the link', async () => {
    const end = await ask({ prLink: null, finishAfterMs: 0 }, { cancelAtMs: 3_000 })
    expect(end.outputs).toMatchObject({ outcome: 'cancelled', status: 'completed' })
    expect(end.result.message).not.toContain('goes on')
  })

  test.each([
    ['drops a hostile link with a warning', 'completed', 'javascript:alert(1)', 'no-pr'],
    ['fails the step but links the pull request of a failed job', 'failed', LINK, 'failed'],
    ['is pr-opened for an archived job with a link', 'archived', LINK, 'pr-opened'],
    ['is pr-opened for a link to a tab', 'completed', `${LINK}/files?w=1`, 'pr-opened'],
    ['is archived for an archived job without a link', 'archived', null, 'archived'],
  ] as const)('%s', async (what, result, prLink, outcome) => {
    const { outputs, log, result: end } = await ask({ result, prLink })
    expect(outputs).toMatchObject({ outcome, status: result })
    const isLinked = prLink?.startsWith(LINK)
    expect(outputs['pr-link']).toBe(isLinked ? LINK : undefined)
    expect(end.fails).toBe(outcome === 'failed' || outcome === 'archived')
    const unused = "The agent job's pull request link is not used"
    for (const text of [log.join('\n'), end.message])
      expect(text.includes(unused)).toBe(/hostile/.test(what))
  })

  test('says that its link is not used', async () => {
    const { log } = await ask({ prLink: 'https://git.example/a/b/pulls/1' })
    expect(log.at(-1)).toMatch(
      /^notice: The pull request of the docs agent is not known\. .*link is not used: .*bitbucket\.org/,
    )
    expect(log.at(-1)).not.toContain('Either no file')
    const archived = await ask({ result: 'archived', prLink: 'https://git.example/a/b/pulls/1' })
    expect(archived.log.at(-1)).toMatch(
      /^error: The pull request of the docs agent is not known\. The agent/,
    )
    expect(archived.log.at(-1)).not.toContain('Ask again')
  })

  test('is an error that keeps the ID and status of a job that was deleted', async () => {
    const onRequest: OnRequest = (seen, exchange) =>
      seen.nth < 3 ? undefined : notFound(seen, exchange)
    const { outputs, result } = await ask({ finishAfterMs: 600_000 }, { onRequest })
    expect(outputs).toMatchObject({ outcome: 'error', 'job-id': 'job_1', status: 'active' })
    expect(result.message).toContain('has no agent job with this ID: it was deleted, or ')
    expect(result.message).not.toContain('goes on')
  })
})

test('the log names the job right after the create, and the number of polls at the end', async () => {
  const { log } = await ask({})
  const lines = log.slice(log.indexOf('group: Agent job') + 1)
  expect(lines[0]).toBe('Agent job job_1 was created')
  expect(lines).toContainEqual(
    expect.stringMatching(/^Agent job job_1 is completed \(polls: \d+\)$/),
  )
})

describe('a follow-up', () => {
  const first = { inputs: { wait: 'false' } }
  const again = async (job: JobScript, flow: Flow, before: Flow = first) => {
    const { world } = await ask(job, before)
    return runStep({ ...flow, world, inputs: { 'job-id': 'job_1', ...flow.inputs } })
  }

  const UNKNOWN =
    /never seen at work on the follow-up, so it is unknown whether the agent has begun/

  test('that no poll sees at work is given up after two minutes, and may not have begun', async () => {
    const job = { finishAfterMs: 0, prLink: LINK }
    const end = await again(job, { inputs: { prompt: 'Shorter.' } }, {})
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
    expect(end.summary).toMatch(/^### ✅ The docs agent may not have updated its pull request\n/)
    expect(end.result.message).toMatch(UNKNOWN)
    expect(end.tookMs).toBeGreaterThanOrEqual(120_000)
    expect(end.tookMs).toBeLessThan(140_000)
  })

  test.each([
    ['a job with a pull request', LINK, { comment: 'true', 'job-id': 'job_1' }, 'pr-opened'],
    ['a job without one', null, { comment: 'true', 'job-id': 'job_1' }, 'no-pr'],
    ['a job that no record names', LINK, { comment: 'false', 'job-id': 'job_1' }, 'pr-opened'],
  ] as const)(
    'to %s that has not begun when the run is re-run is waited for',
    async (_, prLink, follow, outcome) => {
      const job = { finishAfterMs: 15_000, followUpAfterMs: 60_000, prLink }
      const isKept = follow.comment === 'true'
      const home = { 'issue-number': isKept ? '7' : '', comment: follow.comment }
      const { world } = await ask(job, { inputs: home })
      const inputs = { ...follow, comment: 'true', 'issue-number': '7', prompt: 'Shorter.' }
      const run = { GITHUB_RUN_ID: '4243' }
      await runStep({ world, inputs: { ...inputs, wait: 'false' }, env: run })
      const end = await runStep({ world, inputs, env: { ...run, GITHUB_RUN_ATTEMPT: '2' } })
      expect(end.outputs).toMatchObject({ outcome, 'job-id': 'job_1' })
      expect(end.tookMs).toBeGreaterThan(60_000)
      expect(end.result.message).not.toMatch(UNKNOWN)
      expect(asked(end)).not.toContain('message')
    },
  )

  test('that begins after 100 s and takes 15 s is seen, however rarely the step polls', async () => {
    const job = { finishAfterMs: 15_000, followUpAfterMs: 100_000, prLink: LINK }
    const inputs = { prompt: 'Shorter.', 'poll-interval-seconds': '300' }
    const end = await again(job, { inputs }, {})
    expect(end.summary).toMatch(/^### ✅ The docs agent updated its pull request\n/)
    expect(end.result.message).not.toMatch(UNKNOWN)
  })

  test('has begun if it opened a pull request', async () => {
    const job: JobScript = { finishAfterMs: 0, prLink: null }
    const onRequest: OnRequest = ({ operation }) => {
      if (operation === 'message') job.prLink = LINK
    }
    const end = await again(job, { inputs: { prompt: 'Open it.' }, onRequest }, {})
    expect(end.summary).toMatch(/^### ✅ The docs agent opened a pull request\n/)
    expect(end.result.message).not.toMatch(UNKNOWN)
  })

  test('is not done if its own answer says `active` or nothing', async () => {
    for (const status of ['active', undefined]) {
      const onRequest: OnRequest = ({ operation }, { answer }) => {
        if (operation !== 'message') return undefined
        const { body } = answer()
        return json(200, { ...(isObject(body) && body), status })
      }
      const inputs = { prompt: 'Shorter.' }
      const end = await again({ prLink: LINK }, { inputs, onRequest }, {})
      expect(end.outputs.outcome).toBe('pr-opened')
      expect(end.tookMs).toBeGreaterThan(60_000)
    }
  })

  test.each(['completed', 'failed', 'archived'] as const)(
    'to a job that stays %s until it begins is waited for',
    async (result) => {
      const end = await again({ result, prLink: LINK }, { inputs: { prompt: 'Shorter.' } }, {})
      expect(end.outputs.status).toBe(result)
      expect(end.tookMs).toBeGreaterThan(60_000)
    },
  )

  test('that failed is asked again by a re-run, although its pull request cannot be read', async () => {
    const { world } = await ask({ finishAfterMs: 15_000, prLink: LINK })
    for (const job of world.service.jobs.all) job.script.result = 'failed'
    const inputs = { prompt: 'Shorter.', 'job-id': 'job_1', comment: 'true', 'issue-number': '7' }
    const run = { GITHUB_RUN_ID: '4243' }
    const first = await runStep({ world, inputs, env: run })
    expect(first.outputs.outcome).toBe('failed')
    const end = await runStep({ world, inputs, env: { ...run, GITHUB_RUN_ATTEMPT: '2' } })
    expect(asked(end)).toContain('message')
  })

  test('times out if the time is up before it is seen to begin', async () => {
    const inputs = { prompt: 'Shorter.', 'timeout-minutes': '1' }
    const end = await again({ finishAfterMs: 0, prLink: LINK }, { inputs }, {})
    expect(end.outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job_1' })
    expect(end.result.message).toContain('goes on')
  })

  test('times out if the service is down until the time is up', async () => {
    const inputs = { prompt: 'Shorter.', 'timeout-minutes': '5' }
    let isSent = false
    const onRequest: OnRequest = ({ operation }) => {
      isSent ||= operation === 'message'
      return isSent && operation === 'get' ? json(500, {}) : undefined
    }
    const end = await again({ finishAfterMs: 0 }, { inputs, onRequest }, {})
    const link = expect.stringContaining('/pull/')
    expect(end.outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job_1', 'pr-link': link })
    expect(end.summary).toMatch(/stopped waiting for the docs agent\n\n.*\/pull\/\d+/)
    // More time would not have helped.
    expect(end.result.message).not.toContain('timeout-minutes')
  })

  test.each<[string, Flow, string]>([
    ['is not waited for', { inputs: { wait: 'false' } }, 'started'],
    ['is cancelled', { cancelAtMs: 3_000 }, 'cancelled'],
    [
      'fails',
      {
        onRequest: ({ operation, nth }) =>
          operation === 'get' && nth > 0 ? refuse(401, '') : undefined,
      },
      'error',
    ],
    [
      'times out',
      {
        onRequest: ({ operation, nth }) =>
          operation === 'get' && nth > 0 ? json(500, {}) : undefined,
      },
      'timed-out',
    ],
  ])(
    'goes on if its step %s before the job shows it, and the message says how to wait',
    async (_, flow, outcome) => {
      const inputs = { prompt: 'Shorter.', 'timeout-minutes': '5', ...flow.inputs }
      const { result } = await again({ finishAfterMs: 0 }, { ...flow, inputs }, {})
      expect(result.outcome).toBe(outcome)
      expect(result.message).toContain(
        'Agent job `job_1` goes on. To wait for it and its pull request',
      )
    },
  )

  test('times out with a warning if the wait for other work meets a limit', async () => {
    const onRequest: OnRequest = ({ operation, nth }) =>
      operation === 'get' && nth > 0 ? refuse(429, 'No.', { 'retry-after': '7200' }) : undefined
    const end = await again({}, { inputs: { prompt: 'Shorter.' }, onRequest })
    expect(end.outputs.outcome).toBe('timed-out')
    expect(end.log).toContainEqual(expect.stringMatching(/^warning: .*429/))
    expect(end.result.message).toContain('was busy with something else when it was last seen')
  })

  test('is not sent if the job is found only after the deadline', async () => {
    const inputs = { prompt: 'Second.', 'timeout-minutes': '1' }
    const onRequest: OnRequest = async ({ operation, nth }, { wait }) => {
      if (operation !== 'get') return undefined
      await wait(29_500)
      return nth === 0 ? json(500, {}) : undefined
    }
    const end = await again({ finishAfterMs: 0 }, { inputs, onRequest })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toMatch(
      /^Sending a follow-up to agent job job_1: the time was up\. Raise the input `timeout-minutes`/,
    )
    expect(asked(end)).toEqual(['get', 'get'])
  })
})
