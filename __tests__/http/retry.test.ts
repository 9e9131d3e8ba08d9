import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Cancelled } from '../../src/base/errors.ts'
import { FAULTS, type Fault, RequestError } from '../../src/http/faults.ts'
import {
  decide,
  describeRetry,
  HttpError,
  parseRetryAfter,
  type RequestKind,
  type Retry,
  withRetries,
} from '../../src/http/retry.ts'
import { testRun } from '../support/test-run.ts'
import { virtualClock } from '../support/virtual-clock.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000

test.each([
  ['0', 0],
  ['7', 7_000],
  [' 7 ', 7_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['99999999999', 99_999_999_999_000],
  [undefined, undefined],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['soon', undefined],
  ['2026-11-21', undefined],
  ['Sat, 99 Nov 2026 12:00:30 GMT', undefined],
  ['after Sat, 21 Nov 2026 12:00:30 GMT', undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT+0100', undefined],
])('H429: Retry-After %j is a wait of %j ms', (header, expected) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected)
})

/** How often a request is made when every attempt meets the same fault. */
async function attemptsMade(
  fault: Fault,
  kind: RequestKind,
): Promise<{ made: number; error: HttpError }> {
  let made = 0
  const clock = virtualClock()
  const error = await withRetries({
    name: 'Asking',
    kind,
    attempt: async () => {
      made++
      throw new RequestError(fault, 'it went wrong', { status: 500, advice: 'Do this.' })
    },
    run: testRun({ clock, ms: HOUR_MS }),
  }).catch((thrown: unknown) => thrown)
  if (!(error instanceof HttpError)) throw error
  return { made, error }
}

test.each(Object.entries(FAULTS))(
  '%s is repeated as often as its row says',
  async (name, allowed) => {
    const fault = name as Fault
    const get = await attemptsMade(fault, 'read')
    const post = await attemptsMade(fault, 'create')
    expect(get.made).toBe(allowed.get + 1)
    expect(post.made).toBe(allowed.post === 'unknown' ? 1 : allowed.post + 1)
    const fate = 'The job may have been created. Look for it in the dashboard before running again.'
    expect(post.error.message.includes(fate)).toBe(allowed.post === 'unknown')
    expect(get.error.message).not.toContain(fate)
  },
)

test('a POST is repeated only when nothing was sent or the service refused it', () => {
  const repeatable = Object.entries(FAULTS).filter(([, { post }]) => post !== 'unknown' && post > 0)
  expect(repeatable.map(([fault]) => fault)).toEqual([
    'name-not-found',
    'connection-refused',
    'connect-timeout',
    'tls-handshake',
    'proxy-silent',
    'rate-limited',
  ])
})

test('the last error tells what failed, what was seen, how often, and what to do', async () => {
  const { error } = await attemptsMade('empty', 'read')
  expect(error.message).toBe('Asking: it went wrong. Gave up after 6 attempts. Do this.')
  expect(error.status).toBe(500)
  expect(error.outOfTime).toBe(false)
  expect(error.cause).toBeInstanceOf(RequestError)
})

test('a definite fault at the first attempt does not speak of attempts', async () => {
  const { error } = await attemptsMade('rejected', 'create')
  expect(error.message).toBe('Asking: it went wrong. Do this.')
})

test('what is not a failed request is thrown on as it is', async () => {
  const clock = virtualClock()
  const defect = new TypeError('a defect')
  const attempt = () => Promise.reject(defect)
  await expect(
    withRetries({
      name: 'Asking',
      kind: 'read',
      attempt,
      run: testRun({ clock }),
    }),
  ).rejects.toBe(defect)
  expect(clock.pauses).toEqual([])
})

test('each repetition is told, and the pauses are those that were told', async () => {
  const clock = virtualClock({ random: () => 0.25 })
  const told: Retry[] = []
  let made = 0
  const answer = await withRetries({
    name: 'Asking',
    kind: 'read',
    attempt: async () => {
      if (made++ < 2) throw new RequestError('empty', 'nothing there')
      return 'there'
    },
    run: testRun({ clock, ms: HOUR_MS }),
    mayRepeat: (retry) => told.push(retry) > 0,
  })
  expect(answer).toBe('there')
  expect(clock.pauses).toEqual([1_250, 1_750])
  expect(told.map(describeRetry)).toEqual([
    'Asking: nothing there. Trying again in 2 s (repetition 1)',
    'Asking: nothing there. Trying again in 2 s (repetition 2)',
  ])
})

test.each([
  { repetition: 1, random: 0, expected: 1_000 },
  { repetition: 1, random: 1, expected: 2_000 },
  { repetition: 3, random: 1, expected: 8_000 },
  { repetition: 5, random: 1, expected: 30_000 },
  { repetition: 5, random: 0.5, expected: 15_500 },
])(
  'the backoff before repetition $repetition at chance $random is $expected ms',
  ({ expected, ...failed }) => {
    const error = { fault: 'empty' as const, retryAfterMs: undefined }
    expect(decide({ error, kind: 'read', msLeft: HOUR_MS, ...failed })).toEqual({
      action: 'repeat',
      afterMs: expected,
    })
  },
)

