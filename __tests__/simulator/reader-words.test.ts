import { describe, expect, test } from '@jest/globals'
import type { JsonObject } from '../../simulator/answer.ts'
import { PERSONAL_KINDS } from '../../simulator/signals/personal-data.ts'
import type { SignalsScript } from '../../simulator/simulator.ts'
import { start, WEEK } from './harness.ts'
import { ask, readAll, rowsOf, valuesOf } from './signals-harness.ts'

const UNLIMITED = { limits: { analyticsPerHour: 1e6 } }
const NEXT_WEEK = { dateFrom: '2026-01-12', dateTo: '2026-01-19' }

type Signal = Parameters<typeof readAll>[1]

async function read(
  signal: Signal,
  signals: SignalsScript = {},
  query = {},
): Promise<JsonObject[]> {
  return (await readAll(await start({ ...UNLIMITED, signals }), signal, { ...WEEK, ...query })).rows
}

function having(rows: JsonObject[], field: string, value: unknown): JsonObject[] {
  return rows.filter((row) => row[field] === value)
}

describe('searches', () => {
  const hitsOf = (rows: JsonObject[]) => rows.map(({ hits }) => Number(hits))

  test('come by hits, with ties, and add up to all searches', async () => {
    const { rows, last } = await readAll(await start(), 'searches')
    const hits = hitsOf(rows)
    expect(hits).toEqual(hits.toSorted((a, b) => b - a))
    expect(new Set(hits).size).toBeLessThan(hits.length)
    expect(last).toEqual({
      searches: expect.any(Array),
      totalSearches: hits.reduce((sum, n) => sum + n, 0),
      nextCursor: null,
    })
  })

  test('have their click rate in percent, and a page only where somebody clicked', async () => {
    const rows = await read('searches')
    for (const { ctr, topClickedPage } of rows) {
      expect(Number(ctr)).toBeGreaterThanOrEqual(0)
      expect(Number(ctr)).toBeLessThanOrEqual(100)
      expect(topClickedPage === null).toBe(ctr === 0)
    }
    expect(Math.max(...rows.map(({ ctr }) => Number(ctr)))).toBeGreaterThan(1)
    expect(having(rows, 'ctr', 0).length).toBeGreaterThan(10)
  })

  test('of the days add up to the week', async () => {
    const { last: week } = await readAll(await start(), 'searches')
    const simulator = await start()
    let sum = 0
    for (let day = 5; day < 12; day++) {
      const date = (n: number) => `2026-01-${String(n).padStart(2, '0')}`
      const range = { dateFrom: date(day), dateTo: date(day + 1) }
      sum += Number((await ask(simulator, 'searches', range)).json.totalSearches)
    }
    expect(sum).toBe(week.totalSearches)
  })

  test('can have a term that stands out in one week', async () => {
    const clusters = [{ week: '2026-01-07', searchQuery: 'sso okta loop', hits: 900, clicks: 9 }]
    const rows = await read('searches', { searches: { clusters } })
    expect(rows[0]).toMatchObject({ searchQuery: 'sso okta loop', hits: 900, ctr: 1 })
    const later = await read('searches', { searches: { clusters } }, NEXT_WEEK)
    expect(having(later, 'searchQuery', 'sso okta loop')).toEqual([])
  })
})

