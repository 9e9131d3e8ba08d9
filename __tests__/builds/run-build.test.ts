import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { BuildRequest } from '../../src/builds/order.ts'
import { runBuild } from '../../src/builds/run-build.ts'
import { type Fault, RequestError } from '../../src/http/faults.ts'
import type { HttpRequest, HttpResponse } from '../../src/http/transport.ts'
import { connectService } from '../../src/service/service.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { testRun } from '../support/test-run.ts'
import { virtualClock } from '../support/virtual-clock.ts'

/** What becomes of one request: an answer, or a failure before or after the service has acted. */
type Fate = { status: number; retryAfter?: string } | { fault: Fault; acts: boolean }

const PREVIEW: BuildRequest = { kind: 'preview', branch: 'better-words' }

/** Runs a build in virtual time: all of the action's own code but its sockets and its doors. */
async function runVirtually(
  fates: Fate[],
  { request = PREVIEW, statuses = ['queued', 'in_progress', 'success'] } = {},
) {
  const clock = virtualClock()
  const seen = { starts: 0, gets: 0, requests: 0, early: 0, allowedMs: 0 }
  const lines: string[] = []

  async function send({ method }: HttpRequest): Promise<HttpResponse> {
    if (clock.nowMs() < seen.allowedMs) seen.early++
    clock.advance(50)
    const fate = fates[seen.requests++] ?? { status: 200 }
    if ('fault' in fate) {
      if (fate.acts && method === 'POST') seen.starts++
      throw new RequestError(fate.fault, 'it went wrong')
    }
    const { status, retryAfter } = fate
    if (retryAfter !== undefined) seen.allowedMs = clock.nowMs() + Number(retryAfter) * 1000
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {}
    if (status !== 200) return { status, headers, body: '{"error":"no"}' }
    if (method === 'POST') {
      seen.starts++
      return { status: 202, headers, body: '{"statusId":"b_1","previewUrl":"https://p.example"}' }
    }
    const state = statuses[Math.min(seen.gets++, statuses.length - 1)]
    return { status, headers, body: JSON.stringify({ status: state }) }
  }

  const run = testRun({ clock })
  const log = { info: (line: string) => lines.push(line), warning: () => {} }
  const service = connectService({
    baseUrl: new URL('https://service.example/'),
    projectId: 'docs',
    apiKey: 'mint_virtual',
    userAgent: 'test',
    send,
    run,
    log,
  })
  const known: unknown[] = []
  const result = await runBuild({
    request,
    wait: true,
    pollIntervalMs: 10_000,
    service,
    run,
    log,
    onKnown: (one) => known.push(one),
  })
  return { result, seen, known, lines, pauses: clock.pauses }
}

test('a build is waited for as a job is: 2 s at first, then doubling, and each change is told', async () => {
  const statuses = [...Array<string>(5).fill('queued'), 'in_progress', 'success']
  const { result, known, lines, pauses } = await runVirtually([], { statuses })
  expect(result).toMatchObject({ outcome: 'previewed', polls: 7, remark: '' })
  expect(known).toEqual([{ id: 'b_1', previewUrl: 'https://p.example' }])
  expect(pauses.slice(0, 4).map((ms) => Math.round(ms / 1000))).toEqual([2, 4, 8, 10])
  expect(lines.map((line) => line.replace(/^\d+ s/, 'N s'))).toEqual([
    'Build b_1 of the preview was started',
    'N s: queued',
    'N s: in_progress',
    'N s: success',
  ])
})

test('P4: a build that never ends is told of once a minute, until the time is up', async () => {
  const { result, lines } = await runVirtually([], { statuses: ['in_progress'] })
  expect(result).toMatchObject({ outcome: 'timed-out', known: { id: 'b_1' } })
  const heartbeats = lines.filter((line) => / min: still in_progress \(\d+ polls\)$/.test(line))
  expect(heartbeats.map((line) => line.split(' ', 1)[0])).toEqual(
    Array.from({ length: 29 }, (_, minute) => `${minute + 1}`),
  )
})

test('P10: a refusal is waited for twenty times, no oftener', async () => {
  const refusals = (times: number): Fate[] => Array(times).fill({ status: 429, retryAfter: '10' })
  for (const request of [PREVIEW, { kind: 'publication' }] satisfies BuildRequest[]) {
    const { result, seen } = await runVirtually(refusals(20), { request })
    expect([seen.starts, seen.early]).toEqual([1, 0])
    expect(['previewed', 'published']).toContain(result.outcome)
    const refused = await runVirtually(refusals(21), { request })
    expect([refused.result.outcome, refused.seen.starts]).toEqual(['error', 0])
  }
})

test('P2, P10: in random schedules of faults, nothing is started twice or asked for early', async () => {
  const fate = fc.oneof(
    fc.constant<Fate>({ status: 200 }),
    fc.record({ status: fc.constantFrom(400, 401, 404) }),
    fc.record({
      status: fc.constantFrom(429, 500, 502, 503),
      retryAfter: fc.constantFrom('0', '7', '30'),
    }),
    fc.record({
      fault: fc.constantFrom<Fault>('connection-lost', 'timeout', 'too-large'),
      acts: fc.boolean(),
    }),
    fc.record({
      fault: fc.constantFrom<Fault>('connection-refused', 'name-not-found', 'tls-handshake'),
      acts: fc.constant(false),
    }),
  )
  const full = 10_000
  let most = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.constantFrom<BuildRequest>(PREVIEW, { kind: 'publication' }),
      async (fates, request) => {
        const { result, seen } = await runVirtually(fates, { request })
        most = Math.max(most, seen.starts)
        expect([seen.starts <= 1, seen.early]).toEqual([true, 0])
        if (['previewed', 'published'].includes(result.outcome)) expect(seen.starts).toBe(1)
      },
    ),
    { numRuns: runs(full) },
  )
  recordFigure({
    name: 'Builds started in random fault schedules',
    target: 'at most one each',
    measured: `at most ${most}`,
    runs: runs(full),
  })
})
