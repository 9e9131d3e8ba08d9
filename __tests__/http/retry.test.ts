import { describe, expect, test } from '@jest/globals'
import { Cancelled } from '../../src/errors.ts'
import { type Fault, RequestError } from '../../src/http/faults.ts'
import { HttpError, parseRetryAfter, reasonOf, withRetries } from '../../src/http/retry.ts'
import { testRun } from '../support/test-run.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000
const CREATED = 'The job may have been created: look in the dashboard.'

test.each([
  ['7', 7_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['99999999999', 99_999_999_999_000],
  [undefined, undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['soon', undefined],
  ['Sat, 99 Nov 2026 12:00:30 GMT', undefined],
  ['after Sat, 21 Nov 2026 12:00:30 GMT', undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT+0100', undefined],
])('H429: Retry-After %j is a wait of %j ms', (header, expected) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected)
})

/** What a request ends with that always meets the same failure, and how often it was made. */
async function failWith(
  thrown: Error,
  more: Partial<Parameters<typeof withRetries<never>>[0]> = {},
) {
  let made = 0
  const error = await withRetries({
    name: 'Asking',
    runtime: testRun({ ms: HOUR_MS }),
    ...more,
    attempt(onSent) {
      made++
      return more.attempt?.(onSent) ?? Promise.reject(thrown)
    },
  }).catch((end: unknown) => end)
  return { made, error }
}

/** In 5 minutes, with pauses of half of 2, 4, 8, 16 and then 30 s. */
const PATIENT = 24

test.each<[string, Fault, number, number]>([
  ['N1, N2, N3, N5', 'unreachable', PATIENT, 4],
  ['N4, N18, N19', 'blocked', 1, 1],
])('%s: after %s, a get is made %i times in all, a create %i', async (_row, fault, get, post) => {
  const error = new RequestError(fault, 'it went wrong')
  expect(await failWith(error)).toMatchObject({ made: get })
  expect(await failWith(error, { unknownFate: CREATED })).toMatchObject({ made: post })
})

describe('five minutes of patience', () => {
  const down = new RequestError('server-error', 'it is down')

  test('T1: are shared by all reads of a step, whether they fail at once or one after the other', async () => {
    const runtime = testRun()
    await Promise.all([failWith(down, { runtime }), failWith(down, { runtime })])
    expect(runtime.clock.nowMs()).toBe(300_000)
    // What fails for a moment afterwards is tried again all the same.
    expect(await failWith(down, { runtime })).toMatchObject({ made: 3 })
  })

  test('T2: are not for what the step waits for, which it retries until a second before the deadline', async () => {
    const runtime = testRun()
    const { error } = await failWith(down, { runtime, isAwaited: true })
    expect(error).toMatchObject({ why: 'out of time' })
    expect(runtime.clock.nowMs()).toBe(1_799_000)
  })

  test('T3: are not for what only decorates: three attempts', async () => {
    const runtime = testRun()
    runtime.patience.isShort = true
    expect(await failWith(down, { runtime })).toMatchObject({ made: 3 })
  })

  test('are not spent by a server that says how long to wait', async () => {
    const runtime = testRun()
    const busy = new RequestError('rate-limited', 'slow down', { retryAfterMs: 200_000 })
    await failWith(busy, { runtime })
    expect(await failWith(down, { runtime })).toMatchObject({ made: PATIENT })
  })
})

test('the failure says what happened, how often, and what to do', async () => {
  const cause = new RequestError('unanswered', 'it went wrong', { status: 500, advice: 'Do this.' })
  const { error } = await failWith(cause)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    message: `Asking: it went wrong. Gave up after ${PATIENT} attempts. Do this.`,
    why: undefined,
    cause,
  })
})

test.each([
  ['gone', 'rejected', 404],
  ['gone', 'not-found', 404],
  ['gone', 'rejected', 410],
  ['forbidden', 'rejected', 403],
  ['unauthorized', 'rejected', 401],
  ['unauthorized', 'rejected', 402],
  ['for good', 'rejected', 422],
  ['for good', 'too-large', 200],
  ['for now', 'maybe-later', 403],
  ['for now', 'rate-limited', 429],
  ['for now', 'unanswered', undefined],
] as const)('the failure says that it means "%s": %s, %s', async (meaning, fault, status) => {
  const { error } = await failWith(new RequestError(fault, 'it went wrong', { status }))
  expect(error).toMatchObject({ meaning })
})