describe('conversations', () => {
  test('are turns of the range, the newest first, in the documented shape', async () => {
    const rows = await read('conversations', { conversations: { perWeek: 500 } })
    const times = rows.map(({ timestamp }) => String(timestamp))
    expect(rows).toHaveLength(500)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times.at(-1)?.slice(0, 10)).toBe(WEEK.dateFrom)
    expect(Number(times[0]?.localeCompare(WEEK.dateTo))).toBeLessThan(0)
    expect(valuesOf(rows, 'resolutionStatus')).toEqual(new Set(['answered', 'unanswered']))
    expect(valuesOf(rows, 'responseType')).toEqual(new Set(['answer', 'clarifying_question']))
    expect(having(rows, 'queryCategory', null).length).toBeGreaterThan(10)
    expect(having(rows, 'pageUrl', null).length).toBeGreaterThan(10)
    for (const row of rows) {
      expect(row).toEqual({
        id: expect.any(String),
        timestamp: expect.any(String),
        query: expect.stringMatching(/\w+/),
        response: expect.stringMatching(/\w+/),
        responseType: expect.any(String),
        sources: expect.any(Array),
        resolutionStatus: expect.any(String),
        queryCategory: row.queryCategory === null ? null : expect.any(String),
        pageUrl: row.pageUrl === null ? null : expect.stringMatching(/^https:\/\/docs\./),
      })
    }
  })

  test('of one conversation share its ID, category and page', async () => {
    const rows = await read('conversations', { conversations: { perWeek: 500 } })
    const conversations = [...Map.groupBy(rows, ({ id }) => id).values()]
    expect(conversations.filter((turns) => turns.length > 1).length).toBeGreaterThan(50)
    for (const turns of conversations) {
      expect(valuesOf(turns, 'queryCategory').size).toBe(1)
      expect(valuesOf(turns, 'pageUrl').size).toBe(1)
      expect(valuesOf(turns, 'timestamp').size).toBe(turns.length)
    }
  })

  test('of the days and hours add up to the week, none of them twice', async () => {
    const signals = { conversations: { perWeek: 300 } }
    const week = await read('conversations', signals)
    const parts = [
      await read('conversations', signals, { dateTo: '2026-01-08T09:30:00Z' }),
      await read('conversations', signals, { dateFrom: '2026-01-08T09:30:00Z' }),
    ]
    expect(parts.map((rows) => rows.length > 50)).toEqual([true, true])
    expect(parts.toReversed().flat()).toEqual(week)
  })

  test('have as many unanswered ones as told', async () => {
    const share = async (unansweredShare: number) => {
      const rows = await read('conversations', { conversations: { perWeek: 800, unansweredShare } })
      return having(rows, 'resolutionStatus', 'unanswered').length / 800
    }
    expect(await share(0)).toBe(0)
    expect(await share(0.5)).toBeCloseTo(0.5, 1)
    expect(await share(1)).toBe(1)
  })

  test('ask the same again in other case and punctuation', async () => {
    const rows = await read('conversations', { conversations: { perWeek: 1000 } })
    const plain = (text: unknown) => String(text).toLowerCase().replaceAll(/\W+/g, ' ').trim()
    const spellings = Map.groupBy(valuesOf(rows, 'query'), plain)
    expect([...spellings.values()].filter((same) => same.length > 1).length).toBeGreaterThan(20)
  })

  test('can have a cluster of unanswered ones in one week', async () => {
    const clusters = [{ week: '2026-01-05', about: 'webhooks', count: 30, path: '/guides/hooks' }]
    const signals = { quiet: true, conversations: { clusters, perWeek: 60 } }
    const rows = await read('conversations', signals)
    const unanswered = having(rows, 'resolutionStatus', 'unanswered')
    expect([rows.length, unanswered.length]).toEqual([90, 30])
    expect(valuesOf(unanswered, 'queryCategory')).toEqual(new Set(['webhooks']))
    expect(valuesOf(unanswered, 'pageUrl')).toEqual(
      new Set(['https://docs.acme.example/guides/hooks']),
    )
    expect(unanswered.filter(({ query }) => !/webhook/i.test(String(query)))).toEqual([])
    expect(await read('conversations', signals, NEXT_WEEK)).toHaveLength(60)
  })

  test('can be these and no others, those with a time within their range only', async () => {
    const conversations = [
      { query: 'one', resolutionStatus: 'unanswered' },
      { query: 'two', timestamp: '2026-01-06T10:00:00Z', pageUrl: undefined, extra: [1] },
      { query: 'three', timestamp: '2026-01-12T00:00:00Z' },
    ]
    const rows = await read('conversations', { conversations })
    expect(rows).toMatchObject([
      { query: 'one', resolutionStatus: 'unanswered', timestamp: '2026-01-05T00:00:00.000Z' },
      { query: 'two', resolutionStatus: 'answered', extra: [1] },
    ])
    expect(rows[1]).not.toHaveProperty('pageUrl')
    const later = await read('conversations', { conversations }, NEXT_WEEK)
    expect(later.map(({ query }) => query)).toEqual(['one', 'three'])
  })
})

