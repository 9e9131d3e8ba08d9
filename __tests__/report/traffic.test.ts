import { describe, expect, test } from '@jest/globals'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import { PLAIN } from '../../src/report/plain.ts'
import type { Analytics } from '../../src/report/read-report.ts'
import {
  describeMissingViews,
  renderTraffic,
  trafficDetails,
  trafficSentence,
} from '../../src/report/traffic.ts'
import { typed } from '../support/markdown.ts'
import { BEFORE, LAST, report, twoWeeks, view, views } from '../support/readers.ts'
import { analyticsOf } from '../support/scenes.ts'

type Totals = [human: number, ai: number] | null

/** Page views of eight weeks, of which the last two are given; null if a week cannot be read. */
async function reportOf(last: Totals, before: Totals): Promise<Analytics> {
  const given: Record<string, Totals> = { [LAST]: last, [BEFORE]: before }
  return report(
    {},
    {
      weeks: 8,
      onRequest({ query }) {
        const totals = given[query.get('dateFrom') ?? '']
        const [human = 0, ai = 0] = totals ?? [80, 20]
        const some = totals === null ? null : { human, ai, total: human + ai }
        return broken(json(200, { totals: some, views: [], hasMore: false }))
      },
    },
  )
}

const rendered = (analytics: Analytics) => typed(renderTraffic(analytics, GITHUB))
const detailsOf = (analytics: Analytics) => {
  const { lists, last, definitions } = trafficDetails(analytics, GITHUB)
  return typed([...lists, ...last, definitions].filter(Boolean).join('\n\n'))
}

describe('the sentence', () => {
  const week = 'last week'
  test.each<[string, Totals, Totals]>([
    [`120 views ${week}, up 20 % on the week before; AI assistants read 40 %.`, [72, 48], [100, 0]],
    [`1 view ${week}, after none the week before; AI assistants read 0 %.`, [1, 0], [0, 0]],
    [`0 views ${week}, down 100 % on the week before.`, [0, 0], [5, 0]],
    [`100 views ${week}; AI assistants read 50 %.`, [50, 50], null],
    ['', null, [100, 0]],
  ])('%s', async (sentence, last, before) => {
    expect(typed(trafficSentence(await reportOf(last, before))).replaceAll('**', '')).toBe(sentence)
  })

  test('has the people if visitors were read, and is about them if views were not', async () => {
    expect(typed(trafficSentence(await analyticsOf()))).toBe(
      `**95,411 views** ${week}, up 8 % on the week before; 10,199 people visited, and AI assistants read 40 %.`,
    )
    const alone = await analyticsOf({ weeks: 0 })
    expect(rendered(alone)).toBe(`**10,199 people** visited ${week}, up 3 % on the week before.`)
    expect(detailsOf(alone)).toBe('')
  })
})

describe('the weeks', () => {
  const last = '| 9 Nov | **95,411** | +8 % | 40 % |'

  test('are a chart, and in the details a table with the mean', async () => {
    const analytics = await analyticsOf({ weeks: 10 })
    const [sentence, legend, ...chart] = rendered(analytics).split('\n\n')
    expect(sentence).toMatch(/^\*\*95,411 views\*\* last week/)
    expect(legend).toMatch(/^\*\*Views a week/)
    expect(chart).toEqual([expect.stringMatching(/^```mermaid\n.*```$/s)])
    const details = detailsOf(analytics)
    expect(details).toContain('Mean of the 9 weeks before: **76,821** views.')
    expect(details).toContain(
      `**Weeks** (10)\n\n| Week of | Views | Change | AI share |\n| :-- | --: | --: | --: |\n${last}`,
    )
    expect(details).toContain('| 14 Sep | **67,630** | +2 % | 32 % |')
  })

  test('are a table if they are too few for a chart', async () => {
    const analytics = await analyticsOf({ weeks: 3 })
    expect(rendered(analytics)).toMatch(/^.*\n\n\| Week of .*(?:\n\| \d.*){3}$/s)
    expect(detailsOf(analytics)).not.toContain('| Week of')
  })

  test('are, without charts, the last four in a table, and the others in the details', async () => {
    const analytics = await analyticsOf({ weeks: 10 })
    const plain = renderTraffic(analytics, PLAIN)
    expect(typed(plain)).toMatch(/\n\n\| Week of .*(?:\n\| \d.*){4}$/s)
    expect(trafficDetails(analytics, PLAIN).last.at(-1)).toMatch(/^\*\*Earlier weeks\*\* \(6\)\n/)
  })
})

test('S12: a week that is not available has no numbers, and a line names it with the reason', async () => {
  const analytics = await reportOf([10, 0], null)
  expect(rendered(analytics)).toContain(
    "views not available (2–8 Nov): the service's totals are not valid",
  )
  const details = detailsOf(analytics)
  expect(details).toContain('| 2 Nov | not available |  |  |')
  expect(details).toContain('| 9 Nov | **10** | – |')
})

test('one line names the weeks that failed for one reason, at most five of them', async () => {
  const refused = await report({}, { weeks: 8, onRequest: () => refuse(400, 'No.') })
  const [line] = describeMissingViews(refused)
  expect(line).toMatch(/available \(9–15 Nov, 2–8 Nov, .*, 12–18 Oct and 3 more weeks\): .*\.$/)
  expect(detailsOf(refused)).toBe('')
})

test('S14: a list is partial if its week was not read whole, and says how much was read', async () => {
  const visits = views(600)
  const analytics = await report(twoWeeks({ visits }, { visits }), {
    weeks: 2,
    onRequest: ({ query }) => (Number(query.get('offset')) > 250 ? refuse(403, 'No.') : undefined),
  })
  const details = detailsOf(analytics)
  expect(details).toContain('partial: they hold 500 pages of 9–15 Nov and 500 pages of 2–8 Nov,')
  expect(details).toContain('**Top pages** (8 of at least 500)')
})

test('pages are in five lists, each with its views, and the change if the title does not say it', async () => {
  const events = twoWeeks(
    { visits: [...view('/up', 90), ...view('/down', 20), ...view('/new', 40, 10)] },
    { visits: [...view('/up', 50), ...view('/down', 70), ...view('/gone', 30)] },
  )
  const details = detailsOf(await report(events, { weeks: 2 })).split('\n\n')
  expect(details.slice(0, -1)).toEqual([
    '**Pages that lost most** (1): /down 20 (−71 %)',
    '**Pages that gained most** (1): /up 90 (+80 %)',
    '**Top pages** (3): /up 90 (+80 %) · /new 50 · /down 20 (−71 %)',
    '**New pages** (1): /new 50',
    '**Pages that nobody read any more** (1): /gone 30',
  ])
  expect(details.at(-1)).toMatch(/^Page views of 2 Nov – 15 Nov 2026: complete weeks/)
})
