import { expect, test } from '@jest/globals'
import { ActionError } from '../../src/errors.ts'
import { AttemptError, type FaultKind } from '../../src/http/faults.ts'
import type { HttpRequest, HttpResponse } from '../../src/http/transport.ts'
import { fc, runs } from '../support/runs.ts'
import { testRun, testService } from '../support/runtime.ts'

const JOB = '{"id":"job_1","status":"active"}'

/** A request is not sent, loses its answer, or is answered. */
interface Fate {
  fault?: FaultKind
  status: number
  body: string
  retryAfter?: string
  /** The service carries it out. */
  acts: boolean
}

const failing = (faults: FaultKind[], acts: fc.Arbitrary<boolean>) =>
  fc
    .tuple(fc.constantFrom(...faults), acts)
    .map(([fault, acts]): Fate => ({ fault, acts, status: 0, body: '' }))
const answerOf = (statuses: number[], bodies: string[], acts: fc.Arbitrary<boolean>) =>
  fc.record<Fate>({ status: fc.constantFrom(...statuses), body: fc.constantFrom(...bodies), acts })
const never = fc.constant(false)
const limited = fc
  .nat(400)
  .map((s): Fate => ({ status: 429, body: '', retryAfter: `${s}`, acts: false }))
const fine = answerOf([200, 201, 202], [JOB], fc.constant(true))
const unusable = ['', '{"id":', '<html>', '{}', '[]', '{"id":"..","status":"active"}']
const anyFate = fc.oneof(
  { weight: 3, arbitrary: fine },
  failing(['unreachable'], never),
  failing(['unanswered', 'too-large', 'unusable'], fc.boolean()),
  answerOf([200, 408, 409, 500, 502, 503, 504, 524], unusable, fc.boolean()),
  answerOf([301, 304, 307, 400, 401, 403, 404, 418, 422], ['', '{"error":"no"}'], never),
  { weight: 2, arbitrary: limited },
)

/** Each request meets the next fate; the last one repeats. */
function fakeService(fates: Fate[]) {
  const run = testRun()
  const seen = { requests: 0, started: 0, tooEarly: 0 }
  let allowedMs = 0
  const send = async ({ method, onSent }: HttpRequest): Promise<HttpResponse> => {
    const fate = fates[Math.min(seen.requests++, fates.length - 1)]
    if (fate === undefined) throw new Error('no fate')
    if (run.clock.nowMs() < allowedMs) seen.tooEarly++
    run.clock.advance(50)
    onSent?.()
    if (method === 'POST' && fate.acts) seen.started++
    if (fate.fault !== undefined) throw new AttemptError(fate.fault, 'it went wrong')
    const { status, body, retryAfter: asked } = fate
    allowedMs = run.clock.nowMs() + 1_000 * Number(asked ?? 0)
    return { status, headers: asked === undefined ? {} : { 'retry-after': asked }, body }
  }
  return { seen, asking: run.startPolicy('ask'), api: testService(send, run) }
}

test('any schedule of faults makes at most one job, and no request earlier than the service asks', async () => {
  const schedules = fc.array(anyFate, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(schedules, fc.boolean(), async (fates, isFollowUp) => {
      const { seen, asking, api } = fakeService(fates)
      const asked = isFollowUp
        ? api.sendMessage('job_1', 'Go', false, asking)
        : api.createJob('Go', false, asking)
      const end = await asked.catch((error: unknown) => error)
      expect(seen.started).toBeLessThanOrEqual(1)
      expect(seen.tooEarly).toBe(0)
      if (!(end instanceof Error)) return
      expect(end).toBeInstanceOf(ActionError)
      if (seen.started > 0) expect(end.message).toMatch(/may have been (created|sent)[.:]/)
    }),
    { numRuns: runs(2_000, 10_000) },
  )
})
