import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { recordFigure, runs } from '../support/figures.ts'
import { readFrom, type SignalQuery, search, turn, votes, WEEK } from './harness.ts'

const FULL = 1000

const texts = fc.constantFrom(
  'Webhooks',
  'web hooks',
  'webhooks?',
  'Rate limit',
  'rate-limit',
  'keys',
  'KEYS!',
  'ada@example.com',
  '|',
  '',
)
const places = fc.constantFrom('/a', '/a/', 'https://docs.example/a#x', '/b', null)
const small = fc.nat(6)

/** Rows of a week, those with an ID each with one of its own. */
const weeks = fc.record({
  searches: fc.uniqueArray(
    fc
      .tuple(texts, fc.nat(20), fc.constantFrom(0, 0.05, 0.3, 1))
      .map(([text, hits, ctr]) => search(text, hits, ctr) as { searchQuery: string }),
    { selector: ({ searchQuery }) => searchQuery },
  ),
  turns: fc.array(
    fc
      .tuple(
        texts,
        fc.constantFrom('answered', 'unanswered'),
        fc.constantFrom('x', 'y', null),
        places,
      )
      .map(([text, resolutionStatus, queryCategory, pageUrl]) =>
        turn(text, { resolutionStatus, queryCategory, pageUrl }),
      ),
    { maxLength: 30 },
  ),
  pages: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('/a', '/a/', '/b', '/c'), small, small)
      .map(([path, up, down]) => votes(path, up, down) as { path: string }),
    { selector: ({ path }) => path },
  ),
  feedback: fc.array(
    fc.record({
      id: fc.uuid(),
      path: fc.constantFrom('/a', '/b'),
      comment: texts,
      createdAt: fc.constantFrom('2026-11-10', '2026-11-11'),
      helpful: fc.constantFrom(false, true, null),
      filename: fc.constantFrom('a.py', null),
      lang: fc.constantFrom('python', null),
    }),
    { maxLength: 20 },
  ),
})
type RowsOfWeek = typeof weeks extends fc.Arbitrary<infer Rows> ? Rows : never

/** A service that gives rows a few at a time, in this order, some of them again on the page that follows. */
function shifting(rows: RowsOfWeek, { step, overlap }: { step: number; overlap: number }) {
  const page = (name: string, all: object[], cursor: string | undefined) => {
    const start = Number(cursor ?? 0)
    const end = start + step
    const hasMore = end < all.length
    return {
      [name]: all.slice(Math.max(0, start - overlap), end),
      nextCursor: hasMore ? `${end}` : null,
      hasMore,
    }
  }
  return ({ operation, dateFrom, cursor }: SignalQuery): object => {
    if (operation === 'visitors') return { totals: { human: 9, ai: 1, total: 10 } }
    const { searches, turns, pages, feedback } =
      dateFrom === WEEK.dateFrom ? rows : { ...rows, turns: rows.turns.slice(0, 3) }
    // One answer each, in which rows repeat.
    if (operation === 'searches')
      return { searches: [...searches, ...searches.slice(0, overlap)], totalSearches: 99 }
    if (operation === 'feedback by page')
      return { feedback: [...pages, ...pages.slice(0, overlap)], hasMore: false }
    if (operation === 'feedback') return page('feedback', feedback, cursor)
    return page('conversations', turns, cursor)
  }
}

const shuffled = (rows: RowsOfWeek) =>
  fc.record({
    searches: fc.shuffledSubarray(rows.searches, { minLength: rows.searches.length }),
    turns: fc.shuffledSubarray(rows.turns, { minLength: rows.turns.length }),
    pages: fc.shuffledSubarray(rows.pages, { minLength: rows.pages.length }),
    feedback: fc.shuffledSubarray(rows.feedback, { minLength: rows.feedback.length }),
  })

test('shuffled rows, repeated pages and rows that move between pages give the same figures', async () => {
  const views = {
    people: 20,
    pages: new Map([
      ['/a', { human: 1, ai: 0, total: 1 }],
      ['/b', { human: 9, ai: 0, total: 9 }],
    ]),
  }
  let different = 0
  await fc.assert(
    fc.asyncProperty(
      weeks.chain((rows) =>
        fc.record({
          rows: fc.constant(rows),
          other: shuffled(rows),
          // With fewer rows an answer, 20 pieces of feedback need more answers than are read of one source.
          step: fc.integer({ min: 4, max: 40 }),
          overlap: fc.nat(5),
        }),
      ),
      async ({ rows, other, step, overlap }) => {
        const options = { views, maxRequests: 1000 }
        // The week before has the same questions in both, since only its first three count.
        const one = await readFrom(shifting(rows, { step: 1000, overlap: 0 }), options)
        const two = await readFrom(
          shifting({ ...other, turns: keepFirst(rows.turns, other.turns) }, { step, overlap }),
          options,
        )
        if (JSON.stringify(two.figures) !== JSON.stringify(one.figures)) different++
        expect(two.figures).toEqual(one.figures)
      },
    ),
    { numRuns: runs(FULL) },
  )
  recordFigure({
    name: "Readers' signals that differ when rows are shuffled, repeated or moved",
    target: '0',
    measured: String(different),
    runs: runs(FULL),
  })
})

/** The shuffled rows, with the first three of the original at the front in place of where they are. */
function keepFirst(original: object[], other: object[]): object[] {
  const first = original.slice(0, 3)
  return [...first, ...other.filter((row) => !first.includes(row))]
}
