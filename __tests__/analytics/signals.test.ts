import { describe, expect, test } from '@jest/globals'
import { figuresIn } from '../../src/analytics/listing.ts'
import {
  ALL_SIGNALS,
  type Answer,
  BEFORE,
  LAST,
  piece,
  type Query,
  read,
  search,
  serviceOf,
  turn,
  votes,
} from './docs-service.ts'

const small = () =>
  serviceOf({
    visitors: { human: 40, ai: 10, total: 48 },
    searches: [search('webhooks', 5)],
    turns: [turn('How?')],
    votes: [votes('/keys', 0, 2)],
    feedback: [
      piece('/keys', { source: 'agent' }),
      piece('/keys'),
      piece('/keys', { source: 'code_snippet' }),
    ],
  })

const ofAll = async (answer: Answer, texts: 'show' | 'hide' = 'show') => {
  const { signals, queries, ...rest } = await read(answer, { signals: ALL_SIGNALS, texts })
  if (signals === undefined) throw new Error('signals were asked for')
  return { ...rest, signals, queries }
}

describe('requests', () => {
  test('D11: all signals of a small site cost ten, of feedback that nobody has dealt with', async () => {
    const { queries } = await ofAll(small())
    const open = 'pending,in_progress'
    const shown = queries.map(({ operation, dateFrom, limit, source, status }) =>
      [operation, dateFrom === LAST ? 'last' : 'before', limit, source, status].join(' ').trim(),
    )
    expect(shown.toSorted()).toEqual([
      'assistant before 1000',
      'assistant last 1000',
      `feedback last 100 agent ${open}`,
      `feedback last 100 code_snippet ${open}`,
      `feedback last 100 contextual ${open}`,
      `feedback/by-page last 100 contextual ${open}`,
      'searches before 1',
      'searches last 100',
      'visitors before 1',
      'visitors last 1',
    ])
  })

  test("D5: readers' comments are not even read where words are hidden", async () => {
    const { queries, signals } = await ofAll(small(), 'hide')
    const sources = queries.filter(({ operation }) => operation === 'feedback')
    expect(sources.map(({ source }) => source)).toEqual(['agent', 'code_snippet'])
    expect(figuresIn(signals.feedback)).toMatchObject({
      comments: null,
      code: { rows: [{ path: '/keys', filename: null, lang: null, complaints: 1 }] },
    })
  })

  test('nobody is asked for comments where nobody voted', async () => {
    const { queries } = await read(serviceOf({}), { signals: ['feedback'] })
    expect(queries.map(({ source }) => source)).toEqual(['contextual', 'agent', 'code_snippet'])
  })
})

describe('D1: one kind that fails', () => {
  const operations = {
    visitors: 'visitors',
    searches: 'searches',
    questions: 'assistant',
    feedback: 'feedback/by-page',
  } as const
  const kinds = Object.entries(operations) as Array<[keyof typeof operations, string]>
  const failing = (operation: string, dateFrom = LAST): Answer => {
    const fine = small()
    return (query) =>
      query.operation === operation && query.dateFrom === dateFrom ? 403 : fine(query)
  }

  test.each(kinds)('%s: is not available, with the reason; the others are', async (kind, at) => {
    const { signals, outcome } = await ofAll(failing(at))
    for (const [other] of kinds)
      expect(signals[other]?.status).toBe(other === kind ? 'not available' : 'read')
    expect(signals[kind]).toMatchObject({ why: expect.stringMatching(/answered 403.*[^.]$/s) })
    expect(outcome).toBe('reported')
  })

  test.each(kinds.slice(0, 3))(
    '%s: the week before takes the change along, nothing else',
    async (kind, at) => {
      const { signals } = await ofAll(failing(at, BEFORE))
      expect(signals[kind]).toMatchObject({
        status: 'read',
        gap: '',
        notes: [
          expect.stringMatching(/^the week before is not available: the service answered 403/),
        ],
      })
    },
  )

  test('feedback: pieces of one source take themselves along, nothing else', async () => {
    const fine = small()
    const { signals } = await ofAll((query) => (query.source === 'agent' ? 400 : fine(query)))
    expect(signals.feedback).toMatchObject({
      gap: '',
      notes: [expect.stringMatching(/^feedback of AI agents: not available, since the service/)],
      value: { thumbsDown: 2, agents: null, comments: { count: 1 } },
    })
  })

  test('an answer without a list is a failure, not a quiet week', async () => {
    const { signals, outcome } = await ofAll(() => ({}))
    for (const kind of ['searches', 'questions', 'feedback'] as const)
      expect(signals[kind]).toEqual({
        status: 'not available',
        why: "the service's answer has no list",
      })
    expect(signals.visitors).toMatchObject({
      why: "the service's totals are not valid numbers",
    })
    expect(outcome).toBe('error')
  })
})

