import { describe, expect, test } from '@jest/globals'
import type { PageRow } from '../../src/service/page-views.ts'
import { changeOf, figuresOf, type PagesFigures } from '../../src/traffic/figures.ts'
import { LAST_WEEK, readTraffic, row, rows, site } from './harness.ts'

describe('a change', () => {
  const cases: Array<
    [now: number | undefined, before: number | undefined, change: ReturnType<typeof changeOf>]
  > = [
    [108, 100, { views: 8, percent: 8 }],
    [50, 100, { views: -50, percent: -50 }],
    [0, 100, { views: -100, percent: -100 }],
    [5, 0, { views: 5, percent: 'new' }],
    [0, 0, { views: 0, percent: 0 }],
    [undefined, 100, null],
    [100, undefined, null],
  ]
  test.each(cases)('to %s from %s is %j', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change)
  })
})

async function pagesOf(
  { last, before }: { last: PageRow[]; before: PageRow[] },
  { maxRequests = 60, topPages = 10 } = {},
): Promise<PagesFigures | null> {
  const answer = site((week) => (week === LAST_WEEK ? last : before))
  return figuresOf(await readTraffic({ weeks: 2, answer, maxRequests, topPages }), topPages).pages
}

const paths = (list: { rows: Array<{ path: string }> } | null | undefined) =>
  list?.rows.map(({ path }) => path)

describe('the lists of pages', () => {
  test('rank by views, then by path, and count what they leave out', async () => {
    const last = [row('/b', 5), row('/a', 5), row('/c', 9), row('/d', 1)]
    const pages = await pagesOf({ last, before: [] }, { topPages: 3 })
    expect(paths(pages?.top)).toEqual(['/c', '/a', '/b'])
    expect(pages?.top.count).toBe(4)
  })

  test('tell movers of at least 20 views and 10 % of the busier week', async () => {
    const last = [
      row('/up', 120),
      row('/little', 119),
      row('/share', 1099),
      row('/large', 1112),
      row('/down', 80),
    ]
    const before = [
      row('/up', 100),
      row('/little', 100),
      row('/share', 1000),
      row('/large', 1000),
      row('/down', 100),
    ]
    const pages = await pagesOf({ last, before })
    expect(paths(pages?.up)).toEqual(['/large', '/up'])
    expect(paths(pages?.down)).toEqual(['/down'])
  })

  test('tell new and vanished pages apart from movers, from 20 views', async () => {
    const last = [row('/new', 20), row('/few', 19), row('/both', 50)]
    const before = [row('/gone', 30), row('/seldom', 3), row('/both', 50)]
    const pages = await pagesOf({ last, before })
    expect(paths(pages?.appeared)).toEqual(['/new'])
    expect(paths(pages?.vanished)).toEqual(['/gone'])
    expect(pages?.up.count).toBe(0)
    expect(pages?.top.rows.map(({ path, change }) => [path, change?.percent])).toEqual([
      ['/both', 0],
      ['/new', 'new'],
      ['/few', 'new'],
    ])
  })

  test('do not call a page new or gone, nor tell its change, where rows are missing', async () => {
    const last = rows(600)
    const before = rows(600).toReversed()
    const pages = await pagesOf({ last, before }, { maxRequests: 4 })
    expect(pages).toMatchObject({ appeared: null, vanished: null })
    // The busiest pages are the last of the other listing, which were not read.
    expect(pages?.top.rows[0]).toMatchObject({ path: '/page-0', change: null })
  })
})

test('the mean is of the weeks before the last', async () => {
  const views: Record<string, number> = { [LAST_WEEK]: 1000, '2026-11-02': 10, '2026-10-26': 21 }
  const answer = site((week) => [row('/', views[week] ?? 0, 5)])
  expect(figuresOf(await readTraffic({ weeks: 3, answer }), 10).meanBefore).toEqual({
    totals: { human: 16, ai: 5, total: 21 },
    weeks: 2,
  })
})

test("AI's share is of all views, and there is none of nothing", async () => {
  const answer = site((week) => (week === LAST_WEEK ? [row('/', 69, 31)] : []))
  const { weeks } = figuresOf(await readTraffic({ weeks: 2, answer }), 10)
  expect(weeks.map(({ aiShare }) => aiShare)).toEqual([0.31, null])
})
