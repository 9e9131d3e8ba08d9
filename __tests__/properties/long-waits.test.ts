import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startProxy } from '../../simulator/proxy.ts'
import { startSimulator } from '../../simulator/simulator.ts'
import { readTestCertificate } from '../../simulator/tls.ts'
import { runJob } from '../../src/agent/run-job.ts'
import { createTransport, type Send } from '../../src/http/transport.ts'
import { connectService } from '../../src/service/service.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { testRun } from '../support/test-run.ts'
import { virtualClock } from '../support/virtual-clock.ts'

/*
 * Waits of hours, with real sockets through a real proxy that loses one connection in twenty: the pauses
 * between polls are virtual, and the limits of the transport are a twentieth of what they are.
 */

const LOSES_ONE_IN = 20
const LOSSES = ['is-silent', 'hangs-up', 'fails'] as const
const { setTimeout: setRealTimeout } = globalThis
const WARP = 20

const trusted = getCACertificates()

beforeAll(() => {
  setDefaultCACertificates([...trusted, readTestCertificate().cert])
  const warped = (callback: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    setRealTimeout(callback, ms / WARP, ...given)
  globalThis.setTimeout = Object.assign(warped, setRealTimeout)
})
afterAll(() => {
  globalThis.setTimeout = setRealTimeout
  setDefaultCACertificates(trusted)
})

async function waitThrough({ hours, polls }: { hours: number; polls: number }) {
  const clock = virtualClock()
  const start = clock.nowMs()
  const run = testRun({ clock, ms: hours * 3_600_000 })
  let gets = 0
  const simulator = await startSimulator({
    tls: true,
    job: {
      statuses: [...Array<'active'>(polls).fill('active'), 'completed'],
    },
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
  const transport = createTransport({ HTTPS_PROXY: proxy.url })
  /** Each request needs a tunnel of its own. */
  const send: Send = async (request) => {
    const answer = await transport(request)
    proxy.cut()
    return answer
  }
  const log = { info: () => {}, warning: () => {} }
  const result = await runJob({
    prompt: 'Fix it.',
    jobId: undefined,
    orNew: false,
    resumeId: undefined,
    wait: true,
    pollIntervalMs: 10_000,
    run,
    rule: { serverUrl: 'https://github.com', allowedHosts: new Set() },
    log,
    onKnown: () => {},
    service: connectService({
      baseUrl: new URL('https://service.example/'),
      projectId: 'docs',
      apiKey: 'mint_long',
      userAgent: 'test',
      send,
      run,
      log,
    }),
  })
  await Promise.all([simulator.close(), proxy.close()])
  expect(result.error).toBeUndefined()
  return { result, jobs: simulator.jobs.length, gets, lost, tookMs: clock.nowMs() - start }
}

test('10,000 polls end with the job, though one connection in twenty is lost', async () => {
  const polls = runs(10_000)
  const { result, jobs, gets, lost } = await waitThrough({ hours: 100, polls })
  expect(result).toMatchObject({ outcome: 'pr-opened', job: { id: 'job_1' } })
  expect(jobs).toBe(1)
  expect(gets).toBeGreaterThanOrEqual(polls)
  expect(lost).toBeGreaterThanOrEqual(Math.floor(polls / LOSES_ONE_IN))
  recordFigure({
    name: 'Polls through a proxy that loses one connection in twenty',
    target: 'the job ends as it does',
    measured: `${result.outcome}, ${lost} connections lost`,
    runs: gets,
  })
}, 600_000)

test('six hours end in time, though one connection in twenty is lost', async () => {
  const hours = Math.max(1, (6 * runs(100)) / 100)
  const { result, jobs, lost, tookMs } = await waitThrough({ hours, polls: 100_000 })
  expect(result).toMatchObject({ outcome: 'timed-out', job: { id: 'job_1', status: 'active' } })
  expect(jobs).toBe(1)
  expect(lost).toBeGreaterThan(0)
  expect(tookMs).toBeLessThanOrEqual(hours * 3_600_000)
  recordFigure({
    name: 'A wait through such a proxy, and its limit',
    target: `${hours} h`,
    measured: `${(tookMs / 3_600_000).toFixed(2)} h, ${lost} connections lost`,
    runs: 1,
  })
}, 600_000)
