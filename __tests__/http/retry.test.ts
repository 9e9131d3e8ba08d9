import { describe, expect, test } from '@jest/globals'
import { Cancelled } from '../../src/errors.ts'
import { parseRetryAfter } from '../../src/http/answers.ts'
import { AttemptError, type FaultKind } from '../../src/http/faults.ts'
import {
  type PolicyKind,
  RETRY_RULES,
  RequestFailure,
  retryAsUnit,
  withRetries,
} from '../../src/http/retry.ts'
import { renderPlain, trusted } from '../../src/rich-text.ts'
import { testRun } from '../support/runtime.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const CREATED = trusted('The agent job may have been created: look in the dashboard.')

test.each([
  ['7', 7_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['0', undefined],
  ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
  ['9'.repeat(400), 365 * 86_400_000],
  [undefined, undefined],
  ['-5', undefined],
  ['Sat, 99 Nov 2026 12:00:30 GMT', undefined],
  ['after Sat, 21 Nov 2026 12:00:30 GMT', undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT+0100', undefined],
])('Retry-After: %j is a wait of %j ms', (header, expected) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected)
})

type Request = Parameters<typeof withRetries<never>>[0]
interface Asked extends Partial<Omit<Request, 'runtime'>> {
  kind?: PolicyKind
  run?: ReturnType<typeof testRun>
}

/** Fails each attempt alike. Returns the error and the second of each attempt. */
async function failWith(thrown: Error, { run = testRun(), kind = 'read', ...more }: Asked = {}) {
  const seconds: number[] = []
  const startMs = run.clock.nowMs()
  const error = await withRetries({
    name: trusted('Asking'),
    runtime: run,
    policy: { ...run.policy, kind },
    ...more,
    attempt(leftMs) {
      seconds.push((run.clock.nowMs() - startMs) / 1000)
      return more.attempt?.(leftMs) ?? Promise.reject(thrown)
    },
  }).catch((end: unknown) => end)
  return { made: seconds.length, seconds, error }
}

const down = new AttemptError('unanswered', trusted('it is down'))
const away = new AttemptError('unreachable', trusted('it is away'))
const limited = (seconds?: number) => {
  const retryAfterMs = seconds === undefined ? undefined : seconds * 1000
  return new AttemptError('rate-limited', trusted('slow down'), { retryAfterMs })
}
const BACKOFF = [0, 1.5, 4, 8.5, 17, 32.5]
const LIMITED = [0, 15.5, 46, 106.5, 167, 227.5, 288, 299]

/** The seconds of the first attempts and of the last one, in a step of half an hour. */
const CELLS: Array<[PolicyKind, string, AttemptError, first: number[], last: number]> = [
  ['read', 'an outage', down, BACKOFF, 299],
  ['read', 'a 429', limited(), LIMITED, 299],
  ['read', 'a 429 within its time', limited(298), [0, 298.5], 298.5],
  ['read', 'a 429 beyond its time', limited(299), [0], 0],
  ['poll', 'an outage', down, BACKOFF, 1799],
  ['poll', 'a 429', limited(), [0, 15.5, 46, 106.5, 167, 227.5, 288, 348.5], 1799],
  ['poll', 'a 429 within its time', limited(1798), [0, 1798.5], 1798.5],
  ['poll', 'a 429 beyond its time', limited(1799), [0], 0],
  ['ask', 'no connection', away, BACKOFF, 59],
  ['ask', 'an outage', down, [0], 0],
  ['ask', 'a 429', limited(), LIMITED, 299],
  ['ask', 'a 429 within its time', limited(298), [0, 298.5], 298.5],
  ['ask', 'a 429 beyond its time', limited(299), [0], 0],
  ['optional', 'an outage', down, [0, 1.5, 4], 4],
  ['optional', 'a 429', limited(), [0, 15.5, 29], 29],
  ['optional', 'a 429 within its time', limited(28), [0, 28.5], 28.5],
  ['optional', 'a 429 beyond its time', limited(29), [0], 0],
  ['last comment', 'an outage', down, BACKOFF, 59],
  ['last comment', 'a 429', limited(), [0, 15.5, 46, 59], 59],
  ['last comment', 'a 429 within its time', limited(58), [0, 58.5], 58.5],
  ['last comment', 'a 429 beyond its time', limited(59), [0], 0],
]

