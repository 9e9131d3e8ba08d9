import { describe, expect, test } from '@jest/globals'
import { figuresIn } from '../../src/analytics/reading.ts'
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

/* What depends on how the service answers. That the numbers are right is the oracle's to say. */

const small = () =>
  serviceOf({
    visitors: { human: 40, ai: 10, total: 48 },
    searches: [search('webhooks', 5)],
    turns: [turn('How?')],
    votes: [votes('/keys', 0, 2)],
    feedback: [
      piece('/keys', { source: 'agent' }),
      piece('/keys'),
      piece('/keys', { source: 'code_snippet', filename: 'a.py' }),
    ],
  })

const ofAll = async (answer: Answer, texts: 'show' | 'hide' = 'show') => {
  const { signals, queries, outcome } = await read(answer, { signals: ALL_SIGNALS, texts })
  if (signals === undefined) throw new Error('signals were asked for')
  return { signals, queries, outcome }
}

test('D11: all signals of a small site cost eleven requests, of feedback that nobody has dealt with', async () => {
  const { queries } = await ofAll(small())
  const open = 'pending,in_progress'
  const shown = queries.map(({ operation, dateFrom, limit, source, status }) =>
    [operation, dateFrom === LAST ? 'last' : 'before', limit, source, status].join(' ').trim(),
  )
  expect(shown).toHaveLength(11)
  for (const one of ['assistant last 1000', 'assistant before 1000', 'visitors before 1'])
    expect(shown).toContain(one)
  for (const one of ['', '/by-page'])
    expect(shown).toContain(`feedback${one} last 100 contextual ${open}`)
  expect(shown).toContain(`feedback/by-page last 100 thumbs_only ${open}`)
})

test('D5: comments are not even read where words are hidden, nor where nobody voted', async () => {
  const { queries, signals } = await ofAll(small(), 'hide')
  const sourcesOf = (asked: Query[]) => asked.flatMap(({ source }) => source ?? [])
  const asked = ['contextual', 'thumbs_only', 'agent', 'code_snippet']
  expect(sourcesOf(queries)).toEqual(asked)
  const code = { rows: [{ path: '/keys', filename: null, lang: null, complaints: 1 }] }
  expect(figuresIn(signals.feedback)).toMatchObject({ comments: null, code })
  const unvoted = await read(serviceOf({}), { signals: ['feedback'] })
  expect(sourcesOf(unvoted.queries)).toEqual(asked)
})

describe('one kind that fails', () => {
  const operations = {
    visitors: 'visitors',
    searches: 'searches',
    questions: 'assistant',
    feedback: 'feedback/by-page',
  } as const
  const kinds = Object.entries(operations) as Array<[keyof typeof operations, string]>

  test.each(kinds)(
    'D1: %s: is not available, with the reason; the others are',
    async (kind, at) => {
      const fine = small()
      const failing = (when: string) =>
        ofAll((query) => (query.operation === at && query.dateFrom === when ? 403 : fine(query)))
      const { signals, outcome } = await failing(LAST)
      for (const [other] of kinds)
        expect(signals[other]?.status).toBe(other === kind ? 'not available' : 'read')
      expect(signals[kind]).toMatchObject({ why: expect.stringMatching(/answered 403.*[^.]$/s) })
      expect(outcome).toBe('reported')
      if (kind === 'feedback') return
      // The week before takes the change along, nothing else.
      const why = /^the week before is not available: the service answered 403/
      const notes = [expect.stringMatching(why)]
      expect((await failing(BEFORE)).signals[kind]).toMatchObject({
        status: 'read',
        gap: '',
        notes,
      })
    },
  )

  test('D1: pieces of feedback of one source take themselves along, nothing else', async () => {
    const fine = small()
    const { signals } = await ofAll((query) => (query.source === 'agent' ? 400 : fine(query)))
    const notes = [
      expect.stringMatching(/^feedback of AI agents: not available, since the service/),
    ]
    const value = { thumbsDown: 2, agents: null, comments: { count: 1 } }
    expect(signals.feedback).toMatchObject({ gap: '', notes, value })
  })
})

describe('a list that goes on by cursor', () => {
  const noCursor = 'the service says that there are more rows, and not how to get them'
  let next = 0
  test.each<[string, (query: Query) => string | null, number, string]>([
    ['D2: stops if one repeats', ({ cursor }) => (cursor === 'a' ? 'b' : 'a'), 3, 'cursor repeats'],
    ['D2: without end stops at 20,000', () => `${next++}`, 20, 'no more than 20,000 are read'],
    ['D7: with more and no cursor', () => null, 1, noCursor],
  ])('%s, and is partial', async (_what, nextOf, count, gap) => {
    const { signals, queries } = await read(
      (query) => ({ conversations: [turn('How?')], nextCursor: nextOf(query), hasMore: true }),
      { signals: ['questions'] },
    )
    expect(queries).toHaveLength(count)
    expect(signals?.questions).toMatchObject({
      gap: expect.stringContaining(gap),
      value: { unansweredShareBefore: null },
    })
  })
})

test('D7: votes on more than 100 pages of a day, or on a day that cannot be read, are partial', async () => {
  const partial = async (ofThursday: object | number) => {
    const full = { feedback: [votes('/a', 1, 1)], hasMore: true }
    const none = { feedback: [], hasMore: false }
    const { signals } = await read(
      ({ dateFrom, source }) => {
        if (source === 'thumbs_only') return none
        return dateFrom.startsWith('2026-11-12') ? ofThursday : full
      },
      { signals: ['feedback'] },
    )
    return signals?.feedback
  }
  const gap = 'the service lists no more than 100 pages at once'
  expect(await partial({ feedback: [], hasMore: false })).toMatchObject({
    value: { gaps: { votes: gap }, thumbsDown: 6 },
  })
  const votesGap = expect.stringMatching(`^${gap}; the service answered 400`)
  expect(await partial(400)).toMatchObject({ value: { gaps: { votes: votesGap }, thumbsDown: 1 } })
})

