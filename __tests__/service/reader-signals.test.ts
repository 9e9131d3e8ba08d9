import { describe, expect, test } from '@jest/globals'
import { RequestError } from '../../src/http/faults.ts'
import {
  parseConversations,
  parseFeedback,
  parseFeedbackByPage,
  parseSearches,
  parseVisitors,
} from '../../src/service/reader-signals.ts'

const search = (fields: object = {}) => ({
  searchQuery: 'webhooks',
  hits: 10,
  ctr: 50,
  topClickedPage: '/webhooks',
  lastSearchedAt: '2026-11-12T00:00:00Z',
  ...fields,
})
const turn = (fields: object = {}) => ({
  id: 'conversation_1',
  timestamp: '2026-11-12T00:00:00Z',
  query: 'How do I rotate a key?',
  response: 'Like this.',
  responseType: 'answer',
  sources: [],
  resolutionStatus: 'unanswered',
  queryCategory: 'keys',
  pageUrl: 'https://docs.example/keys',
  ...fields,
})
const page = (fields: object = {}) => ({
  path: '/keys',
  thumbsUp: 1,
  thumbsDown: 2,
  code: 3,
  total: 6,
  ...fields,
})
const feedback = (fields: object = {}) => ({
  id: 'fb_1',
  path: '/keys',
  comment: 'It does not work',
  createdAt: '2026-11-12T00:00:00Z',
  source: 'contextual',
  status: 'pending',
  helpful: false,
  contact: 'ada@example.com',
  ...fields,
})

describe('visitors', () => {
  test('are those of the totals, which need not add up', () => {
    const totals = { human: 7, ai: 5, total: 10 }
    expect(parseVisitors({ totals, visitors: [], hasMore: true })).toEqual(totals)
  })

  test.each([
    undefined,
    null,
    { human: -1, ai: 0, total: 0 },
    { human: '7', ai: 0, total: 7 },
    { human: 1.5, ai: 0, total: 2 },
  ])('D6: totals of %j are not known', (totals) => {
    expect(parseVisitors({ totals })).toBeNull()
  })
})

describe('searches', () => {
  const ratesOf = (...ctr: unknown[]) =>
    parseSearches({ searches: ctr.map((each) => search({ ctr: each })) }).rows?.map(
      ({ clickRate }) => clickRate,
    )

  test('a row is what was searched, how often, and what was clicked', () => {
    expect(parseSearches({ searches: [search()], totalSearches: 99, nextCursor: 'next' })).toEqual({
      rows: [{ searchQuery: 'webhooks', hits: 10, clickRate: 0.5, topClickedPage: '/webhooks' }],
      unreadable: 0,
      totalSearches: 99,
      nextCursor: 'next',
      hasMore: true,
    })
  })

  test('D12: rates are percent, those up to 1 too', () => {
    expect(ratesOf(0, 0.5, 1)).toEqual([0, 0.005, 0.01])
    expect(ratesOf(0, 1, 25, 100)).toEqual([0, 0.01, 0.25, 1])
  })

  test.each([
    { ctr: -0.1 },
    { ctr: 100.1 },
    { ctr: null },
    { ctr: '0.5' },
    { hits: -1 },
    { hits: 1.5 },
    { hits: '10' },
    { hits: undefined },
    { searchQuery: null },
  ])('D6: a row with %j is left out and counted', (fields) => {
    const { rows, unreadable } = parseSearches({
      searches: [search(fields), search(), 'row', null],
    })
    expect(rows?.map(({ clickRate }) => clickRate)).toEqual([0.5])
    expect(unreadable).toBe(3)
  })

  test('D6: a total that is no count is not known', () => {
    expect(parseSearches({ searches: [], totalSearches: -1 }).totalSearches).toBeNull()
  })
})

describe('conversations', () => {
  test('the answers are not read', () => {
    expect(
      parseConversations({ conversations: [turn()], nextCursor: null, hasMore: false }),
    ).toEqual({
      rows: [
        {
          id: 'conversation_1',
          timestamp: '2026-11-12T00:00:00Z',
          query: 'How do I rotate a key?',
          resolutionStatus: 'unanswered',
          queryCategory: 'keys',
          pageUrl: 'https://docs.example/keys',
        },
      ],
      unreadable: 0,
      nextCursor: null,
      hasMore: false,
    })
  })

  test('a turn without category and page is a turn; one without ID, text or status is left out', () => {
    const { rows, unreadable } = parseConversations({
      conversations: [
        turn({ queryCategory: 7, pageUrl: undefined }),
        turn({ id: 1 }),
        turn({ query: null }),
        turn({ resolutionStatus: undefined }),
      ],
    })
    expect(rows).toMatchObject([{ queryCategory: null, pageUrl: null }])
    expect(unreadable).toBe(3)
  })

  test.each([7, '', {}, 'x'.repeat(2001)])('a cursor of %j cannot be sent back', (nextCursor) => {
    const answer = parseConversations({ conversations: [], nextCursor, hasMore: true })
    expect(answer).toMatchObject({ nextCursor: null, hasMore: true })
  })
})

describe('feedback', () => {
  test('by page is votes and complaints about code', () => {
    expect(parseFeedbackByPage({ feedback: [page()], hasMore: true })).toEqual({
      rows: [page()],
      unreadable: 0,
      hasMore: true,
    })
  })

  test.each([{ thumbsDown: -1 }, { thumbsUp: '1' }, { code: null }, { total: 0.5 }, { path: 1 }])(
    'D6: by page, a row with %j is left out and counted',
    (fields) => {
      const answer = parseFeedbackByPage({ feedback: [page(fields), page()] })
      expect(answer).toEqual({ rows: [page()], unreadable: 1, hasMore: false })
    },
  )

  test('the contact of who wrote it is never read', () => {
    const answer = parseFeedback({ feedback: [feedback()], nextCursor: null, hasMore: false })
    expect(JSON.stringify(answer)).not.toContain('ada@')
    expect(answer.rows).toEqual([
      {
        id: 'fb_1',
        path: '/keys',
        comment: 'It does not work',
        createdAt: '2026-11-12T00:00:00Z',
        helpful: false,
        filename: null,
        lang: null,
      },
    ])
  })
})

const PARSERS = {
  parseVisitors,
  parseSearches,
  parseConversations,
  parseFeedbackByPage,
  parseFeedback,
}

test.each(Object.entries(PARSERS))('%s: what is no object is a malformed answer', (_, parse) => {
  for (const json of [null, 'text', 7]) expect(() => parse(json)).toThrow(RequestError)
})

test('an answer without a list has no rows, which is not the same as none', () => {
  expect(parseSearches({}).rows).toBeNull()
  expect(parseConversations({ conversations: {} }).rows).toBeNull()
  expect(parseFeedbackByPage({ feedback: 'none' }).rows).toBeNull()
  expect(parseFeedback({ feedback: null }).rows).toBeNull()
})