test('the table has every kind', () => {
  expect(new Set(CELLS.map(([kind]) => kind))).toEqual(new Set(Object.keys(RETRY_RULES)))
})

test.each(CELLS)('a request of kind %j meets %s', async (kind, _what, thrown, first, last) => {
  const unknownFate = kind === 'ask' ? CREATED : undefined
  const { seconds, error } = await failWith(thrown, { kind, ...(unknownFate && { unknownFate }) })
  expect(seconds.slice(0, first.length)).toEqual(first)
  expect(seconds.at(-1)).toBe(last)
  const isLost = unknownFate !== undefined && thrown === down
  expect((error as Error).message.includes(renderPlain(CREATED))).toBe(isLost)
  expect(error).toHaveProperty('isFateUnknown', isLost)
})

test.each<[FaultKind, number]>([
  ['blocked', 1],
  ['malformed', 5],
  ['web-page', 4],
  ['unusable', 1],
  ['maybe-rejected', 3],
  ['rejected', 1],
])('a read that meets the fault "%s" is made %i times', async (fault, made) => {
  expect(await failWith(new AttemptError(fault, trusted('it went wrong')))).toMatchObject({ made })
})

test('the error says what happened, and what to do', async () => {
  const cause = new AttemptError('malformed', trusted('it went wrong'), {
    status: 200,
    advice: trusted('Do this.'),
  })
  const { error } = await failWith(cause)
  expect(error).toBeInstanceOf(RequestFailure)
  expect(error).toMatchObject({
    message: 'Asking: it went wrong. Do this.',
    isFateUnknown: false,
    cause,
  })
})

test.each([
  ['gone', 'rejected', 404],
  ['gone', 'maybe-rejected', 404],
  ['gone', 'rejected', 410],
  ['permanent', 'rejected', 422],
  ['permanent', 'unusable', 200],
  ['forbidden', 'rejected', 403],
  ['forbidden', 'rejected', 401],
  ['inconclusive', 'rate-limited', 429],
  ['inconclusive', 'unanswered', undefined],
] as const)(
  'the error means %j after the fault %j with status %s',
  async (meaning, fault, status) => {
    const { error } = await failWith(new AttemptError(fault, trusted('it went wrong'), { status }))
    expect(error).toHaveProperty('meaning', meaning)
  },
)

test('an error that ends in a question mark gets no full stop', async () => {
  const { error } = await failWith(new AttemptError('rejected', trusted('is that you?')))
  expect(error).toMatchObject({ message: 'Asking: is that you?' })
})