test('D7: votes with and without words add up; only those on many pages are read day by day', async () => {
  const week = {
    votes: Array.from({ length: 101 }, (_, n) => votes(`/${n}`, 1, 0)),
    thumbs: [votes('/0', 0, 3), votes('/thumbs', 2, 1)],
  }
  const { signals, queries } = await read(serviceOf(week), { signals: ['feedback'] })
  // Each day is answered as the week is.
  expect(figuresIn(signals?.feedback)).toMatchObject({ thumbsUp: 7 * 100 + 2, thumbsDown: 4 })
  const asked = Map.groupBy(queries, ({ operation, source }) => `${operation} ${source}`)
  expect(asked.get('feedback/by-page contextual')).toHaveLength(8)
  expect(asked.get('feedback/by-page thumbs_only')).toHaveLength(1)
})

test('what a reader had typed so far of a term is no unclicked search, and is counted', async () => {
  const searches = [
    ...[search('absence', 30, 50), search('Abse', 9), search('absen', 30), search('ab', 25)],
    // Clicked; searched more often than any longer one; no term begins with it.
    ...[
      search('api', 20, 5),
      search('api key', 25, 60),
      search('web', 8),
      search('webhook', 7, 50),
    ],
    ...[search('sence', 5), search('absence', 4)],
  ]
  const { signals } = await read(serviceOf({ searches }), { signals: ['searches'] })
  const figures = figuresIn(signals?.searches)
  const termsOf = (list: 'top' | 'unclicked') => figures?.[list].rows.map(({ term }) => term).sort()
  expect(termsOf('unclicked')).toEqual(['ab', 'api', 'sence', 'web'])
  expect(termsOf('top')).toEqual(['ab', 'absence', 'api', 'api key', 'sence', 'web', 'webhook'])
  expect(figures).toMatchObject({
    beginnings: 2,
    terms: 9,
    unclickedSearches: 15 + 25 + 19 + 10 + 8 + 4 + 5,
  })
})

test('D4, D15: words, pages and categories are grouped by what is left without personal data', async () => {
  const { signals } = await ofAll(
    serviceOf({
      searches: [search('key of ada@example.com', 2), search('key of bob@example.com', 1)],
      turns: [turn('Hi', { queryCategory: 'ada@example.com', pageUrl: '/u/ada@example.com' })],
      votes: [votes('/keys', 1, 3)],
      feedback: [
        piece('/keys', { comment: 'older', createdAt: '2026-11-10T00:00:00Z' }),
        piece('/keys', { comment: 'newer, mail ada@example.com', contact: 'eve@example.com' }),
        piece('/keys', { comment: ' ' }),
      ],
    }),
  )
  expect(figuresIn(signals.searches)?.top.rows).toMatchObject([{ searches: 3 }])
  expect(figuresIn(signals.questions)?.pages.rows).toMatchObject([{ name: '/u/[email]' }])
  const { comments } = figuresIn(signals.feedback) ?? {}
  expect(comments?.rows.map(({ text }) => text)).toEqual(['newer, mail [email]', 'older'])
  expect(JSON.stringify(signals)).not.toContain('@example')
})

test('questions that are alike in what is shown of them are as many as were asked', async () => {
  const long = 'How do I rotate a key? '.repeat(12)
  const asked = ['first', 'second'].map((end) => turn(`${long} And the ${end}?`, {}))
  const mails = ['ada', 'bob', 'ADA'].map((who) => turn(`Where is ${who}@example.com?`))
  const back = turn('Which one?', { responseType: 'clarifying_question' })
  const { signals } = await ofAll(serviceOf({ turns: [...asked, ...mails, back] }))
  const { questions, unansweredTurns, turns } = figuresIn(signals.questions) ?? {}
  expect(questions?.rows.map(({ times }) => times)).toEqual([2, 1, 1, 1])
  expect([turns, unansweredTurns, questions?.count]).toEqual([6, 5, 4])
  expect(JSON.stringify(signals)).not.toContain('@example')
})

const UNSAID = 'the event does not say that this repository is private'
test.each([
  [{ private: true }, ''],
  [{ private: true, visibility: 'internal' }, ''],
  [{ private: true, visibility: 'public' }, 'this repository is public'],
  [{ private: false, visibility: 'private' }, 'this repository is public'],
  [{ private: 'true' }, UNSAID],
  [{ private: true, visibility: 'new' }, UNSAID],
])('D5: with auto and %j, words are hidden because: %s', async (repository, why) => {
  const hidden = async (texts: 'auto' | 'show') => {
    const { signals } = await read(serviceOf({}), { signals: ['visitors'], texts, repository })
    expect(signals?.showTexts).toBe(signals?.whyHidden === '')
    return signals?.whyHidden
  }
  expect(await hidden('auto')).toBe(why)
  expect(await hidden('show')).toBe('')
})

test('S16: of two rows for one search term, the one with more searches counts', async () => {
  const { signals } = await ofAll(
    serviceOf({ searches: [search('keys', 9), search('Keys', 4), search('keys', 7)] }),
  )
  expect(figuresIn(signals.searches)?.top.rows).toMatchObject([{ term: 'keys', searches: 13 }])
})
