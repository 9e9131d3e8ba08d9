import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type WaitOptions, type WaitResult, waitForJob } from '../../src/agent/wait.ts'
import { Cancelled } from '../../src/base/errors.ts'
import { RequestError } from '../../src/http/faults.ts'
import { HttpError } from '../../src/http/retry.ts'
import type { AgentJob } from '../../src/service/agent-job.ts'
import { testRun } from '../support/test-run.ts'
import { type VirtualClock, virtualClock } from '../support/virtual-clock.ts'

const LINK = 'https://github.com/acme/docs/pull/1'
const MINUTE_MS = 60_000

/** A poll's answer: a status, a job, or a failure. */
type Answer = string | Partial<AgentJob> | Error

function toJob(answer: string | Partial<AgentJob>): AgentJob {
  return {
    id: 'job_1',
    status: 'active',
    ...(typeof answer === 'string' ? { status: answer } : answer),
  }
}

interface Wait {
  result: WaitResult | Error
  clock: VirtualClock
  polls: number
  /** When each poll was made, in ms since the start. */
  times: number[]
  log: string[]
}

/** Waits for a job whose polls are answered in turn; the last answer is given for ever. */
async function wait(
  answers: Answer[],
  {
    minutes = 30,
    clock = virtualClock({ random: () => 0 }),
    signal = new AbortController().signal,
    throttledPolls = 0,
    ...options
  }: Partial<WaitOptions> & {
    minutes?: number
    clock?: VirtualClock
    signal?: AbortSignal
    /** How many of the first polls the service answers with 429 at first. */
    throttledPolls?: number
  } = {},
): Promise<Wait> {
  const startMs = clock.nowMs()
  const times: number[] = []
  const log: string[] = []
  const result = await waitForJob({
    job: toJob('active'),
    origin: 'created',
    retrieve: async (_id, asking) => {
      if (times.length < throttledPolls) asking?.mayRepeat?.(THROTTLED)
      const answer = answers[Math.min(times.length, answers.length - 1)] ?? 'active'
      times.push(clock.nowMs() - startMs)
      if (answer instanceof Error) throw answer
      return toJob(answer)
    },
    run: testRun({ clock, signal, ms: minutes * MINUTE_MS }),
    pollIntervalMs: 10_000,
    log: {
      info: (message) => log.push(message),
      warning: (message) => log.push(`warning: ${message}`),
    },
    ...options,
  }).catch((error: Error) => error)
  return { result, clock, polls: times.length, times, log }
}

const THROTTLED = {
  name: 'Getting job job_1',
  error: new RequestError('rate-limited', 'the service answered 429', { status: 429 }),
  repetition: 1,
  afterMs: 1_000,
}

const notFound = () =>
  new HttpError(
    'gone',
    new RequestError('rejected', 'the service answered 404', { status: 404 }),
    false,
  )

describe('the schedule', () => {
  test('begins at 2 s and doubles up to the longest pause', async () => {
    const { times } = await wait([
      'active',
      'active',
      'active',
      'active',
      'active',
      'active',
      'failed',
    ])
    const pauses = times.map((time, index) => time - (times[index - 1] ?? 0))
    expect(pauses).toEqual([2_000, 4_000, 8_000, 10_000, 10_000, 10_000, 10_000])
  })

  test('spreads each pause downwards, by a twentieth at most', async () => {
    const early = await wait(['failed'], { clock: virtualClock({ random: () => 0 }) })
    const late = await wait(['failed'], { clock: virtualClock({ random: () => 0.9999 }) })
    expect([early.times[0], Math.round(late.times[0] ?? 0)]).toEqual([2_000, 1_900])
  })

  test('never pauses longer than asked, also at the start', async () => {
    const { times } = await wait(['active', 'failed'], { pollIntervalMs: 1_000 })
    expect(times).toEqual([1_000, 2_000])
  })

  test('ends with a poll one second before the deadline', async () => {
    const { times, result } = await wait(['active'], { minutes: 1 })
    expect(times.at(-1)).toBe(59_000)
    expect(result).toEqual({ job: toJob('active'), remark: '' })
  })

  test('doubles the longest pause, up to a minute, each time the service asks for less', async () => {
    const { times } = await wait(['active', 'active', 'active', 'active', 'active', 'failed'], {
      throttledPolls: 3,
    })
    const pauses = times.map((time, index) => time - (times[index - 1] ?? 0))
    expect(pauses).toEqual([2_000, 20_000, 40_000, 60_000, 60_000, 60_000])
  })

  test('keeps a longer interval than a minute when the service asks for less', async () => {
    const { times } = await wait(['active', 'active', 'failed'], {
      pollIntervalMs: 300_000,
      throttledPolls: 3,
    })
    expect(times).toEqual([2_000, 302_000, 602_000])
  })
})

