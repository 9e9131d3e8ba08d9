import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ActionError } from '../../src/base/errors.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { runVirtually } from '../support/virtual-run.ts'
import type { Fate } from '../support/virtual-service.ts'

const JOB = '{"id":"job_1","status":"active"}'

const retryAfter = fc.oneof(
  fc.nat(400).map(String),
  fc.constantFrom(
    '-1',
    'soon',
    '1.5',
    '',
    '99999999',
    'Sat, 21 Nov 2026 00:01:00 GMT',
    'Sat, 21 Nov 2026 00:20:00 GMT',
  ),
)

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>({ kind: 'fine' }) },
  fc.record({
    kind: fc.constant('unsent' as const),
    fault: fc.constantFrom(
      'name-not-found' as const,
      'connection-refused' as const,
      'connect-timeout' as const,
      'tls-handshake' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('lost' as const),
    fault: fc.constantFrom(
      'connection-lost' as const,
      'timeout' as const,
      'too-large' as const,
      'compressed' as const,
    ),
    acts: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('answered' as const),
    status: fc.constantFrom(200, 201, 202, 408, 409, 500, 502, 503, 504, 524),
    body: fc.constantFrom(JOB, '', '{"id":', '<html>', '{}', '[]', '{"id":"..","status":"active"}'),
    acts: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('answered' as const),
    status: fc.constantFrom(301, 304, 307, 400, 401, 403, 404, 418, 422),
    body: fc.constantFrom('', '{"error":"no"}'),
    acts: fc.constant(false),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answered' as const),
      status: fc.constant(429),
      body: fc.constant('{"error":"slow down"}'),
      retryAfter,
      acts: fc.constant(false),
    }),
  },
)

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const FULL_SCHEDULES = 10_000
const FULL_LIMITED = 5_000

test('at most one job is created, and at most one follow-up sent, in any schedule of faults', async () => {
  let most = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { minLength: 1, maxLength: 12 }),
      chance,
      fc.boolean(),
      async (fates, random, followUp) => {
        const { result, service } = await runVirtually(fates, {
          random: () => random,
          ...(followUp ? { jobId: 'job_1' } : {}),
        })
        most = Math.max(most, service.jobs, service.followUps)
        expect(service.jobs + service.followUps).toBeLessThanOrEqual(1)
        // A result says what it knows: no job without an outcome, no failure without a sentence.
        if (result.outcome === 'error') expect(result.error).toBeInstanceOf(ActionError)
      },
    ),
    { numRuns: runs(FULL_SCHEDULES) },
  )
  recordFigure({
    name: 'Jobs created in random fault schedules',
    target: 'at most 1 each',
    measured: `at most ${most}`,
    runs: runs(FULL_SCHEDULES),
  })
})

test('a create that may have been carried out is always told as such', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 6 }), async (fates) => {
      const { result, service } = await runVirtually(fates, { wait: false })
      const told =
        result.error instanceof ActionError &&
        result.error.message.includes('The job may have been created.')
      if (service.jobs > 0) expect(result.outcome === 'started' || told).toBe(true)
    }),
    { numRuns: runs(FULL_LIMITED) },
  )
})

test('no request is sent before its Retry-After allows', async () => {
  const limited = fc.oneof(
    fc.record({
      kind: fc.constant('answered' as const),
      status: fc.constant(429),
      body: fc.constant('{}'),
      retryAfter,
      acts: fc.constant(false),
    }),
    fc.constant<Fate>({ kind: 'fine' }),
  )
  let early = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(limited, { minLength: 1, maxLength: 15 }),
      chance,
      async (fates, random) => {
        const { service } = await runVirtually(fates, { random: () => random })
        early += service.early
        expect(service.early).toBe(0)
      },
    ),
    { numRuns: runs(FULL_LIMITED) },
  )
  recordFigure({
    name: 'Requests sent before a Retry-After allows',
    target: '0',
    measured: String(early),
    runs: runs(FULL_LIMITED),
  })
})
