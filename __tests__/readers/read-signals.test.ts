import { describe, expect, test } from '@jest/globals'
import { ActionError } from '../../src/base/errors.ts'
import { RequestError } from '../../src/http/faults.ts'
import { HttpError } from '../../src/http/retry.ts'
import {
  comment,
  type Operation,
  readFrom,
  remark,
  type SignalQuery,
  search,
  serviceOf,
  turn,
  votes,
  WEEK,
  WEEK_BEFORE,
} from './harness.ts'

const last = WEEK.dateFrom
const before = WEEK_BEFORE.dateFrom

const small = () =>
  serviceOf({
    visitors: { human: 40, ai: 10, total: 48 },
    searches: [search('webhooks', 5)],
    totalSearches: 50,
    turns: [turn('How?')],
    pages: [votes('/keys', 0, 2)],
    feedback: [
      remark('/keys'),
      comment('/keys', 'Wrong'),
      comment('/keys', 'Fails', { source: 'code_snippet' }),
    ],
  })

function failing(operation: Operation, dateFrom = last): (query: SignalQuery) => unknown {
  const answer = small()
  return (query) => {
    if (query.operation === operation && query.dateFrom === dateFrom) {
      const cause = new RequestError('rejected', 'the service answered 403', { status: 403 })
      throw new HttpError('Getting it: the service answered 403.', cause, false)
    }
    return answer(query)
  }
}

