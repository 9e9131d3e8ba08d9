import { expect, test } from '@jest/globals'
import { RequestError } from '../../src/http/faults.ts'
import { HttpError } from '../../src/http/retry.ts'
import { pollUntilDone } from '../../src/service/poll.ts'
import { JOB_STATUSES } from '../../src/service/statuses.ts'
import { testRun } from '../support/test-run.ts'

interface Seen {
  status: string
}
type PollOptions = Parameters<typeof pollUntilDone<Seen>>[0]

const refused = (status: number, why?: HttpError['why']) => {
  const error = new RequestError('rejected', `the service answered ${status}`, { status })
  return new HttpError('Getting job job_1', error, '', why)
}

/** Polls a job whose n-th look is this: a status, or a failure. The last one stays for ever. */
function poll(
  looks: Array<string | Error>,
  {
    run = testRun({ random: () => 0 }),
    ...more
  }: Partial<PollOptions> & { run?: ReturnType<typeof testRun> } = {},
) {
  let nth = 0
  const end = pollUntilDone<Seen>(
    {
      noun: 'job',
      first: { status: 'active' },
      isNew: true,
      pollIntervalMs: 10_000,
      isDone: ({ status }) => status === 'completed',
      statuses: JOB_STATUSES,
      async retrieve() {
        const look = looks[Math.min(nth++, looks.length - 1)] ?? ''
        if (typeof look !== 'string') throw look
        return { status: look }
      },
      ...more,
    },
    run,
  )
  return end.then((result) => ({ ...result, run })).catch((error: unknown) => ({ error, run }))
}

test.each([
  [0, [2_000, 4_000, 8_000, 10_000, 10_000]],
  [1, [1_900, 3_800, 7_600, 9_500, 9_500]],
])(
  'pauses are 2 s at first, and double up to the interval, less up to 5 %',
  async (random, all) => {
    const looks = [...Array(4).fill('active'), 'completed']
    const { run, ...result } = await poll(looks, { run: testRun({ random: () => random }) })
    expect(run.clock.pauses).toEqual(all)
    expect(result).toEqual({ last: { status: 'completed' }, isDone: true, polls: 5 })
  },
)

test('the log has each change of status, and a heartbeat once a minute', async () => {
  const looks = [...Array(6).fill('active'), 'completed']
  const { run } = await poll(looks, { pollIntervalMs: 40_000 })
  expect(run.lines).toEqual([
    '1 min: still active (4 polls)',
    '2 min: still active (6 polls)',
    '2 min 22 s: completed',
  ])
  expect(run.clock.pauses).toEqual(
    [2, 4, 8, 16, 30, 2, 40, 18, 22].map((seconds) => seconds * 1000),
  )
})

test('a timer that wakes a moment early makes no second heartbeat', async () => {
  const run = testRun()
  const { sleep } = run.clock
  run.clock.sleep = (ms, signal) => sleep.call(run.clock, Math.max(0.1, ms - 0.7), signal)
  await poll([...Array(6).fill('active'), 'completed'], { pollIntervalMs: 40_000, run })
  expect(run.lines).toHaveLength(3)
})

test('S11: the last poll is made a second before the deadline', async () => {
  const run = testRun({ ms: 10_000, random: () => 0 })
  const result = await poll(['active'], { run })
  expect(run.clock.pauses).toEqual([2_000, 4_000, 3_000])
  expect(result).toMatchObject({ isDone: false, polls: 3, last: { status: 'active' } })
  expect(result).not.toHaveProperty('remark')
})

test('S1: after an unknown status, the step keeps waiting, and reports it once', async () => {
  const { run } = await poll(['pondering', 'more\npondering', 'completed'])
  expect(run.lines.filter((line) => line.startsWith('warning'))).toEqual([
    'warning: The job\'s status is "pondering", which this action does not know: it keeps waiting.',
  ])
  expect(run.lines).toContain(String.raw`6 s: "more\npondering"`)
})

test('H404-get: a job that was just created may be unknown for 60 s', async () => {
  const gone = refused(404)
  const found = await poll([gone, gone, gone, gone, 'completed'])
  expect(found).toMatchObject({ isDone: true, polls: 5 })
  expect(found.run.lines[0]).toBe('2 s: the service does not know the job yet, asking again')
  const { error, run } = { error: undefined, ...(await poll([gone])) }
  expect(error).toBe(gone)
  expect(run.clock.nowMs()).toBeGreaterThanOrEqual(61_000)
})

test('H404-get: a job that was seen before, or was not just created, is gone', async () => {
  const gone = refused(404)
  expect(await poll(['active', gone])).toMatchObject({ error: gone })
  const { run } = await poll([gone], { isNew: false })
  expect(run.clock.pauses).toHaveLength(1)
})

test('H429-over-budget: without time for a retry, the job is not done, and the remark says why', async () => {
  expect(await poll([refused(429, 'out of time')])).toMatchObject({
    isDone: false,
    remark: 'Getting job job_1: the service answered 429.',
    last: { status: 'active' },
  })
})

test('T1: what failed before the wait does not count after it', async () => {
  const run = testRun()
  run.retryWindow.since(0)
  await poll(['active', 'completed'], { run })
  expect(run.retryWindow.since(5)).toBe(5)
})
