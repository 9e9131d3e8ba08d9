import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ActionError } from '../../src/base/errors.ts'
import { RequestError } from '../../src/http/faults.ts'
import { readAnswer } from '../../src/service/answers.ts'
import { parsePageViews } from '../../src/service/page-views.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { runVirtually } from '../support/virtual-run.ts'

const FULL = 20_000
const JOB = JSON.stringify({
  id: 'job_1',
  status: 'completed',
  source: { repository: 'https://github.com/acme/docs', ref: 'agent/1' },
  model: 'm',
  prLink: 'https://github.com/acme/docs/pull/1',
  createdAt: '2026-11-21T00:00:00Z',
  archivedAt: null,
})
const VIEWS = JSON.stringify({
  totals: { human: 2, ai: 1, total: 3 },
  views: [{ path: '/a', human: 2, ai: 1, total: 3 }],
  hasMore: false,
})

/** A valid document with pieces cut out, put in, or changed for others. */
function mutated(document: string): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(
      'null',
      '{}',
      '[]',
      '""',
      '1e999',
      '-1',
      '__proto__',
      '"',
      ',',
      '{',
      '[',
      '\\u0000',
      '\\ud800',
      'true',
      '<html>',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const edit = fc.tuple(fc.nat(document.length), fc.nat(20), piece)
  const edits = fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((list) =>
      list.reduce(
        (text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length),
        document,
      ),
    )
  const values = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value))
  const fields = fc
    .tuple(fc.constantFrom(...Object.keys(JSON.parse(document))), fc.jsonValue({ maxDepth: 2 }))
    .map(([name, value]) => JSON.stringify({ ...JSON.parse(document), [name]: value }))
  return fc.oneof(edits, values, fields)
}

test('a mutated body never causes anything but a result that is told', async () => {
  let uncaught = 0
  await fc.assert(
    fc.asyncProperty(
      mutated(JOB),
      fc.constantFrom(200, 201, 400, 429, 500),
      fc.boolean(),
      async (body, status, atCreate) => {
        const answer = { kind: 'answered' as const, status, body, acts: false }
        const { result } = await runVirtually(atCreate ? [answer] : [{ kind: 'fine' }, answer])
        const told = result.error === undefined || result.error instanceof ActionError
        if (!told) uncaught++
        expect(told).toBe(true)
        if (result.job !== undefined) expect(result.job.id).toMatch(/^[A-Za-z0-9_-]{1,128}$/)
      },
    ),
    { numRuns: runs(FULL) },
  )
  recordFigure({
    name: 'Mutated JSON bodies without an uncaught error',
    target: 'all',
    measured: `${runs(FULL) - uncaught} of ${runs(FULL)}`,
    runs: runs(FULL),
  })
})

test('mutated page views are counts that can be added up, or a fault', () => {
  fc.assert(
    fc.property(mutated(VIEWS), (body) => {
      try {
        const { totals, rows } = parsePageViews(
          readAnswer(
            { status: 200, headers: {}, body },
            { scope: 'read', resource: 'project', now: new Date(0) },
          ),
        )
        for (const counts of [totals, ...(rows ?? [])]) {
          if (counts === null) continue
          for (const count of [counts.human, counts.ai, counts.total])
            expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(RequestError)
      }
    }),
    { numRuns: runs(FULL) },
  )
})