describe('requests', () => {
  test('all signals of a small site cost ten, of which each asks for as much as it needs', async () => {
    const { queries } = await readFrom(small())
    const status = 'pending,in_progress'
    expect(queries.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual([
      { operation: 'conversations', dateFrom: before, limit: 1000, cursor: undefined },
      { operation: 'conversations', dateFrom: last, limit: 1000, cursor: undefined },
      { operation: 'feedback by page', dateFrom: last, limit: 100, source: 'contextual', status },
      {
        operation: 'feedback',
        dateFrom: last,
        limit: 100,
        cursor: undefined,
        source: 'agent',
        status,
      },
      {
        operation: 'feedback',
        dateFrom: last,
        limit: 100,
        cursor: undefined,
        source: 'code_snippet',
        status,
      },
      {
        operation: 'feedback',
        dateFrom: last,
        limit: 100,
        cursor: undefined,
        source: 'contextual',
        status,
      },
      { operation: 'searches', dateFrom: before, limit: 1 },
      { operation: 'searches', dateFrom: last, limit: 100 },
      { operation: 'visitors', dateFrom: before, limit: 1, offset: 0 },
      { operation: 'visitors', dateFrom: last, limit: 1, offset: 0 },
    ])
  })

  test("D5: readers' comments are not even read where words may not be shown", async () => {
    const { queries } = await readFrom(small(), { showTexts: false })
    const feedback = queries.filter(({ operation }) => operation === 'feedback')
    expect(feedback.map(({ source }) => source)).toEqual(['agent', 'code_snippet'])
    expect(queries).toHaveLength(9)
  })

  test('nobody is asked for comments where there was no feedback', async () => {
    const none = await readFrom(serviceOf({}), { kinds: ['feedback'] })
    expect(none.queries).toHaveLength(3)
  })

  test('only what is asked for is read', async () => {
    const { queries, figures } = await readFrom(small(), { kinds: ['visitors'] })
    expect(queries.map(({ operation }) => operation)).toEqual(['visitors', 'visitors'])
    const { visitors, searches, questions, feedback } = figures
    expect(visitors).toBeDefined()
    expect([searches, questions, feedback]).toEqual([undefined, undefined, undefined])
  })

  test('a thousand questions cost one, and the terms beyond the first hundred none', async () => {
    const turns = Array.from({ length: 2500 }, (_, index) => turn(`Question ${index}`))
    const searches = Array.from({ length: 1000 }, (_, index) =>
      search(`term ${index}`, 1000 - index),
    )
    const { queries, figures } = await readFrom(
      serviceOf({ turns, searches }, { turns: turns.slice(0, 1000) }),
      {
        kinds: ['questions', 'searches'],
      },
    )
    expect(queries.map(({ operation, dateFrom, cursor }) => [operation, dateFrom, cursor])).toEqual(
      [
        ['searches', last, undefined],
        ['searches', before, undefined],
        ['conversations', last, undefined],
        ['conversations', last, '1000'],
        ['conversations', last, '2000'],
        ['conversations', before, undefined],
      ],
    )
    expect(figures.questions).toMatchObject({ gap: '', value: { turns: 2500 } })
    expect(figures.searches).toMatchObject({ gap: '', value: { terms: 100, hasMore: true } })
  })

  test('the deadline ends the reading of one answer', async () => {
    const turns = Array.from({ length: 500 }, (_, index) => turn(`Question ${index}`))
    const late = await readFrom(serviceOf({ turns }), { kinds: ['questions'], deadlineMs: 0 })
    expect(late.figures.questions).toMatchObject({
      why: 'the time was up; raise timeout-minutes',
    })
  })

  test('an answer that is too large is asked for again with fewer rows, which then stay few', async () => {
    const turns = Array.from({ length: 600 }, (_, index) => turn(`Question ${index}`))
    const fine = serviceOf({ turns })
    const { queries, figures } = await readFrom(
      (query) => {
        if (query.limit <= 250) return fine(query)
        const cause = new RequestError('too-large', 'the answer is larger than 1 MiB')
        throw new HttpError('Getting it: too large.', cause, false)
      },
      { kinds: ['questions'] },
    )
    expect(queries.filter(({ dateFrom }) => dateFrom === last).map(({ limit }) => limit)).toEqual([
      1000, 250, 250, 250,
    ])
    expect(figures.questions).toMatchObject({ gap: '', value: { turns: 600 } })
  })
})

describe('D1: one kind that fails', () => {
  const operations: Array<['visitors' | 'searches' | 'questions' | 'feedback', Operation]> = [
    ['visitors', 'visitors'],
    ['searches', 'searches'],
    ['questions', 'conversations'],
    ['feedback', 'feedback by page'],
  ]
  test.each(operations)(
    '%s: is not available, with the reason; the others are',
    async (kind, operation) => {
      const { figures } = await readFrom(failing(operation))
      for (const [other] of operations)
        expect(figures[other]?.status).toBe(other === kind ? 'not available' : 'read')
      expect(figures[kind]).toEqual({ status: 'not available', why: 'the service answered 403' })
    },
  )

  test.each(operations.slice(0, 3))(
    '%s: the week before takes nothing but the change along',
    async (kind, operation) => {
      const { figures } = await readFrom(failing(operation, before))
      expect(figures[kind]).toMatchObject({
        status: 'read',
        gap: '',
        notes: ['the week before is not available: the service answered 403'],
      })
    },
  )

  test('feedback: comments take nothing but themselves along', async () => {
    const { figures } = await readFrom(failing('feedback'))
    expect(figures.feedback).toMatchObject({
      status: 'read',
      gap: '',
      notes: [
        'feedback of AI agents: not available, since the service answered 403',
        'complaints about code: not available, since the service answered 403',
        'comments: not available, since the service answered 403',
      ],
      value: { thumbsDown: 2, agents: null, code: null, snippets: null, comments: null },
    })
  })

  test('an answer without a list is a failure, not a quiet week', async () => {
    const { figures } = await readFrom(() => ({}))
    for (const kind of ['searches', 'questions', 'feedback'] as const)
      expect(figures[kind]).toEqual({
        status: 'not available',
        why: "the service's answer has no list",
      })
    expect(figures.visitors).toEqual({
      status: 'not available',
      why: "the service's totals are not valid numbers",
    })
  })
})

describe('a listing of questions', () => {
  const kinds = ['questions'] as const
  const conversations = (answer: (query: SignalQuery) => object, maxRequests = 60) =>
    readFrom(answer, { kinds: [...kinds], maxRequests })

  test('D2: stops at the first cursor that repeats, and is partial', async () => {
    const { figures, queries } = await conversations(({ cursor }) => ({
      conversations: [turn('How?')],
      nextCursor: cursor === 'a' ? 'b' : 'a',
      hasMore: true,
    }))
    expect(queries.map(({ cursor }) => cursor)).toEqual([undefined, 'a', 'b'])
    expect(figures.questions).toMatchObject({
      status: 'read',
      gap: "the service's cursor repeats",
      value: { turns: 3, unansweredShareBefore: null },
    })
  })

  test('D2: a cursor that never ends ends with the budget, and is partial', async () => {
    let cursor = 0
    const { figures, queries } = await conversations(
      () => ({ conversations: [turn('How?')], nextCursor: `${cursor++}`, hasMore: true }),
      7,
    )
    expect(queries).toHaveLength(7)
    expect(figures.questions).toMatchObject({
      gap: 'the 7 requests of traffic-max-requests were spent',
      value: { turns: 7 },
    })
  })

  test('D2: an empty page with more behind it ends it, and it is partial', async () => {
    let cursor = 0
    const { figures, queries } = await conversations(() => ({
      conversations: [],
      nextCursor: `${cursor++}`,
      hasMore: true,
    }))
    expect(queries).toHaveLength(1)
    expect(figures.questions).toMatchObject({
      gap: 'the service sent an empty page and says that there are more',
    })
  })

  test('D7: more without a cursor is partial', async () => {
    const { figures, queries } = await conversations(() => ({
      conversations: [turn('How?')],
      nextCursor: null,
      hasMore: true,
    }))
    expect(queries).toHaveLength(1)
    expect(figures.questions).toMatchObject({
      gap: 'the service says that there are more rows, and not how to get them',
      value: { turns: 1 },
    })
  })

  test('D6: rows that are not valid are left out and counted', async () => {
    const { figures } = await conversations(() => ({
      conversations: [turn('How?'), turn('What?', { id: null }), 'row'],
      nextCursor: null,
    }))
    expect(figures.questions).toMatchObject({
      gap: "2 of the service's rows were not valid and left out",
      value: { turns: 1 },
    })
  })

  test('what fails on the way leaves what was read', async () => {
    const { figures } = await conversations(({ cursor }) => {
      if (cursor === 'a') throw new ActionError('the time was up.')
      return { conversations: [turn('How?')], nextCursor: 'a', hasMore: true }
    })
    expect(figures.questions).toMatchObject({ gap: 'the time was up', value: { turns: 1 } })
  })

  test('D7: feedback on more pages of one day than the service tells of is partial', async () => {
    const pages = Array.from({ length: 101 }, (_, index) => votes(`/${index}`, 0, 1))
    const { figures } = await readFrom(serviceOf({ pages }), { kinds: ['feedback'] })
    expect(figures.feedback).toMatchObject({
      gap: `on ${last} more than 100 pages got votes`,
      value: { thumbsDown: 100 },
    })
  })
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'D8: a budget of %d is never passed, and what it cut is said',
  async (maxRequests) => {
    const { figures, queries } = await readFrom(small(), { maxRequests })
    expect(queries).toHaveLength(maxRequests)
    const told = /requests? of traffic-max-requests (was|were) spent/.test(JSON.stringify(figures))
    expect(told).toBe(maxRequests < 10)
  },
)
