import { waitForJob } from '../src/agent/wait.ts'
import type { Clock } from '../src/base/clock.ts'
import type { Figure } from './figure.ts'
import { mean, quantile } from './statistics.ts'

const JOBS = 20_000
const MEDIAN_MS = 4 * 60_000
const SIGMA = 0.9
const LONGEST_MS = 60 * 60_000
const OUR_INTERVAL_MS = 10_000

/** The pause before the n-th poll, from 1. */
type Schedule = (poll: number) => number

/** Published schedules, for comparison. */
const SCHEDULES: Record<string, Schedule> = {
  'every 5 s': () => 5_000,
  'every 10 s': () => 10_000,
  'every 15 s': () => 15_000,
  'every 30 s': () => 30_000,
  // https://smithy.io/2.0/additional-specs/waiters.html#waiter-retries, with its defaults of 2 and 120 s.
  'AWS waiters': (poll) => {
    const longest = poll > 6 ? 120 : Math.min(120, 2 * 2 ** (poll - 1))
    return (2 + Math.random() * (longest - 2)) * 1000
  },
  // The defaults of google.api.MethodSettings.LongRunning.
  'Google long-running operations': (poll) => Math.min(45_000, 5_000 * 1.5 ** (poll - 1)),
  // The default interval of @azure/core-lro.
  'Azure core-lro': () => 2_000,
}

/** How long after a job's end it is noticed, and what that costs in polls, in virtual time. */
export async function measureNoticing(): Promise<Figure[]> {
  const random = seeded(20_261_121)
  const durations = Array.from({ length: JOBS }, () => duration(random))
  const results: Record<string, Array<{ delayMs: number; polls: number }>> = {
    'this action': await Promise.all(durations.map((endMs) => ours(endMs, random))),
  }
  for (const [name, schedule] of Object.entries(SCHEDULES)) {
    results[name] = durations.map((endMs) => theirs(endMs, schedule))
  }
  return Object.entries(results).map(([name, waits]) => {
    const delays = waits.map(({ delayMs }) => delayMs / 1000)
    const polls = mean(waits.map((wait) => wait.polls))
    const longest = quantile(delays, 1)
    return {
      group: 'Noticing the end of a job',
      name,
      value: `${mean(delays).toFixed(2)} s on average, ${longest.toFixed(1)} s at most`,
      against: `${polls.toFixed(1)} polls`,
      ...(name === 'this action'
        ? {
            goal: 'at most 5 s with at most 40 polls, never over 11 s',
            met: mean(delays) <= 5 && polls <= 40 && longest <= OUR_INTERVAL_MS / 1000 + 1,
          }
        : {}),
      raw: { meanDelaySeconds: mean(delays), longestDelaySeconds: longest, polls },
    }
  })
}

/** The action's own wait, run to the end of the job. */
async function ours(
  endMs: number,
  random: () => number,
): Promise<{ delayMs: number; polls: number }> {
  let nowMs = 0
  let polls = 0
  const clock: Clock = {
    nowMs: () => nowMs,
    now: () => new Date(nowMs),
    random,
    sleep: async (ms) => {
      nowMs += ms
    },
  }
  await waitForJob({
    job: { id: 'job', status: 'active' },
    origin: 'created',
    retrieve: async () => {
      polls++
      return { id: 'job', status: nowMs >= endMs ? 'failed' : 'active' }
    },
    run: { clock, signal: new AbortController().signal, deadlineMs: 6 * 60 * 60_000 },
    pollIntervalMs: OUR_INTERVAL_MS,
    log: { info: () => {}, warning: () => {} },
  })
  return { delayMs: nowMs - endMs, polls }
}

function theirs(endMs: number, schedule: Schedule): { delayMs: number; polls: number } {
  let nowMs = 0
  let polls = 0
  while (nowMs < endMs) nowMs += schedule(++polls)
  return { delayMs: nowMs - endMs, polls }
}

/** Log-normal, as the durations of work are. */
function duration(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.min(LONGEST_MS, MEDIAN_MS * Math.exp(SIGMA * normal))
}

/** The same durations each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
