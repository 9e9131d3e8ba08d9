import { expect, test } from '@jest/globals'
import { AttemptError, type FaultKind } from '../../src/http/faults.ts'
import { RequestFailure } from '../../src/http/retry.ts'
import { trusted } from '../../src/rich-text.ts'
import { type PollProgress, poll } from '../../src/service/poll.ts'
import { testRun } from '../support/runtime.ts'

interface Seen {
  status: string
}
type WatchOptions = Parameters<typeof poll<Seen>>[0]

const refused = (status: number, fault: FaultKind = 'rejected') => {
  const error = new AttemptError(fault, trusted(`the service answered ${status}`), { status })
  return new RequestFailure(trusted('Getting job job_1'), error)
}

const seconds = (s: number) => () => s * 1000

/** Watches a job until it is completed. Each look sees a status or fails; the last one repeats. */
async function pollJob(
  looks: Array<string | Error>,
  {
    run = testRun({ random: () => 0 }),
    ...more
  }: Partial<WatchOptions> & { run?: ReturnType<typeof testRun> } = {},
) {
  let nth = 0
  const options = {
    first: { status: 'active' },
    isNew: true,
    pollIntervalMs: seconds(10),
    async retrieve() {
      const look = looks[Math.min(nth++, looks.length - 1)] ?? ''
      if (typeof look !== 'string') throw look
      return { status: look }
    },
    ...more,
  }
  const sightings: PollProgress<Seen | undefined>[] = []
  try {
    for await (const sighting of poll<Seen>(options, run.startPolicy('poll'), run)) {
      sightings.push(sighting)
      if (sighting.last?.status === 'completed') break
    }
    return { sightings, last: sightings.at(-1), error: undefined, run }
  } catch (error) {
    return { sightings, last: sightings.at(-1), error, run }
  }
}

test.each([
  [0, [2_000, 4_000, 8_000, 10_000, 10_000]],
  [1, [1_900, 3_800, 7_600, 9_500, 9_500]],
])('pauses are 2 s at first, and double up to the interval, less up to 5%', async (random, all) => {
  const looks = [...Array(4).fill('active'), 'completed']
  const { run } = await pollJob(looks, { run: testRun({ random: () => random }) })
  expect(run.clock.pauses).toEqual(all)
})

test('the interval may change while the job is watched', async () => {
  const pollIntervalMs = (elapsedMs: number) => (elapsedMs < 14_000 ? 5_000 : 30_000)
  const { run } = await pollJob([...Array(6).fill('active'), 'completed'], { pollIntervalMs })
  expect(run.clock.pauses).toEqual([2, 4, 5, 5, 10, 20, 30].map((s) => s * 1000))
})

test('the caller gets each sighting, the first one before any poll, until it stops', async () => {
  const { sightings } = await pollJob(['active', 'completed', 'failed'])
  const seen = { isTimeUp: false }
  expect(sightings).toEqual([
    { ...seen, last: { status: 'active' }, elapsedMs: 0, polls: 0 },
    { ...seen, last: { status: 'active' }, elapsedMs: 2_000, polls: 1 },
    { ...seen, last: { status: 'completed' }, elapsedMs: 6_000, polls: 2 },
  ])
})

test('the log has each change of status, and a heartbeat after a silent minute', async () => {
  const looks = [...Array(3).fill('active'), 'archived', ...Array(3).fill('archived'), 'completed']
  const { run } = await pollJob(looks, { pollIntervalMs: seconds(40) })
  expect(run.clock.pauses).toEqual([2, 4, 8, 16, 32, 40, 40, 40].map((s) => s * 1000))
  const heartbeat = '1 min 42 s: still archived (6 polls)'
  expect(run.lines).toEqual(['30 s: archived', heartbeat, '3 min 2 s: completed'])
})

test('the last poll is made a second before the deadline', async () => {
  const run = testRun({ ms: 10_000, random: () => 0 })
  const { last } = await pollJob(['active'], { run })
  expect(run.clock.pauses).toEqual([2_000, 4_000, 3_000])
  expect(last).toEqual({ isTimeUp: true, polls: 3, last: { status: 'active' }, elapsedMs: 9_000 })
})

test('after an unknown status, the step keeps waiting, and reports it once', async () => {
  const { run } = await pollJob(['pondering', 'more\npondering', 'completed'])
  expect(run.lines.filter((line) => line.startsWith('warning'))).toEqual([
    'warning: The agent job has an unknown status, "pondering". Still waiting for it.',
  ])
  expect(run.lines).toContain(String.raw`6 s: "more\npondering"`)
})

test('a 404 ends the watch of a new job after a minute, and of any other at once', async () => {
  const gone = refused(404)
  const seconds = async (isNew: boolean) => {
    const { error, run } = await pollJob([gone], { isNew })
    expect(error).toBe(gone)
    return run.clock.nowMs() / 1000
  }
  expect(await seconds(false)).toBe(2)
  expect(await seconds(true)).toBe(64)
})

test('without time for a retry, the watch ends, and its remark says why', async () => {
  expect((await pollJob([refused(429, 'rate-limited')])).last).toEqual({
    isTimeUp: true,
    remark: refused(429).text,
    last: { status: 'active' },
    elapsedMs: 2_000,
    polls: 1,
  })
})
