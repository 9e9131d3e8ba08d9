import { rm } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { startStep } from '../../scripts/runner.ts'
import { startProxy } from '../../simulator/proxy.ts'
import { startSimulator } from '../../simulator/simulator.ts'
import { testCertificatePath } from '../../simulator/tls.ts'
import { CANARY_KEY } from '../support/action.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { SKIP_PAUSES } from '../support/skip-pauses.ts'

/*
 * Waits of hours through a proxy that loses one connection in twenty, each request in a connection of its
 * own. The pauses between polls are skipped; the limits of the transport are a fortieth of what they are.
 */

const WARP = 40
const LOSES_ONE_IN = 20
const LOSSES = ['is-silent', 'hangs-up', 'fails'] as const
/** What GitHub may be told in, and an answer that is under way. */
const LAST_WORDS_MS = 15_000

interface Wait {
  minutes: number
  pollSeconds: number
  /** How many polls find the job at work before one finds it completed. */
  polls: number
}

async function waitThrough({ minutes, pollSeconds, polls }: Wait) {
  let gets = 0
  const simulator = await startSimulator({
    tls: true,
    keepsAlive: false,
    job: { statuses: [...Array<'active'>(polls).fill('active'), 'completed'] },
    onRequest: ({ operation }) => {
      if (operation === 'get') gets++
    },
  })
  let lost = 0
  const proxy = await startProxy({
    hosts: { 'service.example': simulator.port },
    behaviour: (n) => {
      if (n % LOSES_ONE_IN !== LOSES_ONE_IN - 1) return 'works'
      return LOSSES[lost++ % LOSSES.length] ?? 'fails'
    },
  })
  const running = await startStep({
    nodeArgs: ['--import', SKIP_PAUSES],
    env: {
      ...{ WARP: String(WARP), PAUSE_MS: String(pollSeconds * 1000) },
      ...{ HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: testCertificatePath },
    },
    inputs: {
      ...{ 'project-id': 'docs', 'api-key': CANARY_KEY, prompt: 'Document it.' },
      ...{ 'base-url': 'https://service.example', 'timeout-minutes': String(minutes) },
      'poll-interval-seconds': String(pollSeconds),
    },
  })
  const end = await running.end
  await Promise.all([simulator.close(), proxy.close()])
  await rm(end.folder, { recursive: true })
  expect(end.signal).toBeNull()
  expect(simulator.jobs).toHaveLength(1)
  expect(proxy.requests.length).toBeGreaterThan(gets)
  return { end, gets, lost, tookMs: toldMs(end.summary) }
}

/** How long the summary says that the job took: `| 5 h 59 min | 2400 |`, to the minute from an hour on. */
function toldMs(summary: string): number {
  const [, h = '0', min = '0', s = '0'] =
    /\| (?:(\d+) h)? ?(?:(\d+) min)? ?(?:(\d+) s)? \| \d+ \|$/m.exec(summary) ?? []
  return Number(h) * 3_600_000 + Number(min) * 60_000 + Number(s) * 1000
}

test('10,000 polls end with the job, though one connection in twenty is lost', async () => {
  const polls = runs(10_000)
  const { end, gets, lost } = await waitThrough({ minutes: 360, pollSeconds: 1, polls })
  expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  expect(gets).toBeGreaterThanOrEqual(polls)
  expect(lost).toBeGreaterThanOrEqual(Math.floor(polls / LOSES_ONE_IN))
  recordFigure({
    name: 'Polls through a proxy that loses one connection in twenty',
    target: 'the job ends as it does',
    measured: `${end.outputs.outcome}, ${lost} connections lost`,
    runs: gets,
  })
}, 900_000)

test('six hours end in time, though one connection in twenty is lost', async () => {
  const minutes = Math.max(20, Math.round((360 * runs(1000)) / 1000))
  const { end, gets, lost, tookMs } = await waitThrough({
    ...{ minutes, pollSeconds: 9, polls: 100_000 },
  })
  expect(end.outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job_1', status: 'active' })
  expect(lost).toBeGreaterThan(0)
  expect(tookMs).toBeGreaterThanOrEqual((minutes - 1) * 60_000)
  expect(tookMs).toBeLessThanOrEqual(minutes * 60_000 + LAST_WORDS_MS)
  recordFigure({
    name: 'A wait through such a proxy, and its limit',
    target: `${minutes} min`,
    measured: `${(tookMs / 60_000).toFixed(1)} min, ${gets} polls, ${lost} connections lost`,
    runs: 1,
  })
}, 900_000)