describe('feedback', () => {
  const many = { feedback: { perWeek: 600 } }

  test('has what its source says', async () => {
    const rows = await read('feedback', many)
    const bySource = Map.groupBy(rows, ({ source }) => source)
    const common = ['comment', 'createdAt', 'id', 'path', 'source', 'status']
    const own: Record<string, string[]> = {
      contextual: ['contact', 'helpful'],
      code_snippet: ['code', 'filename', 'lang'],
      agent: [],
      thumbs_only: [],
    }
    expect([...bySource.keys()].toSorted()).toEqual(Object.keys(own).toSorted())
    for (const [source, ofSource] of bySource) {
      const fields = [...common, ...(own[String(source)] ?? [])].toSorted()
      for (const row of ofSource) expect(Object.keys(row).toSorted()).toEqual(fields)
    }
    expect(valuesOf(bySource.get('thumbs_only') ?? [], 'comment')).toEqual(new Set([null]))
    expect(valuesOf(bySource.get('contextual') ?? [], 'helpful')).toEqual(new Set([true, false]))
  })

  test('can be filtered by source and by status', async () => {
    const rows = await read('feedback', many)
    const agents = await read('feedback', many, { source: 'agent', limit: '10' })
    const open = await read('feedback', many, { status: 'pending,in_progress' })
    expect(agents).toEqual(having(rows, 'source', 'agent'))
    expect(valuesOf(open, 'status')).toEqual(new Set(['pending', 'in_progress']))
    const simulator = await start()
    expect(await ask(simulator, 'feedback', { source: 'mail', status: 'lost' })).toMatchObject({
      status: 400,
      json: {
        details: [
          { message: 'source must be one of code_snippet, contextual, agent, thumbs_only' },
          { message: 'status must be of pending, in_progress, resolved, dismissed' },
        ],
      },
    })
  })

  test('by page counts the same votes', async () => {
    const simulator = await start({ ...UNLIMITED, pageViews: { pages: 50 }, signals: many })
    const { rows } = await readAll(simulator, 'feedback')
    const reply = await ask(simulator, 'feedback-by-page', { limit: '100' })
    const pages = rowsOf(reply, 'feedback-by-page')
    const sum = (field: string) => pages.reduce((all, page) => all + Number(page[field]), 0)
    const agents = having(rows, 'source', 'agent').length
    expect(sum('thumbsDown')).toBe(having(rows, 'helpful', false).length + agents)
    expect(sum('thumbsUp')).toBe(having(rows, 'helpful', true).length)
    expect(sum('code')).toBe(having(rows, 'source', 'code_snippet').length)
    expect(sum('total')).toBe(rows.length)
    const first = having(rows, 'path', pages[0]?.path)
    expect(pages[0]?.total).toBe(first.length)
  })

  test('by page says that there is more, and has no cursor', async () => {
    const simulator = await start({ signals: many })
    const { json } = await ask(simulator, 'feedback-by-page')
    expect(Object.keys(json)).toEqual(['feedback', 'hasMore'])
    expect(json.hasMore).toBe(true)
    const snippets = await ask(simulator, 'feedback-by-page', {
      source: 'code_snippet',
      limit: '100',
    })
    expect(valuesOf(rowsOf(snippets, 'feedback-by-page'), 'thumbsDown')).toEqual(new Set([0]))
  })

  test('can have a page that is disliked in one week', async () => {
    const clusters = [
      { week: '2026-01-05', path: '/guides/hooks', count: 12, comment: 'No example' },
    ]
    const signals = { quiet: true, feedback: { clusters } }
    const pages = await ask(await start({ signals }), 'feedback-by-page', { limit: '100' })
    const disliked = rowsOf(pages, 'feedback-by-page').filter(({ thumbsDown }) => thumbsDown !== 0)
    expect(disliked).toEqual([
      { path: '/guides/hooks', thumbsUp: 0, thumbsDown: 12, code: 0, total: 12 },
    ])
    expect(having(await read('feedback', signals), 'comment', 'No example')).toHaveLength(12)
  })

  test('can be these rows and no others, for each listing', async () => {
    const feedback = [
      { path: '/a', helpful: false, source: 'contextual', comment: 'no' },
      { path: '/a', source: 'code_snippet', code: 'x' },
    ]
    const simulator = await start({ signals: { feedback } })
    expect((await ask(simulator, 'feedback')).json).toMatchObject({ feedback, hasMore: false })
    expect((await ask(simulator, 'feedback-by-page')).json).toEqual({
      feedback: [{ path: '/a', thumbsUp: 0, thumbsDown: 1, code: 1, total: 2 }],
      hasMore: false,
    })
    const feedbackByPage = [{ path: '/b', thumbsDown: '3' }]
    const literal = await start({ signals: { feedback, feedbackByPage } })
    expect((await ask(literal, 'feedback-by-page')).json).toEqual({
      feedback: [{ path: '/b', thumbsUp: 0, thumbsDown: '3', code: 0, total: 0 }],
      hasMore: false,
    })
  })
})