test('H429: a pause is never shorter than asked, and at most a second longer', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom('read' as const, 'create' as const),
      (retryAfterMs, random, kind) => {
        const next = decide({
          error: { fault: 'rate-limited', retryAfterMs },
          kind,
          repetition: 1,
          msLeft: Number.POSITIVE_INFINITY,
          random,
        })
        expect(next.action).toBe('repeat')
        const afterMs = next.action === 'repeat' ? next.afterMs : -1
        expect(afterMs).toBeGreaterThanOrEqual(retryAfterMs)
        expect(afterMs).toBeLessThanOrEqual(retryAfterMs + 1000)
      },
    ),
  )
})

test('H429-over-budget: a longer wait than the time left is not begun, and both are named', () => {
  const error = { fault: 'rate-limited' as const, retryAfterMs: 90_000 }
  const failed = { error, kind: 'create' as const, repetition: 1, random: 0 }
  expect(decide({ ...failed, msLeft: 90_001 }).action).toBe('repeat')
  expect(decide({ ...failed, msLeft: 90_000 })).toEqual({
    action: 'fail',
    why: 'The service asks for 90 s, only 90 s are left. Run again later.',
    outOfTime: true,
  })
  expect(decide({ ...failed, msLeft: -5 })).toMatchObject({
    why: expect.stringContaining('only 0 s are left'),
  })
})

test('without time for a backoff the request fails as out of time', () => {
  const error = { fault: 'server-error' as const, retryAfterMs: undefined }
  expect(decide({ error, kind: 'read', repetition: 1, random: 0, msLeft: 999 })).toEqual({
    action: 'fail',
    why: 'There is no time for another attempt: only 0 s are left. Raise timeout-minutes.',
    outOfTime: true,
  })
})

test('what is repeated, and how often, is this', () => {
  const repeats = Object.entries(FAULTS).map(
    ([fault, { get, post }]) => `${fault}: ${get}, ${post}`,
  )
  expect(repeats).toEqual([
    'name-not-found: 5, 3',
    'connection-refused: 5, 3',
    'connect-timeout: 5, 3',
    'tls-handshake: 5, 3',
    'certificate: 0, 0',
    'proxy-silent: 5, 3',
    'proxy: 0, 0',
    'connection-lost: 5, unknown',
    'timeout: 5, unknown',
    'too-large: 0, unknown',
    'compressed: 0, unknown',
    'html: 3, unknown',
    'empty: 5, unknown',
    'not-json: 5, unknown',
    'malformed: 4, unknown',
    'wrong-job: 0, unknown',
    'see-other: 0, unknown',
    'rate-limited: 5, 2',
    'server-error: 5, unknown',
    'redirect: 0, 0',
    'rejected: 0, 0',
  ])
})

/** What is thrown where a request always meets this. */
function failWith(
  thrown: Error,
  more: Partial<Parameters<typeof withRetries>[0]> & { isSent?: boolean; ms?: number } = {},
): Promise<unknown> {
  const { isSent = false, ms = HOUR_MS, ...rest } = more
  return withRetries({
    name: 'Asking',
    kind: 'read',
    attempt: (onSent) => {
      if (isSent) onSent()
      return Promise.reject(thrown)
    },
    run: testRun({ ms }),
    ...rest,
  }).catch((error: unknown) => error)
}

test('a cancel says what nobody knows, where a request that changes something had been sent', async () => {
  const cancelled = new Cancelled('The workflow was cancelled.')
  expect(await failWith(cancelled, { isSent: true })).toBe(cancelled)
  expect(await failWith(cancelled, { kind: 'create' })).toBe(cancelled)
  expect(await failWith(cancelled, { kind: 'create', isSent: true })).toMatchObject({
    message: 'The workflow was cancelled.',
    doubt: 'The job may have been created. Look for it in the dashboard before running again.',
  })
  const defect = new TypeError('a defect')
  expect(await failWith(defect, { kind: 'create', isSent: true })).toBe(defect)
})

test('what may not be repeated fails as it is, without a word of attempts', async () => {
  const error = await failWith(new RequestError('empty', 'nothing there'), {
    mayRepeat: () => false,
  })
  expect(error).toMatchObject({
    name: 'HttpError',
    message: 'Asking: nothing there.',
    outOfTime: false,
  })
})

test('maxRepetitions is fewer than the fault allows', async () => {
  let made = 0
  const attempt = () => {
    made++
    return Promise.reject(new RequestError('empty', 'see docs.example'))
  }
  const error = await failWith(new Error(), { attempt, maxRepetitions: 1 })
  expect(made).toBe(2)
  expect(error).toMatchObject({
    message: 'Asking: see docs.example. Gave up after 2 attempts.',
    outOfTime: false,
  })
})

test('the time left is what is left of the deadline', async () => {
  const error = await failWith(new RequestError('empty', 'nothing there'), { ms: 900 })
  expect(error).toMatchObject({ outOfTime: true })
})

test('what nobody knows the fate of is not out of time; a pause that was asked for is a second longer at most', () => {
  const failed = { repetition: 1, msLeft: HOUR_MS, random: 0.5 }
  const lost = { fault: 'connection-lost' as const, retryAfterMs: undefined }
  expect(decide({ ...failed, error: lost, kind: 'follow-up' })).toEqual({
    action: 'fail',
    why: 'The follow-up may have been sent. Look at the job in the dashboard before running again.',
    outOfTime: false,
  })
  const refused = { fault: 'rate-limited' as const, retryAfterMs: 1_000 }
  expect(decide({ ...failed, error: refused, kind: 'read' })).toEqual({
    action: 'repeat',
    afterMs: 1_500,
  })
})
