import { expect, test } from '@jest/globals'
import { ActionError } from '../../src/errors.ts'
import { type Fault, RequestError } from '../../src/http/faults.ts'
import type { HttpRequest, HttpResponse } from '../../src/http/transport.ts'
import { fc, runs } from '../support/runs.ts'
import { testRun, testService } from '../support/test-run.ts'

const range = { dateFrom: '2026-11-09T00:00:00Z', dateTo: '2026-11-16T00:00:00Z' }
const JOB = '{"id":"job_1","status":"completed","prLink":"https://github.com/acme/docs/pull/1"}'

/** What becomes of one request: it is not sent; its answer is lost; or it is answered. */
interface Fate {
  fault?: Fault
  status: number
  body: string
  retryAfter?: string
  /** Whether the service carries it out. */
  acts: boolean
}

const fateOf = (faults: Fault[], acts: fc.Arbitrary<boolean>) =>
  fc.record<Fate>({
    fault: fc.constantFrom(...faults),
    acts,
    status: fc.constant(0),
    body: fc.constant(''),
  })
const answerOf = (statuses: number[], bodies: string[], acts: fc.Arbitrary<boolean>) =>
  fc.record<Fate>({ status: fc.constantFrom(...statuses), body: fc.constantFrom(...bodies), acts })
const never = fc.constant(false)
const retryAfter = fc.oneof(
  fc.nat(400).map(String),
  fc.constantFrom('-1', 'soon', '1.5', '', '99999999'),
  fc.constantFrom('Sat, 21 Nov 2026 00:01:00 GMT', 'Sat, 21 Nov 2026 00:20:00 GMT'),
)
const limited = fc
  .tuple(answerOf([429], ['{"error":"slow down"}'], never), retryAfter)
  .map(([fate, asked]): Fate => ({ ...fate, retryAfter: asked }))
const fine = answerOf([200, 201, 202], [JOB], fc.constant(true))
const unusable = ['', '{"id":', '<html>', '{}', '[]', '{"id":"..","status":"active"}']
const anyFate = fc.oneof(
  { weight: 3, arbitrary: fine },
  fateOf(['unreachable'], never),
  fateOf(['unanswered', 'too-large', 'unusable'], fc.boolean()),
  answerOf([200, 408, 409, 500, 502, 503, 504, 524], unusable, fc.boolean()),
  answerOf([301, 304, 307, 400, 401, 403, 404, 418, 422], ['', '{"error":"no"}'], never),
  { weight: 2, arbitrary: limited },
)
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

/** The service in virtual time: each request meets the next fate, the last one for ever. */
function fakeService(fates: Fate[], random: number) {
  const run = testRun({ random: () => random })
  /** Jobs, follow-ups and builds that were started, and requests before a Retry-After allowed it. */
  const seen = { requests: 0, started: 0, early: 0 }
  let allowedMs = 0
  const send = async ({ method, onSent }: HttpRequest): Promise<HttpResponse> => {
    const fate = fates[Math.min(seen.requests++, fates.length - 1)]
    if (fate === undefined) throw new Error('no fate')
    if (run.clock.nowMs() < allowedMs) seen.early++
    run.clock.advance(50)
    onSent?.()
    if (method === 'POST' && fate.acts) seen.started++
    if (fate.fault !== undefined) throw new RequestError(fate.fault, 'it went wrong')
    const { status, body, retryAfter: asked } = fate
    if (status === 429) allowedMs = run.clock.nowMs() + askedMs(asked, run.clock.now())
    return { status, headers: asked === undefined ? {} : { 'retry-after': asked }, body }
  }
  return { seen, stages: run.stages, api: testService(send, run) }
}

function askedMs(retryAfter = '', now: Date): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  return retryAfter.endsWith('GMT') ? Math.max(0, Date.parse(retryAfter) - now.getTime()) : 0
}

test('in any schedule of faults, at most one job is created or one follow-up sent, and a doubt is reported', async () => {
  const schedules = fc.array(anyFate, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(schedules, chance, fc.boolean(), async (fates, random, isFollowUp) => {
      const { seen, stages, api } = fakeService(fates, random)
      const { asking } = stages
      const asked = isFollowUp
        ? api.sendMessage('job_1', 'Go', false, asking)
        : api.createJob('Go', false, asking)
      const end = await asked.catch((error: unknown) => error)
      expect(seen.started).toBeLessThanOrEqual(1)
      if (!(end instanceof Error)) return
      expect(end).toBeInstanceOf(ActionError)
      if (seen.started > 0) expect(end.message).toMatch(/may have been (created|sent)[.:]/)
    }),
    { numRuns: runs(1_000, 10_000) },
  )
})

test('in any schedule of refusals, no request comes before its Retry-After [H429]', async () => {
  const schedules = fc.array(fc.oneof(limited, limited, fine), { minLength: 1, maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(schedules, chance, fc.nat(2), async (fates, random, which) => {
      const { seen, stages, api } = fakeService(fates, random)
      const { asking, building, needed } = stages
      const views = () => api.getPageViews(range, { limit: 1, offset: 0 }, needed)
      // One after the other here; what asks beside another is in the budget's tests.
      const asks =
        [() => api.createJob('Go', false, asking), () => api.publish(building), views][which] ??
        views
      for (let times = which === 2 ? 3 : 1; times > 0; times--) await asks().catch(() => {})
      expect(seen.early).toBe(0)
    }),
    { numRuns: runs(500, 5_000) },
  )
})
