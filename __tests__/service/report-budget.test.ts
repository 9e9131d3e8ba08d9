import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { AttemptError } from '../../src/http/faults.ts'
import { type OnRetry, RequestFailure, reasonOf, withRetries } from '../../src/http/retry.ts'
import { ReportRequestQueue } from '../../src/service/report-request-queue.ts'
import { testRun } from '../support/test-run.ts'

function openBudget(options?: Parameters<typeof testRun>[0]) {
  const run = testRun(options)
  const budget = new ReportRequestQueue(run.clock)
  const request = <T>(scope: string, ask: (onRetry: OnRetry) => Promise<T>) =>
    budget.request(scope, run.policy, ask)
  return { budget, run, request }
}

const fail = (error: Error) => () => Promise.reject(error)
const failed = (...[fault, what, more]: ConstructorParameters<typeof AttemptError>) =>
  new RequestFailure('Asking', new AttemptError(fault, what, more))

test('at most four requests are in flight at a time, in order', async () => {
  const { budget, request } = openBudget()
  let [open, most] = [0, 0]
  const order: number[] = []
  const asked = Array.from({ length: 20 }, (_, index) =>
    request('views', async () => {
      order.push(index)
      most = Math.max(most, ++open)
      for (let turn = 0; turn <= index % 3; turn++) await setImmediate()
      open--
      if (index % 5 === 0) throw new Error('failed')
    }),
  )
  const ends = await Promise.allSettled(asked)
  expect(most).toBe(4)
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
  expect(budget.spent).toBe(20)
})

test.each([
  ['401', failed('rejected', 'no', { status: 401 }), 0],
  ['402', failed('rejected', 'no', { status: 402 }), 0],
  ...(['blocked', 'rate-limited'] as const).map(
    (fault) => [fault, failed(fault, 'no'), 0] as const,
  ),
  ['403', failed('rejected', 'no', { status: 403 }), 1],
  ['404', failed('rejected', 'no', { status: 404 }), 1],
  ['400', failed('rejected', 'no', { status: 400 }), 2],
  ['500', failed('server-error', 'no', { status: 500 }), 2],
])('after %s, no request is made that would fail alike', async (_what, error, asked) => {
  const { budget, request } = openBudget()
  await request('searches', fail(error)).catch(() => {})
  let made = 0
  const ask = async () => void made++
  const again = await request('searches', ask).catch(reasonOf)
  await request('views', ask).catch(() => {})
  expect(made).toBe(asked)
  expect(again).toBe(asked === 2 ? undefined : 'no')
  expect(budget.spent).toBe(made + 1)
})

test('if one request is asked to wait, all others wait too', async () => {
  const { run, request } = openBudget({ random: () => 0 })
  const times: number[] = []
  const error = new AttemptError('rate-limited', 'slow down', { retryAfterMs: 40_000 })
  const first = request('views', async (onRetry) => {
    await onRetry(error)
    await run.clock.sleep(40_000, run.signal)
  })
  await setImmediate()
  const startMs = run.clock.nowMs()
  await request('searches', async () => void times.push(run.clock.nowMs() - startMs))
  await first
  expect(times).toEqual([40_000])
})

test('no more than 90 requests are made, retries included', async () => {
  const { budget, run, request } = openBudget()
  let made = 0
  const ask = (onRetry: OnRetry) =>
    withRetries({
      name: 'Asking',
      policy: run.policy,
      runtime: run,
      onRetry,
      async attempt() {
        if (made++ % 2 === 0) throw new AttemptError('server-error', 'it is down', { status: 500 })
      },
    })
  for (let index = 0; index < 44; index++) await request('views', ask)
  await request('views', async () => void made++)
  expect([made, budget.spent]).toEqual([89, 89])
  made++
  const spent = 'the 90 requests that a report may make were spent'
  expect(await request('views', ask).catch(reasonOf)).toBe(`it is down, and ${spent}`)
  expect(await request('searches', ask).catch(reasonOf)).toBe(spent)
  expect(budget.spent).toBe(90)
})

test('no request is made after a cancel', async () => {
  const cancel = new AbortController()
  const { budget, request } = openBudget({ signal: cancel.signal })
  cancel.abort(new Error('cancelled'))
  expect(await request('views', fail(new Error('asked'))).catch(reasonOf)).toBe('cancelled')
  expect(budget.spent).toBe(0)
})

test('no request is made once the time is up', async () => {
  const { budget, run, request } = openBudget({ ms: 1_000 })
  run.clock.advance(1_000)
  expect(await request('views', fail(new Error('asked'))).catch(reasonOf)).toBe(
    'the time was up; raise timeout-minutes',
  )
  expect(budget.spent).toBe(0)
})

test('after several failures, one request at a time is retried, and the others fail with it', async () => {
  const { run, request } = openBudget({ random: () => 0 })
  const times: number[][] = []
  const ask = () =>
    request('views', (onRetry) => {
      const mine: number[] = []
      times.push(mine)
      const attempt = async () => {
        mine.push(run.clock.nowMs() / 1000)
        throw new AttemptError('rate-limited', 'slow down')
      }
      return withRetries({ name: 'Asking', policy: run.policy, runtime: run, onRetry, attempt })
    })
  const ends = await Promise.allSettled([ask(), ask(), ask(), ask(), ask()])
  expect(times).toEqual([[0, 60, 180, 299], [0], [0], [0]])
  expect(ends.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
})