test('a quiet site has nothing that stands out, in any week', async () => {
  const signals = { quiet: true }
  for (const week of [WEEK, NEXT_WEEK]) {
    const searches = await read('searches', signals, week)
    expect(searches.filter(({ ctr }) => Number(ctr) < 10)).toEqual([])
    const turns = await read('conversations', signals, week)
    expect(valuesOf(turns, 'resolutionStatus')).toEqual(new Set(['answered']))
    const votes = await read('feedback', signals, week)
    expect(valuesOf(having(votes, 'source', 'contextual'), 'helpful')).toEqual(new Set([true]))
    expect(searches.length * turns.length * votes.length).toBeGreaterThan(0)
  }
})

describe('personal data', () => {
  test('is not there unless asked for, contacts aside', async () => {
    const simulator = await start()
    await ask(simulator, 'searches')
    await ask(simulator, 'conversations')
    expect(simulator.planted.size).toBe(0)
    const contacts = valuesOf(rowsOf(await ask(simulator, 'feedback'), 'feedback'), 'contact')
    contacts.delete(undefined)
    contacts.delete(null)
    expect([...simulator.planted.keys()]).toEqual(expect.arrayContaining([...contacts]))
    expect(new Set(simulator.planted.values())).toEqual(new Set(['email']))
  })

  test('of every kind is in as many texts as told, and the simulator knows all of it', async () => {
    const signals = {
      personalData: 0.5,
      conversations: { perWeek: 1000 },
      searches: { terms: 400 },
    }
    const simulator = await start({ ...UNLIMITED, signals })
    const { rows: turns } = await readAll(simulator, 'conversations')
    const { rows: terms } = await readAll(simulator, 'searches')
    const { rows: votes } = await readAll(simulator, 'feedback')
    const planted = [...simulator.planted.keys()]
    const holding = (rows: JsonObject[], field: string) =>
      rows.filter((row) => planted.some((value) => String(row[field]).includes(value))).length
    expect(new Set(simulator.planted.values())).toEqual(new Set(PERSONAL_KINDS))
    expect(holding(turns, 'query') / turns.length).toBeCloseTo(0.5, 1)
    expect(holding(terms, 'searchQuery') / terms.length).toBeCloseTo(0.5, 1)
    expect(holding(votes, 'comment')).toBeGreaterThan(5)
    const sent = JSON.stringify([turns, terms, votes])
    expect(planted.filter((value) => !sent.includes(value))).toEqual([])
  })

  test('has card numbers whose check digit is right', async () => {
    const signals = { personalData: 1, conversations: { perWeek: 500 } }
    const simulator = await start({ ...UNLIMITED, signals })
    await readAll(simulator, 'conversations')
    const cards = [...simulator.planted].filter(([, kind]) => kind === 'card')
    expect(cards.length).toBeGreaterThan(20)
    for (const [card] of cards) {
      const digits = [...card.replaceAll(' ', '')].map(Number).reverse()
      const doubled = digits.map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
      const sum = doubled.reduce((all, n) => all + Math.floor(n / 10) + (n % 10), 0)
      expect([digits.length, sum % 10]).toEqual([16, 0])
    }
  })
})
