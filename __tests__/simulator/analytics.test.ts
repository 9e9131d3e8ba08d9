import { expect, test } from '@jest/globals'
import {
  Analytics,
  type AnalyticsOperation,
  type AnalyticsOptions,
} from '../../simulator/analytics.ts'
import type { JsonObject } from '../../simulator/http/answer.ts'

const NOW_MS = Date.parse('2026-11-21T09:00:00Z')
const WEEK = { dateFrom: '2026-11-09T00:00:00Z', dateTo: '2026-11-16T00:00:00Z' }
const DAYS = Array.from({ length: 7 }, (_, day) => ({
  dateFrom: `2026-11-${String(9 + day).padStart(2, '0')}`,
  dateTo: `2026-11-${10 + day}`,
}))

// biome-ignore lint/suspicious/noExplicitAny: tests look deep into answers; each look is an assertion
type Body = any
type Query = Record<string, string>

function open(options: AnalyticsOptions = {}) {
  const analytics = new Analytics(options)
  const answer = (operation: AnalyticsOperation, query: Query) =>
    analytics.answer(operation, new URLSearchParams({ ...WEEK, ...query }), NOW_MS)
  const ask = (operation: AnalyticsOperation, query: Query = {}): Body =>
    answer(operation, query).body
  /** All rows of a listing, and the cursors that led to them. */
  const readAll = (operation: 'searches' | 'conversations' | 'feedback', query: Query = {}) => {
    const rows: JsonObject[] = []
    const cursors: string[] = []
    for (let cursor = ''; cursor !== null; ) {
      const page = ask(operation, { limit: '50', ...query, ...(cursor && { cursor }) })
      rows.push(...page[operation])
      cursor = page.nextCursor
      if (cursor !== null) cursors.push(cursor)
    }
    return { rows, cursors }
  }
  return { answer, ask, readAll }
}

const sum = (rows: JsonObject[], field: string) =>
  rows.reduce((total, row) => total + Number(row[field]), 0)

test.each<[AnalyticsOperation, Record<string, string>]>([
  ['views', { dateFrom: 'yesterday' }],
  ['views', { dateTo: '2026-13-01' }],
  ['views', { limit: '251' }],
  ['visitors', { limit: '0' }],
  ['visitors', { offset: '-1' }],
  ['searches', { limit: '101' }],
  ['searches', { cursor: 'unknown' }],
  ['conversations', { limit: '1001' }],
  ['conversations', { cursor: 'no-ulid' }],
  ['feedback', { source: 'everybody' }],
  ['feedback-by-page', { limit: '101' }],
])('%s refuses %j with details', (operation, query) => {
  const body = { error: expect.any(String), details: [{ message: expect.any(String) }] }
  expect(open().answer(operation, query)).toMatchObject({ status: 400, body })
})

test('pages add up to the totals, whatever the limit; the last one has no more', () => {
  const { ask } = open({ siteSize: 300 })
  const pages = ['0', '250'].map((offset) => ask('views', { limit: '250', offset }))
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false])
  const rows = pages.flatMap(({ views }) => views)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(300)
  for (const kind of ['human', 'ai', 'total']) expect(sum(rows, kind)).toBe(pages[0].totals[kind])
  expect(ask('views', { limit: '1' })).toMatchObject({ totals: pages[0].totals, hasMore: true })
})

test('dateTo is exclusive: the days of a week add up to the week', () => {
  const { ask } = open()
  const totals = DAYS.map((day) => ask('views', day).totals)
  expect(sum(totals, 'total')).toBe(ask('views').totals.total)
  const turns = (range: object) =>
    ask('conversations', { ...range, limit: '1000' }).conversations.length
  expect(DAYS.reduce((total, day) => total + turns(day), 0)).toBe(turns({}))
})

test('the turns of a conversation share its ID, category and page, and each comes once, behind ULIDs', () => {
  const { ask, readAll } = open({ conversationsPerWeek: 200 })
  const { rows, cursors } = readAll('conversations')
  expect(rows).toEqual(ask('conversations', { limit: '1000' }).conversations)
  expect(cursors.every((cursor) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(cursor))).toBe(true)
  const conversations = Object.values(Object.groupBy(rows, ({ id }) => String(id)))
  expect(conversations.length).toBeLessThan(rows.length)
  for (const turns of conversations) {
    expect(new Set(turns?.map((turn) => `${turn.queryCategory} ${turn.pageUrl}`)).size).toBe(1)
    expect(new Set(turns?.map(({ timestamp }) => timestamp)).size).toBe(turns?.length)
  }
  // It may be absent, which means an answer.
  expect(new Set(rows.map((row) => row.responseType)).size).toBe(3)
})

test("feedback is filtered by source and statuses; by page, agents' remarks are thumbs down", () => {
  const { ask, readAll } = open({ votesPerWeek: 500 })
  const status = 'pending,in_progress'
  const down = (query: object) =>
    sum(ask('feedback-by-page', { limit: '100', status, ...query }).feedback, 'thumbsDown')
  const { rows } = readAll('feedback', { status })
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(status.split(',')))
  const byReaders = rows.filter(({ helpful }) => helpful === false).length
  expect(down({ source: 'contextual' })).toBe(byReaders)
  expect(down({})).toBe(byReaders + rows.filter(({ source }) => source === 'agent').length)
  expect(readAll('feedback', { status, source: 'agent' }).rows).toEqual(
    rows.filter(({ source }) => source === 'agent'),
  )
})