describe('the end', () => {
  test('of a job that is terminal at once costs no poll', async () => {
    const { polls, result } = await wait(['active'], { job: toJob('archived') })
    expect([polls, result]).toEqual([0, { job: toJob('archived'), remark: '' }])
  })

  test.each(['completed', 'archived', 'failed'])('%s ends the wait', async (status) => {
    const { polls, result } = await wait(['active', { status, prLink: LINK }, 'active'])
    expect([polls, result]).toEqual([2, { job: toJob({ status, prLink: LINK }), remark: '' }])
  })

  test('S6: completed without a link is looked at three more times within 10 s', async () => {
    const { times, result } = await wait(['completed'])
    expect(times).toEqual([2_000, 4_000, 7_000, 11_000])
    expect(result).toMatchObject({ job: { status: 'completed' } })
  })

  test('S7: a late link is picked up, and nothing is asked after it', async () => {
    const { polls, result } = await wait([
      'completed',
      'completed',
      { status: 'completed', prLink: LINK },
    ])
    expect([polls, result]).toEqual([
      3,
      { job: toJob({ status: 'completed', prLink: LINK }), remark: '' },
    ])
  })

  test('S5: terminal is final, although the service says active again', async () => {
    const { result } = await wait(['completed', 'active', { status: 'active', prLink: LINK }])
    expect(result).toEqual({ job: toJob({ status: 'completed', prLink: LINK }), remark: '' })
  })

  test('of a completed job is not lost when the look for its link fails', async () => {
    const { result, log } = await wait(['completed', notFound()])
    expect(result).toEqual({ job: toJob('completed'), remark: '' })
    expect(log).toContain('warning: gone')
  })

  test('is not waited for beyond the deadline for a link', async () => {
    const { times } = await wait(['active', 'completed'], { minutes: 0.1 })
    expect(times).toEqual([2_000, 5_000])
  })
})

describe('an unknown status', () => {
  test('S1: is waited out, and told once', async () => {
    const { result, log } = await wait(['napping\n', 'napping\n', 'failed'])
    expect(result).toMatchObject({ job: { status: 'failed' } })
    expect(log.filter((line) => line.startsWith('warning'))).toEqual([
      String.raw`warning: The job's status is "napping\n", which is new to this action: it goes on waiting.`,
    ])
  })

  test('S1, S11: is what a wait ends with when the time is up', async () => {
    const { result } = await wait(['__proto__'], { minutes: 1 })
    expect(result).toMatchObject({ job: { status: '__proto__' } })
  })
})

describe('a job that is not found', () => {
  test('H404-get: right after the create is asked for again for a minute', async () => {
    const { times, result } = await wait([notFound()])
    expect(result).toBeInstanceOf(HttpError)
    expect(times.at(-1)).toBeGreaterThanOrEqual(60_000)
    expect(times.at(-2)).toBeLessThan(60_000)
  })

  test('H404-get: may appear after a while', async () => {
    const { result, log } = await wait([notFound(), notFound(), 'failed'])
    expect(result).toMatchObject({ job: { status: 'failed' } })
    expect(log[0]).toBe('2 s: the service does not know the job yet, asking again')
  })

  test('H404-get: once seen, it is gone after three in a row', async () => {
    const { polls, result } = await wait([
      'active',
      notFound(),
      notFound(),
      'active',
      notFound(),
      notFound(),
      notFound(),
    ])
    expect([polls, result]).toEqual([7, expect.any(HttpError)])
  })

  test('H404-get: another job than one just created is gone after three', async () => {
    const { polls } = await wait([notFound()], { origin: 'attached' })
    expect(polls).toBe(3)
  })
})

describe('a follow-up', () => {
  test('is done only once the job was seen at work', async () => {
    const job = toJob({ status: 'completed', prLink: LINK })
    const { polls, result } = await wait([job, 'active', job], { origin: 'followed-up', job })
    expect([polls, result]).toEqual([3, { job, remark: '' }])
  })

  test('is done at the latest after 30 s', async () => {
    const job = toJob({ status: 'completed', prLink: LINK })
    const { times } = await wait([job], { origin: 'followed-up', job })
    expect(times.at(-1)).toBeGreaterThanOrEqual(30_000)
    expect(times.at(-2)).toBeLessThan(30_000)
  })

  test('that fails or is archived is at its end at once', async () => {
    const { polls } = await wait(['failed'], { origin: 'followed-up', job: toJob('completed') })
    expect(polls).toBe(1)
  })
})

test('a failing poll ends the wait with its error', async () => {
  const failure = new HttpError('broken', new RequestError('empty', 'empty'), false)
  expect((await wait([failure])).result).toBe(failure)
})

test('H429-over-budget: a poll that has no time left to be repeated ends the wait with what is known', async () => {
  const failure = new HttpError(
    'The service asks for 90 s',
    new RequestError('rate-limited', 'no'),
    true,
  )
  expect((await wait(['active', failure])).result).toEqual({
    job: toJob('active'),
    remark: 'The service asks for 90 s',
  })
})

test('a long wait shows a sign of life every minute, however rare the polls', async () => {
  const { log, polls } = await wait(['active'], { minutes: 20, pollIntervalMs: 300_000 })
  expect(polls).toBeLessThan(15)
  const minutes = log.map((line) => line.replace(/: still active \(\d+ polls\)$/, ''))
  expect(minutes).toEqual(Array.from({ length: 19 }, (_, index) => `${index + 1} min`))
})

test('a cancelled wait ends with the reason', async () => {
  const controller = new AbortController()
  const reason = new Cancelled('by hand')
  controller.abort(reason)
  expect((await wait(['active'], { signal: controller.signal })).result).toBe(reason)
})

test('S11: any wait ends by its deadline, whatever the service answers', async () => {
  const answer = fc.oneof(
    fc.constantFrom<Answer>('active', 'completed', 'odd'),
    fc.constant<Answer>(notFound()),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 1 }),
      fc.integer({ min: 1, max: 300 }),
      async (answers, seconds) => {
        const { clock, times } = await wait(answers, { minutes: 1, pollIntervalMs: seconds * 1000 })
        expect(clock.nowMs() - 1_000).toBeLessThanOrEqual(MINUTE_MS)
        expect(times.every((time, index) => time > (times[index - 1] ?? 0))).toBe(true)
      },
    ),
  )
})
