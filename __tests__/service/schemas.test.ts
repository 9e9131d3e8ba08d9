import { describe, expect, test } from '@jest/globals'
import { AttemptError } from '../../src/http/faults.ts'
import {
  parseAgentJob,
  parseConversations,
  parseFeedback,
  parseFeedbackByPage,
  parsePageViews,
  parseSearches,
  parseVisitorTotals,
} from '../../src/service/schemas.ts'

const KIB = 1024

const counts = { human: 2, ai: 1, total: 3 }
const search = (fields: object = {}) => ({
  searchQuery: 'webhooks',
  hits: 10,
  ctr: 50,
  lastSearchedAt: '2026-11-12T00:00:00Z',
  ...fields,
})
const turn = (fields: object = {}) => ({
  id: 'conversation_1',
  timestamp: '2026-11-12T00:00:00Z',
  query: 'How?',
  response: 'Like this.',
  responseType: 'answer',
  resolutionStatus: 'unanswered',
  sources: [{ title: 'Keys', url: 'https://docs.example/keys' }],
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
  comment: 'It fails',
  createdAt: '2026-11-12T00:00:00Z',
  source: 'contextual',
  status: 'pending',
  helpful: false,
  contact: 'ada@example.com',
  ...fields,
})

const read = {
  views: (json: object) => parsePageViews(json, 250),
  searches: (rows: unknown, more = {}) => parseSearches({ searches: rows, ...more }, 100),
  turns: (rows: unknown, more = {}) => parseConversations({ conversations: rows, ...more }, 1000),
  pages: (rows: unknown) => parseFeedbackByPage({ feedback: rows }, 100),
  feedback: (rows: unknown) => parseFeedback({ feedback: rows }, 100),
}

describe('an agent job', () => {
  test('keeps valid fields; a missing field, or one of the wrong type, is null', () => {
    const job = { id: 'job_1', status: 'active', prLink: null }
    expect(parseAgentJob({ ...job, createdAt: 'now', more: 1 })).toEqual(job)
    const odd = { id: 'a', status: 'b', prLink: {} }
    expect(parseAgentJob(odd)).toEqual({ ...odd, prLink: null })
    expect(parseAgentJob({ id: 'a', status: 'b' })).toMatchObject({ prLink: null })
  })
})

describe('page views', () => {
  const views = [{ path: '/a', ...counts, odd: 1 }]

  test('have totals and rows, and no other field', () => {
    // Totals need not add up.
    const totals = { human: 7, ai: 5, total: 10 }
    const answer = { totals: { ...totals, odd: 1 }, views, hasMore: true }
    const rows = [{ path: '/a', ...counts }]
    expect(read.views(answer)).toEqual({ totals, rows, hasMore: true, dropped: 0 })
    expect(parseVisitorTotals(answer)).toEqual(totals)
  })

  test.each([
    ...[undefined, { ...counts, ai: -1 }, { ...counts, human: '2' }, { human: 2 }],
    ...[Number.POSITIVE_INFINITY, 1.5, 2 ** 53].map((total) => ({ ...counts, total })),
  ])('totals of %j are not available, but the rows are', (totals) => {
    expect(read.views({ totals, views })).toMatchObject({ totals: null, rows: [{ path: '/a' }] })
    expect(parseVisitorTotals({ totals })).toBeNull()
  })
})

describe('searches', () => {
  test.each([{ ctr: -0.1 }, { ctr: 100.1 }, { ctr: null }, { hits: -1 }, { searchQuery: null }])(
    'a row with %j is dropped and counted',
    (fields) => {
      const answer = read.searches([search(fields), search(), 'row'])
      expect(answer).toMatchObject({ rows: [{ hits: 10 }], dropped: 2 })
    },
  )
})

describe('conversations', () => {
  test('a row is a turn without its answer, and needs an ID, a text and a status', () => {
    const { response, sources, queryCategory, ...rest } = turn()
    const [whole, bare] = [turn(), { id: 'c', query: 'How?', resolutionStatus: 'answered' }]
    const odd = [turn({ id: 1 }), turn({ query: null }), turn({ resolutionStatus: undefined })]
    const answer = read.turns([whole, bare, ...odd])
    expect(answer.rows?.[0]).toEqual(rest)
    const absent = { timestamp: '', pageUrl: null }
    expect(answer.rows?.slice(1)).toMatchObject([{ ...absent, responseType: 'answer' }])
    expect(answer.dropped).toBe(3)
  })

  test.each([7, '', {}])('a cursor of %j cannot be sent back', (nextCursor) => {
    const answer = read.turns([], { nextCursor, hasMore: true })
    expect(answer).toMatchObject({ nextCursor: null, hasMore: true })
  })
})

describe('feedback', () => {
  test('by page has votes; a row with an invalid count is dropped', () => {
    const odd = [page({ thumbsDown: -1 }), page({ thumbsUp: null }), page({ thumbsUp: 0.5 })]
    const answer = read.pages([...odd, page({ code: undefined, total: undefined, odd: 1 })])
    const { path, thumbsUp, thumbsDown } = page()
    expect(answer.rows).toEqual([{ path, thumbsUp, thumbsDown }])
    expect(answer.dropped).toBe(3)
  })

  test("its writer's address is never read", () => {
    const { rows } = read.feedback([feedback(), feedback({ helpful: undefined })])
    expect(JSON.stringify(rows)).not.toContain('ada@')
    expect(rows?.[0]).toMatchObject({ comment: 'It fails', helpful: false })
    expect(rows?.[1]).toMatchObject({ helpful: null })
  })
})

test.each([null, 'text', 7])('an answer of %j is malformed', (json) => {
  for (const parse of [parsePageViews, parseVisitorTotals, parseSearches, parseConversations])
    expect(() => parse(json, 10)).toThrow(AttemptError)
  for (const parse of [parseFeedback, parseFeedbackByPage])
    expect(() => parse(json, 10)).toThrow('the answer is not a JSON object with feedback')
})

describe('an answer that would cost time or memory', () => {
  const long = '😀'.repeat(150 * KIB)

  test('text is cut when it is parsed, between characters', () => {
    const turns = read.turns([turn({ query: long, pageUrl: long })])
    const [asked] = turns.rows ?? []
    const [view] = read.views({ views: [{ path: long, ...counts }] }).rows ?? []
    const [term] = read.searches([search({ searchQuery: `x${long}` })]).rows ?? []
    const [said] = read.feedback([feedback({ comment: long })]).rows ?? []
    for (const path of [asked?.pageUrl, view?.path]) expect(path).toHaveLength(2 * KIB)
    for (const text of [asked?.query, term?.searchQuery, said?.comment])
      expect(text).toHaveLength(4 * KIB)
    expect(term?.searchQuery.isWellFormed()).toBe(true)
  })

  test('only as many rows as we asked for are parsed', () => {
    const empty = Array.from({ length: 1_000_000 }, () => ({ url: '/' }))
    expect(parseSearches({ searches: [search(), ...empty] }, 2)).toMatchObject({
      rows: [{ hits: 10 }],
      dropped: 1_000_000,
    })
  })
})