test.each([
  [0, [1_000, 1_000, 1_000, 1_000, 1_000, 1_000]],
  [1, [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
])('at chance %d, the backoff is %j ms, and each retry is logged', async (random, expected) => {
  const run = testRun({ random: () => random })
  await failWith(new AttemptError('unanswered', trusted('nothing there')), { run })
  expect(run.clock.pauses.slice(0, 6)).toEqual(expected)
  const [first, , , , fifth] = expected.map((ms) => Math.ceil(ms / 1000))
  const line = 'Asking: nothing there. Trying again in'
  expect(run.lines[0]).toBe(`${line} ${first} s (retry 1, failing since 2026-11-21 09:00:00 UTC)`)
  expect(run.lines[4]).toBe(`${line} ${fifth} s (retry 5, failing since 2026-11-21 09:00:00 UTC)`)
})

test('anything but an AttemptError ends the request', async () => {
  const failed = new Error('failed')
  expect(await failWith(failed)).toMatchObject({ made: 1, error: failed })
})

test('a cancel of a create under way says that it may have taken effect', async () => {
  const cancelled = new Cancelled(trusted('The workflow was cancelled.'))
  const { error } = await failWith(cancelled, { kind: 'ask', unknownFate: CREATED })
  expect(error).toMatchObject({ name: 'Cancelled', unknownFate: CREATED })
})

test('after a refusal, until it is sent again, it certainly has not', async () => {
  const controller = new AbortController()
  const cancelled = new Cancelled(trusted('The workflow was cancelled.'))
  const policy = testRun({ signal: controller.signal }).startPolicy('ask')
  const attempt = () => {
    controller.abort(cancelled)
    return Promise.reject(limited(20))
  }
  const { error } = await failWith(down, { policy, unknownFate: CREATED, attempt })
  expect(error).toBe(cancelled)
})

test.each<[string, PolicyKind, string]>([
  ['the step', 'poll', '2026-11-21 09:01:30 UTC'],
  ['the kind', 'optional', '2026-11-21 09:00:30 UTC'],
])('a wait beyond the end of %s fails at once', async (_, kind, end) => {
  const { made, error } = await failWith(limited(3_600), { kind, run: testRun({ ms: 90_000 }) })
  expect(made).toBe(1)
  expect(error).toHaveProperty(
    'message',
    `Asking: slow down. The server asks to wait until 2026-11-21 10:00:00 UTC, and the time for retries ends at ${end}.`,
  )
})

test('after the deadline, nothing is sent', async () => {
  const { made, error } = await failWith(down, { run: testRun({ ms: 0 }) })
  expect(made).toBe(0)
  expect(error).toHaveProperty(
    'message',
    'Asking: the time was up. Raise the input timeout-minutes.',
  )
})

test.each<[PolicyKind, ms: number]>([
  ['read', 0],
  ['optional', 0],
  ['last comment', 1_500],
])('a cancel leaves a request of kind %j %i ms', async (kind, ms) => {
  const controller = new AbortController()
  const run = testRun({ signal: controller.signal })
  const cancelled = new Cancelled(trusted('The workflow was cancelled.'))
  const policy = run.startPolicy(kind)
  const attempt = () => {
    controller.abort(cancelled)
    return Promise.reject(limited(20))
  }
  const end = await failWith(down, { run, policy, attempt })
  expect(end).toMatchObject({ made: 1, error: cancelled })
  expect(run.clock.nowMs()).toBe(ms)
})

describe('requests that are retried together', () => {
  /** A read, then a write that fails once for each failure. */
  const readThenWrite = async (failures: AttemptError[], kind: PolicyKind, ms?: number) => {
    const run = testRun({ ...(ms && { ms }), random: () => 0 })
    const made: Array<[name: string, second: number]> = []
    const ends = new Set<number>()
    const name = trusted('Writing the comment')
    const whole = { name, policy: { ...run.policy, kind }, runtime: run }
    const end = await retryAsUnit(whole, async (policy) => {
      ends.add(policy.deadlineMs / 1000)
      const ask = (name: string, failure?: AttemptError) =>
        withRetries({
          name: trusted(name),
          policy,
          runtime: run,
          async attempt() {
            made.push([name, run.clock.nowMs() / 1000])
            if (failure) throw failure
          },
        })
      await ask('read')
      await ask('write', failures.shift())
      return 'written'
    }).catch((error: unknown) => error)
    return { end, made, ends: [...ends], run }
  }

  test('are repeated together, from the first one', async () => {
    const { end, made, run } = await readThenWrite([down, limited(7)], 'read')
    expect(made.map(([name]) => name).join()).toBe('read,write,read,write,read,write')
    expect(made.map(([, second]) => second)).toEqual([0, 0, 1, 1, 8, 8])
    expect(end).toBe('written')
    expect(run.lines).toEqual([
      'Writing the comment: it is down. Trying again in 1 s (retry 1, failing since 2026-11-21 09:00:00 UTC)',
      'Writing the comment: slow down. Trying again in 7 s (retry 2, failing since 2026-11-21 09:00:00 UTC)',
    ])
  })

  test('fail as one request, with the last error', async () => {
    const cause = new AttemptError('rejected', trusted('no'), {
      status: 403,
      advice: trusted('Do this.'),
    })
    const { end, made } = await readThenWrite([cause], 'read')
    expect(made).toHaveLength(2)
    expect(end).toBeInstanceOf(RequestFailure)
    expect(end).toMatchObject({ message: 'Writing the comment: no. Do this.', cause })
  })

  test.each<[PolicyKind, step: number, end: number]>([
    ['optional', 1800, 30],
    ['last comment', 1800, 60],
    ['last comment', 20, 20],
    ['read', 1800, 1800],
  ])('of kind %j, in a step of %i s, all end after %i s', async (kind, s, end) => {
    const { ends } = await readThenWrite([down], kind, s * 1000)
    expect(ends).toEqual([end])
  })
})
