import { expect, test } from '@jest/globals'
import { broken, json } from '../../simulator/http/answer.ts'
import { renderPlain } from '../../src/rich-text.ts'
import { BEFORE, LAST, report, turn, twoWeeks, views } from '../support/readers.ts'

const TOTALS = { human: 70, ai: 30, total: 100 }
const SPENT = 'partial, since the 90 requests that a report may make were spent'

const row = (path: string, human: number, ai = 0) => ({ path, human, ai, total: human + ai })
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => row(`/page-${from + n}`, count - n))

/** A two-week report with these rows in every answer; only the last week has more pages. */
const listing = (rowsAt: (offset: number) => unknown, hasMore = false) =>
  report(
    {},
    {
      weeks: 2,
      onRequest({ query }) {
        const isLast = query.get('dateFrom') === LAST
        const offset = Number(query.get('offset'))
        const answer = { totals: TOTALS, views: rowsAt(offset), hasMore: hasMore && isLast }
        return broken(json(200, answer))
      },
    },
  )

test('each week costs a request, and the last two weeks one per 250 pages', async () => {
  const events = twoWeeks({ visits: views(600) }, { visits: views(300) })
  const { seen } = await report(events, { weeks: 3 })
  const shown = seen.map(({ query }) =>
    ['dateFrom', 'limit', 'offset'].map((name) => query.get(name)).join(' '),
  )
  expect(shown).toEqual([
    `${LAST} 250 0`,
    `${BEFORE} 250 0`,
    '2026-10-26T00:00:00Z 1 0',
    `${LAST} 250 250`,
    `${BEFORE} 250 250`,
    `${LAST} 250 500`,
  ])
})

test('a single week costs another request, for its change', async () => {
  const { seen, weeks } = await report({}, { weeks: 1 })
  expect(seen.map(({ query }) => query.get('dateFrom'))).toEqual([LAST, BEFORE])
  expect(weeks).toHaveLength(1)
})

test('a report reads totals, then signals, then pages, in at most 90 requests', async () => {
  const turns = Array.from({ length: 2500 }, (_, index) => turn(`Question ${index}`))
  const visits = views(20_000)
  const read = await report(twoWeeks({ visits, turns }, { visits }), { weeks: 53, signals: true })
  expect(read.seen).toHaveLength(90)
  const operations = read.seen.map(({ operation }) => operation)
  expect(operations.slice(0, 53)).toEqual(Array(53).fill('views'))
  expect(operations.slice(53, 56)).toEqual(['visitors', 'conversations', 'searches'])
  expect(read.weeks.every(({ totals }) => totals !== undefined)).toBe(true)
  const ofPages = read.gaps.filter((gap) => gap.of === 'Pages')
  expect(ofPages.map(({ what }) => renderPlain(what))).toEqual([`${SPENT}.`, `${SPENT}.`])
  const [last = 0, before = 0] = [read.pages, read.pagesBefore].map((week) => week?.pages.size)
  expect(Math.abs(last - before)).toBeLessThanOrEqual(250)
})

test.each<[string, (at: number) => unknown, number, string]>([
  ['that never ends is cut off', (at) => [row(`/${at}`, 5)], 21, 'only the first rows are read'],
  ['with unrequested rows is cut off', () => rows(400), 21, 'unrequested rows were left out'],
  [
    'with empty pages is cut off',
    (at) => (at ? [] : rows(250)),
    21,
    'only the first rows are read',
  ],
])('a list %s', async (_what, rowsAt, count, gap) => {
  const { seen, pages, gaps } = await listing(rowsAt, true)
  expect(seen).toHaveLength(count)
  expect(renderPlain(gaps[0]?.what ?? [])).toContain(gap)
  expect(pages?.isPartial).toBe(true)
  expect(pages?.pages.size).toBeLessThan(2_500)
})

test('the larger of two rows with the same spelling counts, and the spellings of a page add up', async () => {
  const twice = [row('/a', 5), row('/b', 7, 2), row('/a', 6), row('/b', 7, 1), row('/b', 8, 1)]
  const spelled = [row('/a/', 6, 1), row('/a/index#b', 1), row('/caf%C3%A9', 2), row('/café?x', 1)]
  for (const some of [[...twice, ...spelled], [...twice, ...spelled].toReversed()]) {
    const { totals, pages } = await listing(() => some)
    expect(totals).toEqual(TOTALS)
    const counted = [...(pages?.pages ?? [])].map(([path, { human, ai }]) => [path, human, ai])
    expect(counted.sort().join(' ')).toBe('/a,13,1 /b,8,1 /café,3,0')
  }
})

test.each([undefined, null, { length: 3 }])(
  'a list that is %j is not available; the totals are',
  async (list) => {
    const { weeks, gaps } = await listing(() => list)
    expect(weeks.map(({ totals }) => totals)).toEqual([TOTALS, TOTALS])
    const [gap] = gaps
    const what = "not available, since the service's answer has no list"
    expect([gap?.of, renderPlain(gap?.what ?? [])]).toEqual(['Pages', what])
  },
)

test('a list without a second answer that was announced is partial', async () => {
  const { gaps, pages } = await listing((at) => (at ? null : rows(250)), true)
  expect(renderPlain(gaps[0]?.what ?? [])).toMatch(/^partial, since the service's answer has no/)
  expect(pages?.isPartial).toBe(true)
})

test('__proto__ is an ordinary page, and invalid rows are left out', async () => {
  let nested: object = {}
  for (let depth = 0; depth < 2000; depth++) nested = { nested }
  const odd = [row('__proto__', 9), row('constructor', 8), 'row', null, { path: nested }]
  const { pages, gaps } = await listing(() => odd)
  expect([...(pages?.pages.keys() ?? [])]).toEqual(['/__proto__', '/constructor'])
  expect(renderPlain(gaps[0]?.what ?? [])).toMatch(
    / 3 invalid or unrequested rows were left out\.$/,
  )
})
