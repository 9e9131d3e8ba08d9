import { describe, expect, test } from '@jest/globals'
import type { Analytics } from '../../src/analytics/read.ts'
import {
  describeMissingViews,
  renderTraffic,
  trafficDetails,
  trafficSentence,
} from '../../src/report/traffic.ts'
import {
  ALL_SIGNALS,
  BEFORE,
  LAST,
  read,
  serviceOf,
  view,
  views,
} from '../analytics/docs-service.ts'
import { analyticsOf } from '../support/scenes.ts'

interface Totals {
  human: number
  ai: number
}

/** Page views of which the last two weeks can be given; null where a week cannot be read. */
async function report(last: Totals | null, before: Totals | null, weeks = 8): Promise<Analytics> {
  const given: Record<string, Totals | null> = { [LAST]: last, [BEFORE]: before }
  return read(
    ({ dateFrom }) => {
      const totals = given[dateFrom] === undefined ? { human: 80, ai: 20 } : given[dateFrom]
      return {
        totals: totals && { ...totals, total: totals.human + totals.ai },
        views: [view('/', 5)],
        hasMore: false,
      }
    },
    { weeks },
  )
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
const rendered = async (analytics: Promise<Analytics>) => plain(renderTraffic(await analytics))
const detailsOf = (analytics: Analytics) => plain(trafficDetails(analytics, 'summary').join('\n\n'))

describe('the sentence', () => {
  const cases: Array<[string, Totals | null, Totals | null]> = [
    [
      '12,345 views last week (9–15 Nov), up 8 % on the week before; AI assistants read 31 %.',
      { human: 8518, ai: 3827 },
      { human: 8000, ai: 3430 },
    ],
    [
      '75 views last week (9–15 Nov), down 25 % on the week before; AI assistants read 20 %.',
      { human: 60, ai: 15 },
      { human: 100, ai: 0 },
    ],
    [
      '1 view last week (9–15 Nov), after none the week before; AI assistants read 0 %.',
      { human: 1, ai: 0 },
      { human: 0, ai: 0 },
    ],
    [
      '0 views last week (9–15 Nov), down 100 % on the week before.',
      { human: 0, ai: 0 },
      { human: 5, ai: 0 },
    ],
    ['100 views last week (9–15 Nov); AI assistants read 50 %.', { human: 50, ai: 50 }, null],
    ['', null, { human: 100, ai: 0 }],
  ]
  test.each(cases)('%s', async (sentence, last, before) => {
    expect(plain(trafficSentence(await report(last, before)))).toBe(sentence)
  })

  test('has the people where visitors were read', async () => {
    expect(plain(trafficSentence(await analyticsOf()))).toBe(
      '95,411 views last week (9–15 Nov), up 8 % on the week before; 10,199 people visited, and AI assistants read 40 %.',
    )
  })

  test('is about people where views were not asked for', async () => {
    expect(plain(trafficSentence(await analyticsOf({ weeks: 0 })))).toBe(
      '10,199 people visited last week (9–15 Nov), up 3 % on the week before.',
    )
  })
})

test('the weeks are in four columns that fit a phone, the newest first', async () => {
  const markdown = await rendered(report({ human: 8518, ai: 3827 }, { human: 8000, ai: 3430 }))
  expect(markdown.split('\n\n')).toEqual([
    expect.stringMatching(/^\*\*12,345 views\*\* last week/),
    expect.stringMatching(/^\| Week \| Views \| Change \| AI share \|\n/),
  ])
  expect(markdown).toContain('| 9–15 Nov | **12,345** | +8 % | 31 % |')
  expect(markdown).toContain('| 26 Oct – 1 Nov | **100** | 0 % | 20 % |')
  expect(markdown).toContain('| 21–27 Sep | **100** | – | 20 % |')
})

test('weeks before the last eight are in the details, with the mean', async () => {
  const analytics = await analyticsOf({ weeks: 10 })
  expect(plain(renderTraffic(analytics)).match(/^\| \d.*$/gm)).toHaveLength(8)
  const details = detailsOf(analytics)
  expect(details).toContain('Mean of the 9 weeks before: **76,821** views.')
  expect(details).toContain(
    '**Earlier weeks** (2)\n\n| Week | Views | Change | AI share |\n| :-- | --: | --: | --: |\n| 14–20 Sep | **67,630** | +2 % | 32 % |',
  )
})

test('S12: a week that is not available has no number and no change, and is named with the reason', async () => {
  const markdown = await rendered(report({ human: 10, ai: 0 }, null))
  expect(markdown).toContain(
    "> ⚠️ Page views not available (2–8 Nov):&#8288; the service's totals are not valid numbers.",
  )
  expect(markdown).toContain('| 2–8 Nov | not available |  |  |')
  expect(markdown).toContain('| 9–15 Nov | **10** | – |')
})

test('weeks that failed alike are named together, five of them by name', async () => {
  const refused = await read(() => 500, { weeks: 8, minutes: 0 })
  expect(describeMissingViews(refused)).toEqual([
    expect.stringMatching(
      /^Page views not available \(9–15 Nov, 2–8 Nov, .*, 12–18 Oct and 3 more weeks\): .*\.$/,
    ),
  ])
  expect(trafficDetails(refused, 'summary')).toEqual([])
})

test('S14: a list from a week that was not read whole is marked partial, and says how much was read', async () => {
  const rows = views(600)
  const answer = serviceOf({ views: rows }, { views: rows })
  const analytics = await read(
    (query) => (query.operation === 'views' && query.offset > 250 ? 403 : answer(query)),
    { weeks: 2 },
  )
  const details = detailsOf(analytics)
  expect(details).toContain(
    '> ⚠️ The lists of pages are partial:&#8288; they hold 500 pages of 9–15 Nov and 500 pages of 2–8 Nov, since the service answered 403.',
  )
  expect(details).toContain('**Top pages** (10 of 500)')
})

test('S17: without a list of rows the pages are not available, and the weeks are', async () => {
  const totals = { human: 1, ai: 1, total: 2 }
  const analytics = await read(() => ({ totals }), { weeks: 2 })
  expect(detailsOf(analytics)).toContain(
    "> ⚠️ Pages are not available:&#8288; the service's answer has no list.",
  )
  expect(renderTraffic(analytics)).toContain('**2 views** last week')
})

test('pages are in five lists, each with its views, the change, and those of the week before', async () => {
  const answer = serviceOf(
    { views: [view('/up', 90), view('/down', 20), view('/new', 40, 10)] },
    { views: [view('/up', 50), view('/down', 70), view('/gone', 30)] },
  )
  const details = detailsOf(await read(answer, { weeks: 2 }))
  const head = '| Page | Views | Change | Before |\n| :-- | --: | --: | --: |\n'
  expect(details).toContain(`**Top pages** (3)\n\n${head}| /up | 90 | +80 % | 50 |\n| /new | 50 |`)
  expect(details).toContain(`**Pages that gained most** (1)\n\n${head}| /up | 90 | +80 % | 50 |`)
  expect(details).toContain(`**Pages that lost most** (1)\n\n${head}| /down | 20 | −71 % | 70 |`)
  expect(details).toContain(`**New pages** (1)\n\n${head}| /new | 50 | new | – |`)
  expect(details).toContain(
    `**Pages that nobody read any more** (1)\n\n${head}| /gone | – | −100 % | 30 |`,
  )
  expect(details).toContain('<sub>Page views of 2 Nov – 15 Nov 2026: complete weeks')
})

test('a report without page views says nothing of them', async () => {
  const analytics = await read(serviceOf({}), { signals: ALL_SIGNALS })
  expect(trafficDetails(analytics, 'summary')).toEqual([])
  expect(renderTraffic(analytics)).toBe(
    '**0 people** visited last week (9–15 Nov), as many as the week before.',
  )
})
