import { describe, expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { SeenRequest } from '../../simulator/send.ts'
import { SIGNAL_KINDS } from '../../src/analytics/signal.ts'
import {
  ALL_SIGNALS,
  BEFORE,
  bodyOf,
  figuresIn,
  LAST,
  piece,
  report,
  search,
  turn,
  view,
  votes,
} from '../support/readers.ts'

/* The oracle checks the numbers. */

const SMALL = {
  visits: view('/keys', 40, 10),
  searches: [search('webhooks', 5)],
  turns: [turn('How?')],
  feedback: [...votes('/keys', 0, 1), piece('/keys')],
}

const ofAll = (
  asked: Partial<Parameters<typeof report>[1]> = {},
  events: Partial<Events> = SMALL,
) => report(events, { signals: ALL_SIGNALS, ...asked })

test('comments are not read if words are hidden, or without votes', async () => {
  const { seen, signals } = await ofAll({ texts: 'hide' })
  const sourcesOf = (asked: readonly SeenRequest[]) =>
    asked.flatMap(({ query }) => query.get('source') ?? [])
  const asked = ['contextual', 'thumbs_only']
  expect(sourcesOf(seen)).toEqual(asked)
  expect(figuresIn(signals, 'feedback')?.comments).toBeUndefined()
  expect(sourcesOf((await report({}, { signals: 'feedback' })).seen)).toEqual(asked)
})

describe('without an operation', () => {
  const REFUSED = { is: 'not available', why: expect.stringMatching(/answered 403.*[^.]$/s) }
  const without = (name: string, when = LAST) =>
    ofAll({
      onRequest: ({ operation, query }) =>
        operation === name && query.get('dateFrom') === when ? refuse(403, 'No.') : undefined,
    })

  test.each([
    ['visitors', 'visitors'],
    ['searches', 'searches'],
    ['questions', 'conversations'],
    ['feedback', 'feedback-by-page'],
  ] as const)('%s are not available, with the reason; the other kinds are', async (kind, name) => {
    const { signals, outcome } = await without(name)
    for (const other of SIGNAL_KINDS)
      expect(signals?.readings[other]?.available).toBe(other !== kind)
    expect(signals?.readings[kind]?.gaps).toEqual([expect.objectContaining(REFUSED)])
    expect(outcome).toBe('reported')
  })

  test('for a part of a kind, its other numbers stay available', async () => {
    expect((await without('visitors', BEFORE)).signals?.readings.visitors).toMatchObject({
      available: true,
      complete: true,
      gaps: [{ when: '2–8 Nov', ...REFUSED }],
    })
    expect((await without('feedback')).signals?.readings.feedback).toMatchObject({
      complete: true,
      gaps: [{ of: 'Comments', ...REFUSED }],
      thumbsDown: 2,
      comments: undefined,
    })
  })
})

describe('a list with cursors', () => {
  const noCursor = 'the service announced more rows but did not send them'
  let next = 0
  test.each<[string, (cursor: string | null) => string | null, number, string]>([
    ['that never ends is cut', () => `${next++}`, 20, 'only the first 20,000 are read'],
    ['that has more rows but no cursor is partial', () => null, 1, noCursor],
  ])('%s', async (_what, nextOf, count, gap) => {
    let conversations: object[] = []
    const { signals, seen } = await report(
      { turns: [turn('How?')] },
      {
        signals: 'questions',
        onRequest({ query, nth }, { answer }) {
          if (nth === 0) conversations = bodyOf(answer()).conversations
          const nextCursor = nextOf(query.get('cursor'))
          return broken(json(200, { conversations, nextCursor, hasMore: true }))
        },
      },
    )
    expect(seen).toHaveLength(count)
    expect(signals?.readings.questions).toMatchObject({
      // D10: the same turn counts once.
      turns: 1,
      unansweredTurns: 1,
      complete: false,
      gaps: [{ of: 'Questions', is: 'partial', why: expect.stringContaining(gap) }],
    })
  })
})

describe('an empty page of a list with cursors', () => {
  /** A report over these pages: the number of turns, and the cursor of the next one. */
  const read = async (pages: ReadonlyArray<[turns: number, nextCursor: string | null]>) => {
    const { signals, seen } = await report(
      { turns: [turn('How?')] },
      {
        signals: 'questions',
        onRequest({ nth }) {
          const [count, nextCursor] = pages[nth] ?? [0, null]
          const conversations = Array.from({ length: count }, (_, n) => ({
            ...{ id: `${nth}-${n}`, timestamp: '2026-11-10T09:00:00Z', query: `Why ${nth} ${n}?` },
            ...{ resolutionStatus: 'unanswered', queryCategory: null, pageUrl: null },
          }))
          return broken(json(200, { conversations, nextCursor, hasMore: nextCursor !== null }))
        },
      },
    )
    const questions = signals?.readings.questions
    const why = questions?.gaps.map((gap) => gap.why)
    return { asked: seen.length, turns: figuresIn(signals, 'questions')?.turns, why }
  }
  const MISSING = ['the service announced more rows but did not send them']

  test('is passed if its cursor is new', async () => {
    const end = await read([
      [1, 'A'],
      [0, 'B'],
      [2, null],
    ])
    expect(end).toEqual({ asked: 3, turns: 3, why: [] })
  })

  test.each<[string, [number, string | null][], number]>([
    [
      'is the second one',
      [
        [1, 'A'],
        [0, 'B'],
        [1, 'C'],
        [0, 'D'],
        [1, null],
      ],
      4,
    ],
    [
      'repeats its cursor',
      [
        [1, 'A'],
        [0, 'A'],
        [1, null],
      ],
      2,
    ],
  ])('ends the list as partial if it %s', async (_what, pages, asked) => {
    expect(await read(pages)).toMatchObject({ asked, why: MISSING })
  })
})

test('personal data is removed before words, pages and categories are grouped', async () => {
  const { signals } = await ofAll(
    {},
    {
      searches: [search('key of ada@example.com', 2), search('key of bob@example.com', 1)],
      turns: [turn('Hi', { category: 'ada@example.com', path: '/u/ada@example.com' })],
      feedback: [
        piece('/keys', { comment: 'older', timeMs: Date.parse('2026-11-10') }),
        piece('/keys', { comment: 'newer, mail ada@example.com' }),
        piece('/keys', { comment: ' ' }),
      ],
    },
  )
  expect(figuresIn(signals, 'searches')?.top).toMatchObject([{ searches: 3 }])
  expect(figuresIn(signals, 'questions')?.questions).toMatchObject([{ page: '/u/[email]' }])
  const { comments } = figuresIn(signals, 'feedback') ?? {}
  expect(comments?.map(({ text }) => text)).toEqual(['newer, mail [email]', 'older'])
  // Contacts would have @corp.
  expect(JSON.stringify(signals)).not.toMatch(/@(example|corp)/)
})

test('questions and terms that become equal by a cut or a scrub count separately', async () => {
  const long = 'Can I rotate a key? '.repeat(12)
  const asked = ['first', 'second'].map((end) => turn(`${long} And the ${end}?`))
  const mails = ['ada', 'bob', 'ADA'].map((who) => turn(`Where is ${who}@example.com?`))
  const back = turn('Which one?', { kind: 'clarifying' })
  const searches = [search(`${long} first`, 5), search(`${long} second`, 4)]
  const { signals } = await ofAll({}, { searches, turns: [...asked, ...mails, back] })
  const { questions, unansweredTurns, turns } = figuresIn(signals, 'questions') ?? {}
  expect(questions?.map(({ times }) => times)).toEqual([2, 1, 1, 1])
  expect([turns, unansweredTurns, questions?.length]).toEqual([6, 5, 4])
  expect(JSON.stringify(signals)).not.toContain('@example')
  const { top, terms } = figuresIn(signals, 'searches') ?? {}
  expect([terms, ...(top ?? []).map((one) => one.searches)]).toEqual([2, 5, 4])
})

const UNSAID = 'the event does not say that this repository is private'
test.each([
  [{ private: true }, undefined],
  [{ private: false }, 'this repository is public'],
  [{ private: 'true' }, UNSAID],
])('with auto and %j, the reason to hide words is: %s', async (repository, why) => {
  const asked = { signals: 'visitors', payload: { repository } }
  expect((await report({}, { ...asked, texts: 'auto' })).signals?.whyHidden).toBe(why)
  expect((await report({}, { ...asked, texts: 'show' })).signals?.whyHidden).toBeUndefined()
})

test('the larger of two rows for a search term counts, and an invalid row is reported', async () => {
  const searches = [search('keys', 9), search('Keys', 4)]
  const { signals } = await report(
    { searches },
    {
      signals: 'searches',
      onRequest(_, { answer }) {
        const { searches: rows, ...rest } = bodyOf(answer())
        return json(200, { ...rest, searches: [...rows, { ...rows[0], hits: 7 }, {}] })
      },
    },
  )
  expect(signals?.readings.searches).toMatchObject({
    top: [{ term: 'keys', searches: 13 }],
    gaps: [{ of: 'Searches', is: 'partial', why: expect.stringMatching(/^1 invalid .* left out/) }],
  })
})