test('a failure of the first attempt does not speak of attempts, or end in two periods', async () => {
  const { error } = await failWith(new RequestError('rejected', 'is that you?'))
  expect(error).toMatchObject({ message: 'Asking: is that you?' })
})

test.each([
  [0, [1_000, 1_000, 1_000, 1_000, 1_000, 1_000]],
  [0.5, [1_500, 2_500, 4_500, 8_500, 15_500, 15_500]],
  [1, [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
])('at chance %d, the backoff is %j ms, and each retry is logged', async (random, expected) => {
  const runtime = testRun({ random: () => random })
  await failWith(new RequestError('unanswered', 'nothing there'), { runtime })
  expect(runtime.clock.pauses.slice(0, 6)).toEqual(expected)
  const [first, , , , fifth] = expected.map((ms) => Math.ceil(ms / 1000))
  const line = 'Asking: nothing there. Trying again in'
  expect(runtime.lines[0]).toBe(`${line} ${first} s (retry 1)`)
  expect(runtime.lines[4]).toBe(`${line} ${fifth} s (retry 5, failing since 09:00:00 UTC)`)
})

test('an error of onRetry ends the request, and so does one that is no RequestError', async () => {
  const spent = new Error('spent')
  const onRetry = () => {
    throw spent
  }
  const failed = new RequestError('unanswered', 'nothing there')
  expect(await failWith(failed, { onRetry })).toMatchObject({ made: 1, error: spent })
  expect(await failWith(spent)).toMatchObject({ made: 1, error: spent })
})

test('a cancel says what is in doubt if it cuts off a request that changes something', async () => {
  const cancelled = new Cancelled('The workflow was cancelled.')
  const isSent = (onSent: () => void) => {
    onSent()
    return Promise.reject(cancelled)
  }
  expect((await failWith(cancelled, { attempt: isSent })).error).toBe(cancelled)
  expect((await failWith(cancelled, { unknownFate: CREATED })).error).toBe(cancelled)
  expect(
    (await failWith(cancelled, { unknownFate: CREATED, attempt: isSent })).error,
  ).toMatchObject({
    name: 'Cancelled',
    message: 'The workflow was cancelled.',
    doubt: CREATED,
  })
})

test('H429-over-budget: a wait longer than the time left fails at once, and both times are named', async () => {
  const refused = new RequestError('rate-limited', 'slow down', { retryAfterMs: 90_000 })
  const runtime = testRun({ ms: 90_400 })
  const { made, error } = await failWith(refused, { runtime, unknownFate: CREATED })
  expect([made, runtime.clock.pauses]).toEqual([1, []])
  expect(error).toMatchObject({
    message:
      'Asking: slow down. The server asks to wait 90 s, but only 90 s are left. Run again later.',
    why: 'out of time',
  })
})

test('without time for a backoff, the request fails as out of time', async () => {
  const runtime = testRun({ ms: 900 })
  const { error } = await failWith(new RequestError('server-error', 'it is down'), { runtime })
  const message = expect.stringContaining('. Raise timeout-minutes.')
  expect(error).toMatchObject({ message, why: 'out of time' })
})

const failed = (error: RequestError, why?: HttpError['why']) =>
  new HttpError('Asking', error, '', why)

test.each([
  [new Error('a defect'), 'a defect'],
  [
    failed(new RequestError('rejected', 'it answered 403', { advice: 'Do this.' })),
    'it answered 403. Do this',
  ],
  [
    failed(new RequestError('server-error', 'it is down'), 'out of time'),
    'it is down, and there was no time to try again',
  ],
  [
    failed(
      new RequestError('rate-limited', 'slow down', { retryAfterMs: 3_599_001 }),
      'out of time',
    ),
    'slow down, and there was no time to wait the 3,600 s that it asks for',
  ],
])('the reason of %s names no date', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})