describe('a list that goes on by cursor', () => {
  const questionsFrom = (answer: (query: Query) => object | number) =>
    read(answer, { signals: ['questions'] }).then(({ signals, ...rest }) => ({
      ...rest,
      questions: signals?.questions,
    }))

  test('D2: stops at the first cursor that repeats, and is partial', async () => {
    const { questions, queries } = await questionsFrom(({ cursor }) => ({
      conversations: [turn('How?')],
      nextCursor: cursor === 'a' ? 'b' : 'a',
      hasMore: true,
    }))
    expect(queries.map(({ cursor }) => cursor)).toEqual([undefined, 'a', 'b'])
    expect(questions).toMatchObject({
      status: 'read',
      gap: "the service's cursor repeats",
      value: { turns: 3, unansweredShareBefore: null },
    })
  })

  test('D2: that never ends stops at 20,000 turns asked for, and is partial', async () => {
    let cursor = 0
    const { questions, queries } = await questionsFrom(() => ({
      conversations: [turn('How?')],
      nextCursor: `${cursor++}`,
      hasMore: true,
    }))
    expect(queries).toHaveLength(20)
    expect(questions).toMatchObject({ gap: 'no more than 20,000 are read', value: { turns: 20 } })
  })

  test('D7: with more and no cursor is partial', async () => {
    const { questions } = await questionsFrom(() => ({
      conversations: [turn('How?')],
      nextCursor: null,
      hasMore: true,
    }))
    expect(questions).toMatchObject({
      gap: 'the service says that there are more rows, and not how to get them',
      value: { turns: 1 },
    })
  })

  test('D6: leaves out rows that are not valid, and counts them', async () => {
    const { questions } = await questionsFrom(() => ({
      conversations: [turn('How?'), turn('What?', { id: null }), 'row'],
      nextCursor: null,
    }))
    expect(questions).toMatchObject({
      gap: "2 of the service's rows were not valid and left out",
      value: { turns: 1 },
    })
  })
})

test.each([-1, 101, '5', null])('D6: a click rate of %p is left out', async (ctr) => {
  const rows = [{ ...search('bad', 9), ctr }, search('good', 9)]
  const { signals } = await read(serviceOf({ searches: rows }), { signals: ['searches'] })
  expect(signals?.searches).toMatchObject({
    gap: "1 of the service's rows was not valid and left out",
    value: { unclickedSearches: 9, terms: 1 },
  })
})

describe('D5: words are shown with auto', () => {
  const hidden = async (repository: unknown, texts: 'auto' | 'show' | 'hide' = 'auto') => {
    const { signals } = await read(serviceOf({}), { signals: ['visitors'], texts, repository })
    expect(signals?.showTexts).toBe(signals?.whyHidden === '')
    return signals?.whyHidden
  }

  test.each([
    { private: true },
    { private: true, visibility: 'private' },
    { private: true, visibility: 'internal' },
  ])('where the event says %j', async (repository) => {
    expect(await hidden(repository)).toBe('')
  })

  const silent = 'the event does not say that this repository is private'
  test.each([
    [{ private: false }, 'this repository is public'],
    [{ private: true, visibility: 'public' }, 'this repository is public'],
    [{ private: false, visibility: 'private' }, 'this repository is public'],
    [{ private: 'true' }, silent],
    [{ private: true, visibility: 'new' }, silent],
    [undefined, silent],
  ])('and not where it says %j', async (repository, why) => {
    expect(await hidden(repository)).toBe(why)
  })

  test('show and hide do not ask the event', async () => {
    expect(await hidden({ private: false }, 'show')).toBe('')
    expect(await hidden({ private: true }, 'hide')).toBe('reader-texts is "hide"')
  })
})
